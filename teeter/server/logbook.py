"""The log of a table in the store: entries are written as events, and read back as a table.

If something cannot be stored, it has not happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NoReturn

from teeter.rules.text import Text
from teeter.server.fleet import Elsewhere
from teeter.server.metrics import Metrics
from teeter.server.storage import NotOurs, Store, Stored, StoreError
from teeter.table.events import from_row, to_row
from teeter.table.log import Entry, TablePlan
from teeter.table.refusal import Refusal, Why
from teeter.table.table import Table

LOG: Final = logging.getLogger(__name__)
LONG: Final = 1000  # entries of a log
GONE: Final = Text("refused-gone")


async def load(store: Store, name: str, now: float) -> Table | None:
    """The table as it is stored."""
    header = await store.header(name)
    if header is None:
        return None
    plan, rows = TablePlan.from_json(header), await store.events(name)
    if len(rows) > LONG:  # it would hold up all other tables
        return await asyncio.to_thread(_played, plan, rows, now)
    return _played(plan, rows, now)


def _played(plan: TablePlan, rows: Sequence[Stored], now: float) -> Table:
    entries = [Entry(row.number, row.seconds, row.who, from_row(row.kind, row.body)) for row in rows]
    return Table.from_log(plan, entries, now)


def stored(entry: Entry) -> Stored:
    """An entry as it is written."""
    kind, body = to_row(entry.event)
    return Stored(entry.number, entry.seconds, kind, entry.who, body)


class Logbook:
    """A table, and the log that says what it is."""

    def __init__(
        self,
        name: str,
        table: Table,
        store: Store,
        metrics: Metrics,
        now: Callable[[], float],
        here: Callable[[], Iterable[str]],
    ) -> None:
        self.table = table
        self.in_doubt = False  # a write is under way or failed: what is in memory may not have happened
        self._name = name
        self._store = store
        self._metrics = metrics
        self._now = now
        self._here = here  # the holders who are at the table

    async def append(self, entries: Sequence[Entry], world: str | None = None) -> None:
        """What happened is stored, with the world as it is then. Raises Refusal if it cannot be."""
        kept = None if world is None else world.encode()
        self.in_doubt = True
        try:
            await self._store.append(self._name, [stored(entry) for entry in entries], kept)
        except StoreError as error:
            await self._forget(error)
        self.in_doubt = False

    async def _forget(self, error: StoreError) -> NoReturn:
        """It could not be stored, so it has not happened: the table is what the store says."""
        LOG.error("not stored", extra={"table": self._name, "error": str(error)})
        self._metrics.errors.inc()
        if isinstance(error, NotOurs):  # whoever has it knows what has happened
            raise Elsewhere(self._name) from None
        try:
            await self.be_sure()
        except StoreError:
            raise Refusal(Why.BROKEN, Text("refused-not-stored")) from None
        raise Refusal(Why.BROKEN, Text("refused-not-happened")) from None

    async def be_sure(self) -> None:
        """After a failed write only the store knows what has happened. Raises StoreError."""
        if not self.in_doubt:
            return
        kept = await load(self._store, self._name, self._now())
        if kept is None:
            raise Refusal(Why.CLOSED, GONE)
        for holder in self._here():
            kept.came(holder)
        self.table = kept
        self.in_doubt = False
