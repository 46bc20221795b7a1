"""A table in words, as environments show it."""

from __future__ import annotations

from teeter.rules.contract import Game, State
from teeter.words.speaker import english


def rendered(game: Game, state: State, mode: str | None) -> str | None:
    """As a spectator sees it: printed for people (then None), told to everybody else."""
    text = "\n".join(english(words) for words in game.describe(state.view(None)))
    if mode != "human":
        return text
    print(text)  # noqa: T201 - what this mode is for
    return None
