"""A lean client: hundreds of them fit into one process, so that the server is what gets measured."""

from __future__ import annotations

import asyncio
import base64
import itertools
import os
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, Final, NamedTuple, Self
from urllib.parse import urlsplit

import msgspec

from teeter.rules.text import Words
from teeter.server.frames import POSES, POSES_KIND
from teeter.server.protocol import PROTOCOL
from teeter.words.speaker import english

TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
WORLD: Final = 5  # the place of the world's time among the numbers of a pose frame
ANSWER_SECONDS: Final = 30.0
GULP: Final = 1 << 20  # bytes read at once of what has come to somebody who dozes
_LONG: Final = {126: 2, 127: 8}  # bytes of the length that follow a short length


class Frame(NamedTuple):
    """A pose frame that came."""

    arrival: float
    world: float  # seconds of the world since the try began


class Note(msgspec.Struct):
    """What a client has to know of any message. An update is read as a whole only when it is needed."""

    type: str
    id: int = 0
    reason: str = ""
    sentence: Words = ""


_NOTE: Final = msgspec.json.Decoder(Note)


class Refusal(RuntimeError):
    """The server refused, or went away."""

    def __init__(self, told: str, number: int = 0, reason: str = "") -> None:
        super().__init__(told)
        self.number = number  # of the message that was refused; 0 if none was
        self.reason = reason


class Gone(Refusal):
    """The connection was closed from there."""

    def __init__(self) -> None:
        super().__init__("The server closed the connection.")


class Elsewhere(Refusal):
    """The table is with another server, at this address; "" if that is to be found out."""

    def __init__(self, address: str) -> None:
        super().__init__(f"The table is with another server: {address}")
        self.address = address


class Client(asyncio.Protocol):
    """One connection. Pose frames are noted with their time, JSON messages wait to be heard."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.picture = b""  # the last pose frame
        self._update = b""  # the last one
        self._ids = itertools.count(1)
        self._buffer = bytearray()
        self._messages: deque[tuple[Note, bytes]] = deque()
        self._wake = asyncio.Event()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self._dozes = False

    @classmethod
    async def connect(
        cls, host: str, port: int, path: str = "/socket", home: str | None = None
    ) -> Self:
        """A connection that has said hello, or a bare one if the path is none of a socket; from any
        address of this machine, or from this one."""
        loop = asyncio.get_running_loop()
        here = None if home is None else (home, 0)
        _, client = await loop.create_connection(cls, host, port, local_addr=here)
        client._write(_upgrade(host, port, path))
        await client._until(lambda: client._open)
        if urlsplit(path).path == "/socket":
            client.say("hello", protocol=PROTOCOL)
            await client.hear("welcome")
        return client

    def say(self, kind: str, **fields: Any) -> int:
        """Send a message; the id under which it is answered."""
        number = next(self._ids)
        self._write(_framed(TEXT, msgspec.json.encode({"type": kind, "id": number, **fields})))
        return number

    def send(self, frame: bytes) -> None:
        """Send a binary frame."""
        self._write(_framed(BINARY, frame))

    @property
    def latest(self) -> dict[str, Any]:
        """The last update; empty if there was none yet."""
        told: dict[str, Any] = msgspec.json.decode(self._update) if self._update else {}
        return told

    async def ask(self, kind: str, **fields: Any) -> None:
        """Send a message and wait until it is done. Raises Refusal."""
        number = self.say(kind, **fields)
        await self.hear("done", number)

    async def hear(self, kind: str, number: int | None = None) -> dict[str, Any]:
        """The next message of this kind. Raises Refusal."""
        while True:
            note, message = await self._next()
            if note.type == kind and number in (None, note.id):
                whole: dict[str, Any] = msgspec.json.decode(message)
                return whole

    async def hear_any(self, *kinds: str) -> dict[str, Any]:
        """The next message of any of these kinds. Raises Refusal."""
        while True:
            note, message = await self._next()
            if note.type in kinds:
                whole: dict[str, Any] = msgspec.json.decode(message)
                return whole

    async def _next(self) -> tuple[Note, bytes]:
        await self._until(lambda: bool(self._messages))
        note, message = self._messages.popleft()
        if note.type == "refused":
            raise Refusal(english(note.sentence), note.id, note.reason)
        if note.type == "elsewhere":
            raise Elsewhere(msgspec.json.decode(message)["address"])
        return note, message

    def doze(self) -> None:
        """Look at what comes only in gulps: to wake up for each frame costs more than to read it."""
        assert self._transport, "it is connected"
        self._transport.pause_reading()
        self._dozes = True

    def gulp(self) -> None:
        """What has come to somebody who dozes. The frames count, their times mean nothing."""
        if not self._dozes or self._transport is None:
            return
        try:
            data = os.read(self._transport.get_extra_info("socket").fileno(), GULP)
        except BlockingIOError:
            return
        if data:
            self.data_received(data)
        else:
            self.close()

    @property
    def awake(self) -> bool:
        """Whether the times of its frames are those at which they came."""
        return not self._dozes

    def close(self) -> None:
        if self._transport:
            self._transport.abort()

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        self._wake.set()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self._open = b" 101 " in head.split(b"\r\n")[0]
            if not self._open:  # no socket for us here, just now
                self.close()
                return
            self._buffer = rest
            self._wake.set()
        now = perf_counter()
        for kind, payload in _frames(self._buffer):
            self._take(kind, payload, now)

    def _take(self, kind: int, payload: bytes, now: float) -> None:
        if kind == BINARY and payload[0] == POSES_KIND:
            self.picture = payload
            self.frames.append(Frame(now, POSES.unpack_from(payload)[WORLD]))
        elif kind == TEXT:
            note = _NOTE.decode(payload)
            if note.type == "update":
                self._update = payload
            self._messages.append((note, payload))
            self._wake.set()
        elif kind == PING:
            self._write(_framed(PONG, payload))
        elif kind == CLOSE:
            self.close()

    def _write(self, data: bytes) -> None:
        if self._transport is None:
            raise Gone
        self._transport.write(data)

    async def _until(self, ready: Callable[[], bool]) -> None:
        while not ready():
            if self._transport is None:
                raise Gone
            self._wake.clear()
            try:
                await asyncio.wait_for(self._wake.wait(), ANSWER_SECONDS)
            except TimeoutError:
                raise Refusal(f"The server has not answered for {ANSWER_SECONDS:g} seconds.") from None


def _upgrade(host: str, port: int, path: str) -> bytes:
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def _framed(kind: int, payload: bytes) -> bytes:
    """A frame as clients send it: with a mask, here of zeros, which leaves the payload as it is."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([0x80 | kind]) + length + bytes(4) + payload


def _frames(buffer: bytearray) -> Iterator[tuple[int, bytes]]:
    """Take all whole frames off the buffer."""
    start = 0
    while len(buffer) - start >= 2:
        short = buffer[start + 1] & 0x7F
        extra = _LONG.get(short, 0)
        first = start + 2 + extra
        size = int.from_bytes(buffer[start + 2 : first], "big") if extra else short
        if len(buffer) < first + size:
            break
        yield buffer[start] & 0x0F, bytes(buffer[first : first + size])
        start = first + size
    del buffer[:start]
