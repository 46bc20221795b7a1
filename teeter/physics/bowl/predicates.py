"""The physical predicates of the ledgers: what the referee looks at, one function each."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from teeter.physics.bowl.world import World
from teeter.rules.gulo_gulo import house

REST_SPEED: Final = house.REST_SPEED.value * 1e-3
REST_SPIN: Final = house.REST_SPIN.value
CLEAR_HEIGHT: Final = house.CLEAR_HEIGHT.value * 1e-3


def tilt(world: World) -> float:
    """How far the pole leans from upright, in degrees."""
    return math.degrees(math.acos(float(np.clip(world.axis("pole")[2], -1.0, 1.0))))


def pole_down(world: World) -> bool:
    """POLE_DOWN, STAFF_DOWN: the pole touches the table. Bowl, rim and pieces do not count."""
    return "pole" in world.on_table()


def out_of_bowl(world: World) -> list[str]:
    """EGG_OUT, BOULDER_OUT: pieces that touch the table, or hang outside the rim below its plane.

    A piece balanced on the rim is not out.
    """
    on_table = world.on_table()
    return [name for name in world.in_play if name in on_table or _hangs_outside(world, name)]


def _hangs_outside(world: World, name: str) -> bool:
    x, y, z = world.place(name)
    return z < world.bowl.rim_height and math.hypot(x, y) > world.bowl.rim + world.bowl.wall


def fallen(world: World) -> bool:
    """SPONTANEOUS, if no try is under way: the pole is down or a piece is out."""
    return pole_down(world) or bool(out_of_bowl(world))


def above_rim(world: World, name: str) -> bool:
    """CLEAR, without the hand: the whole piece is 5 mm above the rim plane, or outside the rim."""
    x, y, z = world.place(name)
    radius, half = world.radius(name), world.half_length(name)
    reach = radius + abs(world.axis(name)[2]) * (half - radius)
    outside = math.hypot(x, y) - half > world.bowl.rim + world.bowl.wall
    return outside or z - reach > world.bowl.rim_height + CLEAR_HEIGHT


def still(world: World, but: str | None = None) -> bool:
    """REST at one moment: everything slower than 5 mm/s and 0.2 rad/s. It must hold for 0.5 s.

    What is in a hand does not have to rest: `but` is left out.
    """
    speeds = [world.speed(name) for name in (*world.in_play, "pole") if name != but]
    return all(speed < REST_SPEED and spin < REST_SPIN for speed, spin in speeds)
