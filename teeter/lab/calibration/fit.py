"""Fitting the chance of a try to what can be seen before it, by logistic regression."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from teeter.hands.physical_game import PhysicalGame, physical_game
from teeter.hands.success_model import STEADINESS, Data, Features, Fit, score, with_hand
from teeter.hands.trials import Trial
from teeter.physics.stage import Stage
from teeter.rules.contract import Game

Floats = npt.NDArray[np.float64]
ROUNDS: Final = 60
RIDGE: Final = 1.0  # pulls weights towards 0, where there are few trials
BINS: Final = 10
LOOKS: Final = 400  # set-ups of which the model keeps what was seen


def fit(game: Game, rows: Sequence[Trial], physics: str) -> Data:
    """The success model of a game as data, with its error on set-ups that it was not fitted to.

    Only the hands of calibration count: those of bots lie between or beyond them.
    """
    physical = physical_game(game)
    rows = [row for row in rows if row.hand in STEADINESS]
    known = [row for row in rows if row.seed % 2 == 0]
    unknown = [row for row in rows if row.seed % 2]
    error = _error(physical, unknown, _weights(physical, known)) if known and unknown else {}
    weights = _weights(physical, rows)
    failures = [row.cause for row in rows if not row.success]
    return {
        "game": game.name,
        "physics": physics,
        "trials": len(rows),
        "set_ups": len({row.seed for row in rows}),
        "weights": {name: round(float(weight), 6) for name, weight in weights.items()},
        "error": error,
        "causes": {cause: failures.count(cause) for cause in sorted(set(failures))},
        "looks": _looks([row for row in rows if physical.trials.is_typical(row)]),
    }


def _weights(physical: PhysicalGame[Stage], rows: Sequence[Trial]) -> Features:
    """Weights by Newton's method."""
    told = [_told(physical, row) for row in rows]
    names = sorted({name for each in told for name in each})
    table = np.array([[each.get(name, 0.0) for name in names] for each in told])
    success = np.array([row.success for row in rows], dtype=float)
    weights = np.zeros(len(names))
    for _ in range(ROUNDS):
        chance = _chance(table @ weights)
        slope = table.T @ (success - chance) - RIDGE * weights
        bend = (table * (chance * (1 - chance))[:, None]).T @ table + RIDGE * np.eye(len(names))
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-9:
            break
    return dict(zip(names, weights.tolist(), strict=True))


def _told(physical: PhysicalGame[Stage], row: Trial) -> Features:
    return with_hand(STEADINESS[row.hand], physical.features(row.task, row.kind, row.seen))


def _chance(scores: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-scores)))


def _error(physical: PhysicalGame[Stage], rows: Sequence[Trial], weights: Features) -> Fit:
    """How far told chances are from what happened: in bins of a tenth each, and squared."""
    told = _chance(np.array([score(weights, _told(physical, row)) for row in rows]))
    happened = np.array([row.success for row in rows], dtype=float)
    bins = np.minimum((told * BINS).astype(int), BINS - 1)
    apart = 0.0
    table = []
    for number in range(BINS):
        here = bins == number
        if here.any():
            apart += float(here.mean()) * abs(float(told[here].mean() - happened[here].mean()))
            counts = [round(float(told[here].mean()), 3), round(float(happened[here].mean()), 3)]
            table.append([*counts, int(here.sum())])
    return {
        "held_out": len(rows),
        "calibration": round(apart, 4),
        "brier": round(float(((told - happened) ** 2).mean()), 4),
        "brier_of_the_mean": round(float(happened.mean() * (1 - happened.mean())), 4),
        "told_happened_count": table,
    }


def _looks(met: Sequence[Trial]) -> list[dict[str, float]]:
    """What hands met, for simulations that have no world to look at."""
    every = max(1, len(met) // LOOKS)
    return [{name: round(value, 3) for name, value in row.seen.items()} for row in met[::every]]
