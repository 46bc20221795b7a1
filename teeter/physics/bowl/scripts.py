"""Scripted hands: they reach for a piece, grip it and lift it out, as steadily as they can.

A hand that misses goes back up, looks again and tries again, with errors drawn anew, as people do.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from teeter.physics.bowl.hand import Hand
from teeter.physics.bowl.looking import best_yaw, ease
from teeter.physics.bowl.world import World
from teeter.physics.engine import Floats
from teeter.physics.skills import Skill
from teeter.physics.stage import Command

PATIENCE: Final = 25.0  # seconds until a scripted hand gives up a try
NEAR: Final = 0.025  # from here on a hand goes slowly
SLOW: Final = 0.5  # of its speed
LIFT: Final = 0.075  # metres
CLOSING: Final = 0.25  # seconds that it waits for its fingers to close
DEEP: Final = 0.4  # of a piece's radius: how far below its middle it is gripped
_UPRIGHT: Final = np.array([0.0, 0.0, 1.0])


@dataclass(frozen=True, slots=True)
class Intent:
    """What a hand means to do: which piece, how its fingers are turned, how it is pulled out."""

    target: str
    yaw: float
    steep: float = 0.0  # pulled along the fingers (0) or straight up (1)
    pace: float = 1.0  # of its usual speed, near the heap and with the piece in hand
    deep: float = DEEP  # gripped so many radii below its middle


def usual(world: World, hand: Hand, wanted: tuple[str, ...]) -> Intent:
    """The easiest piece, and the turn that leaves the fingers the most room."""
    target = max(wanted, key=lambda name: ease(world, name))
    return Intent(target, best_yaw(world, hand, target))


def plan(
    world: World,
    hand: Hand,
    wanted: tuple[str, ...],
    skill: Skill,
    rng: Random,
    tick: float,
    intent: Intent | None = None,
) -> Iterator[Command]:
    """Down to a piece, close, up and out; again if it is not held, in the usual way: for ever."""
    tremble = _tremor(skill, rng)
    while True:
        reach = _aimed(world, hand, intent or usual(world, hand, wanted), skill, rng)
        intent = None
        for place, grip in _way(hand, reach, skill.speed * tick, math.ceil(CLOSING / tick)):
            x, y, z = place + next(tremble)
            yield Command(float(x), float(y), float(z), reach.yaw, grip)


@dataclass(frozen=True, slots=True)
class Reach:
    """One attempt at a piece, with what this hand gets wrong about it."""

    above: Floats  # where it begins to go slowly
    down: Floats  # where it closes
    out: Floats  # where it lifts the piece to
    yaw: float
    pace: float


def _aimed(world: World, hand: Hand, intent: Intent, skill: Skill, rng: Random) -> Reach:
    """Aim at a piece: to the side, too deep, turned and slanting, as far as the skill goes."""
    aside = np.array([rng.gauss(0.0, skill.aim * 1e-3), rng.gauss(0.0, skill.aim * 1e-3), 0.0])
    deep = world.radius(intent.target) * intent.deep + abs(rng.gauss(0.0, skill.depth * 1e-3))
    down = world.place(intent.target) + aside - hand.up * deep
    yaw = intent.yaw + math.radians(rng.gauss(0.0, skill.yaw))
    above = down + _slanting(hand.up, skill, rng) * NEAR
    upward = hand.up + (_UPRIGHT - hand.up) * intent.steep
    return Reach(above, down, down + _slanting(upward, skill, rng) * LIFT, yaw, intent.pace)


def _slanting(up: Floats, skill: Skill, rng: Random) -> Floats:
    """Roughly along the fingers."""
    wrong = [math.tan(math.radians(rng.gauss(0.0, skill.direction))) for _ in range(2)]
    way = up + np.array([*wrong, 0.0])
    return np.asarray(way / np.linalg.norm(way))


def _way(hand: Hand, reach: Reach, pace: float, closing: int) -> Iterator[tuple[Floats, bool]]:
    """The places of one attempt; it ends when nothing is held."""
    for place in _line(hand.place, reach.above, pace):
        yield place, False
    for place in _line(reach.above, reach.down, pace * SLOW * reach.pace):
        yield place, False
    for _ in range(closing):
        yield reach.down, True
    for place in _line(reach.down, reach.out, pace * reach.pace):
        if not hand.held:
            break
        yield place, True
    while hand.held:
        yield reach.out, True
    for place in _line(hand.place, hand.place + hand.up * NEAR, pace):
        yield place, False


def _line(start: Floats, end: Floats, pace: float) -> Iterator[Floats]:
    """Places along a straight way, one for each command."""
    ticks = max(1, math.ceil(float(np.linalg.norm(end - start)) / pace))
    for tick in range(1, ticks + 1):
        yield start + (end - start) * (tick / ticks)


def _tremor(skill: Skill, rng: Random) -> Iterator[Floats]:
    """A trembling that is different with every command, and drifts back to nothing."""
    shaken = np.zeros(3)
    while True:
        shaken = shaken * 0.9 + np.array([rng.gauss(0.0, skill.tremor * 0.3e-3) for _ in range(3)])
        yield shaken
