"""Go Cuckoo! in whole games: what always holds, what is seen, dealt anew, said and stored."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.games.go_cuckoo import house
from teeter.games.go_cuckoo.game import GAME, GoCuckoo
from teeter.rules.contract import NOBODY, REFEREE
from tests.games.go_cuckoo.table import build, eggs, pull, random_game, standing, table, tip, word
from tests.rules.support import described, say, texts

seeds = given(st.integers(0, 10**6))
quickly = settings(max_examples=12, deadline=None)
STRETCH = 5  # moves from one copy to the next: a game has hundreds, so that copies meet every phase

# What always holds


@pytest.mark.rule("CUCK-52", "CUCK-36")
@seeds
@quickly
def test_all_20_eggs_are_always_somewhere_and_the_can_gives_none_back(seed: int) -> None:
    sunken = 0
    for _, state in random_game(seed, repair="hand"):
        view = state.view(None)
        on_table = sum(view["supplies"]) + view["nest"] + view["out"] + view["sank"]
        assert on_table + view["can"] + view["away"] == 20
        assert min(view["supplies"]) >= 0
        assert view["can"] >= sunken
        sunken = view["can"]


@pytest.mark.rule("CUCK-53", "CUCK-16")
@pytest.mark.parametrize("repair", house.REPAIR.value)
@seeds
@quickly
def test_all_70_sticks_are_always_somewhere_and_none_goes_back_into_the_can(
    repair: str, seed: int
) -> None:
    stood = 70
    for _, state in random_game(seed, repair=repair):
        view = state.view(None)
        places: Counter[str] = Counter(view["places"])
        assert set(places) <= {"can", "hand", "front", "nest"}
        assert places["hand"] <= 1
        assert places["front"] == sum(map(len, view["front"]))
        assert places["nest"] == state.laid()
        assert places["can"] + places["hand"] <= stood
        stood = places["can"] + places["hand"]
        if view["phase"] in ("pull", "last eggs", "kiki"):
            assert places["front"] == 0


@pytest.mark.rule("CUCK-54", "CUCK-55", "CUCK-09", "CUCK-20")
@pytest.mark.parametrize("variant", ["base", "fledgling"])
@seeds
@quickly
def test_a_turn_without_a_fall_lays_up_to_three_sticks_and_an_egg_only_after_equal_ends(
    variant: str, seed: int
) -> None:
    rng = Random(seed)
    options = GAME.options(3, variant)
    state = GAME.start(options, rng)
    assert isinstance(state, GoCuckoo)
    for _ in range(25):
        before, laid, nest = state.player, state.laid(), state.nest
        pulled: list[str] = []
        began = state.view(None)["phase"]
        while state.player == before:
            move = rng.choice(state.moves()) if state.turn != REFEREE else state.moves()[0]
            state.play(move)
            if move.text == "pulled":
                pulled.append(state.view(None)["sticks"][state.hand])
            if state.turn == NOBODY:
                return
        equal = [len(set(stick.split("/"))) == 1 for stick in pulled]
        assert state.laid() - laid == len(pulled)
        assert (1 <= len(pulled) <= 3) if began == "pull" else not pulled
        assert True not in equal[:-1]
        if state.nest > nest:
            assert state.nest == nest + 1
            assert began == "last eggs" or equal[-1] or (variant == "fledgling" and len(pulled) == 3)


@pytest.mark.rule("CUCK-28", "CUCK-08")
@pytest.mark.parametrize("repair", house.REPAIR.value)
@seeds
@quickly
def test_a_turn_only_ends_after_its_player_has_touched_the_nest(repair: str, seed: int) -> None:
    player, answers = -1, None
    for text, state in random_game(seed, repair=repair):
        view = state.view(None)
        if text == "touches":
            assert view["answers"] == view["player"]
        if player not in (-1, view["player"]):
            assert answers == player
            assert view["player"] == (player + 1) % len(view["supplies"])
        player = view["player"]
        if not view["knock"]:
            answers = view["answers"]


@pytest.mark.rule("CUCK-48", "CUCK-49")
@pytest.mark.parametrize("repair", house.REPAIR.value)
@seeds
@quickly
def test_every_game_ends_for_one_of_three_reasons(repair: str, seed: int) -> None:
    *_, (text, state) = random_game(seed, wild=0.2, repair=repair)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == tuple(state.view(None)["supplies"])
    assert outcome.winners
    if outcome.reason == "Kiki sits on the nest":
        assert text == "kiki stands"
        assert outcome.winners == (state.player,)
    elif outcome.reason == "Kiki fell into the can":
        assert text == "kiki sank"
        assert state.player not in outcome.winners
    else:
        assert outcome.reason == "20 rounds without a stick"
        assert {outcome.scores[seat] for seat in outcome.winners} == {min(outcome.scores)}


# What is seen


@pytest.mark.rule("CUCK-11", "CUCK-05")
def test_bottoms_are_seen_only_when_a_stick_is_out() -> None:
    state = table("r/g p/y")
    assert state.view(0)["sticks"][:2] == ["red/?", "purple/?"]
    assert all(stick.endswith("/?") for stick in state.view(None)["sticks"])
    say(GAME, state, "pull 1", "touches")
    assert state.view(0)["sticks"][0] == "red/?"
    say(GAME, state, "pulled", "fell stick 2")
    assert state.view(1)["sticks"][:3] == ["red/green", "purple/yellow", state.view(0)["sticks"][2]]
    assert state.view(1)["sticks"][2].endswith("/?")


@seeds
@quickly
def test_everybody_sees_the_same_table_and_only_unseen_bottoms_are_hidden(seed: int) -> None:
    for _, state in random_game(seed):
        view = state.view(None)
        assert json.loads(json.dumps(view)) == view
        assert view == state.view(0)
        for stick, place in zip(view["sticks"], view["places"], strict=True):
            assert stick.endswith("/?") == (place in ("can", "hand"))


# Dealing the hidden anew


@seeds
@quickly
def test_a_redeal_keeps_the_view_and_the_mix(seed: int) -> None:
    rng = Random(seed)
    for _, state in random_game(seed, mix="harder"):
        if rng.random() > 0.05:
            continue
        before = state.to_json()
        other = state.redeal(1, rng)
        assert other.view(1) == state.view(1)
        kinds = [
            Counter((min(ends), max(ends)) for ends in zip(s.tops, s.bottoms, strict=True))
            for s in (state, other)
        ]
        assert kinds[0] == kinds[1]
        assert state.to_json() == before


def few_left(sticks: str) -> GoCuckoo:
    """Only these sticks are still standing."""
    state = table(sticks)
    tip(state, but=tuple(range(1, len(sticks.split()) + 1)))
    return state


def test_a_redeal_also_turns_the_colours_of_a_circle_round() -> None:
    """Under the tops red, green, blue there may be green, blue, red or blue, red, green."""
    state = few_left("r/g g/b b/r")
    rng = Random(3)
    found = Counter(tuple(state.redeal(None, rng).bottoms[:3]) for _ in range(400))
    red, green, blue = (house.COLOURS.value.index(colour) for colour in ("red", "green", "blue"))
    assert set(found) == {(green, blue, red), (blue, red, green)}
    assert 150 < found[green, blue, red] < 250


@pytest.mark.parametrize("sticks", ["r/r r/g r/y g/r y/g", "r/g r/g g/r y/p p/y g/b b/y y/r"])
def test_a_redeal_finds_every_arrangement_equally_often(sticks: str) -> None:
    """Against all arrangements, counted one by one."""
    tops = [word(stick).split("/")[0] for stick in sticks.split()]
    kinds = sorted(sorted(word(stick).split("/")) for stick in sticks.split())
    bottoms = [
        guess
        for guess in product(house.COLOURS.value, repeat=len(tops))
        if sorted(sorted(ends) for ends in zip(tops, guess, strict=True)) == kinds
    ]
    assert len(bottoms) > 3
    state = few_left(sticks)
    rng = Random(8)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(200 * len(bottoms)):
        dealt = state.redeal(0, rng).bottoms[: len(tops)]
        found[tuple(house.COLOURS.value[bottom] for bottom in dealt)] += 1
    assert set(found) == set(bottoms)
    assert all(130 < count < 270 for count in found.values())


def test_a_redeal_also_hides_the_stick_in_the_hand_and_nothing_that_was_seen() -> None:
    state = table("r/g g/p p/y")
    pull(state, 1)
    say(GAME, state, "pull 2", "knock B", "fell stick 3")
    rng = Random(2)
    others = [state.redeal(0, rng) for _ in range(60)]
    assert {other.bottoms[0] for other in others} == {state.bottoms[0]}
    assert {other.bottoms[2] for other in others} == {state.bottoms[2]}
    assert len({other.bottoms[1] for other in others}) == 5


# Copies and JSON


@pytest.mark.parametrize("repair", house.REPAIR.value)
@seeds
@settings(max_examples=6, deadline=None)
def test_copies_and_json_carry_a_game_at_any_moment(repair: str, seed: int) -> None:
    """Taken at some moments, they play on what was played since, which has not touched them."""
    last = ""
    since: list[str] = []
    twin = back = None
    for number, (text, state) in enumerate(random_game(seed, wild=0.1, repair=repair)):
        since.append(text)
        if number % STRETCH and state.turn != NOBODY:
            continue
        if twin is not None and back is not None:
            assert json.dumps(twin.to_json()) == last
            for played in since:
                twin.play(GAME.moves.parse(played))
                back.play(GAME.moves.parse(played))
            assert twin.to_json() == back.to_json() == state.to_json()
        last = json.dumps(state.to_json())
        since = []
        twin = state.copy()
        back = GAME.from_json(json.loads(last))
        assert texts(back.moves()) == texts(state.moves())
        assert back.view(0) == state.view(0)


# Words


def test_the_table_is_described_in_sentences() -> None:
    state = table("r/g g/p", 2)
    eggs(state, 3, 1, nest=2)
    tip(state, but=(1, 2, 3))
    pull(state, 1)
    third = state.view(None)["sticks"][2].split("/")[0]
    lines = described(GAME, state.view(0))
    assert lines[0] == "It is A's turn, 1 stick pulled."
    assert f"Standing with a {third} top (" in "\n".join(lines)
    assert "On the nest: 67 sticks and 2 eggs." in lines
    assert "In the can: no eggs. Put away: 14 eggs." in lines
    assert "A: 3 eggs, in front 1 red/green." in lines
    assert "B: 1 egg." in lines
    assert "Kiki is beside the can." in lines
    assert lines[-2:] == ["A answers for the nest.", "The next stick must have a green top."]


def test_tries_knocks_and_the_end_are_described_too() -> None:
    state = table("y/y", 2)
    eggs(state, 0, 5, nest=3)
    say(GAME, state, "place kiki", "touches", "fell egg")
    lines = described(GAME, state.view(None))
    assert lines[-2:] == [
        "Declared: set Kiki on the nest.",
        "In this try 1 egg fell out and no eggs sank.",
    ]
    say(GAME, state, "knock B")
    assert "B knocked the table and answers for what falls." in described(GAME, state.view(None))
    say(GAME, state, "calm", "kiki fell")
    assert "No stick was pulled for 1 turn." in described(GAME, state.view(None))
    pull(state, 1)
    assert "An egg may be laid in this turn." in described(GAME, state.view(None))
    build(state)
    tip(state)
    assert "No stick is standing any more." in described(GAME, state.view(None))
    eggs(state, 0, 5, nest=3)
    say(GAME, state, "no egg", "place kiki", "touches", "kiki stands")
    assert described(GAME, state.view(None))[0] == "The game is over."


def test_nobody_answers_before_the_first_touch() -> None:
    assert described(GAME, table().view(None))[-1] == "Kiki is beside the can."


# The stand-in


def falls(state: GoCuckoo, skill: float, times: int = 2000) -> float:
    """How often the stand-in lets something fall in this try."""
    rng = Random(4)
    heard = Counter(GAME.stand_in(state, rng, skill).text.split()[0] for _ in range(times))
    return (heard["fell"] + heard["sank"] + heard["tipped"]) / times


def test_a_clumsy_hand_fails_half_of_its_pulls_over_a_high_nest_and_a_careful_one_a_tenth() -> None:
    state = table("r/g")
    eggs(state, 3, 3, 3, 3, nest=6)
    tip(state, but=tuple(range(1, 47)))
    say(GAME, state, "pull 1", "touches")
    assert len(standing(state)) == 45
    assert 0.45 < falls(state, 0.0) < 0.55
    assert 0.07 < falls(state, 1.0) < 0.13


def test_early_sticks_are_easy_and_a_second_fall_is_rarer() -> None:
    state = table("r/g")
    say(GAME, state, "pull 1", "touches")
    assert falls(state, 0.0) < 0.05
    tip(state)
    high = falls(state, 0.0)
    assert 0.8 < high < 1.0
    say(GAME, state, "fell stick 2")
    assert falls(state, 0.0) < 0.6 * high


def test_the_stand_in_speaks_at_every_step_and_never_knocks() -> None:
    heard: Counter[str] = Counter()
    for seed in range(30):
        rng = Random(seed)
        state = GAME.start(GAME.options(2), rng)
        while state.turn != NOBODY:
            move = rng.choice(state.moves())
            if state.turn == REFEREE:
                move = GAME.stand_in(state, rng, 0.3)
                assert move in state.moves()
                heard[move.text.rstrip("0123456789 ")] += 1
            state.play(move)
    assert set(heard) == {
        *("touches", "pulled", "left standing", "rests", "fell egg", "sank egg"),
        *("fell stick", "tipped stick", "kiki stands", "kiki fell", "kiki sank"),
    }


def test_the_stand_in_calms_a_knock_and_closes_a_try_when_nothing_is_left_to_fall() -> None:
    state = table("r/g")
    say(GAME, state, "knock B")
    assert GAME.stand_in(state, Random(1), 0.5).text == "calm"
    say(GAME, state, "calm", "pull 1", "touches", *(f"fell stick {n}" for n in range(2, 71)))
    rng = Random(1)
    words = {GAME.stand_in(state, rng, 0.0).text for _ in range(300)}
    assert words == {"pulled", "left standing"}


def test_every_house_value_says_where_it_is_from() -> None:
    values = [value for name, value in vars(house).items() if name.isupper()]
    assert len(values) > 15
    assert {value.source for value in values} == {"rulebook", "public", "house"}
    assert all(value.why for value in values)
