"""One connection: what is sent to it, and what it may do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.types import Send

from teeter.server.frame_socket import FrameSocket, text_frame
from teeter.server.limits import Bucket
from teeter.server.protocol import Done
from teeter.server.settings import Settings
from teeter.server.updates import Eyes, eyes_of

if TYPE_CHECKING:
    from teeter.server.room import Room

ENCODER: Final = msgspec.json.Encoder()
TOO_SLOW: Final = 1013
POLICY: Final = 1008


class Connection:
    """Somebody who is connected. Messages wait in line; of the poses only the newest is kept."""

    def __init__(self, line: FrameSocket, address: str, settings: Settings, now: float) -> None:
        self.address = address
        self.greeted = False
        self.room: Room | None = None
        self.holder = ""  # who this is at the table
        self.token = ""
        self.name = ""
        self.mine: frozenset[int] = frozenset()  # the seats that this connection knows to have
        self.looking: int | None = None  # the seat that was asked for; `eyes` tell whether it may be
        self.messages = Bucket(settings.messages, now)
        self.hands = Bucket(settings.hands, now)
        self.warnings = settings.warnings
        self.gone = asyncio.Event()  # does not read what is sent, and is not waited for
        self._most_waiting = settings.waiting
        self._line = line
        self._waiting: list[bytes] = []
        self._unread = 0  # bytes of it
        self._picture: bytes | None = None
        self._stir = asyncio.Event()
        self._dismissed = False
        self._asked = 0  # the id of what is being done for it; 0: nobody waits for an answer

    @property
    def eyes(self) -> Eyes:
        if self.room is None:
            return Eyes(None, frozenset())
        return eyes_of(self.room.table, self.holder, self.looking)

    def tell(self, message: msgspec.Struct) -> None:
        self.tell_frame(framed(message))

    def tell_frame(self, message: bytes) -> None:
        """A message that is framed already: many may get the same."""
        if self._unread >= self._most_waiting:
            self.gone.set()
            return
        self._waiting.append(message)
        self._unread += len(message)
        self._stir.set()

    def asks(self, number: int) -> None:
        """What it said is carried out from now on, and answered under this number, if any."""
        self._asked = number

    def answer(self) -> None:
        """It is done. Who asked does not wait until all others are told."""
        if self._asked:
            self.tell(Done(id=self._asked))
            self._asked = 0
            if self._line.free:
                self._send_waiting()

    def show(self, picture: bytes) -> None:
        """The newest picture, as a frame; one that was not sent yet is left out."""
        if self._line.free and not self._waiting and self._picture is None:
            self._line.push(picture)
        else:
            self._picture = picture
            self._stir.set()

    def dismiss(self) -> None:
        """Close the connection as soon as may be."""
        self._dismissed = True
        self._stir.set()

    async def deliver(self, send: Send) -> None:
        """Send what waits, for ever: decisions before pictures."""
        while True:
            await self._stir.wait()
            self._stir.clear()
            await self._line.freed()
            self._send_waiting()
            if self._dismissed:
                await send({"type": "websocket.close", "code": POLICY})
                return

    def _send_waiting(self) -> None:
        frames, self._waiting = self._waiting, []
        self._unread = 0
        if self._picture is not None:
            frames.append(self._picture)
            self._picture = None
        if frames:
            self._line.push(b"".join(frames))


def framed(message: msgspec.Struct) -> bytes:
    """A message as it goes down the line."""
    return text_frame(ENCODER.encode(message))
