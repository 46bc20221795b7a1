"""Three real servers behind a real HAProxy, each with a line of its own to a real PostgreSQL."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self
from urllib.parse import parse_qs, urlsplit

from tests.haproxy import NAMES, Haproxy, before_database, before_servers, cut, free_ports
from tests.postgres import Postgres
from tests.server.nursery import Nursery

MANY: Final = ("--tables", "1000", "--connections", "1000")  # for guests who share an address
SOCKET: Final = ".s.PGSQL.5432"  # PostgreSQL's, in its folder


class Server:
    """One of the three: where it is, and what was done to it."""

    def __init__(self, name: str, port: int, line: int) -> None:
        self.name = name
        self.port = port
        self.line = line  # the port of its way to the database
        self.pid = 0
        self.frozen = False


class Town:
    """Everything between people and their tables."""

    def __init__(
        self, database: Postgres, log: IO[bytes] | None = None, words: Sequence[str] = MANY
    ) -> None:
        self.database = database
        self.url = database.new_database()
        self._log = log
        self._words = words
        self._open = ExitStack()
        ports = free_ports(2 * len(NAMES) + 1)
        self.servers = [
            Server(name, *pair)
            for name, pair in zip(NAMES, zip(ports[::2], ports[1::2], strict=False), strict=False)
        ]
        self.port = ports[-1]  # of the proxy

    def __enter__(self) -> Self:
        found = urlsplit(self.url)
        self._name = found.path.strip("/")
        with self._open:  # whatever was begun is ended if the rest fails
            self._begin(f"{parse_qs(found.query)['host'][0]}/{SOCKET}")
            self._open = self._open.pop_all()
        return self

    def _begin(self, socket: str) -> None:
        folder = Path(self._open.enter_context(tempfile.TemporaryDirectory()))
        lines = before_database(folder, socket, [server.line for server in self.servers])
        self.lines = self._open.enter_context(lines)
        self.nursery = self._open.enter_context(Nursery(self._log))
        for server in self.servers:
            self.start(server)
        self.proxy: Haproxy = self._open.enter_context(
            before_servers([server.port for server in self.servers], self.port)
        )

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def start(self, server: Server) -> None:
        """Returns when it answers."""
        url = f"postgresql://teeter@127.0.0.1:{server.line}/{self._name}"
        address = f"http://127.0.0.1:{self.port}/socket?server={server.name}"
        words = ("--port", str(server.port), "--address", address, "--proxy", "127.0.0.1", *self._words)
        server.pid, _, _ = self.nursery.start(url, *words)

    def kill(self, server: Server) -> None:
        """kill -9."""
        self.nursery.kill(server.pid)

    def ask_to_go(self, server: Server) -> None:
        """SIGTERM; returns when it has gone."""
        os.kill(server.pid, signal.SIGTERM)
        self.nursery.until_gone(server.pid)

    def freeze(self, server: Server) -> None:
        os.kill(server.pid, signal.SIGSTOP)
        server.frozen = True

    def wake(self, server: Server) -> None:
        os.kill(server.pid, signal.SIGCONT)
        server.frozen = False

    def cut(self, server: Server) -> None:
        """Its connections to the database end without a goodbye."""
        cut(self.lines, server.name)

    def restart_database(self) -> None:
        """PostgreSQL crashes and recovers."""
        self.database.crash()
        self.database.start()

    def restart_proxy(self) -> None:
        """Everybody is cut off."""
        self.proxy.kill()
        self.proxy.start()
