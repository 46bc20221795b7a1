"""A person's hand goes as it is wished, at the bowl and at the can."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from teeter.hands.steering import LEAD
from tests.hands.steered import Person
from tests.physical import PHYSICAL
from tests.physics.test_try_recording import assert_runs_again

BOTH = ("gulo-gulo", "go-cuckoo")
PICTURES = 2 / 60  # seconds: two of them
EDGE = 0.25  # metres to each side, as far as a hand reaches


@pytest.mark.parametrize("game", BOTH)
def test_the_path_of_the_wish_is_the_path_of_the_hand_however_fast_it_is(game: str) -> None:
    """Not a millimetre is added or left out, neither at a crawl nor at nearly full speed."""
    person = Person(game)
    person.in_air = False
    for speed in (0.02, 0.1, 0.25, 0.4):
        for way in ((0.06, 0.0, 0.0), (-0.06, 0.0, 0.03), (0.0, 0.0, -0.03)):
            before = person.hand
            person.drag(way, speed)
            person.wait(0.5)
            assert person.hand - before == pytest.approx(np.array(way), abs=0.001), speed


@pytest.mark.parametrize("game", BOTH)
def test_a_tremble_does_not_carry_the_hand_away(game: str) -> None:
    """To and fro by a millimetre while it goes on evenly: it comes to where the path ends."""
    person = Person(game)
    person.in_air = False
    before = person.hand
    for tick in range(90):
        person.drag((0.001 + (0.001 if tick % 2 else -0.001), 0.0, 0.0), 0.25)
    person.wait(0.5)
    assert person.hand - before == pytest.approx(np.array([0.09, 0.0, 0.0]), abs=0.004)


@pytest.mark.parametrize("game", BOTH)
def test_the_wish_leads_a_hand_that_cannot_follow_by_a_centimetre_and_a_half_at_most(game: str) -> None:
    person = Person(game)
    person.in_air = False
    for _ in range(12):
        person.drag((0.05, 0.0, 0.0), 0.4)
        person.wait(0.3)
        assert float(np.linalg.norm(person.steering.goal - person.hand)) <= LEAD + 0.001
    assert person.hand[0] == pytest.approx(EDGE, abs=0.002), "it stands where it can go no farther"


@pytest.mark.parametrize("game", BOTH)
def test_a_turn_of_the_wish_moves_the_hand_within_two_pictures_after_50_cm_in_vain(game: str) -> None:
    person = Person(game)
    person.in_air = False
    person.drag((EDGE + 0.5, 0.0, 0.0), 0.4)
    person.wait(0.2)
    before = person.hand
    person.drag((-0.1 * PICTURES, 0.0, 0.0), 0.1)
    assert before[0] - person.hand[0] > 0.0003
    person.drag((-0.03, 0.0, 0.0), 0.1)
    person.wait(0.3)
    assert before[0] - person.hand[0] == pytest.approx(0.03 + 0.1 * PICTURES, abs=0.002)


@pytest.mark.parametrize("game", BOTH)
def test_in_the_air_the_hand_goes_to_the_very_place(game: str) -> None:
    person = Person(game)
    place = person.hand + np.array([-0.05, -0.02, 0.04])
    person.at = place
    person.wait(1.0)
    assert person.hand == pytest.approx(place, abs=0.001)


@pytest.mark.parametrize("game", BOTH)
def test_a_helped_hand_is_slower_and_steadier(game: str) -> None:
    """A jolt of 3 cm hardly stirs it; a free hand follows."""
    went = {}
    for helped in (False, True):
        person = Person(game, helped=helped)
        person.in_air = False
        before = person.hand
        person.drag((0.03, 0.0, 0.0), 0.4)
        went[helped] = float(person.hand[0] - before[0])
    assert went[True] < 0.5 * went[False]


@pytest.mark.parametrize("helped", [False, True])
@pytest.mark.parametrize("game", BOTH)
def test_a_path_that_a_person_steered_runs_again_bit_by_bit_alike(game: str, helped: bool) -> None:
    person = Person(game, seed=4, helped=helped)
    person.drag((0.02, 0.05, 0.0), 0.2)
    person.press()
    person.drag((0.03, 0.06, -0.12), 0.15)
    person.wait(2.5)
    person.drag((0.01, -0.02, 0.1), 0.15)
    if not person.over:
        person.reports += person.recorder.end()
    tried = person.recorder.tried
    assert person.stage.touched or person.over, "or nothing of it would be worth telling"
    assert tried.steered == ("helped" if helped else "free")
    assert_runs_again(game, tried, person.state, person.reports)


def test_a_hand_that_a_person_steers_begins_elsewhere_than_a_script() -> None:
    """So a file that says another hand was at work does not run again alike."""
    person = Person("gulo-gulo", seed=4)
    begun = person.hand
    person.stage.begin(person.state)
    scripted = person.stage.poses()[person.stage.names.index("hand")][:3]
    assert float(np.linalg.norm(begun - scripted)) > 0.02
    assert replace(person.recorder.tried, steered="").to_bytes() != person.recorder.tried.to_bytes()


@pytest.mark.parametrize("game", PHYSICAL)
def test_a_screen_is_told_the_limits_of_the_hand(game: str) -> None:
    hand = PHYSICAL[game].stage().scene()["hand"]
    assert set(hand) >= {"speed", "change", "follows", "behind", "reach", "ceiling", "lean", "margin"}
    assert hand["speed"] > 0.0
    assert hand["reach"] == EDGE
