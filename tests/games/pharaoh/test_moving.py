"""Pharaoh's Gulo Gulo, rule by rule: moving, landslides, scarabs, and the burial chamber."""

from __future__ import annotations

import pytest

from teeter.games.pharaoh.game import GAME, Pharaoh
from teeter.rules.contract import NOBODY, Outcome, Reason, Unreadable
from tests.games.pharaoh.table import (
    bowl,
    mummy,
    put,
    put_mummy,
    shown,
    table,
    take,
    where,
)
from tests.rules.support import refused, say, texts

# Phase 2


@pytest.mark.rule("PHAR-86", "PHAR-39", "PHAR-40", "PHAR-41")
def test_one_may_go_back_or_forward_to_the_nearest_red_or_stay() -> None:
    state = table("R B R", up_to="D3")
    put(state, A="D2")
    say(GAME, state, "choose red", "takes")
    assert texts(state.moves()) == {"go D1", "go D3", "stay"}


@pytest.mark.rule("PHAR-41", "PHAR-39")
def test_no_field_of_the_colour_may_be_skipped_and_no_other_colour_reached() -> None:
    state = table("R B R", "R0 B0 R0", up_to="P3")
    put(state, A="P2")
    say(GAME, state, "choose red", "takes")
    assert texts(state.moves()) == {"go P1", "go P3", "stay"}
    assert refused(GAME, state, "go D3").rule == "PHAR-41"
    refusal = refused(GAME, state, "go D2")
    assert (refusal.rule, refusal.reason) == ("PHAR-39", Reason.WRONG_COLOUR)
    assert refused(GAME, state, "go P9").rule == "PHAR-39"


@pytest.mark.rule("PHAR-41")
def test_a_face_down_marker_is_no_destination() -> None:
    state = table("R B R", up_to="D2")
    put(state, A="D2")
    say(GAME, state, "choose red", "takes")
    assert texts(state.moves()) == {"go D1", "stay"}
    assert refused(GAME, state, "go D3").rule == "PHAR-39"


@pytest.mark.rule("PHAR-39", "PHAR-44")
def test_staying_is_no_landing() -> None:
    """No scarab, no curse, no heads: only an arrival has an effect (R29)."""
    state = table("", "R3 B0 Y0 W0", up_to="P4")
    put(state, A="P4", B="P1")
    put_mummy(state, "P4")
    state.scarabs = [1, 0, 0]
    take(state, "white")  # the mummy stands there, on a scarab field
    take(state, "red")  # three heads
    assert state.view(None)["scarabs"] == [1, 0, 0]
    assert where(state)[:2] == ["P4", "P1"]
    assert mummy(state) == ("P4", "entrance")


@pytest.mark.rule("PHAR-109", "PHAR-40")
def test_one_may_walk_out_of_the_pyramid_and_is_then_outside() -> None:
    state = table("R B Y Y W W R", "Y0", up_to="P1")
    put(state, A="P1")
    take(state, "blue", "go D2")
    assert where(state)[0] == "D2"
    state.turn = state.player = 0
    say(GAME, state, "choose blue", "landslide staff")
    assert where(state)[0] == "START"


@pytest.mark.rule("PHAR-105")
@pytest.mark.parametrize("field", ["START", "PIT", "C"])
def test_places_without_a_colour_cannot_be_gone_to(field: str) -> None:
    with pytest.raises(Unreadable):
        GAME.moves.parse(f"go {field}")


@pytest.mark.rule("PHAR-105")
def test_nothing_happens_to_those_who_are_sent_to_the_pit() -> None:
    state = table("", "R0 B0 W1", up_to="P3")
    put(state, A="P2", B="PIT", C="PIT")
    state.scarabs = [2, 0, 1]
    say(GAME, state, "choose red", "landslide staff")
    assert state.view(None)["scarabs"] == [2, 0, 1]
    assert mummy(state) == ("P14", "entrance")


# Landslides


