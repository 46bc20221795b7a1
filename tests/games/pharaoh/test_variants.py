"""Pharaoh's Gulo Gulo, rule by rule: the Adventurous Landslide and the Race to the Burial Chamber."""

from __future__ import annotations

import pytest

from teeter.games.pharaoh.game import GAME, Pharaoh
from teeter.games.pharaoh.pieces import FIELDS
from teeter.rules.contract import BadOptions, Outcome, Reason
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


def test_the_variations_are_not_combined() -> None:
    assert GAME.variants == ("base", "landslide", "race")
    with pytest.raises(BadOptions):
        GAME.options(3, "landslide race")


# Adventurous Landslide


def sliding(field: str) -> Pharaoh:
    """A on a field; red on P6 and P2, D4 and D1; blue on P4, D5 and D2; yellow on D3; white on P8."""
    state = table("R B Y R B Y W", "Y0 R0 Y0 B0 Y0 R0 Y2 W0 W0", variant="landslide", up_to="P9")
    put(state, A=field)
    return state


@pytest.mark.rule("PHAR-99", "PHAR-70", "PHAR-72", "PHAR-69", "PHAR-73")
def test_a_fallen_staff_sends_back_to_the_announced_colour_without_any_effect() -> None:
    state = sliding("P9")
    state.faces[FIELDS.index("P6")] = 2  # red with two heads
    state.scarab_fields = [FIELDS.index("P6")]
    state.bowl = [3, 4, 5, 5]
    say(GAME, state, "choose red", "landslide staff")
    assert where(state)[0] == "P6"
    assert state.view(None)["scarabs"] == [0, 0, 0]
    assert mummy(state) == ("P14", "entrance")
    assert state.view(None)["walk"] == []
    assert (bowl(state), state.turn) == (20, 1)


@pytest.mark.rule("PHAR-100", "PHAR-71")
def test_a_fallen_boulder_sends_back_to_its_own_colour() -> None:
    state = sliding("P9")
    say(GAME, state, "choose red", "landslide boulder blue")
    assert where(state)[0] == "P4"


@pytest.mark.rule("PHAR-71", "PHAR-108")
def test_a_dropped_boulder_of_the_announced_colour_sends_back_to_that_colour() -> None:
    state = sliding("P9")
    say(GAME, state, "choose red", "landslide boulder red")
    assert where(state)[0] == "P6"


@pytest.mark.rule("PHAR-70", "PHAR-72")
@pytest.mark.parametrize("cause", ["landslide foul", "landslide gave up"])
def test_giving_up_and_fouls_count_for_the_announced_colour(cause: str) -> None:
    state = sliding("P5")
    say(GAME, state, "choose blue", cause)
    assert where(state)[0] == "P4"


@pytest.mark.rule("PHAR-72", "PHAR-56")
def test_a_retreat_onto_the_mummy_costs_nothing() -> None:
    state = sliding("P9")
    put_mummy(state, "P6")
    say(GAME, state, "choose red", "landslide staff")
    assert where(state)[0] == "P6"


@pytest.mark.rule("PHAR-69")
def test_turning_a_marker_announces_its_colour() -> None:
    state = table("R B R", "", variant="landslide", up_to="D2")
    put(state, A="D2")
    say(GAME, state, "turn marker")
    assert state.view(None)["colour"] == "red"
    say(GAME, state, "landslide staff")
    assert where(state)[0] == "D1"


@pytest.mark.rule("PHAR-73", "PHAR-45", "PHAR-46")
@pytest.mark.parametrize(
    ("field", "colour", "back"),
    [
        ("P6", "red", "P2"),  # the own field does not count
        ("P2", "red", "PIT"),  # there is a red on D4, but the pit stops a retreat from inside
        ("PIT", "red", "PIT"),
        ("D3", "red", "D1"),
        ("D3", "yellow", "START"),
        ("D3", "white", "START"),
        ("D1", "red", "START"),
        ("START", "red", "START"),
    ],
)
def test_without_such_a_colour_behind_the_base_rules_hold(field: str, colour: str, back: str) -> None:
    state = sliding(field)
    say(GAME, state, "choose blue", f"landslide boulder {colour}")
    assert where(state)[0] == back


@pytest.mark.rule("PHAR-70")
def test_face_down_fields_are_no_refuge() -> None:
    state = table("R R B", variant="landslide", up_to="D1")
    put(state, A="D3")
    say(GAME, state, "choose red", "landslide staff")
    assert where(state)[0] == "D1"


