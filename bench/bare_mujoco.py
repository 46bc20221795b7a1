"""The engine alone: a nest without hand, referee or pictures, as a measure for all above it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import mujoco

from teeter.physics.bowl.filling import fill
from teeter.physics.bowl.model import STEP
from teeter.physics.bowl.parts import BOWLS
from teeter.physics.bowl.world import World

GAME: Final = "gulo-gulo"


def bare_nest(seed: int, seconds: float) -> Callable[[], float]:
    """A poured nest; each call steps the engine by so many seconds and returns its time."""
    world = World(BOWLS[GAME])
    fill(world, seed)
    steps = round(seconds / STEP)

    def step() -> float:
        mujoco.mj_step(world.model, world.data, steps)
        return float(world.data.time)

    return step
