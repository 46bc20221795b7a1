"""A commit that came through, and whose answer was lost on the way, is neither lost nor doubled."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from teeter.server.storage import Store, Stored
from tests.postgres import postgres

SOCKET = ".s.PGSQL.5432"
EVENTS = [Stored(number, number * 0.5, "move", 0, "pass") for number in range(1, 4)]


class Wire:
    """Stands between the store and the database, and cuts the wire when it is told to."""

    def __init__(self, database: str) -> None:
        self._database = database
        self.cut_at_commit = False
        self.cuts = 0
        self.ends: list[asyncio.Task[None] | None] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.ends.append(asyncio.current_task())
        there, back = await asyncio.open_unix_connection(self._database)
        answers = asyncio.create_task(_copy(there, writer))
        while data := await reader.read(65_536):
            cut = self.cut_at_commit and b"COMMIT" in data
            if cut:
                await _stop(answers)
            back.write(data)
            if cut:
                self.cut_at_commit = False
                self.cuts += 1
                await there.read(65_536)  # the database has done it; nobody else will know
                break
        await _stop(answers)
        for end in (writer, back):
            end.close()
            await end.wait_closed()


async def _stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65_536):
        writer.write(data)
    writer.close()


@asynccontextmanager
async def wired(url: str) -> AsyncIterator[tuple[str, Wire]]:
    """The same database behind a wire that can be cut."""
    start, _, folder = url.partition("?host=")
    wire = Wire(f"{folder}/{SOCKET}")
    with tempfile.TemporaryDirectory() as name:
        server = await asyncio.start_unix_server(wire.serve, Path(name) / SOCKET)
        try:
            yield f"{start}?host={name}", wire
        finally:
            server.close()
            await asyncio.gather(*filter(None, wire.ends))


def test_events_and_tables_are_written_once_although_the_answer_was_lost() -> None:
    async def run() -> None:
        async with wired(url) as (through, wire):
            store = await Store.open(through, pauses=(0.01, 0.1, 1.0))
            wire.cut_at_commit = True
            await store.add_table("t1", {"game": "eruk"}, 0.0)
            wire.cut_at_commit = True
            await store.append("t1", EVENTS)
            wire.cut_at_commit = True
            await store.add_track("t1", 3, b"track")
            assert wire.cuts == 3
            assert await store.events("t1") == EVENTS
            assert await store.tracks("t1") == {3: b"track"}
            await store.close()

    url = postgres().new_database()
    asyncio.run(run())
