"""Go Cuckoo! without a slip: set-up, pulling sticks, building the nest, laying eggs."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from teeter.games.go_cuckoo.game import GAME, new
from teeter.rules.contract import NOBODY, REFEREE, BadSetup, Reason
from teeter.words.speaker import english
from tests.games.go_cuckoo.table import build, eggs, pull, quiet_turn, standing, table, tip
from tests.rules.support import refused, say, texts
from tests.says import says

# Set-up


@pytest.mark.rule("CUCK-61", "CUCK-04", "CUCK-05")
@pytest.mark.parametrize(("seats", "each", "away"), [(2, 10, 0), (3, 6, 2), (4, 5, 0), (5, 4, 0)])
def test_all_eggs_are_shared_out_and_what_is_left_is_put_away(seats: int, each: int, away: int) -> None:
    view = table(seats=seats).view(None)
    assert view["supplies"] == [each] * seats
    assert view["away"] == away


@pytest.mark.rule("CUCK-01", "CUCK-06")
@pytest.mark.parametrize(("mix", "same", "mixed"), [("normal", 6, 4), ("harder", 4, 5)])
def test_there_are_70_sticks_in_the_mix_that_was_chosen(mix: str, same: int, mixed: int) -> None:
    options = GAME.options(3, mix=mix)
    dealt = GAME.deal(options, 0, Random(7))["sticks"]
    kinds = Counter("/".join(sorted(stick.split("/"))) for stick in dealt)
    assert len(dealt) == 70
    assert len(kinds) == 15
    for kind, count in kinds.items():
        assert count == (same if len(set(kind.split("/"))) == 1 else mixed)
    view = new(options, {"first": ["A"], "sticks": dealt}).view(None)
    assert view["places"] == ["can"] * 70
    assert view["kiki"] == "beside the can"


@pytest.mark.rule("CUCK-01")
def test_chance_says_which_end_is_up() -> None:
    tops = Counter(
        stick
        for seed in range(40)
        for stick in GAME.deal(GAME.options(2), 0, Random(seed))["sticks"]
        if stick in ("red/green", "green/red")
    )
    assert tops["red/green"] + tops["green/red"] == 160
    assert 55 < tops["red/green"] < 105


@pytest.mark.rule("CUCK-01")
@pytest.mark.parametrize(
    "sticks",
    [[], ["red/red"] * 70, ["red"], ["nonsense"] * 70, ["red/green/blue"] * 70, ["/"] * 70],
)
def test_other_sticks_are_refused(sticks: list[str]) -> None:
    with pytest.raises(
        BadSetup, check=says("6 of each of the 5 kinds with one colour, 4 of each of the 10")
    ):
        new(GAME.options(2), {"first": ["A"], "sticks": sticks})


@pytest.mark.rule("CUCK-01")
def test_the_sticks_must_be_those_of_the_chosen_mix() -> None:
    normal = GAME.deal(GAME.options(2), 0, Random(1))
    with pytest.raises(BadSetup, check=says("harder mix")):
        new(GAME.options(2, mix="harder"), normal)
    with pytest.raises(BadSetup, check=says("70 sticks")):
        new(GAME.options(2), {"first": ["A"]})
    with pytest.raises(BadSetup, check=says("seat")):
        new(GAME.options(2), {"first": ["C"], "sticks": normal["sticks"]})
    assert new(GAME.options(2), normal).turn == 0


@pytest.mark.rule("CUCK-08", "CUCK-07", "CUCK-21")
def test_the_named_seat_begins_and_turns_go_clockwise() -> None:
    state = table(seats=3, first="B")
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        quiet_turn(state)
    assert turns == [1, 2, 0, 1]


# Pulling


@pytest.mark.rule("CUCK-56", "CUCK-13", "CUCK-15", "CUCK-17", "CUCK-19")
def test_nil_finds_purple_ends_at_the_third_try_and_lays_an_egg() -> None:
    state = table("r/g g/p p/p")
    pull(state, 1, 2, 3)
    assert refused(GAME, state, "pull 4").rule == "CUCK-09"
    assert state.view(None)["front"][0] == [1, 2, 3]
    build(state)
    assert state.view(None)["places"][:3] == ["nest", "nest", "nest"]
    assert texts(state.moves()) == {"lay egg", "no egg"}
    say(GAME, state, "lay egg", "rests")
    assert state.view(None)["supplies"] == [4, 5, 5, 5]
    assert state.view(None)["nest"] == 1
    assert state.turn == 1


@pytest.mark.rule("CUCK-57", "CUCK-18", "CUCK-21")
def test_lola_finds_no_equal_ends_and_lays_three_sticks_but_no_egg() -> None:
    state = table("r/g g/p p/y")
    pull(state, 1, 2, 3)
    assert refused(GAME, state, "lay egg").rule == "CUCK-18"
    assert refused(GAME, state, "pull 4").rule == "CUCK-09"
    build(state)
    assert state.view(None)["supplies"][0] == 5
    assert state.view(None)["places"].count("nest") == 3
    assert state.turn == 1


@pytest.mark.rule("CUCK-58", "CUCK-51")
def test_with_fledglings_lola_may_lay_an_egg_all_the_same() -> None:
    state = table("r/g g/p p/y", variant="fledgling")
    pull(state, 1, 2, 3)
    assert state.view(None)["may_lay"]
    build(state)
    assert texts(state.moves()) == {"lay egg", "no egg"}
    say(GAME, state, "lay egg", "rests")
    assert state.view(None)["supplies"][0] == 4


@pytest.mark.rule("CUCK-51", "CUCK-73")
def test_fledglings_too_must_pull_a_third_stick() -> None:
    state = table("r/g g/p p/y", variant="fledgling")
    pull(state, 1, 2)
    assert refused(GAME, state, "lay egg").rule == "CUCK-19"
    assert refused(GAME, state, "lay 1").rule == "CUCK-73"


@pytest.mark.rule("CUCK-59", "CUCK-17", "CUCK-19")
def test_a_stick_with_equal_ends_stops_the_pulling_at_once() -> None:
    state = table("y/y")
    pull(state, 1)
    refusal = refused(GAME, state, "pull 2")
    assert (refusal.rule, refusal.reason) == ("CUCK-17", Reason.FORBIDDEN)
    assert texts(state.moves()) == {"lay 1"}
    build(state)
    assert refused(GAME, state, "pull 2").rule == "CUCK-17"
    assert texts(state.moves()) == {"lay egg", "no egg"}


@pytest.mark.rule("CUCK-60", "CUCK-13")
def test_the_second_stick_must_show_the_bottom_colour_of_the_first() -> None:
    state = table("r/g r/y g/g")
    pull(state, 1)
    assert state.view(None)["need"] == "green"
    refusal = refused(GAME, state, "pull 2")
    assert (refusal.rule, refusal.reason) == ("CUCK-13", Reason.WRONG_COLOUR)
    assert "green" in english(refusal.sentence)
    sticks = state.view(None)["sticks"]
    assert {sticks[move.arg].split("/")[0] for move in state.moves()} == {"green"}
    assert "pull 3" in texts(state.moves())


@pytest.mark.rule("CUCK-60", "CUCK-14")
def test_any_stick_will_do_when_no_top_has_the_colour() -> None:
    state = table("r/g r/y")
    tip(state, "green")
    pull(state, 1)
    assert state.view(None)["need"] is None
    assert texts(state.moves()) == {f"pull {n}" for n in standing(state)}
    pull(state, 2)
    assert state.view(None)["tries"] == 2


@pytest.mark.rule("CUCK-15", "CUCK-14")
def test_the_third_stick_must_match_the_second() -> None:
    state = table("r/g g/p g/y p/y")
    pull(state, 1, 2)
    assert refused(GAME, state, "pull 3").rule == "CUCK-15"
    tip(state, "purple")
    pull(state, 3)
    assert state.view(None)["front"][0] == [1, 2, 3]
    assert state.view(None)["phase"] == "build"


@pytest.mark.rule("CUCK-09", "CUCK-10")
def test_a_turn_begins_with_pulling_any_standing_stick() -> None:
    state = table()
    assert texts(state.moves()) == {f"pull {n}" for n in range(1, 71)}
    assert refused(GAME, state, "lay egg").rule == "CUCK-19"
    assert refused(GAME, state, "lay 1").rule == "CUCK-09"
    assert refused(GAME, state, "no egg").rule == "CUCK-09"


@pytest.mark.rule("CUCK-12", "CUCK-73")
def test_a_stick_with_two_colours_lies_in_front_and_another_must_be_pulled() -> None:
    state = table("r/g")
    pull(state, 1)
    view = state.view(None)
    assert view["front"] == [[1], [], [], []]
    assert view["places"][0] == "front"
    assert view["phase"] == "pull again"
    assert refused(GAME, state, "lay 1").rule == "CUCK-73"
    assert refused(GAME, state, "no egg").rule == "CUCK-73"


@pytest.mark.rule("CUCK-73")
def test_a_pull_without_a_fall_is_not_broken_off() -> None:
    state = table("r/g")
    say(GAME, state, "pull 1", "touches")
    assert refused(GAME, state, "left standing").rule == "CUCK-73"
    assert "pulled" in texts(state.moves())


@pytest.mark.rule("CUCK-16")
def test_only_standing_sticks_are_pulled() -> None:
    state = table("y/y r/g")
    pull(state, 1)
    build(state)
    say(GAME, state, "no egg", "tipped stick 2")
    for laid in (1, 2):
        refusal = refused(GAME, state, f"pull {laid}")
        assert (refusal.rule, refusal.reason) == ("CUCK-16", Reason.NOT_THERE)
    say(GAME, state, "pull 3", "touches")
    assert state.view(None)["places"][2] == "hand"
    assert refused(GAME, state, "pull 4").rule == "CUCK-75"


# Building and laying


@pytest.mark.rule("CUCK-25")
def test_the_order_of_laying_is_free() -> None:
    state = table("r/g g/p p/p")
    pull(state, 1, 2, 3)
    assert texts(state.moves()) == {"lay 1", "lay 2", "lay 3"}
    say(GAME, state, "lay 2", "rests")
    assert texts(state.moves()) == {"lay 1", "lay 3"}
    refusal = refused(GAME, state, "lay 2")
    assert (refusal.rule, refusal.reason) == ("CUCK-25", Reason.NOT_THERE)
    say(GAME, state, "lay 3", "rests", "lay 1", "rests")
    assert state.view(None)["phase"] == "egg"


@pytest.mark.rule("CUCK-76", "CUCK-19")
def test_no_egg_is_touched_before_all_sticks_are_on_the_nest() -> None:
    state = table("r/g g/g")
    pull(state, 1, 2)
    assert refused(GAME, state, "lay egg").rule == "CUCK-76"
    say(GAME, state, "lay 1", "rests")
    assert refused(GAME, state, "lay egg").rule == "CUCK-76"
    assert refused(GAME, state, "no egg").rule == "CUCK-76"
    say(GAME, state, "lay 2", "rests", "lay egg")
    assert state.turn == REFEREE


@pytest.mark.rule("CUCK-20", "CUCK-21")
def test_laying_is_voluntary_and_one_egg_is_all() -> None:
    state = table("y/y r/r")
    pull(state, 1)
    build(state)
    assert refused(GAME, state, "lay 1").rule == "CUCK-20"
    say(GAME, state, "no egg")
    assert state.view(None)["supplies"] == [5, 5, 5, 5]
    assert state.turn == 1
    pull(state, 2)
    build(state)
    say(GAME, state, "lay egg", "rests")
    assert state.view(None)["supplies"] == [5, 4, 5, 5]
    assert state.turn == 2


@pytest.mark.rule("CUCK-32")
def test_an_egg_on_its_way_is_counted_in_the_nest_and_one_that_falls_comes_back() -> None:
    state = table("y/y")
    pull(state, 1)
    build(state)
    say(GAME, state, "lay egg")
    assert (state.view(None)["supplies"][0], state.view(None)["nest"]) == (4, 1)
    say(GAME, state, "fell egg", "rests")
    assert (state.view(None)["supplies"][0], state.view(None)["nest"]) == (5, 0)
    assert state.turn == 1


@pytest.mark.rule("CUCK-28")
def test_the_first_try_of_a_turn_waits_for_the_touch_and_later_tries_do_not() -> None:
    state = table("r/g g/p")
    say(GAME, state, "pull 1")
    assert state.view(None)["phase"] == "reach"
    assert refused(GAME, state, "pulled").rule == "CUCK-09"
    assert refused(GAME, state, "lay egg").rule == "CUCK-28"
    say(GAME, state, "touches")
    assert refused(GAME, state, "touches").rule == "CUCK-28"
    say(GAME, state, "pulled", "pull 2")
    assert state.view(None)["phase"] == "try"
    assert refused(GAME, state, "touches").rule == "CUCK-28"


def test_a_closing_word_fits_what_is_tried() -> None:
    state = table("y/y")
    say(GAME, state, "pull 1", "touches")
    assert refused(GAME, state, "rests").rule == "CUCK-23"
    assert refused(GAME, state, "kiki stands").rule == "CUCK-39"
    assert refused(GAME, state, "kiki fell").rule == "CUCK-39"
    assert refused(GAME, state, "kiki sank").rule == "CUCK-39"
    say(GAME, state, "pulled", "lay 1")
    assert refused(GAME, state, "pulled").rule == "CUCK-09"
    assert refused(GAME, state, "left standing").rule == "CUCK-09"
    assert refused(GAME, state, "calm").rule == "CUCK-30"


# The can runs out


@pytest.mark.rule("CUCK-71", "CUCK-49")
def test_the_last_stick_is_laid_without_an_egg_and_then_only_eggs_are_laid() -> None:
    state = table("r/g")
    tip(state, but=(1,))
    pull(state, 1)
    assert refused(GAME, state, "pull 2").rule == "CUCK-16"
    assert refused(GAME, state, "lay egg").rule == "CUCK-18"
    assert texts(state.moves()) == {"lay 1"}
    build(state)
    assert state.turn == 1
    assert state.view(None)["phase"] == "last eggs"
    assert texts(state.moves()) == {"lay egg"}


@pytest.mark.rule("CUCK-71")
def test_the_last_stick_may_have_equal_ends() -> None:
    state = table("y/y")
    tip(state, but=(1,))
    pull(state, 1)
    build(state)
    assert texts(state.moves()) == {"lay egg", "no egg"}


@pytest.mark.rule("CUCK-51", "CUCK-71")
@pytest.mark.parametrize("sticks", ["r/g", "r/g g/p"])
def test_fledglings_get_no_egg_when_the_can_empties_before_the_third_stick(sticks: str) -> None:
    """R20."""
    state = table(sticks, variant="fledgling")
    mine = tuple(range(1, len(sticks.split()) + 1))
    tip(state, but=mine)
    pull(state, *mine)
    build(state)
    assert state.turn == 1
    assert state.view(None)["supplies"][0] == 5


@pytest.mark.rule("CUCK-49", "CUCK-50")
def test_with_an_empty_can_laying_is_compulsory() -> None:
    """R12."""
    state = table()
    tip(state)
    assert refused(GAME, state, "no egg").rule == "CUCK-49"
    assert refused(GAME, state, "pull 1").rule == "CUCK-49"
    assert refused(GAME, state, "place kiki").rule == "CUCK-39"
    say(GAME, state, "lay egg", "touches", "rests")
    assert state.view(None)["supplies"] == [4, 5, 5, 5]
    assert state.view(None)["nest"] == 1
    assert texts(state.moves()) == {"lay egg"}


@pytest.mark.rule("CUCK-72", "CUCK-49", "CUCK-50", "CUCK-40")
def test_with_an_empty_can_b_lays_two_eggs_in_two_turns_and_then_kiki() -> None:
    state = table(seats=2, first="B")
    tip(state)
    eggs(state, 9, 2)
    for left in (1, 0):
        say(GAME, state, "lay egg", "touches", "rests")
        assert state.view(None)["supplies"][1] == left
        say(GAME, state, "lay egg", "touches", "rests")
    assert texts(state.moves()) == {"place kiki"}
    say(GAME, state, "place kiki", "touches", "kiki stands")
    assert state.turn == NOBODY
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_until_the_touch_another_stick_may_be_meant() -> None:
    """R29."""
    state = table("r/r g/g")
    say(GAME, state, "pull 1")
    assert "pull 2" in texts(state.asides(0))
    assert "pull 1" not in texts(state.asides(0))
    assert texts(state.asides(1)) == set()
    say(GAME, state, "pull 2", "touches")
    assert texts(state.asides(0)) == set()
    assert refused(GAME, state, "pull 1").rule == "CUCK-75"
    say(GAME, state, "pulled")
    assert state.view(None)["front"][0] == [2]
