"""What a tournament leaves behind: its games, line by line, so that it can go on after a break."""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO, Any, Final

from teeter.lab.tournament import Plan, Result

GAMES_FILE: Final = "games.jsonl"


class OtherTournament(ValueError):
    """The folder holds the games of another tournament."""


class Ledger:
    """The games of one tournament in a file: a line that says which, then one line a game."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path = folder / GAMES_FILE
        self.done: dict[int, Result] = {}
        header = json.dumps(plan.to_json())
        lines = self._whole_lines()
        if lines and lines[0] != header:
            raise OtherTournament(f"{self.path} holds the games of another tournament.")
        for line in lines[1:]:
            number, *game = json.loads(line)
            self.done[number] = Result.from_json(game)
        self.path.write_text("".join(f"{line}\n" for line in (lines or [header])), "utf-8")
        self._file: IO[str] = self.path.open("a", encoding="utf-8")

    def _whole_lines(self) -> list[str]:
        """All lines but one that a break cut short."""
        if not self.path.exists():
            return []
        text = self.path.read_text("utf-8")
        return text[: text.rfind("\n") + 1].splitlines()

    def add(self, number: int, result: Result) -> None:
        game: list[Any] = [number, *result.to_json()]
        self._file.write(json.dumps(game) + "\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()
