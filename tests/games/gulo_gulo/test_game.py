"""Gulo Gulo along the path, rule by rule: turns, colours, pointing, moving."""

from __future__ import annotations

from random import Random

import pytest

from teeter.games.gulo_gulo.game import GAME, new
from teeter.rules.contract import REFEREE
from tests.games.gulo_gulo.table import ALL_EGGS, ROW, attempt, table
from tests.rules.support import refused, say, texts

# The frame of a turn


@pytest.mark.rule("GULO-13", "GULO-46")
def test_turns_go_clockwise_from_the_seat_that_begins() -> None:
    options = GAME.options(3)
    state = new(options, GAME.deal(options, 1, Random(1)))
    order = []
    for _ in range(4):
        order.append(state.turn)
        say(GAME, state, "turn tile")
        attempt(state, state.view(None)["colour"] or "")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("GULO-14", "GULO-15")
def test_a_turn_is_colour_then_egg_then_try_and_there_is_no_passing() -> None:
    state = table("R Y | B", 1)
    assert refused(GAME, state, "point red-1").rule == "GULO-14"
    assert refused(GAME, state, "takes").rule == "GULO-14"
    say(GAME, state, "choose yellow")
    assert texts(state.moves()) == {f"point yellow-{n}" for n in range(1, 6)}
    assert refused(GAME, state, "choose yellow").rule == "GULO-14"
    assert refused(GAME, state, "turn tile").rule == "GULO-14"
    assert refused(GAME, state, "alarm pole").rule == "GULO-27"
    say(GAME, state, "point yellow-2")
    assert state.turn == REFEREE
    assert texts(state.moves()) == {
        "takes",
        "alarm pole",
        "alarm sweep",
        "alarm gave up",
        *(f"alarm egg {colour}" for colour in ("blue", "red", "yellow", "green", "purple")),
    }
    assert state.view(None)["gulos"] == [1, 0, 0]
    say(GAME, state, "takes")
    assert state.view(None)["gulos"] == [2, 0, 0]
    assert state.turn == 1


# Which colour


@pytest.mark.rule("GULO-89", "GULO-16", "GULO-17", "GULO-18", "GULO-28")
def test_david_turns_a_blue_tile_and_must_steal_blue() -> None:
    state = table("R Y | B", 1)
    say(GAME, state, "turn tile")
    view = state.view(None)
    assert view["path"][:4] == ["red", "yellow", "blue", "?"]
    assert (view["colour"], view["shown"]) == ("blue", 3)
    assert texts(state.moves()) == {f"point blue-{n}" for n in range(1, 6)}
    assert refused(GAME, state, "choose yellow").rule == "GULO-18"
    assert refused(GAME, state, "turn tile").rule == "GULO-17"
    assert refused(GAME, state, "point yellow-1").rule == "GULO-28"


@pytest.mark.rule("GULO-90", "GULO-19", "GULO-20", "GULO-42")
def test_matilda_does_not_turn_and_jumps_to_the_farthest_colour() -> None:
    state = table("G Y B R", 1)
    assert texts(state.moves()) == {"turn tile", "choose yellow", "choose blue", "choose red"}
    attempt(state, "red")
    assert state.view(None)["gulos"][0] == 4
    assert state.view(None)["path"][4] == "?"


@pytest.mark.rule("GULO-91", "GULO-22", "GULO-42")
def test_clara_sees_only_face_down_tiles_and_must_turn_the_next() -> None:
    state = table("R B | Y", 2)
    assert texts(state.moves()) == {"turn tile"}
    assert refused(GAME, state, "choose red").rule == "GULO-22"
    say(GAME, state, "turn tile")
    attempt(state, "yellow")
    assert state.view(None)["gulos"][0] == 3


@pytest.mark.rule("GULO-92", "GULO-43", "GULO-24")
def test_philip_may_not_jump_over_the_nearer_yellow_tile() -> None:
    state = table("R B Y G | Y", 1)
    say(GAME, state, "turn tile")
    attempt(state, "yellow")
    view = state.view(None)
    assert view["gulos"][0] == 3
    assert view["path"][4] == "yellow"
    assert (view["shown"], view["colour"], view["egg"]) == (None, None, None)


