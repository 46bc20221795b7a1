"""Gulp: events that act on turns and villages."""

from __future__ import annotations

import pytest

from teeter.games.gulp.game import GAME
from tests.games.gulp.table import (
    end_turn,
    harvest,
    push,
    river,
    sacrifice,
    table,
)
from tests.rules.support import refused, say, texts

TEN = "2-blornn 3-blornn 4-blornn 5-blornn 6-blornn 7-blornn 8-blornn 9-blornn 10-blornn 2-blerries"


# Every event


@pytest.mark.rule("GULP-20", "GULP-44")
def test_an_event_acts_at_once_and_nothing_else_happens_before() -> None:
    state = table("k-blornn 5-blornn 10-blornn", "")
    push(state, "k-blornn")
    assert river(state)[0] == "k-blornn"
    for text in ("draw", "push 5-blornn", "sacrifice 10-blornn", "harvest 5-blornn", "store", "pass"):
        assert refused(GAME, state, text).rule == "GULP-20"


@pytest.mark.rule("GULP-42", "GULP-66")
def test_a_sacrifice_leaves_wave_and_logs_as_they_are() -> None:
    """R10: no lasting contamination."""
    state = table("k-grettuce 10-blornn", "")
    push(state, "k-grettuce")
    sacrifice(state, "10-blornn")
    assert (state.view(None)["flow"], state.active) == ("left", 1)


# WAVE O' BOGGLES


@pytest.mark.rule("GULP-96", "GULP-66")
def test_a_wave_turns_the_river_until_its_owners_next_turn() -> None:
    """R14."""
    state = table("k-grettuce 5-blornn 3-blerries", "7-grettuce 8-blornn")
    push(state, "k-grettuce")
    wave, a, b, c, d = river(state)
    assert wave == "k-grettuce"
    push(state, "5-blornn")
    assert river(state) == [a, b, c, d, "5-blornn"]
    assert state.view(None)["discard"] == "k-grettuce"
    assert state.view(1)["waves"] == [0]
    push(state, "7-grettuce")
    assert river(state) == [b, c, d, "5-blornn", "7-grettuce"]
    say(GAME, state, "draw")
    assert (state.active, state.view(None)["flow"]) == (0, "right")
    push(state, "3-blerries")
    assert river(state) == ["3-blerries", b, c, d, "5-blornn"]


@pytest.mark.rule("GULP-66")
def test_under_a_wave_downstream_is_the_other_way() -> None:
    """R14."""
    state = table("k-grettuce q-blornn", "", "", spots=(2, 4, 1))
    push(state, "k-grettuce", "q-blornn")
    assert state.view(None)["next_actions"] == [1, 2, 1]


@pytest.mark.rule("GULP-66", "GULP-57")
def test_under_a_wave_the_gap_rule_is_mirrored() -> None:
    """R14: only what lies between spot 5 and the nearest gap moves."""
    state = table("k-grettuce 5-blornn", "", river="gap 9-blornn gap k-blerries gap")
    push(state, "k-grettuce")
    assert river(state) == ["k-grettuce", "9-blornn", "gap", "k-blerries", "gap"]
    push(state, "5-blornn")
    assert river(state) == ["k-grettuce", "9-blornn", "gap", "k-blerries", "5-blornn"]
    state = table("k-grettuce 5-blornn", "", river="gap 9-blornn gap k-blerries 3-blornn")
    push(state, "k-grettuce", "5-blornn")
    assert river(state) == ["k-grettuce", "9-blornn", "k-blerries", "3-blornn", "5-blornn"]


@pytest.mark.rule("GULP-66")
def test_two_waves_do_not_cancel() -> None:
    """R14: the River is backwards until the last one ends."""
    state = table("k-grettuce", "k-grettuce", "")
    push(state, "k-grettuce")
    end_turn(state)
    push(state, "k-grettuce")
    assert (state.view(None)["flow"], state.view(None)["waves"]) == ("left", [0, 1])
    end_turn(state)
    end_turn(state)
    assert (state.active, state.view(None)["flow"], state.view(None)["waves"]) == (0, "left", [1])
    end_turn(state)
    assert (state.active, state.view(None)["flow"]) == (1, "right")