@pytest.mark.rule("PHAR-87", "PHAR-45", "PHAR-46", "PHAR-47", "PHAR-48", "PHAR-13")
@pytest.mark.parametrize(
    ("field", "back"),
    [("D5", "START"), ("START", "START"), ("P6", "PIT"), ("PIT", "PIT"), ("P14", "PIT")],
)
def test_a_landslide_sends_back_to_the_start_or_the_pit(field: str, back: str) -> None:
    state = table("R", up_to="P6")
    put(state, A=field, B="P3", C="D2")
    state.scarabs = [3, 0, 1]
    state.bowl = [4, 5, 2, 5]
    say(GAME, state, "choose red", "landslide staff")
    assert where(state) == [back, "P3", "D2"]
    assert bowl(state) == 20
    assert state.turn == 1
    assert state.view(None)["phase"] == "explore"
    assert state.view(None)["scarabs"] == [3, 0, 1]


# Scarabs


@pytest.mark.rule("PHAR-49", "PHAR-44", "PHAR-78")
def test_landing_on_a_scarab_field_brings_a_scarab_and_passing_does_not() -> None:
    state = table("R B Y W", up_to="D4")
    take(state, "yellow", "go D3")
    assert state.view(None)["scarabs"] == [0, 0, 0]
    take(state, "blue", "go D2")
    assert state.view(None)["scarabs"] == [0, 1, 0]
    assert state.view(None)["stock"] == 23


@pytest.mark.rule("PHAR-94", "PHAR-50", "PHAR-68")
@pytest.mark.parametrize(("variant", "limit"), [("base", 4), ("landslide", 3)])
def test_nobody_owns_more_scarabs_than_the_limit(variant: str, limit: int) -> None:
    state = table("R B R", up_to="D3", variant=variant)
    state.scarabs = [limit, limit - 1, 0]
    take(state, "blue", "go D2")
    take(state, "blue", "go D2")
    assert state.view(None)["scarabs"] == [limit, limit, 0]


# The burial chamber


def at_the_chamber(
    burial: str = "W R", scarabs: int = 2, variant: str = "base", seats: int = 3
) -> Pharaoh:
    """A on P14 with scarabs, everything on the track face up, the mummy far away."""
    state = table("", "", burial, up_to="P14", variant=variant, seats=seats)
    put(state, A="P14")
    if variant != "race":
        put_mummy(state, "P5")
        state.scarabs[0] = scarabs
    return state


@pytest.mark.rule("PHAR-97", "PHAR-61", "PHAR-63", "PHAR-64", "PHAR-67")
def test_with_two_scarabs_the_chamber_is_entered_and_two_boulders_win() -> None:
    state = at_the_chamber(scarabs=1)
    assert refused(GAME, state, "enter").rule == "PHAR-61"
    state.scarabs[0] = 2
    assert "enter" in texts(state.moves())
    say(GAME, state, "enter")
    assert where(state)[0] == "C"
    assert state.view(None)["burial"] == ["white", "?"]
    assert state.view(None)["colour"] == "white"
    say(GAME, state, "takes")
    assert state.view(None)["burial"] == ["white", "red"]
    assert (state.view(None)["colour"], state.view(None)["taken"]) == ("red", 1)
    say(GAME, state, "takes")
    assert state.turn == NOBODY
    assert state.view(None)["scarabs"][0] == 2
    reason = "took both boulders in the burial chamber"
    assert state.outcome() == Outcome((0,), (23, 0, 0), reason)


@pytest.mark.rule("PHAR-67")
def test_the_game_is_over_at_once_and_has_one_winner() -> None:
    state = at_the_chamber()
    put(state, B="P14", C="P3")
    say(GAME, state, "enter", "takes")
    assert state.outcome() is None
    say(GAME, state, "takes")
    assert (state.moves(), state.view(None)["phase"]) == ((), "over")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (23, 22, 11))
    for text in ("turn marker", "choose red", "enter", "stay", "takes", "stands the staff up"):
        refusal = refused(GAME, state, text)
        assert (refusal.rule, refusal.reason) == ("PHAR-67", Reason.OVER)


