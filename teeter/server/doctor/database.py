"""The database, its layout and its clock, and the servers that share it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from sqlalchemy import URL, Connection, func, select

from teeter.server.doctor.finding import Finding, ill, well
from teeter.server.front import WORKER
from teeter.server.storage.database import Database, T, Work, address, database_at
from teeter.server.storage.errors import StoreError
from teeter.server.storage.layout import CURRENT, SERVERS, TABLES, version_of
from teeter.server.storage.leases import CLOCK, FRONT, LEASE

SLOW: Final = 0.1  # seconds for a question
SKEW: Final = 5.0  # seconds between two clocks, after which times in logs mislead


@dataclass(frozen=True, slots=True)
class Beat:
    """A server, and when it gave its last sign of life."""

    id: str
    address: str
    age: float  # seconds

    @property
    def lives(self) -> bool:
        return self.age < LEASE

    @property
    def where(self) -> str:
        """Its address; of a process behind a port without the word that changes with each start."""
        url = urlsplit(self.address)
        asked = parse_qs(url.query)
        if url.netloc or FRONT not in asked:
            return self.address
        number = "".join(asked.get(WORKER, []))
        return f"{asked[FRONT][0].partition(' ')[0]}{url.path}?{WORKER}={number}"


@dataclass(frozen=True, slots=True)
class Seen:
    """What stands in a database of our layout."""

    beats: list[Beat]
    tables: dict[str, int]  # open ones, by their owner; "" of those without


async def look(url: str) -> tuple[list[Finding], list[Beat]]:
    """What is to be said of a database, and its servers. Nothing is written."""
    try:
        if _not_there_yet(address(url)):  # to open it would make the file
            return [well("database", "There is no file yet."), layout(0)], []
        database = database_at(url)
    except StoreError as error:
        return [ill("database", str(error))], []
    try:
        return await _look(database)
    finally:
        await database.close()


def _not_there_yet(url: URL) -> bool:
    """Whether it is a file that could be made."""
    if url.get_backend_name() != "sqlite":
        return False
    file = Path((url.database or "").removeprefix("file:"))
    return not file.exists() and file.parent.is_dir()


async def _look(database: Database) -> tuple[list[Finding], list[Beat]]:
    async def ask(what: Work[T]) -> T:
        return await database.persist(lambda: database.transact(what, writes=False), ())

    try:
        version = await ask(version_of)  # the first question connects
        began = time.perf_counter()
        await ask(lambda connection: connection.execute(select(1)).scalar_one())
    except StoreError as error:
        return [ill("database", str(error))], []
    found = [answers(time.perf_counter() - began), layout(version)]
    if version != CURRENT or database.url.get_backend_name() == "sqlite":
        return found, []
    there = await ask(lambda connection: connection.execute(select(CLOCK)).scalar_one())
    seen = await ask(_seen)
    return [*found, clock(time.time() - there), *servers(seen)], seen.beats


def _seen(connection: Connection) -> Seen:
    rows = connection.execute(select(SERVERS.c.id, SERVERS.c.address, CLOCK - SERVERS.c.beat)).all()
    owned = select(func.coalesce(TABLES.c.owner, ""), func.count()).where(TABLES.c.closed.is_(None))
    tables = connection.execute(owned.group_by(TABLES.c.owner)).all()
    return Seen([Beat(*row) for row in rows], dict(tables))


def answers(seconds: float) -> Finding:
    told = f"The database answers within {1000 * seconds:.0f} ms"
    if seconds > SLOW:
        return ill("database", f"{told}: every move waits for that.")
    return well("database", f"{told}.")


def layout(version: int) -> Finding:
    if version == CURRENT:
        return well("layout", f"The database has layout {version}, which is ours.")
    if version == 0:
        return well("layout", "The database is empty: the first server lays it out.")
    if version < CURRENT:
        return ill(
            "layout",
            f"The database has layout {version}: stop all servers; the next one makes it {CURRENT}.",
        )
    return ill(
        "layout",
        f"The database has layout {version}; this Teeter knows layouts up to {CURRENT}.",
    )


def clock(skew: float) -> Finding:
    """Leases heed the database's clock alone; days and logs do not."""
    which = "ahead of" if skew > 0 else "behind"
    told = f"This machine's clock is {abs(skew):.1f} s {which} the database's"
    if abs(skew) > SKEW:
        return ill("clock", f"{told}: set both by the network (NTP).")
    return well("clock", f"{told}.")


def servers(seen: Seen) -> list[Finding]:
    """Who beats, who has stopped to, and whose tables wait for somebody."""
    alive = [beat for beat in seen.beats if beat.lives]
    there = {beat.where for beat in alive}
    silent = [beat for beat in seen.beats if beat.where not in there]
    return [
        _beats(alive),
        *_twice(alive),
        _silent(silent),
        _owners(seen.tables, {beat.id for beat in alive}),
    ]


def _beats(alive: Sequence[Beat]) -> Finding:
    if not alive:
        return well("beats", "No server shares this database now: none runs, or one has it alone.")
    oldest = max(beat.age for beat in alive)
    return well(
        "beats", f"Servers that beat: {len(alive)}, the last {max(0.0, oldest):.1f} s ago at most."
    )


def _twice(alive: Sequence[Beat]) -> list[Finding]:
    """Whoever is sent to one of these may come to the other, which sends them to itself again."""
    known = Counter(beat.where for beat in alive)
    where = ", ".join(sorted(one for one, count in known.items() if count > 1))
    if not where:
        return []
    told = f"Several servers have the same --address: {where[:200]}."
    return [ill("addresses", f"{told} Give each its own; one killed just now counts for {LEASE:g} s.")]


def _silent(silent: Sequence[Beat]) -> Finding:
    """A server that stops says goodbye: these were killed, froze, or cannot reach the database. Who was
    started again at the same address is back, under another id."""
    if not silent:
        return well("silent", "No server has fallen silent.")
    since = min(beat.age for beat in silent)
    where = sorted({beat.where for beat in silent})
    return ill(
        "silent",
        f"Fell silent: {len(where)}, the last of them {since:.0f} s ago: {', '.join(where)[:200]}.",
    )


def _owners(tables: dict[str, int], alive: set[str]) -> Finding:
    left = sum(count for owner, count in tables.items() if owner and owner not in alive)
    told = (
        f"Of {sum(tables.values())} open tables {tables.get('', 0)} have no owner,"
        f" and {left} one that is gone"
    )
    if left and not alive:
        return ill("owners", f"{told}: no server is there for them.")
    return well("owners", f"{told}; whoever comes to one of these finds it with a living server.")
