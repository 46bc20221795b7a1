"""Limits of a machine: what one address has and does is counted in all processes together."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teeter.rules.text import Text
from teeter.server.limits import Bucket, Rates, Shares
from teeter.server.machine import SLOTS, Alone, Machine
from teeter.server.settings import Settings
from teeter.table.refusal import Refusal

HOME, SCHOOL = "192.0.2.1", "192.0.2.2"


@pytest.fixture
def both(tmp_path: Path) -> tuple[Machine, Machine]:
    return Machine(tmp_path, 2, 0), Machine(tmp_path, 2, 1)


def test_an_address_has_no_more_in_two_processes_than_in_one(both: tuple[Machine, Machine]) -> None:
    one, other = (Shares(3, "connections", machine.row("connections")) for machine in both)
    one.take(HOME)
    other.take(HOME)
    one.take(HOME)
    for shares in (one, other):
        assert shares.has_all(HOME)
        assert not shares.has_all(SCHOOL)
        with pytest.raises(Refusal):
            shares.take(HOME)
    other.give(HOME)
    one.take(HOME)
    assert other.has_all(HOME)


def test_kinds_are_counted_apart(both: tuple[Machine, Machine]) -> None:
    sockets = Shares(1, "connections", both[0].row("sockets"))
    sockets.take(HOME)
    assert both[1].row("sockets").others(HOME) == 1
    assert both[1].row("connections").others(HOME) == 0
    assert both[1].row("tables").others(HOME) == 0


def test_a_process_that_died_has_nothing_any_more(tmp_path: Path) -> None:
    dead = Shares(1, "connections", Machine(tmp_path, 2, 0).row("connections"))
    dead.take(HOME)
    other = Shares(1, "connections", Machine(tmp_path, 2, 1).row("connections"))
    assert other.has_all(HOME)
    Machine(tmp_path, 2, 0).row("connections")  # it is started again
    assert not other.has_all(HOME)


def test_tables_are_told_as_they_are_now(both: tuple[Machine, Machine]) -> None:
    told, seen = both[0].row("tables"), both[1].row("tables")
    shares = Shares(4, "tables", seen, told=False)
    told.tell({HOME: 3, SCHOOL: 4})
    assert (seen.others(HOME), seen.others(SCHOOL)) == (3, 4)
    shares.take(HOME)
    assert shares.has_all(HOME)
    assert told.others(HOME) == 0  # told in another way
    told.tell({HOME: 1})
    assert (seen.others(HOME), seen.others(SCHOOL)) == (1, 0)


def test_rates_hold_in_all_processes_together(both: tuple[Machine, Machine]) -> None:
    never = 1e-9  # a second: nothing comes back while the test runs
    one, other = (
        Rates(never, 3, Text("refused-shown"), machine.moments("replays")) for machine in both
    )
    for rates in (one, other, one):
        rates.take(HOME)
    for rates in (one, other):
        with pytest.raises(Refusal):
            rates.take(HOME)
    other.take(SCHOOL)


@given(
    st.floats(0.01, 50.0),
    st.integers(1, 40),
    st.lists(st.tuples(st.integers(0, 1), st.floats(0.0, 5.0)), max_size=60),
)
def test_a_moment_is_a_bucket(
    tmp_path_factory: pytest.TempPathFactory,
    rate: float,
    at_once: int,
    asked: list[tuple[int, float]],
) -> None:
    """Whoever asks in whichever process is let in as often as one bucket for all would let them."""
    folder = tmp_path_factory.mktemp("limits")
    both = [Machine(folder, 2, worker).moments("advice") for worker in range(2)]
    now = 1000.0
    bucket = Bucket(rate, now, at_once + 1e-6)  # both count in parts of one, and round otherwise
    for worker, pause in asked:
        now += pause
        assert both[worker].take(HOME, rate, at_once + 1e-6, now) == bucket.take(now)


def test_who_is_alone_counts_alone(tmp_path: Path) -> None:
    assert isinstance(Machine.of(Settings()), Alone)
    assert isinstance(Machine.of(Settings(figures=tmp_path)), Alone)
    machine = Machine.of(Settings(figures=tmp_path, workers=2, worker=1))
    assert isinstance(machine, Machine)
    assert (tmp_path / "limits").stat().st_size >= 2 * SLOTS
