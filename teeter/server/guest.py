"""One connection: what is sent to it, and what it may do."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from teeter.server.limits import Bucket
from teeter.server.settings import Settings
from teeter.server.sight import Eyes

if TYPE_CHECKING:
    from teeter.server.room import Room

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
ENCODER: Final = msgspec.json.Encoder()
TOO_SLOW: Final = 1013
POLICY: Final = 1008


class Guest:
    """Somebody who is connected. Messages wait in line; of the poses only the newest is kept."""

    def __init__(self, send: Send, address: str, settings: Settings, now: float) -> None:
        self.address = address
        self.greeted = False
        self.room: Room | None = None
        self.holder = ""  # who this is at the table
        self.token = ""
        self.name = ""
        self.looking: int | None = None
        self.messages = Bucket(settings.messages, now)
        self.hands = Bucket(settings.hands, now)
        self.warnings = settings.patience
        self.gone = asyncio.Event()  # does not read what is sent, and is not waited for
        self._most_waiting = settings.waiting
        self._send = send
        self._waiting: deque[str] = deque()
        self._poses: bytes | None = None
        self._stir = asyncio.Event()
        self._closing: int | None = None

    @property
    def eyes(self) -> Eyes:
        mine = frozenset(self.room.table.held_by(self.holder)) if self.room else frozenset()
        return Eyes(self.looking, mine)

    def tell(self, message: msgspec.Struct) -> None:
        self.tell_text(ENCODER.encode(message).decode())

    def tell_text(self, message: str) -> None:
        """A message that is encoded already: many may get the same."""
        if len(self._waiting) >= self._most_waiting:
            self.gone.set()
            return
        self._waiting.append(message)
        self._stir.set()

    def show(self, poses: bytes) -> None:
        """The newest picture; one that was not sent yet is left out."""
        self._poses = poses
        self._stir.set()

    def dismiss(self, code: int) -> None:
        """Close the connection as soon as may be."""
        self._closing = code
        self._stir.set()

    async def deliver(self) -> None:
        """Send what waits, for ever: decisions before pictures."""
        while True:
            await self._stir.wait()
            self._stir.clear()
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
                return
            poses, self._poses = self._poses, None
            if poses is not None:
                await self._send({"type": "websocket.send", "bytes": poses})
