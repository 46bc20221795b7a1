"""Gulp: set-up, turns, drawing and pushing."""

from __future__ import annotations

from random import Random

import pytest

from teeter.games.gulp import house
from teeter.games.gulp.game import GAME, Gulp, new
from teeter.games.gulp.river import KINDS
from teeter.rules.contract import BadOptions, BadSetup, Illegal, act
from teeter.words.speaker import english
from tests.games.gulp.table import (
    end_turn,
    hand,
    harvest,
    let_pass,
    push,
    river,
    stores,
    table,
)
from tests.rules.support import refused, say, texts

GREEN = "4-grettuce 9-grabbles j-grettuce 7-grabbles 3-grettuce"
GRETTUCE = "4-grettuce 9-grettuce j-grettuce 7-grettuce 2-grettuce"


def fresh(seats: int, first: str = "A", deck: str = "104") -> tuple[Gulp, list[str]]:
    """A new game and its deck before the deal, top card first."""
    options = GAME.options(seats, deck=deck)
    setup = GAME.deal(options, "ABCD".index(first), Random(4))
    return new(options, setup), setup["deck"]


# Components and set-up


@pytest.mark.rule("GULP-01")
def test_two_to_four_villages_play() -> None:
    assert [seats for seats in range(1, 7) if seats in GAME.seats] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOptions):
            GAME.options(seats)


@pytest.mark.rule("GULP-02")
@pytest.mark.parametrize(("seats", "limit"), [(2, 300), (3, 250), (4, 200)])
def test_the_limit_depends_on_the_number_of_villages(seats: int, limit: int) -> None:
    state, _ = fresh(seats)
    assert state.view(None)["limit"] == limit


@pytest.mark.rule("GULP-03", "GULP-04", "GULP-76")
def test_two_sets_of_52_cards_play() -> None:
    _, deck = fresh(2)
    assert sorted(deck) == sorted([*KINDS, *KINDS])
    crops = [word for word in deck if word.split("-")[0].isdigit()]
    assert len(crops) == 72
    assert all(sum(word.endswith(crop) for word in crops) == 18 for crop in house.CROPS.value)
    events = [word for word in deck if word not in crops]
    assert len(events) == 32
    assert set(events) == set(house.EVENTS)


@pytest.mark.rule("GULP-04")
def test_grettuce_and_grabbles_are_green_and_the_others_blue() -> None:
    """R1."""
    assert table("", "", river=GREEN).view(None)["water"] == "juiced green"
    blue = "4-blornn 9-blerries j-blornn 7-blornn 3-blerries"
    assert table("", "", river=blue).view(None)["water"] == "juiced blue"


@pytest.mark.rule("GULP-77", "GULP-08", "GULP-10", "GULP-13", "GULP-14")
def test_the_deal_goes_round_with_the_river_last_and_villages_are_placed_backwards() -> None:
    """Figure 1: the dealer is C, so A is dealt to first and plays first."""
    state, deck = fresh(3)
    assert hand(state, 0) == deck[0:20:4]
    assert hand(state, 1) == deck[1:20:4]
    assert hand(state, 2) == deck[2:20:4]
    assert river(state) == deck[3:20:4]
    assert state.view(None)["deck"] == 84
    assert state.view(None)["flow"] == "right"
    order = []
    for spot in (2, 4, 1):
        order.append(state.turn)
        say(GAME, state, f"settle {spot}")
    assert order == [2, 1, 0]
    assert state.view(None)["villages"] == [1, 4, 2]
    assert (state.turn, state.view(None)["phase"], state.actions) == (0, "act", 2)
    end_turn(state)
    assert state.turn == 1


@pytest.mark.rule("GULP-08", "GULP-13")
def test_whoever_sits_left_of_the_dealer_is_dealt_to_first() -> None:
    state, deck = fresh(4, first="C")
    assert [hand(state, seat)[0] for seat in (2, 3, 0, 1)] == deck[:4]
    assert state.turn == 1
    say(GAME, state, "settle 1", "settle 2", "settle 3", "settle 4")
    assert state.turn == 2
    assert state.view(None)["villages"] == [2, 1, 4, 3]


@pytest.mark.rule("GULP-08")
def test_the_next_card_drawn_lies_on_top_of_what_is_left() -> None:
    state, deck = fresh(2)
    say(GAME, state, "settle 1", "settle 2", "draw")
    assert hand(state, 0)[5:] == deck[15:17]


