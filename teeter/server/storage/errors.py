"""What can go wrong with a database, in sentences that name no password."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, IntegrityError

# PostgreSQL's own codes: connection trouble, a server that stops or starts, no free place.
_GONE = ("08", "57P", "53300")

LOST: Final = "The database is not held any more, so this server stops: another may serve it."


class StoreError(Exception):
    """The store could not do it; the message says why in a sentence. What was asked for is not done."""


class Unreachable(StoreError):
    """Nobody answers. Whether the last write came through is only known by reading again."""


class Held(StoreError):
    """Another server has this database; `holder` is what it called itself, if that is known."""

    def __init__(self, url: URL, holder: str) -> None:
        super().__init__(f"{place(url)} is served already, by {holder or 'another server'}.")
        self.holder = holder


class NotOurs(StoreError):
    """Another server may own this table by now: nothing was written."""

    def __init__(self, table: str, term: int) -> None:
        super().__init__(f"The table {table!r} is not this server's any more.")
        self.table = table
        self.term = term  # in which it was


class Clash(StoreError):
    """What should be written contradicts what is already there."""


def is_gone(error: BaseException) -> bool:
    """Whether trying again may help: the connection failed, not the statement."""
    if isinstance(error, DBAPIError):
        code = str(getattr(error.orig, "sqlstate", None) or "")
        return error.connection_invalidated or code.startswith(_GONE)
    return isinstance(error, OSError | Unreachable)


def told(error: BaseException, url: URL) -> StoreError:
    """The sentence for whatever a driver raised."""
    if isinstance(error, StoreError):
        return error
    cause = getattr(error, "orig", None) or error
    why = str(cause).rpartition(">: ")[2].strip() or type(cause).__name__
    if isinstance(error, (IntegrityError, sqlite3.IntegrityError)):
        return Clash(f"This contradicts what {place(url)} already holds: {why}")
    if is_gone(error):
        return Unreachable(f"{place(url)} cannot be reached: {why}")
    return StoreError(f"{place(url)} cannot be used: {why}")


def place(url: URL) -> str:
    """The database as a person would point at it."""
    if url.get_backend_name() == "sqlite":
        return f"The database file {url.database}"
    typed = url.set(drivername=url.get_backend_name())  # nobody types the driver, which is ours
    return f"The database {typed.render_as_string(hide_password=True)}"
