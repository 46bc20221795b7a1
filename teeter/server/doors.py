"""A door for each table: who brings it from the store is alone there, and waits for no other table."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Doors:
    """One for each name, while somebody is there."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._there: Counter[str] = Counter()  # inside, or waiting
        self._quiet = asyncio.Event()
        self._quiet.set()

    @asynccontextmanager
    async def through(self, name: str) -> AsyncIterator[None]:
        """One after the other."""
        lock = self._locks.setdefault(name, asyncio.Lock())
        self._there[name] += 1
        self._quiet.clear()
        try:
            async with lock:
                yield
        finally:
            self._there[name] -= 1
            if not self._there[name]:
                del self._there[name], self._locks[name]
            if not self._there:
                self._quiet.set()

    async def quiet(self) -> None:
        """Until nobody is at any door."""
        await self._quiet.wait()
