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
from teeter.rules.text import Text

# What the table waits for at each step.
_ASKED: Final = {
    FIRST_PULL: ("CUCK-09", Text("go-cuckoo-no-pull-first")),
    NEXT_PULL: ("CUCK-73", Text("go-cuckoo-no-pull-again")),
    BUILD: ("CUCK-76", Text("go-cuckoo-no-build-first")),
    MAY_LAY: ("CUCK-20", Text("go-cuckoo-no-egg-or-none")),
    MUST_LAY: ("CUCK-49", Text("go-cuckoo-no-only-eggs")),
    SIT: ("CUCK-74", Text("go-cuckoo-no-only-kiki")),
    CHOOSE: ("CUCK-37", Text("go-cuckoo-no-choose-first")),
    REACH: ("CUCK-28", Text("go-cuckoo-no-reaching")),
    TRY: ("CUCK-75", Text("go-cuckoo-no-trying")),
    KNOCKED: ("CUCK-30", Text("go-cuckoo-no-knocked")),
}

# What the REFEREE says of something that is not there.
_UNSEEN: Final = {
    TOUCHES: (Reason.NOT_NOW, "CUCK-28", Text("go-cuckoo-no-touch")),
    FELL_EGG: (Reason.NOT_THERE, "CUCK-33", Text("go-cuckoo-no-egg-to-fall")),
    SANK_EGG: (Reason.NOT_THERE, "CUCK-35", Text("go-cuckoo-no-egg-to-sink")),
    FELL_STICK: (Reason.NOT_THERE, "CUCK-26", Text("go-cuckoo-no-stick-to-fall")),
    TIPPED: (Reason.NOT_THERE, "CUCK-26", Text("go-cuckoo-no-stick-to-tip")),
    CALM: (Reason.NOT_NOW, "CUCK-30", Text("go-cuckoo-no-knock")),
    PULLED: (Reason.NOT_NOW, "CUCK-09", Text("go-cuckoo-no-pull")),
    RESTS: (Reason.NOT_NOW, "CUCK-23", Text("go-cuckoo-no-laying")),
    STANDS: (Reason.NOT_NOW, "CUCK-39", Text("go-cuckoo-no-kiki")),
    KIKI_FELL: (Reason.NOT_NOW, "CUCK-39", Text("go-cuckoo-no-kiki")),
    KIKI_SANK: (Reason.NOT_NOW, "CUCK-39", Text("go-cuckoo-no-kiki")),
}


def refuse(state: CuckooTurn, move: Move) -> NoReturn:
    """Raise Illegal for a move that is neither in `moves` nor in anybody's `asides`."""
    if state.phase == OVER:
        raise Illegal(Reason.OVER, "CUCK-48", Text("no-over"))
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
        raise Illegal(
            Reason.NOT_THERE, "CUCK-16", Text("go-cuckoo-no-such-stick", stick=str(move.arg + 1))
        )
    rule = "CUCK-13" if state.tries == 1 else "CUCK-15"
    colour = house.COLOURS.value[state.need]
    raise Illegal(Reason.WRONG_COLOUR, rule, Text("go-cuckoo-no-other-colour", top=colour))


def _no_more_tries(state: CuckooTurn) -> NoReturn:
    if state.fallen:
        raise Illegal(Reason.FORBIDDEN, "CUCK-38", Text("go-cuckoo-no-pull-after-fall"))
    if state.tries == house.TRIES.value:
        raise Illegal(Reason.FORBIDDEN, "CUCK-09", Text("go-cuckoo-no-fourth-stick"))
    if state.matched:
        raise Illegal(Reason.FORBIDDEN, "CUCK-17", Text("go-cuckoo-no-pull-after-match"))
    raise Illegal(Reason.NOT_THERE, "CUCK-16", Text("go-cuckoo-no-stick-standing"))


def _lay(state: CuckooTurn, move: Move) -> None:
    if state.phase == BUILD:
        raise Illegal(
            Reason.NOT_THERE, "CUCK-25", Text("go-cuckoo-no-stick-in-front", stick=str(move.arg + 1))
        )


def _lay_egg(state: CuckooTurn, move: Move) -> None:
    if state.phase in (FIRST_PULL, NEXT_PULL):
        raise Illegal(Reason.NOT_NOW, "CUCK-19", Text("go-cuckoo-no-egg-yet"))
    if state.phase == BUILD and state.fallen:
        raise Illegal(Reason.FORBIDDEN, "CUCK-38", Text("go-cuckoo-no-egg-after-fall"))
    if state.phase == BUILD and not state.matched:
        raise Illegal(Reason.FORBIDDEN, "CUCK-18", Text("go-cuckoo-no-egg-unmatched"))


def _place_kiki(state: CuckooTurn, move: Move) -> None:
    if state.phase in (FIRST_PULL, MUST_LAY):
        raise Illegal(Reason.FORBIDDEN, "CUCK-39", Text("go-cuckoo-no-kiki-yet"))
    if state.phase in (NEXT_PULL, BUILD, MAY_LAY):
        raise Illegal(Reason.NOT_NOW, "CUCK-40", Text("go-cuckoo-no-kiki-now"))


def _take(state: CuckooTurn, move: Move) -> None:
    if state.phase != CHOOSE:
        raise Illegal(Reason.NOT_NOW, "CUCK-35", Text("go-cuckoo-no-taking-now"))
    raise Illegal(Reason.FORBIDDEN, "CUCK-37", Text("go-cuckoo-no-taking-there"))


def _left_standing(state: CuckooTurn, move: Move) -> None:
    if state.phase == TRY and state.trying == PULL:
        raise Illegal(Reason.FORBIDDEN, "CUCK-73", Text("go-cuckoo-no-leaving"))
    raise Illegal(*_UNSEEN[PULLED])


def _knock(state: CuckooTurn, move: Move) -> None:
    seat = SEATS[move.arg]
    if move.arg >= state.options.seats:
        raise Illegal(Reason.NOT_THERE, "CUCK-30", Text("go-cuckoo-no-seat", seat=seat))
    if state.paused:
        raise Illegal(Reason.NOT_NOW, "CUCK-30", Text("go-cuckoo-no-knock-yet"))
    raise Illegal(Reason.FORBIDDEN, "CUCK-28", Text("go-cuckoo-no-own-knock", seat=seat))


_SPECIAL: Final = {
    PULL: _pull,
    LAY: _lay,
    LAY_EGG: _lay_egg,
    PLACE_KIKI: _place_kiki,
    TAKE: _take,
    LEFT: _left_standing,
    KNOCK: _knock,
}
