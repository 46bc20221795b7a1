"""Go Cuckoo! when something falls: who answers, what it costs, who repairs."""

from __future__ import annotations

import pytest

from teeter.games.go_cuckoo.game import GAME
from teeter.rules.contract import REFEREE, Reason
from tests.games.go_cuckoo.table import after_a_turn, build, eggs, pull, table, tip
from tests.rules.support import refused, say, texts

# Eggs


@pytest.mark.rule("CUCK-62", "CUCK-22", "CUCK-27", "CUCK-33", "CUCK-38")
def test_two_eggs_that_roll_off_while_a_lays_a_stick_are_as() -> None:
    state = table("r/g g/g")
    eggs(state, 4, 4, 4, 4, nest=3)
    pull(state, 1, 2)
    say(GAME, state, "lay 1", "fell egg", "fell egg", "rests")
    view = state.view(None)
    assert view["supplies"] == [6, 4, 4, 4]
    assert view["nest"] == 1
    assert view["places"][:2] == ["nest", "nest"]  # R6: the other stick is laid as well
    assert state.turn == 1  # and no egg, though stick 2 had equal ends


@pytest.mark.rule("CUCK-63", "CUCK-35", "CUCK-36", "CUCK-37")
def test_for_two_sunken_eggs_a_takes_one_from_whom_a_chooses() -> None:
    state = table("r/g", 3)
    eggs(state, 2, 5, 5, nest=3)
    say(GAME, state, "pull 1", "touches", "sank egg", "sank egg", "pulled")
    assert state.turn == 0
    assert state.view(None)["phase"] == "take"
    assert texts(state.moves()) == {"take from B", "take from C"}
    say(GAME, state, "take from C")
    view = state.view(None)
    assert view["supplies"] == [3, 5, 4]
    assert (view["can"], view["nest"]) == (2, 1)
    assert view["places"][0] == "nest"
    assert state.turn == 1


@pytest.mark.rule("CUCK-35", "CUCK-37")
def test_an_egg_is_taken_only_from_another_player_with_the_most() -> None:
    """R9."""
    state = table("r/g", 4)
    eggs(state, 6, 5, 5, 1, nest=2)
    assert refused(GAME, state, "take from B").rule == "CUCK-35"
    say(GAME, state, "pull 1", "touches", "sank egg", "pulled")
    for seat in "ADE":
        refusal = refused(GAME, state, f"take from {seat}")
        assert (refusal.rule, refusal.reason) == ("CUCK-37", Reason.FORBIDDEN)
    assert refused(GAME, state, "pull 2").rule == "CUCK-37"
    say(GAME, state, "take from B")
    assert state.view(None)["supplies"] == [7, 4, 5, 1]


@pytest.mark.rule("CUCK-35")
def test_nothing_is_taken_when_nobody_else_has_an_egg() -> None:
    """R9."""
    state = table("r/g", 2)
    eggs(state, 3, 0, nest=2)
    say(GAME, state, "pull 1", "touches", "sank egg", "pulled")
    assert state.view(None)["supplies"] == [3, 0]
    assert texts(state.moves()) == {"place kiki"}


@pytest.mark.rule("CUCK-35", "CUCK-29")
def test_eggs_that_sink_later_in_the_same_responsibility_cost_nothing_more() -> None:
    """R9, R18."""
    state = table("r/g", 2)
    eggs(state, 3, 5, nest=3)
    say(GAME, state, "pull 1", "touches", "sank egg", "pulled")
    assert state.view(None)["supplies"] == [4, 4]
    assert state.view(None)["paid"]
    say(GAME, state, "sank egg")
    assert state.view(None)["supplies"] == [4, 4]
    say(GAME, state, "pull 2", "touches", "sank egg", "pulled")
    assert state.view(None)["supplies"] == [3, 5]  # B answers now
    assert state.view(None)["can"] == 3


@pytest.mark.rule("CUCK-33", "CUCK-35")
def test_an_egg_that_falls_out_and_one_that_sinks_cost_both_penalties() -> None:
    """R15, R19."""
    state = table("r/g", 2)
    eggs(state, 3, 5, nest=3)
    say(GAME, state, "pull 1", "touches", "fell egg", "sank egg", "fell egg", "pulled")
    assert state.view(None)["supplies"] == [6, 4]
    assert (state.view(None)["nest"], state.view(None)["can"]) == (0, 1)


@pytest.mark.rule("CUCK-64", "CUCK-34")
def test_an_egg_that_still_reaches_over_the_rim_is_in_the_nest_and_costs_nothing() -> None:
    state = table("y/y")
    pull(state, 1)
    build(state)
    say(GAME, state, "lay egg", "rests")
    assert (state.view(None)["supplies"][0], state.view(None)["nest"], state.view(None)["can"]) == (
        4,
        1,
        0,
    )


