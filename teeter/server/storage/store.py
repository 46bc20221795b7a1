"""The store: everything the server keeps about its tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final, NamedTuple, Self

from sqlalchemy import Connection, Row, Select, select

from teeter.server.storage.database import PAUSES, Database, Values, database_at
from teeter.server.storage.errors import Clash, StoreError
from teeter.server.storage.layout import EVENTS, TABLES, TRACKS, WORLDS, bring_up_to_date, version_of
from teeter.server.storage.leases import Leases, disown, keep_apart, share
from teeter.server.storage.writer import Part, Write, Writer
from teeter.server.timing import Told, nobody, timing

AT_ONCE: Final = 20  # tables deleted in one commit, so that a move never waits long behind cleaning

NOTED: Final = 60.0  # seconds within which a change of a table is not noted again: days are asked about


class Stored(NamedTuple):
    """One event of a table: its number, when, what kind, who, and the move's text or JSON."""

    number: int
    seconds: float
    kind: str
    who: int
    body: str


class Store:
    """All tables of one server. Calls that write return when it is durable. All raise StoreError.

    After Unreachable a caller reads the events again: what stands there has happened.
    """

    def __init__(
        self,
        database: Database,
        pauses: Sequence[float],
        clock: Callable[[], float],
        leases: Leases | None = None,
    ) -> None:
        self._database = database
        self.leases = leases  # where several servers share the database
        self._pauses = pauses
        self._clock = clock
        self._writer = Writer(database, pauses, leases)
        self._on_read: Told = nobody
        self._noted: dict[str, float] = {}  # by table: its last change that was noted

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        holder: str = "",
        address: str = "",
        pauses: Sequence[float] = PAUSES,
        clock: Callable[[], float] = time.time,
    ) -> Self:
        """The store at this address; its tables are made or brought up to date.

        A holder has it alone: the next one is refused, and told this name. With an address, at which
        clients reach this very server, others with an address share it.
        """
        database = database_at(url)
        leases = Leases(database, address) if address else None

        async def begin() -> None:
            """Nothing is written, not even a lock, before the database is known to be ours."""
            await database.transact(version_of, writes=False)
            if leases is not None:
                await share(database, holder)
                await keep_apart(database, leases)
                await leases.begin()
                return
            if holder:
                await database.hold(holder)
            await database.make_ready()
            await database.transact(bring_up_to_date, writes=True)
            if holder:
                await database.transact(disown, writes=True)

        try:
            await database.persist(begin, pauses)
        except BaseException:
            await database.close()
            raise
        return cls(database, pauses, clock, leases)

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        await self._writer.close()
        if self.leases is not None:
            with contextlib.suppress(StoreError):  # it ends by itself
                await self.leases.end()
        await self._database.close()

    @property
    def lost(self) -> asyncio.Event:
        """Set when somebody else may hold the database: nothing is written from then on."""
        return self._database.lost

    @property
    def waiting(self) -> int:
        """Writes that wait for their turn."""
        return self._writer.waiting

    def tell_times(self, reads: Told, writes: Told) -> None:
        """How long the database takes is told to these."""
        self._on_read, self._writer.on_written = reads, writes

    async def check(self, least: int) -> None:
        """Raises StoreError unless it can be written, and there is room for so many bytes."""
        free = self._database.free()
        if free is not None and free < least:
            raise StoreError(f"The disk is nearly full: {free // 2**20} MiB are left.")
        await self._writer.write((Write.TOUCH, [{}]))

    async def add_table(self, table: str, header: dict[str, object], now: float) -> None:
        """A new, open table. `now` is in seconds since 1970."""
        text = json.dumps(header, ensure_ascii=False)
        row = {"id": table, "header": text, "opened": now, "changed": now, "closed": None}
        row |= {"owner": None, "term": 0} if self.leases is None else self.leases.opened(table)
        try:
            await self._writer.write((Write.OPEN, [row]))
        except Clash:  # unless a first try came through, and only its answer was lost
            if await self.header(table) != json.loads(text):
                raise Clash(f"There is already a table {table!r}.") from None

    async def append(self, table: str, events: Sequence[Stored], world: bytes | None = None) -> None:
        """Write events, and the world as it is after them, all or none.

        The very same events once more are no mistake.
        """
        if not events:
            return
        parts: list[Part] = [(Write.EVENT, [self._row(table, event) for event in events])]
        if world is not None:
            parts.append(_world(table, events[-1].number, world))
        now = self._clock()
        news = now >= self._noted.get(table, -inf) + NOTED
        if news:
            parts.append((Write.CHANGE, [{"at_table": table, "now": now}]))
        try:
            await self._writer.write(*parts)
        except Clash:  # unless a first try came through, and only its answer was lost
            await self._check_written(table, events)
        if news:
            self._noted[table] = now

    async def events(self, table: str) -> list[Stored]:
        """All events of a table, in order."""
        c = EVENTS.c
        chosen = select(c.number, c.seconds, c.kind, c.who, c.body).where(c.table_id == table)
        return [Stored(*row) for row in await self.read(chosen.order_by(c.number))]

    async def header(self, table: str) -> dict[str, Any] | None:
        """What `add_table` was given; None if there is no such table."""
        if not could_be(table):
            return None
        rows = await self.read(select(TABLES.c.header).where(TABLES.c.id == table))
        return json.loads(rows[0].header) if rows else None

    async def is_open(self, table: str) -> bool:
        """Whether there is such a table, and it was not closed."""
        if not could_be(table):
            return False
        chosen = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.closed.is_(None))
        return bool(await self.read(chosen))

    async def idle_tables(self, before: float) -> list[str]:
        """The open tables whose last change is older."""
        chosen = select(TABLES.c.id).where(TABLES.c.closed.is_(None), TABLES.c.changed < before)
        return [row.id for row in await self.read(chosen.order_by(TABLES.c.changed, TABLES.c.id))]

    async def close_table(self, table: str, now: float) -> None:
        """The table is over: it will not be opened again, but its events stay until cleaned."""
        await self._writer.write((Write.CLOSE, [{"at_table": table, "now": now}]))

    async def forget_unplayed(self, table: str) -> None:
        """Delete a closed table at which nobody has ever made a move."""
        await self._writer.write((Write.FORGET, [{"at_table": table}]))

    async def save_world(self, table: str, number: int, saved: bytes) -> None:
        """The physical world as it is at an event; only the latest is kept, whatever comes last."""
        await self._writer.write(_world(table, number, saved))

    async def world(self, table: str) -> tuple[int, bytes] | None:
        """The latest world, and the event it belongs to."""
        chosen = select(WORLDS.c.number, WORLDS.c.saved).where(WORLDS.c.table_id == table)
        rows = await self.read(chosen)
        return (rows[0].number, rows[0].saved) if rows else None

    async def add_track(self, table: str, number: int, track: bytes) -> None:
        """How everything moved in a try, by the number of the line of the record that ended it."""
        row = {"table_id": table, "number": number, "track": track}
        await self._writer.write((Write.TRACK, [row]))

    async def tracks(self, table: str) -> dict[int, bytes]:
        """All tracks of a table, by their numbers."""
        chosen = select(TRACKS.c.number, TRACKS.c.track).where(TRACKS.c.table_id == table)
        return {row.number: row.track for row in await self.read(chosen.order_by(TRACKS.c.number))}

    async def drop_tracks(self, table: str, after: int) -> None:
        """Forget the tries that ended after so many moves: they were taken back."""
        await self._writer.write((Write.UNTRACK, [{"at_table": table, "after": after}]))

    async def clean(self, before: float) -> int:
        """Delete the tables whose last change is older, with all they have; how many."""
        rows = await self.read(select(TABLES.c.id).where(TABLES.c.changed < before))
        old = [{"at_table": row.id, "before": before} for row in rows]
        for start in range(0, len(old), AT_ONCE):
            await self._writer.write((Write.DELETE, old[start : start + AT_ONCE]))
        self._noted.clear()  # nor does it grow for ever
        return len(old)

    async def write(self, *parts: Part) -> None:
        """Whatever somebody beside the tables keeps here."""
        await self._writer.write(*parts)

    def _row(self, table: str, event: Stored) -> Values:
        term = 0 if self.leases is None else self.leases.term(table)
        return {"table_id": table, **event._asdict(), "term": term}

    async def _check_written(self, table: str, events: Sequence[Stored]) -> None:
        """Raises Clash unless these very events are there."""
        if await self.header(table) is None:
            raise Clash(f"There is no table {table!r}.")
        written = {event.number: event for event in await self.events(table)}
        if [written.get(event.number) for event in events] != list(events):
            numbers = [event.number for event in events]
            taken = next((number for number in numbers if number in written), numbers[0])
            raise Clash(f"Event {taken} of table {table!r} is already written.")

    async def read(self, chosen: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        def fetch(connection: Connection) -> Sequence[Row[*tuple[Any, ...]]]:
            return connection.execute(chosen).all()

        with timing(self._on_read):
            return await self._database.persist(
                lambda: self._database.transact(fetch, writes=False), self._pauses
            )


def could_be(table: str) -> bool:
    """Whether a table can have this name: databases choke on some that people make up."""
    return table.isascii() and table.isprintable()


def _world(table: str, number: int, saved: bytes) -> Part:
    return (Write.WORLD, [{"table_id": table, "number": number, "saved": saved}])
