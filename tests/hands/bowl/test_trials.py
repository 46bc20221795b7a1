"""Trials: what they are made from, and that they can be repeated."""

from __future__ import annotations

from functools import cache

import pytest

from teeter.hands.bowl.trials import BowlTrials
from tests.physical import BOWL_GAMES, BOWLS

both = pytest.mark.parametrize("game", BOWL_GAMES)


@cache
def trials(game: str) -> BowlTrials:
    return BowlTrials(BOWL_GAMES[game])


@cache
def kept(game: str) -> str:
    return trials(game).full(1)


@both
def test_a_theft_is_repeated_exactly_and_leaves_the_saved_bowl_alone(game: str) -> None:
    first, second = (trials(game).theft(kept(game), "top", "average", 4) for _ in range(2))
    assert first == second
    assert first.seen["left"] == len(BOWLS[game].pieces)
    assert first.success == (first.cause == "takes")
    assert first.kind in {piece.colour for piece in BOWLS[game].pieces}


@both
def test_a_buried_piece_has_more_on_it_than_a_top_one(game: str) -> None:
    top, buried = (trials(game).theft(kept(game), task, "clumsy", 4) for task in ("top", "buried"))
    assert 0.0 <= top.seen["buried"] < buried.seen["buried"]


@both
def test_a_half_empty_bowl_has_half_of_the_pieces(game: str) -> None:
    saved = trials(game).half(kept(game), 4)
    tried = trials(game).theft(saved, "half", "clumsy", 4)
    assert tried.seen["left"] == len(BOWLS[game].pieces) // 2
    assert trials(game).half(kept(game), 4) == saved, "the same for every hand"


@both
def test_a_series_goes_on_until_the_first_failure(game: str) -> None:
    for seed in range(1, 20):  # until something is taken before it fails
        rows = trials(game).series(kept(game), "average", seed)
        if len(rows) > 1:
            break
    assert len(rows) > 1
    assert [row.success for row in rows[:-1]] == [True] * (len(rows) - 1)
    assert not rows[-1].success
    full = len(BOWLS[game].pieces)
    assert [row.seen["left"] for row in rows] == [full - n for n in range(len(rows))]
    assert [row.step for row in rows] == list(range(len(rows)))
    assert trials(game).series(kept(game), "average", seed) == rows
