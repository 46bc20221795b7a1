"""A file that long work writes line by line, so that it can go on after a break."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from teeter.rules.text import MOST_QUOTED
from teeter.words.speaker import english_quoted


class OtherWork(ValueError):
    """The file holds something else than what is to go on."""


class ResumableJsonl:
    """A line that says which work it is, then one for each part that is done; all of it JSON."""

    def __init__(self, path: Path, which: dict[str, object]) -> None:
        """Raises OtherWork, which says in what it differs; OSError; ValueError."""
        self.path = path
        there = path.read_bytes() if path.exists() else b""
        whole = _whole(there)
        told = parts_of(there)
        if told:
            check_work(path, told[0], which)
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


def file_in(folder: Path, name: str) -> Path:
    """Where a folder keeps its work. Raises OtherWork: through a link others would be written."""
    path = folder / name
    if path.is_symlink():
        raise OtherWork(f"{path} is a link to another file.")
    return path


def parts_of(there: bytes) -> list[Any]:
    """What the lines of such a file say. Raises ValueError."""
    return [_part(number, line) for number, line in enumerate(_whole(there).decode().splitlines(), 1)]


def _whole(there: bytes) -> bytes:
    """All less a line that a break cut short."""
    return there[: there.rfind(b"\n") + 1]


def which_work(path: Path) -> dict[str, Any] | None:
    """What the first line says, if there is one to go on with."""
    try:
        with path.open("rb") as file:
            told = json.loads(file.readline())
    except (OSError, ValueError, RecursionError):
        return None
    return told if isinstance(told, dict) else None


def check_work(path: Path, there: object, which: dict[str, object]) -> None:
    """Whether a first line is of this work. Raises OtherWork."""
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
    """What a file says, which may be somebody else's."""
    if isinstance(value, list):
        return english_quoted(",".join(map(_plain, value)))
    if isinstance(value, dict):
        return english_quoted(
            ",".join(f"{name}={_plain(one)}" for name, one in value.items()) or "none"
        )
    return english_quoted(value) if isinstance(value, str) else _plain(value)[:MOST_QUOTED]


def _plain(value: object) -> str:
    """Without what lies deeper: nothing of ours does, and there could be no end of it."""
    if isinstance(value, list | dict):
        return "..."
    return "none" if value is None else str(value)


def _part(number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise ValueError(f"line {number} is not JSON") from None
    except RecursionError:
        raise ValueError(f"line {number} is nested too deep") from None