@pytest.mark.rule("GULO-16")
def test_the_next_face_down_tile_may_lie_far_ahead_and_may_run_out() -> None:
    state = table("R B Y G | Y")
    say(GAME, state, "turn tile")
    assert state.view(None)["shown"] == 5
    state = table(ROW)
    assert texts(state.moves()) == {"choose blue", "choose red", "choose yellow", "choose green"}
    assert refused(GAME, state, "turn tile").rule == "GULO-16"


@pytest.mark.rule("GULO-20", "GULO-21")
def test_a_colour_behind_or_under_the_gulo_or_nowhere_cannot_be_chosen() -> None:
    state = table("R B Y", 2)
    assert texts(state.moves()) == {"turn tile", "choose yellow"}
    assert refused(GAME, state, "choose red").rule == "GULO-21"
    assert refused(GAME, state, "choose blue").rule == "GULO-21"
    assert refused(GAME, state, "choose green").rule == "GULO-20"


@pytest.mark.rule("GULO-43", "GULO-20")
def test_choosing_a_colour_never_names_one_of_its_tiles() -> None:
    state = table("R B Y B")  # R19: both blue tiles lie ahead, the choice is blue
    attempt(state, "blue")
    assert state.view(None)["gulos"][0] == 2


@pytest.mark.rule("GULO-23")
def test_the_deck_is_closed_before_the_last_tile() -> None:
    state = table(ROW, 18)
    assert refused(GAME, state, "turn deck").rule == "GULO-23"
    say(GAME, state, "choose yellow")
    assert refused(GAME, state, "turn deck").rule == "GULO-23"


@pytest.mark.rule("GULO-25")
def test_purple_is_never_chosen() -> None:
    state = table("R B Y G")
    assert refused(GAME, state, "choose purple").rule == "GULO-25"
    say(GAME, state, "choose red")
    assert refused(GAME, state, "point purple-1").rule == "GULO-28"


@pytest.mark.rule("GULO-98", "GULO-22", "GULO-24", "GULO-49")
def test_a_tile_turned_in_vain_stays_open_for_the_next_player() -> None:
    state = table("| G")
    assert texts(state.moves()) == {"turn tile"}
    say(GAME, state, "turn tile")
    attempt(state, "green", "alarm pole")
    view = state.view(None)
    assert view["gulos"][0] == 0
    assert view["path"][0] == "green"  # R4
    assert view["turn"] == 1
    assert texts(state.moves()) == {"turn tile", "choose green"}


# Pointing at an egg


@pytest.mark.rule("GULO-27", "GULO-26")
def test_an_egg_in_the_bag_cannot_be_pointed_out() -> None:
    state = table("R R R")
    say(GAME, state, "choose red", "point red-3", "takes")
    assert state.view(None)["nest"] == [egg for egg in ALL_EGGS if egg != "red-3"]
    say(GAME, state, "choose red")
    assert texts(state.moves()) == {"point red-1", "point red-2", "point red-4", "point red-5"}
    assert refused(GAME, state, "point red-3").rule == "GULO-27"


@pytest.mark.rule("GULO-27", "GULO-29")
def test_until_the_first_touch_the_player_may_point_at_another_egg_of_the_colour() -> None:
    state = table("R R")
    say(GAME, state, "choose red", "point red-3")  # R16
    others = {"point red-1", "point red-2", "point red-4", "point red-5"}
    assert texts(state.asides(0)) == others
    assert texts(state.asides(1)) == texts(state.asides(REFEREE)) == set()
    assert refused(GAME, state, "point red-3").rule == "GULO-27"
    assert refused(GAME, state, "point blue-1").rule == "GULO-28"
    say(GAME, state, "point red-4")
    assert state.view(None)["egg"] == "red-4"
    assert state.turn == REFEREE
    say(GAME, state, "takes")
    assert "red-4" not in state.view(None)["nest"]
    assert "red-3" in state.view(None)["nest"]


# Moving


@pytest.mark.rule("GULO-44", "GULO-45")
def test_gulos_pass_each_other_and_share_tiles() -> None:
    state = table("R B Y", 0, 1, 3)
    attempt(state, "yellow")
    assert state.view(None)["gulos"] == [3, 1, 3]


@pytest.mark.rule("GULO-110")
def test_nobody_may_stay_after_a_theft() -> None:
    state = table("R B Y")  # R22
    say(GAME, state, "choose red", "point red-1", "takes")
    assert state.view(None)["gulos"][0] == 1
    assert state.turn == 1
