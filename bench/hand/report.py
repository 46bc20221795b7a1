"""What was measured of people's hands: for programs, for people, and as a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from bench.hand.set_ups import TASKS
from bench.hand.tries import PROBE, Row
from teeter.lab.chart import Bar, bars
from teeter.lab.statistics import Estimate, share
from teeter.rules.games import GAMES

GOALS: Final = {  # in the nest: from, to
    "careful": (0.85, 0.95),
    "hasty": (0.0, 0.55),
    "jerky": (0.0, 0.65),
    "child": (0.8, 1.0),
}
LONGEST: Final = 12.0  # seconds of a try in the median


@dataclass(frozen=True)
class Cell:
    """One person in one game on one line."""

    game: str
    person: str
    line: int
    rows: Sequence[Row]

    @property
    def success(self) -> Estimate:
        return share(sum(row.success for row in self.rows), len(self.rows))

    @property
    def seconds(self) -> float:
        return median(row.seconds for row in self.rows)

    @property
    def failures(self) -> Counter[str]:
        """By cause, and by the act in which it went wrong."""
        failed = [row for row in self.rows if not row.success]
        return Counter(f"{row.cause} ({row.act})" if row.act else row.cause for row in failed)

    @property
    def missed(self) -> int:
        return sum(row.missed > 0 for row in self.rows)

    @property
    def slipped(self) -> int:
        return sum(row.slipped > 0 for row in self.rows)

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "person": self.person,
            "line_ms": self.line,
            "success": self.success.to_json(),
            "failures": dict(self.failures.most_common()),
            "tries_with_missed_grips": self.missed,
            "tries_with_slips": self.slipped,
            "median_seconds": round(self.seconds, 2),
        }


@dataclass(frozen=True)
class Report:
    """All cells, and how soon the hand answered: the most pictures, by game and line."""

    seed: int
    set_ups: int
    cells: tuple[Cell, ...]
    answers: dict[tuple[str, int], dict[str, int]]

    def to_json(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "set_ups": self.set_ups,
            "cells": [cell.to_json() for cell in self.cells],
            "answers": [
                {"game": game, "line_ms": line, "pictures": told}
                for (game, line), told in self.answers.items()
            ],
        }


def summary(rows: Sequence[Row], seed: int) -> Report:
    tried = [row for row in rows if row.person != PROBE]
    kinds = dict.fromkeys((row.game, row.person, row.line) for row in tried)
    cells = [
        Cell(*kind, [row for row in tried if (row.game, row.person, row.line) == kind])
        for kind in kinds
    ]
    answers: dict[tuple[str, int], dict[str, int]] = {}
    for row in rows:
        if row.answers:
            most = answers.setdefault((row.game, row.line), dict.fromkeys(row.answers, 0))
            most |= {name: max(most[name], pictures) for name, pictures in row.answers.items()}
    return Report(seed, len({(row.game, row.seed) for row in rows}), tuple(cells), answers)


def table(report: Report) -> list[str]:
    """Markdown that a terminal shows well too."""
    lines = []
    for game in dict.fromkeys(cell.game for cell in report.cells):
        lines += [
            f"{GAMES[game].title}: {TASKS[game]}; seeds from {report.seed}, 95 % intervals",
            "",
            "| person | line | succeeds | n | fails (in which act) | missed | slipped | median |",
            "|---|---|---|---|---|---|---|---|",
            *(_cell(cell) for cell in report.cells if cell.game == game),
            "",
        ]
    if report.answers:
        lines += [
            "Pictures from the pointer to the own hand, at most (turns: after 30 cm against the heap;"
            " -: something fell before)",
            "",
            "| game | line | try begins | in the air | among the pieces | direction turns |",
            "|---|---|---|---|---|---|",
        ]
        lines += [
            f"| {GAMES[game].title} | {line} ms | {' | '.join(str(n or '-') for n in told.values())} |"
            for (game, line), told in report.answers.items()
        ]
    return lines


def _cell(cell: Cell) -> str:
    success = cell.success
    failures = ", ".join(f"{how} {count}" for how, count in cell.failures.most_common())
    told = [
        cell.person,
        f"{cell.line} ms",
        f"{success.value:.0%} ({success.low:.0%} to {success.high:.0%})",
        str(success.count),
        failures or "-",
        str(cell.missed),
        str(cell.slipped),
        f"{cell.seconds:.1f} s",
    ]
    return f"| {' | '.join(told)} |"


def chart(report: Report) -> str:
    """Everybody on the quickest line; boxes are the goals of the first game."""
    groups = []
    for number, game in enumerate(dict.fromkeys(cell.game for cell in report.cells)):
        here = [cell for cell in report.cells if cell.game == game]
        first = [cell for cell in here if cell.line == here[0].line]
        goals = {} if number else GOALS
        groups.append(
            (GAMES[game].title, [Bar(c.person, c.success, goals.get(c.person)) for c in first])
        )
    return bars("How often people succeed", groups, 1.0, "%")
