"""Gulo Gulo, rule by rule: alarms, and the last egg of a colour."""

from __future__ import annotations

import pytest

from teeter.games.gulo_gulo.game import GAME
from teeter.rules.contract import REFEREE
from tests.games.gulo_gulo.table import ALL_EGGS, attempt, leave_one, table
from tests.rules.support import refused, say, texts

# Egg alarm


@pytest.mark.rule("GULO-93", "GULO-37", "GULO-47", "GULO-51", "GULO-53", "GULO-109")
def test_peters_pole_touches_the_table_and_he_goes_back_to_red() -> None:
    state = table("R B R Y G B R", 5, 0, 0, turn="B")
    attempt(state, "green")  # an egg is in the bag when Peter fails
    assert len(state.view(None)["nest"]) == 21
    state._begin(0)
    attempt(state, "red", "alarm pole")
    view = state.view(None)
    assert view["gulos"][0] == 3
    assert view["nest"] == ALL_EGGS
    assert view["turn"] == 1
    assert view["last"] == {"seat": 0, "egg": "red-1", "said": "alarm pole"}


@pytest.mark.rule("GULO-99", "GULO-47", "GULO-48")
def test_without_the_failed_colour_behind_the_gulo_goes_to_start() -> None:
    state = table("R B Y B", 3)
    attempt(state, "blue", "alarm pole")
    assert state.view(None)["gulos"][0] == 2
    state = table("R B Y G", 3)
    attempt(state, "green", "alarm pole")
    assert state.view(None)["gulos"][0] == 0


@pytest.mark.rule("GULO-50")
def test_the_tile_under_the_gulo_is_not_behind_it() -> None:
    state = table("B R B B", 3)  # R11
    attempt(state, "blue", "alarm pole")
    assert state.view(None)["gulos"][0] == 1


@pytest.mark.rule("GULO-38")
@pytest.mark.parametrize("report", ["alarm egg red", "alarm sweep", "alarm gave up"])
def test_target_fallen_out_second_sweep_and_giving_up_are_alarms_like_any_other(report: str) -> None:
    state = table("R Y R", 2)  # R5, R8, R17
    attempt(state, "red", report)
    assert state.view(None)["gulos"][0] == 1
    assert state.view(None)["nest"] == ALL_EGGS
    assert state.turn == 1


@pytest.mark.rule("GULO-105", "GULO-39", "GULO-40")
def test_a_pole_at_rest_across_the_rim_is_a_success() -> None:
    state = table("R Y R", 2)  # the referee saw no contact with the table: R7
    attempt(state, "red", "takes")
    assert state.view(None)["gulos"][0] == 3
    assert len(state.view(None)["nest"]) == 21


@pytest.mark.rule("GULO-106", "GULO-37")
def test_one_touch_of_the_table_is_an_alarm() -> None:
    state = table("R Y R", 2)  # R6
    attempt(state, "red", "alarm pole")
    assert state.view(None)["gulos"][0] == 1
    assert state.view(None)["nest"] == ALL_EGGS


@pytest.mark.rule("GULO-107", "GULO-38", "GULO-47")
def test_a_green_egg_over_the_rim_sends_back_by_the_failed_red() -> None:
    state = table("R G Y R", 3)
    attempt(state, "red", "alarm egg green")
    assert state.view(None)["gulos"][0] == 1


@pytest.mark.rule("GULO-108", "GULO-41")
def test_a_pole_that_falls_by_itself_between_tries_changes_nothing() -> None:
    state = table("R Y R", 2)
    attempt(state, "red")
    before = state.to_json()
    assert texts(state.asides(REFEREE)) == {"sets the pole back"}
    assert state.asides(0) == state.asides(1) == ()
    say(GAME, state, "sets the pole back")
    assert state.to_json() == before
    assert state.turn == 1
    say(GAME, state, "choose red", "sets the pole back", "point red-2")
    assert refused(GAME, state, "sets the pole back").rule == "GULO-41"


# The last egg of a colour


@pytest.mark.rule("GULO-100", "GULO-54", "GULO-55", "GULO-56", "GULO-111")
def test_the_last_blue_egg_moves_then_refills_then_earns_a_full_turn() -> None:
    state = table("G B R", 1, 3, 2)
    leave_one(state, "blue")
    assert state.view(None)["nest"] == [
        e for e in ALL_EGGS if e == "blue-1" or not e.startswith("blue")
    ]
    attempt(state, "blue")
    view = state.view(None)
    assert view["gulos"] == [2, 3, 2]
    assert view["nest"] == ALL_EGGS
    assert view["turn"] == 0
    assert texts(state.moves()) == {"turn tile", "choose red"}


@pytest.mark.rule("GULO-100", "GULO-54")
def test_an_alarm_on_the_last_egg_earns_nothing() -> None:
    state = table("G B R", 1)
    leave_one(state, "blue")
    attempt(state, "blue", "alarm pole")
    assert state.view(None)["gulos"][0] == 0
    assert state.turn == 1


@pytest.mark.rule("GULO-54", "GULO-55")
def test_five_thefts_of_a_colour_empty_it_and_the_fifth_thief_plays_again() -> None:
    state = table("R R R R R R")
    for seat in (0, 1, 2, 0, 1):
        assert state.turn == seat
        attempt(state, "red")
    assert state.turn == 1
    assert state.view(None)["nest"] == ALL_EGGS
    assert state.view(None)["gulos"] == [2, 2, 1]
