"""A file that long work writes line by line, so that it can go on after a break."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any


class OtherWork(ValueError):
    """The file holds something else than what is to go on."""


class ResumableJsonl:
    """A line that says which work it is, then one for each part that is done; all of it JSON."""

    def __init__(self, path: Path, which: dict[str, object]) -> None:
        """Raises OtherWork, which says in what it differs; OSError; ValueError."""
        self.path = path
        there = path.read_bytes() if path.exists() else b""
        whole = there[: there.rfind(b"\n") + 1]  # less a line that a break cut short
        told = [_part(number, line) for number, line in enumerate(whole.decode().splitlines(), 1)]
        if told:
            _check(path, told[0], which)
        self.done = told[1:]
        if whole != there:
            os.truncate(path, len(whole))
        if not told:
            self._append([json.dumps(which)])

    def add(self, parts: Iterable[object]) -> None:
        """Parts that were done together, at once: they are there as a whole or not at all."""
        self._append(map(json.dumps, parts))

    def _append(self, lines: Iterable[str]) -> None:
        with self.path.open("ab") as file:
            file.write("".join(f"{line}\n" for line in lines).encode())


def which_work(path: Path) -> dict[str, Any] | None:
    """What the first line says, if there is one to go on with."""
    try:
        with path.open("rb") as file:
            told = json.loads(file.readline())
    except (OSError, ValueError):
        return None
    return told if isinstance(told, dict) else None


def _check(path: Path, there: object, which: dict[str, object]) -> None:
    """Raises OtherWork."""
    wanted = json.loads(json.dumps(which))  # as it would have been written
    if there == wanted:
        return
    if not isinstance(there, dict) or there.keys() != wanted.keys():
        raise OtherWork(f"{path} was not written by this version of Teeter.")
    differs = [
        f"{name} {_shown(there[name])}, not {_shown(value)}"
        for name, value in wanted.items()
        if there[name] != value
    ]
    raise OtherWork(f"{path} holds other work: {'; '.join(differs)}.")


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(_shown, value))
    if isinstance(value, dict):
        return ",".join(f"{name}={_shown(one)}" for name, one in value.items()) or "none"
    return "none" if value is None else str(value)


def _part(number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise ValueError(f"line {number} is not JSON") from None
