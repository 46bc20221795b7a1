"""How likely a try at the can succeeds: what is told of it, and the odds of every choice."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from teeter.hands.success_model import Data, Features, Looks, Odds, chance, steadiness, with_hand
from teeter.physics.can.view import CanView
from teeter.rules.contract import Move

# So that scripted hands succeed as often as they should, until data are fitted.
GUESSED: Final = {
    "always": 1.4,
    "skill": 2.2,
    "pull laid": -0.45,
    "pull eggs": -0.5,
    "load": -0.25,
    "lay laid": -0.2,
    "egg": -0.6,
    "kiki": -1.2,
}


def features(task: str, seen: Mapping[str, float]) -> Features:
    """What the chance that nothing falls is made from, but for the hand."""
    kind = task.split(maxsplit=1)[0]
    told = {kind: 1.0, f"{kind} laid": seen["laid"] / 10.0, f"{kind} eggs": seen["eggs"] / 10.0}
    return told | {"load": seen["load"]} if kind == "pull" else told


def task_of(declared: str) -> str:
    """What a try at the can is: pull, lay, egg or kiki."""
    words = declared.split()
    return {"pull": "pull", "place": "kiki"}.get(words[0], "egg" if words[-1] == "egg" else "lay")


def odds_of(looks: Looks, weights: Mapping[str, float], skill: float) -> Odds:
    """For a stick by what hangs on it, for all else by how much the nest holds."""
    steady = steadiness(skill)

    def odds(move: Move) -> float:
        task = task_of(move.text)
        pulled = f"stick-{move.text.split()[1]}" if task == "pull" else ""
        return chance(weights, with_hand(steady, features(task, looks[pulled])))

    return odds


def drawn(data: Data, task: str, view: CanView, rng: Random, skill: float) -> float:
    """The chance without a world; what hangs on a stick is drawn from what hands have met."""
    load = rng.choice(data["looks"])["load"]
    return of_nest(data, task, view["places"].count("nest"), view["nest"], load, skill)


def of_nest(data: Data, task: str, laid: int, eggs: int, load: float, skill: float) -> float:
    """The chance at a nest of so many sticks and eggs; so much hangs on the stick that is pulled."""
    seen = {"laid": float(laid), "eggs": float(eggs), "load": load}
    return chance(data["weights"], with_hand(steadiness(skill), features(task, seen)))
