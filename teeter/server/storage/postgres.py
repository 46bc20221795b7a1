"""A database of PostgreSQL: what is written goes through the connection that holds its lock."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, text

from teeter.server.storage.database import PATIENCE, Database, T, Work
from teeter.server.storage.errors import StoreError, Unreachable, is_gone, place
from teeter.server.storage.server_lock import hold_server

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

LOG: Final = logging.getLogger(__name__)
PAUSE: Final = 0.25  # seconds until a PostgreSQL that went away is looked for again
HEARTBEAT: Final = 10.0  # seconds between two questions whether the lock's connection lives
_ALIVE: Final = text("SELECT 1")


class PostgresServer(Database):
    """Through asyncpg, which never blocks the loop.

    A session's lock and its writes end together, so nothing is ever written by who has lost the lock.
    """

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 - large, brings the ORM

        super().__init__(url)
        limits = {"timeout": PATIENCE, "command_timeout": PATIENCE}
        self._engine = create_async_engine(url, connect_args=limits)
        self._holder = ""  # our name, if we are to serve it
        self._shared = False  # with others, of whom each owns its tables (leases.py)
        self._hold: AsyncConnection | None = None  # has the lock; None while it is lost
        self._pen = asyncio.Lock()  # for one at a time on that connection
        self._tasks: set[asyncio.Task[None]] = set()

    async def transact(self, work: Work[T], *, writes: bool) -> T:
        if writes and self._holder:
            async with self._pen:
                return await self._write_held(work)
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def _write_held(self, work: Work[T]) -> T:
        if self.lost.is_set():
            raise StoreError(f"{place(self.url)} is not held any more.")
        hold = self._hold
        if hold is None or hold.invalidated:  # SQLAlchemy would take a connection without the lock
            raise Unreachable(f"{place(self.url)} cannot be reached: its lock is lost.")
        async with hold.begin():
            return await hold.run_sync(work)

    async def hold(self, holder: str, *, shared: bool = False) -> None:
        await self._let_go()
        await self._take(await hold_server(self._engine, holder, shared=shared))
        self._holder, self._shared = holder, shared
        self._spawn(self._listen())

    async def _take(self, hold: AsyncConnection) -> None:
        """Keep this connection, and notice when it ends."""
        self._hold = hold
        driver: Any = (await hold.get_raw_connection()).driver_connection
        driver.add_termination_listener(lambda _driver: self._cut(hold))

    def _cut(self, hold: AsyncConnection) -> None:
        """The lock's connection has ended, and with it the lock."""
        if self._hold is hold:
            self._hold = None
            LOG.error("the lock of the database is lost", extra={"database": place(self.url)})
            self._spawn(self._hold_again(hold))

    async def _hold_again(self, cut: AsyncConnection) -> None:
        """If PostgreSQL itself was away, as after a restart, nobody could come in our place: whoever is
        first when it is back goes on. If only our connection was cut, somebody may serve it by now;
        unless we share it: then what is ours is a matter of leases."""
        async with self._pen:
            await _end(cut)
        was_away = self._shared
        while True:
            try:
                hold = await hold_server(self._engine, self._holder, shared=self._shared)
            except Exception as error:  # drivers raise all sorts
                if not is_gone(error):
                    break
                was_away = True
                await asyncio.sleep(PAUSE)
                continue
            if was_away:
                await self._take(hold)
                LOG.warning("the database is held again", extra={"database": place(self.url)})
                return
            await _end(hold)
            break
        self.lost.set()

    async def _listen(self) -> None:
        """A connection may die without a word; then a question gets no answer."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            hold = self._hold
            if hold is None:
                continue
            try:
                async with self._pen, hold.begin():
                    await hold.execute(_ALIVE)
            except Exception:  # whatever it is, we do not know that we hold it
                LOG.warning("the lock's connection does not answer", exc_info=True)
                self._cut(hold)

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _let_go(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        hold, self._hold = self._hold, None
        if hold is not None:
            await _end(hold)

    async def make_ready(self) -> None:
        """Nothing to do: who runs PostgreSQL has set it up."""

    async def close(self) -> None:
        await self._let_go()
        await self._engine.dispose()


async def _end(hold: AsyncConnection) -> None:
    with contextlib.suppress(Exception):  # a connection that is lost holds nothing any more
        await hold.invalidate()  # the lock would go back into the pool with it
        await hold.close()
