"""Go Cuckoo! when the table is knocked, and when sticks are put back by hand."""

from __future__ import annotations

import pytest

from teeter.games.go_cuckoo.game import GAME
from teeter.rules.contract import REFEREE, Reason
from tests.games.go_cuckoo.table import (
    after_a_turn,
    build,
    eggs,
    pull,
    quiet_turn,
    standing,
    table,
    tip,
)
from tests.rules.support import refused, say, texts

# Knocks


@pytest.mark.rule("CUCK-66", "CUCK-30")
def test_who_bumps_the_table_takes_the_penalty_and_the_turn_goes_on() -> None:
    state = table("y/y r/g")
    eggs(state, 4, 4, 4, 4, nest=3)
    say(GAME, state, "tipped stick 1")
    pull(state, 2)
    say(GAME, state, "knock C", "fell stick 1", "fell egg", "calm")
    view = state.view(None)
    assert view["supplies"] == [4, 4, 5, 4]
    assert view["places"][0] == "nest"
    assert view["front"] == [[2], [], [], []]
    assert view["phase"] == "pull again"
    assert (state.turn, view["answers"]) == (0, 0)
    assert {view["sticks"][move.arg].split("/")[0] for move in state.moves()} == {"green"}


@pytest.mark.rule("CUCK-30")
def test_a_knock_in_the_middle_of_a_try_leaves_the_try_as_it_was() -> None:
    state = after_a_turn()
    say(GAME, state, "pull 2", "touches", "knock A", "sank egg")
    view = state.view(None)
    assert view["knock"]
    assert (view["phase"], view["declared"], view["places"][1]) == ("knock", "pull 2", "hand")
    assert refused(GAME, state, "pulled").rule == "CUCK-09"
    assert refused(GAME, state, "pull 3").rule == "CUCK-30"
    assert refused(GAME, state, "knock C").rule == "CUCK-30"
    say(GAME, state, "calm")
    assert state.turn == 0
    say(GAME, state, "take from B")
    assert state.view(None)["supplies"] == [3, 2, 3, 3]
    assert state.turn == REFEREE
    assert refused(GAME, state, "left standing").rule == "CUCK-73"  # that fall was not B's
    say(GAME, state, "pulled")
    assert state.turn == 1


@pytest.mark.rule("CUCK-30", "CUCK-28")
def test_only_somebody_at_the_table_who_does_not_answer_for_the_nest_can_knock() -> None:
    state = table(seats=3)
    assert {"knock A", "knock B", "knock C"} <= texts(state.asides(REFEREE))
    refusal = refused(GAME, state, "knock D")
    assert (refusal.rule, refusal.reason) == ("CUCK-30", Reason.NOT_THERE)
    quiet_turn(state)
    assert refused(GAME, state, "knock A").rule == "CUCK-28"
    say(GAME, state, "knock B", "calm")
    assert state.turn == 1


@pytest.mark.rule("CUCK-30")
def test_copies_of_a_knocked_table_go_their_own_ways() -> None:
    state = table("y/y")
    pull(state, 1)
    say(GAME, state, "knock B")
    twin = state.copy()
    say(GAME, state, "calm", "lay 1")
    assert twin.view(None)["front"][0] == [1]
    say(GAME, twin, "calm")
    assert texts(twin.moves()) == {"lay 1"}


@pytest.mark.rule("CUCK-30", "CUCK-35")
def test_a_knock_has_its_own_account_of_sunken_eggs() -> None:
    state = after_a_turn(2)
    eggs(state, 4, 5, nest=4)
    say(GAME, state, "sank egg")
    assert state.view(None)["supplies"] == [5, 4]
    say(GAME, state, "knock B", "sank egg", "sank egg", "calm")
    assert state.view(None)["supplies"] == [4, 5]
    say(GAME, state, "sank egg")
    assert state.view(None)["supplies"] == [4, 5]  # A has paid before
    assert state.turn == 1


@pytest.mark.rule("CUCK-30", "CUCK-37")
def test_a_knock_while_somebody_chooses_can_leave_nothing_to_choose() -> None:
    state = table("r/g", 3)
    eggs(state, 2, 5, 5, nest=3)
    say(GAME, state, "pull 1", "touches", "sank egg", "pulled", "knock B", "fell egg", "calm")
    assert state.view(None)["supplies"] == [3, 5, 5]  # B had 6 and was the only one with most
    assert state.turn == 1


