"""Gulp: harvests, full stores, and tens."""

from __future__ import annotations

import pytest

from teeter.games.gulp import house
from teeter.games.gulp.game import GAME, Gulp
from tests.games.gulp.table import end_turn, hand, harvest, push, river, sacrifice, stores, table, tops
from tests.rules.support import refused, say, texts

GREEN = "4-grettuce 9-grabbles j-grettuce 7-grabbles 3-grettuce"
GRETTUCE = "4-grettuce 9-grettuce j-grettuce 7-grettuce 2-grettuce"


# Harvest


@pytest.mark.rule("GULP-22", "GULP-24", "GULP-103")
def test_one_harvest_stores_the_sum_of_any_number_of_cards() -> None:
    """R7; R33: the cards are discarded in the order they were named."""
    state = table("6-blornn 4-grettuce 10-blerries 3-blornn", "")
    say(GAME, state, "harvest 4-grettuce")
    assert texts(state.moves()) == {
        *("store", "harvest 6-blornn", "harvest 10-blerries", "harvest 3-blornn")
    }
    assert refused(GAME, state, "draw").rule == "GULP-22"
    say(GAME, state, "harvest 10-blerries", "harvest 6-blornn")
    assert state.view(1)["harvested"] == ["4-grettuce", "10-blerries", "6-blornn"]
    assert stores(state) == [0, 0]
    say(GAME, state, "store")
    assert stores(state) == [20, 0]
    assert state.view(None)["news"] == [{"seat": 0, "what": "harvest", "crops": 20}]
    assert tops(state, 3) == ["4-grettuce", "10-blerries", "6-blornn"]
    assert hand(state, 0) == ["3-blornn"]
    assert state.actions == 1


@pytest.mark.rule("GULP-22")
def test_a_harvest_has_at_least_one_card() -> None:
    state = table("6-blornn", "")
    assert refused(GAME, state, "store").rule == "GULP-22"


@pytest.mark.rule("GULP-80", "GULP-25", "GULP-105")
def test_a_juiced_river_doubles_its_colour() -> None:
    """Figure 5; an event in the River counts with its crop."""
    state = table("10-grettuce 4-grabbles 6-grettuce 3-grabbles 5-blornn", "", river=GREEN)
    harvest(state, "10-grettuce", "4-grabbles", "6-grettuce", "3-grabbles")
    assert stores(state) == [46, 0]
    harvest(state, "5-blornn")
    assert stores(state) == [51, 0]


@pytest.mark.rule("GULP-81", "GULP-26")
def test_a_saturated_river_is_worth_five_times_its_crop_and_twice_its_colour() -> None:
    """Figure 5."""
    state = table("10-grabbles 4-grabbles 6-grettuce 3-grettuce 7-blerries", "", river=GRETTUCE)
    assert state.view(None)["water"] == "saturated grettuce"
    harvest(state, "10-grabbles", "4-grabbles", "6-grettuce", "3-grettuce")
    assert stores(state) == [73, 0]
    harvest(state, "7-blerries")
    assert stores(state) == [80, 0]


@pytest.mark.rule("GULP-88", "GULP-25")
def test_a_river_with_gaps_can_be_juiced() -> None:
    state = table("5-grabbles", "", river="4-grettuce gap 9-grabbles gap 2-grettuce")
    harvest(state, "5-grabbles")
    assert stores(state) == [10, 0]


@pytest.mark.rule("GULP-89", "GULP-26")
def test_four_cards_of_a_crop_do_not_saturate() -> None:
    state = table("6-grettuce", "", river="4-grettuce 9-grettuce gap 7-grettuce 3-grettuce")
    harvest(state, "6-grettuce")
    assert stores(state) == [12, 0]


@pytest.mark.rule("GULP-25")
def test_an_empty_river_is_not_juiced() -> None:
    """R20."""
    state = table("6-grettuce", "", river="gap gap gap gap gap")
    harvest(state, "6-grettuce")
    assert stores(state) == [6, 0]


@pytest.mark.rule("GULP-27")
def test_a_card_of_another_colour_ends_it() -> None:
    state = table("8-blornn 6-grettuce 5-grettuce", "", river=GREEN)
    harvest(state, "6-grettuce")
    push(state, "8-blornn")
    end_turn(state)
    harvest(state, "5-grettuce")
    assert stores(state) == [12 + 5, 0]


# Full stores


def fungus(state: Gulp) -> list[bool]:
    seen: list[bool] = state.view(None)["fungus"]
    return seen


BLORNN = "2-blornn 3-blornn 5-blornn 7-blornn q-blornn"  # Blornn counts five times
FIFTY = ["10-blornn"]
TWO_HUNDRED_FIFTY = ["10-blornn", "9-blornn", "9-blornn", "8-blornn", "8-blornn", "6-blornn"]


