"""The other end of the front: connections that come to this process through a channel."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Final

from teeter.server.front import HANDED

LOG: Final = logging.getLogger(__name__)
READY: Final = b"r"  # said once, when connections may come
AT_ONCE: Final = 64  # connections taken before others in this process get their turn


class HandedOn:
    """Takes connections from a channel until it is closed, at this end or at the other."""

    def __init__(self, channel: socket.socket, front_is_gone: Callable[[], None]) -> None:
        channel.settimeout(0.0)
        self._channel = channel
        self._front_is_gone = front_is_gone
        self._arriving: set[asyncio.Task[object]] = set()

    def open(self, protocol: Callable[[], asyncio.Protocol]) -> None:
        """From now on each connection gets such a protocol."""
        self._protocol = protocol
        asyncio.get_running_loop().add_reader(self._channel, self._take)
        self._channel.send(READY)

    def close(self) -> None:
        """The front gives what comes next to others."""
        if self._channel.fileno() >= 0:
            asyncio.get_running_loop().remove_reader(self._channel)
            self._channel.close()

    def _take(self) -> None:
        for _ in range(AT_ONCE):
            try:
                said, files, _, _ = socket.recv_fds(self._channel, len(HANDED), 1)
            except BlockingIOError:
                return
            except OSError as error:
                LOG.error("the channel broke", extra={"why": str(error)})
                said, files = b"", []
            if not said:
                self.close()
                self._front_is_gone()
                return
            for file in files:
                self._arrive(socket.socket(fileno=file))

    def _arrive(self, connection: socket.socket) -> None:
        connection.settimeout(0.0)
        loop = asyncio.get_running_loop()
        arriving = loop.create_task(loop.connect_accepted_socket(self._protocol, connection))
        self._arriving.add(arriving)
        arriving.add_done_callback(self._arrived)

    def _arrived(self, arriving: asyncio.Task[object]) -> None:
        self._arriving.discard(arriving)
        if not arriving.cancelled() and (error := arriving.exception()):
            LOG.warning("a connection was lost on the way", extra={"why": str(error)})
