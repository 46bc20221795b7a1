"""A person's hand at a bowl: over the heap, down to a piece, and out with it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random
from typing import Final

import numpy as np

from teeter.hands.bowl.scripts import aimed, command, down_to, usual
from teeter.hands.skills import SKILLS, Skill
from teeter.hands.steering import Steering, Wish, aside
from teeter.physics.bowl.referee import BowlTry
from teeter.physics.engine import Floats
from teeter.physics.stage import Command

RESISTS: Final = 0.5  # newtons against the fingers at which a hand that comes down stops
EASES: Final = 0.15  # and at which it may go on
RISES: Final = 0.006  # metres ahead of a hand that goes up out of the heap before it goes anywhere else
AROUND: Final = 0.024  # metres that a hand in the air keeps from the pole
STEP: Final = 0.9  # radians that it goes round the pole at once
BELOW: Final = -0.2  # of a piece's radius: fingertips this far below its middle may close on it
BESIDE: Final = 0.55  # of its radius: and its middle is no farther beside theirs
OVER_IT: Final = 0.003  # metres from the place over a piece where a helped hand begins to go down
_CAREFUL: Final = SKILLS["careful"]
_SURE: Final = Skill(0.0, _CAREFUL.speed, 0.0, 0.0, 0.0, 0.0)  # how help goes for a piece at first


class BowlSteering(Steering):
    """Nothing straightens the path, and nothing pushes but the player's own way to the side."""

    def __init__(self, trying: BowlTry, tick: float, *, helped: bool) -> None:
        self._trying = trying
        self._hand = trying.hand
        self._reach: Iterator[tuple[Floats, bool]] | None = None  # of a helped hand
        self._reach_yaw = 0.0
        self._turned = (
            0.0  # radians by which help has turned the fingers: they do not spin when they hold
        )
        self._again = Random(0)  # how it aims after a miss: once more the same way would miss again
        self._aims = _SURE
        self._stopped = 0.0  # metres along the fingers, where something was in the way
        super().__init__(self._hand, tick, helped=helped)

    def command(self, wish: Wish) -> Command:
        hand = self._hand
        if self.helped and wish.pressed and not hand.held:
            return self._reaching(wish)
        self._reach = None
        in_air = wish.in_air and not hand.held
        self._steer(wish, absolute=in_air)
        if in_air or hand.held:
            self.blocked = None
        if not hand.held:
            self._turned = 0.0
        if in_air and not hand.is_high:
            self.goal = self.place + hand.up * RISES
        elif in_air:
            self.goal[2] = max(self.goal[2], hand.clear)
            self._round_pole()
        elif not hand.held:
            self._give_way()
        grip = wish.pressed and (hand.held is not None or hand.closing or self._surrounds())
        return command(self.goal, wish.yaw + self._turned, grip)

    def _give_way(self) -> None:
        """Open fingers that something presses against go no deeper until they are off it."""
        push, what = self._hand.pushed()
        up = self._hand.up
        if push <= (EASES if self.blocked else RESISTS):
            self.blocked = None
            return
        if not self.blocked:
            self._stopped = float(self.place @ up)
        self.blocked = what
        self.goal = self.goal + up * max(0.0, self._stopped - float(self.goal @ up))

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
        self.goal = np.array([*(pole + np.array([math.cos(then), math.sin(then)]) * far), goal[2]])

    def _reaching(self, wish: Wish) -> Command:
        """The hand of a helped player goes for the piece by itself, and closes on it."""
        self._leave_out(wish)
        if self._reach is None and not self._come_over():
            return command(self.goal, wish.yaw, grip=False)
        if self._reach is None:
            intent = usual(self._hand.world, self._hand, self._trying.may_grip)
            reach = aimed(self._hand.world, self._hand, intent, self._aims, self._again)
            self._reach_yaw = reach.yaw
            self._reach = down_to(self._hand, reach, self._aims.speed * self._tick, self._tick)
        place, grip = next(self._reach, (None, False))
        if place is not None and not grip and self._hand.pushed()[0] > RESISTS:
            place, grip = self.place, self._surrounds()
        if place is None or (self._hand.closing and not grip):  # missed: up again, and once more
            self._reach, self._aims = None, _CAREFUL
            place = self.place + self._hand.up * RISES
        self.goal = np.array(place)
        self._turned = self._reach_yaw - wish.yaw
        return command(self.goal, self._reach_yaw, grip)

    def _come_over(self) -> bool:
        """Through the air, round the pole, to where the fingers point down at the piece; then True."""
        hand = self._hand
        target = usual(hand.world, hand, self._trying.may_grip).target
        over = hand.over(target)
        way = over - self.place
        if float(np.linalg.norm(way)) < OVER_IT and hand.is_high:
            return True
        self._go_by_itself(way)
        if hand.is_high:
            self._round_pole()
        else:
            self.goal = self.place + hand.up * RISES
        return False
