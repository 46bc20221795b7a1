"""Gulp: events that act on turns, villages and the River."""

from __future__ import annotations

import pytest

from teeter.games.gulp.game import GAME
from tests.games.gulp.table import (
    end_turn,
    hand,
    harvest,
    push,
    river,
    sacrifice,
    stores,
    table,
    tops,
)
from tests.rules.support import refused, say, texts

TEN = "2-blornn 3-blornn 4-blornn 5-blornn 6-blornn 7-blornn 8-blornn 9-blornn 10-blornn 2-blerries"


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
