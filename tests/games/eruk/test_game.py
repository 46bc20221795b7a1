"""Eruk, rule by rule: collecting counters and building the igloo."""

from __future__ import annotations

import pytest

from teeter.games.eruk.game import GAME
from teeter.rules.contract import NOBODY, Illegal, Reason, act
from teeter.words.speaker import english
from tests.games.eruk.table import table, turn
from tests.rules.support import refused, say, texts

# Turning counters


@pytest.mark.rule("ERUK-14")
def test_the_first_turning_is_not_optional() -> None:  # R3
    state = table("B")
    refusal = refused(GAME, state, "stop")
    assert (refusal.reason, refusal.rule) == (Reason.NOT_NOW, "ERUK-14")
    assert texts(state.moves()) == {f"turn {place}" for place in range(1, 75)}


@pytest.mark.rule("ERUK-14")
def test_everybody_sees_a_turned_counter() -> None:
    state = table("Se")
    turn(state, 1)
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["counters"] == ["seal"] + ["?"] * 73
        assert state.view(seat)["shown"] == (1, "seal")


@pytest.mark.rule("ERUK-14")
def test_only_face_down_counters_can_be_turned() -> None:
    state = table("B H")
    turn(state, 1)
    refusal = refused(GAME, state, "turn 1")
    assert (refusal.reason, refusal.rule) == (Reason.NOT_THERE, "ERUK-14")
    say(GAME, state, "stop")
    assert english(refused(GAME, state, "turn 1").sentence) == "No counter lies face down at place 1."


@pytest.mark.rule("ERUK-15", "ERUK-16", "ERUK-75")
def test_after_each_counter_one_more_may_be_turned_or_the_turn_stopped() -> None:
    state = table("B H H Se")
    turn(state, 1)
    assert texts(state.moves()) == {"stop"} | {f"turn {place}" for place in range(2, 75)}
    turn(state, 2, 3)
    assert texts(state.moves()) == {"stop"} | {f"turn {place}" for place in range(4, 75)}
    assert state.turn == 0


@pytest.mark.rule("ERUK-75")
def test_each_counter_is_judged_before_the_next_is_turned() -> None:
    state = table("H Sa B")
    turn(state, 1, 2)
    assert state.turn == 1  # the bear would be B's first counter, not A's third
    turn(state, 3)
    assert state.view(None)["counters"][:3] == ["?", "", "bear"]


@pytest.mark.rule("ERUK-54", "ERUK-16", "ERUK-17", "ERUK-13")
def test_tommy_stops_and_takes_a_bear_and_a_herring() -> None:
    state = table("B H")
    turn(state, 1, 2)
    say(GAME, state, "stop")
    assert state.counts == [2, 0, 0]
    assert state.view(None)["counters"][:3] == ["", "", "?"]
    assert state.turn == 1


@pytest.mark.rule("ERUK-17")
def test_the_counter_turned_last_lies_on_top_of_the_pile() -> None:  # R16
    state = table("B H Se")
    turn(state, 1, 2)
    say(GAME, state, "stop")
    assert state.view(None)["piles"][0]["top"] == "herring"


@pytest.mark.rule("ERUK-13")
def test_turns_go_round_to_the_left() -> None:
    state = table("B B B B", seats=3)
    for place, seat in enumerate((0, 1, 2, 0), 1):
        assert state.turn == seat
        turn(state, place)
        say(GAME, state, "stop")


@pytest.mark.rule("ERUK-13")
def test_only_the_player_on_turn_turns_counters() -> None:
    state = table("B H")
    with pytest.raises(Illegal) as caught:
        act(GAME, state, 1, GAME.moves.parse("turn 1"))
    assert english(caught.value.sentence) == "It is A's move, not B's."
    assert (caught.value.reason, caught.value.rule) == (Reason.NOT_YOURS, "ERUK-13")
    act(GAME, state, 0, GAME.moves.parse("turn 1"))
    assert state.view(None)["counters"][0] == "bear"


@pytest.mark.rule("ERUK-76", "ERUK-17")
def test_open_counters_go_to_the_player_on_turn_without_being_asked() -> None:
    state = table("B Ig1")
    turn(state, 1)
    assert texts(state.moves()) == {"stop"} | {f"turn {place}" for place in range(2, 75)}
    assert [state.asides(seat) for seat in (0, 1, 2)] == [(), (), ()]
    turn(state, 2)
    assert state.counts == [1, 0, 0]
    assert state.view(None)["counters"][0] == ""


