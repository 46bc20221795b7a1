"""How likely a try succeeds, from what anybody can see of it before: a logistic model.

For mass simulation and for bots; never for play at a table, where the world itself decides. The data
are made by `teeter calibrate GAME --out DIR`, and tell how well they fit; where there are none yet,
guessed weights serve.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final, TypedDict

from teeter.rules.contract import Move

Looks = Mapping[str, Mapping[str, float]]
"""What anybody can see of each piece that could be tried, as numbers; "" is what is true of all."""

Features = dict[str, float]
"""What the chance of a try is made from, as numbers of about the same size."""

Odds = Callable[[Move], float]
"""How likely the try that a move names succeeds."""


class Fit(TypedDict, total=False):
    """How far told chances are from what happened; nothing where no set-up was held out."""

    held_out: int
    calibration: float
    brier: float
    brier_of_the_mean: float
    told_happened_count: list[list[float]]


class Data(TypedDict):
    """What calibration has fitted: weights, and looks of nests that hands have met."""

    game: str
    physics: str
    trials: int
    set_ups: int
    weights: dict[str, float]
    error: Fit  # on set-ups that it was not fitted to
    causes: dict[str, int]  # of failures
    looks: list[dict[str, float]]


STEADINESS: Final = {"careful": 1.0, "average": 0.5, "clumsy": 0.0}
# How often these hands should take an easy piece from a full nest (promise 6): what a skill is told in.
USUALLY: Final = ((0.4, 0.0), (0.7, 0.5), (0.9, 1.0))
STEADIEST: Final = 1.1


def steadiness(skill: float) -> float:
    """A skill from 0 to 1, the chance of an easy try, as a place between the scripted hands."""
    (p0, _), (p1, s1), (p2, s2) = USUALLY
    part = (skill - p0) / (p1 - p0) * s1 if skill < p1 else s1 + (skill - p1) / (p2 - p1) * (s2 - s1)
    return min(max(part, 0.0), STEADIEST)


def with_hand(steady: float, told: Features) -> Features:
    """What can be seen of a try, and what so steady a hand makes of it."""
    of_hand = {f"skill {name}": steady * value for name, value in told.items()}
    return {"always": 1.0, "skill": steady, "skill twice": steady * steady, **told, **of_hand}


def chance(weights: Mapping[str, float], told: Features) -> float:
    """How likely a try with these features succeeds."""
    return 1 / (1 + math.exp(-score(weights, told)))


def score(weights: Mapping[str, float], told: Features) -> float:
    """The logarithm of the odds."""
    return sum(weights.get(name, 0.0) * value for name, value in told.items())
