"""How much is too much: messages a second, and things of one address."""

from __future__ import annotations

from collections import Counter

from teeter.table.refusal import Refusal, Why


class Bucket:
    """So many a second, and twice as many at once."""

    def __init__(self, rate: float, now: float) -> None:
        self._rate = rate
        self._left = 2 * rate
        self._seen = now

    def take(self, now: float) -> bool:
        """Whether one more is within the limit."""
        self._left = min(2 * self._rate, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Shares:
    """How many things each address has, at most so many."""

    def __init__(self, most: int, what: str) -> None:
        self._most = most
        self._what = what
        self._count: Counter[str] = Counter()

    def take(self, address: str) -> None:
        """One more for this address. Raises Refusal."""
        if self._count[address] >= self._most:
            raise Refusal(Why.TOO_MANY, f"One address can have {self._most} {self._what}.")
        self._count[address] += 1

    def give(self, address: str) -> None:
        """One less."""
        self._count[address] -= 1
        if self._count[address] <= 0:
            del self._count[address]
