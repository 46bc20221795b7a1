"""Trials: what they are made from, and that they can be repeated."""

from __future__ import annotations

from functools import cache

import pytest

from teeter.lab.calibration.bowl import half, nest, series, theft
from teeter.physics.bowl.parts import BOWLS

both = pytest.mark.parametrize("game", BOWLS)
kept = cache(nest)


@both
def test_a_theft_is_repeated_exactly_and_leaves_the_saved_bowl_alone(game: str) -> None:
    first, second = (theft(game, kept(game, 1), "top", "average", 4) for _ in range(2))
    assert first == second
    assert first.seen["left"] == len(BOWLS[game].pieces)
    assert first.success == (first.cause == "takes")
    assert first.colour in {piece.colour for piece in BOWLS[game].pieces}


@both
def test_a_buried_piece_has_more_on_it_than_a_top_one(game: str) -> None:
    top, buried = (theft(game, kept(game, 1), kind, "clumsy", 4) for kind in ("top", "buried"))
    assert 0.0 <= top.seen["buried"] < buried.seen["buried"]


@both
def test_a_half_empty_bowl_has_half_of_the_pieces(game: str) -> None:
    saved = half(game, kept(game, 1), 4)
    assert theft(game, saved, "top", "clumsy", 4).seen["left"] == len(BOWLS[game].pieces) // 2
    assert half(game, kept(game, 1), 4) == saved, "the same for every hand"


@both
def test_a_series_goes_on_until_the_first_failure(game: str) -> None:
    seed = {"gulo-gulo": 1, "pharaoh": 4}[game]  # short ones, with something taken
    outcomes = series(game, kept(game, 1), "average", seed)
    assert len(outcomes) > 1
    assert [outcome.success for outcome in outcomes[:-1]] == [True] * (len(outcomes) - 1)
    assert not outcomes[-1].success
    full = len(BOWLS[game].pieces)
    assert [outcome.seen["left"] for outcome in outcomes] == [full - n for n in range(len(outcomes))]
    again = series(game, kept(game, 1), "average", seed)
    assert again == outcomes
