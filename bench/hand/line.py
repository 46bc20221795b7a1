"""A simulated line between page and server: a message takes its time, and none overtakes another."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Final, Generic, TypeVar

M = TypeVar("M")
JITTER: Final = 0.02  # seconds by which a message on a slow line is late, at most


class Line(Generic[M]):
    """One direction. Times are seconds."""

    def __init__(self, there_and_back: float, rng: Random) -> None:
        self._takes = there_and_back / 2
        self._jitter = JITTER if there_and_back else 0.0
        self._rng = rng
        self._under_way: deque[tuple[float, M]] = deque()
        self._last = 0.0

    def send(self, message: M, now: float) -> None:
        arrives = now + self._takes + self._rng.random() * self._jitter
        self._last = max(self._last, arrives)
        self._under_way.append((self._last, message))

    def arrived(self, now: float) -> list[tuple[float, M]]:
        """When what came, up to now."""
        found = []
        while self._under_way and self._under_way[0][0] <= now:
            found.append(self._under_way.popleft())
        return found
