"""This server among several of one database: which tables are its own, and where the others are."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Final

from teeter.rules.text import Text
from teeter.server.storage import StoreError
from teeter.server.storage.leases import Leases
from teeter.table.refusal import Refusal, Why

MOVED: Final = Text("refused-elsewhere")


class Elsewhere(Refusal):
    """The table is with another server; at this address, or "" if that is to be found out."""

    def __init__(self, table: str, address: str = "") -> None:
        super().__init__(Why.CLOSED, MOVED)
        self.table = table
        self.address = address


class Fleet:
    """Who serves a database alone has all its tables, and nothing here does anything."""

    def __init__(self, leases: Leases | None, on_lost: Callable[[str], None]) -> None:
        """`on_lost` is told of a table that another server may have by now."""
        self._leases = leases
        self.leaving = False  # what is not ours yet is for the others
        if leases is not None:
            leases.on_lost = on_lost

    def moved(self, table: str) -> Refusal | None:
        """What is said to who comes too late to a room; None where there are no others to go to."""
        return None if self._leases is None else Elsewhere(table)

    def check(self, table: str = "") -> None:
        """Who is about to stop takes nothing more. Raises Elsewhere."""
        if self.leaving:
            raise Elsewhere(table)

    async def be_sure(self) -> None:
        """Before anybody is shown what is in memory. Raises StoreError."""
        if self._leases is not None:
            await self._leases.be_sure()

    async def claim(self, table: str) -> None:
        """Have a table. Raises Elsewhere, StoreError."""
        self.check(table)
        address = await self._leases.claim(table) if self._leases is not None else None
        if address is not None:
            raise Elsewhere(table, address)

    async def release(self, table: str) -> None:
        """Anybody may have it. If nobody answers, it is had when our lease ends."""
        if self._leases is not None:
            with contextlib.suppress(StoreError):
                await self._leases.release(table)