# Turn length


@pytest.mark.rule("GULP-61", "GULP-45")
def test_the_sun_gives_two_actions_to_you_and_one_downstream() -> None:
    state = table("q-grettuce", "", "", spots=(2, 3, 1))
    push(state, "q-grettuce")
    assert state.actions == 1
    assert state.view(None)["next_actions"] == [4, 3, 2]
    end_turn(state)
    assert (state.active, state.actions) == (1, 3)
    assert state.view(None)["next_actions"] == [4, 2, 2]
    end_turn(state)
    assert (state.active, state.actions) == (2, 2)
    end_turn(state)
    assert (state.active, state.actions) == (0, 4)
    assert state.view(None)["next_actions"] == [2, 2, 2]


@pytest.mark.rule("GULP-61")
def test_two_suns_add_up() -> None:
    """R23."""
    state = table("q-grettuce q-grettuce", "")
    push(state, "q-grettuce", "q-grettuce")
    assert (state.active, state.actions) == (1, 4)
    assert state.view(None)["next_actions"] == [6, 2]


@pytest.mark.rule("GULP-93", "GULP-59", "GULP-60", "GULP-47")
def test_dew_makes_the_next_turn_one_action_whatever_the_sun_says() -> None:
    state = table("q-grettuce q-blornn", "", spots=(4, 1))
    push(state, "q-grettuce")
    assert state.view(None)["next_actions"] == [4, 2]
    push(state, "q-blornn")
    assert state.view(None)["next_actions"] == [1, 2]
    end_turn(state)
    assert (state.active, state.actions) == (0, 1)
    say(GAME, state, "draw")
    assert state.active == 1
    end_turn(state)
    assert (state.active, state.actions) == (0, 2)


@pytest.mark.rule("GULP-60")
def test_a_sun_after_the_dew_changes_nothing() -> None:
    """R23: earlier or later."""
    state = table("q-blornn q-grettuce", "", spots=(1, 2))
    push(state, "q-blornn", "q-grettuce")
    assert (state.active, state.actions) == (1, 1)
    assert state.view(None)["next_actions"] == [1, 2]


@pytest.mark.rule("GULP-59")
def test_dew_leaves_this_turn_alone() -> None:
    state = table("q-blornn 5-blornn", "")
    push(state, "q-blornn")
    assert (state.active, state.actions) == (0, 1)


@pytest.mark.rule("GULP-48", "GULP-49")
def test_the_leech_makes_one_next_turn_a_single_action() -> None:
    state = table("q-blerries", "", "")
    push(state, "q-blerries")
    assert texts(state.moves()) == {"choose B", "choose C"}
    assert refused(GAME, state, "choose A").rule == "GULP-48"
    assert refused(GAME, state, "choose D").rule == "GULP-48"
    say(GAME, state, "choose C")
    assert state.view(None)["next_actions"] == [2, 2, 1]
    assert refused(GAME, state, "choose C").rule == "GULP-48"


@pytest.mark.rule("GULP-46", "GULP-49")
def test_double_breakfast_adds_two_actions_to_this_turn() -> None:
    state = table("q-grabbles", "")
    push(state, "q-grabbles")
    assert (state.active, state.actions) == (0, 3)
    assert state.view(None)["next_actions"] == [2, 2]


@pytest.mark.rule("GULP-60", "GULP-49")
def test_double_breakfast_gives_nothing_in_a_turn_of_one_action() -> None:
    """R25."""
    state = table("q-blerries", "q-grabbles 3-blornn")
    push(state, "q-blerries")
    say(GAME, state, "choose B")
    end_turn(state)
    assert (state.active, state.actions) == (1, 1)
    push(state, "q-grabbles")
    assert (state.active, state.actions) == (0, 2)


# BOGGLE LOGS


