"""What SQLite has committed reaches the disk soon, although no move waits for it."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

from teeter.server.storage import Store, Stored, StoreError

LIMIT = 60.0  # seconds until the test gives up waiting
MOVE = Stored(1, 0.5, "move", 0, "turn 5")


async def without_log(file: Path, copy: Path) -> list[Stored]:
    """The events that are in the file itself, and not only in the log beside it."""
    shutil.copy(file, copy)
    try:
        store = await Store.open(f"sqlite:///{copy}", pauses=())
    except StoreError:  # it was copied while it was written
        return []
    try:
        return await store.events("t1")
    except StoreError:
        return []
    finally:
        await store.close()


def test_a_move_is_soon_in_the_file_itself(tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "tables.db"
        store = await Store.open(f"sqlite:///{file}")
        try:
            await store.add_table("t1", {"game": "eruk"}, 0.0)
            await store.append("t1", [MOVE])
            async with asyncio.timeout(LIMIT):
                while await without_log(file, tmp_path / "copy.db") != [MOVE]:
                    await asyncio.sleep(0.1)
        finally:
            await store.close()

    asyncio.run(run())
