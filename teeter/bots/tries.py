"""How likely a try succeeds, as a bot sees it: asked at the table, or guessed where nobody can tell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from teeter.bots.bot import Seen
from teeter.rules.contract import Move

USUAL: Final = 0.8  # the odds of the stand-in for hands that know the game


def chance(seen: Seen, move: Move, guess: float = USUAL) -> float:
    """The chance of the try that this move names."""
    return guess if seen.odds is None else seen.odds(move)


def surest(seen: Seen, moves: Iterable[Move]) -> tuple[float, Move]:
    """The try with the best chance; of equal ones chance takes one."""
    rated = [(chance(seen, move), move) for move in moves]
    best = max(odds for odds, _ in rated)
    same = [move for odds, move in rated if odds >= best - 1e-9]
    return best, same[int(seen.rng.random() * len(same))]


def all_alike(seen: Seen, moves: Sequence[Move]) -> bool:
    """Whether nobody could tell one of these tries from another."""
    return seen.odds is None or len({round(seen.odds(move), 3) for move in moves}) == 1
