"""The simplest choice."""

from __future__ import annotations

from collections import Counter
from random import Random

from teeter.bots.simple import any_of
from teeter.rules.games import GAMES


def test_every_legal_move_is_as_likely_as_another() -> None:
    moves = list(GAMES["eruk"].moves.values())[:4]
    rng = Random(1)
    drawn = Counter(any_of(moves, rng) for _ in range(4000))
    assert set(drawn) == set(moves)
    assert all(900 < count < 1100 for count in drawn.values())
