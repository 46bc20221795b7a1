"""Eruk, rule by rule: the finishing phase and the end."""

from __future__ import annotations

import pytest

from teeter.games.eruk.game import GAME
from teeter.rules.contract import NOBODY, Outcome, Reason
from teeter.words.speaker import english
from tests.games.eruk.table import collect_animals, finishing, search, table, turn
from tests.rules.support import refused, say, texts

ANIMALS = {"name herring", "name salmon", "name seal", "name bear"}

# Taking a figure back


@pytest.mark.rule("ERUK-34")
def test_phase_2_starts_left_of_the_player_who_moved_the_sun() -> None:
    state = table("Ig1 Ig2 Ig3 Re", sun=8)
    turn(state, 1, 2, 3)  # a figure each of A, B and C
    state.turn = 1
    turn(state, 4)
    assert state.turn == 2


@pytest.mark.rule("ERUK-35", "ERUK-36")
def test_the_only_figure_comes_back_by_itself_with_its_igloo_counter() -> None:  # R5
    state = finishing("B", "A B")
    view = state.view(None)
    assert state.turn == 0
    assert view["phase"] == "name"
    assert view["figures"] == [4, 3, 4]
    assert view["igloo"] == [None, 1, None, None, None, None, None, None, None]
    assert view["piles"][0]["top"] == "igloo-1"
    assert state.counts == [1, 0, 8]


@pytest.mark.rule("ERUK-35", "ERUK-43")
def test_the_owner_chooses_which_of_several_figures_comes_back() -> None:  # R5
    state = finishing("B", "A B A")
    assert state.view(None)["phase"] == "fetch"
    assert texts(state.moves()) == {"take igloo 1", "take igloo 3"}
    say(GAME, state, "take igloo 3")
    assert state.view(None)["igloo"] == [0, 1, None, None, None, None, None, None, None]
    assert state.view(None)["figures"] == [3, 3, 4]
    assert state.view(None)["piles"][0]["top"] == "igloo-3"
    assert state.counts == [1, 0, 8]
    assert texts(state.moves()) == ANIMALS


@pytest.mark.rule("ERUK-35")
def test_a_figure_must_be_taken_back_before_anything_else() -> None:
    state = finishing("B", "A B A")
    assert refused(GAME, state, "turn 1").rule == "ERUK-35"
    assert refused(GAME, state, "name bear").rule == "ERUK-37"
    for field in (2, 9):  # B's figure, and an empty field
        refusal = refused(GAME, state, f"take igloo {field}")
        assert (refusal.reason, refusal.rule) == (Reason.NOT_THERE, "ERUK-35")
        assert english(refusal.sentence) == f"Your figure is not on igloo field {field}."


@pytest.mark.rule("ERUK-43")
def test_only_one_figure_comes_back_in_a_turn() -> None:
    state = finishing("B B H", "A A B")
    say(GAME, state, "take igloo 1")
    assert refused(GAME, state, "take igloo 2").rule == "ERUK-43"
    search(state, "bear", 1)
    say(GAME, state, "name bear")
    refusal = refused(GAME, state, "take igloo 2")
    assert (refusal.reason, refusal.rule) == (Reason.NOT_NOW, "ERUK-43")
    turn(state, 3)
    assert state.view(None)["igloo"][1] == 0


# Searching


@pytest.mark.rule("ERUK-66", "ERUK-39", "ERUK-40")
def test_anne_finds_a_bear_and_then_a_herring_instead_of_a_seal() -> None:
    state = finishing("B H", "A B")
    search(state, "bear", 1)
    assert state.view(None)["counters"][:2] == ["", "?"]
    assert (state.turn, state.counts[0]) == (0, 2)
    search(state, "seal", 2)
    assert state.view(None)["counters"][:2] == ["", "herring"]
    assert state.counts[0] == 2
    assert state.turn == 1


@pytest.mark.rule("ERUK-37")
def test_an_animal_is_named_before_a_counter_is_turned() -> None:
    state = finishing("B", "A B")
    assert texts(state.moves()) == ANIMALS
    refusal = refused(GAME, state, "turn 1")
    assert (refusal.reason, refusal.rule) == (Reason.NOT_NOW, "ERUK-37")
    say(GAME, state, "name bear")
    assert state.view(1)["phase"] == "search"
    assert state.view(1)["named"] == "bear"
    assert refused(GAME, state, "name seal").rule == "ERUK-37"


@pytest.mark.rule("ERUK-37")
@pytest.mark.parametrize("kind", ["reindeer", "igloo"])
def test_only_the_four_animals_can_be_named(kind: str) -> None:  # R6
    state = finishing("B", "A B")
    refusal = refused(GAME, state, f"name {kind}")
    assert (refusal.reason, refusal.rule) == (Reason.FORBIDDEN, "ERUK-37")


