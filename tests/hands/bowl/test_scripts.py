"""Scripted hands: they look again and try again, and their errors differ."""

from __future__ import annotations

from itertools import islice
from random import Random

import numpy as np

from teeter.hands.bowl.scripts import plan
from teeter.hands.skills import SKILLS
from teeter.physics.bowl.hand import Hand
from teeter.physics.bowl.heap import ease, free_above
from teeter.physics.bowl.model import TICK
from teeter.physics.bowl.referee import BowlTry
from tests.physics.bowl.scenes import full, lying, set_piece


def test_a_hand_that_misses_looks_again_and_takes_the_egg_where_it_lies_now() -> None:
    world = lying("red-1")
    hand = Hand(world)
    hand.begin("red-1", ("red-1",))
    watched = BowlTry(world, hand, ("red-1",))
    script = plan(world, hand, ("red-1",), SKILLS["careful"], Random(1), TICK)
    said = []
    for number, command in enumerate(islice(script, 2500)):
        if number == 60:  # the hand is on its way
            set_piece(world, "red-1", (0.0, 0.025, world.bowl.foot + 0.02))
        hand.command(command)
        report = watched.tick()
        if report:
            said.append(report.text)
            break
    assert said == ["takes"]


def test_the_same_chance_gives_the_same_path_and_another_one_another() -> None:
    paths = []
    for seed in (1, 1, 2):
        world = full("gulo-gulo")
        hand = Hand(world)
        hand.begin("red-1", ("red-1",))
        script = plan(world, hand, ("red-1",), SKILLS["clumsy"], Random(seed), TICK)
        paths.append([(c.x, c.y, c.z) for c in islice(script, 40)])
    assert paths[0] == paths[1]
    assert paths[0] != paths[2]


def test_a_clumsy_hand_strays_farther_than_a_careful_one() -> None:
    world = full("gulo-gulo")
    hand = Hand(world)
    hand.begin("red-1", ("red-1",))
    strayed = {}
    for skill in ("careful", "average", "clumsy"):
        ways = []
        for seed in range(20):
            script = plan(world, hand, ("red-1",), SKILLS[skill], Random(seed), TICK)
            closing = next(command for command in script if command.grip)
            there = np.array([closing.x, closing.y, closing.z])
            ways.append(float(np.linalg.norm(there - world.place("red-1"))))
        strayed[skill] = np.mean(ways)
    assert strayed["careful"] < strayed["average"] < strayed["clumsy"]


def test_what_is_covered_is_less_easy_than_what_lies_on_top() -> None:
    world = lying("blue-1", "red-1")
    place = world.place("blue-1")
    set_piece(world, "green-1", (place[0], place[1], place[2] + 0.016))
    assert free_above(world, "green-1") == 0.0
    assert free_above(world, "blue-1") < free_above(world, "red-1") == 0.0
    assert ease(world, "blue-1") < ease(world, "red-1") < ease(world, "green-1")
