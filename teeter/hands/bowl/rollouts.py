"""A copy of a bowl, in which a hand imagines what it might do before it does it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice, repeat
from random import Random
from typing import Final

import numpy as np

from teeter.hands.bowl.scripts import (
    LIFT,
    NEAR,
    Intent,
    aimed,
    back,
    command,
    down_to,
    out_to,
    slanting,
    steeper,
    tremor,
)
from teeter.hands.planning import WRONG, Imagination
from teeter.hands.skills import Skill
from teeter.physics.bowl.hand import Hand
from teeter.physics.bowl.model import TICK
from teeter.physics.bowl.predicates import tilt
from teeter.physics.bowl.referee import BowlTry
from teeter.physics.bowl.world import World
from teeter.physics.engine import Floats, PhysicsError

THROUGH_THE_AIR: Final = 2  # times as fast, in thought
LIGHT: Final = 3  # ticks in the air are as much work as one in the heap
HELD: Final = 0.5 / TICK  # ticks with a piece in hand, in a full bowl: whether it was a good grip
PULLED: Final = round(2.0 / TICK)  # ticks of a pull: what falls, falls late
LET_GO: Final = round(1.0 / TICK)  # ticks in which it shows whether a piece can be let go again
LONGEST: Final = round(3.0 / TICK)  # ticks of an imagined attempt
LEANS: Final = 8.0  # degrees that a pole may come to lean more: as bad as anything that succeeds
ROLLS: Final = 0.06  # metres that all other pieces together may have moved: likewise
FALLS: Final = 0.02  # m/s of a pole that has not come to rest yet: likewise
MISSED: Final = WRONG  # nothing taken, nothing lost
ALARM: Final = 2 * WRONG


class BowlCopy:
    """A world beside the real one, with a hand as unsteady as the one that imagines it."""

    def __init__(self, tried: BowlTry, skill: Skill, rng: Random) -> None:
        self._real = tried
        self._skill = skill
        self._rng = rng
        self._pace = skill.speed * TICK
        self.farther = len(tried.world.names) / len(tried.world.in_play)  # few pieces: little work
        self.world = World(tried.world.bowl)
        self.hand = Hand(self.world)

    def take(self, way: Intent) -> Imagination:
        """This way from here until the piece begins to come, with errors of its own."""
        luck, tried = Random(self._rng.getrandbits(64)), self._as_it_is()
        reach = aimed(self.world, self.hand, way, self._skill, luck)
        down = down_to(self.hand, reach, self._pace, TICK)
        out = out_to(self.hand, reach.down, reach.out, self._pace)
        places, most = chain(_in_leaps(down, tried), out), round(HELD * self.farther)
        return (yield from self._watch(tried, places, reach.yaw, luck, most))

    def pull(self, part: float, start: Floats, yaw: float) -> Imagination:
        """With the piece in hand as it is now: so steeply out, with errors of its own."""
        luck, tried = Random(self._rng.getrandbits(64)), self._as_it_is()
        out = start + slanting(steeper(self.hand, part), self._skill, luck) * LIFT
        places = out_to(self.hand, start, out, self._pace)
        return (yield from self._watch(tried, places, yaw, luck, PULLED))

    def let_go(self, yaw: float) -> Imagination:
        """Open the fingers and go back: nothing is won, and perhaps nothing lost."""
        luck, tried = Random(self._rng.getrandbits(64)), self._as_it_is()
        away = self.hand.place + self.hand.up * NEAR
        places = islice(chain(back(self.hand, self._pace), repeat((away, False))), LET_GO)
        return (yield from self._watch(tried, places, yaw, luck, PULLED))

    def _as_it_is(self) -> BowlTry:
        """The real try from its present moment, to be gone on with in the copy."""
        self.hand.mirror(self._real.hand)
        tried = BowlTry(self.world, self.hand, self._real.may_grip)
        tried.warnings = self._real.warnings
        if self._real.touched:
            tried.touch()
        return tried

    def _watch(
        self, tried: BowlTry, places: Iterator[tuple[Floats, bool]], yaw: float, luck: Random, most: int
    ) -> Imagination:
        """Go along these places until the referee speaks, or the piece was held for so many ticks."""
        lay, leant = self.world.places(), tilt(self.world)
        tremble = tremor(self._skill, luck)
        for number, (place, grip) in enumerate(islice(places, LONGEST)):
            self.hand.command(command(place + next(tremble), yaw, grip))
            try:
                report = tried.tick()
            except PhysicsError:
                return ALARM
            if report and not report.well:
                return ALARM
            most -= self.hand.held is not None
            if report or not most:
                return self._stirred(lay, leant)
            if tried.touched or number % LIGHT == 0:
                yield
        return MISSED

    def _stirred(self, lay: Floats, leant: float) -> float:
        """How much pole and pieces have moved, and the pole moves on; what was taken does not count."""
        moved = np.linalg.norm(self.world.places() - lay, axis=1)
        rolled = float(moved.sum() - moved.max())
        falling, _ = self.world.speed("pole")
        return max(0.0, tilt(self.world) - leant) / LEANS + rolled / ROLLS + falling / FALLS


def _in_leaps(places: Iterator[tuple[Floats, bool]], tried: BowlTry) -> Iterator[tuple[Floats, bool]]:
    """The same way, hurried until something is touched: in the air nothing happens."""
    for number, (place, grip) in enumerate(places):
        if tried.touched or grip or number % THROUGH_THE_AIR == 0:
            yield place, grip
