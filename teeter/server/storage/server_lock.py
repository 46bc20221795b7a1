"""One server for one database: a lock that the system itself lets go of when a server is killed."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final

from sqlalchemy import URL, text

from teeter.server.storage.errors import Held, StoreError, place

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

BESIDE: Final = "-server"  # as SQLite itself names the files beside a database
KEY: Final = 0x746565746572  # "teeter": PostgreSQL's advisory locks have numbers
PAUSES: Final = (0.1, 0.2, 0.4, 0.8)  # PostgreSQL needs a moment to notice that a server was killed

_LOCK: Final = text("SELECT pg_try_advisory_lock(:key)")
_SHARED: Final = text("SELECT pg_try_advisory_lock_shared(:key)")
# A server that freezes in the middle of a write would keep others from its tables: PostgreSQL ends it.
FROZEN: Final = "idle_in_transaction_session_timeout"
FROZEN_AFTER: Final = "5s"  # less than a lease
_ENDED: Final = text(f"SELECT set_config('{FROZEN}', '{FROZEN_AFTER}', false)")
_NAME: Final = text("SELECT set_config('application_name', :name, false)")
_HOLDER: Final = text(
    "SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)"
    " WHERE locktype = 'advisory' AND granted AND classid = :high AND objid = :low AND objsubid = 1"
    " AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


def hold_file(url: URL, holder: str) -> IO[str]:
    """A locked file beside a SQLite file, with the holder's name in it. Raises StoreError."""
    path = Path((url.database or "").removeprefix("file:")).resolve()
    try:
        file = path.with_name(path.name + BESIDE).open("a+", encoding="utf-8")
    except OSError as error:
        raise StoreError(f"{place(url)} cannot be held: {error.strerror}.") from None
    try:
        _lock(file)
    except OSError:
        file.seek(0)
        name = file.read().strip()
        file.close()
        raise Held(url, name) from None
    file.truncate(0)
    file.write(f"{holder} (process {os.getpid()})\n")
    file.flush()
    return file


async def hold_server(engine: AsyncEngine, holder: str, *, shared: bool = False) -> AsyncConnection:
    """A connection to PostgreSQL with a lock that lasts as long as it does: for one alone, or for any
    number who share it. Raises StoreError."""
    lock = _SHARED if shared else _LOCK
    connection = await engine.connect()
    try:
        for pause in (*PAUSES, None):
            if await connection.scalar(lock, {"key": KEY}):
                await connection.execute(_NAME, {"name": holder})
                if shared:
                    await connection.execute(_ENDED)
                await connection.commit()  # the lock is the session's, and outlives it
                return connection
            if pause is not None:
                await asyncio.sleep(pause)
        name = await connection.scalar(_HOLDER, {"high": KEY >> 32, "low": KEY & 0xFFFFFFFF})
        raise Held(engine.url, name or "")
    except BaseException:
        await connection.close()
        raise


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        """A byte behind the name, because what is locked here cannot be read."""
        file.seek(4096)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
