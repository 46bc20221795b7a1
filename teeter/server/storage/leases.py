"""Several servers on one database: which of them owns a table, for as long as it gives signs of life.

Time is the database's alone: no two machines' clocks are ever compared.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Float,
    Select,
    cast,
    exists,
    func,
    or_,
    select,
    text,
)

from teeter.server.storage.database import Database, T, Work
from teeter.server.storage.errors import Held, NotOurs, StoreError
from teeter.server.storage.layout import (
    CURRENT,
    FLEET,
    SERVERS,
    TABLES,
    bring_up_to_date,
    version_of,
)
from teeter.server.storage.server_lock import FROZEN, FROZEN_AFTER

LOG: Final = logging.getLogger(__name__)
LEASE: Final = 8.0  # seconds after its last beat, until a server's tables are anybody's
BEAT: Final = 1.0  # seconds between two beats
LAID_OUT_WITHIN: Final = 15.0  # seconds: the first of several that start at once may be slow at it
FRONT: Final = "front"  # in the query of an address that is only a path: which port it belongs to
FORGET: Final = 3600.0  # seconds after its last beat, until a server's row is deleted
ATTEMPTS: Final = 3  # to claim: a lease may end between two questions
_KEY: Final = select(FLEET.c.key)
CLOCK: Final = cast(func.extract("epoch", func.clock_timestamp()), Float)

Owned = tuple[str, int]
"""A table, and the term in which it is owned: a number that grows with every claim."""


class Leases:
    """The tables that this server owns. All calls raise StoreError.

    A lease that has ended never comes back: the server takes another id, and owns nothing.
    """

    def __init__(
        self,
        database: Database,
        address: str,
        clock: ColumnElement[float] = CLOCK,
        here: Callable[[], float] = time.monotonic,
    ) -> None:
        """`clock` is what decides, in the database; `here` only helps to notice that it may have."""
        self.address = address
        self.id = ""  # of this server until its lease ends
        self.key = b""  # the same for all servers of this database, and nobody else's
        self.on_lost: Callable[[str], None] = lambda table: None  # told of each table that is lost
        self.on_claim: Callable[[float, bool], None] = lambda seconds, got: None  # how long it took
        self.on_ended: Callable[[], None] = lambda: None  # our lease
        self.on_table_lost: Callable[[], None] = lambda: None
        self._shown: str | None = None
        self._counted = ("", b"")  # what was told last of what addresses have, under which id
        self._terms: dict[str, int] = {}
        self._database = database
        self._clock = clock
        self._here = here
        self._beaten = 0.0  # when the last beat that was heard was sent

    async def begin(self) -> None:
        """Be one of the servers, under a new id."""
        key: str = await self._beside(lambda connection: connection.execute(_KEY).scalar_one())
        self.key = bytes.fromhex(key)
        self.id = secrets.token_hex(8)
        sent = self._here()
        values = {"id": self.id, "address": self.address, "beat": self._clock, "shown": self._shown}
        await self._beside(lambda connection: connection.execute(SERVERS.insert().values(values)))
        old = SERVERS.delete().where(SERVERS.c.beat < self._clock - FORGET)
        await self._beside(lambda connection: connection.execute(old))
        self._beaten = sent

    async def beat(self) -> None:
        """A sign of life. Where it comes too late all tables are lost, and it begins anew."""
        sent = self._here()
        renewed = (
            SERVERS.update()
            .where(SERVERS.c.id == self.id, self._lives(SERVERS.c.beat))
            .values(beat=self._clock)
            .returning(SERVERS.c.id)
        )
        if await self._beside(lambda connection: connection.execute(renewed).all()):
            self._beaten = sent
            return
        self.on_ended()
        LOG.error("the lease has ended", extra={"server": self.id, "tables": len(self._terms)})
        self.id = ""
        for table, term in list(self._terms.items()):
            self.lose(table, term)
        await self.begin()

    async def beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except StoreError as error:  # the database is away: the next beat finds out what it cost
                LOG.warning("no beat", extra={"why": str(error)})

    async def be_sure(self) -> None:
        """Who was stopped for long, and does not know it, asks first."""
        if not self.id or self._here() - self._beaten > LEASE:
            await self.beat()

    def age(self) -> float:
        """Seconds since the last beat that was heard was sent."""
        return self._here() - self._beaten

    async def others(self) -> list[str]:
        """The addresses of all other servers."""
        alive = select(SERVERS.c.address).where(SERVERS.c.id != self.id, self._lives(SERVERS.c.beat))
        return await self._beside(lambda connection: list(connection.execute(alive).scalars()))

    async def show(self, told: str) -> None:
        """What the others can read of us, until our lease ends."""
        self._shown = told
        ours = SERVERS.update().where(SERVERS.c.id == self.id).values(shown=told)
        await self._beside(lambda connection: connection.execute(ours))

    async def shown_by_others(self) -> list[str]:
        """What all other servers show."""
        c = SERVERS.c
        alive = select(c.shown).where(c.id != self.id, c.shown.is_not(None), self._lives(c.beat))
        return await self._beside(lambda connection: list(connection.execute(alive).scalars()))

    async def exchange(self, counts: bytes) -> list[bytes]:
        """Leave for the others what addresses have here, and read what all others have left."""
        c = SERVERS.c
        news = (self.id, counts)
        ours = SERVERS.update().where(c.id == self.id).values(counts=counts)
        theirs = select(c.counts).where(c.id != self.id, c.counts.is_not(None), self._lives(c.beat))

        def work(connection: Connection) -> list[bytes]:
            if news != self._counted:
                connection.execute(ours)
            return list(connection.execute(theirs).scalars())

        told = await self._beside(work)
        self._counted = news
        return told

    async def claim(self, table: str) -> str | None:
        """Own a table that is free, ours, or of a server whose lease has ended; else the address of
        who owns it."""
        began = self._here()
        address: str | None = None
        try:
            address = await self._have(table)
        finally:
            self.on_claim(self._here() - began, address is None)
        return address

    async def _have(self, table: str) -> str | None:
        await self.be_sure()
        for _ in range(ATTEMPTS):
            term = await self._beside(partial(_claim, self._claimed(table)))
            if term is not None:
                self._terms[table] = term
                return None
            address: str | None = await self._beside(partial(_scalar, self._owner(table)))
            if address is not None:
                return address
            await self.beat()  # it may be our own lease that has ended
        raise StoreError(f"The table {table!r} cannot be had just now.")

    def _claimed(self, table: str) -> Executable:
        c = TABLES.c
        free = or_(c.owner.is_(None), c.owner == self.id, ~self._alive(c.owner))
        one = TABLES.update().where(c.id == table, free, self._alive(self.id))
        return one.values(owner=self.id, term=c.term + 1).returning(c.term)

    def _owner(self, table: str) -> Executable:
        """The address of another server that has a table."""
        servers = select(SERVERS.c.address).join(TABLES, TABLES.c.owner == SERVERS.c.id)
        lives = self._lives(SERVERS.c.beat)
        return servers.where(TABLES.c.id == table, SERVERS.c.id != self.id, lives)

    async def release(self, table: str) -> None:
        """Own a table no longer: anybody may claim it."""
        term = self._terms.pop(table, None)
        if term is None:
            return
        c = TABLES.c
        freed = TABLES.update().where(c.id == table, c.owner == self.id, c.term == term)
        await self._beside(partial(_claim, freed.values(owner=None).returning(c.term)))

    async def end(self) -> None:
        """Be no server any more: whatever it still owned is anybody's."""
        gone = SERVERS.delete().where(SERVERS.c.id == self.id)
        await self._beside(lambda connection: connection.execute(gone))
        self._terms.clear()

    def opened(self, table: str) -> dict[str, object]:
        """The columns that say that a new table is ours from its first moment."""
        self._terms[table] = 1
        return {"owner": self.id, "term": 1}

    def term(self, table: str) -> int:
        """In which it is ours. Raises NotOurs."""
        if table not in self._terms:
            raise NotOurs(table, 0)
        return self._terms[table]

    def lose(self, table: str, term: int) -> None:
        """It turned out to be ours no longer in this term, and may be in a later one."""
        if self._terms.get(table) == term:
            del self._terms[table]
            LOG.warning("table lost", extra={"table": table})
            self.on_table_lost()
            self.on_lost(table)

    def guard(self, owned: Collection[Owned], connection: Connection) -> None:
        """In the transaction of a write: all these are ours until it ends. Raises NotOurs.

        A claim has to wait for the rows that are locked here, and sees what was written.
        """
        held = connection.execute(self._held([table for table, _ in owned]))
        ours = {(row.id, row.term) for row in held}
        for table, term in owned:
            if (table, term) not in ours:
                raise NotOurs(table, term)

    def _held(self, tables: Sequence[str]) -> Select[tuple[str, int]]:
        chosen = select(TABLES.c.id, TABLES.c.term).where(
            TABLES.c.id.in_(tables), TABLES.c.owner == self.id, self._alive(self.id)
        )
        return chosen.order_by(TABLES.c.id).with_for_update(key_share=True, of=TABLES)

    def _alive(self, server: ColumnElement[str] | str) -> ColumnElement[bool]:
        return exists().where(SERVERS.c.id == server, self._lives(SERVERS.c.beat))

    def _lives(self, beat: ColumnElement[float]) -> ColumnElement[bool]:
        return beat > self._clock - LEASE

    async def _beside(self, work: Work[T]) -> T:
        """Not among the writes: a beat must not wait for them, nor they for a claim."""
        return await self._database.persist(lambda: self._database.transact(work, writes=False), ())


