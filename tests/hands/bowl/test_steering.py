"""A person's hand at a bowl: over the heap, down to a piece, and out with it."""

from __future__ import annotations

import math

import numpy as np
import pytest

from teeter.hands.bowl.features import best_yaw
from teeter.hands.bowl.steering import AROUND, RESISTS, BowlSteering
from teeter.physics.bowl.gantry import FINGER_RADIUS
from teeter.physics.bowl.hand import MARGIN, Hand
from teeter.physics.bowl.heap import ease
from teeter.physics.bowl.model import TICK
from teeter.physics.bowl.referee import BowlTry
from teeter.physics.bowl.world import World
from teeter.physics.engine import Floats
from teeter.physics.stage import Command, Report
from tests.hands.steered import Pointer
from tests.physics.bowl.scenes import full, lying


class Bowl(Pointer):
    """Somebody goes for one piece of a bowl."""

    def __init__(self, world: World, *wanted: str, helped: bool = False) -> None:
        self.world = world
        self.fingers = Hand(world)
        self.fingers.begin_steered(wanted)
        self.trying = BowlTry(world, self.fingers, wanted)
        super().__init__(BowlSteering(self.trying, TICK, helped=helped), TICK, self._do_it)

    def _do_it(self, command: Command) -> list[Report]:
        self.fingers.command(command)
        report = self.trying.tick()
        return [report] if report else []

    def come_over(self, name: str, aside: Floats | None = None) -> None:
        """Through the air to where the hand points down at a piece, or beside it."""
        self.go(self.fingers.over(name) + (np.zeros(3) if aside is None else aside), 0.3)
        self.wait(0.5)

    def finger(self) -> Floats:
        """From between the open fingertips to one of them."""
        turn = math.atan2(self.fingers.up[1], self.fingers.up[0]) + self.yaw
        return np.array([math.cos(turn), math.sin(turn), 0.0])


def test_fingers_that_surround_the_piece_close_on_it_and_it_comes_out() -> None:
    person = Bowl(lying("red-1"), "red-1")
    person.come_over("red-1")
    person.press()
    assert not person.fingers.closing
    way = person.world.place("red-1") - person.hand
    person.drag(way - person.fingers.up * 0.5 * person.world.radius("red-1"), 0.1)
    person.wait(0.5)
    assert person.fingers.held == "red-1"
    person.drag(person.fingers.up * 0.1, 0.1)
    person.wait(1.0)
    assert [report.text for report in person.reports] == ["takes"]


def test_fingers_beside_the_piece_do_not_close() -> None:
    person = Bowl(lying("red-1"), "red-1")
    person.come_over("red-1", np.array([0.0, 0.03, 0.0]))
    person.press()
    person.drag(np.array([0.0, 0.0, person.world.place("red-1")[2] - person.hand[2]]), 0.1)
    person.wait(0.5)
    assert not person.fingers.closing
    assert person.fingers.held is None


def test_open_fingers_that_come_down_on_a_piece_touch_it_lightly_and_say_what_is_in_the_way() -> None:
    """A finger stands right over another piece, and the pointer goes on down for 8 cm."""
    world = lying("red-1", "blue-1")
    person = Bowl(world, "red-1")
    open_to = world.radius("red-1") + MARGIN
    person.come_over("blue-1", -person.finger() * open_to)
    person.go(person.fingers.over("blue-1") - person.finger() * open_to)  # it has turned meanwhile
    person.wait(0.3)
    top = float(world.place("blue-1")[2]) + world.radius("blue-1")
    person.press()
    told, pushes = set(), []
    for _ in range(40):
        person.drag(-person.fingers.up * 0.002, 0.1)
        pushes.append(person.fingers.pushed()[0])
        told.add(person.steering.blocked)
    person.wait(0.5)
    pushes.append(person.fingers.pushed()[0])
    assert person.steering.blocked == "blue-1"
    assert told == {None, "blue-1"}
    assert max(pushes) < 2.5 * RESISTS
    assert person.hand[2] > top - 0.5 * world.radius("blue-1") - FINGER_RADIUS
    here = person.hand
    person.drag(person.fingers.up * 0.1 / 30, 0.1)  # two pictures
    assert float((person.hand - here) @ person.fingers.up) > 0.0003, "and up it goes at once"
    person.drag(person.fingers.up * 0.02, 0.1)
    assert person.steering.blocked is None


@pytest.mark.parametrize("angle", [0.0, 2.0, math.pi])
def test_in_the_air_the_hand_goes_round_the_pole_and_does_not_touch_it(angle: float) -> None:
    """To the other side of it the straight way leads through it."""
    world = full("gulo-gulo")
    person = Bowl(world, "red-1")
    pole = person.fingers.pole_at(person.fingers.clear)
    side = np.array([math.cos(angle), math.sin(angle)]) * 0.04
    nearest = math.inf
    person.go(np.array([*(pole + side), person.fingers.clear]), 0.3)
    person.wait(0.7)
    for there in (pole - side, pole + side):
        start = person.at
        for tick in range(1, 61):
            person.at = start + (np.array([*there, person.fingers.clear]) - start) * tick / 60
            person.tick()
            at = person.fingers.pole_at(float(person.hand[2]))
            nearest = min(nearest, float(np.hypot(*(person.hand[:2] - at))))
        person.wait(0.7)
        assert person.hand[:2] == pytest.approx(there, abs=0.003), "and comes there"
    assert nearest > 0.8 * AROUND
    assert not person.trying.touched
    assert "pole" not in world.touching("hand")


def test_a_hand_in_the_heap_that_is_asked_into_the_air_rises_first() -> None:
    world = full("gulo-gulo")
    top = max(world.in_play, key=lambda name: ease(world, name))
    person = Bowl(world, top)
    person.come_over(top)
    person.yaw = best_yaw(world, person.fingers, top)
    person.in_air = False
    person.drag(world.place(top) + person.fingers.up * 0.005 - person.hand, 0.1)
    person.wait(0.2)
    assert person.hand[2] < person.fingers.clear - 0.02
    here, up = person.hand, person.fingers.up
    person.in_air = True
    person.at = np.array([-0.15, -0.15, person.fingers.clear])
    for _ in range(240):
        if person.fingers.is_high:
            break
        person.tick()
        way = person.hand - here
        assert float(np.linalg.norm(way - up * (way @ up))) < 0.004, "along its fingers"
    person.wait(1.5)
    assert person.hand == pytest.approx(person.at, abs=0.003)


def test_a_helped_hand_reaches_by_itself_round_the_pole_while_its_player_only_presses() -> None:
    """It comes over the piece first: there its fingers lean as they should."""
    world = lying("red-1")
    person = Bowl(world, "red-1", helped=True)
    person.press()
    for _ in range(600):
        if person.fingers.held or person.over:
            break
        person.drag((0.001, 0.0, 0.0), 0.2)  # a hand that trembles in vain
    assert person.fingers.held == "red-1"
    here = person.hand
    person.wait(0.3)
    assert person.hand == pytest.approx(here, abs=0.004), "and what was wished meanwhile is forgotten"
    person.drag(person.fingers.up * 0.12, 0.08)
    person.wait(1.5)
    assert [report.text for report in person.reports] == ["takes"]