@pytest.mark.rule("GULP-83", "GULP-84", "GULP-36", "GULP-37", "GULP-38", "GULP-06")
def test_a_store_turns_back_at_the_limit_and_again_at_zero() -> None:
    cards = " ".join([*FIFTY, "6-blornn", *TWO_HUNDRED_FIFTY, "4-blornn"])
    state = table(cards, "", river=BLORNN, stored=(270, 0))
    harvest(state, *FIFTY)
    assert (stores(state), fungus(state)) == ([280, 0], [True, False])
    harvest(state, "6-blornn")
    assert (stores(state), fungus(state)) == ([250, 0], [True, False])
    end_turn(state)
    harvest(state, *TWO_HUNDRED_FIFTY)
    assert (stores(state), fungus(state)) == ([0, 0], [False, False])
    harvest(state, "4-blornn")
    assert (stores(state), fungus(state)) == ([20, 0], [False, False])


@pytest.mark.rule("GULP-36", "GULP-38")
def test_reflection_goes_on_as_often_as_needed() -> None:
    """R9: past the limit and past zero in one harvest."""
    cards = " ".join(TWO_HUNDRED_FIFTY)
    state = table(cards, "", "", "", river=BLORNN, stored=(190, 0, 0, 0))
    harvest(state, *TWO_HUNDRED_FIFTY)
    assert (stores(state)[0], fungus(state)[0]) == (40, False)


@pytest.mark.rule("GULP-36", "GULP-73")
def test_exactly_the_limit_is_allowed() -> None:
    """R9."""
    state = table("2-blornn 4-grettuce", "", river=BLORNN, stored=(290, 0))
    harvest(state, "2-blornn")
    assert (stores(state)[0], fungus(state)[0]) == (300, False)
    harvest(state, "4-grettuce")
    assert (stores(state)[0], fungus(state)[0]) == (296, True)


@pytest.mark.rule("GULP-108", "GULP-37")
def test_fungus_turns_harvests_and_bonuses_of_its_village_alone() -> None:
    start = "4-grettuce 9-grabbles 6-grettuce 2-grabbles 8-blornn"
    state = table("9-blornn 7-grettuce 5-blornn", "5-blornn 8-blornn", river=start, stored=(320, 100))
    assert stores(state) == [280, 100]
    push(state, "7-grettuce")  # juiced: 25
    assert stores(state) == [255, 100]
    harvest(state, "9-blornn")
    assert stores(state) == [246, 100]
    harvest(state, "8-blornn")
    assert stores(state) == [246, 108]


# Tens


@pytest.mark.rule("GULP-39", "GULP-109")
def test_a_ten_is_harvested_like_any_crop_card() -> None:
    state = table("10-grettuce", "", river=GRETTUCE)
    harvest(state, "10-grettuce")
    assert stores(state) == [50, 0]


@pytest.mark.rule("GULP-40", "GULP-42")
def test_a_ten_may_be_pushed_too() -> None:
    """R10."""
    state = table("10-blornn 10-grettuce 9-blerries", "")
    assert texts(state.moves()) == {
        *("draw", "push 10-blornn", "harvest 10-blornn", "sacrifice 10-blornn"),
        *("push 10-grettuce", "harvest 10-grettuce", "sacrifice 10-grettuce"),
        *("push 9-blerries", "harvest 9-blerries"),
    }
    push(state, "10-blornn")
    assert river(state)[:2] == ["10-blornn", "2-grettuce"]


@pytest.mark.rule("GULP-90", "GULP-40", "GULP-41", "GULP-42")
@pytest.mark.parametrize("crop", house.CROPS.value)
def test_a_sacrifice_flushes_the_river(crop: str) -> None:
    """R33: farthest downstream first, the 10 on top."""
    top = "7-grettuce 7-grabbles 7-blornn 7-blerries q-grabbles"
    state = table(f"10-{crop}", "", top=top)
    before = river(state)
    discards = state.view(None)["discards"]
    sacrifice(state, f"10-{crop}")
    assert river(state) == top.split()
    assert state.view(None)["discards"] == discards + 6
    assert tops(state, 6) == [*before[::-1], f"10-{crop}"]
    assert (state.view(None)["deck"], state.actions, stores(state)) == (35, 1, [0, 0])


@pytest.mark.rule("GULP-41")
def test_new_cards_of_a_sacrifice_neither_act_nor_pay() -> None:
    """R10: five queens, all green and blue ones would act."""
    state = table("10-blornn", "", top="q-grettuce q-grabbles q-blornn q-blerries q-grettuce")
    sacrifice(state, "10-blornn")
    assert stores(state) == [0, 0]
    assert (state.actions, state.view(None)["next_actions"]) == (1, [2, 2])


@pytest.mark.rule("GULP-41")
def test_a_short_deck_leaves_gaps_after_a_sacrifice() -> None:
    """R10, R29: new cards fill from spot 1, also under a wave; an empty River is flushed too."""
    state = table("k-grettuce 10-blornn 10-blerries", "", top="7-grettuce 3-blornn", deck=2)
    push(state, "k-grettuce")
    assert state.view(None)["flow"] == "left"
    before = river(state)
    sacrifice(state, "10-blornn")
    assert river(state) == ["7-grettuce", "3-blornn", "gap", "gap", "gap"]
    assert tops(state, 6) == [*before, "10-blornn"]
    end_turn(state)
    sacrifice(state, "10-blerries")
    assert river(state) == ["gap"] * 5
    assert tops(state, 3) == ["3-blornn", "7-grettuce", "10-blerries"]
