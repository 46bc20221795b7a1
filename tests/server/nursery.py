"""Servers to be killed: one process loads everything once and forks a `teeter serve` whenever asked.

Starting Python and its libraries takes seconds; a forked server is there at once. It is a process of
its own, with its own connections to the database.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from types import TracebackType
from typing import IO, Self

from bench.server.process import ADDRESS
from teeter.cli import main as teeter

PATIENCE = 30.0  # seconds


class Nursery:
    """Starts servers and kills them."""

    def __init__(self, log: IO[bytes] | None = None) -> None:
        """What servers log goes to this file, or to where our own faults go."""
        self._log = log

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        )
        self._alive: set[int] = set()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for pid in list(self._alive):
            self.kill(pid)
        self._process.communicate()

    def start(self, url: str, *words: str) -> tuple[int, str, int]:
        """A new server, with these words at any free port: its process id, host and port, once it
        answers."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(["--db", url, *(words or ("--port", "0"))]) + "\n")
        self._process.stdin.flush()
        said = iter(self._process.stdout.readline, "")
        pid = next(
            int(line) for line in said if line.strip().isdecimal()
        )  # after last words of another
        self._alive.add(pid)
        for line in self._process.stdout:
            if found := ADDRESS.search(line):
                return pid, found[1], int(found[2])
        raise AssertionError("the nursery died")

    def kill(self, pid: int) -> None:
        """kill -9, and wait until it is gone."""
        os.kill(pid, signal.SIGKILL)
        self.until_gone(pid)

    def until_gone(self, pid: int) -> None:
        self._alive.discard(pid)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.005)
        raise AssertionError(f"process {pid} would not die")


def main() -> None:
    """Fork a server for each line of words on standard input."""
    for name in ("teeter.server.app", "asyncpg", "sqlalchemy.dialects.postgresql.asyncpg"):
        importlib.import_module(name)  # once, for all servers
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        if os.fork() == 0:
            sys.stdout.write(f"{os.getpid()}\n")
            sys.stdout.flush()
            os._exit(teeter(["serve", "--host", "127.0.0.1", "--workers", "1", *json.loads(line)]))


if __name__ == "__main__":
    main()
