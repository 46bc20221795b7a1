"""The start of a game: a bundle of seventy sticks is set into the can and let go (CUCK-03)."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from teeter.physics.can import parts
from teeter.physics.can.geometry import along
from teeter.physics.can.modes import AWAKE
from teeter.physics.can.predicates import standing
from teeter.physics.can.world import World
from teeter.physics.engine import Floats, PhysicsError

GAP: Final = 2 * parts.STICK_RADIUS * 1.2  # between the lower ends, on a grid of triangles
SPREAD: Final = 1.9  # the tops are so many times farther from the middle
TWIST: Final = (0.25, 0.6)  # radians by which the tops are turned against the lower ends
SWING: Final = 0.12 * SPREAD * GAP  # how far each stick leans by itself
SECONDS: Final = 3.0  # in which the bundle comes to rest
TRIES: Final = 50


def set_bundle(world: World, seed: int) -> int:
    """Set all sticks into the can and let go; how many tries it took.

    The same seed gives the same bundle, bit by bit.
    """
    for number in range(TRIES):
        _set(world, np.random.default_rng([seed, number]))
        try:
            world.settle(SECONDS)
        except PhysicsError:
            continue
        world.freeze_all()
        if not world.fallen and len(standing(world)) == parts.STICKS:
            return number + 1
    raise PhysicsError(f"The bundle could not be set up in {TRIES} tries.")


def _set(world: World, rng: np.random.Generator) -> None:
    """Every stick a little apart from the others, so that nothing overlaps."""
    world.clear()
    bottoms = _grid(rng)
    twist = rng.choice([-1, 1]) * rng.uniform(*TWIST)
    turn = np.array([[math.cos(twist), math.sin(twist)], [-math.sin(twist), math.cos(twist)]])
    tops = SPREAD * bottoms @ turn + rng.uniform(-SWING, SWING, bottoms.shape)
    for stick in range(parts.STICKS):
        axis = np.array([*(tops[stick] - bottoms[stick]), parts.LENGTH])
        axis /= np.linalg.norm(axis)
        place = axis * parts.LENGTH / 2
        place[:2] += bottoms[stick]
        place[2] = parts.FLOOR + parts.STICK_RADIUS + 3e-4 + axis[2] * parts.STICK_HALF
        world.data.qpos[world.qpos_of[stick]] = [*place, *along(axis, rng.uniform(0.0, 2 * math.pi))]
    world.set_mode(range(parts.STICKS), AWAKE)
    world.refresh()


def _grid(rng: np.random.Generator) -> Floats:
    """Where the lower ends stand: the points nearest to the middle, dealt out by chance."""
    rows = range(-9, 10)
    points = np.array([(GAP * (i + j / 2), GAP * j * math.sqrt(3) / 2) for i in rows for j in rows])
    points += rng.uniform(-0.5, 0.5, 2) * GAP
    nearest = points[np.argsort((points**2).sum(axis=1))][: parts.STICKS]
    return np.asarray(rng.permutation(nearest))
