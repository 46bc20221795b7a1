"""Gulo Gulo in whole games: what always holds, who may know what, copies, JSON and words."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.games.gulo_gulo.game import GAME, GuloGulo, new
from teeter.games.gulo_gulo.moves import FACES
from teeter.rules.contract import NOBODY, REFEREE
from tests.games.gulo_gulo.table import (
    ALL_EGGS,
    ROW,
    YARD,
    attempt,
    colours_in_deck,
    random_game,
    table,
)
from tests.rules import support
from tests.rules.support import say

seeds = given(st.integers(0, 10**6))
quickly = settings(max_examples=25, deadline=None)

# What always holds


@pytest.mark.rule("GULO-82", "GULO-24", "GULO-70")
@seeds
@quickly
def test_face_up_tiles_are_a_prefix_of_the_path_and_stay_face_up(seed: int) -> None:
    for before, move, after in random_game(seed):
        old, now = before.view(None)["path"], after.view(None)["path"]
        face_up = len(now) - now.count("?")
        assert "?" not in now[:face_up]
        known = len(old) - old.count("?")
        assert now[:known] == old[:known]
        if move.text == "turn tile":
            assert face_up == known + 1


@pytest.mark.rule("GULO-83", "GULO-26", "GULO-51", "GULO-55")
@seeds
@quickly
def test_nest_and_bag_together_are_all_eggs_and_no_colour_is_missing(seed: int) -> None:
    bag: list[str] = []
    for before, move, after in random_game(seed):
        if move.text == "takes":
            bag.append(before.view(None)["egg"] or "")
        taken = Counter(egg.split("-")[0] for egg in bag)
        if move.text.startswith("alarm") or 5 in taken.values():
            bag = []
        nest = after.view(None)["nest"]
        assert sorted(nest + bag) == sorted(ALL_EGGS)
        if after.turn != NOBODY:
            assert {egg.split("-")[0] for egg in nest} == {"blue", "red", "yellow", "green", "purple"}


@pytest.mark.rule("GULO-84", "GULO-60", "GULO-63", "GULO-68", "GULO-77")
@seeds
@quickly
def test_path_and_deck_are_24_tiles_and_gulo_junior_never_leaves_the_deck(seed: int) -> None:
    for _, _, after in random_game(seed):
        view = after.view(None)
        turned = [view["turned"]] if view["turned"] else []
        assert len(view["path"]) + view["deck"] + len(turned) == 24
        assert colours_in_deck(after).count("J") + turned.count("junior") == 1
        tiles = [FACES[face] for face in after.path[1:] + after.deck] + turned
        assert sorted(tiles) == sorted([*YARD, "junior"])


@pytest.mark.rule("GULO-85", "GULO-47", "GULO-42", "GULO-67")
@seeds
@quickly
def test_gulos_stand_on_open_tiles_go_forward_by_thefts_and_back_by_alarms(seed: int) -> None:
    for before, move, after in random_game(seed):
        view = after.view(None)
        assert all(place == 0 or view["path"][place - 1] != "?" for place in view["gulos"])
        thief = before.view(None)["player"]
        for seat, (old, now) in enumerate(zip(before.gulos, after.gulos, strict=True)):
            if seat != thief or not move.referee:
                assert now == old
            elif move.text == "takes":
                assert now >= old
            else:
                assert now < old or now == old == 0


@pytest.mark.rule("GULO-86", "GULO-73", "GULO-79")
@seeds
@quickly
def test_in_the_faster_game_nobody_waits_on_the_last_tile(seed: int) -> None:
    for _, _, after in random_game(seed):
        if after.options.variant == "faster":
            view = after.view(None)
            assert all(place < 19 or seat == view["player"] for seat, place in enumerate(view["gulos"]))
            assert (view["phase"] == "choose") <= (view["gulos"][view["player"]] < 19)


@pytest.mark.rule("GULO-87", "GULO-65", "GULO-66", "GULO-75")
@seeds
@quickly
def test_purple_leaves_the_nest_only_in_the_winning_theft(seed: int) -> None:
    for before, move, after in random_game(seed):
        purple = {"purple-1", "purple-2"} & set(after.view(None)["nest"])
        won_by_purple = move.text == "takes" and (before.view(None)["egg"] or "").startswith("purple")
        assert len(purple) == (1 if won_by_purple else 2)
        found = after.view(None)["turned"] == "junior"
        won = found if after.options.variant == "faster" else won_by_purple
        assert (after.turn == NOBODY) == (after.outcome() is not None) == won
        assert found >= won
    outcome = after.outcome()
    assert outcome is not None
    reasons = {"base": "stole the purple egg", "faster": "found Gulo junior"}
    assert outcome.reason == reasons[after.options.variant]
    assert outcome.winners == (before.view(None)["player"],)
    assert outcome.scores == tuple(after.view(None)["gulos"])


# Who may know what


def test_tiles_that_nobody_saw_make_no_difference_to_the_view() -> None:
    rng = Random(4)
    options = GAME.options(3)
    one, two = (new(options, GAME.deal(options, 0, rng)) for _ in range(2))
    assert one.path != two.path
    assert one.view(0) == two.view(0) == one.view(None)


def test_the_view_lists_neither_the_bag_nor_tiles_seen_going_under_the_deck() -> None:
    state = table(ROW, 19, deck="R B J Y G")
    say(GAME, state, "turn deck", "point red-1", "alarm pole")
    other = state.copy()
    other.deck = state.deck[::-1]
    assert other.view(0) == state.view(0)
    assert set(state.view(0)) == {
        "turn",
        "phase",
        "player",
        "path",
        "deck",
        "turned",
        "shown",
        "gulos",
        "nest",
        "colour",
        "egg",
        "last",
    }


@seeds
@quickly
def test_a_redeal_changes_nothing_that_anybody_sees(seed: int) -> None:
    rng = Random(seed)
    for before, _, _ in random_game(seed):
        dealt = before.redeal(0, rng)
        assert dealt.view(0) == before.view(0)
        assert dealt.view(None) == before.view(None)
        assert dealt.moves() == before.moves()
        assert Counter(dealt.path + dealt.deck) == Counter(before.path + before.deck)
        assert colours_in_deck(dealt).count("J") == colours_in_deck(before).count("J")


@pytest.mark.rule("GULO-08", "GULO-63")
def test_a_redeal_keeps_the_tile_seen_going_under_and_spreads_gulo_junior_evenly() -> None:
    state = table(ROW, 19, deck="R B J Y G")
    say(GAME, state, "turn deck", "point red-1", "alarm pole")
    assert colours_in_deck(state) == "B J Y G R"
    rng = Random(2)
    deals = [colours_in_deck(state.redeal(1, rng)) for _ in range(2400)]
    assert all(deal.endswith("R") for deal in deals)
    counts = Counter(deals)
    assert len(counts) == 24  # every order of B J Y G
    assert all(60 <= count <= 140 for count in counts.values())
    state.gulos[1] = 19
    state._begin(1)
    say(GAME, state, "turn deck")
    deals = [colours_in_deck(state.redeal(1, rng)) for _ in range(100)]
    assert set(deals) == {f"{a} {b} {c} R" for a, b, c in permutations("JYG")}


@pytest.mark.rule("GULO-68")
def test_a_redeal_keeps_gulo_junior_at_the_bottom_once_everybody_saw_him_go_there() -> None:
    state = table(ROW, 19, deck="J B R Y G")
    say(GAME, state, "turn deck", "point purple-1", "alarm pole")
    rng = Random(2)
    deals = {colours_in_deck(state.redeal(None, rng)) for _ in range(400)}
    assert len(deals) == 24
    assert all(deal.endswith("J") for deal in deals)


def test_a_redeal_mixes_path_and_deck_but_never_puts_gulo_junior_on_the_path() -> None:
    state = table("R B Y |")
    rng = Random(3)
    faces: Counter[int] = Counter()
    for _ in range(2000):
        dealt = state.redeal(0, rng)
        assert dealt.path[:4] == state.path[:4]
        faces[dealt.path[19]] += 1
        assert "J" in colours_in_deck(dealt)
    expected = {0: 4, 1: 5, 2: 5, 3: 6}  # blue, red, yellow, green tiles left of 20
    assert set(faces) == set(expected)
    assert all(abs(faces[face] - 100 * left) < 90 for face, left in expected.items())


# Copies and JSON


@seeds
@quickly
def test_copies_are_independent_and_json_brings_every_state_back(seed: int) -> None:
    for before, move, after in random_game(seed):
        text = json.dumps(before.to_json())
        twin = GAME.from_json(json.loads(text))
        assert json.dumps(twin.to_json()) == text
        twin.play(move)
        assert twin.to_json() == after.to_json()
        assert json.dumps(before.to_json()) == text


# The stand-in


def _reports(skill: float, count: int) -> Counter[str]:
    state = table("R B Y")
    say(GAME, state, "choose red", "point red-1")
    rng = Random(6)
    return Counter(GAME.stand_in(state, rng, skill).text for _ in range(count))


def test_the_stand_in_succeeds_as_often_as_the_skill_says() -> None:
    assert _reports(1.0, 200) == {"takes": 200}
    assert 1420 < _reports(0.75, 2000)["takes"] < 1580


@pytest.mark.rule("GULO-37", "GULO-38")
def test_the_stand_in_fails_mostly_by_the_pole_often_by_an_egg_and_rarely_otherwise() -> None:
    said = _reports(0.0, 2000)
    eggs = sum(count for text, count in said.items() if text.startswith("alarm egg"))
    assert said["takes"] == 0
    assert 1220 < said["alarm pole"] < 1380
    assert 590 < eggs < 750
    assert 0 < said["alarm egg purple"] < said["alarm egg blue"]
    assert 0 < said["alarm sweep"] < 60


# Words


def described(state: GuloGulo) -> list[str]:
    return support.described(GAME, state.view(None))


def test_the_words_tell_the_start() -> None:
    options = GAME.options(2)
    state = new(options, GAME.deal(options, 1, Random(1)))
    assert described(state) == [
        "Path of 19 tiles: none open; 1-19 face down.",
        "Deck: 5 tiles face down.",
        "Nest: 22 eggs (5 blue, 5 red, 5 yellow, 5 green, 2 purple).",
        "A: on START.",
        "B: on START.",
        "B fixes a colour.",
    ]


def test_the_words_tell_a_try_from_colour_to_result() -> None:
    state = table("R B", seats=2)
    say(GAME, state, "choose blue")
    assert described(state)[-1] == "A must steal a blue egg: 1, 2, 3, 4, 5."
    say(GAME, state, "point blue-2")
    assert state.turn == REFEREE
    assert described(state)[-1] == "A tries to steal blue egg 2."
    assert state.view(None)["last"] is None
    say(GAME, state, "takes")
    assert described(state) == [
        "Path of 19 tiles: 1 red, 2 blue; 3-19 face down.",
        "Deck: 5 tiles face down.",
        "Nest: 21 eggs (4 blue, 5 red, 5 yellow, 5 green, 2 purple).",
        "A: on tile 2 (blue).",
        "B: on START.",
        "The last try: A at blue egg 2: the egg is stolen.",
        "B fixes a colour.",
    ]


def test_the_words_tell_the_deck_and_the_end() -> None:
    state = table(ROW, 19, deck="R J B Y G", seats=2)
    assert described(state)[-1] == "A is on the last tile and turns the deck."
    assert "A: on tile 19, the last (yellow)." in described(state)
    say(GAME, state, "turn deck")
    assert described(state)[1] == "Deck: 4 tiles face down, and a red tile lies turned."
    attempt(state, "red")
    say(GAME, state, "turn deck")
    assert described(state)[1] == "Deck: 3 tiles face down, and Gulo junior lies turned."
    attempt(state, "purple")
    assert described(state)[-1] == "A has won: Gulo junior is free."
    assert described(state)[0].endswith("19 yellow, 20 red.")
