"""Work on all cores."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def _leave_interrupts_to_the_parent() -> None:
    """A person's Ctrl+C reaches all processes; only the first one should say so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_parallel(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """What this work makes of all tasks, in any order, on so many cores."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    pool_of = multiprocessing.get_context("spawn").Pool
    with pool_of(min(jobs, len(tasks)), initializer=_leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(work, tasks)
