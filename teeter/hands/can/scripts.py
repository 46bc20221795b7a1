"""Scripted hands at the can: they pull and lay, as steadily as they can."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

import numpy as np

from teeter.hands.can.habits import habits_of
from teeter.hands.skills import Skill
from teeter.physics.can import parts
from teeter.physics.can.geometry import up
from teeter.physics.can.hand import CLOSING, Hand
from teeter.physics.can.modes import HELD, NOTHING, PARKED
from teeter.physics.can.places import Place, egg_places, kiki_places, stick_places
from teeter.physics.can.predicates import laid_level
from teeter.physics.can.referee import Task
from teeter.physics.can.sleeping import touching
from teeter.physics.can.world import TICK, Ints, World
from teeter.physics.engine import Floats
from teeter.physics.stage import Command

GRASP: Final = 0.008  # metres below the top of a stick where it is gripped
FREE: Final = 0.01  # metres that a stick is lifted above the rim along its own axis
LIFT: Final = 0.08  # and then straight up
NEAR: Final = 0.012  # metres above the nest where a hand slows down
OVER: Final = 0.225  # metres: over the tops of the standing sticks
PRESS: Final = 0.10  # newtons with which a stick is pressed on the nest at most
STIRS: Final = 0.001  # metres that a piece of the nest moves until somebody sees it
GIVES_WAY: Final = 0.006  # and until it seems that the nest does not hold
SHUN: Final = 0.012  # metres from a place that did not hold
LEAVE: Final = 0.04  # metres straight up from what was let go
DRIFT: Final = 0.92  # how much of a trembling is left after a tick
ATTEMPTS: Final = 6
LEANS: Final = 4e-4  # metres between things that lean on each other
LOOKS: Final = 4  # how often somebody looks around; and again, if there is no place at all

Nest = tuple[Ints, Floats]
"""Which pieces lie in the nest, and where their ends are."""


@dataclass(frozen=True, slots=True)
class Intent:
    """What a hand means to do: how it pulls a stick out, or where it lays something first."""

    steep: float = 0.0  # pulled along the stick (0) or straight up (1)
    pace: float = 1.0  # of its usual speed, with the stick in hand
    place: Place | None = None  # None: one that looks good


USUAL: Final = Intent()


def plan(
    hand: Hand, task: Task, skill: Skill, rng: Random, intent: Intent = USUAL
) -> Iterator[Command]:
    """One command a tick, for ever."""
    mover = _Mover(hand, skill, rng)
    if task.kind == "pull":
        yield from _pull(mover, task.piece, intent)
    elif task.kind != "knock":
        yield from _lay(mover, task, intent.place)
    while True:
        yield mover.stay()


class _Mover:
    """A hand that goes where it means to, trembling."""

    def __init__(self, hand: Hand, skill: Skill, rng: Random) -> None:
        self.hand = hand
        self.world = hand.world
        self.skill = skill
        self.habits = habits = habits_of(skill)
        self.rng = rng
        # What it does wrong it does wrong in the whole try, less with each attempt.
        self.slips = np.array([self.error(habits.aim * 1e-3), self.error(habits.aim * 1e-3), 0.0])
        self.askew = math.radians(self.error(habits.turn))
        self.dips = math.radians(self.error(habits.tilt))
        self.upward = up(1.0)  # the way from the nest
        self.upward[:2] = [math.tan(math.radians(self.error(habits.slant))) for _ in range(2)]
        self.at = hand.place  # where it means to be
        self.yaw = 0.0
        self.level = 0.0
        self.grip = hand.world.held != NOTHING
        self.calm = np.zeros(3)  # what it felt when it held the piece in the air
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

    @property
    def slow(self) -> float:
        """How fast it goes near the nest."""
        return self.skill.speed * self.habits.haste

    def feels(self, newtons: float) -> bool:
        """Whether what is in the hand meets something, or is gone."""
        pressed = float(np.linalg.norm(self.hand.pull - self.calm))
        return self.world.held == NOTHING or pressed > newtons

    def error(self, size: float) -> float:
        return self.rng.gauss(0.0, size)


def _pull(mover: _Mover, stick: int, intent: Intent) -> Iterator[Command]:
    """To the top of the stick, grip it, and up along its axis; if it slips or is missed, again."""
    skill, habits, world = mover.skill, mover.habits, mover.world
    slips = mover.slips - up(min(abs(mover.error(1.0)), 1.5) * habits.grasp * 1e-3)
    wrong = [math.radians(mover.error(habits.lean)) for _ in range(3)]
    for attempt in range(ATTEMPTS):
        axis = standing_axis(world, stick)
        top = world.place(stick) + axis * (parts.LENGTH / 2 - GRASP)
        mover.grip = False
        yield from mover.go(top + slips * 0.5**attempt + up(0.02), skill.speed)
        yield from mover.go(top + slips * 0.5**attempt, skill.speed)
        mover.grip = True
        yield from mover.wait(CLOSING + 0.05)
        if world.held == stick:
            along = axis + (up(1.0) - axis) * intent.steep
            out = along + np.cross(along, wrong)
            out /= np.linalg.norm(out)
            end = mover.at + out * ((parts.RIM + FREE) / max(float(out[2]), 0.3))

            def lost() -> bool:
                return world.held != stick

            yield from mover.go(end, skill.speed * intent.pace, lost)
            yield from mover.go(mover.at + up(LIFT), skill.speed, lost)
            if not lost():
                return
        yield from mover.go(mover.at + up(0.03), skill.speed)


def standing_axis(world: World, stick: int) -> Floats:
    """The direction of a stick, from its lower end to its upper one."""
    axis = world.axis(stick)
    return axis if axis[2] > 0 else -axis


def _lay(mover: _Mover, task: Task, first: Place | None) -> Iterator[Command]:
    """Let go where the nest holds; where it gives way, try another place. Leave straight upward."""
    shunned: list[Place] = []
    for attempt in range(ATTEMPTS):
        place = first if first and not attempt else _choose(mover, task, shunned)
        before = _seen(mover.world)
        yield from _bring_over(mover, task, place, 0.6**attempt)
        yield from _lower(mover, task)
        if _moved(mover.world, before) > GIVES_WAY and attempt + 1 < mover.habits.places:
            shunned.append(place)
            yield from mover.go(mover.at + up(NEAR), mover.slow)
            continue
        yield from _let_go(mover)
        if mover.world.held == NOTHING:
            break
    yield from mover.go(mover.at + mover.upward * LEAVE, mover.skill.speed)


def _bring_over(mover: _Mover, task: Task, place: Place, slip: float) -> Iterator[Command]:
    """Over the place and down to just above it, turned as the piece will lie."""
    handle = {"lay": 0.0, "egg": parts.EGG_RADIUS, "kiki": parts.KIKI_HEIGHT}[task.kind]
    target = place.middle + up(handle) + mover.slips * slip
    mover.yaw = math.remainder(place.yaw + mover.askew * slip, 2 * math.pi)
    if task.kind == "lay":
        mover.level = 1.0 - (place.tilt + mover.dips * slip) / (math.pi / 2)
    high = max(OVER - float(target[2]), 0.05) + handle
    yield from mover.go(target + mover.upward * high, mover.skill.speed)
    yield from mover.wait(0.5)
    mover.calm = mover.hand.pull.copy()
    yield from mover.go(target + up(NEAR), mover.skill.speed, lambda: mover.feels(0.15))


def _lower(mover: _Mover, task: Task) -> Iterator[Command]:
    """Slowly down until the nest is felt to carry the piece; who is patient stops when the nest moves,
    until it is calm again."""
    habits = mover.habits
    # What it saw may give way: a stick goes on down to the rim, where it lies at last.
    deep = NEAR + habits.gropes * 1e-3 + mover.error(habits.depth * 1e-3)
    if task.kind == "lay":
        deep = max(mover.at[2] - parts.RIM, 0.0)
    bottom = mover.at - up(deep)
    weight = 9.81 * (parts.KIKI_MASS if task.kind == "kiki" else parts.EGG_MASS)
    enough = PRESS if task.kind == "lay" else habits.feels * weight

    def arrives() -> bool:
        return mover.feels(enough) or _lies(mover, task)

    def stops(before: Nest) -> bool:
        return arrives() or _moved(mover.world, before) > STIRS

    while not arrives() and mover.at[2] > bottom[2] + 1e-6:
        seen = _seen(mover.world)
        yield from mover.go(bottom, mover.slow, partial(stops, seen))
        yield from mover.wait(habits.waits)
    # Who is slow to notice goes on pressing.
    deeper = mover.at - up(mover.slow * habits.late)
    yield from mover.go(deeper, mover.slow, lambda: mover.world.held == NOTHING)


def _seen(world: World) -> Nest:
    """Where eggs and laid sticks are, as far as somebody sees who looks at the nest."""
    there = (world.mode > PARKED) & (world.mode < HELD)
    pieces = np.flatnonzero(there & (world.laid | (np.arange(parts.PIECES) >= parts.STICKS)))
    return pieces, world.ends(pieces)


def _moved(world: World, before: Nest) -> float:
    """How far the nest has moved since, in metres: what has moved most."""
    pieces, ends = before
    return float(np.abs(world.ends(pieces) - ends).max(initial=0.0))


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


def _choose(mover: _Mover, task: Task, shunned: list[Place]) -> Place:
    """One of the best places that it sees; who looks more often, and better, finds better ones."""
    found = good_places(mover.world, task, mover.rng, mover.habits.looks)
    fresh = [place for place in found if not _is_near(place, shunned)] or found
    return fresh[int(mover.rng.random() * mover.habits.blur * len(fresh))]


def good_places(world: World, task: Task, rng: Random, looks: int = LOOKS) -> list[Place]:
    """What looks good after so many looks, the best first; if nothing does, on top of the middle."""
    luck = np.random.default_rng(rng.getrandbits(32))
    look = {"lay": stick_places, "egg": egg_places, "kiki": kiki_places}[task.kind]
    found: list[Place] = []
    for number in range(looks + LOOKS):
        if number < looks or not found:
            found += look(world, luck)
    found.sort(key=lambda place: -place.calm)
    return found or [Place(0.0, 0.0, parts.RIM + 0.03, 0.0, 0.0)]


def _is_near(place: Place, shunned: list[Place]) -> bool:
    return any(math.hypot(place.x - other.x, place.y - other.y) < SHUN for other in shunned)


def calmest(world: World, sticks: list[int], skill: Skill, rng: Random) -> int:
    """The standing stick whose pulling seems to disturb the least, to somebody with this skill."""
    weights = load(world)
    sight = habits_of(skill).sight
    seems = {stick: float(weights[stick]) + rng.gauss(0.0, sight) for stick in sticks}
    return min(seems, key=seems.__getitem__)


def load(world: World) -> Floats:
    """By stick: how much hangs on it. Touching an egg weighs most, then laid sticks that carry eggs."""
    touch = touching(world, LEANS)
    number = np.arange(parts.PIECES)
    carries = touch[:, parts.STICKS :].any(axis=1)
    weight = np.where(number >= parts.STICKS, 3.0, np.where(world.laid, 1.0 + 1.5 * carries, 0.15))
    return np.asarray(touch @ weight)
