"""How hard the physical games are: many set-ups, scripted hands, and what came of their tries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from teeter.hands.manners import HANDS
from teeter.hands.physical_game import physical_game
from teeter.hands.trials import SERIES, TOP, Trial, Trials
from teeter.lab.chart import Bar, bars
from teeter.lab.parallel import Workers
from teeter.lab.statistics import Estimate, average, share
from teeter.rules.contract import Game
from teeter.rules.games import GAMES

THOROUGH: Final = 3  # every third set-up: a whole series takes ten times as long as its first theft
NEAR: Final = 0.10  # a share within ten points of its goal is as it should be


@dataclass(frozen=True, slots=True)
class Cell:
    """One task with one hand."""

    task: str
    hand: str
    success: Estimate
    causes: dict[str, int]
    kinds: dict[str, Estimate]  # by colour
    goal: float | None

    @property
    def around(self) -> tuple[float, float] | None:
        """What counts as reaching the goal."""
        return None if self.goal is None else (self.goal - NEAR, min(1.0, self.goal + NEAR))

    @property
    def reached(self) -> bool | None:
        """Whether the goal is met within ten points; None without one."""
        return None if self.goal is None else abs(self.success.value - self.goal) <= NEAR

    def to_json(self) -> dict[str, object]:
        return {
            "task": self.task,
            "hand": self.hand,
            "success": self.success.to_json(),
            "causes": self.causes,
            "by_colour": {kind: estimate.to_json() for kind, estimate in self.kinds.items()},
            "goal": self.goal,
            "reached": self.reached,
        }


@dataclass(frozen=True, slots=True)
class Row:
    """Thefts one after the other with one hand, until the first that fails."""

    hand: str
    length: Estimate
    lengths: dict[int, int]  # how often a series was so long
    by_step: dict[int, Estimate]  # the chance of the first theft, the second, ...
    goal: tuple[float, float] | None

    @property
    def reached(self) -> bool | None:
        return None if self.goal is None else self.goal[0] <= self.length.value <= self.goal[1]

    def to_json(self) -> dict[str, object]:
        return {
            "hand": self.hand,
            "in_a_row": self.length.to_json(),
            "lengths": {str(length): count for length, count in self.lengths.items()},
            "by_step": {str(step + 1): each.to_json() for step, each in self.by_step.items()},
            "goal": self.goal,
            "reached": self.reached,
        }


@dataclass(frozen=True, slots=True)
class Calibration:
    """All that was measured for one game."""

    game: str
    seed: int
    set_ups: int
    cells: tuple[Cell, ...]
    series: tuple[Row, ...]

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seed": self.seed,
            "set_ups": self.set_ups,
            "tasks": [cell.to_json() for cell in self.cells],
            "series": [row.to_json() for row in self.series],
        }


Job = tuple[str, int, list[tuple[str, str]]]
"""One set-up of a game: its seed, and which tasks are tried there with which hands."""


class CalibrationPlan:
    """Every hand in the same `count` set-ups, in each the same `tasks`.

    If none are named: what the goals are about, and in every third set-up all there are.

    What is known from an earlier run is not tried again.
    """

    def __init__(
        self,
        game: Game,
        hands: Sequence[str],
        count: int,
        seed: int,
        known: Iterable[Trial] = (),
        *,
        tasks: Sequence[str] = (),
    ) -> None:
        trials = physical_game(game).trials
        wanted = {
            (number, task, hand)
            for number in range(seed, seed + count)
            for task in tasks or (trials.goal_tasks if (number - seed) % THOROUGH else trials.tasks)
            for hand in hands
        }
        self.rows = [row for row in known if (row.seed, row.task, row.hand) in wanted]
        wanted -= {(row.seed, row.task, row.hand) for row in self.rows}
        self.jobs = _jobs(game.name, wanted)
        self.done = count - len(self.jobs)  # set-ups in which nothing is left to try


def measure(
    plan: CalibrationPlan, workers: Workers, each: Callable[[list[Trial]], None] = lambda rows: None
) -> list[Trial]:
    """All trials of a plan, those that are known too; the same seed gives the same trials.

    An interrupt ends it early with what has been measured.
    """
    rows = list(plan.rows)
    try:
        for found in workers.work(_one_set_up, plan.jobs):
            rows += found
            each(found)
    except KeyboardInterrupt:
        pass
    return sorted(rows, key=lambda row: (row.seed, row.task, row.hand, row.step))


def _jobs(game: str, wanted: Iterable[tuple[int, str, str]]) -> list[Job]:
    """All that is tried in the same set-up together: it is the dearest part."""
    by_seed: dict[int, list[tuple[str, str]]] = {}
    for seed, task, hand in sorted(wanted):
        by_seed.setdefault(seed, []).append((task, hand))
    return [(game, seed, pairs) for seed, pairs in by_seed.items()]


def _one_set_up(job: Job) -> list[Trial]:
    game, seed, pairs = job
    trials = physical_game(GAMES[game]).trials
    return [row for task, hand in pairs for row in trials.run(task, hand, seed)]


def summary(game: Game, seed: int, rows: Sequence[Trial]) -> Calibration:
    """What the trials of a game come to."""
    single = [*_first_thefts(rows), *(row for row in rows if row.task != SERIES)]
    trials = physical_game(game).trials
    pairs = sorted(dict.fromkeys((row.task, row.hand) for row in single), key=partial(_order, trials))
    cells = [_cell(trials, task, hand, single) for task, hand in pairs]
    hands = dict.fromkeys(row.hand for row in rows if row.task == SERIES)
    in_series = [row for row in rows if row.task == SERIES]
    series = [_row(trials, hand, in_series) for hand in _steadiest(hands)]
    return Calibration(game.name, seed, len({row.seed for row in rows}), tuple(cells), tuple(series))


def _first_thefts(rows: Iterable[Trial]) -> list[Trial]:
    """A series begins with the easiest piece of an asked colour in a full bowl."""
    return [replace(row, task=TOP) for row in rows if row.task == SERIES and row.step == 0]


def _order(trials: Trials, pair: tuple[str, str]) -> tuple[int, int]:
    return (TOP, *trials.tasks).index(pair[0]), list(HANDS).index(pair[1])


def _steadiest(hands: Iterable[str]) -> list[str]:
    return sorted(hands, key=list(HANDS).index)


def _cell(trials: Trials, task: str, hand: str, rows: Sequence[Trial]) -> Cell:
    mine = [row for row in rows if (row.task, row.hand) == (task, hand)]
    kinds = {kind: _share(row for row in mine if row.kind == kind) for kind in _kinds(mine)}
    causes = Counter(row.cause for row in mine)
    goal = trials.goals.get((task, hand))
    return Cell(task, hand, _share(mine), dict(causes.most_common()), kinds, goal)


def _row(trials: Trials, hand: str, rows: Sequence[Trial]) -> Row:
    mine = [row for row in rows if row.hand == hand]
    lengths = Counter({row.seed: 0 for row in mine})
    for row in mine:
        lengths[row.seed] += row.success
    steps = sorted({row.step for row in mine})
    return Row(
        hand,
        average([float(length) for length in lengths.values()]),
        dict(sorted(Counter(lengths.values()).items())),
        {step: _share(row for row in mine if row.step == step) for step in steps},
        trials.series_goals.get(hand),
    )


def _share(rows: Iterable[Trial]) -> Estimate:
    outcomes = [row.success for row in rows]
    return share(sum(outcomes), len(outcomes))


def _kinds(rows: Iterable[Trial]) -> list[str]:
    return list(dict.fromkeys(row.kind for row in rows if row.kind))


def chart(measured: Calibration) -> str:
    """All tasks and hands in one picture, with the goals."""
    by_task = dict.fromkeys(cell.task for cell in measured.cells)
    groups = [
        (
            task,
            [Bar(cell.hand, cell.success, cell.around) for cell in measured.cells if cell.task == task],
        )
        for task in by_task
    ]
    title = f"{measured.game}: how often a try succeeds ({measured.set_ups} set-ups)"
    return bars(title, groups, most=1.0, unit="%")
