"""The hand: its limits, its grip, and what it refuses."""

from __future__ import annotations

import math
from itertools import islice

import numpy as np
import pytest

from teeter.physics.can import parts
from teeter.physics.can.geometry import up
from teeter.physics.can.hand import KEPT, SLIP, TOP_SPEED, Hand
from teeter.physics.can.modes import NOTHING
from teeter.physics.can.predicates import standing
from teeter.physics.can.referee import CanTry
from teeter.physics.can.world import TICK, World
from teeter.physics.stage import TOO_FAR, Command
from tests.physics.can.scenes import (
    EGG,
    at,
    bundle,
    go,
    lattice,
    leaning,
    mad,
    rest,
    stand_stick,
    wait,
    watch,
    words,
)

NAN = float("nan")


def to(place: np.ndarray, grip: bool = False) -> Command:
    x, y, z = map(float, place)
    return Command(x, y, z, 0.0, grip)


@pytest.mark.parametrize(
    "command",
    [
        Command(NAN, 0, 0, 0, grip=False),
        Command(0, 0, math.inf, 0, grip=False),
        Command(0, 0, 0, NAN, grip=False),
        Command(0, 0, 0, 0, grip=False, level=NAN),
    ],
)
def test_a_command_that_is_no_number_is_refused(command: Command) -> None:
    reason = Hand(World()).command(command)
    assert reason is not None
    assert reason.refused


def test_a_hand_sent_out_of_reach_goes_as_far_as_it_can() -> None:
    world = World()
    hand = Hand(world)
    reason = hand.command(Command(3.0, 0.0, 0.3, 0.0, grip=False))
    assert reason == TOO_FAR
    for _ in range(200):
        hand.tick()
    assert hand.place == pytest.approx([0.25, 0.0, 0.3], abs=1e-3)


