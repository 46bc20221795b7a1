"""The tables of the database, and how an older database becomes one of today."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    inspect,
    select,
    text,
)

from teeter.server.storage.errors import StoreError, place

METADATA: Final = MetaData()


def _of_table() -> Column[str]:
    return Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


LAYOUT: Final = Table("layout", METADATA, Column("version", Integer, primary_key=True))

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("header", Text, nullable=False),  # JSON: the game, its options, its set-up
    Column("opened", Float, nullable=False),  # seconds since 1970, here and below
    Column("changed", Float, nullable=False),
    Column("closed", Float),  # empty while the table is open
    Column("owner", String),  # the server that has it, where there are several
    Column("term", Integer, nullable=False, server_default="0"),  # grows whenever a server claims it
    Index("tables_by_change", "changed"),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seconds", Float, nullable=False),
    Column("kind", String, nullable=False),
    Column("who", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("term", Integer, nullable=False, server_default="0"),  # of the owner who wrote it
    sqlite_with_rowid=False,  # the events of a table lie side by side
)

WORLDS: Final = Table(
    "worlds",
    METADATA,
    _of_table(),
    Column("number", Integer, nullable=False),
    Column("saved", LargeBinary, nullable=False),
)

TRACKS: Final = Table(
    "tracks",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("track", LargeBinary, nullable=False),
)

SERIES: Final = Table(
    "series",
    METADATA,
    _of_table(),
    Column("day", String, nullable=False),  # as 2026-11-17, by UTC
    Column("game", String, nullable=False),
    Column("holder", String, nullable=False),  # who plays it: once a day
    Column("name", String, nullable=False),
    Column("count", Integer),  # empty until the tries were run again
    Column("seconds", Float),
    Column("helped", Boolean),
    Column("refused", Text),  # JSON: why it does not count
    Index("series_of_holder", "day", "game", "holder", unique=True),
)

SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("id", String, primary_key=True),
    Column("address", String, nullable=False),  # how clients reach this very one
    Column("beat", Float, nullable=False),  # its last sign of life, by the clock of the database
    Column("shown", Text),  # JSON: the tables that hosts show to everybody there
    Column("counts", LargeBinary),  # what addresses have and do there (server/machine.py)
)

# Addresses stand in no database: what servers tell each other of them is made with this secret.
FLEET: Final = Table("fleet", METADATA, Column("key", String, primary_key=True))

_TERM: Final = "term INTEGER NOT NULL DEFAULT 0"
_OURS: Final = {LAYOUT.name, TABLES.name, EVENTS.name}  # by these, in any version, we know our own


def _first(connection: Connection) -> None:
    METADATA.create_all(connection, [LAYOUT, TABLES, EVENTS, WORLDS, TRACKS])


def _second(connection: Connection) -> None:
    """Series of a day, and what they counted."""
    SERIES.create(connection)


def _third(connection: Connection) -> None:
    """Several servers, and which of them owns a table."""
    SERVERS.create(connection)
    _add(connection, {TABLES.name: ("owner VARCHAR", _TERM), EVENTS.name: (_TERM,)})


def _fourth(connection: Connection) -> None:
    """What each of several servers shows on the shelf."""
    _add(connection, {SERVERS.name: ("shown TEXT",)})


def _fifth(connection: Connection) -> None:
    """What addresses have at each of several servers."""
    counts = LargeBinary().compile(connection.dialect)
    _add(connection, {SERVERS.name: (f"counts {counts}",)})
    FLEET.create(connection)
    connection.execute(FLEET.insert().values(key=secrets.token_hex(16)))


def _add(connection: Connection, added: Mapping[str, Sequence[str]]) -> None:
    """Columns, by table. A new database has them already."""
    seen = inspect(connection)
    for table, columns in added.items():
        known = {column["name"] for column in seen.get_columns(table)}
        for column in columns:
            if column.split()[0] not in known:
                connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {column}"))


# Step n makes a database of version n - 1 one of version n. Steps that were once released never change.
STEPS: Final[tuple[Callable[[Connection], None], ...]] = (_first, _second, _third, _fourth, _fifth)
CURRENT: Final = len(STEPS)


def bring_up_to_date(connection: Connection) -> None:
    """Make the tables, or alter old ones. Raises StoreError if the database is not ours, or newer."""
    version = version_of(connection)
    if version > len(STEPS):
        raise StoreError(
            f"This database has layout {version}; this Teeter knows layouts up to {len(STEPS)}."
        )
    for step in STEPS[version:]:
        step(connection)
    if version < len(STEPS):
        connection.execute(LAYOUT.delete())
        connection.execute(LAYOUT.insert(), {"version": len(STEPS)})


def version_of(connection: Connection) -> int:
    """The layout of this database, 0 for an empty one. Raises StoreError if it is somebody else's."""
    seen = inspect(connection)
    names = set(seen.get_table_names())
    if not names:
        return 0
    if names >= _OURS and [column["name"] for column in seen.get_columns(LAYOUT.name)] == ["version"]:
        version = connection.execute(select(LAYOUT.c.version)).scalar()
        if isinstance(version, int):
            return version
    raise StoreError(f"{place(connection.engine.url)} is that of another program; it was not touched.")
