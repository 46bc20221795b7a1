"""Why a move of Go Cuckoo! is refused: the rule, and a sentence for the player."""

from __future__ import annotations

from typing import Final, NoReturn

from teeter.games.go_cuckoo import house
from teeter.games.go_cuckoo.moves import (
    BUILD,
    CALM,
    CHOOSE,
    FELL_EGG,
    FELL_STICK,
    FIRST_PULL,
    KIKI_FELL,
    KIKI_SANK,
    KNOCK,
    KNOCKED,
    LAY,
    LAY_EGG,
    LEFT,
    MAY_LAY,
    MUST_LAY,
    NEXT_PULL,
    OVER,
    PLACE_KIKI,
    PULL,
    PULLED,
    REACH,
    RESTS,
    SANK_EGG,
    SIT,
    STANDS,
    TAKE,
    TIPPED,
    TOUCHES,
    TRY,
)
from teeter.games.go_cuckoo.turn import CuckooTurn
from teeter.rules.contract import SEATS, Illegal, Move, Reason

# What the table waits for at each step.
_ASKED: Final = {
    FIRST_PULL: ("CUCK-09", "A turn with eggs in the supply begins with pulling a stick."),
    NEXT_PULL: ("CUCK-73", "The ends of your stick differ, so you must pull another one."),
    BUILD: ("CUCK-76", "First lay every stick in front of you on the nest."),
    MAY_LAY: ("CUCK-20", "Lay one egg, or say that you lay none."),
    MUST_LAY: ("CUCK-49", "No stick is standing any more: lay an egg."),
    SIT: ("CUCK-74", "You have no eggs: try to set Kiki on the nest."),
    CHOOSE: ("CUCK-37", "First say whom the egg is taken from."),
    REACH: ("CUCK-28", "A hand is on its way to the nest and has not touched it yet."),
    TRY: ("CUCK-75", "A try is under way: wait until everything is at rest."),
    KNOCKED: ("CUCK-30", "The table was knocked: wait until everything is at rest."),
}

# What the REFEREE says of something that is not there.
_UNSEEN: Final = {
    TOUCHES: (Reason.NOT_NOW, "CUCK-28", "Nobody is reaching for the nest."),
    FELL_EGG: (Reason.NOT_THERE, "CUCK-33", "There is no egg in the nest that could fall."),
    SANK_EGG: (Reason.NOT_THERE, "CUCK-35", "There is no egg in the nest that could sink."),
    FELL_STICK: (Reason.NOT_THERE, "CUCK-26", "That stick is neither in the can nor on the nest."),
    TIPPED: (Reason.NOT_THERE, "CUCK-26", "Only a stick that stands in the can could tip."),
    CALM: (Reason.NOT_NOW, "CUCK-30", "Nobody has knocked the table."),
    PULLED: (Reason.NOT_NOW, "CUCK-09", "No stick is being pulled."),
    RESTS: (Reason.NOT_NOW, "CUCK-23", "Neither a stick nor an egg is being laid."),
    STANDS: (Reason.NOT_NOW, "CUCK-39", "Kiki is not being set on the nest."),
    KIKI_FELL: (Reason.NOT_NOW, "CUCK-39", "Kiki is not being set on the nest."),
    KIKI_SANK: (Reason.NOT_NOW, "CUCK-39", "Kiki is not being set on the nest."),
}


def refuse(state: CuckooTurn, move: Move) -> NoReturn:
    """Raise Illegal for a move that is neither in `moves` nor in anybody's `asides`."""
    if state.phase == OVER:
        raise Illegal(Reason.OVER, "CUCK-48", "The game is over.")
    special = _SPECIAL.get(move.verb)
    if special:
        special(state, move)
    if move.verb in _UNSEEN:
        raise Illegal(*_UNSEEN[move.verb])
    rule, sentence = _ASKED[state.phase]
    raise Illegal(Reason.NOT_NOW, rule, sentence)


