"""The stand-in: how likely a try succeeds, from what anybody can see of it before.

For mass simulation and for bots; never for play at a table, where the world itself decides. The data
are made by `teeter calibrate GAME --out DIR`, and tell how well they fit; where there are none yet,
weights of the house serve.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final

from teeter.games.go_cuckoo.game import GoCuckoo
from teeter.games.go_cuckoo.odds import judged, kiki_stays
from teeter.rules.contract import Game, Move, State

Features = dict[str, float]
Data = Mapping[str, Any]
NEAR: Final = 1.5  # pieces: set-ups that differ no more are alike
FULL: Final = 22.0  # pieces in a full nest
STEADINESS: Final = {"careful": 1.0, "average": 0.5, "clumsy": 0.0}
# How often these hands should take an easy piece from a full nest (promise 6): what a skill is told in.
USUALLY: Final = ((0.4, 0.0), (0.7, 0.5), (0.9, 1.0))
STEADIEST: Final = 1.1
# Guessed so that these hands succeed as often as they should; fitted data take their place.
_BOWL: Final = {"always": -0.4, "skill": 2.6, "buried": -1.5, "taken": -0.6, "tilt": -0.3, "near": -0.8}
HOUSE: Final[dict[str, Features]] = {
    "gulo-gulo": _BOWL,
    "pharaoh": _BOWL,
    "go-cuckoo": {
        "always": 1.4,
        "skill": 2.2,
        "pull laid": -0.45,
        "pull eggs": -0.5,
        "load": -0.25,
        "lay laid": -0.2,
        "egg": -0.6,
        "kiki": -1.2,
    },
}


def steadiness(skill: float) -> float:
    """A skill from 0 to 1, the chance of an easy try, as a place between the scripted hands."""
    (p0, _), (p1, s1), (p2, s2) = USUALLY
    part = (skill - p0) / (p1 - p0) * s1 if skill < p1 else s1 + (skill - p1) / (p2 - p1) * (s2 - s1)
    return min(max(part, 0.0), STEADIEST)


def features(task: str, hand: str | float, kind: str, seen: Mapping[str, float]) -> Features:
    """What the chance of a try is made from, as numbers of about the same size."""
    skill = STEADINESS[hand] if isinstance(hand, str) else hand
    told = _of_can(task, seen) if "laid" in seen else _of_bowl(kind, seen)
    told |= {f"skill {name}": skill * value for name, value in told.items()}
    return {"always": 1.0, "skill": skill, "skill twice": skill * skill, **told}


def _of_bowl(kind: str, seen: Mapping[str, float]) -> Features:
    return {
        "buried": seen["buried"],
        "near": seen["near"],
        "taken": (FULL - seen["left"]) / 10.0,
        "tilt": seen["tilt"] / 10.0,
        f"colour {kind}": 1.0,
    }


def _of_can(task: str, seen: Mapping[str, float]) -> Features:
    kind = task.split(maxsplit=1)[0]
    told = {kind: 1.0, f"{kind} laid": seen["laid"] / 10.0, f"{kind} eggs": seen["eggs"] / 10.0}
    return told | {"load": seen["load"]} if kind == "pull" else told


class Model:
    """A referee for mass simulation: each try is judged with the fitted chance of its like.

    Where nothing is fitted it draws with the odds in the game's house data.
    """

    def __init__(self, rng: Random, skill: float) -> None:
        self._rng = rng
        self._skill = skill

    def report(self, game: Game, state: State) -> Move:
        """What the referee says; the rules' own stand-in chooses how a try fails."""
        data = fitted(game.name)
        if data is None:
            return game.stand_in(state, self._rng, self._skill)
        return self.judge(data, game, state)

    def judge(self, data: Data, game: Game, state: State) -> Move:
        """The same with these data."""
        view = state.view(None)
        if isinstance(state, GoCuckoo):
            return judged(state, self._rng, self._at_the_can(data, view), self._skill)
        return game.stand_in(state, self._rng, self._at_the_bowl(data, view))

    def _at_the_bowl(self, data: Data, view: Mapping[str, Any]) -> float:
        """What lies on the piece and how the pole leans is drawn from what hands have met."""
        left = float(len(view["nest"]) if "nest" in view else sum(view["bowl"].values()))
        looks = data["looks"]
        near = [look for look in looks if abs(look["left"] - left) <= NEAR] or looks
        seen = {**self._rng.choice(near), "left": left}
        told = features("series", steadiness(self._skill), view["colour"], seen)
        return chance(data["weights"], told)

    def _at_the_can(self, data: Data, view: Mapping[str, Any]) -> float:
        """The chance that nothing falls; what hangs on a stick is drawn from what hands have met."""
        task = can_task(view["declared"] or "pull")
        seen = {
            "laid": float(view["places"].count("nest")),
            "eggs": float(view["nest"]),
            "load": self._rng.choice(data["looks"])["load"],
        }
        well = chance(data["weights"], features(task, steadiness(self._skill), "", seen))
        # For Kiki the data tell how often she stands, too: that chance is drawn apart.
        return min(1.0, well / kiki_stays(self._skill)) if task == "kiki" else well


def can_task(declared: str) -> str:
    """What a try at the can is: pull, lay, egg or kiki."""
    words = declared.split()
    return {"pull": "pull", "place": "kiki"}.get(words[0], "egg" if words[-1] == "egg" else "lay")


@cache
def fitted(game: str) -> Data | None:
    """The stored data of a game, if there are any."""
    file = files("teeter.physics").joinpath("fitted", f"{game}.json")
    return dict(json.loads(file.read_text("utf-8"))) if file.is_file() else None


def weights_of(game: str) -> Mapping[str, float]:
    """What the features weigh in a physical game: as fitted, or as the house guesses."""
    data = fitted(game)
    return HOUSE[game] if data is None else data["weights"]


def chance(weights: Mapping[str, float], told: Features) -> float:
    """How likely a try with these features succeeds."""
    return 1 / (1 + math.exp(-score(weights, told)))


def score(weights: Mapping[str, float], told: Features) -> float:
    """The logarithm of the odds."""
    return sum(weights.get(name, 0.0) * value for name, value in told.items())
