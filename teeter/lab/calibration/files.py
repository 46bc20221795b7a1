"""What a calibration leaves behind: its tries, line by line, so that it can go on after a break."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from teeter.hands.trials import Trial
from teeter.lab.resumable_jsonl import ResumableJsonl, file_in
from teeter.physics.engine import PHYSICS


class Notebook:
    """The tries of one game in a file.

    Which set-ups and hands they are may differ from run to run: what is there is not done again.
    """

    def __init__(self, folder: Path, game: str) -> None:
        """Raises OtherWork, OSError, TypeError, ValueError."""
        kept = file_in(folder, f"{game}-trials.jsonl")
        self._lines = ResumableJsonl(kept, {"game": game, "physics": PHYSICS})
        self.rows = [_trial(line, row) for line, row in enumerate(self._lines.done, 2)]

    def add(self, rows: Iterable[Trial]) -> None:
        """Tries that were made together: a series is there as a whole or not at all."""
        self._lines.add(asdict(row) for row in rows)


def _trial(line: int, told: Any) -> Trial:
    """What a line says: it may be somebody else's, and its words come to a terminal. ValueError."""
    try:
        row = msgspec.convert(told, Trial)
    except msgspec.ValidationError as error:
        raise ValueError(f"line {line} is no try: {error}") from None
    if not (row.cause + row.kind).isprintable():
        raise ValueError(f"line {line} is no try: its words cannot be printed")
    return row
