"""How many durations lie: the middle one, and the one that 99 of 100 stay below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spread:
    """Half of all were below p50, and 99 of 100 below p99; in milliseconds."""

    p50: float
    p99: float


def spread(seconds: Sequence[float]) -> Spread:
    """Of durations in seconds. Raises ValueError if there are none."""
    if not seconds:
        raise ValueError("nothing was measured")
    ordered = sorted(seconds)
    half, most = (ordered[int(part * (len(ordered) - 1))] for part in (0.5, 0.99))
    return Spread(half * 1000, most * 1000)