# Igloo counters


@pytest.mark.rule("ERUK-57", "ERUK-18", "ERUK-19", "ERUK-21", "ERUK-22", "ERUK-74")
def test_igloo_5_goes_to_field_5_with_a_figure_and_ends_the_turn() -> None:
    state = table("H Se Ig5")
    state.figures = [2, 4, 4]
    turn(state, 1, 2, 3)
    view = state.view(None)
    assert view["igloo"] == [None, None, None, None, 0, None, None, None, None]
    assert view["figures"] == [1, 4, 4]
    assert view["counters"][:3] == ["", "", ""]
    assert state.counts == [2, 0, 0]
    assert state.turn == 1


@pytest.mark.rule("ERUK-58", "ERUK-20", "ERUK-22")
def test_without_a_figure_the_igloo_counter_lies_unmarked() -> None:
    state = table("H Ig3")
    state.figures = [0, 4, 4]
    turn(state, 1, 2)
    view = state.view(None)
    assert view["igloo"] == [None, None, NOBODY, None, None, None, None, None, None]
    assert view["figures"] == [0, 4, 4]
    assert state.counts == [1, 0, 0]
    assert state.turn == 1


@pytest.mark.rule("ERUK-20", "ERUK-52")
def test_the_fifth_igloo_counter_of_a_player_is_unmarked() -> None:
    state = table("Ig9 Ig8 Ig7 Ig6 Ig5")
    for place in (1, 2, 3, 4, 5):
        state.turn = 1
        turn(state, place)
    assert state.view(None)["igloo"] == [None, None, None, None, NOBODY, 1, 1, 1, 1]
    assert state.view(None)["figures"] == [4, 0, 4]
    assert state.counts == [0, 0, 0]  # nobody has the igloo counters yet


@pytest.mark.rule("ERUK-74")
@pytest.mark.parametrize("field", range(1, 10))
def test_the_picture_decides_the_igloo_field(field: int) -> None:
    state = table(f"Ig{field}")
    turn(state, 1)
    assert [n for n, mark in enumerate(state.view(None)["igloo"], 1) if mark is not None] == [field]


@pytest.mark.rule("ERUK-21", "ERUK-31")
def test_an_igloo_counter_lets_open_reindeer_be_taken_too() -> None:
    state = table("Re Sa Ig1")
    turn(state, 1, 2, 3)
    assert state.counts == [2, 0, 0]


# Fleeing


@pytest.mark.rule("ERUK-55", "ERUK-24", "ERUK-25", "ERUK-27", "ERUK-28")
def test_both_of_tommys_herrings_flee_from_the_salmon() -> None:
    state = table("B H H Sa")
    turn(state, 1, 2, 3)
    assert state.turn == 0
    assert state.view(None)["fled"] == []
    turn(state, 4)
    assert state.counts == [2, 0, 0]
    assert state.view(None)["counters"][:4] == ["", "?", "?", ""]
    assert state.view(None)["fled"] == [(2, "herring"), (3, "herring")]
    assert state.turn == 1


@pytest.mark.rule("ERUK-56", "ERUK-26", "ERUK-28")
def test_two_kinds_flee_from_annes_seal_and_bear() -> None:
    state = table("B Sa Sa Se")
    turn(state, 1, 2, 3, 4)
    assert state.view(None)["counters"][:4] == ["", "?", "?", "?"]
    assert state.counts == [1, 0, 0]
    assert state.view(None)["piles"][0]["top"] == "bear"
    assert state.turn == 1


@pytest.mark.rule("ERUK-23", "ERUK-24")
@pytest.mark.parametrize("first", ["H", "Sa", "Se", "B", "Re"])
@pytest.mark.parametrize("second", ["H", "Sa", "Se", "B", "Re"])
def test_only_four_pairs_react_in_either_order(first: str, second: str) -> None:
    chain = ["H", "Sa", "Se", "B", "Re"]  # each flees from the next
    apart = chain.index(second) - chain.index(first)
    fleeing = {1: [1], -1: [2]}.get(apart, [])
    state = table(f"{first} {second}")
    turn(state, 1, 2)
    assert [place for place, _ in state.view(None)["fled"]] == fleeing
    assert state.turn == (1 if fleeing else 0)
    assert state.counts == ([1, 0, 0] if fleeing else [0, 0, 0])


