"""Chance told exactly: what may be said has the probabilities with which the stand-ins draw."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from teeter.lab.conformance.cases import SKILL, Case, next_move, start
from teeter.rules.chance import Chance
from teeter.rules.contract import NOBODY, REFEREE, State
from teeter.rules.extras import resolved
from tests.rules.cases import CASES

DRAWS = 1500


def chance_of(case: Case) -> Chance:
    found = resolved(case.game.chance)
    assert isinstance(found, Chance)
    return found


def asked(case: Case, rng: Random, games: int) -> list[State]:
    """Moments in which the referee is asked, of every phase and kind of try that turns up."""
    found: dict[object, State] = {}
    for _ in range(games):
        state = start(case, rng)
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                view = state.view(None)
                tried = str(view.get("declared") or "").split()[:1]
                key = view["phase"], *tried, bool(view.get("nest"))
                found[key] = state.copy()
            state.play(next_move(case, state, rng))
    return [*found.values()]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_the_referee_may_say_is_as_likely_as_it_is_told(case: Case) -> None:
    rng = Random(str(case))
    for state in asked(case, rng, 3):
        chance = chance_of(case)
        outcomes = chance.outcomes(state, chance.well(state, SKILL), SKILL)
        assert sum(p for _, p in outcomes) == pytest.approx(1.0)
        assert len({move for move, _ in outcomes}) == len(outcomes)
        drawn = Counter(case.game.stand_in(state, rng, SKILL) for _ in range(DRAWS))
        assert drawn.keys() <= {move for move, _ in outcomes} <= {*state.moves()}
        for move, p in outcomes:
            assert p > 0.0
            spread = (p * (1.0 - p) / DRAWS) ** 0.5
            assert drawn[move] / DRAWS == pytest.approx(p, abs=5 * spread + 3 / DRAWS), move


def test_the_referee_of_a_game_without_chance_is_never_asked() -> None:
    case = next(case for case in CASES if case.game.name == "eruk")
    assert asked(case, Random(1), 1) == []
    with pytest.raises(AssertionError):
        chance_of(case).outcomes(start(case, Random(1)), 0.5, 0.5)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_drawn_makes_the_whole_set_up(case: Case, seed: int) -> None:
    rng = Random(seed)
    options = case.options(rng)
    setup = case.game.deal(options, 0, rng)
    draws = chance_of(case).draws(options)
    laid = Counter(draw.key for draw in draws for _ in range(draw.count))
    assert laid == {key: len(words) for key, words in setup.items() if words}
    sides = {side for draw in draws for piece in draw.adds for side in piece}
    for key, words in setup.items():
        known = {f"{draw.prefix}{side}" for draw in draws if draw.key == key for side in sides}
        assert {*words} <= known
