"""Thinking before a try: several ways are tried in a copy of the world, while the hand hovers.

Thinking takes time, as for people: for every tick that the hand hovers so many ticks are imagined. The
hand is as unsteady in the copy as it will be, and its errors are drawn anew: a plan is a hope.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final, TypeVar

from teeter.physics.skills import Skill
from teeter.physics.stage import Command

Way = TypeVar("Way")
Imagination = Generator[None, None, float]
"""A try in a copy, a tick at a time; in the end how much it stirred: WRONG or more if it failed."""

AT_ONCE: Final = 4  # ticks that are imagined in one
CALM: Final = 0.5  # a way that stirs no more is taken without looking for a better one
WRONG: Final = 100.0
TRIALS: Final = 2  # of each way: what went well once may have been luck
LONGEST: Final = 7.0  # seconds of an imagined try
THINKS: Final = 6.0  # seconds in the air, at most
CIRCLE: Final = 0.003  # metres: a hand in the air is never quite still
ROUND: Final = 2.8  # seconds


def safest(
    ways: Sequence[Way],
    imagine: Callable[[Way], Imagination],
    hover: Callable[[Way], Command],
    most: int,
) -> Generator[Command, None, Way]:
    """The way that stirs the least, of those that come to mind; the hand hovers meanwhile.

    What went well is imagined once more: it may have been luck. After `most` ticks the best so far is
    taken.
    """
    best, least = ways[0], math.inf
    for way in ways:
        stirs: list[float] = []
        while len(stirs) < TRIALS and max(stirs, default=0.0) < WRONG and most > 0:
            imagined, stirred = imagine(way), None
            while stirred is None and most > 0:
                stirred = _some(imagined)
                yield hover(way)
                most -= 1
            stirs += [] if stirred is None else [stirred]
        if max(stirs, default=math.inf) < least:
            best, least = way, max(stirs)
        if least <= CALM:
            break
    return best


def _some(imagined: Imagination) -> float | None:
    """Imagine a little further; what came of it, once that is clear."""
    try:
        for _ in range(AT_ONCE):
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
