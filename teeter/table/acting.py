"""Whose hand it is while the referee watches a try."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from teeter.rules.contract import REFEREE, Game, State


def acting(game: Game, state: State) -> int | None:
    """The seat whose hand is at work, or None if no hand is."""
    if not game.physical or state.turn != REFEREE:
        return None
    return _ACTING[game.name](state.view(None))


def _cuckoo(view: Mapping[str, Any]) -> int | None:
    """Sticks are laid back by who answers for the nest; all else is done by who has the turn."""
    declared: str | None = view["declared"]
    if view["phase"] == "knock" or declared is None:
        return None
    repairs = declared.startswith("lay ") and declared != "lay egg"
    seat: int = view["answers"] if repairs else view["player"]
    return seat


_ACTING: Final[dict[str, Callable[[Mapping[str, Any]], int | None]]] = {
    "gulo-gulo": lambda view: int(view["player"]),
    "pharaoh": lambda view: int(view["player"]),
    "go-cuckoo": _cuckoo,
}
