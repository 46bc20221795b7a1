"""Gulp: events that act on cards in the River."""

from __future__ import annotations

import pytest

from teeter.games.gulp.game import GAME
from tests.games.gulp.table import (
    end_turn,
    hand,
    push,
    river,
    stores,
    table,
    tops,
)
from tests.rules.support import refused, say, texts

# RIVER GULPERS


@pytest.mark.rule("GULP-95", "GULP-63", "GULP-64", "GULP-65")
def test_gulpers_discard_and_fill_again() -> None:
    state = table("k-grabbles 8-grettuce 5-blornn", "3-blornn")
    push(state, "k-grabbles")
    gulpers, a, b, c, d = river(state)
    say(GAME, state, "gulp 3", "gulp 5")
    assert tops(state, 2) == [b, d]
    assert refused(GAME, state, "gulp 3").rule == "GULP-63"
    assert refused(GAME, state, "fill 3 8-grettuce").rule == "GULP-20"
    say(GAME, state, "done")
    assert state.view(1)["open"] == [3, 5]
    assert refused(GAME, state, "fill 1 8-grettuce").rule == "GULP-64"
    assert refused(GAME, state, "fill 3 9-grettuce").rule == "GULP-64"
    say(GAME, state, "fill 3 8-grettuce")
    assert texts(state.moves()) == {"fill 5 5-blornn", "done"}
    say(GAME, state, "done")
    assert river(state) == [gulpers, a, "8-grettuce", c, "gap"]
    assert (state.active, state.actions, hand(state, 0)) == (0, 1, ["5-blornn"])
    for text, rule in (("gulp 1", "63"), ("fill 5 5-blornn", "64"), ("done", "63")):
        assert refused(GAME, state, text).rule == f"GULP-{rule}"


@pytest.mark.rule("GULP-63", "GULP-43")
def test_gulpers_take_nothing_to_three_cards() -> None:
    state = table("k-grabbles 5-blornn", "")
    push(state, "k-grabbles")
    before = river(state)
    say(GAME, state, "done")
    assert river(state) == before
    state = table("k-grabbles 5-blornn", "")
    push(state, "k-grabbles")
    say(GAME, state, "gulp 1", "gulp 2", "gulp 4")
    assert state.view(None)["phase"] == "event fill"
    assert refused(GAME, state, "gulp 3").rule == "GULP-20"


@pytest.mark.rule("GULP-44", "GULP-63", "GULP-65")
def test_gulpers_may_take_themselves_and_an_empty_hand_fills_nothing() -> None:
    """R13."""
    state = table("k-grabbles", "3-blornn")
    push(state, "k-grabbles")
    say(GAME, state, "gulp 1", "done")
    assert river(state)[0] == "gap"
    assert (state.active, state.view(None)["phase"]) == (0, "act")


@pytest.mark.rule("GULP-64", "GULP-50")
def test_cards_placed_by_gulpers_do_nothing_and_are_never_a_butt() -> None:
    """R13."""
    state = table("k-grabbles j-blerries q-grabbles 10-blornn", "3-blornn")
    push(state, "k-grabbles")
    say(GAME, state, "gulp 2", "gulp 3", "done")
    assert "fill 2 j-blerries" not in texts(state.moves())
    assert refused(GAME, state, "fill 2 j-blerries").rule == "GULP-50"
    deck = state.view(None)["deck"]
    say(GAME, state, "fill 2 q-grabbles", "fill 3 10-blornn")
    assert river(state)[1:3] == ["q-grabbles", "10-blornn"]
    assert (state.actions, state.view(None)["deck"], hand(state, 0)) == (1, deck, ["j-blerries"])


@pytest.mark.rule("GULP-64")
def test_a_hand_of_butts_is_asked_all_the_same() -> None:
    """So that nobody learns what it holds (R36)."""
    state = table("k-grabbles j-blerries", "")
    push(state, "k-grabbles")
    say(GAME, state, "gulp 2", "done")
    assert texts(state.moves()) == {"done"}


# CLOTH MOUTHS


