"""The stand-in: how likely a try succeeds, fitted from simulated tries and kept as data.

For mass simulation and for bots; never for play at a table, where the world itself decides. The data
are made by `teeter calibrate GAME --out DIR`, and tell how well they fit.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

Features = dict[str, float]
FULL: Final = 22.0  # pieces in a full nest
HANDS: Final = {"careful": 1.0, "average": 0.5, "clumsy": 0.0}


def features(task: str, hand: str | float, kind: str, seen: Mapping[str, float]) -> Features:
    """What the chance of a try is made from, as numbers of about the same size."""
    skill = HANDS[hand] if isinstance(hand, str) else hand
    told = _of_can(task, seen) if "laid" in seen else _of_bowl(kind, seen)
    told |= {f"skill {name}": skill * value for name, value in told.items()}
    return {"always": 1.0, "skill": skill, "skill twice": skill * skill, **told}


def _of_bowl(kind: str, seen: Mapping[str, float]) -> Features:
    return {
        "buried": seen["buried"],
        "taken": (FULL - seen["left"]) / 10.0,
        "tilt": seen["tilt"] / 10.0,
        f"colour {kind}": 1.0,
    }


def _of_can(task: str, seen: Mapping[str, float]) -> Features:
    kind = task.split(maxsplit=1)[0]
    return {kind: 1.0, f"{kind} laid": seen["laid"] / 10.0, f"{kind} eggs": seen["eggs"] / 10.0}


def chance(data: Mapping[str, Any], told: Features) -> float:
    """How likely a try with these features succeeds."""
    return 1 / (1 + math.exp(-score(data["weights"], told)))


def score(weights: Mapping[str, float], told: Features) -> float:
    """The logarithm of the odds."""
    return sum(weights.get(name, 0.0) * value for name, value in told.items())
