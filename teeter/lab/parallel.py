"""Work on all cores: what is lost with a killed worker is done again, and nobody is left behind."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, Generic, Protocol, TypeVar

from teeter.lab.pieces import MOST_LOSSES, Pieces, timed
from teeter.rules.text import harmless

T = TypeVar("T")
R = TypeVar("R")
MOST_TOLD: Final = 200  # letters of an error
AHEAD: Final = 2  # pieces that wait for each worker, so that none has to wait for us


class WorkersLost(RuntimeError):
    """Workers ended again and again in the middle of the same piece of work; says how."""

    def __init__(self, code: int | None) -> None:
        if code:
            how, why = "ended itself", f"with the exit code {code}, and said no more than is above"
        else:
            how, why = "was killed", "is there enough memory? Fewer --jobs need less"
        super().__init__(f"a worker process {how} {MOST_LOSSES} times at the same piece of work: {why}")


class NoWorkers(RuntimeError):
    """Nobody is there for the work; says why."""


class WorkFailed(RuntimeError):
    """The work raised something that cannot travel between processes; the message tells of it."""


class Workers(Protocol):
    """Who does long work: processes of this machine, or a cluster. Left at the end of a `with`."""

    @property
    def are_here(self) -> bool:
        """Whether this very process does it all."""

    def work(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """What this work makes of all tasks, in any order, each once. Raises WorkersLost.

        What the work raises is raised here; if that cannot be handed over, WorkFailed in its place.
        """

    def __enter__(self) -> Workers: ...

    def __exit__(self, *_: object) -> None: ...


@dataclass(frozen=True, slots=True)
class Processes:
    """Processes on so many cores of this machine; one core is this process.

    However the work ends, by an error, an interrupt or SIGTERM, all processes end with it.
    """

    jobs: int

    @property
    def are_here(self) -> bool:
        return self.jobs == 1

    def work(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        if self.jobs == 1 or len(tasks) < 2:
            yield from map(work, tasks)
            return
        crew = _Crew(work, tasks, min(self.jobs, len(tasks)))
        with terminated_like_interrupted():
            while crew.pieces.left:
                yield from crew.results()

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *_: object) -> None:
        """There is nobody to leave: processes end with their work."""


ALONE: Final = Processes(1)


class _Crew(Generic[T, R]):
    """The work that is left, and pools of workers one after the other: each until one is killed."""

    def __init__(self, work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> None:
        self.pieces = Pieces(len(tasks), jobs)
        self._work = work
        self._tasks = tasks
        self._jobs = jobs
        self._workers: set[BaseProcess] = set()

    def results(self) -> Iterator[R]:
        """From one pool, until all is done or a worker is killed."""
        given: dict[Future[tuple[list[R], float]], list[int]] = {}
        with _pool(self._jobs) as pool:
            try:
                while self.pieces.left:
                    self._hand_out(pool, given)
                    self._workers.update(multiprocessing.active_children())
                    for done in wait(given, return_when=FIRST_COMPLETED).done:
                        results, seconds = done.result()
                        self.pieces.done(given.pop(done), seconds)
                        yield from results
            except BrokenProcessPool:
                self._lose(given.values())

    def _hand_out(
        self, pool: ProcessPoolExecutor, given: dict[Future[tuple[list[R], float]], list[int]]
    ) -> None:
        while len(given) < self._jobs * AHEAD and (numbers := self.pieces.take()):
            given[pool.submit(worked, packed(self._work, self._tasks, numbers))] = numbers

    def _lose(self, pieces: Iterable[list[int]]) -> None:
        """Whose work it was nobody knows: all that was under way will be done again."""
        if self.pieces.lose([number for numbers in pieces for number in numbers]):
            raise WorkersLost(self._exit_code())

    def _exit_code(self) -> int | None:
        """With which a worker has ended itself; None if all were killed (the pool kills the rest)."""
        return next((worker.exitcode for worker in self._workers if (worker.exitcode or 0) > 0), None)


def packed(work: Callable[[T], R], tasks: Sequence[T], numbers: Iterable[int]) -> bytes:
    """A piece of work, to be handed to another process."""
    return pickle.dumps((work, [tasks[number] for number in numbers]))


def worked(piece: bytes) -> Any:
    """In a worker: whatever goes wrong comes back as something that can be read there.

    The pool itself would take an error that cannot be unpickled for the death of a worker.
    """
    try:
        work, tasks = pickle.loads(piece)
        return timed(work, tasks)
    except BaseException as error:
        if isinstance(error, Exception) and _travels(error):
            raise
        raise WorkFailed(f"the work failed with {in_a_line(error)}") from error


def in_a_line(error: BaseException) -> str:
    """What was raised, and where, for people; nothing in it that a terminal would obey."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{raised(error)} ({harmless(Path(place.filename).name)}, line {place.lineno})"


def raised(error: BaseException) -> str:
    """The same less the place."""
    told = " ".join(f"{type(error).__name__}: {error}".split())
    return harmless(told, MOST_TOLD).rstrip(":.")


def _travels(error: Exception) -> bool:
    try:
        return type(pickle.loads(pickle.dumps(error))) is type(error)
    except Exception:
        return False


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Workers that end when we go on, whatever they are at."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_become_a_worker)
    try:
        yield pool
    finally:
        for worker in set(multiprocessing.active_children()) - others:
            worker.kill()
        pool.shutdown(cancel_futures=True)


def _become_a_worker() -> None:
    """A person's Ctrl+C reaches all processes; only the first one should say so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    """Somebody may kill the first process before it can end the others."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def terminated_like_interrupted() -> Iterator[None]:
    """SIGTERM has to end the workers too. Only the main thread can hear it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
