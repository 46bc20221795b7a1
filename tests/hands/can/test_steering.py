"""A person's hand at the can: it pulls a stick out, or lays it on the nest."""

from __future__ import annotations

import math

import numpy as np
import pytest

from teeter.hands.can.scripts import GRASP, OVER, standing_axis
from teeter.hands.can.steering import CanSteering
from teeter.physics.can import parts
from teeter.physics.can.modes import NOTHING
from teeter.physics.engine import Floats
from tests.hands.steered import Person


class Can(Person):
    """Somebody who has said which stick to pull."""

    def __init__(self, *, helped: bool = False) -> None:
        super().__init__("go-cuckoo", seed=3, helped=helped)
        assert isinstance(self.steering, CanSteering)
        self.fingers = self.steering._hand
        self.stick = self.steering._trying.task.piece

    @property
    def holds(self) -> bool:
        return self.fingers.world.held != NOTHING

    def grasp(self) -> Floats:
        world = self.fingers.world
        axis = standing_axis(world, self.stick)
        return np.asarray(world.place(self.stick) + axis * (parts.LENGTH / 2 - GRASP))

    def come_over(self) -> None:
        x, y, _ = self.grasp()
        self.go(np.array([x, y, OVER + 0.01]), 0.3)
        self.wait(0.4)


def test_a_stick_is_gripped_where_the_hand_comes_down_and_pulled_along_the_wish() -> None:
    person = Can()
    person.come_over()
    person.press()
    person.drag(person.grasp() - person.hand, 0.1)
    person.wait(0.3)
    assert person.holds
    person.drag(standing_axis(person.fingers.world, person.stick) * 0.2, 0.1)
    person.wait(1.0)
    assert [report.text for report in person.reports][:1] == ["touches"]
    assert person.reports[-1].text == "pulled"


def test_a_hand_that_is_pressed_beside_the_stick_grips_nothing() -> None:
    person = Can()
    person.press()
    person.drag((0.0, 0.0, -0.05), 0.1)
    person.wait(0.3)
    assert not person.holds


def test_in_the_air_the_hand_stays_over_the_sticks_wherever_it_is_asked() -> None:
    person = Can()
    x, y, z = person.grasp()
    person.go(np.array([x, y, z - 0.05]), 0.3)
    person.wait(0.5)
    assert person.hand == pytest.approx(np.array([x, y, OVER]), abs=0.008)
    assert not person.stage.touched


def test_a_hand_among_the_sticks_that_is_asked_into_the_air_rises_first() -> None:
    person = Can()
    person.in_air = False
    person.drag((0.0, 0.0, -0.05), 0.2)
    here = person.hand
    person.in_air = True
    person.at = np.array([0.0, 0.1, OVER + 0.02])
    for _ in range(120):
        if person.hand[2] > OVER:
            break
        person.tick()
        assert float(np.hypot(*(person.hand - here)[:2])) < 0.004
    person.wait(1.5)
    assert person.hand == pytest.approx(person.at, abs=0.003)


def test_a_helped_hand_reaches_the_stick_by_itself_while_its_player_only_presses() -> None:
    person = Can(helped=True)
    person.press()
    for _ in range(math.ceil(6.0 / person.stage.tick)):
        if person.holds or person.over:
            break
        person.tick()
    assert person.holds
