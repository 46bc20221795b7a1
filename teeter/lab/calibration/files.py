"""What a calibration leaves behind: its tries, line by line, so that it can go on after a break."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from teeter.hands.trials import Trial
from teeter.lab.resumable_jsonl import ResumableJsonl
from teeter.physics.engine import PHYSICS


class Notebook:
    """The tries of one game in a file.

    Which set-ups and hands they are may differ from run to run: what is there is not done again.
    """

    def __init__(self, folder: Path, game: str) -> None:
        kept = folder / f"{game}-trials.jsonl"
        self._lines = ResumableJsonl(kept, {"game": game, "physics": PHYSICS})
        self.rows = [Trial(**row) for row in self._lines.done]

    def add(self, rows: Iterable[Trial]) -> None:
        """Tries that were made together: a series is there as a whole or not at all."""
        self._lines.add(asdict(row) for row in rows)
