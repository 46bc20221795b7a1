"""The one list of games."""

from __future__ import annotations

from random import Random

import pytest

from teeter.rules.contract import BadOptions
from teeter.rules.games import GAMES, game


def test_a_game_is_found_by_its_name() -> None:
    assert [game(name).name for name in GAMES] == list(GAMES)


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadOptions, match="gulo-gulo") as refused:
        game("chess")
    assert "chess" in str(refused.value)


def test_where_nothing_is_secret_everybody_hears_the_whole_move() -> None:
    chosen = game("gulo-gulo")
    state = chosen.start(chosen.options(2), Random(1))
    (move, *_) = state.moves()
    assert state.heard(move, 1) == state.heard(move, None) == move.text
