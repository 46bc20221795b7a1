"""The hand: what it can do, and what it cannot."""

from __future__ import annotations

import math

import numpy as np
import pytest

from teeter.physics.bowl.hand import CEILING, REACH, TOP_SPEED, Hand
from teeter.physics.bowl.model import TICK
from teeter.physics.stage import TOO_FAR, Command
from tests.physics.bowl.scenes import go, lying

BAD = [
    Command(math.nan, 0.0, 0.1, 0.0, grip=False),
    Command(0.0, math.inf, 0.1, 0.0, grip=False),
    Command(0.0, 0.0, 0.1, math.nan, grip=False),
]


@pytest.mark.parametrize("command", BAD)
def test_a_command_that_is_no_number_is_refused_and_changes_nothing(command: Command) -> None:
    hand = Hand(lying("red-1"))
    before = hand.place
    reason = hand.command(command)
    assert reason is not None
    assert reason.refused
    for _ in range(15):
        hand.tick()
    assert hand.place == pytest.approx(before, abs=1e-4)


def test_a_place_out_of_reach_is_shortened_with_a_reason() -> None:
    hand = Hand(lying("red-1"))
    assert hand.command(Command(9.0, 0.0, 0.2, 0.0, grip=False)) == TOO_FAR
    for _ in range(400):
        hand.tick()
    assert hand.place[0] == pytest.approx(REACH, abs=0.01)
    assert hand.command(Command(0.0, 0.0, 0.2, 0.0, grip=False)) is None


def test_the_hand_never_goes_faster_than_it_can() -> None:
    hand = Hand(lying("red-1"))
    hand.command(Command(REACH, -REACH, CEILING, 0.0, grip=False))
    before = hand.place
    fastest = 0.0
    for _ in range(130):
        hand.tick()
        fastest = max(fastest, float(np.linalg.norm(hand.place - before)) / TICK)
        before = hand.place
    assert 0.5 * TOP_SPEED < fastest < 1.2 * TOP_SPEED


@pytest.mark.rule("GULO-35")
def test_the_declared_egg_is_gripped_and_lifted_out() -> None:
    world = lying("red-1")
    hand = Hand(world)
    hand.begin("red-1", ("red-1",))
    egg = world.place("red-1")
    seen = []
    for place, grip in ((egg - hand.up * 0.004, False), (egg - hand.up * 0.004, True)):
        go(hand, place, grip, seconds=1.0)
        seen.append(hand.held)
    go(hand, egg + hand.up * 0.07, grip=True, seconds=1.5)
    assert world.place("red-1")[2] > world.bowl.rim_height + 0.01
    go(hand, hand.place, grip=False, seconds=0.5)
    assert [*seen, hand.held] == [None, "red-1", None]
    assert world.place("red-1")[2] < world.bowl.rim_height, "it fell back into the bowl"


@pytest.mark.rule("GULO-29", "GULO-35", "PHAR-29")
def test_another_piece_is_never_gripped() -> None:
    world = lying("red-1", "green-1")
    hand = Hand(world)
    hand.begin("red-1", ("red-1",))
    other = world.place("green-1")
    go(hand, other - hand.up * 0.004, grip=True, seconds=2.0)
    assert hand.held != "green-1"
    go(hand, other + hand.up * 0.07, grip=True, seconds=1.5)
    assert world.place("green-1")[2] < world.bowl.rim_height


def test_a_piece_that_is_torn_away_slips_out() -> None:
    world = lying("blue-1")
    hand = Hand(world)
    hand.begin("blue-1", ("blue-1",))
    egg = world.place("blue-1")
    go(hand, egg - hand.up * 0.004, grip=False, seconds=1.0)
    go(hand, egg - hand.up * 0.004, grip=True, seconds=0.5)
    held_before = hand.held
    first = world.model.body_dofadr[world.model.body("blue-1").id]
    world.data.qvel[first : first + 3] = [3.0, 0.0, 0.0]
    for _ in range(4):
        hand.tick()
    assert (held_before, hand.held) == ("blue-1", None)
