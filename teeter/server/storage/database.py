"""A database by its address, SQLite or PostgreSQL; what waits for it is off the event loop."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import IO, Final, TypeVar, cast

from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql.dml import UpdateBase

from teeter.server.storage.errors import StoreError, is_gone, place, told
from teeter.server.storage.server_lock import hold_file

LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")
Work = Callable[[Connection], T]
Values = dict[str, object]  # of a row, by column
Batch = Sequence[tuple[UpdateBase, list[Values]]]
"""Statements, each with all the rows it is for."""

PAUSES: Final = (0.1, 0.3, 0.6, 1.0, 2.0)  # seconds before each further try: a server may restart
PATIENCE: Final = 10.0  # seconds for one statement, or for a lock of somebody else's
THREADS: Final = 4  # one writes, the others read
FLUSH_AFTER: Final = 1.0  # seconds after a write to SQLite, until it is safe from a power cut too
DRIVERS: Final = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg"}


class Database(ABC):
    """Where work on tables is done."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.lost = asyncio.Event()  # it is not held any more: nothing is written from now on

    @abstractmethod
    async def transact(self, work: Work[T], *, writes: bool) -> T:
        """Do the work in one transaction. Raises whatever the driver raises."""

    async def write(self, batch: Batch, guard: Work[None] | None = None) -> None:
        """Carry out statements in one transaction, after the guard. Raises what the driver raises."""

        def work(connection: Connection) -> None:
            if guard is not None:
                guard(connection)
            for statement, rows in batch:
                connection.execute(statement, rows)

        await self.transact(work, writes=True)

    def write_at_once(self, batch: Batch) -> bool:
        """The same without waiting for anybody; whether it could be done, else nothing was."""
        return False

    @abstractmethod
    async def hold(self, holder: str, *, shared: bool = False) -> None:
        """Serve this database alone, or only with others who share it, until it is closed or the
        process ends. Raises StoreError."""

    def free(self) -> int | None:
        """Bytes that there is room for, where that is known."""
        return None

    @abstractmethod
    async def make_ready(self) -> None:
        """Set up what the database remembers, when it is known to be ours."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections."""

    async def persist(self, attempt: Callable[[], Awaitable[T]], pauses: Sequence[float]) -> T:
        """Attempt it; while nobody answers, again after each pause. Raises StoreError."""
        for pause in (*pauses, None):
            try:
                return await attempt()
            except Exception as error:  # drivers raise all sorts, like TypeError for a bad address
                if pause is None or not is_gone(error):
                    raise told(error, self.url) from error
            await asyncio.sleep(pause)
        raise AssertionError("the last try returns or raises")


