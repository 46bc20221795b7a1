"""Small scenes for the physical tests: a bowl with just what a test needs."""

from __future__ import annotations

import numpy as np

from teeter.physics.bowls import BOWLS
from teeter.physics.filling import fill
from teeter.physics.hand import Command, Hand
from teeter.physics.world import Floats, World

UPRIGHT = np.array([1.0, 0.0, 0.0, 0.0])


def full(game: str, seed: int = 1) -> World:
    """A bowl as it is at the start of a game."""
    world = World(BOWLS[game])
    fill(world, seed)
    return world


def empty(game: str = "gulo-gulo") -> World:
    """A bowl with nothing in it; the pole is held far away."""
    world = World(BOWLS[game])
    world.hold_pole(np.array([0.4, 0.0, 0.3]))
    return world


def set_pole(world: World, place: tuple[float, float, float], wxyz: Floats = UPRIGHT) -> None:
    world.let_go_of_pole()
    world.put("pole", np.array(place), wxyz)
    world.refresh()


def set_piece(world: World, name: str, place: tuple[float, float, float]) -> None:
    world.put(name, np.array(place), UPRIGHT)
    world.refresh()


def lying(*names: str) -> World:
    """An empty bowl in which these pieces lie and rest, side by side."""
    world = empty()
    for number, name in enumerate(names):
        set_piece(world, name, (0.022 * (number - (len(names) - 1) / 2), 0.0, world.bowl.foot + 0.015))
    world.step(600)
    return world


def go(hand: Hand, place: Floats, grip: bool, seconds: float) -> None:
    """Send the hand somewhere and wait."""
    hand.command(Command(float(place[0]), float(place[1]), float(place[2]), 0.0, grip))
    for _ in range(int(seconds / 0.0025)):
        hand.step()
