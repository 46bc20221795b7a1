"""Trials for calibration: scripted hands at set-ups from seeds, one row for every try."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from teeter.lab.calibration import bowl, can
from teeter.physics.can.referee import FALLS

TOP: Final = "top"
SERIES: Final = "series"
HALF: Final = "half"
BOWL_TASKS: Final = ("buried", HALF, SERIES)
NESTS: Final = {"early": (8, 1), "late": can.LATE}  # laid sticks and eggs
CAN_TASKS: Final = tuple(f"{kind} {nest}" for kind in can.KINDS for nest in NESTS)


@dataclass(frozen=True, slots=True)
class Trial:
    """One try of a scripted hand, and what could be seen before it."""

    task: str
    hand: str
    seed: int  # of the set-up
    step: int  # in a series: how many tries came before
    success: bool
    cause: str  # how it ended
    kind: str  # of piece: its colour, where that matters
    seconds: float
    seen: dict[str, float]  # features


def tasks(game: str, *, thorough: bool = True) -> tuple[str, ...]:
    """What is tried in a set-up of this game: everything, or only what the goals speak of."""
    if game == "go-cuckoo":
        return CAN_TASKS if thorough else ("pull late",)
    return BOWL_TASKS if thorough else (TOP,)


def trials(game: str, task: str, hand: str, seed: int) -> list[Trial]:
    """One set-up and one try in it; in a series, tries until the first that fails."""
    if game == "go-cuckoo":
        return [_at_the_can(task, hand, seed)]
    if task == SERIES:
        rows = bowl.series(game, _full_bowl(game, seed), hand, seed)
        return [_of_bowl(SERIES, hand, seed, step, row) for step, row in enumerate(rows)]
    saved = _half_bowl(game, seed) if task == HALF else _full_bowl(game, seed)
    kind = TOP if task == HALF else task
    return [_of_bowl(task, hand, seed, 0, bowl.theft(game, saved, kind, hand, seed))]


@lru_cache(maxsize=4)
def _full_bowl(game: str, seed: int) -> str:
    """All hands and tasks meet the same set-ups."""
    return bowl.nest(game, seed)


@lru_cache(maxsize=4)
def _half_bowl(game: str, seed: int) -> str:
    return bowl.half(game, _full_bowl(game, seed), seed)


def _of_bowl(task: str, hand: str, seed: int, step: int, row: bowl.BowlTrial) -> Trial:
    return Trial(
        task, hand, seed, step, row.success, row.cause, row.colour, row.seconds, dict(row.seen)
    )


def _at_the_can(task: str, hand: str, seed: int) -> Trial:
    kind, _, nest = task.partition(" ")
    row = _bench().attempt(_nest(seed, nest), kind, hand, seed)
    return Trial(task, hand, seed, 0, row.good, _cause(row), "", row.seconds, dict(row.seen))


@cache
def _bench() -> can.Bench:
    return can.Bench()


@lru_cache(maxsize=4)
def _nest(seed: int, nest: str) -> str:
    return _bench().nest(seed, *NESTS[nest])


def _cause(row: can.CanTrial) -> str:
    """The first thing that went wrong, without the number of the stick; else how it ended."""
    wrong = [word for word in row.words if word.startswith(FALLS)] or ["gave up"] * row.gave_up
    return " ".join((wrong or row.words[-1:])[0].split()[:2])
