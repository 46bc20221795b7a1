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

from teeter.hands.bowl.features import best_yaw
from teeter.hands.skills import Skill
from teeter.physics.bowl.hand import Hand
from teeter.physics.bowl.heap import ease
from teeter.physics.bowl.world import World
from teeter.physics.engine import Floats
from teeter.physics.stage import Command

NEAR: Final = 0.025  # from here on a hand goes slowly
SLOW: Final = 0.5  # of its speed
LIFT: Final = 0.075  # metres
CLOSING: Final = 0.25  # seconds that it waits for its fingers to close
DEEP: Final = 0.4  # of a piece's radius below its middle, before what a skill gets wrong goes deeper
_UPRIGHT: Final = np.array([0.0, 0.0, 1.0])


@dataclass(frozen=True, slots=True)
class Intent:
    """What a hand means to do: which piece, how its fingers are turned, how it comes and goes."""

    target: str
    yaw: float
    deep: float = DEEP  # gripped so many radii below its middle
    steep: float = 0.0  # comes down along the fingers (0) or straight down (1)
    pull: float = 0.0  # pulls along the fingers (0), straight up (1) or in towards the pole (2)


def usual(world: World, hand: Hand, wanted: tuple[str, ...]) -> Intent:
    """The easiest piece, and the turn that leaves the fingers the most room."""
    target = max(wanted, key=lambda name: ease(world, name))
    return Intent(target, best_yaw(world, hand, target))


def plan(
    world: World, hand: Hand, wanted: tuple[str, ...], skill: Skill, rng: Random, tick: float
) -> Iterator[Command]:
    """Down to a piece, close, up and out; again if it is not held: for ever."""
    tremble = tremor(skill, rng)
    while True:
        reach = aimed(world, hand, usual(world, hand, wanted), skill, rng)
        for place, grip in _way(hand, reach, skill.speed * tick, tick):
            yield command(place + next(tremble), reach.yaw, grip)


def command(place: Floats, yaw: float, grip: bool) -> Command:
    x, y, z = place
    return Command(float(x), float(y), float(z), yaw, grip)


@dataclass(frozen=True, slots=True)
class Reach:
    """One attempt at a piece, with what this hand gets wrong about it."""

    above: Floats  # where it begins to go slowly
    down: Floats  # where it closes
    out: Floats  # where it lifts the piece to
    yaw: float


def aimed(world: World, hand: Hand, intent: Intent, skill: Skill, rng: Random) -> Reach:
    """Aim at a piece: to the side, too deep, turned and slanting, as far as the skill goes."""
    aside = np.array([rng.gauss(0.0, skill.aim * 1e-3), rng.gauss(0.0, skill.aim * 1e-3), 0.0])
    deep = world.radius(intent.target) * intent.deep + abs(rng.gauss(0.0, skill.depth * 1e-3))
    down = world.place(intent.target) + aside - hand.up * deep
    yaw = intent.yaw + math.radians(rng.gauss(0.0, skill.yaw))
    above = down + slanting(steeper(hand, intent.steep), skill, rng) * NEAR
    out = down + slanting(steeper(hand, intent.pull), skill, rng) * LIFT
    return Reach(above, down, out, yaw)


def steeper(hand: Hand, part: float) -> Floats:
    """From along the fingers (0) to straight up (1), and as far again to the other side (2)."""
    return np.asarray(hand.up + (_UPRIGHT - hand.up) * part)


def slanting(up: Floats, skill: Skill, rng: Random) -> Floats:
    """Roughly this way."""
    wrong = [math.tan(math.radians(rng.gauss(0.0, skill.direction))) for _ in range(2)]
    way = up + np.array([*wrong, 0.0])
    return np.asarray(way / np.linalg.norm(way))


def _way(hand: Hand, reach: Reach, pace: float, tick: float) -> Iterator[tuple[Floats, bool]]:
    """The places of one attempt; it ends when nothing is held."""
    yield from down_to(hand, reach, pace, tick)
    yield from out_to(hand, reach.down, reach.out, pace)
    yield from back(hand, pace)


def down_to(hand: Hand, reach: Reach, pace: float, tick: float) -> Iterator[tuple[Floats, bool]]:
    """Down to a piece, slowly in the end, and the fingers close."""
    for place in _line(hand.place, reach.above, pace):
        yield place, False
    for place in _line(reach.above, reach.down, pace * SLOW):
        yield place, False
    for _ in range(math.ceil(CLOSING / tick)):
        yield reach.down, True


def out_to(hand: Hand, start: Floats, out: Floats, pace: float) -> Iterator[tuple[Floats, bool]]:
    """Up and out with what is held; for as long as it is."""
    for place in _line(start, out, pace):
        if not hand.held:
            break
        yield place, True
    while hand.held:
        yield out, True


def back(hand: Hand, pace: float) -> Iterator[tuple[Floats, bool]]:
    """Open, and a little back along the fingers."""
    for place in _line(hand.place, hand.place + hand.up * NEAR, pace):
        yield place, False


def _line(start: Floats, end: Floats, pace: float) -> Iterator[Floats]:
    """Places along a straight way, one for each command."""
    ticks = max(1, math.ceil(float(np.linalg.norm(end - start)) / pace))
    for tick in range(1, ticks + 1):
        yield start + (end - start) * (tick / ticks)


def tremor(skill: Skill, rng: Random) -> Iterator[Floats]:
    """A trembling that is different with every command, and drifts back to nothing."""
    shaken = np.zeros(3)
    while True:
        shaken = shaken * 0.9 + np.array([rng.gauss(0.0, skill.tremor * 0.3e-3) for _ in range(3)])
        yield shaken
