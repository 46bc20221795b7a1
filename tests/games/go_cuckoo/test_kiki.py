"""Kiki, and how a game of Go Cuckoo! ends."""

from __future__ import annotations

from random import Random

import pytest

from teeter.games.go_cuckoo.game import GAME, GoCuckoo
from teeter.games.go_cuckoo.odds import judged, kiki_stays
from teeter.rules.contract import NOBODY, Outcome, Reason
from tests.games.go_cuckoo.table import build, eggs, pull, quiet_turn, table, tip
from tests.rules.support import refused, say, texts


def trying_kiki(*supplies: int, nest: int = 5, **choices: str) -> GoCuckoo:
    """A has no egg and sets Kiki on the nest."""
    state = table(seats=len(supplies) + 1, **choices)
    eggs(state, 0, *supplies, nest=nest)
    say(GAME, state, "place kiki", "touches")
    return state


# Her turn


@pytest.mark.rule("CUCK-67", "CUCK-39", "CUCK-40", "CUCK-74")
def test_who_lays_the_last_egg_waits_for_the_next_turn_and_then_must_place_kiki() -> None:
    state = table("y/y", 2)
    eggs(state, 1, 9)
    pull(state, 1)
    build(state)
    assert refused(GAME, state, "place kiki").rule == "CUCK-40"
    say(GAME, state, "lay egg", "rests")
    assert state.turn == 1
    quiet_turn(state)
    assert texts(state.moves()) == {"place kiki"}
    assert refused(GAME, state, "pull 2").rule == "CUCK-74"  # R17
    assert refused(GAME, state, "lay egg").rule == "CUCK-74"


@pytest.mark.rule("CUCK-67", "CUCK-40", "CUCK-29")
def test_who_got_an_egg_back_meanwhile_must_pull_again() -> None:
    state = table("y/y", 2)
    eggs(state, 1, 9)
    pull(state, 1)
    build(state)
    say(GAME, state, "lay egg", "rests", "fell egg")
    assert state.view(None)["supplies"] == [1, 9]
    quiet_turn(state)
    assert state.view(None)["phase"] == "pull"
    refusal = refused(GAME, state, "place kiki")
    assert (refusal.rule, refusal.reason) == ("CUCK-39", Reason.FORBIDDEN)


@pytest.mark.rule("CUCK-39", "CUCK-28")
def test_kiki_is_in_the_hand_from_the_touch_to_the_end_of_the_try() -> None:
    state = table(seats=2)
    eggs(state, 0, 5, nest=3)
    say(GAME, state, "place kiki")
    assert state.view(None)["kiki"] == "beside the can"
    assert refused(GAME, state, "kiki stands").rule == "CUCK-39"
    say(GAME, state, "touches")
    assert state.view(None)["kiki"] == "in the hand"
    assert refused(GAME, state, "rests").rule == "CUCK-23"


# Failed tries


@pytest.mark.rule("CUCK-41", "CUCK-69", "CUCK-46")
def test_when_a_stick_falls_kiki_comes_off_even_if_she_stands() -> None:
    state = trying_kiki(3, 3)
    say(GAME, state, "fell stick 40", "kiki stands")
    view = state.view(None)
    assert state.outcome() is None
    assert view["kiki"] == "beside the can"
    assert view["places"][39] == "nest"
    assert state.turn == 1


@pytest.mark.rule("CUCK-78", "CUCK-42", "CUCK-77")
def test_an_egg_that_rolls_off_spoils_the_try_and_means_pulling_again() -> None:
    state = trying_kiki(5)
    say(GAME, state, "fell egg")
    assert (state.view(None)["nest"], state.view(None)["out"]) == (4, 1)
    say(GAME, state, "kiki stands")
    view = state.view(None)
    assert view["supplies"] == [1, 5]
    assert (view["nest"], view["out"]) == (4, 0)
    assert view["kiki"] == "beside the can"
    quiet_turn(state)
    assert state.view(None)["phase"] == "pull"


@pytest.mark.rule("CUCK-42", "CUCK-35", "CUCK-37")
def test_an_egg_that_sinks_under_kiki_has_the_usual_penalty() -> None:
    state = trying_kiki(3, 3)
    say(GAME, state, "sank egg", "sank egg", "kiki fell")
    assert texts(state.moves()) == {"take from B", "take from C"}
    say(GAME, state, "take from B")
    assert state.view(None)["supplies"] == [1, 2, 3]
    assert (state.view(None)["nest"], state.view(None)["can"]) == (3, 2)
    assert state.turn == 1


@pytest.mark.rule("CUCK-43", "CUCK-46", "CUCK-47")
def test_kiki_falls_off_and_others_try_before_the_next_attempt() -> None:
    state = trying_kiki(0, 4)
    say(GAME, state, "kiki fell")
    assert state.view(None)["kiki"] == "beside the can"
    assert state.turn == 1
    assert texts(state.moves()) == {"place kiki"}
    say(GAME, state, "place kiki", "touches", "kiki fell")
    quiet_turn(state)
    assert state.turn == 0
    assert texts(state.moves()) == {"place kiki"}


