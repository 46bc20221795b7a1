"""Set-ups dealt piece by piece: every deal can come, and whatever comes is a set-up."""

from __future__ import annotations

from random import Random

import pytest

from teeter.envs.dealing import Dealing, words_of
from teeter.lab.conformance.cases import Case
from teeter.rules.chance import Draw
from teeter.rules.extras import resolved
from tests.rules.cases import CASES

every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_what_comes_by_chance_is_a_set_up_of_the_game(case: Case) -> None:
    rng = Random(str(case))
    for seats in case.game.seats:
        options = case.game.options(seats, case.variant, **dict(case.choices))
        draws = resolved(case.game.chance).draws(options)
        dealing = Dealing(draws)
        while not dealing.is_over:
            words, chances = zip(*dealing.chances(), strict=True)
            assert sum(chances) == pytest.approx(1.0)
            assert {*words} <= {*words_of(draws)}
            dealing.lay(rng.choices(words, chances)[0])
        case.game.new(options, dealing.setup)


@every_case
def test_every_deal_can_come(case: Case) -> None:
    """In the order of the draws, which is that of each part of a set-up."""
    rng = Random(str(case))
    options = case.options(rng)
    setup = case.game.deal(options, 0, rng)
    draws = resolved(case.game.chance).draws(options)
    dealing = Dealing(draws)
    left = {key: words[:] for key, words in setup.items()}
    for draw in draws:
        for _ in range(draw.count):
            word = left[draw.key].pop(0).removeprefix(draw.prefix)
            assert dict(dealing.chances())[word] > 0.0
            dealing.lay(word)
    assert dealing.is_over
    assert dealing.setup == setup


def test_sides_are_equally_likely_and_a_copy_is_independent() -> None:
    bag = (("a",), ("a",), ("b/c", "c/b"))
    dealing = Dealing([Draw("laid", "bag", 2, bag), Draw("rest", "bag", 2, (("z",),), "x-")])
    assert dict(dealing.chances()) == {"a": 2 / 3, "b/c": 1 / 6, "c/b": 1 / 6}
    other = dealing.copy()
    dealing.lay("c/b")
    assert dict(dealing.chances()) == {"a": 1.0}
    dealing.lay("a")
    assert dict(dealing.chances()) == {"a": 0.5, "z": 0.5}
    dealing.lay("z")
    dealing.lay("a")
    assert dealing.setup == {"laid": ["c/b", "a"], "rest": ["x-z", "x-a"]}
    assert other.setup == {"laid": [], "rest": []}
    assert dict(other.chances())["a"] == 2 / 3
