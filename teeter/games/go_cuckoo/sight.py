"""What everybody sees at a table of Go Cuckoo!: the bottoms of standing sticks are hidden from all."""

from __future__ import annotations

from typing import Final

from teeter.games.go_cuckoo.moves import (
    FELL_STICK,
    LAY_AN_EGG,
    LAYS,
    NEXT_PULL,
    NOTHING,
    PHASES,
    PLACE_HER,
    PLACE_KIKI,
    PULLED,
    PULLS,
    STICKS,
    TIPPED,
    TRY,
)
from teeter.games.go_cuckoo.sticks import COLOURS
from teeter.games.go_cuckoo.turn import PAID, CuckooTurn
from teeter.games.go_cuckoo.view import GoCuckooView
from teeter.rules.contract import Move

_KIKI_PLACES: Final = ("beside the can", "on the nest", "in the can", "beside the can")  # by ending
_SHOWS_STICK: Final = (PULLED, FELL_STICK, TIPPED)


def view(state: CuckooTurn) -> GoCuckooView:
    """The table as everybody sees it."""
    answers = state.answers
    need = state.phase == NEXT_PULL and bool(state.pulls[state.need])
    hidden = set(state.unseen())
    return {
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "player": state.player,
        "answers": answers if answers >= 0 else None,
        "knock": bool(state.paused),
        "declared": _declared(state),
        "sticks": [
            f"{COLOURS[state.tops[n]]}/{'?' if n in hidden else COLOURS[state.bottoms[n]]}"
            for n in range(STICKS)
        ],
        "places": state.places(),
        "front": _front(state),
        "supplies": state.supplies[:],
        "nest": state.nest - state.out - state.sank,
        "can": state.can,
        "away": state.away,
        "out": state.out,
        "sank": state.sank,
        "kiki": _kiki(state),
        "tries": state.tries,
        "need": COLOURS[state.need] if need else None,
        "may_lay": state.matched,
        "paid": state.sunk == PAID,
        "quiet": state.quiet,
    }


def _hand(state: CuckooTurn) -> tuple[int, int, int]:
    """The step, what is tried and with which stick, in the turn itself and not in a knock."""
    if state.paused:
        return state.paused[3], state.paused[4], state.paused[5]
    return state.phase, state.trying, state.hand


def _declared(state: CuckooTurn) -> str | None:
    trying, stick = state.trying, state.hand
    if trying == NOTHING:
        _, trying, stick = _hand(state)
    if trying == NOTHING:
        return None
    return (PULLS[stick], LAYS[stick], LAY_AN_EGG, PLACE_HER)[trying].text


def _front(state: CuckooTurn) -> list[list[int]]:
    front: list[list[int]] = [[] for _ in state.supplies]
    front[state.answers] += [stick + 1 for stick in state.front]
    if state.paused:
        front[state.paused[0]] += [stick + 1 for stick in state.kept]
    return front


def _kiki(state: CuckooTurn) -> str:
    phase, trying, _ = _hand(state)
    if phase == TRY and trying == PLACE_KIKI:
        return "in the hand"
    return _KIKI_PLACES[state.ending]


def turned_up(state: CuckooTurn, move: Move) -> str:
    """Both ends of a stick whose bottom nobody has seen yet."""
    stick = state.hand if move.verb == PULLED else move.arg
    if move.verb not in _SHOWS_STICK or stick not in state.unseen():
        return ""
    return f"{COLOURS[state.tops[stick]]}/{COLOURS[state.bottoms[stick]]}"
