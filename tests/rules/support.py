"""What the tests of all games share: speaking moves, and looking at what is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from teeter.rules.contract import Game, Illegal, Move, State
from teeter.words.speaker import english


def say(game: Game, state: State, *texts: str) -> None:
    """Play moves by their texts, by whoever is on turn or as asides."""
    for text in texts:
        state.play(game.moves.parse(text))


def texts(moves: Iterable[Move]) -> set[str]:
    """The texts of moves, to compare with."""
    return {move.text for move in moves}


def refused(game: Game, state: State, text: str) -> Illegal:
    """The refusal of a move, after checking that the state is unchanged and the move unlisted."""
    move = game.moves.parse(text)
    before = state.to_json()
    assert move not in state.moves()
    with pytest.raises(Illegal) as caught:
        state.play(move)
    assert state.to_json() == before
    return caught.value


def described(game: Game, view: Mapping[str, Any]) -> list[str]:
    """A table in English, a sentence a line."""
    return [english(words) for words in game.describe(view)]