def _pull(state: CuckooTurn, move: Move) -> None:
    if state.phase in (BUILD, MAY_LAY):
        _no_more_tries(state)
    if state.phase not in (FIRST_PULL, NEXT_PULL):
        return
    if not state.is_standing(move.arg):
        raise Illegal(Reason.NOT_THERE, "CUCK-16", f"Stick {move.arg + 1} is not standing in the can.")
    rule = "CUCK-13" if state.tries == 1 else "CUCK-15"
    colour = house.COLOURS.value[state.need]
    raise Illegal(Reason.WRONG_COLOUR, rule, f"Pull a stick with a {colour} top.")


def _no_more_tries(state: CuckooTurn) -> NoReturn:
    if state.fallen:
        raise Illegal(Reason.FORBIDDEN, "CUCK-38", "Something has fallen: pulling is over.")
    if state.tries == house.TRIES.value:
        raise Illegal(Reason.FORBIDDEN, "CUCK-09", "You have pulled three sticks already.")
    if state.matched:
        raise Illegal(Reason.FORBIDDEN, "CUCK-17", "Your stick has equal ends: stop pulling.")
    raise Illegal(Reason.NOT_THERE, "CUCK-16", "No stick is standing in the can any more.")


def _lay(state: CuckooTurn, move: Move) -> None:
    if state.phase == BUILD:
        raise Illegal(Reason.NOT_THERE, "CUCK-25", f"Stick {move.arg + 1} is not in front of you.")


def _lay_egg(state: CuckooTurn, move: Move) -> None:
    if state.phase in (FIRST_PULL, NEXT_PULL):
        raise Illegal(Reason.NOT_NOW, "CUCK-19", "First find a stick with equal ends.")
    if state.phase == BUILD and state.fallen:
        raise Illegal(Reason.FORBIDDEN, "CUCK-38", "Something has fallen: no egg in this turn.")
    if state.phase == BUILD and not state.matched:
        raise Illegal(Reason.FORBIDDEN, "CUCK-18", "No stick has equal ends: no egg in this turn.")


def _place_kiki(state: CuckooTurn, move: Move) -> None:
    if state.phase in (FIRST_PULL, MUST_LAY):
        raise Illegal(Reason.FORBIDDEN, "CUCK-39", "You still have eggs; Kiki comes after the last.")
    if state.phase in (NEXT_PULL, BUILD, MAY_LAY):
        raise Illegal(Reason.NOT_NOW, "CUCK-40", "Kiki can be set at the start of a turn only.")


def _take(state: CuckooTurn, move: Move) -> None:
    if state.phase != CHOOSE:
        raise Illegal(Reason.NOT_NOW, "CUCK-35", "No egg is to be taken from anybody now.")
    raise Illegal(Reason.FORBIDDEN, "CUCK-37", "Take from another player with the most eggs.")


def _left_standing(state: CuckooTurn, move: Move) -> None:
    if state.phase == TRY and state.trying == PULL:
        raise Illegal(
            Reason.FORBIDDEN, "CUCK-73", "A pull ends with the stick out, unless something fell."
        )
    raise Illegal(*_UNSEEN[PULLED])


def _knock(state: CuckooTurn, move: Move) -> None:
    seat = SEATS[move.arg]
    if move.arg >= state.options.seats:
        raise Illegal(Reason.NOT_THERE, "CUCK-30", f"Nobody sits at {seat}.")
    if state.paused:
        raise Illegal(Reason.NOT_NOW, "CUCK-30", "The last knock is not settled yet.")
    raise Illegal(Reason.FORBIDDEN, "CUCK-28", f"{seat} answers for the nest anyway: say what fell.")


_SPECIAL: Final = {
    PULL: _pull,
    LAY: _lay,
    LAY_EGG: _lay_egg,
    PLACE_KIKI: _place_kiki,
    TAKE: _take,
    LEFT: _left_standing,
    KNOCK: _knock,
}
