"""Many tries: set-ups from seeds, each met by everybody, on several cores; a break does no harm."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from bench.hand.node import BUILT, Page, bundle
from bench.hand.set_ups import set_up
from bench.hand.tries import PERSONS, PROBE, PersonTry, Row
from teeter.lab.parallel import Processes
from teeter.lab.resumable_jsonl import ResumableJsonl, file_in
from teeter.physics.engine import PHYSICS
from teeter.server.frames import PICTURES

SLOW_LINE_PERSON: Final = PERSONS[
    0
]  # who is measured on slow lines: nobody else is as easily disturbed
PROBED: Final = 3  # set-ups of a game in which it is measured how soon the hand answers


@dataclass(frozen=True)
class Plan:
    """What is measured: in each game so many set-ups, by these persons, on these lines."""

    games: tuple[str, ...]
    persons: tuple[str, ...]
    tries: int
    lines: tuple[int, ...]  # milliseconds there and back
    seed: int
    pictures: int = PICTURES  # a second that the page draws

    def tasks(self, number: int) -> tuple[tuple[str, int], ...]:
        """Who tries a set-up, on which line: all on the first, the careful on all; and the probe."""
        first, *others = self.lines
        slow = [(SLOW_LINE_PERSON, line) for line in others if SLOW_LINE_PERSON in self.persons]
        probes = [(PROBE, line) for line in self.lines] if number < PROBED else []
        return (*((person, first) for person in self.persons), *slow, *probes)

    def which(self) -> dict[str, object]:
        """In a file of results, its first line: with more tries the same file goes on."""
        slow = {} if self.pictures == PICTURES else {"pictures": self.pictures}
        return {
            "bench": "hand",
            "persons": list(self.persons),
            "lines": list(self.lines),
            "seed": self.seed,
            "physics": PHYSICS,
            **slow,
        }


@dataclass(frozen=True)
class _Work:
    game: str
    seed: int
    tasks: tuple[tuple[str, int], ...]
    pictures: int


class Notebook:
    """The tries in a folder, or only in memory."""

    def __init__(self, folder: Path | None, plan: Plan) -> None:
        """Raises OtherWork, OSError, ValueError."""
        self._files = {
            game: ResumableJsonl(file_in(folder, f"{game}.jsonl"), plan.which()) if folder else None
            for game in plan.games
        }
        done = [file.done for file in self._files.values() if file]
        self.rows = [Row(**told) for rows in done for told in rows]

    def add(self, rows: list[Row]) -> None:
        """All tries at one set-up."""
        self.rows += rows
        file = self._files[rows[0].game]
        if file:
            file.add(row.to_json() for row in rows)


def measure(plan: Plan, notebook: Notebook, jobs: int, each: Callable[[], None]) -> list[Row]:
    """All rows of the plan, those that were there included; fewer if somebody interrupts."""
    bundle()
    there = {(row.game, row.seed) for row in notebook.rows}
    work = [
        _Work(game, plan.seed + number, plan.tasks(number), plan.pictures)
        for number in range(plan.tries)
        for game in plan.games
        if (game, plan.seed + number) not in there
    ]
    try:
        for rows in Processes(jobs).work(_tried, work):
            notebook.add(rows)
            each()
    except KeyboardInterrupt:
        pass
    seeds = range(plan.seed, plan.seed + plan.tries)
    rows = [row for row in notebook.rows if row.seed in seeds and row.game in plan.games]
    return sorted(rows, key=lambda row: (plan.games.index(row.game), row.seed))


def _tried(work: _Work) -> list[Row]:
    """In a worker: everybody meets this set-up."""
    made = set_up(work.game, work.seed)
    return [PersonTry(_page(), made, *task, work.pictures).run() for task in work.tasks]


@cache
def _page() -> Page:
    page = Page(BUILT / "main.mjs")
    atexit.register(page.close)
    return page
