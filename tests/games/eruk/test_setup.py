"""Eruk, rule by rule: set-up, options and the list of moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from teeter.games.eruk import house
from teeter.games.eruk.game import GAME, new
from teeter.games.eruk.moves import FACES, PLACES
from teeter.games.eruk.view import ErukView
from teeter.rules.contract import BadOptions, BadSetup, Unreadable
from tests.games.eruk.table import finishing, table, turn
from tests.says import says


@pytest.mark.rule("ERUK-01")
def test_eruk_is_for_two_to_five_players() -> None:
    for seats in (2, 3, 4, 5):
        state = GAME.start(GAME.options(seats), Random(seats))
        assert len(cast(ErukView, state.view(None))["piles"]) == seats
    for seats in (1, 6):
        with pytest.raises(BadOptions, check=says("2 to 5 players")):
            GAME.options(seats)


@pytest.mark.rule("ERUK-02", "ERUK-06")
def test_all_74_counters_are_mixed() -> None:
    setup = GAME.deal(GAME.options(3), 0, Random(1))
    assert Counter(setup["counters"]) == {
        "bear": 14,
        "seal": 14,
        "salmon": 14,
        "herring": 14,
        "reindeer": 9,
        **{f"igloo-{n}": 1 for n in range(1, 10)},
    }
    assert setup["counters"] != GAME.deal(GAME.options(3), 0, Random(2))["counters"]


@pytest.mark.rule("ERUK-02", "ERUK-06")
def test_all_counters_lie_face_down_with_the_same_back() -> None:
    assert table("B H").view(0)["counters"] == ["?"] * 74


@pytest.mark.rule("ERUK-03", "ERUK-09")
def test_each_player_has_four_figures_of_a_colour_of_their_own() -> None:
    assert table("B", seats=5).view(None)["figures"] == [4, 4, 4, 4, 4]
    assert len(set(house.COLOURS.value)) == 5


@pytest.mark.rule("ERUK-04", "ERUK-07")
def test_the_sun_begins_on_field_1_of_9_and_no_igloo_field_is_built() -> None:
    view = table("B").view(None)
    assert view["sun"] == 1
    assert view["igloo"] == [None] * 9


@pytest.mark.rule("ERUK-11")
def test_the_game_begins_with_the_collecting_phase() -> None:
    assert table("B").view(None)["phase"] == "collect"
    assert finishing("B", "A").view(None)["phase"] == "name"


@pytest.mark.rule("ERUK-12")
def test_the_seat_that_begins_is_asked_for_or_chance_says_it() -> None:  # R2
    assert GAME.start(GAME.options(3), Random(1), first=2).turn == 2
    assert {GAME.start(GAME.options(3), Random(seed)).turn for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("ERUK-08")
@pytest.mark.parametrize("layout", ["rows", "scattered"])
def test_the_layout_is_carried_and_changes_no_rule(layout: str) -> None:  # R1
    state = table("B H H Sa", layout=layout)
    assert state.options["layout"] == layout
    assert state.to_json()["options"]["choices"]["layout"] == layout
    turn(state, 1, 2, 3, 4)
    assert state.view(None)["counters"][:4] == ["", "?", "?", ""]


@pytest.mark.rule("ERUK-08")
def test_neat_rows_are_the_default_and_have_room_for_all_counters() -> None:  # R1
    assert GAME.options(3)["layout"] == "rows"
    across, down = house.GRID.value
    assert across * down - 6 == PLACES == 74


def test_options_that_eruk_does_not_have_are_refused() -> None:
    with pytest.raises(BadOptions, check=says("rows or scattered")):
        GAME.options(3, layout="heap")
    with pytest.raises(BadOptions, check=says("animals or all")):
        GAME.options(3, naming="none")
    with pytest.raises(BadOptions, check=says("no option 'speed'")):
        GAME.options(3, speed="high")
    with pytest.raises(BadOptions, check=says("no variant 'night'")):
        GAME.options(3, "night")


@pytest.mark.parametrize(
    "change",
    [
        lambda counters: counters[1:],
        lambda counters: [*counters, "herring"],
        lambda counters: ["igloo-10", *counters[1:]],
        lambda counters: ["", *counters[1:]],
        lambda counters: [*counters[:-1], counters[0]],  # one face too many, another too few
        lambda counters: [],
    ],
)
def test_wrong_counters_are_a_bad_setup(change: Callable[[list[str]], list[str]]) -> None:
    counters = [*FACES[:5] * 9, *FACES[5:], *FACES[:4] * 5]
    options = GAME.options(3)
    new(options, {"first": ["A"], "counters": counters})
    with pytest.raises(BadSetup, check=says("14 of each animal, 9 reindeer and 9 igloos")):
        new(options, {"first": ["A"], "counters": change(counters)})


def test_a_setup_without_counters_is_bad() -> None:
    with pytest.raises(BadSetup, check=says("counters of Eruk")):
        new(GAME.options(3), {"first": ["A"]})


@pytest.mark.parametrize("first", [[], ["A", "B"], ["D"], ["a"], [""], ["AB"]])
def test_a_setup_without_one_seat_to_begin_is_bad(first: list[str]) -> None:
    setup = GAME.deal(GAME.options(3), 0, Random(1))
    with pytest.raises(BadSetup, check=says("seat")):
        new(GAME.options(3), {**setup, "first": first})


def test_moves_are_typed_in_plain_words() -> None:
    assert len(GAME.moves) == 1 + 74 + 9 + 6
    assert str(GAME.moves.parse("take igloo 9")) == "take igloo 9"
    for text in ("turn 0", "turn 75", "Turn 1", "take igloo 10", "name whale", ""):
        with pytest.raises(Unreadable):
            GAME.moves.parse(text)


def test_nobody_asks_the_referee_anything() -> None:
    assert not any(move.referee for move in GAME.moves.values())
    with pytest.raises(AssertionError, match="no chance after the deal"):
        GAME.stand_in(table("B"), Random(1), 0.8)
