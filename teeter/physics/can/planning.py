"""How a hand goes about a try at the can: it looks, thinks if it can, and then pulls or lays."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

import numpy as np

from teeter.physics.can import parts
from teeter.physics.can.hand import Hand
from teeter.physics.can.modes import AWAKE, NOTHING
from teeter.physics.can.places import Place
from teeter.physics.can.predicates import eggs_in_can
from teeter.physics.can.referee import Task, Try
from teeter.physics.can.scripts import Intent, good_places, plan
from teeter.physics.can.world import TICK, Checkpoint, World
from teeter.physics.engine import PhysicsError
from teeter.physics.hands import Manner
from teeter.physics.planning import WRONG, Imagination, hovering, safest
from teeter.physics.skills import Skill
from teeter.physics.stage import Command

PULLS: Final = (
    Intent(),
    Intent(steep=1.0, pace=0.6),
    Intent(pace=0.5),
    Intent(steep=0.5),
    Intent(pace=2.0),
)
NEAR: Final = 0.008  # metres between places that are worth a second thought
TURNED: Final = math.radians(20.0)
MOVES: Final = 0.005  # metres that all pieces together may move and nobody minds
AWAY: Final = 0.012  # metres: a piece that lies so far from its place has not found it
RESTS: Final = 3.0  # seconds in which a piece comes to rest, or never
LONGEST: Final = 7.0  # seconds of an imagined pull
THINKS: Final = 6.0  # seconds in the air, at most
ABOVE: Final = 5e-4  # metres above its place at which a piece is let go
UPRIGHT: Final = np.array([1.0, 0.0, 0.0, 0.0])
FALLS: Final = ("fell", "sank")


def go_about(tried: Try, manner: Manner, rng: Random) -> Iterator[Command]:
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
            thought = ways(hand.world, task, rng)[: manner.plans]
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
        if not any(_alike(place, other) for other in kept):
            kept.append(place)
    return [Intent(place=place) for place in kept]


def _alike(one: Place, other: Place) -> bool:
    turned = abs(math.remainder(one.yaw - other.yaw, math.pi))
    return math.dist((one.x, one.y), (other.x, other.y)) < NEAR and turned < TURNED


class Copy:
    """A can beside the real one, in which a hand imagines what it might do.

    It knows where things are, as everybody at the table does; of colours it knows nothing.
    """

    def __init__(self, tried: Try, skill: Skill, rng: Random) -> None:
        self._task = tried.task
        self._skill = skill
        self._rng = rng
        self._seen = _seen(tried.world, tried.task)
        self.world = World()
        self.hand = Hand(self.world)

    def imagine(self, way: Intent) -> Imagination:
        """This way, with errors of its own; the can is as it was seen."""
        luck = Random(self._rng.getrandbits(64))
        self.hand.park()
        self.world.go_back(self._seen)
        try:
            if way.place is None:
                return (yield from self._pull(way, luck))
            return (yield from self._lay(way.place, luck))
        except PhysicsError:
            return 2 * WRONG

    def _pull(self, way: Intent, luck: Random) -> Imagination:
        """From beginning to end, or until something falls."""
        self.hand.reach_for(self._task.piece)
        tried = Try(self.world, self.hand, self._task)
        for command in islice(plan(self.hand, self._task, self._skill, luck, way), int(LONGEST / TICK)):
            self.hand.command(command)
            words = [report.text for report in tried.tick()]
            if any(word.startswith(FALLS) for word in words):
                return 2 * WRONG
            if words and words[-1] == "pulled":
                return self._stirred()
            yield
        return WRONG

    def _lay(self, place: Place, luck: Random) -> Imagination:
        """The piece is let go just above a place, about as well as the hand can, until all rests."""
        world, piece = self.world, self._task.piece
        aside = np.array([luck.gauss(0.0, self._skill.aim * 1e-3) for _ in range(2)] + [ABOVE])
        upright = piece == parts.KIKI
        world.put(piece, place.middle + aside, UPRIGHT if upright else place.wxyz, AWAKE)
        world.laid[piece] = parts.is_stick(piece)
        for _ in range(int(RESTS / TICK)):
            world.tick()
            if set(world.fallen) - set(self._seen.fallen):
                return 2 * WRONG
            if world.asleep():
                break
            yield
        moved = math.dist(world.place(piece), place.middle)
        if moved > AWAY or set(eggs_in_can(world)) - self._task.sunk:
            return WRONG
        return self._stirred() + moved / MOVES

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