@pytest.mark.rule("ERUK-37", "ERUK-44")
def test_the_option_lets_reindeer_and_igloo_be_named_too() -> None:  # R6, R17
    state = finishing("Re Ig9 Ig8 H", "A B", naming="all")
    assert texts(state.moves()) == ANIMALS | {"name reindeer", "name igloo"}
    search(state, "reindeer", 1)
    assert (state.turn, state.counts[0], state.view(None)["sun"]) == (0, 2, 9)
    search(state, "igloo", 2)
    search(state, "igloo", 3)
    view = state.view(None)
    assert (state.turn, state.counts[0]) == (0, 4)
    assert view["piles"][0]["top"] == "igloo-8"
    assert view["igloo"] == [None, 1, None, None, None, None, None, None, None]
    search(state, "igloo", 4)
    assert state.view(None)["counters"][:4] == ["", "", "", "herring"]
    assert state.turn == 1


@pytest.mark.rule("ERUK-38")
def test_any_face_down_counter_can_be_turned_in_a_search() -> None:
    state = finishing("B H", "A B")
    say(GAME, state, "name bear")
    face_down = [n for n, face in enumerate(state.view(0)["counters"], 1) if face == "?"]
    assert texts(state.moves()) == {f"turn {place}" for place in face_down}
    assert len(face_down) == 74 - 8 - 2  # reindeer and igloo counters have gone


@pytest.mark.rule("ERUK-39")
def test_the_same_animal_may_be_named_again() -> None:  # R7
    state = finishing("Se Se", "A B")
    search(state, "seal", 1)
    search(state, "seal", 2)
    assert (state.turn, state.counts[0]) == (0, 3)
    assert texts(state.moves()) == ANIMALS


@pytest.mark.rule("ERUK-73")
def test_nobody_stops_a_search_of_their_own_will() -> None:  # R7
    state = finishing("B", "A A")
    for text in ("take igloo 1", "name bear", "turn 1"):
        refusal = refused(GAME, state, "stop")
        assert (refusal.reason, refusal.rule) == (Reason.NOT_NOW, "ERUK-73")
        say(GAME, state, text)
    assert refused(GAME, state, "stop").rule == "ERUK-73"


@pytest.mark.rule("ERUK-68", "ERUK-38", "ERUK-41")
def test_a_herring_left_open_cannot_be_pointed_at() -> None:
    state = finishing("H", "A B")
    search(state, "bear", 1)
    assert state.turn == 1
    say(GAME, state, "name herring")
    refusal = refused(GAME, state, "turn 1")
    assert (refusal.reason, refusal.rule) == (Reason.NOT_THERE, "ERUK-38")


@pytest.mark.rule("ERUK-41")
def test_a_counter_left_open_counts_for_nobody() -> None:
    state = finishing("H B", "A B")
    search(state, "bear", 1)
    search(state, "seal", 2)
    assert state.outcome() == Outcome((2,), (1, 1, 8), "no figures left on the board")
    assert state.view(None)["counters"][:2] == ["herring", "bear"]


@pytest.mark.rule("ERUK-69", "ERUK-40", "ERUK-44")
@pytest.mark.parametrize(("counter", "face"), [("Re", "reindeer"), ("Ig9", "igloo-9")])
def test_a_reindeer_or_an_igloo_counter_is_a_miss(counter: str, face: str) -> None:  # R8
    state = finishing(counter, "A B")
    search(state, "salmon", 1)
    view = state.view(None)
    assert view["counters"][0] == face
    assert view["sun"] == 9
    assert view["igloo"] == [None] * 9  # B's figure has come back
    assert view["figures"] == [4, 4, 4]
    assert state.counts == [1, 1, 8]
    assert state.turn == 1


@pytest.mark.rule("ERUK-44")
def test_nothing_flees_in_the_finishing_phase() -> None:
    state = finishing("H Sa Se", "A B")
    search(state, "bear", 1)
    search(state, "salmon", 2)
    assert (state.turn, state.counts[1]) == (1, 2)
    search(state, "bear", 3)
    assert state.view(None)["counters"][:3] == ["herring", "", "seal"]
    assert state.view(None)["fled"] == []


@pytest.mark.rule("ERUK-37")
def test_a_kind_may_be_named_of_which_none_is_left() -> None:  # R14
    state = finishing("H H", "A B", alone=True)
    search(state, "bear", 1)
    assert state.view(None)["counters"][:2] == ["herring", "?"]
    assert state.turn == 1


@pytest.mark.rule("ERUK-67", "ERUK-42", "ERUK-43", "ERUK-45")
def test_searches_go_round_and_skip_who_has_no_figure() -> None:
    state = finishing("H H H", "A C A")
    order = [state.turn]
    say(GAME, state, "take igloo 1")
    for place in (1, 2, 3):
        search(state, "bear", place)
        order.append(state.turn)
    assert order == [0, 2, 0, NOBODY]
    assert state.counts == [2, 0, 9]


