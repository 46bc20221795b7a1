"""The simplest player: any legal move is as good as another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from teeter.rules.contract import Move


def any_of(moves: Sequence[Move], rng: Random) -> Move:
    """One of these moves, each with the same chance."""
    return moves[int(rng.random() * len(moves))]


def random_player(view: Mapping[str, Any], moves: Sequence[Move], rng: Random) -> Move:
    """A bot that does not look at the table."""
    return any_of(moves, rng)
