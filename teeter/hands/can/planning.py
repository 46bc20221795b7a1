"""How a hand goes about a try at the can: it looks, thinks if it can, and then pulls or lays."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from teeter.hands.can.rollouts import CanCopy
from teeter.hands.can.scripts import Intent, good_places, plan
from teeter.hands.manners import Manner
from teeter.hands.planning import hovering, safest
from teeter.physics.can.modes import NOTHING
from teeter.physics.can.places import Place
from teeter.physics.can.referee import CanTry, Task
from teeter.physics.can.world import TICK, World
from teeter.physics.stage import Command

PULLS: Final = (
    Intent(),
    Intent(steep=1.0, pace=0.6),
    Intent(pace=0.5),
    Intent(steep=0.5),
)
NEAR: Final = 0.008  # metres between places that are worth a second thought
TURNED: Final = math.radians(20.0)
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
            copy = CanCopy(tried, skill, rng)
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
