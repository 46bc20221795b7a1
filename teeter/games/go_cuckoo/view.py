"""What anybody at a table of Go Cuckoo! sees: the bottoms of standing sticks are hidden from all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from teeter.games.go_cuckoo.moves import (
    LAY_AN_EGG,
    LAYS,
    NEXT_PULL,
    NOTHING,
    PHASES,
    PLACE_HER,
    PLACE_KIKI,
    PULLS,
    STICKS,
    TRY,
)
from teeter.games.go_cuckoo.sticks import COLOURS
from teeter.games.go_cuckoo.table import PAID

if TYPE_CHECKING:
    from teeter.games.go_cuckoo.game import GoCuckoo

KIKI_PLACES: Final = ("beside the can", "on the nest", "in the can", "beside the can")  # by ending


class GoCuckooView(TypedDict):
    """Go Cuckoo! has no private information; seats and sticks are numbered as in the moves."""

    turn: int
    phase: str
    player: int  # whose turn it is
    answers: int | None  # who answers for the nest; while a knock is open, who knocked
    knock: bool
    declared: str | None  # what is being tried, as it was declared
    sticks: list[str]  # "red/green" is top/bottom, "red/?" while nobody has seen the bottom
    places: list[str]  # by stick: "can", "hand" (being pulled), "front" or "nest"
    front: list[list[int]]  # by seat: the sticks in front of it
    supplies: list[int]
    nest: int
    can: int
    away: int
    out: int  # eggs on the table while Kiki is being set
    sank: int  # and in the can
    kiki: str
    tries: int  # sticks pulled in this turn
    need: str | None  # the top colour that must be pulled
    may_lay: bool  # an egg may be laid in this turn
    paid: bool  # the egg for those that sank has been taken
    quiet: int  # turns in a row without a pulled stick


def look(state: GoCuckoo) -> GoCuckooView:
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
        "places": [state.place_of(n) for n in range(STICKS)],
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


def _hand(state: GoCuckoo) -> tuple[int, int, int]:
    """The step, what is tried and with which stick, in the turn itself and not in a knock."""
    if state.paused:
        return state.paused[3], state.paused[4], state.paused[5]
    return state.phase, state.trying, state.hand


def _declared(state: GoCuckoo) -> str | None:
    trying, stick = state.trying, state.hand
    if trying == NOTHING:
        _, trying, stick = _hand(state)
    if trying == NOTHING:
        return None
    return (PULLS[stick], LAYS[stick], LAY_AN_EGG, PLACE_HER)[trying].text


def _front(state: GoCuckoo) -> list[list[int]]:
    front: list[list[int]] = [[] for _ in state.supplies]
    front[state.answers] += [stick + 1 for stick in state.front]
    if state.paused:
        front[state.paused[0]] += [stick + 1 for stick in state.kept]
    return front


def _kiki(state: GoCuckoo) -> str:
    phase, trying, _ = _hand(state)
    if phase == TRY and trying == PLACE_KIKI:
        return "in the hand"
    return KIKI_PLACES[state.ending]
