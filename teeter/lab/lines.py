"""A file that long work writes line by line, so that it can go on after a break."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any


class OtherWork(ValueError):
    """The file holds something else than what is to go on."""


class Lines:
    """A line that says which work it is, then one for each part that is done; all of it JSON."""

    def __init__(self, path: Path, which: dict[str, Any], other: str) -> None:
        """Raises OtherWork, which calls by this name what it holds instead; OSError; ValueError."""
        self.path = path
        header = json.dumps(which)
        there = path.read_bytes() if path.exists() else b""
        whole = there[: there.rfind(b"\n") + 1]  # less a line that a break cut short
        lines = whole.decode().splitlines()
        if lines and lines[0] != header:
            raise OtherWork(f"{path} holds {other}.")
        self.done = [_part(number, line) for number, line in enumerate(lines[1:], 2)]
        if whole != there:
            os.truncate(path, len(whole))
        if not lines:
            self._append([header])

    def add(self, parts: Iterable[Any]) -> None:
        """Parts that were done together, at once: they are there as a whole or not at all."""
        self._append(map(json.dumps, parts))

    def _append(self, lines: Iterable[str]) -> None:
        with self.path.open("ab") as file:
            file.write("".join(f"{line}\n" for line in lines).encode())


def _part(number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise ValueError(f"line {number} is not JSON") from None
