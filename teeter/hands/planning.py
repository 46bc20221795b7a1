"""Thinking in the middle of a try: several ways are tried in a copy of the world, while the hand waits.

Thinking takes time, as for people: for every tick that the hand waits so many ticks are imagined. The
hand is as unsteady in the copy as it will be, and its errors are drawn anew: a plan is a hope.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Final, TypeVar

from teeter.hands.skills import Skill
from teeter.physics.stage import Command

Way = TypeVar("Way")
Imagination = Generator[None, None, float]
"""A try in a copy, a tick at a time; in the end how much it stirred: WRONG or more if it failed."""

AT_ONCE: Final = 4  # ticks that are imagined in one: a core's work, where all pieces are in play
CALM: Final = 3.0  # a way that goes well and stirs no more, each time, is good enough
WRONG: Final = 100.0
TRIALS: Final = 3  # of a way before it is trusted: what went well once may have been luck
CIRCLE: Final = 0.003  # metres: a hand in the air is never quite still
ROUND: Final = 2.8  # seconds


def safest(
    ways: Sequence[Way],
    imagine: Callable[[Way], Imagination],
    wait: Callable[[Way], Command],
    most: int,
    at_once: int = AT_ONCE,
    sure: float = 0.0,
) -> Generator[Command, None, tuple[Way, float]]:
    """The first way that goes well and calmly each time, and how much it stirs: while the hand waits.

    Ways come to mind in a sensible order, and of two that go well nobody can tell which is better after
    so few trials. One that stirs less than is `sure` is not tried again. If there is none in `most`
    ticks, it is the one that stirs the least so far.
    """
    stirs: list[list[float]] = [[] for _ in ways]
    for number in _in_turn(stirs, sure):
        imagined, stirred = imagine(ways[number]), None
        while stirred is None and most > 0:
            stirred = _some(imagined, at_once)
            yield wait(ways[number])
            most -= 1
        if stirred is None:
            break
        stirs[number].append(stirred)
    best = _calmest(stirs)
    return ways[best], _mean(stirs[best])


def _in_turn(stirs: list[list[float]], sure: float) -> Iterator[int]:
    """Which way to imagine next: each once, a calm one again at once, then the best so far again."""
    for number, known in enumerate(stirs):
        yield number
        while known[-1] <= CALM:
            if len(known) == TRIALS or known[0] < sure:
                return
            yield number
    while len(stirs[best := _calmest(stirs)]) < TRIALS:
        yield best


def _calmest(stirs: list[list[float]]) -> int:
    return min(range(len(stirs)), key=lambda number: _mean(stirs[number]))


def _mean(stirs: list[float]) -> float:
    return fmean(stirs) if stirs else math.inf


def _some(imagined: Imagination, at_once: int) -> float | None:
    """Imagine a little further; what came of it, once that is clear."""
    try:
        for _ in range(at_once):
            next(imagined)
    except StopIteration as end:
        return float(end.value)
    return None


def hovering(here: Command, skill: Skill, rng: Random, tick: float) -> Iterator[Command]:
    """A hand in the air that looks: it goes slowly round, and trembles."""
    start = rng.uniform(0.0, 2 * math.pi)
    turn = start
    while True:
        turn += 2 * math.pi * tick / ROUND
        aside = CIRCLE * (math.cos(turn) - math.cos(start)), CIRCLE * (math.sin(turn) - math.sin(start))
        x, y, z = (rng.gauss(0.0, skill.tremor * 0.2e-3) for _ in range(3))
        yield replace(here, x=here.x + aside[0] + x, y=here.y + aside[1] + y, z=here.z + z)
