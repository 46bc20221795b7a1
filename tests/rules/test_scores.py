"""Scores that explain themselves: what they count, and whether more is better."""

from __future__ import annotations

import pytest

from teeter.rules.contract import Outcome
from teeter.rules.games import GAMES
from teeter.table.scores import result
from teeter.words.speaker import english

ENDS = {
    "gulo-gulo": (
        Outcome((1,), (0, 19), "found Gulo junior"),
        ["B wins: found Gulo junior.", "A: on START.", "B: on tile 19."],
    ),
    "pharaoh": (
        Outcome((0,), (23, 8), "took both boulders in the burial chamber"),
        [
            "A wins: took both boulders in the burial chamber.",
            "A: in the burial chamber.",
            "B: in the pit at the entrance.",
        ],
    ),
    "go-cuckoo": (
        Outcome((0,), (0, 2), "Kiki sits on the nest"),
        ["A wins: Kiki sits on the nest.", "A: no eggs left.", "B: 2 eggs left.", "Fewer is better."],
    ),
    "eruk": (
        Outcome((0, 1), (12, 12), "all animals turned"),
        [
            "A and B win: 12 counters, the most.",
            "A: 12 counters.",
            "B: 12 counters.",
            "More is better.",
        ],
    ),
    "gulp": (
        Outcome((0,), (256, 1), "the deck ran out"),
        [
            "A wins: 256 crops, the closest to 300.",
            "A: 256 crops.",
            "B: 1 crop.",
            "The closest to 300 wins.",
        ],
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_result_says_what_its_numbers_count(name: str) -> None:
    outcome, told = ENDS[name]
    assert [*map(english, result(GAMES[name], GAMES[name].options(2), outcome))] == told


@pytest.mark.rule("CUCK-44")
@pytest.mark.parametrize(
    ("kiki", "remark"), [("most", "More is better."), ("fewest", "Fewer is better.")]
)
def test_when_kiki_has_sunk_the_option_says_which_eggs_win(kiki: str, remark: str) -> None:
    game = GAMES["go-cuckoo"]
    outcome = Outcome((1,), (0, 2, 1), "Kiki fell into the can")
    scoring = game.scoring(game.options(3, kiki=kiki), outcome.reason)
    assert (english(scoring.remark), scoring.fewer_is_better) == (remark, kiki == "fewest")
    assert english(result(game, game.options(3, kiki=kiki), outcome)[-1]) == remark


def test_the_limit_of_gulp_is_that_of_the_players() -> None:
    game = GAMES["gulp"]
    assert english(game.scoring(game.options(4), "").remark) == "The closest to 200 wins."