def _scalar(statement: Executable, connection: Connection) -> Any:
    return connection.execute(statement).scalar()


def _claim(statement: Executable, connection: Connection) -> Any:
    """Whoever freezes just here is not waited for."""
    connection.execute(text(f"SET LOCAL {FROZEN} = '{FROZEN_AFTER}'"))
    return _scalar(statement, connection)


async def share(database: Database, holder: str) -> None:
    """Serve a database together with others. Only who is alone with it may alter its layout: of several
    who start at once one does it while the others wait, and older servers that still run are let
    finish. Raises StoreError."""
    now = asyncio.get_running_loop().time
    current = await database.transact(version_of, writes=False) == CURRENT
    end = now() + (0 if current else LAID_OUT_WITHIN)
    while True:
        try:
            if await database.transact(version_of, writes=False) != CURRENT:
                await database.hold(holder)
                await database.transact(bring_up_to_date, writes=True)
            await database.hold(holder, shared=True)
        except Held:
            if now() >= end:
                raise
        else:
            return


async def keep_apart(database: Database, leases: Leases) -> None:
    """Processes behind one port know the way to each other and to nobody else, so they share a database
    with no others. Who was killed counts until its lease ends. Raises Held."""
    for _ in range(math.ceil(LEASE / BEAT) + 1):
        others = await leases.others()
        strange = [other for other in others if _front(other) != _front(leases.address)]
        if not strange:
            return
        await asyncio.sleep(BEAT)
    raise Held(database.url, _front(strange[0]) or strange[0])


def _front(address: str) -> str:
    """Of a process behind a port: which one; "" of a server with an address of its own."""
    return "".join(parse_qs(urlsplit(address).query).get(FRONT, [])) if address.startswith("/") else ""


def disown(connection: Connection) -> None:
    """Who serves a database alone asks for no owner, so none may be left who believes to be one."""
    connection.execute(TABLES.update().where(TABLES.c.owner.is_not(None)).values(owner=None))