@pytest.mark.rule("CUCK-41", "CUCK-42", "CUCK-43")
def test_with_repair_by_hand_kiki_waits_until_the_sticks_are_back() -> None:
    state = trying_kiki(3, repair="hand")
    say(GAME, state, "fell stick 40", "fell egg", "kiki fell")
    assert texts(state.moves()) == {"lay 40"}
    assert state.view(None)["supplies"] == [1, 3]
    build(state)
    assert state.turn == 1


# The end


@pytest.mark.rule("CUCK-69", "CUCK-48")
def test_kiki_stands_and_nothing_has_fallen() -> None:
    state = trying_kiki(3, 3)
    say(GAME, state, "kiki stands")
    assert state.outcome() == Outcome((0,), (0, 3, 3), "Kiki sits on the nest")
    assert state.turn == NOBODY
    assert state.view(None)["kiki"] == "on the nest"
    assert not state.moves()
    assert not state.asides(-1)
    for text in ("pull 1", "fell egg", "sank egg", "fell stick 1", "tipped stick 1", "knock B", "calm"):
        refusal = refused(GAME, state, text)
        assert (refusal.rule, refusal.reason) == ("CUCK-48", Reason.OVER)


@pytest.mark.rule("CUCK-48")
def test_a_tipped_stick_or_somebody_elses_knock_does_not_spoil_a_kiki_that_stands() -> None:
    """R21, R8."""
    state = trying_kiki(3, 3)
    say(GAME, state, "tipped stick 40", "knock C", "fell egg")
    assert state.view(None)["kiki"] == "in the hand"
    say(GAME, state, "calm", "kiki stands")
    assert state.outcome() == Outcome((0,), (0, 3, 4), "Kiki sits on the nest")


@pytest.mark.rule("CUCK-70", "CUCK-44", "CUCK-45")
def test_kiki_drops_into_the_can_and_the_most_eggs_of_the_others_win() -> None:
    state = trying_kiki(2, 3, 3)
    say(GAME, state, "kiki sank")
    assert state.outcome() == Outcome((2, 3), (0, 2, 3, 3), "Kiki fell into the can")
    assert state.turn == NOBODY
    assert state.view(None)["kiki"] == "in the can"
    assert state.view(None)["declared"] is None


@pytest.mark.rule("CUCK-44", "CUCK-45")
def test_the_dropper_never_wins_even_if_all_others_have_nothing_too() -> None:
    """R11."""
    state = trying_kiki(0, 0)
    say(GAME, state, "kiki sank")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1, 2)


@pytest.mark.rule("CUCK-44")
def test_with_the_option_the_fewest_eggs_of_the_others_win() -> None:
    """R11."""
    state = trying_kiki(2, 3, 2, kiki="fewest")
    say(GAME, state, "kiki sank")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1, 3)


@pytest.mark.rule("CUCK-44", "CUCK-52")
def test_eggs_that_fall_while_kiki_drops_stay_counted_as_in_the_nest() -> None:
    """R14, R23."""
    state = trying_kiki(2, 3, nest=5)
    say(GAME, state, "fell egg", "sank egg", "fell stick 40", "kiki sank")
    assert state.outcome() == Outcome((2,), (0, 2, 3), "Kiki fell into the can")
    view = state.view(None)
    assert (view["nest"], view["can"], view["out"], view["sank"]) == (5, 0, 0, 0)


@pytest.mark.rule("CUCK-33", "CUCK-35")
def test_no_more_eggs_fall_under_kiki_than_are_in_the_nest() -> None:
    state = trying_kiki(3, nest=2)
    say(GAME, state, "fell egg", "sank egg")
    assert refused(GAME, state, "fell egg").rule == "CUCK-33"
    say(GAME, state, "knock B")
    assert refused(GAME, state, "sank egg").rule == "CUCK-35"


@pytest.mark.rule("CUCK-49", "CUCK-50")
def test_twenty_rounds_without_a_pulled_stick_end_the_game_for_the_fewest_eggs() -> None:
    """R12."""
    state = table(seats=3)
    tip(state)
    eggs(state, 1, 2, 1)
    for turn in range(60):
        assert state.view(None)["quiet"] == turn
        assert state.outcome() is None
        say(GAME, state, "lay egg", "touches", "fell egg", "rests")
    assert state.outcome() == Outcome((0, 2), (1, 2, 1), "20 rounds without a stick")


@pytest.mark.rule("CUCK-43", "CUCK-47")
def test_the_count_of_rounds_begins_anew_with_every_pulled_stick() -> None:
    """R12: Kiki tries and broken-off pulls are turns without a stick."""
    state = table("r/g", 2)
    eggs(state, 0, 5, nest=3)
    say(GAME, state, "place kiki", "touches", "kiki fell")
    say(GAME, state, "pull 1", "touches", "fell egg", "left standing")
    assert state.view(None)["quiet"] == 2
    say(GAME, state, "place kiki", "touches", "kiki fell", "pull 1", "touches", "pulled")
    assert state.view(None)["quiet"] == 0


# Without a world


@pytest.mark.parametrize("skill", [0.0, 0.5, 1.0])
def test_chance_lets_her_stay_as_often_as_it_says(skill: float) -> None:
    state, rng = trying_kiki(10), Random(1)
    said = [judged(state, rng, 1.0, skill).text for _ in range(2000)]
    assert said.count("kiki stands") / len(said) == pytest.approx(kiki_stays(skill), abs=0.03)
