"""A hand that has learned by watching: a policy for `teeter evaluate` that sees and feels, no more.

    cd examples
    python train_hand.py gulo-gulo-top  # writes learned.npz
    teeter evaluate gulo-gulo-top --policy learned_hand:learned --sensors touch --out learned.jsonl

All is told as seen from the wanted piece, and as if the hand leaned over to the east: so tries that are
alike look alike, wherever in the bowl they are. Two small nets were shown what a careful hand did: one
says how to turn the fingers, by what lies beside them then; one where to go next, and when to close.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from teeter.envs.steered import LEAD, REACH, TURN

WEIGHTS = Path(__file__).with_name("learned.npz")
FAR = 0.05  # metres that are told as 1
WAYS = 12  # to turn the fingers that are compared, of half a turn: they are two alike
FINGER = 0.014  # metres from the middle of a piece to a finger beside it
BELOW = 0.015  # metres: what lies lower than that below the piece is in nobody's way
NEAREST = 4  # things beside a finger that are looked at
OWN = 3  # rows of what is seen, at the end: the hand and its two fingers
Array = npt.NDArray[np.float64]
Layers = list[tuple[Array, Array]]
Seen = Mapping[str, npt.NDArray[Any]]


def piece_of(seen: Seen) -> Array:
    return seen["environment_state"][-7:-4].astype(np.float64)


def place_of(seen: Seen) -> Array:
    return seen["agent_pos"][:3].astype(np.float64)


class Watched:
    """What is remembered of a try: how it is turned, how high the piece lay, where the hand goes."""

    def __init__(self, seen: Seen) -> None:
        x, y, _ = place_of(seen) - piece_of(seen)
        self.angle = math.atan2(y, x)
        self.height = piece_of(seen)[2]
        self.goal = place_of(seen)

    def turned(self, ways: Array, back: bool = False) -> Array:
        """Ways on the table, as if the hand leaned to the east; or back again."""
        c, s = math.cos(self.angle), math.sin(self.angle if back else -self.angle)
        turned: Array = ways @ np.array([[c, s, 0.0], [-s, c, 0.0], [0.0, 0.0, 1.0]])
        return turned

    def told(self, seen: Seen, action: npt.ArrayLike) -> None:
        """The hand goes for a place that an action moves, and that is never far ahead of it."""
        place = place_of(seen)
        way = self.goal + np.asarray(action, np.float64)[:3] * REACH - place
        self.goal = place + np.clip(way, -LEAD, LEAD)

    def hand(self, seen: Seen) -> Array:
        """The hand beside the piece, where it is going, how far the piece is lifted, what is felt.

        Not whether it is closed: the nets would learn that it mostly stays as it is.
        """
        place, piece = place_of(seen), piece_of(seen)
        beside = self.turned(place - piece) / FAR
        going = self.turned(self.goal - place) / REACH
        lifted = min(1.0, (piece[2] - self.height) / FAR)  # from there on it is all the same
        return np.array([*beside, *going, lifted, *seen["touch"]])

    def fingers(self, seen: Seen, yaw: float) -> Array:
        """What the fingers would find beside the piece if they were turned like this."""
        piece = piece_of(seen)
        rows = seen["environment_state"][:-7].astype(np.float64).reshape(-1, 8)[:-OWN]
        ways = self.turned(rows[rows[:, 7] > 0, :3] - piece)
        others = ways[(np.linalg.norm(ways, axis=1) > 1e-6) & (ways[:, 2] > -BELOW)]
        aside = np.array([math.cos(yaw), math.sin(yaw), 0.0])
        sides = [self._side(others, self.turned(piece), way * FINGER) for way in (aside, -aside)]
        long = abs(float(self.turned(_axis(seen)) @ aside))
        return np.array([*sorted(sides)[0], *sorted(sides)[1], long])

    def _side(self, others: Array, piece: Array, finger: Array) -> list[float]:
        """How near things are to one finger, how much higher they are, and how far out it is."""
        apart = np.hypot(*(others - finger).T[:2])
        near = np.argsort(apart)[:NEAREST]
        told = np.full((NEAREST, 2), 2.0)
        told[: len(near)] = np.stack([apart[near], others[near, 2]], axis=1) / FAR
        return [*told.ravel().tolist(), math.hypot(*(piece + finger)[:2]) / FAR]


def _axis(seen: Seen) -> Array:
    """Along which the piece is long."""
    w, x, y, z = seen["environment_state"][-4:].astype(np.float64)
    return np.array([2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)])


def answer(layers: Layers, rows: Array) -> Array:
    """What a net of layers says to rows."""
    for weights, bias in layers[:-1]:
        rows = np.maximum(rows @ weights + bias, 0.0)
    weights, bias = layers[-1]
    return rows @ weights + bias


def layers_of(kept: Mapping[str, Array], name: str) -> Layers:
    count = sum(key.startswith(f"{name}-w") for key in kept)
    return [(kept[f"{name}-w{n}"], kept[f"{name}-b{n}"]) for n in range(count)]


def turns() -> list[float]:
    return [math.pi * n / WAYS for n in range(WAYS)]


def learned(
    env: object, seed: int, weights: Path = WEIGHTS
) -> Callable[[Seen], npt.NDArray[np.float32]]:
    """The policy: fingers turned as it decided at its first look, then where it has learned to go."""
    kept = dict(np.load(weights))
    turning, moving = layers_of(kept, "turns"), layers_of(kept, "moves")
    watched: Watched | None = None
    yaw = 0.0

    def act(seen: Seen) -> npt.NDArray[np.float32]:
        nonlocal watched, yaw
        if watched is None:
            watched = Watched(seen)
            found = np.array([watched.fingers(seen, turn) for turn in turns()])
            yaw = turns()[int(np.argmax(answer(turning, found)))]
        told = answer(moving, watched.hand(seen))
        way = (place_of(seen) + watched.turned(told[:3], back=True) * REACH - watched.goal) / REACH
        turned = math.atan2(seen["agent_pos"][4], seen["agent_pos"][3])
        turn = math.remainder(yaw - turned, math.pi) / TURN
        action = np.array([*way, turn, 0.0, 1.0 if told[3] > 0 else -1.0], np.float32)
        action = np.clip(action, -1.0, 1.0)
        watched.told(seen, action)
        return action

    return act
