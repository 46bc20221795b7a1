"""Work cut into pieces of about half a second: few words between workers, little lost with one."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

SECONDS: Final = 0.5  # that a piece should take
SHARES: Final = 4  # of what is left a worker gets no more than one in so many, so that all end together
MOST_LOSSES: Final = 3  # of the same task: after so many it is the work that kills
T = TypeVar("T")
R = TypeVar("R")


class Pieces:
    """Tasks by their numbers: those that wait, and those that somebody is at. Each is done once."""

    def __init__(self, count: int, workers: int) -> None:
        self.left = count
        self.workers = workers  # how many share what is left
        self._waiting = deque(range(count))
        self._suspects: deque[int] = deque()  # what was lost goes out alone, to see whose fault it is
        self._losses: Counter[int] = Counter()
        self._pace: float | None = None  # seconds a task, as lately measured

    def take(self) -> list[int]:
        """The next piece; none if nothing waits."""
        if self._suspects:
            return [self._suspects.popleft()]
        return [self._waiting.popleft() for _ in range(min(self._size(), len(self._waiting)))]

    def _size(self) -> int:
        if self._pace is None:
            return 1
        fair = len(self._waiting) // (SHARES * self.workers)
        return max(1, min(fair, int(SECONDS / max(self._pace, 1e-9))))

    def done(self, numbers: Sequence[int], seconds: float) -> None:
        self.left -= len(numbers)
        self._pace = seconds / len(numbers)

    def put_back(self, numbers: Iterable[int]) -> None:
        """Nobody has begun them."""
        self._waiting.extendleft(reversed(list(numbers)))

    def lose(self, numbers: Iterable[int]) -> bool:
        """They wait again. Whether one of them has been lost too often."""
        lost = list(numbers)
        self._suspects.extend(lost)
        self._losses.update(lost)
        return max((self._losses[number] for number in lost), default=0) >= MOST_LOSSES


def timed(work: Callable[[T], R], tasks: Iterable[T]) -> tuple[list[R], float]:
    """In a worker: what the work makes of a piece, and how many seconds it took."""
    start = time.perf_counter()
    results = [work(task) for task in tasks]
    return results, time.perf_counter() - start
