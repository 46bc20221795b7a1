"""Limits of one machine and of several: what an address has and does is counted everywhere together."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teeter.rules.text import Text
from teeter.server.limits import Bucket, Rates, Shares
from teeter.server.machine import LATE, SLOTS, Alone, Machine
from teeter.server.settings import Settings
from teeter.server.storage.leases import LEASE
from teeter.table.refusal import Refusal

HOME, SCHOOL = "192.0.2.1", "192.0.2.2"
KEY = b"of this database"
NEVER = 1e-9  # a second: nothing comes back while a test runs


@pytest.fixture
def both(tmp_path: Path) -> tuple[Machine, Machine]:
    return Machine(KEY, tmp_path, 2, 0), Machine(KEY, tmp_path, 2, 1)


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
    dead = Shares(1, "connections", Machine(KEY, tmp_path, 2, 0).row("connections"))
    dead.take(HOME)
    other = Shares(1, "connections", Machine(KEY, tmp_path, 2, 1).row("connections"))
    assert other.has_all(HOME)
    Machine(KEY, tmp_path, 2, 0).row("connections")  # it is started again
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
    one, other = (replays(machine) for machine in both)
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
    both = [Machine(KEY, folder, 2, worker).moments("advice", rate) for worker in range(2)]
    now = 1000.0
    bucket = Bucket(rate, now, at_once + 1e-6)  # both count in parts of one, and round otherwise
    for worker, pause in asked:
        now += pause
        assert both[worker].take(HOME, at_once + 1e-6, now) == bucket.take(now)


def test_who_is_alone_counts_alone(tmp_path: Path) -> None:
    assert isinstance(Machine.of(Settings(), b""), Alone)
    assert isinstance(Machine.of(Settings(), KEY), Machine)
    assert not (tmp_path / "limits").exists()
    machine = Machine.of(Settings(figures=tmp_path, workers=2, worker=1), KEY)
    assert isinstance(machine, Machine)
    assert (tmp_path / "limits").stat().st_size >= 2 * SLOTS


# Several machines


def replays(machine: Machine | Alone) -> Rates:
    return Rates.everywhere(machine, "replays", NEVER, 3, Text("refused-shown"))


def is_let_in(rates: Rates, address: str = HOME) -> bool:
    try:
        rates.take(address)
    except Refusal:
        return False
    return True


def exchange(*machines: Machine) -> None:
    """Each tells, then all hear, as once a second."""
    told = [machine.told() for machine in machines]
    for machine, own in zip(machines, told, strict=True):
        machine.hear([one for one in told if one is not own])


def test_what_an_address_has_at_another_machine_counts_here_as_it_was_told_last() -> None:
    one, other = Machine(KEY), Machine(KEY)
    had, has = (Shares(3, "connections", machine.row("sockets")) for machine in (one, other))
    had.take(HOME)
    had.take(HOME)
    has.take(HOME)
    assert not has.has_all(HOME)  # not told yet
    exchange(one, other)
    assert has.has_all(HOME)
    assert had.has_all(HOME)
    assert not has.has_all(SCHOOL)
    had.give(HOME)
    exchange(one, other)
    assert not has.has_all(HOME)


def test_who_leaves_or_is_gone_has_nothing_any_more() -> None:
    one, other = Machine(KEY), Machine(KEY)
    had, has = (Shares(1, "connections", machine.row("sockets")) for machine in (one, other))
    had.take(HOME)
    other.hear([one.told()])
    assert has.has_all(HOME)
    other.hear([one.told(leaving=True)])
    assert not has.has_all(HOME)
    other.hear([one.told()])
    assert has.has_all(HOME)
    other.hear([])  # its lease has ended
    assert not has.has_all(HOME)


def test_who_hears_of_nobody_for_the_time_of_a_lease_counts_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As when the database is away: an address that has left elsewhere is not refused for ever."""
    one, other = Machine(KEY), Machine(KEY)
    had, has = (Shares(1, "connections", machine.row("sockets")) for machine in (one, other))
    had.take(HOME)
    other.hear([one.told()])
    began = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: began + LEASE / 2)
    assert has.has_all(HOME)
    monkeypatch.setattr(time, "monotonic", lambda: began + LEASE + 1)
    assert not has.has_all(HOME)


def test_rates_hold_at_all_machines_together_each_take_counted_once() -> None:
    one, other = Machine(KEY), Machine(KEY)
    here, there = replays(one), replays(other)
    exchange(one, other)
    here.take(HOME)
    for _ in range(5):  # what was told stands there until there is more
        exchange(one, other)
    there.take(HOME)
    exchange(one, other)
    there.take(HOME)
    assert not is_let_in(there)
    exchange(one, other)
    assert not is_let_in(here)
    assert is_let_in(here, SCHOOL)


def test_who_begins_does_not_count_again_what_was_long_ago() -> None:
    one, new = Machine(KEY), Machine(KEY)
    here, there = replays(one), replays(new)
    for _ in range(3):
        here.take(HOME)
    exchange(one, new)
    exchange(one, new)
    assert is_let_in(there)


def test_processes_of_one_machine_hear_once_what_was_done_at_another(
    both: tuple[Machine, Machine],
) -> None:
    far = Machine(KEY)
    there = replays(far)
    here = [replays(machine) for machine in both]
    exchange(far, *both)
    there.take(HOME)
    for _ in range(3):
        exchange(far, *both)
    here[0].take(HOME)
    here[1].take(HOME)
    assert not is_let_in(here[0])
    exchange(far, *both)
    assert not is_let_in(there)


def test_what_processes_of_one_machine_tell_is_not_added_to_what_they_have_in_common(
    both: tuple[Machine, Machine],
) -> None:
    one, other = (Shares(2, "connections", machine.row("sockets")) for machine in both)
    one.take(HOME)
    exchange(*both)
    assert not other.has_all(HOME)
    other.take(HOME)


def test_what_is_told_names_no_address_and_is_another_slot_under_another_key() -> None:
    told = []
    for key in (KEY, b"of another database"):
        machine = Machine(key)
        machine.row("sockets").add(HOME, 1)
        told.append(machine.told()[16:])  # after which machine and which process it is
    assert told[0] != told[1]
    assert len(told[0]) == len(told[1]) == 7
    assert HOME.encode() not in told[0]


def test_what_is_forgotten_is_told_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(KEY)
    Rates.everywhere(machine, "advice", 1.0, 3, Text("refused-shown")).take(HOME)
    assert len(machine.told()) > 16
    began = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: began + LATE + 2)
    assert len(machine.told()) == 16
