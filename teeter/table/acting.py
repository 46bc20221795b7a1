"""Whose hand it is while the referee watches a try."""

from __future__ import annotations

from teeter.rules.contract import REFEREE, Game, State


def acting(game: Game, state: State) -> int | None:
    """The seat whose hand is at work, or None if no hand is."""
    if not game.physical or state.turn != REFEREE:
        return None
    return game.acting(state.view(None))
