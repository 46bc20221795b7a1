"""How much is too much: so many a second, so many at once, for one address and for all."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Literal, Self

from starlette.types import Scope

from teeter.rules.text import Text
from teeter.server.machine import Alone, Machine, Moments, Rated, Row
from teeter.table.refusal import Refusal, Why

MOST_KNOWN: Final = 10_000  # addresses whose rates are remembered, before the idle ones are forgotten


def household(address: str) -> str:
    """What counts as one address: of version 6 a whole network, because every house has one."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, 64), strict=False))


def address_of(scope: Scope) -> str:
    """From where a request comes, as its limits know it; behind a proxy what the proxy says."""
    client = scope.get("client")
    return household(client[0]) if client else "?"


class Bucket:
    """So many a second; and at once twice as many, if nothing else is said."""

    def __init__(self, rate: float, now: float, at_once: float | None = None) -> None:
        self._rate = rate
        self._most = self._left = 2 * rate if at_once is None else at_once
        self._seen = now

    def take(self, now: float, count: int = 1) -> bool:
        """Whether so many more are within the limit."""
        self._fill(now)
        if self._left < count:
            return False
        self._left -= count
        return True

    def has_one(self, now: float) -> bool:
        """Whether one more would be within the limit."""
        self._fill(now)
        return self._left >= 1

    def is_full(self, now: float) -> bool:
        """Whether nothing was taken for so long that it need not be remembered."""
        self._fill(now)
        return self._left >= self._most

    def _fill(self, now: float) -> None:
        self._left = min(self._most, self._left + (now - self._seen) * self._rate)
        self._seen = now


class Buckets:
    """One for each address, shared by all that comes from there."""

    def __init__(self, rate: float, at_once: float | None = None) -> None:
        self._rate = rate
        self._at_once = at_once
        self._of: dict[str, Bucket] = {}

    def of(self, address: str, now: float) -> Bucket:
        if len(self._of) >= MOST_KNOWN:
            self._of = {one: bucket for one, bucket in self._of.items() if not bucket.is_full(now)}
        return self._of.setdefault(address, Bucket(self._rate, now, self._at_once))


class Rates:
    """How often each address does something; with `moments` at all servers of the database."""

    def __init__(
        self, rate: float, at_once: float, sentence: Text, moments: Moments | None = None
    ) -> None:
        self._rate = rate
        self._at_once = at_once
        self._sentence = sentence
        self._buckets = Buckets(rate, at_once)
        self._moments = moments

    @classmethod
    def everywhere(
        cls, machine: Machine | Alone, what: Rated, rate: float, at_once: float, sentence: Text
    ) -> Self:
        """Counted at all servers of the database."""
        return cls(rate, at_once, sentence, machine.moments(what, rate))

    def take(self, address: str) -> None:
        """Once more for this address. Raises Refusal."""
        if not self._is_within(address):
            raise Refusal(Why.TOO_FAST, self._sentence)

    def _is_within(self, address: str) -> bool:
        if self._moments is not None:
            return self._moments.take(address, self._at_once)
        now = time.monotonic()
        return self._buckets.of(address, now).take(now)


class Shares:
    """How many things each address has, at most so many; with a `row` at all servers of the database.
    Unless the others hear of them in another way, they are `told`."""

    def __init__(
        self,
        most: int,
        what: Literal["tables", "connections"],
        row: Row | None = None,
        *,
        told: bool = True,
    ) -> None:
        self._most = most
        self._what = what
        self._row = row
        self._told = row if told else None
        self._count: Counter[str] = Counter()

    def has_all(self, address: str) -> bool:
        """Whether this address can have no more."""
        others = self._row.others(address) if self._row is not None else 0
        return self._count[address] + others >= self._most

    def take(self, address: str) -> None:
        """One more for this address. Raises Refusal."""
        if self.has_all(address):
            raise Refusal(Why.TOO_MANY, Text(f"refused-{self._what}", most=self._most))
        self._count[address] += 1
        if self._told is not None:
            self._told.add(address, 1)

    def give(self, address: str) -> None:
        """One less."""
        self._count[address] -= 1
        if self._told is not None:
            self._told.add(address, -1)
        if self._count[address] <= 0:
            del self._count[address]


class Turns:
    """Work of which only so much is done at once, for one address and in all; the rest waits."""

    def __init__(self, each: int, most: int) -> None:
        self._each = each
        self._all = asyncio.Semaphore(most)
        self._of: dict[str, asyncio.Semaphore] = {}
        self._here: Counter[str] = Counter()  # who works or waits

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn. First among one's own: nobody's queue stands in another's way."""
        own = self._of.setdefault(address, asyncio.Semaphore(self._each))
        self._here[address] += 1
        try:
            async with own, self._all:
                yield
        finally:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address], self._of[address]