def test_no_command_makes_it_faster_than_half_a_metre_a_second() -> None:
    """Also not one that jumps to and fro."""
    world = World()
    hand = Hand(world)
    fastest = 0.0
    for tick in range(200):
        before = hand.place
        side = 0.25 if (tick // 30) % 2 else -0.25
        hand.command(Command(side, -side, 0.2, 0.0, grip=False))
        hand.tick()
        fastest = max(fastest, float(np.linalg.norm(hand.place - before)) / TICK)
    assert 0.3 < fastest < TOP_SPEED * 1.1


def test_it_grips_the_declared_stick_and_no_other() -> None:
    world = bundle()
    stick = int(standing(world)[0])
    other = watch(world, "pull", stick)
    near = next(int(s) for s in standing(world) if s != stick)
    top = world.ends()[near, 1] - up(0.006)
    go(other, top + up(0.02), grip=False, seconds=2.0)
    go(other, top, grip=True, seconds=0.6)
    assert world.held in (NOTHING, stick)


def held_stick() -> tuple[World, CanTry, np.ndarray]:
    """A leaning stick between the fingers, and where they hold it."""
    world = leaning()
    tried = watch(world, "pull", 0, stood=[0])
    top = world.ends()[0, 1] - up(0.008)
    go(tried, top, grip=False, seconds=1.0)
    go(tried, top, grip=True, seconds=0.3)
    assert world.held == 0
    return world, tried, top


def test_a_stick_that_is_pulled_gently_stays_in_the_hand() -> None:
    world, tried, top = held_stick()
    for step in range(100):
        go(tried, top + up(0.0012 * step), grip=True, seconds=0.02)
    assert world.held == 0 or world.mode[0] == 0


def test_a_stick_that_is_rammed_against_the_can_slips() -> None:
    """The grip holds 0.3 N: at full speed against the floor is too much."""
    world, tried, top = held_stick()
    hardest = 0.0
    for _ in range(60):
        tried.hand.command(to(top - 0.1 * world.axis(0), grip=True))
        tried.tick()
        hardest = max(hardest, tried.hand.felt)
        if world.held == NOTHING:
            break
    assert world.held == NOTHING, "it slipped out of the fingers"
    assert hardest * SLIP > 0.1
    assert list(standing(world)) == [0], "and it still stands"


@pytest.mark.rule("CUCK-23")
def test_a_stick_is_not_let_go_before_it_lies_on_two_supports() -> None:
    """R4. In the air the hand stays closed, and says why."""
    world = lattice()
    tried = watch(world, "lay", 10)
    go(tried, at(0.0, 0.0, 0.2), grip=True, seconds=1.0, level=1.0)
    reason = tried.hand.command(Command(0.0, 0.0, 0.2, 0.0, grip=False, level=1.0))
    assert reason == KEPT
    assert world.held == 10
    down = np.linspace(0.2, parts.RIM, 150)
    for z in down:
        tried.hand.command(Command(0.0, 0.0, float(z), math.pi / 4, grip=True, level=1.0))
        tried.tick()
    reason = tried.hand.command(Command(0.0, 0.0, parts.RIM, math.pi / 4, grip=False, level=1.0))
    assert reason is None
    assert world.held == NOTHING


@pytest.mark.rule("CUCK-25")
def test_a_stick_in_the_hand_is_brought_level_and_turned_as_the_player_wants() -> None:
    world = World()
    tried = watch(world, "lay", 10)
    assert abs(world.axis(10)[2]) > 0.99, "at first it is upright"
    for _ in range(200):
        tried.hand.command(Command(0.0, 0.0, 0.3, 1.0, grip=True, level=1.0))
        tried.tick()
    x, y, z = world.axis(10)
    assert abs(z) < 0.05
    assert math.remainder(math.atan2(y, x) - 1.0, math.pi) == pytest.approx(0.0, abs=0.1)


def test_an_egg_that_was_brought_is_not_dropped_before_the_hand_was_closed_once() -> None:
    world = lattice()
    tried = watch(world, "egg", EGG)
    go(tried, at(0.0, 0.0, 0.3), grip=False, seconds=0.2)
    assert world.held == EGG
    go(tried, at(0.0, 0.0, 0.3), grip=True, seconds=0.1)
    go(tried, at(0.0, 0.0, 0.3), grip=False, seconds=0.1)
    assert world.held == NOTHING


def test_the_finger_pushes_what_it_meets() -> None:
    world = lattice()
    stand_stick(world, 20)
    tried = watch(rest(world), "pull", 20)
    before = world.ends()[2].copy()
    middle = world.place(2)
    go(tried, at(middle[0] - 0.02, 0.05, middle[2] + 0.03), grip=False, seconds=1.5)
    go(tried, at(middle[0] - 0.02, 0.05, middle[2]), grip=False, seconds=1.5)
    go(tried, at(middle[0] + 0.02, 0.05, middle[2]), grip=False, seconds=1.0)
    assert np.abs(world.ends()[2] - before).max() > 0.005


def test_what_was_let_go_is_not_carried_off_by_the_finger_that_leaves() -> None:
    world = lattice()
    tried = watch(world, "egg", EGG)
    high = parts.RIM + 0.016 + parts.EGG_RADIUS
    go(tried, at(0.0, 0.0, high), grip=True, seconds=2.5)
    reports = go(tried, at(0.0, 0.0, high), grip=False, seconds=0.2)
    reports += go(tried, at(0.0, 0.0, 0.3), grip=False, seconds=6.0)
    assert words(reports) == ["rests"]
    assert np.hypot(*world.place(EGG)[:2]) < 0.01


@pytest.mark.parametrize("seed", range(2))
def test_a_mad_hand_breaks_nothing_but_the_nest(seed: int) -> None:
    """Promise 7: nothing becomes faster than 5 m/s or stops being a number (it would raise)."""
    rng = np.random.default_rng(seed)
    world = bundle(seed)
    tried = watch(world, "pull", int(standing(world)[seed]))
    for command in islice(mad(rng, tried.hand.place), 500):
        tried.hand.command(command)
        tried.tick()
    assert np.isfinite(world.data.qpos).all()
    assert len(world.present()) == parts.STICKS, "no stick is lost"


def test_waiting_is_allowed() -> None:
    world = leaning()
    tried = watch(world, "pull", 0, stood=[0])
    assert wait(tried, 2.0) == []
    assert not tried.touched
