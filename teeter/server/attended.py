"""Tables with somebody at them, by address: told each second to the other servers of the database."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Final

from teeter.server.machine import Row
from teeter.server.room import Room

EVERY: Final = 1.0  # seconds


class Attended:
    """Those that nobody is at are not told of: they give way to others, but only where they are."""

    def __init__(self, row: Row | None, rooms: Mapping[str, Room], owners: Mapping[str, str]) -> None:
        """Of each table its owner is the address that opened it, as far as that is known."""
        self._rooms = rooms
        self._owners = owners
        self._task: asyncio.Task[None] | None = None
        if row is not None:
            self._task = asyncio.get_running_loop().create_task(self._tell_for_ever(row))

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _tell_for_ever(self, row: Row) -> None:
        while True:
            row.tell(self.counted())
            await asyncio.sleep(EVERY)

    def counted(self) -> Counter[str]:
        attended = (name for name, room in self._rooms.items() if room.connections)
        return Counter(self._owners[name] for name in attended if name in self._owners)
