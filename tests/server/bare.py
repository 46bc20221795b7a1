"""Connections without a library, for who misbehaves: anything can be sent, and nothing need be read."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import httpx

from tests.server.client import WAIT, Running

NEIGHBOUR = "127.0.0.2"  # another address of this machine: the system has a whole network of them


def plug(server: Running, come_from: str = "127.0.0.1", receive: int = 0) -> socket.socket:
    """A bare connection, which says nothing by itself."""
    host, _, port = server.address.partition(":")
    made = socket.socket()
    made.settimeout(WAIT)
    if receive:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    made.bind((come_from, 0))
    made.connect((host, int(port)))
    return made


def all_of(bare: socket.socket) -> bytes:
    """Everything that comes until the server ends the connection."""
    told = b""
    with suppress(ConnectionError):
        while part := bare.recv(65536):
            told += part
    return told


def head_of(server: Running, *lines: str, method: str = "GET", path: str = "/healthz") -> bytes:
    return "\r\n".join(
        (f"{method} {path} HTTP/1.1", f"Host: {server.address}", *lines, "", "")
    ).encode()


@contextmanager
def upgraded(server: Running, receive: int = 0) -> Iterator[socket.socket]:
    """A WebSocket without a library: after the handshake anything can be sent."""
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    lines = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", key)
    with plug(server, receive=receive) as bare:
        bare.sendall(head_of(server, *lines, path="/socket"))
        told = b""
        while b"\r\n\r\n" not in told:
            told += bare.recv(1)
        assert told.startswith(b"HTTP/1.1 101")
        yield bare


def frame(opcode: int, data: bytes, *, fin: bool = True, says: int | None = None) -> bytes:
    """A frame as clients send it; it may say that it is longer than it is."""
    size = len(data) if says is None else says
    head = bytes([opcode | (0x80 if fin else 0)])
    head += bytes([0x80 | size]) if size < 126 else b"\xff" + struct.pack("!Q", size)
    return head + b"\0\0\0\0" + data


def closing_code(told: bytes) -> int:
    """Of the last frame that came."""
    at = told.rindex(b"\x88")
    return int.from_bytes(told[at + 2 : at + 4])


def is_served(server: Running, come_from: str = NEIGHBOUR) -> bool:
    transport = httpx.HTTPTransport(local_address=come_from)
    with httpx.Client(transport=transport, timeout=WAIT) as client:
        return client.get(f"http://{server.address}/healthz").text == "ok\n"


def wait_until_all_are_gone(server: Running) -> None:
    """Until the server has no connection any more, of those who left or were cut off."""
    serving = server.server._uvicorn
    assert serving

    async def gone() -> None:
        async with asyncio.timeout(WAIT):
            while serving.server_state.connections:
                await asyncio.sleep(0.01)

    server.call(gone())
