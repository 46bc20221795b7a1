"""The stand-in: how likely a try succeeds, fitted from simulated tries and kept as data.

For mass simulation and for bots; never for play at a table, where the world itself decides. The data
are made by `teeter calibrate GAME --out DIR`, and tell how well they fit.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final

from teeter.rules.contract import Game, Move, State
from teeter.rules.go_cuckoo.game import GoCuckoo
from teeter.rules.go_cuckoo.odds import judged

Features = dict[str, float]
NEAR: Final = 1.5  # pieces: set-ups that differ no more are alike
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


class Fitted:
    """A referee for mass simulation: each try is judged with the fitted chance of its like."""

    def __init__(self, game: Game, rng: Random, skill: float) -> None:
        self._data = fitted(game.name)
        self._rng = rng
        self._skill = skill

    def report(self, game: Game, state: State) -> Move:
        """What the referee says; the rules' own stand-in chooses how a try fails."""
        view = state.view(None)
        if isinstance(state, GoCuckoo):
            return judged(state, self._rng, self._at_the_can(view), self._skill)
        return game.stand_in(state, self._rng, self._at_the_bowl(view))

    def _at_the_bowl(self, view: Mapping[str, Any]) -> float:
        """What lies on the piece and how the pole leans is drawn from what hands have met."""
        left = float(len(view["nest"]) if "nest" in view else sum(view["bowl"].values()))
        looks = self._data["looks"]
        near = [look for look in looks if abs(look["left"] - left) <= NEAR] or looks
        seen = {**self._rng.choice(near), "left": left}
        return chance(self._data, features("series", self._skill, view["colour"], seen))

    def _at_the_can(self, view: Mapping[str, Any]) -> float:
        """The chance that nothing falls in the try that is under way."""
        words = (view["declared"] or "pull").split()
        kind = {"pull": "pull", "place": "kiki"}.get(words[0], "egg" if words[-1] == "egg" else "lay")
        seen = {"laid": float(view["places"].count("nest")), "eggs": float(view["nest"])}
        return chance(self._data, features(kind, self._skill, "", seen))


@cache
def fitted(game: str) -> dict[str, Any]:
    """The stored data of a game."""
    told: dict[str, Any] = json.loads(
        files("teeter.physics").joinpath("fitted", f"{game}.json").read_text("utf-8")
    )
    return told


def chance(data: Mapping[str, Any], told: Features) -> float:
    """How likely a try with these features succeeds."""
    return 1 / (1 + math.exp(-score(data["weights"], told)))


def score(weights: Mapping[str, float], told: Features) -> float:
    """The logarithm of the odds."""
    return sum(weights.get(name, 0.0) * value for name, value in told.items())
