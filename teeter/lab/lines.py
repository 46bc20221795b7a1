"""A file that long work writes line by line, so that it can go on after a break."""

from __future__ import annotations

import json
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
        lines = self._whole()
        if lines and lines[0] != header:
            raise OtherWork(f"{path} holds {other}.")
        self.done = [json.loads(line) for line in lines[1:]]
        path.write_text("".join(f"{line}\n" for line in (lines or [header])), "utf-8")

    def _whole(self) -> list[str]:
        """All lines but one that a break cut short."""
        if not self.path.exists():
            return []
        text = self.path.read_text("utf-8")
        return text[: text.rfind("\n") + 1].splitlines()

    def add(self, parts: Iterable[Any]) -> None:
        """Parts that were done together, at once: they are there as a whole or not at all."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(json.dumps(part) + "\n" for part in parts))