class SqliteFile(Database):
    """A transaction is one visit to a thread: every further one would cost more than the statement."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        _touch(url)
        self._engine = create_engine(url, connect_args={"timeout": PATIENCE})
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        self._writing = self._engine.execution_options(writes=True)
        self._threads = ThreadPoolExecutor(THREADS, "store")
        self._hold: IO[str] | None = None  # the locked file that keeps other servers away
        self._pen: PoolProxiedConnection | None = None  # the connection that moves are written with
        self._flush: asyncio.TimerHandle | None = None  # while something is not on the disk yet

    async def transact(self, work: Work[T], *, writes: bool) -> T:
        def visit() -> T:
            with (self._writing if writes else self._engine).begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, visit)

    async def hold(self, holder: str, *, shared: bool = False) -> None:
        if shared:
            raise StoreError("A SQLite file has one server; several of them need PostgreSQL.")
        self._hold = self._hold or hold_file(self.url, holder)

    def free(self) -> int | None:
        return shutil.disk_usage(Path((self.url.database or "").removeprefix("file:")).parent).free

    async def make_ready(self) -> None:
        """With a write-ahead log nobody who reads waits for who writes; the file remembers it."""
        await asyncio.get_running_loop().run_in_executor(
            self._threads, self._pragma, "journal_mode=WAL"
        )

    async def write(self, batch: Batch, guard: Work[None] | None = None) -> None:
        await super().write(batch, guard)
        self._flush_later()

    def write_at_once(self, batch: Batch) -> bool:
        """A commit that does not wait for the disk takes a tenth of a millisecond, less than the way to
        a thread and back. If somebody else writes, or worse, the longer way finds out."""
        try:
            self._write(batch)
        except sqlite3.Error:
            return False
        self._flush_later()
        return True

    def _write(self, batch: Batch) -> None:
        if self._pen is None:
            self._pen = self._engine.raw_connection()
            for pragma in ("busy_timeout=0", "wal_autocheckpoint=0"):  # neither others nor the disk
                self._pen.cursor().execute(f"PRAGMA {pragma}").close()
        pen = cast(sqlite3.Connection, self._pen.driver_connection)
        with pen:  # commits, or takes all of it back
            pen.execute("BEGIN IMMEDIATE")
            for statement, rows in batch:
                pen.executemany(_sql(statement), rows)

    def _flush_later(self) -> None:
        if self._flush is None:
            self._flush = asyncio.get_running_loop().call_later(FLUSH_AFTER, self._flush_soon)

    def _flush_soon(self) -> None:
        self._flush = None
        self._threads.submit(self._to_disk)

    def _to_disk(self) -> None:
        """In a thread: all that is committed goes to the disk. Nobody waits for it, nor for this."""
        try:
            self._pragma("wal_checkpoint(PASSIVE)")
        except Exception:  # the next write will meet the same, and somebody waits for that
            LOG.exception("not flushed to the disk")

    def _pragma(self, pragma: str) -> None:
        connection = self._engine.raw_connection()
        try:
            connection.cursor().execute(f"PRAGMA {pragma}").close()
        finally:
            connection.close()

    async def close(self) -> None:
        if self._flush is not None:
            self._flush.cancel()
        await asyncio.to_thread(self._threads.shutdown)
        if self._pen is not None:
            self._pen.close()
        self._engine.dispose()
        if self._hold is not None:
            self._hold.close()


def database_at(text: str) -> Database:
    """The database at this address; nothing but a file is opened yet. Raises StoreError."""
    from teeter.server.storage.postgres import PostgresServer  # noqa: PLC0415 - it needs us

    url = address(text)
    return SqliteFile(url) if url.get_backend_name() == "sqlite" else PostgresServer(url)


def address(text: str) -> URL:
    """The address of a database, with the driver we use. Raises StoreError."""
    try:
        url = make_url(text)
        backend = url.get_backend_name()
    except (ArgumentError, ValueError):
        raise StoreError(
            "That is no address of a database; write sqlite:///FILE or postgresql://USER@HOST/NAME."
        ) from None
    if backend not in DRIVERS:
        raise StoreError(f"Tables are kept in SQLite or PostgreSQL, not in {backend[:40]!r}.")
    if backend == "sqlite" and url.database in (None, "", ":memory:"):
        raise StoreError("Tables outlive the server, so SQLite needs a file: sqlite:///FILE.")
    return url.set(drivername=DRIVERS[backend])


@lru_cache(maxsize=64)
def _sql(statement: UpdateBase) -> str:
    """A statement in the words of SQLite."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def _touch(url: URL) -> None:
    """The system knows better than SQLite why a file cannot be opened."""
    name = url.database or ""
    if name.startswith("file:"):  # SQLite's own way to write an address
        return
    try:
        Path(name).open("ab").close()
    except OSError as error:
        raise StoreError(f"{place(url)} cannot be written: {error.strerror}.") from None


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    """A commit is safe with the system, so no kill can undo it; the disk follows (docs/storage.md)."""
    connection.isolation_level = None  # we say BEGIN ourselves, so that altering tables is undone too
    for pragma in ("synchronous=NORMAL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: Connection) -> None:
    """A writer takes its lock at once: waiting for it later could fail without a second chance."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
