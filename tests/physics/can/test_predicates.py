"""The predicates of the ledger, each in a small scene that decides it."""

from __future__ import annotations

import math

import pytest

from teeter.physics.can import parts
from teeter.physics.can.geometry import along
from teeter.physics.can.modes import AWAKE, FROZEN
from teeter.physics.can.predicates import (
    eggs_in_can,
    eggs_out,
    fallen_sticks,
    in_can,
    kiki_out,
    laid_level,
    out_of_can,
    standing,
    still,
    top_of,
)
from teeter.physics.can.world import World
from tests.physics.can.scenes import (
    EGG,
    FLAT,
    ON_RIM,
    UPRIGHT,
    at,
    lattice,
    leaning,
    nest_with_egg,
    put_stick,
    rest,
    stand_stick,
    watch,
)

EGG_TOP = parts.EGG_RADIUS  # an egg that lies flat reaches so far above its middle


@pytest.mark.rule("CUCK-16")
def test_a_stick_in_the_can_stands_and_a_laid_one_never_does() -> None:
    world = leaning()
    put_stick(world, 1, at(0.0, 0.0, ON_RIM))
    stand_stick(world, 2, 0.01)
    world.laid[2] = True  # laid, and slid into the can afterwards (R5)
    assert list(standing(world)) == [0]


def test_a_stick_whose_lower_end_has_left_the_can_does_not_stand() -> None:
    world = World()
    put_stick(world, 0, at(0.0, 0.0, ON_RIM), laid=False)
    assert list(standing(world)) == []


@pytest.mark.rule("CUCK-26")
def test_a_stick_has_fallen_when_one_end_touches_the_table() -> None:
    """It leans against the outside of the can, its other end in the air."""
    world = World()
    lean = math.radians(30.0)
    axis = at(-math.sin(lean), 0.0, math.cos(lean))
    foot = at(parts.CAN_RADIUS + 0.075, 0.0, parts.STICK_RADIUS)
    world.put(0, foot + axis * parts.STICK_HALF, along(axis), AWAKE)
    world.tick()
    world.tick()
    assert fallen_sticks(world) == [0]
    assert world.ends()[0, :, 2].max() > 0.1
    assert math.hypot(*world.fallen[0].place[:2]) > parts.CAN_RADIUS


def test_a_stick_on_the_floor_of_the_can_has_not_fallen() -> None:
    world = World()
    stand_stick(world, 0, 0.0, 0.3, AWAKE)
    for _ in range(50):
        world.tick()
    assert fallen_sticks(world) == []


@pytest.mark.rule("CUCK-34", "CUCK-64")
def test_an_egg_is_inside_only_when_it_lies_completely_below_the_rim() -> None:
    world = World()
    for above, inside in ((0.002, False), (0.0005, False), (-0.0005, True), (-0.04, True)):
        world.put(EGG, at(0.0, 0.0, parts.RIM - EGG_TOP + above), FLAT, FROZEN)
        assert (EGG in eggs_in_can(world)) is inside, above


@pytest.mark.rule("CUCK-34")
def test_an_egg_on_its_end_reaches_higher_than_one_that_lies() -> None:
    world = World()
    middle = parts.RIM - EGG_TOP - 0.001
    world.put(EGG, at(0.0, 0.0, middle), FLAT, FROZEN)
    assert top_of(world, EGG) == pytest.approx(middle + 0.010)
    assert in_can(world, EGG)
    world.put(EGG, at(0.0, 0.0, middle), UPRIGHT, FROZEN)
    assert top_of(world, EGG) == pytest.approx(middle + 0.0135)
    assert not in_can(world, EGG)


@pytest.mark.rule("CUCK-33")
def test_an_egg_that_hangs_outside_on_projecting_sticks_is_in_the_nest() -> None:
    """Below the level of the rim, but not inside the wall, and touching no table."""
    world = World()
    world.put(EGG, at(parts.CAN_RADIUS + 0.03, 0.0, parts.RIM - 0.02), FLAT, FROZEN)
    assert eggs_in_can(world) == []
    assert eggs_out(world) == []


