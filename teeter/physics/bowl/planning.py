"""How a hand goes about a try at the bowl: it looks, thinks if it can, and then reaches."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Final

import numpy as np

from teeter.physics.bowl.hand import Hand
from teeter.physics.bowl.looking import ease, yaws
from teeter.physics.bowl.model import TICK
from teeter.physics.bowl.predicates import tilt
from teeter.physics.bowl.referee import Try
from teeter.physics.bowl.scripts import Intent, plan
from teeter.physics.bowl.world import World
from teeter.physics.engine import Floats, PhysicsError
from teeter.physics.hands import Manner
from teeter.physics.planning import LONGEST, THINKS, WRONG, Imagination, hovering, safest
from teeter.physics.skills import Skill
from teeter.physics.stage import Command

OTHERS: Final = 3  # pieces of the asked colour that are thought of
APART: Final = math.radians(40.0)  # turns of the fingers that are worth a second thought
# How a piece is pulled, each time with the fingers turned otherwise: how steeply, how fast, how deep.
PULLS: Final = (
    (0.0, 1.0, 0.4),
    (-1.0, 1.5, 0.4),
    (1.0, 0.6, 0.1),
    (-1.0, 1.0, 0.7),
    (1.0, 1.5, 0.4),
    (0.0, 0.6, 0.1),
    (0.0, 2.0, 0.7),
    (-1.0, 0.6, -0.2),
)
THROUGH_THE_AIR: Final = 4  # times as fast, in thought
FROM_HERE: Final = 0.03  # metres from a piece: from here on it is
LEANS: Final = 8.0  # degrees that a pole may come to lean more: as bad as anything that succeeds
ROLLS: Final = 0.06  # metres that all other pieces together may have moved: likewise
MISSED: Final = WRONG  # nothing taken, nothing lost
ALARM: Final = 2 * WRONG


def go_about(tried: Try, manner: Manner, rng: Random) -> Iterator[Command]:
    """One command a tick, for ever: a hand that has touched nothing yet may look and think first."""
    world, hand, wanted, skill = tried.world, tried.hand, tried.may_grip, manner.skill
    intent = None
    if not tried.touched and (manner.looks or manner.plans):
        x, y, z = map(float, hand.place)
        air = hovering(Command(x, y, z, 0.0, grip=False), skill, rng, TICK)
        yield from islice(air, round(manner.looks / TICK))
        if manner.plans:
            copy = Copy(tried, skill, rng)
            intent = yield from safest(
                ways(world, hand, wanted)[: manner.plans],
                copy.imagine,
                lambda way: replace(next(air), yaw=way.yaw),
                round(THINKS / TICK),
            )
    yield from plan(world, hand, wanted, skill, rng, TICK, intent)


def ways(world: World, hand: Hand, wanted: tuple[str, ...]) -> list[Intent]:
    """What comes to mind, the most promising first: other turns, slower, steeper, other pieces."""
    easiest, *others = sorted(wanted, key=lambda name: ease(world, name), reverse=True)[:OTHERS]
    found = [Intent(name, yaws(world, hand, name)[0]) for name in others]
    turns = _different(yaws(world, hand, easiest))
    for number, pull in enumerate(PULLS):
        found.insert(2 * number, Intent(easiest, turns[number % len(turns)], *pull))
    return found


def _different(turns: list[float]) -> list[float]:
    """Those that are not nearly the same; fingers turned by half a circle are as before."""
    kept: list[float] = []
    for turn in turns:
        if all(abs(math.remainder(turn - other, math.pi)) > APART for other in kept):
            kept.append(turn)
    return kept


class Copy:
    """A world beside the real one, in which a hand imagines what it might do."""

    def __init__(self, tried: Try, skill: Skill, rng: Random) -> None:
        self._real = tried.world
        self._wanted = tried.may_grip
        self._skill = skill
        self._rng = rng
        self.world = World(tried.world.bowl)
        self.hand = Hand(self.world)

    def imagine(self, way: Intent) -> Imagination:
        """This way from beginning to end, with errors of its own."""
        luck = Random(self._rng.getrandbits(64))
        self.hand.let_go()
        self.world.mirror(self._real)
        self.hand.begin(max(self._wanted, key=lambda name: ease(self.world, name)), self._wanted)
        tried = Try(self.world, self.hand, self._wanted)
        lay, leant = self.world.places(), tilt(self.world)
        script = plan(self.world, self.hand, self._wanted, self._skill, luck, TICK, way)
        for _ in range(int(LONGEST / TICK)):
            self.hand.command(self._next(script, tried, way))
            try:
                report = tried.tick()
            except PhysicsError:
                return ALARM
            if report:
                return self._stirred(lay, leant) if report.text == "takes" else ALARM
            yield
        return MISSED

    def _next(self, script: Iterator[Command], tried: Try, way: Intent) -> Command:
        """The next command; the way down to the heap is not thought through in full."""
        far = math.dist(self.hand.place, self.world.place(way.target)) > FROM_HERE
        skipped = THROUGH_THE_AIR - 1 if far and not tried.touched else 0
        return next(islice(script, skipped, None))

    def _stirred(self, lay: Floats, leant: float) -> float:
        """How much pole and pieces have moved; what was taken does not count."""
        moved = np.linalg.norm(self.world.places() - lay, axis=1)
        rolled = float(moved.sum() - moved.max())
        return max(0.0, tilt(self.world) - leant) / LEANS + rolled / ROLLS
