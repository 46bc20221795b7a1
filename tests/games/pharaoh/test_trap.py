"""Pharaoh's Gulo Gulo, rule by rule: the mummy trap, last boulders, and the stand-in for it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.games.pharaoh.game import GAME, Pharaoh
from teeter.rules.contract import REFEREE, Illegal, Reason, act
from tests.games.pharaoh.table import (
    LANDSLIDES,
    bowl,
    put,
    table,
    take,
    where,
)
from tests.rules.support import refused, say, texts

# The trap


@pytest.mark.rule("PHAR-25", "PHAR-79")
def test_a_taken_boulder_stays_out_of_the_bowl() -> None:
    state = table("R", up_to="D1")
    take(state, "red")
    take(state, "red")
    assert state.view(None)["bowl"] == {"red": 3, "blue": 5, "yellow": 5, "white": 5}


@pytest.mark.rule("PHAR-13", "PHAR-47")
@pytest.mark.parametrize("cause", sorted(LANDSLIDES))
def test_every_landslide_fills_the_bowl_again_with_all_boulders(cause: str) -> None:
    state = table("R", up_to="D1")
    take(state, "red")
    say(GAME, state, "choose red")
    assert bowl(state) == 19
    say(GAME, state, cause)
    assert state.view(None)["bowl"] == {"red": 5, "blue": 5, "yellow": 5, "white": 5}
    assert state.turn == 2


@pytest.mark.rule("PHAR-108", "PHAR-27", "PHAR-33")
@pytest.mark.parametrize("fallen", ["blue", "red"])
def test_a_boulder_of_another_colour_or_a_dropped_one_is_a_landslide(fallen: str) -> None:
    state = table("B R", up_to="D2")
    put(state, A="D1")
    say(GAME, state, "choose red", f"landslide boulder {fallen}")
    assert where(state)[0] == "START"
    assert state.turn == 1


@pytest.mark.rule("PHAR-103", "PHAR-34", "PHAR-32")
def test_a_staff_that_only_leans_is_no_landslide_and_one_that_touches_is() -> None:
    """The referee reports a landslide only for the touch."""
    state = table("B R", up_to="D2")
    put(state, A="D1")
    say(GAME, state, "choose red")
    leaning = state.copy()
    say(GAME, leaning, "takes", "go D2")
    assert where(leaning)[0] == "D2"
    say(GAME, state, "landslide staff")
    assert where(state)[0] == "START"


@pytest.mark.rule("PHAR-104", "PHAR-35")
def test_a_staff_that_falls_between_turns_is_stood_up_and_nothing_changes() -> None:
    state = table("B R", up_to="D2")
    take(state, "red", "go D2")
    for _ in range(2):  # before exploring, and before moving
        before = state.to_json()
        assert texts(state.asides(REFEREE)) == {"stands the staff up"}
        assert not state.asides(1)
        act(GAME, state, REFEREE, GAME.moves.parse("stands the staff up"))
        assert state.to_json() == before
        refusal = refused(GAME, state, "landslide staff")
        assert (refusal.rule, refusal.reason) == ("PHAR-35", Reason.NOT_NOW)
        assert refused(GAME, state, "landslide foul").rule == "PHAR-36"
        if state.view(None)["phase"] == "explore":
            say(GAME, state, "choose blue", "takes")


@pytest.mark.rule("PHAR-35", "PHAR-31")
def test_the_staff_cannot_be_stood_up_during_a_try() -> None:
    state = table("R", up_to="D1")
    say(GAME, state, "choose red")
    assert not state.asides(REFEREE)
    assert refused(GAME, state, "stands the staff up").rule == "PHAR-35"


@pytest.mark.rule("PHAR-15")
def test_a_player_cannot_speak_for_the_referee() -> None:
    state = table("R", up_to="D1")
    with pytest.raises(Illegal) as caught:
        act(GAME, state, 0, GAME.moves.parse("stands the staff up"))
    assert caught.value.rule == "PHAR-15"


# The last boulder of a colour


def with_one_yellow() -> Pharaoh:
    state = table("Y B Y", up_to="D3")
    state.bowl = [5, 5, 1, 5]
    return state


@pytest.mark.rule("PHAR-96", "PHAR-37", "PHAR-38")
def test_the_last_yellow_boulder_brings_a_move_a_full_bowl_and_an_extra_turn() -> None:
    state = with_one_yellow()
    say(GAME, state, "choose yellow", "takes")
    assert texts(state.moves()) == {"go D1", "stay"}
    assert state.view(None)["bowl"]["yellow"] == 0
    say(GAME, state, "go D1")
    assert where(state)[0] == "D1"
    assert bowl(state) == 20
    assert (state.turn, state.view(None)["extra"]) == (0, True)
    take(state, "yellow", "go D3")
    assert where(state)[0] == "D3"
    assert (state.turn, state.view(None)["extra"]) == (1, False)


@pytest.mark.rule("PHAR-38")
def test_the_extra_turn_may_be_declined() -> None:
    state = with_one_yellow()
    take(state, "yellow")
    assert texts(state.moves()) == {"choose yellow", "choose blue", "turn marker", "decline"}
    say(GAME, state, "decline")
    assert (state.turn, state.view(None)["extra"]) == (1, False)
    assert refused(GAME, state, "decline").rule == "PHAR-18"
    assert where(state) == ["START"] * 3


@pytest.mark.rule("PHAR-38", "PHAR-48")
def test_a_landslide_ends_an_extra_turn_and_extra_turns_can_follow_each_other() -> None:
    state = with_one_yellow()
    take(state, "yellow")
    state.bowl = [5, 1, 5, 5]
    take(state, "blue", "go D2")
    assert (state.turn, bowl(state)) == (0, 20)
    say(GAME, state, "choose blue", "landslide gave up")
    assert (state.turn, state.view(None)["extra"]) == (1, False)


@pytest.mark.rule("PHAR-37")
def test_a_landslide_at_the_last_boulder_brings_no_extra_turn() -> None:
    state = with_one_yellow()
    say(GAME, state, "choose yellow", "landslide staff")
    assert (state.turn, bowl(state)) == (1, 20)


# The stand-in


SEEN = ("red", "yellow", "white")  # in the bowl below


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6))
def test_the_stand_in_succeeds_as_often_as_its_skill_says(seed: int) -> None:
    rng = Random(seed)
    state = table("R", up_to="D1")
    say(GAME, state, "choose red")
    state.bowl = [1, 0, 5, 5]
    said = Counter(GAME.stand_in(state, rng, 0.5).text for _ in range(2000))
    assert 850 < said["takes"] < 1150
    assert said["landslide boulder blue"] == 0
    assert said["landslide staff"] > said["landslide boulder white"] > said["landslide boulder red"] > 0
    told = {"takes", "landslide staff"} | {f"landslide boulder {c}" for c in SEEN}
    assert set(said) - {"landslide foul"} == told, "a foul is rare"
    assert {GAME.stand_in(state, rng, 1.0).text for _ in range(50)} == {"takes"}