@pytest.mark.rule("PHAR-62", "PHAR-61")
def test_the_chamber_is_entered_only_from_the_last_field_at_the_start_of_a_turn() -> None:
    state = table("", "R0 " * 2 + "B0 B0 Y0 Y0 Y0 W0 W0 W0 R1 R3 B1 W1", up_to="P14")
    state.scarabs = [4, 4, 4]
    put(state, A="P13")
    put_mummy(state, "P5")
    assert refused(GAME, state, "enter").rule == "PHAR-62"
    say(GAME, state, "choose white", "takes", "go P14")
    assert where(state)[0] == "P14"  # arriving does not enter
    assert state.turn == 1
    assert refused(GAME, state, "enter").rule == "PHAR-62"


@pytest.mark.rule("PHAR-61", "PHAR-62")
def test_on_the_last_field_one_may_explore_as_usual() -> None:
    colours = {"choose red", "choose blue", "choose yellow", "choose white"}
    assert texts(at_the_chamber(scarabs=2).moves()) == colours | {"enter"}
    assert texts(at_the_chamber(scarabs=1).moves()) == colours


@pytest.mark.rule("PHAR-98", "PHAR-65", "PHAR-66")
def test_after_a_landslide_in_the_chamber_the_next_visitor_must_take_both_boulders_again() -> None:
    state = at_the_chamber()
    put(state, B="P14")
    state.scarabs = [2, 3, 0]
    say(GAME, state, "enter", "takes")
    assert state.view(None)["colour"] == "red"
    say(GAME, state, "landslide staff")
    assert where(state)[0] == "PIT"
    assert state.view(None)["scarabs"] == [2, 3, 0]
    assert (bowl(state), state.turn, state.view(None)["taken"]) == (20, 1, 0)
    assert state.view(None)["burial"] == ["white", "red"]
    say(GAME, state, "enter")
    assert state.view(None)["colour"] == "white"
    say(GAME, state, "takes")
    assert state.view(None)["colour"] == "red"
    say(GAME, state, "takes")
    assert state.outcome() is not None


@pytest.mark.rule("PHAR-66", "PHAR-65")
def test_a_landslide_at_the_first_boulder_leaves_the_second_marker_face_down() -> None:
    state = at_the_chamber()
    put(state, B="P14")
    state.scarabs[1] = 2
    say(GAME, state, "enter", "landslide boulder blue")
    assert where(state)[0] == "PIT"
    assert state.view(None)["burial"] == ["white", "?"]
    say(GAME, state, "enter", "takes")
    assert state.view(None)["burial"] == ["white", "red"]


@pytest.mark.rule("PHAR-37", "PHAR-64")
def test_the_last_boulder_of_a_colour_in_the_chamber_fills_the_bowl_for_the_second_try() -> None:
    state = at_the_chamber("W W")
    state.bowl = [5, 5, 5, 1]
    say(GAME, state, "enter", "takes")
    assert (bowl(state), state.view(None)["extra"]) == (20, False)
    say(GAME, state, "landslide staff")
    assert state.turn == 1


@pytest.mark.rule("PHAR-38", "PHAR-62")
def test_an_extra_turn_on_the_last_field_may_enter_or_be_declined() -> None:
    state = at_the_chamber()
    colour = shown(state)["P14"]
    state.bowl = [1, 1, 1, 1]
    take(state, colour)
    assert {"enter", "decline"} <= texts(state.moves())
    say(GAME, state, "enter", "takes", "takes")
    assert state.outcome() is not None


@pytest.mark.rule("PHAR-36")
def test_in_the_chamber_the_same_reports_are_possible_as_elsewhere() -> None:
    state = at_the_chamber()
    say(GAME, state, "choose red")
    elsewhere = texts(state.moves())
    state = at_the_chamber()
    say(GAME, state, "enter")
    assert texts(state.moves()) == elsewhere
    assert refused(GAME, state, "stay").rule == "PHAR-17"
