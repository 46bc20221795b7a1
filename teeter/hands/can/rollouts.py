"""A copy of the can, in which a hand imagines what it might do before it does it."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Final

import numpy as np

from teeter.hands.can.scripts import Intent, plan
from teeter.hands.planning import CALM, WRONG, Imagination
from teeter.hands.skills import Skill
from teeter.physics.can.hand import Hand
from teeter.physics.can.referee import CanTry, Task
from teeter.physics.can.world import TICK, Checkpoint, World
from teeter.physics.engine import PhysicsError

MOVES: Final = 0.005  # metres that all pieces together may move and nobody minds
AFTER_ALL: Final = CALM + 1.0  # it went well, though much moved: of such ways the first will do
TOO_MUCH: Final = 12.0  # times that: such a way is not thought to its end
ROUGH: Final = WRONG / 2  # what is known of it
LONGEST: Final = 20.0  # seconds of an imagined try
LIGHT: Final = 6  # ticks in the air are as much work as one in the nest


class CanCopy:
    """A can beside the real one, in which a hand imagines what it might do.

    It knows where things are, as everybody at the table does; of colours it knows nothing.
    """

    def __init__(self, tried: CanTry, skill: Skill, rng: Random) -> None:
        self._task = tried.task
        self._skill = skill
        self._rng = rng
        self._seen = _seen(tried.world, tried.task)
        self.world = World()
        self.hand = Hand(self.world)

    def imagine(self, way: Intent) -> Imagination:
        """The whole try this way, with errors of its own, in the can as it was seen."""
        luck, tried = Random(self._rng.getrandbits(64)), self._begun()
        script = plan(self.hand, self._task, self._skill, luck, way)
        for number, command in enumerate(islice(script, round(LONGEST / TICK))):
            self.hand.command(command)
            try:
                reports = tried.tick()
            except PhysicsError:
                return 2 * WRONG
            if not all(report.well for report in reports):
                return 2 * WRONG
            if reports and reports[-1].ends:
                return min(self._stirred(), AFTER_ALL)
            if number % LIGHT == 0 and self._stirred() > TOO_MUCH:
                return ROUGH
            if len(self.world.live) > 1 or number % LIGHT == 0:
                yield
        return WRONG

    def _begun(self) -> CanTry:
        """The try from its beginning, to be played in the copy."""
        self.hand.park()
        self.world.go_back(self._seen)
        self.hand.ready_for(self._task.kind, self._task.piece)
        return CanTry(self.world, self.hand, self._task)

    def _stirred(self) -> float:
        """How far all that was seen has moved; what is pulled or laid itself does not count."""
        others = self._seen.present != self._task.piece
        now = self.world.data.qpos[self.world.qpos_of[self._seen.present[others], :3]]
        return float(np.linalg.norm(now - self._seen.poses[others, :3], axis=1).sum()) / MOVES


def _seen(world: World, task: Task) -> Checkpoint:
    """Where everything lies before the first touch; what is in the hand is left out."""
    in_hand = [] if task.kind == "pull" else [task.piece]
    present = np.setdiff1d(world.present(), in_hand)
    poses = world.data.qpos[world.qpos_of[present]].copy()
    laid = np.setdiff1d(np.flatnonzero(world.laid), in_hand)
    return Checkpoint(present, poses, laid, np.array(sorted(world.fallen), dtype=np.int64))