@pytest.mark.rule("CUCK-32", "CUCK-36")
def test_the_own_egg_that_sinks_while_it_is_laid_stays_in_the_can() -> None:
    state = table("y/y", 2)
    pull(state, 1)
    build(state)
    say(GAME, state, "lay egg", "sank egg", "rests")
    assert state.view(None)["supplies"] == [10, 9]  # one laid, one taken
    assert state.view(None)["can"] == 1


@pytest.mark.rule("CUCK-68", "CUCK-35", "CUCK-40")
def test_whose_last_egg_is_taken_may_place_kiki() -> None:
    state = table("r/g", 3)
    eggs(state, 1, 1, 0, nest=1)
    say(GAME, state, "pull 1", "touches", "sank egg", "pulled")
    assert state.view(None)["supplies"] == [2, 0, 0]
    assert state.turn == 1
    assert texts(state.moves()) == {"place kiki"}


@pytest.mark.rule("CUCK-33", "CUCK-35")
def test_without_eggs_in_the_nest_none_can_fall_or_sink() -> None:
    state = table("r/g")
    say(GAME, state, "pull 1", "touches")
    assert refused(GAME, state, "fell egg").rule == "CUCK-33"
    assert refused(GAME, state, "sank egg").rule == "CUCK-35"


# Sticks


@pytest.mark.rule("CUCK-79", "CUCK-26", "CUCK-75", "CUCK-38")
@pytest.mark.parametrize("variant", ["base", "fledgling"])
def test_a_standing_stick_that_topples_during_a_pull_ends_the_turn(variant: str) -> None:
    state = table("r/g", variant=variant)
    say(GAME, state, "pull 1", "touches", "fell stick 30")
    assert state.view(None)["front"][0] == [30]
    say(GAME, state, "pulled")
    view = state.view(None)
    assert view["places"][0] == view["places"][29] == "nest"
    assert view["supplies"][0] == 5
    assert state.turn == 1


@pytest.mark.rule("CUCK-26", "CUCK-38")
def test_the_stick_that_is_being_laid_may_fall_itself() -> None:
    state = table("y/y")
    pull(state, 1)
    say(GAME, state, "lay 1")
    assert state.view(None)["places"][0] == "nest"
    say(GAME, state, "fell stick 1")
    assert state.view(None)["front"][0] == [1]
    say(GAME, state, "rests")
    assert state.view(None)["places"][0] == "nest"
    assert state.turn == 1


@pytest.mark.rule("CUCK-26")
def test_a_laid_stick_may_fall_again() -> None:
    state = after_a_turn()
    say(GAME, state, "pull 2", "touches", "fell stick 1")
    assert refused(GAME, state, "fell stick 1").rule == "CUCK-26"
    say(GAME, state, "pulled")
    assert state.view(None)["places"][:2] == ["nest", "nest"]
    assert state.turn == 2


@pytest.mark.rule("CUCK-26", "CUCK-16")
def test_a_stick_in_the_hand_or_in_front_neither_falls_nor_tips() -> None:
    state = table("r/g g/p")
    say(GAME, state, "pull 1", "touches")
    assert refused(GAME, state, "fell stick 1").rule == "CUCK-26"
    assert refused(GAME, state, "tipped stick 1").rule == "CUCK-26"
    say(GAME, state, "pulled")
    assert refused(GAME, state, "fell stick 1").rule == "CUCK-26"


@pytest.mark.rule("CUCK-38", "CUCK-75")
def test_after_a_fall_a_pull_may_be_broken_off() -> None:
    state = after_a_turn()
    say(GAME, state, "pull 2", "touches", "fell egg", "left standing")
    view = state.view(None)
    assert view["supplies"] == [2, 4, 3, 3]
    assert view["places"][1] == "can"
    assert view["sticks"][1] == "red/?"
    assert state.turn == 2
    pull(state, 2)
    assert state.view(None)["front"][2] == [2]


@pytest.mark.rule("CUCK-26", "CUCK-16")
def test_a_stick_that_tips_onto_the_nest_costs_nothing_and_is_a_laid_one() -> None:
    """R21."""
    state = table("r/g g/p")
    say(GAME, state, "pull 1", "touches", "tipped stick 30", "pulled")
    assert state.view(None)["places"][29] == "nest"
    assert "?" not in state.view(None)["sticks"][29]
    assert refused(GAME, state, "pull 30").rule == "CUCK-16"
    assert refused(GAME, state, "tipped stick 30").rule == "CUCK-26"
    pull(state, 2)
    say(GAME, state, "fell stick 30")
    assert state.turn == 1


