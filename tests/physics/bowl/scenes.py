"""Small scenes for the physical tests: a bowl with just what a test needs."""

from __future__ import annotations

import math
from functools import cache
from itertools import islice
from random import Random

import numpy as np

from teeter.hands.bowl.scripts import plan
from teeter.hands.skills import SKILLS
from teeter.physics.bowl.filling import fill
from teeter.physics.bowl.hand import Hand
from teeter.physics.bowl.model import TICK
from teeter.physics.bowl.referee import BowlTry
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.bowl.world import Saved, World
from teeter.physics.engine import Floats
from teeter.physics.stage import Command, Report
from tests.physical import BOWLS, script

UPRIGHT = np.array([1.0, 0.0, 0.0, 0.0])
LYING = np.array([math.sqrt(0.5), 0.0, math.sqrt(0.5), 0.0])  # along the x axis


@cache
def _filled(game: str, seed: int) -> Saved:
    world = World(BOWLS[game])
    fill(world, seed)
    return world.saved()


def full(game: str, seed: int = 1) -> World:
    """A bowl as it is at the start of a game; poured once, and then the same bit by bit."""
    world = World(BOWLS[game])
    world.restore(_filled(game, seed))
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


def across_the_rim(world: World) -> None:
    """The pole lies across the bowl with its weight over the middle; its top is to the right."""
    pole = world.bowl.pole
    top = pole.length / 2 + pole.top_length / 2
    balanced = -top * pole.top_mass / (pole.mass + pole.top_mass)
    height = world.bowl.rim_height + pole.diameter / 2 + 0.002
    set_pole(world, (balanced, 0.0, height), LYING)


def set_piece(world: World, name: str, place: tuple[float, float, float]) -> None:
    world.put(name, np.array(place), UPRIGHT)
    world.refresh()


def lying(*names: str, game: str = "gulo-gulo") -> World:
    """An empty bowl in which these pieces lie and rest, side by side."""
    world = empty(game)
    for number, name in enumerate(names):
        set_piece(world, name, (0.022 * (number - (len(names) - 1) / 2), 0.0, world.bowl.foot + 0.015))
    world.step(600)
    return world


def go(hand: Hand, place: Floats, grip: bool, seconds: float) -> None:
    """Send the hand somewhere and wait."""
    hand.command(Command(float(place[0]), float(place[1]), float(place[2]), 0.0, grip))
    for _ in range(int(seconds / TICK)):
        hand.tick()


def steal(world: World, target: str, skill: str, rng: Random) -> Report:
    """A whole try of a scripted hand, with nothing tidied up afterwards."""
    hand = Hand(world)
    hand.begin(target, (target,))
    watched = BowlTry(world, hand, (target,))
    for command in islice(plan(world, hand, (target,), SKILLS[skill], rng, TICK), 3000):
        hand.command(command)
        report = watched.tick()
        if report:
            return report
    return watched.give_up()


def tried(game: str, saved: str) -> str:
    """What a clumsy hand leaves of a saved bowl after a second and a half: every number of it."""
    stage = BowlStage(BOWLS[game])
    stage.restore(saved)
    stage.begin_at((stage.world.names[0],))
    commands = script(stage, "clumsy", Random(3))
    for _ in range(200):
        stage.command(next(commands))
        if stage.advance():
            break
    return str(stage.world.data.qpos.tobytes().hex())
