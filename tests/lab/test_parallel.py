"""Work on all cores, when workers are killed and when the work is called off."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from teeter.lab.parallel import Processes, WorkersLost, WorkFailed
from teeter.lab.pieces import MOST_LOSSES
from teeter.lab.tournament import Result, TournamentPlan, run
from teeter.rules.games import GAMES
from tests.lab.processes import HEARS_INTERRUPTS, PATIENCE, all_end, children, wait_until
from tests.lab.work import (
    Closed,
    exits_at_five,
    fails_at_five,
    fails_in_colours_at_five,
    fails_particularly_at_five,
    kills_its_worker_at_five,
    leaves_at_five,
    square,
)

LONG = ["--games", "100000", "--seed", "3", "--jobs", "2"]  # hours: whoever ends it was told to


def workers() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_piece_of_work_is_done_once(jobs: int) -> None:
    before = workers()
    assert sorted(Processes(jobs).work(square, range(20))) == [number**2 for number in range(20)]
    assert all_end(workers() - before)


def test_a_killed_worker_is_survived_with_the_same_result() -> None:
    plan = TournamentPlan("eruk", GAMES["eruk"].options(2), ("random", "beginner"), 30, 3, "model")
    before = workers()
    killed: list[int] = []

    def kill_one(number: int, result: Result) -> None:
        if len(killed) < 2:
            victim = min(workers() - before - set(killed))
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)

    assert run(plan, Processes(2), {}, kill_one) == run(
        plan, Processes(1), {}, lambda number, result: None
    )
    assert len(killed) == 2
    assert all_end(workers() - before)


def test_work_that_always_kills_its_worker_is_given_up_with_a_sentence() -> None:
    done: list[int] = []
    with pytest.raises(WorkersLost, match=f"killed {MOST_LOSSES} times"):
        done.extend(Processes(2).work(kills_its_worker_at_five, range(12)))
    assert len(set(done)) == len(done), "nothing is told twice"
    assert 5 not in done


def test_workers_that_end_themselves_are_not_said_to_be_killed() -> None:
    with pytest.raises(WorkersLost, match=r"ended itself 3 times .* exit code 7"):
        list(Processes(2).work(leaves_at_five, range(12)))


@pytest.mark.parametrize(
    ("work", "told"),
    [
        (fails_particularly_at_five, r"failed with Particular: a fault at five \(work.py, line \d+\)"),
        (
            fails_in_colours_at_five,
            r"failed with Particular: \\x1b\[31mred at five \(work.py, ",
        ),
        (exits_at_five, r"failed with SystemExit: enough \(work.py, line \d+\)"),
    ],
)
def test_what_the_work_raises_is_told_and_not_taken_for_a_killed_worker(
    work: Callable[[int], int], told: str
) -> None:
    with pytest.raises(WorkFailed, match=told):
        list(Processes(2).work(work, range(12)))


def test_a_task_that_cannot_be_read_is_told_and_not_taken_for_a_killed_worker() -> None:
    with pytest.raises(ValueError, match="no number"):
        list(Processes(2).work(str, [Closed(), Closed()]))


def test_a_failure_of_the_work_ends_all_workers() -> None:
    before = workers()
    with pytest.raises(ValueError, match="five"):
        list(Processes(2).work(fails_at_five, range(10_000)))
    assert all_end(workers() - before)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
def test_no_worker_lives_on_when_the_command_is_ended(tmp_path: Path, how: signal.Signals) -> None:
    words = ["tournament", "eruk", "--bots", "random,beginner", *LONG, "--out", str(tmp_path)]
    games = tmp_path / "games.jsonl"
    with subprocess.Popen(
        [sys.executable, "-c", HEARS_INTERRUPTS, *words], stderr=subprocess.PIPE, text=True
    ) as command:
        wait_until(lambda: games.exists() and games.read_text().count("\n") > 3)
        family = children(command.pid)
        assert len(family) >= 2
        command.send_signal(how)
        told = command.communicate(timeout=PATIENCE)[1]
    assert all_end(family)
    if how != signal.SIGKILL:
        assert told.startswith("teeter: stopped after ")
        assert len(told.splitlines()) == 1
        assert command.returncode == 130
