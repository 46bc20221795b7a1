"""What a tournament leaves behind: its games, line by line, so that it can go on after a break."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from teeter.lab.lines import Lines
from teeter.lab.tournament import Plan, Result

GAMES_FILE: Final = "games.jsonl"


class Ledger:
    """The games of one tournament in a file, by their numbers."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self._lines = Lines(folder / GAMES_FILE, plan.to_json(), "the games of another tournament")
        self.done = {number: Result.from_json(game) for number, *game in self._lines.done}

    @property
    def path(self) -> Path:
        return self._lines.path

    def add(self, number: int, result: Result) -> None:
        self._lines.add([[number, *result.to_json()]])
