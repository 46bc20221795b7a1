"""Where things can lie, and how people with different habits lay them there."""

from __future__ import annotations

import math

import numpy as np
import pytest

from teeter.hands.can.habits import HABITS, habits_of
from teeter.hands.manners import HANDS
from teeter.hands.skills import SKILLS
from teeter.physics.can import parts
from teeter.physics.can.building import shake
from teeter.physics.can.geometry import up
from teeter.physics.can.modes import AWAKE, PARKED
from teeter.physics.can.places import stick_places
from tests.physics.can.scenes import EGG, FLAT, ON_RIM, at, lattice, nest_with_egg, put_stick

STICK = 10


def test_over_an_empty_can_a_stick_rests_level_on_the_rim() -> None:
    world = lattice()
    for stick in range(4):
        world.set_mode([stick], PARKED)
    for place in stick_places(world, np.random.default_rng(1)):
        assert place.z == pytest.approx(ON_RIM, abs=1e-4)
        assert place.tilt < 0.01


def test_a_stick_put_at_a_place_hardly_moves() -> None:
    """It rolls a little at most; also where one end lies higher than the other."""
    tilts = []
    for seed in range(6):
        world = lattice()
        place = stick_places(world, np.random.default_rng(seed))[0]
        world.put(STICK, place.middle + up(3e-4), place.wxyz, AWAKE)
        assert world.settle(8.0), seed
        assert np.hypot(*(world.place(STICK) - place.middle)[:2]) < 0.01, seed
        assert world.place(STICK)[2] == pytest.approx(place.z, abs=0.003), seed
        assert not world.fallen, seed
        tilts.append(place.tilt)
    assert max(tilts) > math.radians(1.0)


def test_a_shaken_nest_keeps_what_is_held() -> None:
    world = nest_with_egg()
    assert shake(world) == []
    assert world.mode[EGG] != PARKED
    assert world.asleep()


def test_a_shaken_nest_loses_what_only_seemed_to_lie() -> None:
    world = lattice()
    world.put(EGG, at(0.09, 0.0, parts.RIM + 0.02), FLAT, mode=1)  # in the air beside the can
    put_stick(world, STICK, at(0.0, 0.02, ON_RIM + 0.02))
    assert shake(world) == [EGG]
    assert world.mode[EGG] == PARKED
    assert not world.fallen


def test_a_steadier_hand_has_better_habits() -> None:
    """From careful to clumsy every error grows, and patience falls."""
    careful, average, clumsy = (habits_of(SKILLS[name]) for name in ("careful", "average", "clumsy"))
    assert (careful, average, clumsy) == tuple(HABITS.values())
    errors = ("aim", "grasp", "lean", "turn", "tilt", "sight", "blur", "slant", "depth")
    for error in (*errors, "haste", "feels", "late"):
        assert getattr(careful, error) < getattr(average, error) < getattr(clumsy, error), error
    for care in ("looks", "waits", "places"):
        assert getattr(careful, care) > getattr(average, care) > getattr(clumsy, care), care


def test_a_hand_between_two_others_has_habits_between_theirs() -> None:
    keen = habits_of(HANDS["keen"].skill)
    assert HABITS["careful"].aim < keen.aim < HABITS["average"].aim
    assert HABITS["careful"].looks > keen.looks > HABITS["average"].looks
