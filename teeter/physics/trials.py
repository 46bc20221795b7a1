"""Trials for calibration: scripted hands at set-ups from seeds, one row for every try."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from teeter.physics.bowl import trials as bowl
from teeter.physics.can import trials as can

SERIES: Final = "series"
BOWL_TASKS: Final = ("buried", "half", SERIES)
NESTS: Final = {"early": (8, 1), "late": can.LATE}  # laid sticks and eggs
CAN_TASKS: Final = tuple(
    f"{kind} {nest}" for kind in can.KINDS for nest in NESTS if (kind, nest) != ("kiki", "early")
)
WELL: Final = ("takes", "pulled", "rests", "kiki stands")  # how a try ends well


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


def tasks(game: str) -> tuple[str, ...]:
    """What is tried in this game."""
    return CAN_TASKS if game == "go-cuckoo" else BOWL_TASKS


def trials(game: str, task: str, hand: str, seed: int) -> list[Trial]:
    """One set-up and one try in it; in a series, tries until the first that fails."""
    if game == "go-cuckoo":
        return [_at_the_can(task, hand, seed)]
    saved = _full_bowl(game, seed)
    rows = (
        bowl.series(game, saved, hand, seed)
        if task == SERIES
        else [bowl.theft(game, saved, task, hand, seed)]
    )
    return [_of_bowl(task, hand, seed, step, row) for step, row in enumerate(rows)]


@lru_cache(maxsize=4)
def _full_bowl(game: str, seed: int) -> str:
    """All hands and tasks meet the same set-ups."""
    return bowl.nest(game, seed)


def _of_bowl(task: str, hand: str, seed: int, step: int, row: bowl.Outcome) -> Trial:
    seen = {"buried": row.buried, "left": float(row.left), "tilt": row.tilt}
    return Trial(task, hand, seed, step, row.success, row.cause, row.colour, row.seconds, seen)


def _at_the_can(task: str, hand: str, seed: int) -> Trial:
    kind, _, nest = task.partition(" ")
    laid, eggs = NESTS[nest]
    row = _bench().attempt(_nest(seed, nest), kind, hand, seed)
    seen = {"laid": float(laid), "eggs": float(eggs)}
    return Trial(task, hand, seed, 0, row.good, _cause(row), "", row.seconds, seen)


@cache
def _bench() -> can.Bench:
    return can.Bench()


@lru_cache(maxsize=4)
def _nest(seed: int, nest: str) -> str:
    return _bench().nest(seed, *NESTS[nest])


def _cause(row: can.Trial) -> str:
    """The first thing that went wrong, without the number of the stick; else how it ended."""
    wrong = [word for word in row.words if word.startswith(("fell", "sank")) or word not in WELL]
    wrong = [word for word in wrong if word != "touches" and not word.startswith("tipped")]
    return " ".join(wrong[0].split()[:2]) if wrong else row.words[-1]