@pytest.mark.rule("CUCK-38", "CUCK-29")
def test_a_fall_between_two_tries_of_a_player_ends_the_turn_too() -> None:
    state = table("r/g g/g")
    pull(state, 1)
    say(GAME, state, "fell stick 40")
    assert state.view(None)["places"][0] == state.view(None)["places"][39] == "nest"
    assert state.turn == 1


# Who answers


@pytest.mark.rule("CUCK-65", "CUCK-28", "CUCK-29")
def test_before_b_touches_a_stick_falls_are_as_and_then_they_are_bs() -> None:
    state = after_a_turn()
    assert state.view(None)["supplies"] == [2, 3, 3, 3]
    say(GAME, state, "fell egg")
    assert state.view(None)["supplies"] == [3, 3, 3, 3]
    assert state.turn == 1
    say(GAME, state, "pull 2", "fell egg")
    assert state.view(None)["supplies"] == [4, 3, 3, 3]
    assert state.view(None)["declared"] == "pull 2"
    say(GAME, state, "touches")
    assert state.view(None)["answers"] == 1
    say(GAME, state, "fell egg", "pulled")
    assert state.view(None)["supplies"] == [4, 4, 3, 3]
    assert state.turn == 2


@pytest.mark.rule("CUCK-29", "CUCK-35", "CUCK-37")
def test_for_an_egg_that_sinks_between_turns_the_player_before_chooses() -> None:
    """R18."""
    state = after_a_turn()
    say(GAME, state, "pull 2", "sank egg")
    assert state.turn == 0
    assert texts(state.moves()) == {"take from B", "take from C", "take from D"}
    say(GAME, state, "take from D")
    assert state.view(None)["supplies"] == [3, 3, 3, 2]
    assert state.turn == REFEREE
    say(GAME, state, "touches", "pulled")
    assert state.view(None)["front"][1] == [2]


@pytest.mark.rule("CUCK-29", "CUCK-26")
def test_a_stick_that_falls_between_turns_is_put_back_and_the_next_turn_is_untouched() -> None:
    state = after_a_turn()
    say(GAME, state, "fell stick 40")
    assert state.view(None)["places"][39] == "nest"
    assert state.turn == 1
    assert "pull 2" in texts(state.moves())


@pytest.mark.rule("CUCK-28", "CUCK-26")
@pytest.mark.parametrize("repair", ["table", "hand"])
def test_before_the_first_touch_of_the_game_nobody_answers(repair: str) -> None:
    state = table(repair=repair)
    assert state.view(None)["answers"] is None
    say(GAME, state, "fell stick 40")
    assert state.view(None)["places"][39] == "nest"
    assert state.turn == 0


@pytest.mark.rule("CUCK-28", "CUCK-40")
def test_what_kind_of_turn_it_is_is_decided_at_the_first_touch() -> None:
    """R22: A's penalty takes B's last egg after B has declared a pull."""
    state = after_a_turn(2)
    eggs(state, 2, 1, nest=3)
    say(GAME, state, "pull 2", "sank egg")
    assert state.view(None)["supplies"] == [3, 0]
    assert state.turn == 1
    assert state.view(None)["declared"] is None
    assert texts(state.moves()) == {"place kiki"}
    say(GAME, state, "place kiki", "touches")
    assert state.view(None)["answers"] == 1


@pytest.mark.rule("CUCK-28", "CUCK-49")
def test_the_last_standing_stick_may_fall_before_the_touch() -> None:
    """R22."""
    state = table("y/y r/g")
    pull(state, 1)
    build(state)
    tip(state, but=(2,))
    say(GAME, state, "no egg", "pull 2", "fell stick 2")
    assert state.turn == 1
    assert texts(state.moves()) == {"lay egg"}


@pytest.mark.rule("CUCK-28", "CUCK-16")
def test_a_declared_stick_that_tips_before_the_touch_is_chosen_anew() -> None:
    state = table()
    say(GAME, state, "pull 3", "tipped stick 3")
    assert state.turn == 0
    assert state.view(None)["declared"] is None
    assert refused(GAME, state, "pull 3").rule == "CUCK-16"
    say(GAME, state, "pull 4", "tipped stick 5")
    assert state.view(None)["declared"] == "pull 4"


@pytest.mark.rule("CUCK-28")
def test_an_egg_that_reaches_the_nest_or_kiki_also_ends_the_responsibility_before() -> None:
    """R7."""
    state = after_a_turn(2)
    tip(state)
    say(GAME, state, "lay egg", "fell egg", "touches")
    assert state.view(None)["supplies"] == [3, 2]
    assert state.view(None)["answers"] == 1
