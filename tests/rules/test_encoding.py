"""Views as rows of numbers: complete, within bounds, as seen from a seat, and without a secret."""

from __future__ import annotations

from collections.abc import Sized
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.lab.conformance.cases import Case, play_some
from teeter.rules.contract import NOBODY, REFEREE, State
from teeter.rules.encoding import (
    Both,
    BySeat,
    Counts,
    Each,
    Encoding,
    Number,
    OneOf,
    Part,
    Placed,
    Record,
    Row,
    Seat,
    Together,
)
from teeter.rules.extras import resolved
from tests.rules.cases import CASES

every_case = pytest.mark.parametrize("case", CASES, ids=str)
# The same for all of a game that is set up, or a longer word for what stands beside it.
LEFT_OUT = {"limit"}


def written(part: Part, value: Any, me: int = 0) -> list[float]:
    row: Row = ([], [])
    part.write(value, me, 0, row)
    told = [0.0] * part.size
    for place, number in zip(*row, strict=True):
        told[place] = number
    return told


def record(state: State, case: Case) -> Record:
    encoding = resolved(case.game.encoding)
    assert isinstance(encoding, Encoding)
    return encoding.parts(state.options)


@every_case
@settings(max_examples=15)
@given(seed=st.integers(0, 2**32))
def test_every_view_fits_its_row_and_is_the_same_after_a_redeal(case: Case, seed: int) -> None:
    state, rng = play_some(case, seed)
    parts = record(state, case)
    for seat in range(state.options.seats):
        view = state.view(seat)
        places, values = parts.row(view, seat)
        assert view.keys() - LEFT_OUT == parts.parts.keys()
        assert all(0 <= place < parts.size for place in places)
        assert all(-1.0 <= value <= 1.0 for value in values)
        again = state.redeal(seat, Random(rng.getrandbits(32)))
        assert parts.row(again.view(seat), seat) == (places, values)
        for name, part in parts.parts.items():
            if isinstance(part, Each):
                assert len(cast(Sized, view[name] or ())) <= part.length, name


def test_numbers_are_shares_of_the_most_and_stay_within_bounds() -> None:
    assert [written(Number(4), value) for value in (None, 0, 1, 9, -9)] == [
        [0.0],
        [0.0],
        [0.25],
        [1.0],
        [-1.0],
    ]


def test_seats_are_told_as_seen_from_one_of_them() -> None:
    assert written(Seat(3), 2, me=1) == [0.0, 1.0, 0.0]
    assert written(Seat(3), 0, me=1) == [0.0, 0.0, 1.0]
    for nobody in (None, REFEREE, NOBODY):
        assert written(Seat(3), nobody) == [0.0, 0.0, 0.0]
    assert written(Seat(2, nobody_told=True), NOBODY) == [0.0, 0.0, 1.0]
    assert written(Seat(2, nobody_told=True), REFEREE) == [0.0, 0.0, 0.0]
    assert written(BySeat(Number(4), 3), [1, 2, 4], me=2) == [1.0, 0.25, 0.5]
    assert written(BySeat(Number(4), 3), None) == [0.0, 0.0, 0.0]


def test_words_are_ones_among_zeros() -> None:
    colour = OneOf(("red", "blue"))
    assert written(colour, "blue") == [0.0, 1.0]
    assert written(colour, None) == [0.0, 0.0]
    assert written(Together(colour), ["red", "blue"]) == [1.0, 1.0]
    assert written(Together(colour), None) == [0.0, 0.0]
    assert written(Each(colour, 2), ["blue"]) == [0.0, 1.0, 0.0, 0.0]
    assert written(Each(colour, 1), ["blue", "red"]) == [0.0, 1.0]
    assert written(Both(colour, OneOf(("?", "red")), "/"), "blue/?") == [0.0, 1.0, 1.0, 0.0]
    assert written(Both(Number(4), colour), (2, "red")) == [0.5, 1.0, 0.0]
    assert written(Both(Number(4), colour), None) == [0.0, 0.0, 0.0]
    assert written(Placed(colour, 2), [(2, "red")]) == [0.0, 0.0, 1.0, 0.0]


def test_what_is_there_several_times_is_counted() -> None:
    assert written(Counts(("a", "b"), 2), ["b", "b"]) == [0.0, 1.0]
    assert written(Counts(("a", "b"), 2), {"a": 1, "b": 0}) == [0.5, 0.0]
    assert written(Counts(("a", "b"), 2), None) == [0.0, 0.0]


def test_a_record_says_where_its_parts_begin() -> None:
    parts = Record({"turn": Seat(2), "left": Number(10), "deck": Number(5)})
    assert parts.starts == {"turn": 0, "left": 2, "deck": 3}
    assert parts.row({"turn": 1, "left": 5, "deck": 5}, 1) == ([0, 2, 3], [1.0, 0.5, 1.0])
    assert written(parts, None) == [0.0] * 4