@pytest.mark.rule("CUCK-30", "CUCK-49", "CUCK-73")
def test_after_a_knock_the_turn_goes_on_with_what_is_left() -> None:
    """The knock takes the last standing stick, and the only egg of the player."""
    state = table("r/g g/g y/y", 2)
    eggs(state, 1, 1, nest=2)
    tip(state, but=(1, 2, 3))
    pull(state, 1)
    say(GAME, state, "knock B", "tipped stick 2", "fell stick 3", "calm")
    assert texts(state.moves()) == {"lay 1"}
    state = table("y/y", 2)
    eggs(state, 1, 1, nest=2)
    pull(state, 1)
    say(GAME, state, "lay 1", "knock B", "sank egg", "calm", "rests")
    assert state.view(None)["supplies"] == [0, 2]
    assert state.turn == 1


# Repair


@pytest.mark.rule("CUCK-26", "CUCK-38")
def test_with_repair_by_hand_the_player_lays_everything_and_then_the_turn_is_over() -> None:
    """R6."""
    state = table("r/g g/g", repair="hand")
    eggs(state, 4, 4, 4, 4, nest=3)
    pull(state, 1)
    say(GAME, state, "pull 2", "fell stick 40", "pulled")
    assert state.turn == 0
    assert state.view(None)["front"][0] == [1, 40, 2]
    assert refused(GAME, state, "pull 3").rule == "CUCK-38"
    assert refused(GAME, state, "lay egg").rule == "CUCK-38"
    assert refused(GAME, state, "place kiki").rule == "CUCK-40"
    say(GAME, state, "lay 40", "fell egg", "fell stick 40", "rests")
    assert state.view(None)["supplies"][0] == 5
    assert texts(state.moves()) == {"lay 1", "lay 2", "lay 40"}
    build(state)
    assert state.turn == 1
    assert state.view(None)["supplies"][0] == 5


@pytest.mark.rule("CUCK-29", "CUCK-26")
def test_with_repair_by_hand_the_player_before_comes_back_to_the_nest() -> None:
    """R6: a stick falls before B touches; what B has declared is void."""
    state = after_a_turn(repair="hand")
    say(GAME, state, "pull 2", "fell stick 40")
    assert state.turn == 0
    assert state.view(None)["declared"] is None
    assert texts(state.moves()) == {"lay 40"}
    say(GAME, state, "lay 40", "fell egg", "rests")
    assert state.view(None)["supplies"] == [3, 3, 3, 3]
    assert state.turn == 1
    assert "pull 2" in texts(state.moves())


@pytest.mark.rule("CUCK-30", "CUCK-66")
def test_with_repair_by_hand_the_one_who_knocked_puts_the_sticks_back() -> None:
    """R8."""
    state = after_a_turn(repair="hand")
    say(GAME, state, "pull 2", "touches", "knock D", "fell stick 1", "fell stick 40", "calm")
    assert state.turn == 3
    assert state.view(None)["front"] == [[], [], [], [1, 40]]
    say(GAME, state, "lay 1")
    assert state.view(None)["declared"] == "lay 1"
    say(GAME, state, "fell egg", "rests", "lay 40", "rests")
    assert state.view(None)["supplies"] == [2, 3, 3, 4]
    assert state.view(None)["declared"] == "pull 2"
    say(GAME, state, "pulled")
    assert state.view(None)["front"] == [[], [2], [], []]


@pytest.mark.rule("CUCK-30")
def test_the_last_seat_can_knock_and_repair_before_anybody_has_touched_the_nest() -> None:
    state = table(seats=3, repair="hand")
    say(GAME, state, "knock C", "fell stick 40", "calm")
    assert state.turn == 2
    assert state.view(None)["front"] == [[], [], [40]]
    build(state)
    assert state.turn == 0
    assert state.view(None)["answers"] is None


@pytest.mark.rule("CUCK-26")
def test_the_table_takes_over_a_repair_in_which_too_much_falls() -> None:
    """R24: after the thirteenth fall."""
    state = table("r/g", repair="hand")
    say(GAME, state, "pull 1", "touches", *(f"fell stick {n}" for n in range(31, 43)), "pulled")
    assert len(state.moves()) == 13
    assert state.turn == 0
    say(GAME, state, "fell stick 43")
    assert state.turn == 1
    assert len(standing(state)) == 56
