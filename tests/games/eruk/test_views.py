"""Eruk at the table: what is seen and said of it, and what holds at every moment of any game."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.games.eruk import house
from teeter.games.eruk.game import GAME
from teeter.games.eruk.moves import FACES, REINDEER
from teeter.rules.contract import NOBODY
from tests.games.eruk.table import finishing, search, table, turn, walk
from tests.rules.support import described, say

some_games = settings(max_examples=30, deadline=None)
seeds = st.integers(0, 10**6)

# What holds at every moment


@pytest.mark.rule("ERUK-48")
@some_games
@given(seeds)
def test_all_74_counters_are_always_somewhere(seed: int) -> None:
    for state in walk(seed):
        view = state.view(None)
        on_table = sum(face != "" for face in view["counters"])
        on_board = sum(owner is not None for owner in view["igloo"])
        assert on_table + on_board + sum(state.counts) == 74


@pytest.mark.rule("ERUK-49", "ERUK-44", "ERUK-33", "ERUK-53")
@some_games
@given(seeds)
def test_the_sun_counts_the_reindeer_and_the_eighth_ends_phase_1(seed: int) -> None:
    reindeer = 0
    was_collecting = True
    for state in walk(seed):
        if was_collecting and state.shown:
            reindeer += state.faces[state.shown] == REINDEER
        was_collecting = state.view(None)["phase"] == "collect"
        assert state.view(None)["sun"] == 1 + reindeer
        assert was_collecting == (reindeer < 8)
        if was_collecting:
            face_down = {FACES[state.faces[move.arg]] for move in state.moves() if move.arg}
            assert "reindeer" in face_down  # the stock cannot run out


@pytest.mark.rule("ERUK-50", "ERUK-51", "ERUK-76")
@some_games
@given(seeds)
def test_nothing_is_open_between_turns_and_no_pair_flees_within_one(seed: int) -> None:
    before = -1
    for state in walk(seed):
        view = state.view(None)
        if view["phase"] == "collect":
            seen = {face for face in view["counters"] if face not in ("", "?")}
            assert state.turn == before or not seen
            assert not any({prey, by} <= seen for prey, by in house.PURSUERS.value.items())
            before = state.turn


@pytest.mark.rule("ERUK-52", "ERUK-03")
@some_games
@given(seeds)
def test_every_player_has_four_figures_in_hand_and_on_the_board(seed: int) -> None:
    for state in walk(seed):
        view = state.view(None)
        assert len(view["igloo"]) == 9
        for seat, in_hand in enumerate(view["figures"]):
            assert in_hand + view["igloo"].count(seat) == 4


@pytest.mark.rule("ERUK-08", "ERUK-27")
@some_games
@given(seeds)
def test_counters_keep_their_places(seed: int) -> None:
    faces: dict[int, str] = {}
    for state in walk(seed):
        view = state.view(None)
        seen = [view["shown"], *view["fled"], *enumerate(view["counters"], 1)]
        for place, face in filter(None, seen):
            if face not in ("", "?"):
                assert faces.setdefault(place, face) == face


@pytest.mark.rule("ERUK-45", "ERUK-46", "ERUK-10")
@some_games
@given(seeds)
def test_a_game_ends_for_a_reason_and_the_biggest_pile_wins(seed: int) -> None:
    *_, state = walk(seed)
    outcome = state.outcome()
    assert outcome is not None
    hidden = {FACES[face] for place, face in enumerate(state.faces) if state.where[place] >= 0}
    animals = bool(hidden & set(house.PURSUERS.value))
    assert outcome.reason == ("no figures left on the board" if animals else "all animals turned")
    assert [outcome.scores[seat] for seat in outcome.winners] == [max(outcome.scores)] * len(
        outcome.winners
    )
    if animals:
        assert set(state.view(None)["igloo"]) <= {None, NOBODY}


@settings(max_examples=10, deadline=None)
@given(seeds)
def test_a_state_comes_back_from_json_and_a_copy_goes_its_own_way(seed: int) -> None:
    rng = Random(seed)
    for state in walk(seed):
        text = json.dumps(state.to_json())
        back = GAME.from_json(json.loads(text))
        assert back.options == state.options
        assert [list(back.moves()), back.outcome()] == [list(state.moves()), state.outcome()]
        for other in (back, state.copy()):
            assert json.dumps(other.to_json()) == text
            if other.moves():
                other.play(rng.choice(other.moves()))
                assert json.dumps(other.to_json()) != text
        assert json.dumps(state.to_json()) == text


# What a seat knows


@settings(max_examples=10, deadline=None)
@given(seeds)
def test_all_seats_see_the_same_and_nothing_that_is_hidden(seed: int) -> None:
    rng = Random(seed)
    for state in walk(seed):
        view = state.view(None)
        other = state.redeal(0, rng)
        assert other.view(0) == other.view(1) == state.view(0) == state.view(1) == view
        assert list(other.moves()) == list(state.moves())
        assert json.loads(json.dumps(view))["counters"] == view["counters"]


def test_a_redeal_keeps_what_everybody_has_seen() -> None:
    state = table("B H H Sa Se Ig1 Re")
    turn(state, 1, 2, 3, 4)  # the herrings flee
    turn(state, 5, 6)
    turn(state, 7)
    before = state.to_json()
    for seed in range(50):
        other = state.redeal(1, Random(seed))
        assert other.faces[:8] == state.faces[:8]
        assert Counter(other.faces) == Counter(state.faces)
        assert other.faces != state.faces
    assert state.to_json() == before


def test_a_redeal_deals_unseen_counters_evenly() -> None:
    state = table("B H H Sa")
    turn(state, 1, 2, 3, 4)
    redeals = [state.redeal(None, Random(seed)).faces for seed in range(2000)]
    for place in range(5, 75):
        assert {FACES[faces[place]] for faces in redeals} == set(FACES)
    drawn = Counter(FACES[faces[50]] for faces in redeals)
    for face, left in {"herring": 12, "salmon": 13, "seal": 14, "bear": 13, "reindeer": 9}.items():
        assert drawn[face] / 2000 == pytest.approx(left / 70, abs=0.04)


def test_a_redealt_game_is_played_with_its_own_counters() -> None:
    state = table("B")
    other = state.redeal(0, Random(3))
    for _ in range(5):
        other.play(max(other.moves(), key=lambda move: move.arg))
        place, face = other.view(0)["shown"] or (0, "")
        assert FACES[other.faces[place]] == face
    assert state.view(0) == table("B").view(0)


def test_piles_show_their_top_and_rough_height_until_the_end() -> None:  # R16
    state = table("Re", sun=8)
    state.counts = [0, 5, 11]
    state.tops = [-1, 2, 3]
    assert state.view(0)["piles"] == [
        {"top": None, "height": 0, "count": None},
        {"top": "seal", "height": 5, "count": None},
        {"top": "bear", "height": 15, "count": None},
    ]
    turn(state, 1)
    assert state.view(0)["piles"] == [
        {"top": "reindeer", "height": 5, "count": 1},
        {"top": "seal", "height": 5, "count": 5},
        {"top": "bear", "height": 15, "count": 11},
    ]


def test_the_view_of_a_turn() -> None:
    state = table("B H", seats=2)
    turn(state, 1, 2)
    assert state.view(1) == {
        "turn": 0,
        "phase": "collect",
        "sun": 1,
        "counters": ["bear", "herring"] + ["?"] * 72,
        "igloo": [None] * 9,
        "figures": [4, 4],
        "piles": [{"top": None, "height": 0, "count": None}] * 2,
        "named": None,
        "shown": (2, "herring"),
        "fled": [],
    }


def test_what_was_turned_and_what_fled_is_shown_until_the_next_move() -> None:
    state = table("H Sa B")
    turn(state, 1, 2)
    assert state.view(2)["shown"] == (2, "salmon")
    assert state.view(2)["fled"] == [(1, "herring")]
    turn(state, 3)
    assert state.view(2)["shown"] == (3, "bear")
    assert state.view(2)["fled"] == []
    say(GAME, state, "stop")
    assert state.view(2)["shown"] is None


@pytest.mark.parametrize(
    ("figures", "text"), [("Ig1 Ig2", "name bear"), ("Ig1 Ig3 Ig2", "take igloo 1")]
)
def test_what_fled_when_the_sun_arrived_gets_no_second_look(figures: str, text: str) -> None:
    state = table(f"B Re {figures}", sun=8, seats=2)
    turn(state, *range(3, 3 + len(figures.split())))
    state.turn = 1
    turn(state, 1, 2)
    assert state.view(0)["fled"] == [(1, "bear")]
    assert state.view(0)["shown"] == (2, "reindeer")
    say(GAME, state, text)
    assert state.view(0)["fled"] == []
    assert state.view(0)["shown"] is None


# In words


def test_a_new_table_in_words() -> None:
    assert described(GAME, table("B", seats=2).view(0)) == [
        "The sun is on field 1 of 9.",
        "Open: nothing.",
        "Face down (74): 1-74.",
        "Igloo: empty.",
        "A: no counters, 4 figures in hand.",
        "B: no counters, 4 figures in hand.",
    ]


def test_a_turn_of_phase_1_in_words() -> None:
    state = table("B H H Sa Ig5 Ig2 Re Se", seats=2)
    state.figures = [1, 1]
    turn(state, 5, 1, 2, 3, 4)
    assert described(GAME, state.view(None)) == [
        "The sun is on field 1 of 9.",
        "Open: nothing.",
        "Face down (71): 2-3, 6-74.",
        "Igloo: 5 with a figure of A.",
        "A: no counters, 0 figures in hand.",
        "B: a pile of up to 5 counters, salmon on top, 1 figure in hand.",
        "Turned last: salmon at 4.",
        "These fled and lie face down again: herring at 2, herring at 3.",
    ]
    turn(state, 6)
    turn(state, 7, 8)
    lines = described(GAME, state.view(None))
    assert lines[:4] == [
        "The sun is on field 2 of 9.",
        "Open: reindeer at 7, seal at 8.",
        "Face down (68): 2-3, 9-74.",
        "Igloo: 2 unmarked, 5 with a figure of A.",
    ]
    assert lines[-1] == "Turned last: seal at 8."


def test_a_search_in_words() -> None:
    state = finishing("B H", "A B", seats=2)
    search(state, "bear", 1)
    assert described(GAME, state.view(None))[-1] == "Turned last: bear at 1."
    say(GAME, state, "name seal")
    lines = described(GAME, state.view(None))
    assert lines[0] == "The sun is on field 9 of 9."
    assert lines[3] == "Igloo: 2 with a figure of B."
    assert lines[4:] == [
        "A: a pile of up to 5 counters, bear on top, 4 figures in hand.",
        "B: a pile of up to 10 counters, reindeer on top, 3 figures in hand.",
        "The search is for: seal.",
    ]
    turn(state, 2)
    assert described(GAME, state.view(None))[1] == "Open: herring at 2."


def test_the_end_in_words() -> None:
    state = table("Re", sun=8)
    turn(state, 1)
    view = state.view(None)
    assert described(GAME, view)[4:] == [
        "A: 1 counter, 4 figures in hand.",
        "B: no counters, 4 figures in hand.",
        "C: 7 counters, 4 figures in hand.",
        "Turned last: reindeer at 1.",
    ]
    assert described(GAME, {**view, "counters": [""] * 74})[2] == "Face down (0): none."
