"""Pharaoh's Gulo Gulo, rule by rule: set-up, turns, exploring, and the mummy trap."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.games.pharaoh import house
from teeter.games.pharaoh.game import GAME, Pharaoh, new
from teeter.rules.contract import REFEREE, BadOptions, BadSetup, Illegal, Reason, act
from tests.games.pharaoh.table import (
    bowl,
    everything,
    mummy,
    put,
    put_mummy,
    setup,
    shown,
    table,
    take,
    where,
)
from tests.rules.support import refused, say, texts

LANDSLIDES = {
    "landslide staff",
    "landslide boulder red",
    "landslide boulder blue",
    "landslide boulder yellow",
    "landslide boulder white",
    "landslide foul",
    "landslide gave up",
}


# Set-up


@pytest.mark.rule("PHAR-01")
def test_two_to_six_can_play() -> None:
    for seats in range(2, 7):
        assert GAME.options(seats).seats == seats
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            GAME.options(seats)


@pytest.mark.rule("PHAR-02")
def test_the_pieces_are_those_of_the_box() -> None:
    dealt = GAME.deal(GAME.options(), 0, Random(0))
    assert Counter(word.split("-")[0] for word in everything(dealt)) == {
        "desert": 8,
        "pyramid": 16,
        "burial": 8,
    }
    state = new(GAME.options(), dealt)
    assert state.view(None)["bowl"] == {"red": 5, "blue": 5, "yellow": 5, "white": 5}
    assert state.view(None)["stock"] == 24


@pytest.mark.rule("PHAR-04", "PHAR-05", "PHAR-06", "PHAR-107")
def test_markers_are_mixed_kind_by_kind_and_the_surplus_goes_into_the_box() -> None:
    rng = Random(4)
    deals = [GAME.deal(GAME.options(), 0, rng) for _ in range(200)]
    for dealt in deals:
        assert [len(dealt[kind]) for kind in ("desert", "pyramid", "burial")] == [7, 14, 2]
        kinds = [word.split("-")[0] for word in dealt["box"]]
        assert kinds == ["desert"] + ["pyramid"] * 2 + ["burial"] * 6
        assert everything(dealt) == everything(deals[0])
    assert {dealt["desert"][0] for dealt in deals} == {"red", "blue", "yellow", "white"}
    assert {dealt["burial"][1] for dealt in deals} == {"red", "blue", "yellow", "white"}
    assert len({dealt["pyramid"][13] for dealt in deals}) == 10
    assert len({dealt["box"][1] for dealt in deals}) == 10


@pytest.mark.rule("PHAR-05", "PHAR-06", "PHAR-107")
def test_at_first_nobody_sees_a_marker() -> None:
    view = table().view(None)
    assert [marker["field"] for marker in view["track"]] == [
        *(f"D{n}" for n in range(1, 8)),
        *(f"P{n}" for n in range(1, 15)),
    ]
    assert {marker["colour"] for marker in view["track"]} == {"?"}
    assert {marker["heads"] for marker in view["track"]} == {None}
    assert view["burial"] == ["?", "?"]


@pytest.mark.rule("PHAR-07", "PHAR-08", "PHAR-09")
def test_the_mummy_guards_the_chamber_and_everybody_is_on_the_start_without_scarabs() -> None:
    state = table(seats=4)
    assert mummy(state) == ("P14", "entrance")
    assert where(state) == ["START"] * 4
    assert state.view(None)["scarabs"] == [0, 0, 0, 0]
    assert state.view(None)["stock"] == 24


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("desert", []),
        ("desert", ["red"] * 7),
        ("pyramid", ["red"] * 14),
        ("pyramid", ["red-9"] * 14),
        ("burial", ["red", "red", "red"]),
        ("burial", ["green", ""]),
        ("box", []),
        ("box", ["?"] * 9),
        ("first", ["G"]),
        ("first", []),
    ],
)
def test_a_set_up_of_other_pieces_is_refused(kind: str, words: list[str]) -> None:
    with pytest.raises(BadSetup):
        new(GAME.options(3), setup() | {kind: words})


def test_a_set_up_with_a_marker_too_many_or_in_another_order_is_refused() -> None:
    dealt = setup()
    with pytest.raises(BadSetup, match="1 markers too many"):
        new(GAME.options(3), dealt | {"box": [*dealt["box"], "burial-red"]})
    with pytest.raises(BadSetup):
        new(GAME.options(3), dealt | {"box": dealt["box"][::-1]})
    with pytest.raises(BadSetup):
        new(GAME.options(3), {})


def test_a_set_up_that_could_never_be_won_is_refused_for_these_markers_cannot_make_one() -> None:
    """Without heads before the last field the mummy would block it for ever."""
    with_heads = sum(heads > 0 for many in house.PYRAMID_HEADS.value.values() for heads in many)
    in_box = 16 - house.PYRAMID_FIELDS.value
    assert with_heads > in_box + 1  # they do not all fit into the box and on the last field
    harmless = ["red-0", "blue-0", "yellow-0", "white-0"] * 4
    with pytest.raises(BadSetup):
        new(GAME.options(3), setup() | {"pyramid": harmless[:14]})


# Turns


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
    assert set(said) == {"takes", "landslide staff"} | {f"landslide boulder {c}" for c in SEEN}
    assert {GAME.stand_in(state, rng, 1.0).text for _ in range(50)} == {"takes"}
