"""Scripted hands at the can: they pull and lay, as steadily as they can."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import numpy as np

from teeter.physics.can import parts
from teeter.physics.can.geometry import up
from teeter.physics.can.hand import CLOSING, Hand
from teeter.physics.can.modes import NOTHING
from teeter.physics.can.places import Place, egg_places, kiki_places, stick_places
from teeter.physics.can.predicates import laid_level
from teeter.physics.can.referee import Task
from teeter.physics.can.waking import touching
from teeter.physics.can.world import TICK, World
from teeter.physics.engine import Floats
from teeter.physics.skills import Skill
from teeter.physics.stage import Command

GRASP: Final = 0.008  # metres below the top of a stick where it is gripped
FREE: Final = 0.01  # metres that a stick is lifted above the rim along its own axis
LIFT: Final = 0.08  # and then straight up
SLOW: Final = 0.25  # of the speed, near the nest
NEAR: Final = 0.012  # metres above the nest where that begins
OVER: Final = 0.225  # metres: over the tops of the standing sticks
PRESS: Final = {"lay": 0.10, "egg": 0.02, "kiki": 0.05}  # newtons at which a hand feels the nest
SINK: Final = 0.008  # metres that it goes on below the place it saw
LEAVE: Final = 0.04  # metres straight up from what was let go
DRIFT: Final = 0.92  # how much of a trembling is left after a tick
ATTEMPTS: Final = 6
LEANS: Final = 4e-4  # metres between things that lean on each other
LOOKS: Final = 4  # how often it looks for a place, each time turned otherwise


def plan(hand: Hand, task: Task, skill: Skill, rng: Random) -> Iterator[Command]:
    """One command a tick, for ever."""
    mover = _Mover(hand, skill, rng)
    if task.kind == "pull":
        yield from _pull(mover, task.piece)
    elif task.kind != "knock":
        yield from _lay(mover, task)
    while True:
        yield mover.stay()


class _Mover:
    """A hand that goes where it means to, trembling."""

    def __init__(self, hand: Hand, skill: Skill, rng: Random) -> None:
        self.hand = hand
        self.world = hand.world
        self.skill = skill
        self.rng = rng
        self.at = hand.place  # where it means to be
        self.yaw = 0.0
        self.level = 0.0
        self.grip = hand.world.held != NOTHING
        self._shaken = np.zeros(3)

    def stay(self) -> Command:
        """Trembling that drifts back to nothing, so that it is alike for a while."""
        tremor = self.skill.tremor * 1e-3 * math.sqrt(1.0 - DRIFT**2)
        self._shaken = self._shaken * DRIFT + np.array([self.rng.gauss(0.0, tremor) for _ in range(3)])
        x, y, z = self.at + self._shaken
        return Command(float(x), float(y), float(z), self.yaw, self.grip, self.level)

    def go(
        self, goal: Floats, speed: float, until: Callable[[], bool] = lambda: False
    ) -> Iterator[Command]:
        """In a straight line, or until something is felt or seen."""
        while True:
            way = goal - self.at
            far = float(np.linalg.norm(way))
            if far < 1e-6 or until():
                return
            self.at = self.at + way * min(1.0, speed * TICK / far)
            yield self.stay()

    def wait(self, seconds: float) -> Iterator[Command]:
        for _ in range(math.ceil(seconds / TICK)):
            yield self.stay()

    def error(self, size: float) -> float:
        return self.rng.gauss(0.0, size)


def _pull(mover: _Mover, stick: int) -> Iterator[Command]:
    """To the top of the stick, grip it, and up along its axis; if it slips or is missed, again."""
    skill, world = mover.skill, mover.world
    slips = np.array([mover.error(skill.aim * 0.7e-3), mover.error(skill.aim * 0.7e-3), 0.0])
    slips[2] = -min(abs(mover.error(1.0)), 1.5) * skill.depth * 1e-3
    wrong = [math.radians(mover.error(skill.direction)) for _ in range(3)]
    for attempt in range(ATTEMPTS):
        axis = _upward(world.axis(stick))
        top = world.place(stick) + axis * (parts.LENGTH / 2 - GRASP)
        mover.grip = False
        yield from mover.go(top + slips * 0.5**attempt + up(0.02), skill.speed)
        yield from mover.go(top + slips * 0.5**attempt, skill.speed)
        mover.grip = True
        yield from mover.wait(CLOSING + 0.05)
        if world.held == stick:
            out = axis + np.cross(axis, wrong)
            out /= np.linalg.norm(out)
            end = mover.at + out * ((parts.RIM + FREE) / max(float(out[2]), 0.3))

            def lost() -> bool:
                return world.held != stick

            yield from mover.go(end, skill.speed, lost)
            yield from mover.go(mover.at + up(LIFT), skill.speed, lost)
            if not lost():
                return
        yield from mover.go(mover.at + up(0.03), skill.speed)


def _upward(axis: Floats) -> Floats:
    return axis if axis[2] > 0 else -axis


def _lay(mover: _Mover, task: Task) -> Iterator[Command]:
    """Over the place, down, slowly at last; let go when it is felt, and leave straight upward."""
    skill, world = mover.skill, mover.world
    mover.level = 1.0 if task.kind == "lay" else 0.0
    handle = {"lay": 0.0, "egg": parts.EGG_RADIUS, "kiki": parts.KIKI_HEIGHT}[task.kind]
    slips = np.array([mover.error(skill.aim * 0.7e-3), mover.error(skill.aim * 0.7e-3), 0.0])
    turn = math.radians(mover.error(skill.direction * 0.5))
    for attempt in range(ATTEMPTS):
        place = _choose(mover, task)
        mover.yaw = place.yaw + turn
        target = place.middle + up(handle) + slips * 0.6**attempt
        over = np.array([target[0], target[1], max(OVER, target[2] + 0.05) + handle])
        yield from mover.go(over, skill.speed)
        yield from mover.wait(0.5)
        calm = mover.hand.pull.copy()

        def feels(limit: float, calm: Floats = calm) -> bool:
            return world.held == NOTHING or bool(np.linalg.norm(mover.hand.pull - calm) > limit)

        yield from mover.go(target + up(NEAR), skill.speed, lambda: feels(0.15))
        # What it saw may give way: a stick goes on down to the rim, where it lies at last.
        deep = target[2] - parts.RIM if task.kind == "lay" else SINK
        yield from mover.go(
            target - up(deep),
            skill.speed * SLOW,
            lambda: feels(PRESS[task.kind]) or _lies(mover, task),
        )
        yield from _let_go(mover)
        if world.held == NOTHING:
            break
    yield from mover.go(mover.at + up(LEAVE), skill.speed)


def _lies(mover: _Mover, task: Task) -> bool:
    return task.kind == "lay" and laid_level(mover.world, task.piece)


def _let_go(mover: _Mover) -> Iterator[Command]:
    """Open; a stick that does not lie yet stays in the hand (R4)."""
    mover.grip = False
    for _ in range(6):
        yield mover.stay()
        if mover.world.held == NOTHING:
            return
    mover.grip = True


def _choose(mover: _Mover, task: Task) -> Place:
    """A place that looks good: everybody sees the same, hands differ."""
    world = mover.world
    rng = np.random.default_rng(mover.rng.getrandbits(32))
    look = {"lay": stick_places, "egg": egg_places, "kiki": kiki_places}[task.kind]
    found: list[Place] = []
    for looks in range(2 * LOOKS):
        if looks < LOOKS or not found:
            found += look(world, rng)[:4]
    if not found:  # nothing holds: on top of the middle
        return Place(0.0, 0.0, parts.RIM + 0.03, 0.0, 0.0)
    return max(found, key=lambda place: place.calm)


def calmest(world: World, sticks: list[int], skill: Skill, rng: Random) -> int:
    """The standing stick whose pulling seems to disturb the least; who aims badly also sees badly."""
    weights = load(world)
    seems = {stick: float(weights[stick]) + rng.gauss(0.0, skill.aim) for stick in sticks}
    return min(seems, key=seems.__getitem__)


def load(world: World) -> Floats:
    """By stick: how much hangs on it. Touching an egg weighs most, then laid sticks that carry eggs."""
    touch = touching(world, LEANS)
    number = np.arange(parts.PIECES)
    carries = touch[:, parts.STICKS :].any(axis=1)
    weight = np.where(number >= parts.STICKS, 3.0, np.where(world.laid, 1.0 + 1.5 * carries, 0.15))
    return np.asarray(touch @ weight)
