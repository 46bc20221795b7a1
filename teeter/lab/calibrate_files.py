"""What a calibration leaves behind: its tries, line by line, so that it can go on after a break."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from teeter.physics.engine import PHYSICS
from teeter.physics.trials import Trial


class OtherTrials(ValueError):
    """The folder holds tries of another game, or of another engine."""


class Notebook:
    """The tries of one game in a file: a line that says which, then one line a try.

    Which set-ups and hands they are may differ from run to run: what is there is not done again.
    """

    def __init__(self, folder: Path, game: str) -> None:
        self._path = folder / f"{game}-trials.jsonl"
        header = json.dumps({"game": game, "physics": PHYSICS})
        lines = self._whole_lines()
        if lines and lines[0] != header:
            raise OtherTrials(f"{self._path} holds tries of another game, or of another engine.")
        self.rows = [Trial(**json.loads(line)) for line in lines[1:]]
        self._path.write_text("".join(f"{line}\n" for line in (lines or [header])), "utf-8")

    def _whole_lines(self) -> list[str]:
        """All lines but one that a break cut short."""
        if not self._path.exists():
            return []
        text = self._path.read_text("utf-8")
        return text[: text.rfind("\n") + 1].splitlines()

    def add(self, rows: Iterable[Trial]) -> None:
        """Tries that were made together, at once: a series is there as a whole or not at all."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write("".join(json.dumps(asdict(row)) + "\n" for row in rows))
