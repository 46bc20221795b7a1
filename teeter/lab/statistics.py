"""Shares and means with the intervals that belong to them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

Z95: Final = 1.959964  # of the normal distribution: 95 % lie within


@dataclass(frozen=True, slots=True)
class Estimate:
    """A measured value with its 95 % interval, and from how many it was measured."""

    value: float
    low: float
    high: float
    count: int

    def as_percent(self, digits: int = 0) -> str:
        """A share in words, with its interval; a dash if nothing was measured."""
        told = f"{self.value:.{digits}%} ({self.low:.0%} to {self.high:.0%})"
        return told if self.count else "-"

    def to_json(self) -> dict[str, float | None]:
        return {
            "value": _told(self.value),
            "low": _told(self.low),
            "high": _told(self.high),
            "count": self.count,
        }


def _told(value: float) -> float | None:
    """JSON has no word for what is unknown, or without bounds, but null."""
    return round(value, 4) if math.isfinite(value) else None


def share(successes: float, count: int) -> Estimate:
    """A share of all, with Wilson's interval: good for few trials and near 0 and 1 too."""
    if not count:
        return Estimate(math.nan, 0.0, 1.0, 0)
    value = successes / count
    widened = 1 + Z95**2 / count
    middle = (value + Z95**2 / (2 * count)) / widened
    half = Z95 * math.sqrt(value * (1 - value) / count + Z95**2 / (4 * count**2)) / widened
    low = 0.0 if successes == 0 else max(0.0, middle - half)
    high = 1.0 if successes == count else min(1.0, middle + half)
    return Estimate(value, low, high, count)


def average(values: Sequence[float]) -> Estimate:
    """A mean of counts, with the interval of many values, as far as counts go: none is below zero."""
    if not values:
        return Estimate(math.nan, math.nan, math.nan, 0)
    value = fmean(values)
    half = Z95 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Estimate(value, max(0.0, value - half), value + half, len(values))
