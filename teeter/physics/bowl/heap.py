"""How a heap lies: what lies on a piece, and which piece is the easiest to come at."""

from __future__ import annotations

import math
from typing import Final

from teeter.physics.bowl.world import World

ON_IT: Final = 0.004  # metres: a piece so much higher may lie on another


def free_above(world: World, name: str) -> float:
    """How little lies on a piece: 0 for one on top, less the more it is buried."""
    here = world.place(name)
    covered = 0.0
    for other in world.in_play:
        there = world.place(other)
        if other != name and there[2] - here[2] > ON_IT:
            apart = math.dist(there[:2], here[:2])
            covered += max(0.0, 1.0 - apart / (world.radius(name) + world.radius(other)))
    return -covered


def ease(world: World, name: str) -> tuple[float, float]:
    """How easy a piece is to take, to compare pieces by: little on it first, then high up."""
    return free_above(world, name), float(world.place(name)[2])
