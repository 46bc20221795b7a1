"""Stores and harvests, as players of Gulp reckon with them."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teeter.games.gulp.bots.store import best_harvest, need, score
from teeter.games.gulp.river import store

LIMIT = 300


@given(st.integers(0, 5000))
def test_what_is_needed_says_where_a_store_stands(stored: int) -> None:
    assert score(need(stored, LIMIT), LIMIT) == store(stored, LIMIT)
    assert store(stored + need(stored, LIMIT), LIMIT) == LIMIT


@given(st.lists(st.integers(2, 50), min_size=1, max_size=8), st.integers(0, 200))
def test_the_best_harvest_comes_as_close_as_any(worths: list[int], goal: int) -> None:
    best, cards = best_harvest(worths, lambda total: -abs(goal - total))
    sums = {sum(some) for n in range(1, len(worths) + 1) for some in combinations(worths, n)}
    assert best == max(-abs(goal - total) for total in sums)
    assert -abs(goal - sum(worths[card] for card in cards)) == best


@pytest.mark.parametrize(("stored", "missing"), [(0, 300), (300, 0), (280, 20), (310, 590)])
def test_a_store_past_the_limit_has_a_long_way_to_go(stored: int, missing: int) -> None:
    assert need(stored, LIMIT) == missing
