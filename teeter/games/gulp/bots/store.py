"""A store in Gulp: how far it is from the limit, and which cards to harvest to come closest."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def need(stored: int, limit: int) -> int:
    """What must still be stored to stand exactly at the limit; more than the limit means fungus."""
    return (limit - stored) % (2 * limit)


def score(still_needed: int, limit: int) -> int:
    """The store of a village that needs so much."""
    return limit - still_needed if still_needed <= limit else still_needed - limit


def best_harvest(worths: Sequence[int], value: Callable[[int], float]) -> tuple[float, list[int]]:
    """The indices of cards whose sum is worth most by `value`; some cards at least.

    All sums are tried: ten cards have at most a thousand, and most of them fall together.
    """
    sums: dict[int, int] = {0: 0}  # sum -> the cards (bits)
    for index, worth in enumerate(worths):
        for total, cards in list(sums.items()):
            sums.setdefault(total + worth, cards | 1 << index)
    del sums[0]
    best, cards = max((value(total), cards) for total, cards in sums.items())
    return best, [index for index in range(len(worths)) if cards >> index & 1]
