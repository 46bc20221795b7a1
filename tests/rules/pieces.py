"""What each game is made of, counted: it must be the same at every moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from teeter.rules.contract import State

Pieces = Counter[Any]


def pieces(state: State) -> Pieces:
    """Every piece of a game, wherever it is."""
    return _PIECES[type(state).__name__](state)


def _gulo_gulo(state: Any) -> Pieces:
    view = state.view(None)
    turned = [state.colour] if view["turned"] else []
    tiles = Counter(("tile", face) for face in [*state.path[1:], *state.deck, *turned])
    assert state.nest & ~0b00011_11111_11111_11111_11111 == 0, "only the 22 eggs"
    return tiles + Counter({"gulos": len(state.gulos)})


def _pharaoh(state: Any) -> Pieces:
    assert sum(state.scarabs) <= 24
    assert all(1 <= count <= 5 for count in state.bowl) or state.phase != 0
    markers = Counter(("marker", face) for face in [*state.faces, *state.box])
    return markers + Counter({"figures": len(state.at)})


def _go_cuckoo(state: Any) -> Pieces:
    eggs = sum(state.supplies) + state.nest + state.can + state.away
    sticks = Counter(tuple(sorted(ends)) for ends in zip(state.tops, state.bottoms, strict=True))
    return sticks + Counter({"eggs": eggs})


def _eruk(state: Any) -> Pieces:
    down = sum(move.arg > 0 for move in state.legal)
    on_board = sum(mark != -1 for mark in state.igloo)
    counters = down + len(state.open) + len(state.wasted) + on_board + sum(state.counts)
    marks = [seat for seat in state.igloo if seat >= 0]
    figures = [("figure", seat) for seat, n in enumerate(state.figures) for _ in range(n)]
    figures += [("figure", seat) for seat in marks]
    return Counter({"counters": counters}) + Counter(figures) + Counter(state.faces)


def _gulp(state: Any) -> Pieces:
    in_transit = [state.declared] if state.view(None)["declared"] else []
    piles = [*state.hands, state.deck, state.discard, state.removed, state.looked, state.pool]
    cards = [card for pile in piles for card in pile] + state.harvested + in_transit
    return Counter(cards + [card for card in state.river if card >= 0])


_PIECES: dict[str, Callable[[Any], Pieces]] = {
    "GuloGulo": _gulo_gulo,
    "Pharaoh": _pharaoh,
    "GoCuckoo": _go_cuckoo,
    "Eruk": _eruk,
    "Gulp": _gulp,
}
