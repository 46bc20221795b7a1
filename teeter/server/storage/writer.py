"""The one writer: takes what many tables want written, and commits it together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Final

from sqlalchemy import Table, bindparam, exists, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import UpdateBase

from teeter.server.storage.database import Batch, Database, Values
from teeter.server.storage.errors import NotOurs, StoreError, Unreachable
from teeter.server.storage.layout import EVENTS, LAYOUT, SERIES, TABLES, TRACKS, WORLDS
from teeter.server.storage.leases import Leases, Owned
from teeter.server.timing import Told, nobody, timing

TOGETHER: Final = 500  # jobs in one commit


class Write(IntEnum):
    """The kinds of writes, in the order in which one commit does them."""

    OPEN = 0
    EVENT = 1
    WORLD = 2
    TRACK = 3
    CHANGE = 4
    CLOSE = 5
    DELETE = 6
    FORGET = 7
    TOUCH = 8
    SERIES = 9
    RESULT = 10
    UNTRACK = 11


# What asks for no owner: a new table has one from its first row, and nobody is at what is deleted.
FREE: Final = {Write.OPEN, Write.DELETE, Write.TOUCH}
RESULT: Final = ("count", "seconds", "helped", "refused")  # columns of a series, when it was judged
_PLAYED: Final = exists().where(EVENTS.c.table_id == TABLES.c.id, EVENTS.c.kind == "move")

Rows = list[Values]
Part = tuple[Write, Rows]


@dataclass(frozen=True, slots=True)
class Job:
    """What one caller wants written, and the promise it waits for."""

    parts: tuple[Part, ...]
    owned: frozenset[Owned]  # where there are several servers
    done: asyncio.Future[None]


class Writer:
    """Writes in the order of the calls. One commit serves all who wait; a bad write fails alone."""

    def __init__(self, database: Database, pauses: Sequence[float], leases: Leases | None) -> None:
        self._database = database
        self._leases = leases
        self._pauses = pauses
        self._statements = _statements(database.url.get_backend_name())
        self._queue: asyncio.Queue[Job] = asyncio.Queue()
        self.on_written: Told = nobody  # how long the database took
        self._closed = False
        self._busy = False  # somebody's turn came before
        self._task = asyncio.create_task(self._run(), name="store writer")

    @property
    def waiting(self) -> int:
        """Calls whose turn has not come."""
        return self._queue.qsize()

    async def write(self, *parts: Part) -> None:
        """Returns when it is durable. Raises StoreError, and then nothing of it was acknowledged."""
        if self._closed:
            raise StoreError("The store is closed.")
        if not self._busy and self._queue.empty() and self._database.write_at_once(self._batch(parts)):
            return
        job = Job(parts, self._owned(parts), asyncio.get_running_loop().create_future())
        self._queue.put_nowait(job)
        await job.done

    async def close(self) -> None:
        """Finish what waits, then stop."""
        self._closed = True
        await self._queue.join()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            while len(jobs) < TOGETHER and not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            self._busy = True
            await self._settle(jobs)
            self._busy = False
            for _ in jobs:
                self._queue.task_done()

    async def _settle(self, jobs: list[Job]) -> None:
        error = await self._attempt(jobs)
        if error is not None and len(jobs) > 1 and not isinstance(error, Unreachable):
            for job in jobs:  # one of them is bad: find out which
                await self._settle([job])
            return
        if isinstance(error, NotOurs) and self._leases is not None:
            self._leases.lose(error.table, error.term)
        for job in jobs:
            if job.done.done():  # the caller has gone away
                continue
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)

    async def _attempt(self, jobs: list[Job]) -> StoreError | None:
        batch = self._batch(part for job in jobs for part in job.parts)
        owned = frozenset[Owned]().union(*(job.owned for job in jobs))
        guard = partial(self._leases.guard, owned) if self._leases is not None and owned else None
        try:
            with timing(self.on_written):
                await self._database.persist(lambda: self._database.write(batch, guard), self._pauses)
        except StoreError as error:
            return error
        return None

    def _owned(self, parts: Iterable[Part]) -> frozenset[Owned]:
        """The tables that are written to, in the terms in which they are ours now. Raises NotOurs."""
        leases = self._leases
        if leases is None:
            return frozenset()
        rows = (row for kind, rows in parts if kind not in FREE for row in rows)
        tables = {str(row.get("table_id") or row["at_table"]) for row in rows}
        return frozenset((table, leases.term(table)) for table in tables)

    def _batch(self, parts: Iterable[Part]) -> Batch:
        """All rows of a kind together."""
        merged: dict[Write, Rows] = {}
        for kind, rows in parts:
            merged.setdefault(kind, []).extend(rows)
        return [(self._statements[kind], merged[kind]) for kind in sorted(merged)]


def _statements(dialect: str) -> Mapping[Write, UpdateBase]:
    """One statement for each kind of write."""
    here = TABLES.c.id == bindparam("at_table")
    return {
        Write.OPEN: insert(TABLES),
        Write.EVENT: insert(EVENTS),
        Write.WORLD: _put(WORLDS, dialect, newest="number"),
        Write.TRACK: _put(TRACKS, dialect),
        Write.CHANGE: TABLES.update().where(here).values(changed=bindparam("now")),
        Write.CLOSE: TABLES.update()
        .where(here, TABLES.c.closed.is_(None))
        .values(closed=bindparam("now"), changed=bindparam("now")),
        Write.DELETE: TABLES.delete().where(here, TABLES.c.changed < bindparam("before")),
        Write.TOUCH: LAYOUT.update().values(version=LAYOUT.c.version),
        Write.UNTRACK: TRACKS.delete().where(
            TRACKS.c.table_id == bindparam("at_table"), TRACKS.c.number > bindparam("after")
        ),
        Write.SERIES: insert(SERIES),
        Write.RESULT: SERIES.update()
        .where(SERIES.c.table_id == bindparam("at_table"), SERIES.c.count.is_(None))
        .values({name: bindparam(f"now_{name}") for name in RESULT}),
        Write.FORGET: TABLES.delete().where(here, TABLES.c.closed.is_not(None), ~_PLAYED),
    }


def _put(table: Table, dialect: str, newest: str | None = None) -> UpdateBase:
    """Insert a row, or replace the one that is there, unless that one is higher in column `newest`."""
    new = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    values = {column.name: new.excluded[column.name] for column in table.c if not column.primary_key}
    return new.on_conflict_do_update(
        index_elements=list(table.primary_key.columns),
        set_=values,
        where=None if newest is None else table.c[newest] <= new.excluded[newest],
    )
