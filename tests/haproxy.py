"""A real HAProxy on loopback, for tests: before servers, or between a server and its database."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import pytest

SHIPPED: Final = Path(__file__).parent.parent / "deploy" / "haproxy.cfg"
NAMES: Final = "abc"  # of the servers in that file
NOBODY: Final = "127.255.255.255"  # no other proxy stands before it
PATIENCE: Final = 30.0  # seconds
PAUSE: Final = 0.01  # seconds between two looks


class NoHaproxy(Exception):
    """There is none on this machine; the message says what to do."""


def program() -> str:
    """Raises NoHaproxy."""
    found = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin")
    if found is None:
        raise NoHaproxy("The tests need HAProxy: run `make proxy` (make test does).")
    return found


def _is_there() -> bool:
    try:
        return bool(program())
    except NoHaproxy:
        return False


# Not every machine can get one: people go on without these tests, continuous integration does not.
needs_haproxy: Final = pytest.mark.skipif(
    not _is_there() and "CI" not in os.environ, reason="there is no HAProxy on this machine"
)


def free_ports(count: int) -> list[int]:
    """Ports that nobody listens at, just now."""
    taken = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports: list[int] = [one.getsockname()[1] for one in taken]
    for one in taken:
        one.close()
    return ports


class Haproxy:
    """One process with one file. It can be killed and started again."""

    def __init__(self, file: Path, port: int, environment: dict[str, str]) -> None:
        """`port` is one at which it will listen."""
        self._program = program()
        self._file = file
        self.port = port
        self._folder = Path(tempfile.mkdtemp(prefix="teeter-proxy-"))
        self._admin = self._folder / "admin"
        self._environment = {**os.environ, "TEETER_ADMIN": str(self._admin), **environment}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns when it listens."""
        words = [self._program, "-db", "-f", str(self._file)]
        log = (self._folder / "log").open("ab")
        with log:
            self._process = subprocess.Popen(words, env=self._environment, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
            except OSError:
                time.sleep(PAUSE)
            else:
                return
        raise NoHaproxy(f"HAProxy did not start: {(self._folder / 'log').read_text()[-1000:]}")

    def kill(self) -> None:
        """Every connection through it is cut."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def say(self, command: str) -> str:
        """What it answers to whoever runs it."""
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(str(self._admin))
            line.sendall(f"{command}\n".encode())
            return b"".join(iter(lambda: line.recv(1 << 16), b"")).decode()

    def up(self) -> set[str]:
        """The servers that it takes for well."""
        return {name for name, row in self._servers().items() if row["status"].startswith("UP")}

    def sessions(self, name: str) -> int:
        """Connections that lead to this server."""
        return int(self._servers()[name]["scur"])

    def _servers(self) -> dict[str, dict[str, str]]:
        """What it knows of each server, by its name."""
        head, *rows = [line.split(",") for line in self.say("show stat").splitlines() if line]
        known = [dict(zip(head, row, strict=False)) for row in rows]
        return {row["svname"]: row for row in known if row["svname"] not in ("BACKEND", "FRONTEND")}

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)


def before_servers(ports: Sequence[int], port: int) -> Haproxy:
    """The file that is shipped, for three servers at these ports."""
    places = {
        f"TEETER_{name.upper()}": f"127.0.0.1:{each}" for name, each in zip(NAMES, ports, strict=True)
    }
    more = {"TEETER_BIND": f"127.0.0.1:{port}", "TEETER_DOMAIN": "127.0.0.1", "TEETER_BEFORE": NOBODY}
    return Haproxy(SHIPPED, port, {**places, **more})


_LINES: Final = """
global
    stats socket "${TEETER_ADMIN}" mode 600 level admin
defaults
    mode tcp
    timeout connect 2s
    timeout client 1h
    timeout server 1h
"""
_LINE: Final = """
listen {name}
    bind 127.0.0.1:{port}
    server database unix@{socket}
"""


def before_database(folder: Path, socket: str, ports: Sequence[int]) -> Haproxy:
    """A line to the database for each server, which can be cut; its file is put into a folder."""
    lines = [
        _LINE.format(name=name, port=port, socket=socket)
        for name, port in zip(NAMES, ports, strict=True)
    ]
    file = folder / "lines.cfg"
    file.write_text(_LINES + "".join(lines))
    return Haproxy(file, ports[-1], {})


def cut(lines: Haproxy, name: str) -> None:
    """All connections of one server to the database end at once; it may come again."""
    lines.say(f"shutdown sessions server {name}/database")