@pytest.mark.rule("GULP-09")
def test_the_first_river_does_nothing_and_pays_nothing() -> None:
    """R3: a River of five Grettuce, with an event in it, is dealt."""
    options = GAME.options(2)
    deck = sorted([*KINDS, *KINDS])
    wanted = GRETTUCE.split()
    for word in wanted:
        deck.remove(word)
    for at, word in zip((2, 5, 8, 11, 14), wanted, strict=True):
        deck.insert(at, word)
    state = new(options, {"first": ["A"], "deck": deck, "removed": []})
    assert river(state) == wanted
    say(GAME, state, "settle 1", "settle 2")
    assert stores(state) == [0, 0]
    assert (state.turn, state.view(None)["phase"]) == (0, "act")


@pytest.mark.rule("GULP-05", "GULP-11", "GULP-106")
def test_each_village_takes_one_of_the_free_spots() -> None:
    state, _ = fresh(3)
    assert texts(state.moves()) == {"settle 1", "settle 2", "settle 3", "settle 4"}
    say(GAME, state, "settle 3")
    assert texts(state.moves()) == {"settle 1", "settle 2", "settle 4"}
    assert refused(GAME, state, "settle 3").rule == "GULP-11"
    assert refused(GAME, state, "draw").rule == "GULP-10"
    say(GAME, state, "settle 1", "settle 2")
    assert refused(GAME, state, "settle 4").rule == "GULP-10"
    assert 4 not in state.view(None)["villages"]


@pytest.mark.rule("GULP-12")
def test_the_spots_say_who_is_downstream() -> None:
    """R21: farther along the flow than you."""
    state = table("q-blornn", "", "", spots=(2, 4, 1))
    push(state, "q-blornn")
    assert state.view(None)["next_actions"] == [1, 1, 2]


# Turns


@pytest.mark.rule("GULP-16", "GULP-17", "GULP-13")
def test_a_turn_has_two_actions_in_any_mixture() -> None:
    state = table("3-blornn 5-blerries 6-blornn", "")
    push(state, "3-blornn")
    assert (state.active, state.actions) == (0, 1)
    push(state, "5-blerries")
    assert (state.active, state.actions) == (1, 2)
    say(GAME, state, "draw", "draw")
    harvest(state, "6-blornn")
    say(GAME, state, "draw")
    assert state.active == 1


@pytest.mark.rule("GULP-16")
def test_nobody_passes_who_can_draw_or_push() -> None:
    """R6."""
    state = table("3-blornn", "")
    assert refused(GAME, state, "pass").rule == "GULP-16"
    state = table("3-blornn", "", deck=0)
    assert texts(state.moves()) == {"push 3-blornn", "harvest 3-blornn"}
    assert refused(GAME, state, "pass").rule == "GULP-16"
    state = table("j-blerries", "", deck=0)
    assert texts(state.moves()) == {"pass"}
    say(GAME, state, "pass")
    assert (state.active, state.actions) == (0, 1)


@pytest.mark.rule("GULP-16")
def test_an_action_is_spent_when_it_is_declared() -> None:
    """R35."""
    state = table("3-blornn 5-blerries", "7-blornn")
    say(GAME, state, "push 3-blornn")
    assert (state.view(None)["phase"], state.view(None)["actions"]) == ("window", 1)
    let_pass(state)
    say(GAME, state, "harvest 5-blerries")
    assert (state.view(None)["phase"], state.view(None)["actions"]) == ("harvest", 0)


@pytest.mark.rule("GULP-18")
def test_a_draw_is_two_cards_from_the_top() -> None:
    state = table("", "", top="5-blornn 8-grettuce 3-blerries")
    say(GAME, state, "draw")
    assert hand(state, 0) == ["5-blornn", "8-grettuce"]
    assert state.view(None)["deck"] == 38


@pytest.mark.rule("GULP-86", "GULP-15", "GULP-74")
def test_a_hand_has_at_most_ten_cards() -> None:
    """R5."""
    nine = "2-blornn 3-blornn 4-blornn 5-blornn 6-blornn 7-blornn 8-blornn 2-blerries 3-blerries"
    state = table(nine, "")
    say(GAME, state, "draw")
    assert len(hand(state, 0)) == 10
    assert state.view(None)["deck"] == 39
    assert "draw" not in texts(state.moves())
    assert refused(GAME, state, "draw").rule == "GULP-15"


