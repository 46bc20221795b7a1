"""The line: a WebSocket connection that takes frames which are ready to be sent.

A picture, and often an update, goes to many in the same bytes: to frame it for each of them costs more
than to send it. And what waits for one client goes out in one piece, because each piece wakes them up.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Final, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

EXTENSION: Final = "teeter.line"  # of ASGI
MOST_UNSENT: Final = 8192  # bytes that may wait for a slow client: old pictures are worth nothing


class Line(WebSocketsSansIOProtocol):
    """A connection as uvicorn serves it, with a way past its queue."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=MOST_UNSENT)

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None, "uvicorn always has some"
        extensions[EXTENSION] = {"line": self}
        await super().run_asgi()

    @property
    def free(self) -> bool:
        """Whether the client has read enough of what was sent before."""
        return self.writable.is_set()

    async def freed(self) -> None:
        """Until the client has read enough, or is gone."""
        await self.writable.wait()

    def push(self, frames: bytes) -> None:
        """Send whole frames; nothing happens if the connection is closed, or about to be."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(frames)


def line_of(scope: Scope) -> Line:
    """The line of a connection that our server has accepted."""
    return cast(Line, scope["extensions"][EXTENSION]["line"])


def text_frame(message: bytes) -> bytes:
    """A message in UTF-8 as it goes down the line, to any client."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)


def binary_frame(message: bytes) -> bytes:
    """A binary message as it goes down the line, to any client."""
    return Frame(Opcode.BINARY, message).serialize(mask=False)


def keep_short(listening: socket.socket) -> None:
    """Let the system, too, keep but little for those who read slowly, where it can."""
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, MOST_UNSENT)
