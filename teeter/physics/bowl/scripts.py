"""Scripted hands: they reach for a piece, grip it and lift it out, as steadily as they can."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random
from typing import Final

import numpy as np

from teeter.physics.bowl.hand import MARGIN, Hand
from teeter.physics.bowl.world import World
from teeter.physics.engine import Floats
from teeter.physics.skills import Skill
from teeter.physics.stage import Command

LIFT: Final = 0.075  # metres
CLOSING: Final = 0.2  # seconds that it waits for its fingers to close
YAWS: Final = 12  # ways to turn the fingers that a script compares


def plan(
    world: World, hand: Hand, target: str, skill: Skill, rng: Random, tick: float
) -> Iterator[Command]:
    """Down to the piece, close, up and out, and wait there: one command a tick, for ever."""
    yaw = _best_yaw(world, hand, target) + math.radians(rng.gauss(0.0, skill.yaw))
    deep = world.radius(target) * 0.55 + min(abs(rng.gauss(0.0, 1.0)), 1.5) * skill.depth * 0.6e-3
    aim = np.array([rng.gauss(0.0, skill.aim * 0.7e-3), rng.gauss(0.0, skill.aim * 0.7e-3), 0.0])
    down = world.place(target) + aim - hand.up * deep
    wrong = [math.tan(math.radians(rng.gauss(0.0, skill.direction))) for _ in range(2)]
    out = hand.up + np.array([*wrong, 0.0])
    up = down + out / np.linalg.norm(out) * LIFT
    tremble = _tremor(skill, rng)
    for place in _line(hand.place, down, skill.speed * tick):
        yield _at(place + next(tremble), yaw, grip=False)
    for _ in range(math.ceil(CLOSING / tick)):
        yield _at(down + next(tremble), yaw, grip=True)
    for place in _line(down, up, skill.speed * tick):
        yield _at(place + next(tremble), yaw, grip=True)
    while True:
        yield _at(up, yaw, grip=True)


def _at(place: Floats, yaw: float, grip: bool) -> Command:
    return Command(float(place[0]), float(place[1]), float(place[2]), yaw, grip)


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


def _best_yaw(world: World, hand: Hand, target: str) -> float:
    """The turn of the fingers that leaves them the most room."""
    yaws = [math.pi * n / YAWS for n in range(YAWS)]
    return max(yaws, key=lambda yaw: _room(world, hand, target, yaw))


def _room(world: World, hand: Hand, target: str, yaw: float) -> float:
    """How far the nearer finger stays from pole, rim and other pieces, seen from above."""
    piece = world.place(target)
    turn = math.atan2(hand.up[1], hand.up[0]) + yaw
    reach = (world.radius(target) + MARGIN) * np.array([math.cos(turn), math.sin(turn)])
    room = []
    for finger in (piece[:2] + reach, piece[:2] - reach):
        room.append(world.bowl.rim - 0.002 - float(np.linalg.norm(finger)))
        room.append(float(np.linalg.norm(finger - hand.pole_at(float(piece[2])))) - 0.004)
        for name in world.in_play:
            place = world.place(name)
            if name != target and place[2] > piece[2] - 0.008:
                room.append(float(np.linalg.norm(finger - place[:2])) - world.radius(name))
    return min(room)


def free_above(world: World, name: str) -> float:
    """How little lies on a piece: 0 for one on top, less the more it is buried."""
    here = world.place(name)
    covered = 0.0
    for other in world.in_play:
        there = world.place(other)
        if other != name and there[2] - here[2] > 0.004:
            apart = float(np.linalg.norm(there[:2] - here[:2]))
            covered += max(0.0, 1.0 - apart / (world.radius(name) + world.radius(other)))
    return -covered


def ease(world: World, name: str) -> tuple[float, float]:
    """How easy a piece is to take, to compare pieces by: little on it first, then high up."""
    return free_above(world, name), float(world.place(name)[2])