@pytest.mark.rule("GULP-18")
def test_the_last_card_is_drawn_alone() -> None:
    state = table("3-blornn", "", deck=1)
    say(GAME, state, "draw")
    assert len(hand(state, 0)) == 2
    assert refused(GAME, state, "draw").rule == "GULP-68"


@pytest.mark.rule("GULP-13")
def test_nobody_acts_for_another() -> None:
    state = table("3-blornn", "5-blornn")
    with pytest.raises(Illegal) as caught:
        act(GAME, state, 1, GAME.moves.parse("draw"))
    assert english(caught.value.sentence) == "It is A's move, not B's."


# Push


@pytest.mark.rule("GULP-78", "GULP-19", "GULP-103", "GULP-75")
def test_a_push_moves_the_river_and_discards_its_last_card() -> None:
    """Figure 2."""
    start = "3-grabbles k-blornn 7-grettuce 2-blerries 9-grabbles"
    state = table("5-grettuce", "", river=start)
    push(state, "5-grettuce")
    assert river(state) == ["5-grettuce", *start.split()[:4]]
    assert state.view(None)["discard"] == "9-grabbles"
    assert hand(state, 0) == []
    assert state.actions == 1


@pytest.mark.rule("GULP-19")
def test_only_a_card_in_hand_is_pushed() -> None:
    state = table("5-grettuce", "6-grettuce")
    assert refused(GAME, state, "push 6-grettuce").rule == "GULP-19"
    assert refused(GAME, state, "sacrifice 10-blornn").rule == "GULP-40"
    assert refused(GAME, state, "harvest 6-grettuce").rule == "GULP-22"


@pytest.mark.rule("GULP-79", "GULP-23", "GULP-22")
def test_events_are_pushed_but_never_harvested() -> None:
    """Figures 3 and 4."""
    state = table("a-grettuce 6-blornn", "")
    assert texts(state.moves()) == {"draw", "push a-grettuce", "push 6-blornn", "harvest 6-blornn"}
    assert refused(GAME, state, "harvest a-grettuce").rule == "GULP-23"


@pytest.mark.rule("GULP-87", "GULP-57", "GULP-75")
def test_a_gap_takes_up_the_next_push() -> None:
    state = table(
        "3-blornn 5-blerries", "", river="2-grettuce 9-blornn gap k-blerries 4-blornn", deck=40
    )
    push(state, "3-blornn")
    assert river(state) == ["3-blornn", "2-grettuce", "9-blornn", "k-blerries", "4-blornn"]
    discards = state.view(None)["discards"]
    push(state, "5-blerries")
    assert river(state) == ["5-blerries", "3-blornn", "2-grettuce", "9-blornn", "k-blerries"]
    assert state.view(None)["discards"] == discards + 1
    assert state.view(None)["discard"] == "4-blornn"


@pytest.mark.rule("GULP-57")
def test_only_the_first_gap_is_taken_up() -> None:
    state = table("3-blornn", "", river="2-grettuce gap gap k-blerries 4-blornn")
    push(state, "3-blornn")
    assert river(state) == ["3-blornn", "2-grettuce", "gap", "k-blerries", "4-blornn"]


@pytest.mark.rule("GULP-50")
def test_of_two_equal_cards_the_one_held_longer_is_used() -> None:
    """Hand order matters for what FROSTQUAKE leaves on top of the pile (R33)."""
    state = table("5-blornn 3-blornn 5-blornn", "")
    assert texts(state.moves()) >= {"push 5-blornn", "push 3-blornn"}
    push(state, "5-blornn")
    assert hand(state, 0) == ["3-blornn", "5-blornn"]
    push(state, "5-blornn")
    assert hand(state, 0) == ["3-blornn"]


# Broken set-ups


@pytest.mark.rule("GULP-03", "GULP-69")
@pytest.mark.parametrize("deck", ["104", "78", "52"])
def test_a_set_up_must_hold_every_card_twice(deck: str) -> None:
    options = GAME.options(2, deck=deck)
    good = GAME.deal(options, 1, Random(2))
    assert (len(good["deck"]), len(good["removed"])) == (int(deck), 104 - int(deck))
    assert new(options, good).turn == 0
    for bad in (
        {},
        {**good, "first": []},
        {**good, "first": ["C"]},
        {**good, "deck": good["deck"][1:]},
        {**good, "deck": [*good["deck"][1:], "joker"]},
        {**good, "deck": good["deck"][1:], "removed": [*good["removed"], good["deck"][0]]},
    ):
        with pytest.raises(BadSetup):
            new(options, bad)
