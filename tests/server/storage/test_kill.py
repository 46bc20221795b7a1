"""A writer that is killed with kill -9 at any moment has lost nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from math import inf
from random import Random

from teeter.server.storage import Store, Stored
from tests.server.storage import writing

KILLS = 3


def write_and_die(url: str, after: int) -> dict[str, int]:
    """Start a writer, kill it after so many acknowledgements; the last one of each table."""
    command = [sys.executable, "-m", writing.__name__, url]
    acknowledged: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for count, line in enumerate(process.stdout, start=1):
            if count == after:
                process.kill()  # lines that it has already said still come, and count
            table, number = line.split()
            acknowledged[table] = int(number)
    assert process.returncode == -9
    return acknowledged


async def read_all(url: str) -> dict[str, list[Stored]]:
    store = await Store.open(url)
    events = {table: await store.events(table) for table in await store.idle_tables(inf)}
    await store.close()
    return events


def test_no_acknowledged_event_is_lost(url: str) -> None:
    rng = Random(7)
    for _ in range(KILLS):
        acknowledged = write_and_die(url, after=rng.randrange(1, 400))
        kept = asyncio.run(read_all(url))
        for table, last in acknowledged.items():
            assert len(kept[table]) >= last
        for table, events in kept.items():
            bodies = [event.body for event in events]
            assert bodies == [f"{table} {number}" for number in range(1, len(events) + 1)]