@pytest.mark.rule("PHAR-66", "PHAR-73")
@pytest.mark.parametrize("cause", ["landslide staff", "landslide boulder red"])
def test_from_the_chamber_the_retreat_goes_to_the_pit(cause: str) -> None:
    state = table("", "", "R W", variant="landslide", up_to="P14")
    put(state, A="P14")
    state.scarabs[0] = 2
    say(GAME, state, "enter", cause)
    assert where(state)[0] == "PIT"
    assert state.turn == 1


# Race to the Burial Chamber


@pytest.mark.rule("PHAR-74", "PHAR-09", "PHAR-78")
def test_the_race_has_no_mummy_no_scarabs_and_no_blocked_marker() -> None:
    state = table("R B", variant="race", up_to="P13")
    view = state.view(None)
    assert (view["mummy"], view["facing"], view["blocked"]) == (None, None, None)
    assert view["scarab_fields"] == []
    assert view["stock"] == 24
    say(GAME, state, "turn marker")
    assert "P14" in shown(state)


@pytest.mark.rule("PHAR-74")
def test_in_the_race_heads_and_scarab_fields_do_nothing() -> None:
    state = table("B R", "R3 B2", variant="race", up_to="P2")
    take(state, "red", "go D2")
    put(state, B="PIT", C="P1")
    take(state, "red", "go P1")
    assert where(state) == ["D2", "P1", "P1"]
    assert state.view(None)["scarabs"] == [0, 0, 0]
    assert state.view(None)["stock"] == 24
    assert state.view(None)["walk"] == []
    assert state.view(None)["track"][7] == {"field": "P1", "colour": "red", "heads": 3}


@pytest.mark.rule("PHAR-75")
def test_in_the_race_nobody_goes_backwards_but_for_a_landslide() -> None:
    state = table("R B R", variant="race", up_to="D3")
    put(state, A="D2", B="P2")
    say(GAME, state, "choose red", "takes")
    assert texts(state.moves()) == {"go D3", "stay"}
    assert refused(GAME, state, "go D1").rule == "PHAR-75"
    say(GAME, state, "stay", "turn marker", "landslide staff")
    assert where(state)[1] == "PIT"


@pytest.mark.rule("PHAR-101", "PHAR-77")
def test_in_the_race_only_colours_ahead_may_be_chosen() -> None:
    state = table("R B Y W", variant="race", up_to="D3")
    put(state, A="D3")
    assert texts(state.moves()) == {"turn marker"}
    for colour in ("red", "blue", "yellow"):
        refusal = refused(GAME, state, f"choose {colour}")
        assert (refusal.rule, refusal.reason) == ("PHAR-77", Reason.FORBIDDEN)
    assert refused(GAME, state, "choose white").rule == "PHAR-21"
    say(GAME, state, "turn marker", "landslide gave up")
    put(state, B="D2")
    assert texts(state.moves()) == {"choose yellow", "choose white", "turn marker"}


@pytest.mark.rule("PHAR-102", "PHAR-76")
def test_in_the_race_the_chamber_is_entered_without_scarabs_and_must_be() -> None:
    state = table("", "", "W R", variant="race", up_to="P14")
    put(state, A="P14")
    assert texts(state.moves()) == {"enter"}
    assert refused(GAME, state, "choose red").rule == "PHAR-77"
    say(GAME, state, "enter", "takes", "takes")
    assert state.outcome() == Outcome((0,), (23, 0, 0), "took both boulders in the burial chamber")


@pytest.mark.rule("PHAR-62", "PHAR-77")
def test_in_the_race_too_the_chamber_is_entered_only_from_the_last_field() -> None:
    state = table("", "", variant="race", up_to="P14")
    put(state, A="P13")
    assert refused(GAME, state, "enter").rule == "PHAR-62"


@pytest.mark.rule("PHAR-38", "PHAR-77")
def test_in_the_race_an_extra_turn_on_the_last_field_may_be_declined() -> None:
    state = table("", "", variant="race", up_to="P14")
    put(state, A="P13")
    state.bowl = [1, 1, 1, 1]
    colour = shown(state)["P14"]
    take(state, colour, "go P14")
    assert texts(state.moves()) == {"enter", "decline"}
    say(GAME, state, "decline")
    assert (state.turn, where(state)[0]) == (1, "P14")
