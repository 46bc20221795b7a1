"""Shares and means, and the intervals that belong to them."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teeter.lab.statistics import average, share


@given(st.integers(1, 500), st.data())
def test_a_share_lies_in_its_interval_and_the_interval_in_0_to_1(
    count: int, data: st.DataObject
) -> None:
    found = share(data.draw(st.integers(0, count)), count)
    assert 0 <= found.low <= found.value <= found.high <= 1


def test_wilsons_interval_as_in_his_table() -> None:
    found = share(8, 10)
    assert (found.low, found.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_more_trials_make_a_narrower_interval() -> None:
    few, many = share(9, 10), share(900, 1000)
    assert many.high - many.low < (few.high - few.low) / 5


def test_nothing_measured_is_said_to_be_unknown() -> None:
    assert math.isnan(share(0, 0).value)
    assert math.isnan(average([]).value)


@given(st.lists(st.integers(0, 9), min_size=1, max_size=9))
def test_a_mean_of_counts_has_no_interval_below_zero(counts: list[int]) -> None:
    found = average([float(count) for count in counts])
    assert 0 <= found.low <= found.value <= found.high


def test_a_mean_and_its_interval() -> None:
    found = average([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.value == 3.0
    assert found.high - found.value == pytest.approx(1.96 * math.sqrt(2.5 / 5), abs=1e-3)
