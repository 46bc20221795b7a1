"""The engine alone: a nest without hand, referee or pictures, as a measure for all above it."""

from __future__ import annotations

from collections.abc import Callable

import mujoco

from teeter.hands.physical_game import physical_game
from teeter.physics.bowl.filling import fill
from teeter.physics.bowl.model import STEP
from teeter.physics.bowl.stage import BowlStage
from teeter.rules.games import game


def bare_nest(seed: int, seconds: float) -> Callable[[], float]:
    """A poured nest; each call steps the engine by so many seconds and returns its time."""
    stage = physical_game(game("gulo-gulo")).stage()
    assert isinstance(stage, BowlStage)
    world = stage.world
    fill(world, seed)
    steps = round(seconds / STEP)

    def step() -> float:
        mujoco.mj_step(world.model, world.data, steps)
        return float(world.data.time)

    return step
