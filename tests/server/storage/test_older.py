"""A database that an older Teeter has made is brought up to date, with all that is in it."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, select

from teeter.server.storage import Store, Stored
from teeter.server.storage.database import database_at
from teeter.server.storage.layout import CURRENT, EVENTS, LAYOUT, TABLES

# As layout 2 made it, in words that both databases know.
BYTES = {"sqlite": "BLOB", "postgresql": "BYTEA"}
AT_TABLE = "table_id VARCHAR NOT NULL REFERENCES tables (id) ON DELETE CASCADE"
SECOND = (
    "CREATE TABLE layout (version INTEGER PRIMARY KEY)",
    "CREATE TABLE tables (id VARCHAR PRIMARY KEY, header TEXT NOT NULL, opened FLOAT NOT NULL,"
    " changed FLOAT NOT NULL, closed FLOAT)",
    "CREATE INDEX tables_by_change ON tables (changed)",
    f"CREATE TABLE events ({AT_TABLE}, number INTEGER NOT NULL, seconds FLOAT NOT NULL,"
    " kind VARCHAR NOT NULL, who INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, number))",
    f"CREATE TABLE worlds ({AT_TABLE} PRIMARY KEY, number INTEGER NOT NULL, saved BYTES NOT NULL)",
    f"CREATE TABLE tracks ({AT_TABLE}, number INTEGER NOT NULL, track BYTES NOT NULL,"
    " PRIMARY KEY (table_id, number))",
    f"CREATE TABLE series ({AT_TABLE} PRIMARY KEY, day VARCHAR NOT NULL, game VARCHAR NOT NULL,"
    " holder VARCHAR NOT NULL, name VARCHAR NOT NULL, count INTEGER, seconds FLOAT, helped BOOLEAN,"
    " refused TEXT)",
    "CREATE UNIQUE INDEX series_of_holder ON series (day, game, holder)",
    "INSERT INTO layout VALUES (2)",
    "INSERT INTO tables VALUES ('t', '{\"game\": \"eruk\"}', 1.0, 2.0, NULL)",
    "INSERT INTO events VALUES ('t', 1, 0.5, 'move', 0, 'turn 5')",
)


def older(connection: Connection) -> None:
    for statement in SECOND:
        of_bytes = BYTES[connection.dialect.name]
        connection.exec_driver_sql(statement.replace("BYTES", of_bytes))


def test_an_older_database_keeps_its_tables_and_takes_new_ones(url: str) -> None:
    async def story() -> None:
        database = database_at(url)
        await database.transact(older, writes=True)
        await database.close()
        for number in (2, 3):  # the second time it is up to date
            store = await Store.open(url, holder="http://here")
            await store.append("t", [Stored(number, 1.0, "move", 1, "turn 7")])
            await store.close()
        store = await Store.open(url)
        assert [event.number for event in await store.events("t")] == [1, 2, 3]
        assert [row.term for row in await store.read(select(EVENTS.c.term))] == [0, 0, 0]
        assert [tuple(row) for row in await store.read(select(TABLES.c.owner, TABLES.c.term))] == [
            (None, 0)
        ]
        assert [row.version for row in await store.read(select(LAYOUT.c.version))] == [CURRENT]
        await store.close()

    asyncio.run(story())