@pytest.mark.rule("ERUK-27")
def test_a_counter_that_fled_can_be_turned_again_where_it_lay() -> None:
    state = table("H Sa")
    turn(state, 1, 2)
    turn(state, 1)
    assert state.view(None)["counters"][:2] == ["herring", ""]
    assert state.view(None)["fled"] == []


@pytest.mark.rule("ERUK-62", "ERUK-23")
def test_a_herring_does_not_mind_a_seal() -> None:
    state = table("Se H")
    turn(state, 1, 2)
    assert state.turn == 0
    assert state.view(None)["counters"][:2] == ["seal", "herring"]
    assert {"stop", "turn 3"} <= texts(state.moves())


@pytest.mark.rule("ERUK-63", "ERUK-24")
def test_a_herring_just_turned_flees_from_an_open_salmon() -> None:
    state = table("Sa H")
    turn(state, 1, 2)
    assert state.view(None)["counters"][:2] == ["", "?"]
    assert state.counts == [1, 0, 0]
    assert state.turn == 1


# Reindeer and sun


@pytest.mark.rule("ERUK-59", "ERUK-29", "ERUK-30", "ERUK-31")
def test_two_reindeer_move_the_sun_two_fields() -> None:
    state = table("H Re Re", sun=3)
    turn(state, 1, 2)
    assert state.view(None)["sun"] == 4
    assert state.turn == 0
    turn(state, 3)
    assert state.view(None)["sun"] == 5
    assert state.turn == 0
    say(GAME, state, "stop")
    assert state.counts == [3, 0, 2]  # C has turned the first two reindeer


@pytest.mark.rule("ERUK-60", "ERUK-32", "ERUK-29")
def test_an_open_bear_flees_from_a_reindeer_and_the_sun_moves() -> None:  # R11
    state = table("B H Re")
    turn(state, 1, 2, 3)
    assert state.view(None)["sun"] == 2
    assert state.view(None)["counters"][:3] == ["?", "", ""]
    assert state.counts == [2, 0, 0]
    assert state.turn == 1


@pytest.mark.rule("ERUK-61", "ERUK-26", "ERUK-31", "ERUK-32")
def test_a_bear_that_flees_from_a_reindeer_still_drives_a_seal_away() -> None:
    state = table("Re Se B")
    turn(state, 1, 2, 3)
    assert state.view(None)["counters"][:3] == ["", "?", "?"]
    assert state.counts == [1, 0, 0]
    assert state.view(None)["piles"][0]["top"] == "reindeer"
    assert state.turn == 1


@pytest.mark.rule("ERUK-64", "ERUK-33", "ERUK-34", "ERUK-11", "ERUK-15")
def test_the_sun_on_field_9_ends_the_turn_and_the_left_neighbour_begins_phase_2() -> None:
    state = table("Sa Re Ig1 Ig2 Ig3", sun=8)
    for seat, place in ((0, 3), (1, 4), (2, 5)):
        assert state.turn == seat
        turn(state, place)
    turn(state, 1)
    turn(state, 2)
    assert state.view(None)["sun"] == 9
    assert state.counts == [2, 1, 7]  # B has taken a figure back, C its seven reindeer
    assert state.view(None)["phase"] == "name"
    assert state.turn == 1


@pytest.mark.rule("ERUK-65", "ERUK-33")
def test_fleeing_comes_before_collecting_when_the_sun_arrives() -> None:  # R4
    state = table("B Sa Re Ig1 Ig2 Ig3", sun=8)
    turn(state, 4, 5, 6)
    turn(state, 1, 2, 3)
    view = state.view(None)
    assert view["counters"][:3] == ["?", "", ""]
    assert view["fled"] == [(1, "bear")]
    assert view["sun"] == 9
    assert state.counts == [2, 1, 7]
    assert (view["phase"], state.turn) == ("name", 1)


@pytest.mark.rule("ERUK-35", "ERUK-37")
def test_figures_and_names_are_for_the_finishing_phase() -> None:
    state = table("Ig1 B")
    turn(state, 1)
    state.turn = 0
    assert refused(GAME, state, "take igloo 1").rule == "ERUK-35"
    assert refused(GAME, state, "name bear").rule == "ERUK-37"
    assert refused(GAME, state, "name igloo").reason == Reason.NOT_NOW
