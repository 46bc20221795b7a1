"""One port for several processes: a connection is handed on unread to the one that has its table.

Nothing is passed to and fro: the process that gets a connection speaks with the client itself, and sees
its address. A port of one machine needs no proxy for that.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import socket
from collections.abc import Sequence
from typing import Final
from urllib.parse import parse_qs, urlsplit
from zlib import crc32

LOG: Final = logging.getLogger(__name__)
WORKER: Final = "worker"  # in the query of an address: the number of a process
LINE: Final = 4096  # bytes in which a request says what it asks for
ASKED_WITHIN: Final = 1.0  # seconds for that; then any process may wait for the rest
LOOKS: Final = 0.02  # seconds between two looks at a line that is not whole yet
MOST_LOOKED_AT: Final = 500  # connections at a time; of more nobody asks what they want
HANDED: Final = b"."  # said with each connection
FULL: Final = 0.1  # seconds to wait while the system has no files left


class Front:
    """Takes connections; `channels` lead to the processes, None where there is none just now."""

    def __init__(self, listening: socket.socket, channels: Sequence[socket.socket | None]) -> None:
        self._listening = listening
        self._channels = channels
        self._turns = itertools.count()
        self._looked_at: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """For ever."""
        loop = asyncio.get_running_loop()
        self._listening.settimeout(0.0)
        while True:
            try:
                connection, _ = await loop.sock_accept(self._listening)
            except OSError as error:  # who hung up at once, or no files left
                LOG.warning("a connection could not be taken", extra={"why": str(error)})
                await asyncio.sleep(FULL)
                continue
            looking = loop.create_task(self._hand_on(connection))
            self._looked_at.add(looking)
            looking.add_done_callback(self._looked_at.discard)

    async def _hand_on(self, connection: socket.socket) -> None:
        with connection, contextlib.suppress(OSError):  # who has hung up meanwhile needs nobody
            connection.settimeout(0.0)
            busy = len(self._looked_at) > MOST_LOOKED_AT
            line = b"" if busy else await first_line(connection)
            self.give(connection, wanted(line, len(self._channels)))

    def give(self, connection: socket.socket, number: int | None) -> None:
        """To this process, or if it takes nothing to another one. Raises OSError if none takes it."""
        count = len(self._channels)
        first = next(self._turns) if number is None else number
        for step in range(count):
            channel = self._channels[(first + step) % count]
            if channel is None:
                continue
            with contextlib.suppress(OSError):  # it has ended, or so many wait for it that it is stuck
                socket.send_fds(channel, [HANDED], [connection.fileno()])
                return
        LOG.error("nobody takes connections")


async def first_line(connection: socket.socket) -> bytes:
    """What a client asks for, left where it is for whoever reads it; what there is of it if it takes
    too long. Raises OSError if the client has gone."""
    loop = asyncio.get_running_loop()
    end = loop.time() + ASKED_WITHIN
    try:
        await asyncio.wait_for(_readable(connection), ASKED_WITHIN)
    except TimeoutError:
        return b""
    while True:
        seen = connection.recv(LINE, socket.MSG_PEEK)
        if not seen:
            raise ConnectionAbortedError
        line, whole, _ = seen.partition(b"\r\n")
        if whole or len(seen) == LINE or loop.time() > end:
            return line
        await asyncio.sleep(LOOKS)  # it can be read all the time, so nobody would wake us


async def _readable(connection: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    readable = asyncio.Event()
    loop.add_reader(connection, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(connection)


def wanted(line: bytes, workers: int) -> int | None:
    """Which process a request is for: the one it names, or by its table; None: for any."""
    try:
        target = line.decode("ascii").split(" ")[1]
        asked = parse_qs(urlsplit(target).query)
    except (UnicodeDecodeError, IndexError, ValueError):
        return None
    named = asked.get(WORKER, [""])[0]
    if named.isdecimal() and len(named) < len(str(workers)) + 1 and int(named) < workers:
        return int(named)
    table = asked.get("table", [""])[0]
    return crc32(table.encode()) % workers if table else None
