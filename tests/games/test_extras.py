"""What games tell the rooms beside their rules: names of pieces, whose hand it is, what reports see."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from teeter.lab.conformance.cases import next_move, start
from teeter.rules.contract import NOBODY, REFEREE, Game
from teeter.rules.games import GAMES
from tests.rules.cases import CASES

# All that a report may tell of, seen in some games by chance; what is rarer is laid out below.
TOLD = {
    "gulo-gulo": {"takes", "alarm pole", "alarm egg", "turn tile", "turn deck", "choose a colour"},
    "pharaoh": {"takes", "landslide staff", "the mummy walks", "turn marker", "choose a colour"},
    "go-cuckoo": {"pull", "lay", "pulled", "lay egg", "fell egg"},
    "eruk": {"animals flee", "a search", "stopping in time"},
    "gulp": {"a sacrifice", "harvest", "BOGGLE LOGS", "full house"},
}


def watched(game: Game, seeds: int) -> Counter[str]:
    """What happens in games by chance, each with the standing of every seat after every move."""
    seen: Counter[str] = Counter()
    case = next(case for case in CASES if case.game is game)
    for seed in range(seeds):
        rng = Random(seed)
        state = start(case, rng)
        for _ in range(600):
            if state.turn == NOBODY:
                break
            who, move = state.turn, next_move(case, state, rng)
            state.play(move)
            assert len(game.reporting.standing(state)) == state.options.seats
            for what, doer in game.reporting.happened(state, REFEREE if move.referee else who, move):
                assert -1 <= doer < state.options.seats
                seen[what] += 1
    return seen


@pytest.mark.parametrize("name", TOLD)
def test_a_report_sees_what_matters_in_a_game(name: str) -> None:
    seen = watched(GAMES[name], 12)
    assert TOLD[name] <= seen.keys(), seen


def test_a_report_on_gulp_tells_of_the_first_fungus_and_of_a_stopped_card() -> None:
    game = GAMES["gulp"]
    data = game.start(game.options(2), Random(1), first=0).to_json()
    full, fungus = 280, 310
    for before, told in ((full, [("juiced", 0), ("fungus", 0)]), (fungus, [("juiced", 0)])):
        state = game.from_json({**data, "news": [0, 0, 30], "stored": [before + 30, 0]})
        assert [*game.reporting.happened(state, 0, game.moves["store"])] == told
    assert [*game.reporting.happened(game.from_json(data), 1, game.moves["butt"])] == [
        ("BIG BOUNCING BOGGLE BUTT", 1)
    ]


def test_a_report_on_gulo_gulo_tells_of_the_last_egg_of_a_colour() -> None:
    game = GAMES["gulo-gulo"]
    state = game.start(game.options(2), Random(1), first=0)  # with all eggs back in the nest
    ((what, _),) = game.reporting.happened(state, REFEREE, game.moves["takes"])
    assert what == "the last egg of a colour"
    assert not [*game.reporting.happened(state, 0, game.moves["point green-1"])]


@pytest.mark.parametrize("name", ["gulo-gulo", "pharaoh"])
def test_at_a_bowl_the_hand_is_that_of_who_has_the_turn(name: str) -> None:
    game = GAMES[name]
    state = game.start(game.options(3), Random(1), first=2)
    assert game.acting(state.view(None)) == 2


@pytest.mark.parametrize(
    ("phase", "declared", "seat"),
    [
        ("try", "pull 3", 0),
        ("try", "lay egg", 0),
        ("try", "lay 3", 1),
        ("try", None, None),
        ("knock", "pull 3", None),
    ],
)
def test_in_go_cuckoo_who_answers_for_the_nest_lays_sticks_back(
    phase: str, declared: str | None, seat: int | None
) -> None:
    view = {"phase": phase, "declared": declared, "player": 0, "answers": 1}
    assert GAMES["go-cuckoo"].acting(view) == seat
