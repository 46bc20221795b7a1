"""The odds of this very nest: what a player reckons who looks at the pieces before choosing one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import mean

from teeter.hands.success_model import can_task, chance, features, steadiness, weights_of
from teeter.physics.stage import Looks
from teeter.rules.contract import Move

Odds = Callable[[Move], float]


def odds_of(game: str, looks: Looks, skill: float) -> Odds:
    """How likely a hand of this skill succeeds with the try that a move names.

    For a colour that is with its easiest piece; for one that nobody knows yet it is the mean.
    """
    at = _can if game == "go-cuckoo" else _bowl
    return at(looks, weights_of(game), steadiness(skill))


def _bowl(looks: Looks, weights: Mapping[str, float], skill: float) -> Odds:
    chances = {
        name: chance(weights, features("series", skill, name.partition("-")[0], seen))
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


def _can(looks: Looks, weights: Mapping[str, float], skill: float) -> Odds:
    def odds(move: Move) -> float:
        task = can_task(move.text)
        pulled = f"stick-{move.text.split()[1]}" if task == "pull" else ""
        return chance(weights, features(task, skill, "", looks[pulled]))

    return odds