@pytest.mark.rule("GULP-67", "GULP-48")
def test_logs_keep_one_village_from_the_river_until_their_owners_next_turn() -> None:
    state = table("k-blerries", "10-blornn 5-blornn", "6-blornn")
    push(state, "k-blerries")
    say(GAME, state, "choose B")
    assert state.view(1)["logs"] == [[], [0], []]
    end_turn(state)
    assert texts(state.moves()) == {"draw", "harvest 10-blornn", "harvest 5-blornn"}
    assert refused(GAME, state, "push 5-blornn").rule == "GULP-67"
    assert refused(GAME, state, "sacrifice 10-blornn").rule == "GULP-67"
    end_turn(state)
    assert "push 6-blornn" in texts(state.moves())
    end_turn(state)
    assert state.view(1)["logs"] == [[], [], []]
    end_turn(state)
    assert "push 5-blornn" in texts(state.moves())


@pytest.mark.rule("GULP-67", "GULP-16")
def test_behind_logs_with_a_full_hand_a_village_harvests_or_passes() -> None:
    """R24: a pass spends one action, not the turn."""
    state = table("k-blerries 3-grettuce", TEN)
    push(state, "k-blerries")
    say(GAME, state, "choose B")
    push(state, "3-grettuce")
    legal = texts(state.moves())
    assert legal == {"pass", *(f"harvest {card}" for card in TEN.split())}
    say(GAME, state, "pass")
    assert (state.active, state.actions) == (1, 1)
    harvest(state, "10-blornn")
    assert state.active == 0


@pytest.mark.rule("GULP-67")
def test_logs_of_two_owners_end_one_after_the_other() -> None:
    state = table("k-blerries", "k-blerries", "5-blornn", river="2-grettuce 9-blornn gap gap 4-blornn")
    push(state, "k-blerries")
    say(GAME, state, "choose C")
    end_turn(state)
    push(state, "k-blerries")
    say(GAME, state, "choose C")
    end_turn(state)
    end_turn(state)
    assert (state.active, state.view(None)["logs"][2]) == (0, [1])
    end_turn(state)
    assert state.view(None)["logs"][2] == []


# BOGGLE EXODUS


@pytest.mark.rule("GULP-55")
def test_exodus_asks_the_acting_player_first_and_then_clockwise() -> None:
    """R31, R22: any pair may swap, and only if both agree."""
    state = table("j-grettuce", "", "", spots=(1, 2, 3))
    push(state, "j-grettuce")
    assert (state.turn, state.view(None)["event"]) == (0, "BOGGLE EXODUS")
    assert texts(state.moves()) == {"offer swap B", "offer swap C", "move to 4", "no offer"}
    say(GAME, state, "offer swap C")
    assert (state.turn, state.view(None)["offer"]) == (2, [0, 2])
    assert texts(state.moves()) == {"accept", "refuse"}
    say(GAME, state, "accept")
    assert state.view(None)["villages"] == [3, 2, 1]
    assert state.turn == 1
    assert texts(state.moves()) == {"offer swap A", "offer swap C", "no offer"}
    say(GAME, state, "offer swap C", "refuse")
    assert state.view(None)["villages"] == [3, 2, 1]
    assert state.turn == 2
    say(GAME, state, "no offer")
    assert (state.turn, state.actions, state.view(None)["phase"]) == (0, 1, "act")


@pytest.mark.rule("GULP-55", "GULP-43")
def test_only_the_acting_player_may_move_to_a_free_spot() -> None:
    """R31."""
    state = table("j-grettuce", "", spots=(1, 2))
    push(state, "j-grettuce")
    assert refused(GAME, state, "move to 2").rule == "GULP-11"
    assert refused(GAME, state, "offer swap A").rule == "GULP-55"
    assert refused(GAME, state, "offer swap C").rule == "GULP-55"
    say(GAME, state, "move to 4")
    assert state.view(None)["villages"] == [4, 2]
    assert state.turn == 1
    assert refused(GAME, state, "move to 1").rule == "GULP-55"
    say(GAME, state, "no offer")
    assert state.turn == 0
    for text in ("move to 1", "offer swap B", "no offer", "accept", "refuse"):
        assert refused(GAME, state, text).rule == "GULP-55"