@pytest.mark.rule("GULP-56", "GULP-58", "GULP-44", "GULP-47", "GULP-21")
def test_cloth_mouths_leave_gaps_and_may_take_themselves() -> None:
    state = table("k-blornn", "", "", spots=(2, 1, 3))
    push(state, "k-blornn")
    mouths, a, b, c, d = river(state)
    assert (state.turn, state.view(None)["waiting"]) == (2, [2, 0])
    assert texts(state.moves()) == {f"discard spot {n}" for n in range(1, 6)}
    say(GAME, state, "discard spot 4")
    assert state.turn == 0
    assert refused(GAME, state, "discard spot 4").rule == "GULP-56"
    say(GAME, state, "discard spot 1")
    assert river(state) == ["gap", a, b, "gap", d]
    assert tops(state, 2) == [c, mouths]
    assert (state.turn, state.actions) == (0, 1)
    assert refused(GAME, state, "discard spot 2").rule == "GULP-56"


@pytest.mark.rule("GULP-56", "GULP-43")
def test_cloth_mouths_end_when_the_river_is_empty() -> None:
    state = table("k-blornn", "", "", river="gap gap gap gap gap", spots=(1, 2, 3))
    push(state, "k-blornn")
    assert state.turn == 1
    say(GAME, state, "discard spot 1")
    assert river(state) == ["gap"] * 5
    assert (state.turn, state.actions, state.view(None)["waiting"]) == (0, 1, [])


@pytest.mark.rule("GULP-97", "GULP-21")
def test_an_event_for_all_goes_round_from_the_left_and_ends_with_its_player() -> None:
    state = table("k-blornn", "", "", "", spots=(1, 2, 3, 4))
    push(state, "k-blornn")
    order = []
    for spot in (2, 3, 4, 5):
        order.append(state.turn)
        say(GAME, state, f"discard spot {spot}")
    assert order == [1, 2, 3, 0]
    state = table("k-blornn", "", "", "", spots=(1, 4, 2, 3))  # the order of seats, not of spots
    push(state, "k-blornn")
    assert state.view(None)["waiting"] == [1, 2, 3, 0]


# COPYCROAK


@pytest.mark.rule("GULP-49", "GULP-46", "GULP-43")
def test_copycroak_carries_out_another_event_of_the_river() -> None:
    start = "2-grettuce q-grabbles j-grabbles j-blerries 4-blornn"
    state = table("j-grabbles", "", river=start)
    push(state, "j-grabbles")
    assert texts(state.moves()) == {"copy spot 3"}
    for spot in (1, 2, 4, 5):
        assert refused(GAME, state, f"copy spot {spot}").rule == "GULP-49"
    say(GAME, state, "copy spot 3")
    assert (state.active, state.actions) == (0, 3)
    assert refused(GAME, state, "copy spot 3").rule == "GULP-49"


@pytest.mark.rule("GULP-49")
def test_copycroak_without_an_event_to_copy_does_nothing() -> None:
    state = table("j-grabbles", "", river="2-grettuce 9-blornn j-grabbles j-blerries k-blornn")
    push(state, "j-grabbles")
    assert (state.view(None)["phase"], state.actions) == ("act", 1)


@pytest.mark.rule("GULP-66", "GULP-49")
def test_a_copied_wave_belongs_to_the_copier() -> None:
    """R32."""
    state = table("", "j-grabbles", river="k-grettuce 9-blornn 6-grabbles 3-blerries 4-blornn")
    end_turn(state)
    push(state, "j-grabbles")
    say(GAME, state, "copy spot 2")
    assert state.view(None)["waves"] == [1]
    end_turn(state)
    assert (state.active, state.view(None)["flow"]) == (0, "left")
    end_turn(state)
    assert (state.active, state.view(None)["flow"]) == (1, "right")


@pytest.mark.rule("GULP-67", "GULP-49")
def test_copied_logs_belong_to_the_copier() -> None:
    """R32."""
    state = table("", "j-grabbles", "", river="k-blerries 9-blornn 6-grabbles 3-blerries 4-blornn")
    end_turn(state)
    push(state, "j-grabbles")
    say(GAME, state, "copy spot 2", "choose C")
    assert state.view(None)["logs"] == [[], [], [1]]


@pytest.mark.rule("GULP-49", "GULP-29")
def test_what_a_copied_event_brings_about_is_paid() -> None:
    """R8e: copied CLOTH MOUTHS take the last blue card."""
    start = "4-grettuce k-blornn 9-grabbles 6-grettuce 2-grabbles"
    state = table("j-grabbles", "", river=start, spots=(2, 1))
    push(state, "j-grabbles")
    say(GAME, state, "copy spot 3", "discard spot 3")
    assert stores(state) == [25, 0]
