"""The socket: a connection from its first byte to its last."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from teeter.server.connection import TOO_SLOW, Connection
from teeter.server.frame_socket import line_of
from teeter.server.guard import WRONG_PAGE, refuse
from teeter.server.handlers import Handlers
from teeter.server.limits import address_of
from teeter.server.lobby import Lobby
from teeter.table.refusal import Refusal
from teeter.words.speaker import english

LOG: Final = logging.getLogger(__name__)
FAREWELL: Final = 1.0  # seconds to tell somebody who does not listen why they are shown out


class SocketServer:
    """The endpoint of the WebSocket, in plain ASGI: a wrapper would cost half of each pose frame."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        await receive()  # websocket.connect
        lobby, address = self._lobby, address_of(scope)
        if not origin_allowed(Headers(scope=scope), lobby.settings.origins):
            await refuse(scope, receive, send, 403, WRONG_PAGE)
            return
        try:
            lobby.connections.take(address)
        except Refusal as refusal:
            await refuse(scope, receive, send, 429, english(refusal.sentence))
            return
        lobby.metrics.connections.inc()
        try:
            await send({"type": "websocket.accept"})
            connection = Connection(line_of(scope), address, lobby.settings, time.monotonic())
            await _attend(lobby, connection, receive, send)
        finally:
            lobby.connections.give(address)
            lobby.metrics.connections.dec()


async def _attend(lobby: Lobby, connection: Connection, receive: Receive, send: Send) -> None:
    """Until the client hangs up or is dismissed. What it has asked for is finished in any case."""
    handlers = Handlers(lobby, connection)
    loop = asyncio.get_running_loop()
    delivery = loop.create_task(connection.deliver(send))
    listening = loop.create_task(_listen(handlers, receive))
    gone = loop.create_task(connection.gone.wait())
    late = loop.call_later(lobby.settings.hello_limit, _show_out_if_silent, connection)
    try:
        await asyncio.wait((listening, gone), return_when=asyncio.FIRST_COMPLETED)
        async with handlers.busy:
            listening.cancel()
    finally:
        late.cancel()
        delivery.cancel()
        gone.cancel()
        ends = await asyncio.gather(listening, delivery, gone, return_exceptions=True)
        await handlers.leave()
        _report(ends)
    if connection.gone.is_set():
        with contextlib.suppress(TimeoutError, OSError):
            await asyncio.wait_for(send({"type": "websocket.close", "code": TOO_SLOW}), FAREWELL)


def _show_out_if_silent(connection: Connection) -> None:
    if not connection.greeted:
        connection.dismiss()


def _report(ends: Iterable[object]) -> None:
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, OSError):  # who hung up is no news
            LOG.error("a connection broke", exc_info=end)


async def _listen(handlers: Handlers, receive: Receive) -> None:
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        async with handlers.busy:
            if message.get("text") is not None:
                await handlers.text(message["text"])
            elif message.get("bytes") is not None:
                await handlers.binary(message["bytes"])
        await asyncio.sleep(0)  # who says much at once lets the others speak between


def origin_allowed(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Browsers say which page connects: only our own, or one that is allowed. Programs say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host") or origin in allowed
    except ValueError:  # like "http://["
        return False
