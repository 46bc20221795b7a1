"""How a hand goes about a try at the can: it looks, thinks if it can, and then pulls or lays."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

import numpy as np

from teeter.hands.can.scripts import Intent, good_places, plan
from teeter.hands.manners import Manner
from teeter.hands.planning import CALM, WRONG, Imagination, hovering, safest
from teeter.hands.skills import Skill
from teeter.physics.can.hand import Hand
from teeter.physics.can.modes import NOTHING
from teeter.physics.can.places import Place
from teeter.physics.can.referee import FALLS, WELL, CanTry, Task
from teeter.physics.can.world import TICK, Checkpoint, World
from teeter.physics.engine import PhysicsError
from teeter.physics.stage import Command

PULLS: Final = (
    Intent(),
    Intent(steep=1.0, pace=0.6),
    Intent(pace=0.5),
    Intent(steep=0.5),
)
NEAR: Final = 0.008  # metres between places that are worth a second thought
TURNED: Final = math.radians(20.0)
MOVES: Final = 0.005  # metres that all pieces together may move and nobody minds
AFTER_ALL: Final = CALM + 1.0  # it went well, though much moved: of such ways the first will do
TOO_MUCH: Final = 12.0  # times that: such a way is not thought to its end
ROUGH: Final = WRONG / 2  # what is known of it
LONGEST: Final = 20.0  # seconds of an imagined try
LIGHT: Final = 6  # ticks in the air are as much work as one in the nest
THINKS: Final = 6.0  # seconds in the air, at most


def go_about(tried: CanTry, manner: Manner, rng: Random) -> Iterator[Command]:
    """One command a tick, for ever: a hand that has touched nothing yet may look and think first."""
    hand, task, skill = tried.hand, tried.task, manner.skill
    intent = Intent()
    if task.kind != "knock" and not tried.touched and (manner.looks or manner.plans):
        x, y, z = map(float, hand.place)
        full = hand.world.held != NOTHING
        air = hovering(Command(x, y, z, 0.0, grip=full), skill, rng, TICK)
        yield from islice(air, round(manner.looks / TICK))
        if manner.plans:
            copy = Copy(tried, skill, rng)
            most = manner.plans if task.kind == "pull" else manner.places
            thought = ways(hand.world, task, rng)[:most]
            intent, _ = yield from safest(
                thought, copy.imagine, lambda way: next(air), round(THINKS / TICK)
            )
    yield from plan(hand, task, skill, rng, intent)


def ways(world: World, task: Task, rng: Random) -> list[Intent]:
    """What comes to mind, the most promising first: other directions and speeds, or other places."""
    if task.kind == "pull":
        return list(PULLS)
    kept: list[Place] = []
    for place in good_places(world, task, rng):
        if not any(_alike(task.kind, place, other) for other in kept):
            kept.append(place)
    return [Intent(place=place) for place in kept]


def _alike(kind: str, one: Place, other: Place) -> bool:
    """Near each other; a stick that is turned lies on other things, eggs and Kiki hardly do."""
    turned = abs(math.remainder(one.yaw - other.yaw, math.pi)) if kind == "lay" else 0.0
    return math.dist((one.x, one.y), (other.x, other.y)) < NEAR and turned < TURNED


class Copy:
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
            if any(report.text.startswith(FALLS) for report in reports):
                return 2 * WRONG
            if reports and reports[-1].ends:
                well = reports[-1].text in WELL
                return min(self._stirred(), AFTER_ALL) if well else 2 * WRONG
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