@pytest.mark.rule("CUCK-33")
def test_an_egg_on_the_table_is_out() -> None:
    world = World()
    world.put(EGG, at(0.12, 0.0, 0.02), FLAT, AWAKE)
    for _ in range(40):
        world.tick()
    assert eggs_out(world) == [EGG]


def test_an_egg_on_fallen_sticks_is_out_too() -> None:
    """EGG_OUT: it touches something that lies on the table."""
    world = World()
    for stick, beside in ((0, -0.006), (1, 0.006)):
        put_stick(world, stick, at(0.15, beside, parts.STICK_RADIUS), mode=AWAKE)
    for _ in range(20):
        world.tick()
    world.freeze_all()
    assert fallen_sticks(world) == [0, 1]
    world.put(EGG, at(0.15, 0.0, 0.0113), FLAT, FROZEN)
    assert EGG not in world.fallen
    assert eggs_out(world) == [EGG]


@pytest.mark.rule("CUCK-31", "CUCK-32")
def test_an_egg_on_crossing_sticks_is_carried_by_them_alone() -> None:
    world = nest_with_egg()
    assert eggs_out(world) == eggs_in_can(world) == []
    assert top_of(world, EGG) > parts.RIM
    before = world.place(EGG)
    world.set_mode(world.present(), AWAKE)  # nothing holds it but what it lies on
    for _ in range(125):
        world.tick()
    assert float(abs(world.place(EGG) - before).max()) < 0.002


@pytest.mark.rule("CUCK-43", "CUCK-44")
def test_kiki_is_out_on_the_table_and_in_the_can_below_the_rim() -> None:
    world = World()
    world.put(parts.KIKI, at(0.12, 0.0, 0.002), UPRIGHT, AWAKE)
    for _ in range(30):
        world.tick()
    assert kiki_out(world)
    assert not in_can(world, parts.KIKI)
    world = World()
    world.put(parts.KIKI, at(0.0, 0.0, parts.RIM - parts.KIKI_HEIGHT - 0.001), UPRIGHT, FROZEN)
    assert in_can(world, parts.KIKI)
    assert not kiki_out(world)
    world.put(parts.KIKI, at(0.0, 0.0, parts.RIM - parts.KIKI_HEIGHT + 0.001), UPRIGHT, FROZEN)
    assert not in_can(world, parts.KIKI)


@pytest.mark.rule("CUCK-23")
def test_a_stick_lies_when_it_is_level_and_touches_two_supports_above_the_rim() -> None:
    world = World()
    put_stick(world, 0, at(0.0, 0.0, ON_RIM - 1e-4), mode=AWAKE)
    assert not laid_level(world, 0), "nothing touches it yet"
    world.tick()
    assert laid_level(world, 0)


@pytest.mark.rule("CUCK-23")
def test_a_stick_that_leans_steeply_into_the_can_does_not_lie() -> None:
    world = leaning()
    world.set_mode([0], AWAKE)
    world.tick()
    assert not laid_level(world, 0)


@pytest.mark.rule("CUCK-24")
def test_a_stick_on_projecting_parts_outside_the_edge_lies_too() -> None:
    """Two laid sticks project to the right; a third lies across them there."""
    world = World()
    for stick, beside in ((0, -0.02), (1, 0.02)):
        put_stick(world, stick, at(0.035, beside, ON_RIM))
    rest(world)
    outside = parts.CAN_RADIUS + 0.015
    put_stick(world, 2, at(outside, 0.0, ON_RIM + 2 * parts.STICK_RADIUS - 1e-4), math.pi / 2, AWAKE)
    world.tick()
    assert laid_level(world, 2)


def test_rest_is_slow_and_what_is_held_or_fallen_need_not_rest() -> None:
    world = World()
    world.put(EGG, at(0.0, 0.0, 0.3), FLAT, AWAKE)
    for _ in range(10):
        world.tick()
    assert not still(world), "it falls"
    world = lattice()
    watch(world, "egg", EGG)
    assert still(world)


def test_a_stick_is_out_when_no_end_is_in_the_can() -> None:
    world = leaning()
    assert not out_of_can(world, 0)
    world.put(0, at(0.0, 0.0, parts.RIM + parts.LENGTH / 2 + 0.001), UPRIGHT, FROZEN)
    assert out_of_can(world, 0)
