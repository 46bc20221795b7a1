"""What a tournament leaves behind: its games, line by line, so that it can go on after a break."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from teeter.lab.resumable_jsonl import ResumableJsonl, file_in, which_work
from teeter.lab.tournament import Result, TournamentPlan

GAMES_FILE: Final = "games.jsonl"


class Ledger:
    """The games of one tournament in a file, by their numbers.

    How many they should be may differ from run to run: whoever wants more plays what is missing.
    """

    def __init__(self, folder: Path, plan: TournamentPlan) -> None:
        which = plan.to_json()
        del which["games"]
        self._lines = ResumableJsonl(file_in(folder, GAMES_FILE), which)
        self.done = {number: Result.from_json(game) for number, *game in self._lines.done}

    def add(self, number: int, result: Result) -> None:
        self._lines.add([[number, *result.to_json()]])


def seed_in(folder: Path) -> int | None:
    """The seed of the tournament that is kept there, for whoever goes on with it."""
    seed = (which_work(folder / GAMES_FILE) or {}).get("seed")
    return seed if isinstance(seed, int) else None
