"""The connection that holds a database is cut: who has lost it writes nothing more, and stops."""

from __future__ import annotations

import asyncio
import json
import subprocess
from math import inf

import pytest
from sqlalchemy import Connection, text

from bench.server.client import Client, Gone
from teeter.server.storage import Store, Stored, StoreError
from teeter.server.storage.database import database_at
from tests.commands.test_serve import started
from tests.postgres import postgres

ME = {"kind": "me", "name": "Ann"}
CUT = text(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


async def cut(url: str) -> None:
    """End the connection that has the lock, as a network or an administrator may do."""
    database = database_at(url)

    def end(connection: Connection) -> int:
        return len(connection.execute(CUT).all())

    assert await database.transact(end, writes=False) == 1
    await database.close()


def test_who_has_lost_the_lock_writes_nothing_more() -> None:
    async def story() -> None:
        url = postgres().new_database()
        first = await Store.open(url, holder="http://first", pauses=())
        await first.add_table("t", {}, 1.0)
        await cut(url)
        second = await Store.open(url, holder="http://second")
        await second.append("t", [Stored(1, 0.0, "move", 0, "turn 1")])
        with pytest.raises(StoreError):
            await first.append("t", [Stored(2, 1.0, "move", 1, "turn 2")])
        with pytest.raises(StoreError):
            await first.add_table("u", {}, 1.0)
        assert [event.body for event in await second.events("t")] == ["turn 1"]
        assert await second.idle_tables(inf) == ["t"]
        async with asyncio.timeout(60):
            await first.lost.wait()
        await first.close()
        await second.append("t", [Stored(2, 1.0, "move", 1, "turn 3")])
        await second.close()

    asyncio.run(story())


def test_a_server_that_has_lost_the_lock_stops_and_says_so_and_another_goes_on() -> None:
    url = postgres().new_database()
    words = ("serve", "--port", "0", "--db", url, "--workers", "1")
    first, address = started(*words)

    async def until_it_closes() -> str:
        host, _, port = address.removeprefix("http://").partition(":")
        ann = await Client.connect(host, int(port))
        await ann.ask("create", game="eruk", seats=[ME, ME])
        await cut(url)
        with pytest.raises(Gone):
            await ann.hear("nothing of this kind")
        table: str = ann.latest["table"]
        return table

    table = asyncio.run(until_it_closes())
    code, logs = ended(first)
    assert code == 2
    *lines, last = logs.splitlines()
    assert "The database is not held any more, so this server stops" in last
    assert "critical" in {json.loads(line)["level"] for line in lines}
    assert "Traceback" not in logs

    second, address = started(*words)

    async def join() -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        bob = await Client.connect(host, int(port))
        await bob.ask("join", table=table)
        bob.close()

    asyncio.run(join())
    second.terminate()
    assert ended(second)[0] == 0


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    """How it ended, and its log."""
    assert process.stdout
    assert process.stderr
    with process.stdout, process.stderr:
        logs = process.stderr.read()
        return process.wait(timeout=60), logs
