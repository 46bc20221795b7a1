"""Pharaoh's Gulo Gulo, rule by rule: turns and exploring."""

from __future__ import annotations

import pytest

from teeter.games.pharaoh.game import GAME, new
from teeter.rules.contract import REFEREE, Reason
from tests.games.pharaoh.table import (
    LANDSLIDES,
    bowl,
    put,
    put_mummy,
    setup,
    shown,
    table,
    take,
    where,
)
from tests.rules.support import refused, say, texts


@pytest.mark.rule("PHAR-83", "PHAR-22", "PHAR-25", "PHAR-41")
def test_tim_must_turn_the_first_marker_and_goes_to_it() -> None:
    state = table("R B", seats=2)
    assert texts(state.moves()) == {"turn marker"}
    say(GAME, state, "turn marker")
    assert shown(state) == {"D1": "red"}
    assert state.view(None)["colour"] == "red"
    say(GAME, state, "takes")
    assert bowl(state) == 19
    say(GAME, state, "go D1")
    assert where(state) == ["D1", "START"]


@pytest.mark.rule("PHAR-84", "PHAR-18", "PHAR-19", "PHAR-21", "PHAR-42")
def test_ida_turns_the_next_marker_or_uses_tims_red() -> None:
    state = table("R B", seats=2)
    say(GAME, state, "turn marker", "takes", "go D1")
    assert texts(state.moves()) == {"turn marker", "choose red"}
    other = state.copy()
    say(GAME, state, "turn marker", "takes", "go D2")
    assert where(state) == ["D1", "D2"]
    take(other, "red", "go D1")
    assert where(other) == ["D1", "D1"]


@pytest.mark.rule("PHAR-85", "PHAR-41")
def test_the_nearest_red_is_not_the_one_just_turned() -> None:
    state = table("R R", seats=2)
    say(GAME, state, "turn marker", "takes", "stay", "turn marker", "takes")
    assert texts(state.moves()) == {"go D1", "stay"}
    assert refused(GAME, state, "go D2").rule == "PHAR-41"


@pytest.mark.rule("PHAR-15")
def test_turns_go_round_the_table() -> None:
    state = new(GAME.options(3), setup("R") | {"first": ["B"]})
    order = [state.turn]
    say(GAME, state, "turn marker", "takes", "stay")
    order.append(state.turn)
    take(state, "red")
    order.append(state.turn)
    say(GAME, state, "choose red", "landslide staff")
    assert [*order, state.turn] == [1, 2, 0, 1]


@pytest.mark.rule("PHAR-16", "PHAR-17")
def test_a_turn_is_exploring_then_moving_and_no_move_without_a_boulder() -> None:
    state = table("R R", up_to="D2")
    assert state.view(None)["phase"] == "explore"
    assert refused(GAME, state, "go D1").rule == "PHAR-17"
    assert refused(GAME, state, "stay").rule == "PHAR-17"
    assert refused(GAME, state, "takes").rule == "PHAR-16"
    say(GAME, state, "choose red")
    assert (state.view(None)["phase"], state.turn, state.view(None)["player"]) == ("try", REFEREE, 0)
    assert refused(GAME, state, "go D1").rule == "PHAR-17"
    say(GAME, state, "takes")
    assert (state.view(None)["phase"], state.turn) == ("move", 0)
    for text in ("turn marker", "choose red", "enter", "decline", "takes"):
        assert refused(GAME, state, text).rule == "PHAR-16"


@pytest.mark.rule("PHAR-18", "PHAR-20")
def test_only_one_option_is_taken_and_its_colour_must_be_tried() -> None:
    state = table("B R", up_to="D1")
    say(GAME, state, "turn marker")
    assert state.view(None)["colour"] == "red"
    for text in ("turn marker", "choose blue", "enter", "decline"):
        assert refused(GAME, state, text).rule == "PHAR-18"
    assert texts(state.moves()) == {"takes"} | LANDSLIDES


@pytest.mark.rule("PHAR-18")
def test_an_ordinary_turn_cannot_be_declined() -> None:
    assert refused(GAME, table(), "decline").rule == "PHAR-18"


@pytest.mark.rule("PHAR-21")
def test_any_colour_that_lies_face_up_may_be_chosen_and_no_other() -> None:
    state = table("R B R W", up_to="D3")
    put(state, A="P3")
    assert texts(state.moves()) == {"choose red", "choose blue", "turn marker"}
    refusal = refused(GAME, state, "choose white")
    assert (refusal.rule, refusal.reason) == ("PHAR-21", Reason.WRONG_COLOUR)


@pytest.mark.rule("PHAR-21", "PHAR-39")
def test_a_colour_only_under_the_own_figure_may_be_tried_and_leaves_only_staying() -> None:
    state = table("R B", up_to="D2")
    put(state, A="D1")
    say(GAME, state, "choose red", "takes")
    assert texts(state.moves()) == {"stay"}
    assert refused(GAME, state, "go D1").rule == "PHAR-41"


@pytest.mark.rule("PHAR-22", "PHAR-19")
def test_with_all_markers_face_up_a_colour_must_be_chosen() -> None:
    state = table(up_to="P14")
    assert texts(state.moves()) == {"choose red", "choose blue", "choose yellow", "choose white"}
    assert refused(GAME, state, "turn marker").rule == "PHAR-22"


@pytest.mark.rule("PHAR-53", "PHAR-22")
def test_the_marker_under_the_mummy_cannot_be_turned() -> None:
    state = table(up_to="P13")
    assert state.view(None)["blocked"] == "P14"
    assert refused(GAME, state, "turn marker").rule == "PHAR-53"
    put_mummy(state, "P13")
    assert state.view(None)["blocked"] is None
    say(GAME, state, "turn marker")
    assert "P14" in shown(state)


@pytest.mark.rule("PHAR-19", "PHAR-53", "PHAR-80")
def test_a_blocked_marker_is_skipped_until_the_mummy_has_left() -> None:
    state = table(up_to="P4")
    put_mummy(state, "P5")
    say(GAME, state, "turn marker", "landslide staff")
    assert list(shown(state))[-2:] == ["P4", "P6"]
    put_mummy(state, "P9")
    say(GAME, state, "turn marker", "landslide staff")
    assert list(shown(state))[-2:] == ["P5", "P6"]


@pytest.mark.rule("PHAR-23")
def test_a_turned_marker_stays_face_up_after_a_landslide() -> None:
    state = table("R")
    say(GAME, state, "turn marker", "landslide staff")
    assert shown(state) == {"D1": "red"}
    assert "choose red" in texts(state.moves())


@pytest.mark.rule("PHAR-24")
def test_exploring_never_turns_a_burial_marker() -> None:
    state = table(up_to="P14")
    put(state, A="P14")
    assert state.view(None)["burial"] == ["?", "?"]
    assert refused(GAME, state, "turn marker").rule == "PHAR-22"
