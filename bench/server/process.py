"""A server in a process of its own, kept on some cores, and what it costs there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Collection
from pathlib import Path
from types import TracebackType
from typing import Final, Self

ADDRESS: Final = re.compile(r"https?://([\w.]+):(\d+)")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICKS: Final = os.sysconf("SC_CLK_TCK")


class NotStarted(RuntimeError):
    """The server did not come up; the message says what it said."""


class Process:
    """A program that says on standard output at which address it listens."""

    def __init__(self, words: list[str], some: Collection[int] | None = None) -> None:
        """`some` are the cores of it and of all processes that it starts."""
        self._faults = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed by `stop`
        self._process = subprocess.Popen(
            [sys.executable, "-m", *words], stdout=subprocess.PIPE, stderr=self._faults, text=True
        )
        if some is not None:
            keep_on(some, self._process.pid)
        self.host, self.port = self._address()

    def _address(self) -> tuple[str, int]:
        assert self._process.stdout
        for line in self._process.stdout:
            if found := ADDRESS.search(line):
                return found[1], int(found[2])
        self._process.wait()
        self._faults.seek(0)
        fault = self._faults.read().strip().rpartition("\n")[2]
        self.stop()
        raise NotStarted(f"it stopped at once: {fault or 'it said nothing'}")

    @property
    def pid(self) -> int:
        return self._process.pid

    def memory(self) -> int:
        """Bytes that it holds in memory."""
        words = Path(f"/proc/{self._process.pid}/statm").read_text().split()
        return int(words[1]) * PAGE

    def cpu(self) -> float:
        """Seconds of CPU that it has used."""
        words = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / TICKS

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()
        self._faults.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def cores() -> set[int]:
    """The cores that this process may use; just one where the system does not tell."""
    return os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else {0}


def keep_on(some: Collection[int], process: int = 0) -> None:
    """Keep a process (0: this one) on some cores, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process, some)
