"""The other servers of a database are told what addresses have here, and tell what they have there.

Once a second, and nothing waits for it. So a limit holds for all servers together as of about a second
ago; who cannot reach the database counts for itself, and refuses nobody for what it does not know.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from teeter.server.machine import Machine
from teeter.server.storage import StoreError

LOG: Final = logging.getLogger(__name__)
EVERY: Final = 1.0  # seconds


class Board(Protocol):
    """Where each of several servers leaves what the others may read (`Leases`)."""

    async def exchange(self, counts: bytes) -> list[bytes]: ...


class Neighbours:
    """Tells and hears until it is closed."""

    def __init__(self, machine: Machine, board: Board) -> None:
        self._machine = machine
        self._board = board
        self._leaving = False
        self._task = asyncio.get_running_loop().create_task(self._exchange_for_ever())

    def close(self) -> None:
        self._task.cancel()

    async def leave(self) -> None:
        """Whoever is here goes to the others now, and is not to be counted twice."""
        self._leaving = True
        await self._exchange()

    async def _exchange_for_ever(self) -> None:
        while True:
            await self._exchange()
            await asyncio.sleep(EVERY)

    async def _exchange(self) -> None:
        try:
            told = await self._board.exchange(self._machine.told(leaving=self._leaving))
            self._machine.hear(told)
        except (StoreError, ValueError) as error:  # the database is away, or somebody told nonsense
            LOG.warning("what addresses have is not shared", extra={"why": str(error)})
