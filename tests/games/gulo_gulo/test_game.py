"""Gulo Gulo along the path, rule by rule: set-up, colours, moving, alarms, last eggs."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from teeter.games.gulo_gulo.game import GAME, new
from teeter.rules.contract import REFEREE, BadOptions, BadSetup
from tests.games.gulo_gulo.table import ALL_EGGS, ROW, attempt, leave_one, table
from tests.rules.support import refused, say, texts

# Set-up


@pytest.mark.rule("GULO-88", "GULO-02", "GULO-04", "GULO-09", "GULO-10")
def test_a_new_game_lies_as_in_figure_1() -> None:
    options = GAME.options(4)
    setup = GAME.deal(options, 0, Random(1))
    view = new(options, setup).view(None)
    assert view["path"] == ["?"] * 19
    assert view["deck"] == 5
    assert setup["deck"].count("junior") == 1
    assert view["gulos"] == [0, 0, 0, 0]
    assert view["nest"] == ALL_EGGS
    assert len(view["nest"]) == 22
    assert view["last"] is None


@pytest.mark.rule("GULO-02", "GULO-06")
def test_the_23_yard_tiles_have_the_counts_of_ruling_1() -> None:
    setup = GAME.deal(GAME.options(2), 0, Random(3))
    counts = Counter(setup["path"] + setup["deck"])
    assert counts == {"green": 6, "red": 6, "yellow": 6, "blue": 5, "junior": 1}


@pytest.mark.rule("GULO-01")
def test_two_to_six_play() -> None:
    for seats in (2, 6):
        options = GAME.options(seats)
        assert new(options, GAME.deal(options, 0, Random(1))).view(None)["gulos"] == [0] * seats
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            GAME.options(seats)


@pytest.mark.rule("GULO-06", "GULO-07", "GULO-08")
def test_gulo_junior_is_equally_likely_anywhere_in_the_deck_and_yard_tiles_everywhere() -> None:
    rng = Random(5)
    deals = [GAME.deal(GAME.options(2), 0, rng) for _ in range(2000)]
    places = Counter(deal["deck"].index("junior") for deal in deals)
    assert all(330 <= places[place] <= 470 for place in range(5))
    blues = Counter(deal[where][n] for deal in deals for where, n in (("path", 0), ("path", 18)))
    assert 4000 * 4 / 23 < blues["blue"] < 4000 * 6 / 23
    drawn = Counter(tile for deal in deals for tile in deal["deck"])
    assert 8000 * 4.5 / 23 < drawn["blue"] < 8000 * 5.5 / 23


@pytest.mark.parametrize(
    "change",
    [
        {"first": []},
        {"first": ["A", "B"]},
        {"first": ["D"]},
        {"path": []},
        {"deck": []},
        {"path": ["purple"] * 19},
        {"deck": ["junior"] * 5},
        {"deck": ["", "x", "red", "junior", "42"]},
    ],
)
def test_a_set_up_with_wrong_pieces_is_refused(change: dict[str, list[str]]) -> None:
    options = GAME.options(3)
    setup = GAME.deal(options, 0, Random(1))
    assert new(options, setup).turn == 0
    with pytest.raises(BadSetup):
        new(options, setup | change)
    for key in setup:
        with pytest.raises(BadSetup):
            new(options, {name: words for name, words in setup.items() if name != key})


@pytest.mark.rule("GULO-07", "GULO-09")
def test_the_right_tiles_in_the_wrong_places_are_refused() -> None:
    options = GAME.options(2)
    setup = GAME.deal(options, 0, Random(1))
    path, deck = setup["path"], setup["deck"]
    with pytest.raises(BadSetup, match="19 tiles"):  # an unwinnable game: nobody could find junior
        new(
            options, {**setup, "path": ["junior", *path[1:]], "deck": [*_without_junior(deck), path[0]]}
        )
    with pytest.raises(BadSetup, match="19 tiles"):
        new(options, {**setup, "path": path[1:], "deck": [*deck, path[0]]})


def _without_junior(deck: list[str]) -> list[str]:
    return [tile for tile in deck if tile != "junior"]


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
