"""The physical predicates of the ledgers: what the referee looks at, one function each."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from teeter.physics.bowl.world import World

TOPPLED: Final = 45.0  # degrees


def tilt(world: World) -> float:
    """How far the pole leans from upright, in degrees."""
    return math.degrees(math.acos(float(np.clip(world.axis("pole")[2], -1.0, 1.0))))


def leans_on_rim(world: World) -> bool:
    """GULO-36, PHAR-30: the pole has toppled and the bowl keeps it off the table. That is no alarm."""
    return tilt(world) > TOPPLED and "bowl" in world.neighbours("pole")


def pole_down(world: World) -> bool:
    """POLE_DOWN, STAFF_DOWN: the pole touches the table. Bowl, rim and pieces do not count."""
    return "pole" in world.touching("table")


def out_of_bowl(world: World) -> list[str]:
    """EGG_OUT, BOULDER_OUT: pieces that touch the table, or hang outside the rim below its plane.

    A piece balanced on the rim is not out.
    """
    on_table = world.touching("table")
    pairs = zip(world.in_play, world.outside(), strict=True)
    return [name for name, out in pairs if out or name in on_table]


def fallen(world: World) -> bool:
    """SPONTANEOUS, if no try is under way: the pole is down or a piece is out."""
    return pole_down(world) or bool(out_of_bowl(world))


def above_rim(world: World, name: str) -> bool:
    """CLEAR, without the hand: the whole piece is 5 mm above the rim plane, or outside the rim."""
    x, y, z = world.place(name)
    radius, half = world.radius(name), world.half_length(name)
    reach = radius + abs(world.axis(name)[2]) * (half - radius)
    outside = math.hypot(x, y) - half > world.bowl.rim + world.bowl.wall
    return outside or z - reach > world.bowl.rim_height + world.bowl.measures.clear


def still(world: World, but: str | None = None) -> bool:
    """REST at one moment: everything slower than 5 mm/s and 0.2 rad/s. It must hold for 0.5 s.

    What is in a hand does not have to rest: `but` is left out.
    """
    speed, spin = world.fastest(but)
    measures = world.bowl.measures
    return speed < measures.rest_speed and spin < measures.rest_spin
