"""Heavy pages: what takes memory or thought to answer is done a few at a time, and sent in pieces."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from teeter.rules.text import Text
from teeter.server.limits import Turns, address_of
from teeter.table.refusal import Refusal, Why

Page = Callable[[Request], Awaitable[Response]]
MAX_RECORD: Final = 2_000_000  # bytes
PIECE: Final = 65_536  # bytes: more of an answer never waits for who reads slowly


class Heavy:
    """A page for which people take turns. A turn lasts until all but the last piece is read."""

    def __init__(self, page: Page, turns: Turns) -> None:
        self._page = page
        self._turns = turns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        async with self._turns.turn(address_of(scope)):
            try:
                answer = await self._page(request)
            except ClientDisconnect:  # gone before all was said: there is nobody to answer
                return
            await _in_pieces(answer)(scope, receive, send)


def _in_pieces(answer: Response) -> Response:
    pieces = StreamingResponse(_pieces(bytes(answer.body)), answer.status_code)
    pieces.raw_headers = answer.raw_headers
    return pieces


def _pieces(body: bytes) -> Iterator[bytes]:
    yield from (body[start : start + PIECE] for start in range(0, len(body), PIECE))


async def record_in(request: Request) -> bytes:
    """The body of a request. One that says that it is too long is not even read. Raises Refusal."""
    too_long = Refusal(Why.TOO_LONG, Text("refused-record-long", most=MAX_RECORD))
    if int(request.headers.get("content-length", 0)) > MAX_RECORD:
        raise too_long
    parts = bytearray()
    async for part in request.stream():
        parts += part
        if len(parts) > MAX_RECORD:
            raise too_long
    return bytes(parts)
