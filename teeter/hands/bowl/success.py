"""How likely a try at a bowl succeeds: what is told of a piece, and the odds of every choice."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import mean
from typing import Final

from teeter.hands.success_model import Data, Features, Looks, Odds, chance, steadiness, with_hand
from teeter.rules.contract import Move

NEAR: Final = 1.5  # pieces: set-ups that differ no more are alike
FULL: Final = 22.0  # pieces in a full nest
# So that scripted hands succeed as often as they should, until data are fitted.
GUESSED: Final = {
    "always": -0.4,
    "skill": 2.6,
    "buried": -1.5,
    "taken": -0.6,
    "tilt": -0.3,
    "near": -0.8,
}


def features(kind: str, seen: Mapping[str, float]) -> Features:
    """What the chance to take a piece is made from, but for the hand."""
    return {
        "buried": seen["buried"],
        "near": seen["near"],
        "taken": (FULL - seen["left"]) / 10.0,
        "tilt": seen["tilt"] / 10.0,
        f"colour {kind}": 1.0,
    }


def odds_of(looks: Looks, weights: Mapping[str, float], skill: float) -> Odds:
    """For a piece, for the easiest of a colour, or the mean where the colour is not known yet."""
    steady = steadiness(skill)
    chances = {
        name: chance(weights, with_hand(steady, features(name.partition("-")[0], seen)))
        for name, seen in looks.items()
    }
    best: dict[str, float] = {}
    for name, value in chances.items():
        colour = name.partition("-")[0]
        best[colour] = max(best.get(colour, 0.0), value)

    def odds(move: Move) -> float:
        wanted = move.text.partition(" ")[2]
        if wanted in chances:
            return chances[wanted]
        if wanted in best or move.text.startswith(("point ", "choose ")):
            return best.get(wanted, 0.0)
        return mean(best.values()) if best else 0.0

    return odds


def chances(data: Data, left: int, colour: str, skill: float) -> list[float]:
    """Those that a try may have without a world: what lies on the piece and how the pole leans is
    anything that hands have met."""
    return [_of(data, look, left, colour, skill) for look in _near(data, left)]


def _near(data: Data, left: int) -> list[dict[str, float]]:
    """What hands have met in bowls that were about as full."""
    looks: list[dict[str, float]] = data["looks"]
    return [look for look in looks if abs(look["left"] - left) <= NEAR] or looks


def _of(data: Data, look: dict[str, float], left: int, colour: str, skill: float) -> float:
    seen = {**look, "left": float(left)}
    return chance(data["weights"], with_hand(steadiness(skill), features(colour, seen)))
