"""Pharaoh's Gulo Gulo at the table: what is seen and said of it, and what holds at every moment."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.games.pharaoh.game import GAME
from teeter.games.pharaoh.pieces import FIELDS
from tests.games.pharaoh.table import bowl, put, put_mummy, shown, table, take, walk, where
from tests.rules.support import described, refused, say

some_games = settings(max_examples=25, deadline=None)
seeds = st.integers(0, 10**6)
PYRAMID = [f"P{n}" for n in range(1, 15)]


# What holds at every moment


@pytest.mark.rule("PHAR-78", "PHAR-50", "PHAR-68", "PHAR-74")
@some_games
@given(seeds)
def test_stock_and_players_together_have_24_scarabs_and_nobody_too_many(seed: int) -> None:
    for _, _, state in walk(seed):
        view = state.view(None)
        assert view["stock"] + sum(view["scarabs"]) == 24
        limit = {"base": 4, "landslide": 3, "race": 0}[state.options.variant]
        assert all(0 <= scarabs <= limit for scarabs in view["scarabs"])


@pytest.mark.rule("PHAR-79", "PHAR-37", "PHAR-13")
@some_games
@given(seeds)
def test_bowl_and_bag_hold_20_boulders_and_every_colour_can_be_tried(seed: int) -> None:
    bag = 0
    for before, move, state in walk(seed):
        if move.text == "takes":
            bag += 1
        last = before.view(None)["phase"] != "explore" and 0 in before.bowl
        if move.text.startswith("landslide") or last:
            bag = 0
        view = state.view(None)
        if view["phase"] == "try":
            assert min(view["bowl"].values()) > 0
            if view["taken"] and bowl(state) == 20:
                bag = 0  # the last boulder of a colour was taken in the chamber
        assert bowl(state) + bag == 20


@pytest.mark.rule("PHAR-80", "PHAR-19")
@some_games
@given(seeds)
def test_markers_are_turned_along_the_track_except_for_those_the_mummy_blocked(seed: int) -> None:
    for before, move, state in walk(seed):
        old, view = before.view(None), state.view(None)
        turned = set(shown(state)) - set(shown(before))
        if move.text != "turn marker":
            assert not turned
            continue
        face_down = [marker["field"] for marker in old["track"] if marker["colour"] == "?"]
        free = [field for field in face_down if field != old["mummy"]]
        assert turned == {free[0]}
        assert view["colour"] == shown(state)[free[0]]


@pytest.mark.rule("PHAR-81", "PHAR-55", "PHAR-54")
@some_games
@given(seeds)
def test_the_mummy_is_always_in_the_pyramid_and_looks_into_it(seed: int) -> None:
    for _, _, state in walk(seed):
        view = state.view(None)
        if state.options.variant == "race":
            assert view["mummy"] is None
            continue
        assert view["mummy"] in PYRAMID
        assert set(view["walk"]) <= set(PYRAMID)
        if view["mummy"] in ("P1", "P14"):
            assert view["facing"] == ("chamber" if view["mummy"] == "P1" else "entrance")


@pytest.mark.rule("PHAR-82")
@some_games
@given(seeds)
def test_between_two_turns_nobody_is_in_the_chamber(seed: int) -> None:
    for _, move, state in walk(seed):
        view = state.view(None)
        inside = [seat for seat, field in enumerate(view["at"]) if field == "C"]
        if view["phase"] in ("explore", "move"):
            assert inside == []
        elif inside:
            assert inside == [state.player]
        if move.text == "enter":
            assert inside


@pytest.mark.rule("PHAR-106", "PHAR-58", "PHAR-43")
@some_games
@given(seeds)
def test_only_figures_in_the_pyramid_ever_lose_a_scarab(seed: int) -> None:
    for before, _, state in walk(seed):
        for seat, field in enumerate(where(before)):
            if seat != before.player and field not in PYRAMID:
                assert state.scarabs[seat] == before.scarabs[seat]
                assert state.at[seat] == before.at[seat]
            if seat != before.player and field not in state.view(None)["walk"]:
                assert state.at[seat] == before.at[seat]


@some_games
@given(seeds)
def test_games_between_eager_players_end(seed: int) -> None:
    *_, (_, _, state) = walk(seed, 50_000)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[outcome.winners[0]] == 23
    assert max(score for seat, score in enumerate(outcome.scores) if seat not in outcome.winners) < 23


@some_games
@given(seeds)
def test_a_game_can_be_written_and_read_at_every_moment(seed: int) -> None:
    for _, _, state in walk(seed, 60):
        again = GAME.from_json(json.loads(json.dumps(state.to_json())))
        assert again.to_json() == state.to_json()
        assert again.view(None) == state.view(None)
        assert again.moves() == state.moves()


@some_games
@given(seeds)
def test_a_copy_lives_its_own_life(seed: int) -> None:
    stories = [(before, before.to_json()) for before, _, _ in walk(seed, 200)]
    assert all(copy.to_json() == story for copy, story in stories)


# What nobody knows


@pytest.mark.rule("PHAR-06", "PHAR-107")
@some_games
@given(seeds)
def test_a_redeal_keeps_what_was_seen_and_mixes_the_rest_kind_by_kind(seed: int) -> None:
    *_, (_, _, state) = walk(seed, 150)
    other = state.redeal(0, Random(seed))
    assert other.view(0) == state.view(0)
    assert other.moves() == state.moves()
    kinds = [(range(1, 8), slice(0, 1)), (range(9, 23), slice(1, 3)), (range(23, 25), slice(3, 9))]
    for places, box in kinds:
        pieces = [Counter([*(s.faces[place] for place in places), *s.box[box]]) for s in (state, other)]
        assert pieces[0] == pieces[1]


@pytest.mark.rule("PHAR-06")
def test_a_redeal_gives_every_unseen_marker_the_same_chance() -> None:
    state = table(up_to="P13")
    rng = Random(8)
    unseen = {state.faces[FIELDS.index("P14")], *state.box[1:3]}
    last = Counter(state.redeal(1, rng).faces[FIELDS.index("P14")] for _ in range(600))
    assert set(last) == unseen
    assert min(last.values()) > 150
    deserts = Counter(table().redeal(1, rng).faces[1] >> 2 for _ in range(600))
    assert min(deserts.values()) > 100
    burials = Counter(state.redeal(None, rng).faces[24] >> 2 for _ in range(600))
    assert min(burials.values()) > 100
    assert state.faces == table(up_to="P13").faces


def test_a_redealt_burial_marker_that_was_seen_stays() -> None:
    state = table("", "", "W R", up_to="P14")
    put(state, A="P14")
    state.scarabs[0] = 2
    say(GAME, state, "enter")
    others = [state.redeal(0, Random(seed)) for seed in range(40)]
    for other in others:
        say(GAME, other, "takes")
    assert {other.view(0)["burial"][0] for other in others} == {"white"}
    assert {other.view(0)["burial"][1] for other in others} == {"red", "blue", "yellow", "white"}


# The table in words


def test_the_table_in_words_at_the_start() -> None:
    fields = [f"D{n}" for n in range(1, 8)] + PYRAMID
    assert described(GAME, table(seats=2).view(None)) == [
        f"Face up: nothing. Face down: {', '.join(fields)}.",
        "Scarab fields: D2, D4, D6, P1, P4, P7, P10, P13.",
        "The mummy is on P14, looks towards the entrance and blocks the marker under it.",
        "Burial markers: face down, face down.",
        "Boulders in the trap: 5 red, 5 blue, 5 yellow, 5 white.",
        "A is on the start with 0 scarabs.",
        "B is on the start with 0 scarabs.",
        "A explores.",
    ]


def test_the_table_in_words_after_a_walk_of_the_mummy() -> None:
    state = table("R R B B Y Y W", "B2 Y0", seats=2, up_to="P2")
    put(state, A="PIT", B="PIT")
    state.bowl = [5, 1, 5, 5]
    take(state, "blue", "go P1")
    lines = described(GAME, state.view(1))
    assert "D7 white, P1 blue with 2 mummy heads, P2 yellow. Face down: P3," in lines[0]
    assert lines[2] == "The mummy walked: P13, P12."
    assert lines[-3:] == [
        "A is on P1 with 1 scarab.",
        "B is in the pit at the entrance with 0 scarabs.",
        "A explores, in an extra turn.",
    ]
    put_mummy(state, "P2", 1)
    assert "The mummy is on P2, looks towards the chamber." in described(GAME, state.view(None))


def test_the_table_in_words_from_a_try_to_the_end() -> None:
    state = table("", "", "W R", seats=2, variant="race", up_to="P14")
    put(state, A="P13", B="D1")
    colour = shown(state)["P14"]
    say(GAME, state, f"choose {colour}")
    assert described(GAME, state.view(0))[-1] == f"A tries to take a {colour} boulder."
    say(GAME, state, "takes")
    assert described(GAME, state.view(0))[-1] == f"A has taken a {colour} boulder and may move."
    say(GAME, state, "stay")
    put(state, B="P14")
    say(GAME, state, "enter", "takes")
    lines = described(GAME, state.view(0))
    assert lines[0].endswith("Face down: nothing.")
    assert lines[1] == "Burial markers: white, red."
    assert lines[-3:] == [
        "A is on P13.",
        "B is in the burial chamber.",
        "B tries to take a red boulder, the second in the chamber.",
    ]
    say(GAME, state, "takes")
    assert described(GAME, state.view(0))[-1] == "B has broken the curse."
    assert refused(GAME, state, "enter").rule == "PHAR-67"
