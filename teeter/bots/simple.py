"""The simplest choice: any legal move is as good as another."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from teeter.rules.contract import Move


def any_of(moves: Sequence[Move], rng: Random) -> Move:
    """One of these moves, each with the same chance."""
    return moves[int(rng.random() * len(moves))]
