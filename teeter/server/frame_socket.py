"""The line: a WebSocket connection that takes frames which are ready to be sent.

A picture, and often an update, goes to many in the same bytes: to frame it for each of them costs more
than to send it. And what waits for one client goes out in one piece, because each piece wakes them up.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final, cast

import uvicorn
from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from teeter.server.gate import Counted, gate_of, plain_answer
from teeter.server.guard import GUARDS
from teeter.server.limits import Bucket
from teeter.server.ports import MOST_UNSENT

EXTENSION: Final = "teeter.line"  # of ASGI
SLICE: Final = 4096  # bytes that are read at once
MOST_FRAGMENTS: Final = 64  # of one message; nobody needs more than one


class _Careful(ServerProtocol):
    """Whatever is answered instead of a socket tells browsers what every answer does."""

    def send_response(self, response: Response) -> None:
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers.update(GUARDS)
        super().send_response(response)


class FrameSocket(Counted, WebSocketsSansIOProtocol):
    """A connection as uvicorn serves it, with a way past its queue, and with bounds."""

    def __init__(self, config: uvicorn.Config, **handed_on: Any) -> None:
        super().__init__(config, **handed_on)
        self.conn = _Careful(max_size=config.ws_max_size, logger=self.logger)
        limits = gate_of(config).settings
        self._frames = Bucket(2 * (limits.messages + limits.hands), self.loop.time())
        self.close_timeout = min(self.close_timeout, limits.stall_limit)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=MOST_UNSENT)

    def data_received(self, data: bytes) -> None:
        """In slices: of thousands of tiny frames only the first are looked at before it is too much."""
        for start in range(0, len(data), SLICE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + SLICE])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handle_parser_exception()  # uvicorn would wait for ever

    def handle_events(self) -> None:
        if not self._frames.take(self.loop.time(), len(self.conn.events)):
            self._fail(CloseCode.POLICY_VIOLATION, "too many frames")
        else:
            super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Who does not read what was sent before gets no pong: it would only lie there."""
        if self.free:
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would put a traceback into the log
                self._fail(CloseCode.INVALID_DATA, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """What is no frame, or too large a one, ends the connection; so does what is no handshake."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        else:
            self.transport.write(plain_answer(400, "Bad Request", "This is no WebSocket handshake."))
            self.transport.close()

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Say why, and end it; whoever was told already is cut off."""
        if self.close_sent:
            self.transport.abort()
        else:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused; uvicorn would complain that nothing was said

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


def line_of(scope: Scope) -> FrameSocket:
    """The line of a connection that our server has accepted."""
    return cast(FrameSocket, scope["extensions"][EXTENSION]["line"])


def text_frame(message: bytes) -> bytes:
    """A message in UTF-8 as it goes down the line, to any client."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)


def binary_frame(message: bytes) -> bytes:
    """A binary message as it goes down the line, to any client."""
    return Frame(Opcode.BINARY, message).serialize(mask=False)
