"""A person's hand at a bowl: over the heap, down to a piece, and out with it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random
from typing import Final

import numpy as np

from teeter.hands.bowl.scripts import aimed, down_to, usual
from teeter.hands.skills import SKILLS
from teeter.hands.steering import Steering, Wish, aside
from teeter.physics.bowl.hand import Hand
from teeter.physics.bowl.referee import BowlTry
from teeter.physics.engine import Floats
from teeter.physics.stage import Command

RESISTS: Final = 0.5  # newtons against the fingers at which a hand that comes down stops
RISES: Final = 0.006  # metres ahead of a hand that goes up out of the heap before it goes anywhere else
CLEAR: Final = (
    0.002  # metres above the height at which it is out of the heap, where it stays in the air
)
AROUND: Final = 0.024  # metres that a hand in the air keeps from the pole
STEP: Final = 0.9  # radians that it goes round the pole at once
BELOW: Final = -0.2  # of a piece's radius: fingertips this far below its middle may close on it
BESIDE: Final = 0.55  # of its radius: and its middle is no farther beside theirs
_CAREFUL: Final = SKILLS["careful"]


class BowlSteering(Steering):
    """Nothing straightens the path, and nothing pushes but the player's own way to the side."""

    def __init__(self, trying: BowlTry, tick: float, *, helped: bool) -> None:
        self._trying = trying
        self._hand: Hand = trying.hand
        self.lag = self._hand.lag
        self._reach: Iterator[tuple[Floats, bool]] | None = None  # of a helped hand
        self._reach_yaw = 0.0
        self._in_the_way: str | None = None
        super().__init__(tick, self._hand.place, helped=helped)

    @property
    def place(self) -> Floats:
        return self._hand.place

    @property
    def blocked(self) -> str | None:
        return self._in_the_way

    def command(self, wish: Wish) -> Command:
        hand = self._hand
        if self.helped and wish.pressed and not hand.held:
            return self._reaching(wish)
        self._reach = None
        in_air = wish.in_air and not hand.held
        self._steer(wish, absolute=in_air)
        self._in_the_way = None
        if in_air and not hand.is_high:
            self.goal = self.place + hand.up * RISES
        elif in_air:
            self._round_pole()
        elif not hand.held:
            self._give_way()
        grip = wish.pressed and (hand.held is not None or hand.closing or self._surrounds())
        return _command(self.goal, wish.yaw, grip)

    def _give_way(self) -> None:
        """Open fingers that something presses against go no deeper."""
        push, what = self._hand.pushed()
        if push > RESISTS:
            self._in_the_way = what
            deeper = float((self.place - self.goal) @ self._hand.up)
            self.goal = self.goal + self._hand.up * max(0.0, deeper)

    def _surrounds(self) -> bool:
        """Whether a piece that is wanted is between the open fingers."""
        world, hand = self._hand.world, self._hand
        for name in self._trying.may_grip:
            way = world.place(name) - hand.place
            radius = world.radius(name)
            if float(way @ hand.up) > BELOW * radius and aside(way, hand.up) < BESIDE * radius:
                return True
        return False

    def _round_pole(self) -> None:
        """In the air nobody runs into the pole: a hand goes round it."""
        goal, place = self.goal, self.place
        pole = self._hand.pole_at(float(place[2]))
        here, there = place[:2] - pole, goal[:2] - pole
        far = max(float(np.hypot(*there)), AROUND)
        now, then = math.atan2(here[1], here[0]), math.atan2(there[1], there[0])
        turn = math.remainder(then - now, 2 * math.pi)
        if abs(turn) > STEP:
            far = max(far, float(np.hypot(*here)), AROUND / math.cos(STEP / 2))
            then = now + math.copysign(STEP, turn)
        height = max(float(goal[2]), self._hand.high + CLEAR)
        self.goal = np.array([*(pole + np.array([math.cos(then), math.sin(then)]) * far), height])

    def _reaching(self, wish: Wish) -> Command:
        """The hand of a helped player goes for the piece by itself, and closes on it."""
        if self._reach is None:
            intent = usual(self._hand.world, self._hand, self._trying.may_grip)
            reach = aimed(self._hand.world, self._hand, intent, _CAREFUL, Random(0))
            self._reach_yaw = reach.yaw
            self._reach = down_to(self._hand, reach, _CAREFUL.speed * self._tick, self._tick)
        self._steer(wish, absolute=False)  # so that what is wished meanwhile does not come later
        place, grip = next(self._reach, (None, False))
        if place is None:  # missed: up again, and once more
            self._reach = None
            place = self.place + self._hand.up * 0.02
        self.goal = np.array(place)
        return _command(self.goal, self._reach_yaw, grip)


def _command(goal: Floats, yaw: float, grip: bool) -> Command:
    x, y, z = goal
    return Command(float(x), float(y), float(z), yaw, grip)
