"""A person's hand at the can: it pulls a stick out, or brings a piece to the nest and lays it down."""

from __future__ import annotations

from typing import Final

import numpy as np

from teeter.hands.can.scripts import GRASP, OVER, standing_axis
from teeter.hands.steering import Steering, Wish
from teeter.physics.can import parts
from teeter.physics.can.geometry import up
from teeter.physics.can.modes import NOTHING
from teeter.physics.can.referee import CanTry
from teeter.physics.stage import Command

RESISTS: Final = 0.06  # newtons under a piece at which a hand that lays it goes no lower
PRESSES: Final = 0.001  # metres that it may still wish itself lower
RISES: Final = 0.008  # metres ahead of a hand that goes up from the nest before it goes anywhere else
CLEAR: Final = 0.005  # metres higher than the tops of the sticks, in the air
NEAR: Final = 0.012  # metres over the top of a stick where a helped hand goes down
ASIDE: Final = 0.002


class CanSteering(Steering):
    """Nothing straightens the path; and nothing presses but the player's own way to the side."""

    def __init__(self, trying: CanTry, tick: float, *, helped: bool) -> None:
        self._trying = trying
        self._hand = trying.hand
        self._lays = trying.task.kind != "pull"
        self._calm = np.zeros(3)  # newtons: what the piece weighs in the air
        super().__init__(self._hand, tick, helped=helped)

    def command(self, wish: Wish) -> Command:
        held = self._hand.world.held != NOTHING
        in_air = wish.in_air and (self._lays or not held)
        reaches = self.helped and wish.pressed and not (held or in_air or self._lays)
        if reaches:
            self._leave_out(wish)
            self._reach()
        else:
            self._steer(wish, absolute=in_air)
        if in_air and not held and not self._is_high():
            self.goal = self.place + up(RISES)
        elif in_air and not held:
            self.goal[2] = max(self.goal[2], OVER + CLEAR)
        elif self._lays and held:
            self._lay_softly(in_air=in_air)
        grip = wish.pressed or (self._lays and held and in_air)
        x, y, z = self.goal
        return Command(float(x), float(y), float(z), wish.yaw, grip, wish.level)

    def _is_high(self) -> bool:
        return bool(self.place[2] > OVER)

    def _lay_softly(self, *, in_air: bool) -> None:
        """What meets the nest is pressed no deeper."""
        if in_air and self._is_high():
            self._calm = self._hand.pull.copy()
        elif float(np.linalg.norm(self._hand.pull - self._calm)) > RESISTS:
            self.goal[2] = max(self.goal[2], self.place[2] - PRESSES)

    def _reach(self) -> None:
        """The hand of a helped player goes to the top of the stick by itself."""
        world, stick = self._hand.world, self._trying.task.piece
        top = world.place(stick) + standing_axis(world, stick) * (parts.LENGTH / 2 - GRASP)
        way = top - self.place
        if float(np.hypot(way[0], way[1])) > ASIDE and self.place[2] > top[2] + NEAR / 2:
            way[2] += NEAR
        self._go_by_itself(way)
