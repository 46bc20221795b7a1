"""Whether a server is well: its store can be written, and has room."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from teeter.server.storage import Store, StoreError

LOG: Final = logging.getLogger(__name__)
GOOD_FOR: Final = 1.0  # seconds: a question is answered from memory for so long


class Health:
    """Asks the store, and not more often than once a second whoever asks."""

    def __init__(self, store: Store, least: int) -> None:
        self._store = store
        self._least = least
        self._asked = -GOOD_FOR
        self._ill = ""
        self._one = asyncio.Lock()

    async def ill(self) -> str:
        """What is wrong, in a sentence; empty if all is well."""
        async with self._one:
            if time.monotonic() - self._asked >= GOOD_FOR:
                self._ill = await self._look()
                self._asked = time.monotonic()
        return self._ill

    async def _look(self) -> str:
        try:
            await self._store.check(self._least)
        except StoreError as error:
            LOG.error("not well", extra={"why": str(error)})
            return str(error)
        return ""
