"""What is hidden from a seat at a moment, all of it changed: remembered or not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from teeter.rules.contract import State


def scramble(state: State, seat: int | None, rng: Random) -> State:
    """A copy that differs in everything this seat does not see now, and in nothing else."""
    other = state.copy()
    _SCRAMBLE[type(state).__name__](other, seat, rng)
    return other


def _mixed(things: list[Any], rng: Random) -> list[Any]:
    return rng.sample(things, len(things))


def _gulo_gulo(state: Any, seat: int | None, rng: Random) -> None:
    """Face-down tiles; Gulo junior is known to be in the deck until it lies turned."""
    down = state.path[state.opened + 1 :]
    junior = [face for face in state.deck if face not in state.path]
    yard = _mixed(down + [face for face in state.deck if face not in junior], rng)
    state.path = state.path[: state.opened + 1] + yard[: len(down)]
    state.deck = _mixed(yard[len(down) :] + junior, rng)


def _pharaoh(state: Any, seat: int | None, rng: Random) -> None:
    """Face-down markers, among those of their kind: the track is D1-D7, PIT, P1-P14, then C1, C2."""
    state.faces = state.faces[:]
    for places in (range(1, 8), range(9, 23), range(23, 25)):
        down = [place for place in places if state.hidden >> place & 1]
        for place, face in zip(down, _mixed([state.faces[p] for p in down], rng), strict=True):
            state.faces[place] = face


def _go_cuckoo(state: Any, seat: int | None, rng: Random) -> None:
    """Bottoms of standing sticks and of the one in the hand: turned round where kinds allow it."""
    state.bottoms = state.bottoms[:]
    for colour in range(5):
        alike = [stick for stick in state.unseen() if state.tops[stick] == colour]
        for stick, bottom in zip(alike, _mixed([state.bottoms[s] for s in alike], rng), strict=True):
            state.bottoms[stick] = bottom


def _eruk(state: Any, seat: int | None, rng: Random) -> None:
    """Faces of all face-down counters, also of those that fled before everybody's eyes."""
    fled = set(state.fled)  # they are still shown
    down = [move.arg for move in state.legal if move.arg and move.arg not in fled]
    state.faces = state.faces[:]
    for place, face in zip(down, _mixed([state.faces[p] for p in down], rng), strict=True):
        state.faces[place] = face


def _gulp(state: Any, seat: int | None, rng: Random) -> None:
    """Deck, removed cards, others' hands, and what somebody else looks at."""
    if state.view(None)["left"]:
        piles = [state.deck]
    else:
        piles = [state.deck, *(hand for n, hand in enumerate(state.hands) if n != seat)]
    state.removed = state.removed[:]
    state.pool = state.pool[:]
    state.looked = state.looked[:]
    piles += [state.removed, state.pool]
    if state.turn != seat:
        piles.append(state.looked)
    cards = iter(_mixed([card for pile in piles for card in pile], rng))
    for pile in piles:
        pile[:] = [next(cards) for _ in pile]


_SCRAMBLE: dict[str, Callable[[Any, int | None, Random], None]] = {
    "GuloGulo": _gulo_gulo,
    "Pharaoh": _pharaoh,
    "GoCuckoo": _go_cuckoo,
    "Eruk": _eruk,
    "Gulp": _gulp,
}