@pytest.mark.rule("ERUK-42")
def test_a_player_whose_igloo_counters_are_unmarked_is_skipped() -> None:
    state = table("Ig1 Ig2 Re", sun=8)
    state.figures = [0, 4, 4]
    turn(state, 1, 2)
    state.turn = 2
    turn(state, 3)
    assert state.turn == 1
    assert state.view(None)["igloo"] == [NOBODY, None, None, None, None, None, None, None, None]


# The end


@pytest.mark.rule("ERUK-45")
def test_the_search_of_the_last_figure_is_finished_first() -> None:  # R9
    state = finishing("B B H", "A")
    search(state, "bear", 1)
    search(state, "bear", 2)
    assert state.outcome() is None
    search(state, "bear", 3)
    assert state.outcome() == Outcome((2,), (3, 0, 8), "no figures left on the board")
    assert (state.turn, tuple(state.moves())) == (NOBODY, ())
    assert state.view(None)["phase"] == "over"


@pytest.mark.rule("ERUK-70", "ERUK-46")
def test_the_last_animal_found_ends_the_game_at_once() -> None:  # R9, R10
    state = finishing("H", "A A B", alone=True)
    say(GAME, state, "take igloo 1")
    before = state.counts[:]
    search(state, "herring", 1)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "all animals turned"
    assert outcome.scores == (before[0] + 1, before[1], before[2])
    assert state.turn == NOBODY
    view = state.view(None)
    assert view["igloo"][:3] == [None, 0, 1]  # these igloo counters are nobody's
    assert view["counters"].count("?") == 1 + 6  # a reindeer and igloo counters


@pytest.mark.rule("ERUK-46")
def test_the_last_animal_ends_the_game_at_once_when_it_is_a_miss_too() -> None:  # R9
    state = finishing("H", "A A B", alone=True)
    say(GAME, state, "take igloo 1")
    before = tuple(state.counts)
    search(state, "bear", 1)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == (before, "all animals turned")
    assert state.view(None)["counters"][0] == "herring"


@pytest.mark.rule("ERUK-46", "ERUK-45")
def test_all_animals_turned_is_the_reason_when_the_last_figure_is_back_too() -> None:  # R15
    state = finishing("H", "A", alone=True)
    search(state, "bear", 1)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "all animals turned"


@pytest.mark.rule("ERUK-46")
def test_naming_all_does_not_make_reindeer_and_igloos_animals() -> None:  # R17
    state = finishing("H Re Ig9", "A B", alone=True, naming="all")
    search(state, "reindeer", 2)
    search(state, "igloo", 3)
    assert state.outcome() is None
    search(state, "herring", 1)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "all animals turned"


@pytest.mark.rule("ERUK-46", "ERUK-53")
def test_phase_1_goes_on_without_animals_until_the_sun_arrives() -> None:  # R13
    state = table("Ig1 Re", sun=8)
    turn(state, 1)
    collect_animals(state, after=2)
    state.turn = 0
    assert state.outcome() is None
    assert state.view(None)["phase"] == "collect"
    turn(state, 2)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "all animals turned"
    assert sum(outcome.scores) == 56 + 8
    assert state.view(None)["igloo"][0] == 0


@pytest.mark.rule("ERUK-71", "ERUK-45")
def test_the_game_ends_with_phase_1_when_no_figure_is_on_the_board() -> None:  # R9
    state = table("Sa Re", sun=8)
    turn(state, 1, 2)
    assert state.turn == NOBODY
    assert state.outcome() == Outcome((2,), (2, 0, 7), "no figures left on the board")


@pytest.mark.rule("ERUK-72", "ERUK-47", "ERUK-10")
def test_piles_of_17_21_and_21_share_the_win() -> None:  # R10
    state = table("Re", sun=8)
    state.counts = [16, 21, 21]
    turn(state, 1)
    assert state.outcome() == Outcome((1, 2), (17, 21, 21), "no figures left on the board")


@pytest.mark.rule("ERUK-47", "ERUK-10")
def test_animals_reindeer_and_igloo_counters_count_one_each() -> None:
    state = table("B H Ig1 Ig2 Re", sun=8)
    turn(state, 1, 3)  # A: a bear, and a figure on igloo 1
    state.figures[1] = 0
    turn(state, 4)  # B: igloo 2 stays unmarked
    assert state.outcome() is None
    turn(state, 5)  # C: the eighth reindeer
    search(state, "bear", 2)
    assert state.outcome() == Outcome((2,), (2, 0, 8), "no figures left on the board")
    assert [pile["count"] for pile in state.view(None)["piles"]] == [2, 0, 8]


@pytest.mark.rule("ERUK-45")
def test_after_the_end_every_move_is_refused() -> None:
    state = table("Re", sun=8)
    turn(state, 1)
    for text in GAME.moves:
        refusal = refused(GAME, state, text)
        assert (refusal.reason, refusal.rule) == (Reason.OVER, "ERUK-45")
