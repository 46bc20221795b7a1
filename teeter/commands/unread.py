"""What a program has not read yet of what a server tells it without end."""

from __future__ import annotations

from collections import deque
from typing import Final, Generic, TypeVar

MOST: Final = 200
T = TypeVar("T")


class Unread(Generic[T]):
    """The newest of what came, until somebody takes it."""

    def __init__(self) -> None:
        self._newest: deque[T] = deque(maxlen=MOST)
        self._all = 0

    def add(self, one: T) -> None:
        self._newest.append(one)
        self._all += 1

    def take(self) -> tuple[int, list[T]]:
        """How many older ones are left out, and the newest; nothing is there any more then."""
        found = self._all - len(self._newest), list(self._newest)
        self._newest.clear()
        self._all = 0
        return found

    def __bool__(self) -> bool:
        return self._all > 0
