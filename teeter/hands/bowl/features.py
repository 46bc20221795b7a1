"""What anybody can see of a heap: how much lies on a piece, and how fingers fit around it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

import numpy as np

from teeter.hands.success_model import Looks
from teeter.physics.bowl.gantry import FINGER_RADIUS
from teeter.physics.bowl.hand import MARGIN, Hand
from teeter.physics.bowl.heap import free_above
from teeter.physics.bowl.predicates import tilt
from teeter.physics.bowl.world import World
from teeter.physics.engine import Floats

YAWS: Final = 12  # ways to turn the fingers that are compared
BREADTH: Final = 0.01  # metres: a finger's
BESIDE: Final = 0.008  # metres: a piece less far below another is in the way of fingers beside it


def near_pole(world: World, name: str) -> float:
    """How near a piece is to the pole: 1 if it touches, 0 a finger's breadth away and farther."""
    apart = world.place(name) - world.place("pole")
    axis = world.axis("pole")
    gap = float(np.linalg.norm(apart - axis * (apart @ axis))) - world.radius(name)
    return min(1.0, max(0.0, 1.0 - (gap - world.bowl.pole.diameter / 2) / BREADTH))


def looks(world: World, names: Iterable[str]) -> Looks:
    """What can be seen of pieces: how much lies on each, how near the pole is and how far it leans."""
    common = {"left": float(len(world.in_play)), "tilt": tilt(world)}
    return {
        name: {"buried": -free_above(world, name), "near": near_pole(world, name), **common}
        for name in names
    }


def best_yaw(world: World, hand: Hand, target: str) -> float:
    """The turn of the fingers that leaves them the most room."""
    return yaws(world, hand, target)[0]


def yaws(world: World, hand: Hand, target: str) -> list[float]:
    """All turns of the fingers that are compared, the one with the most room first."""
    turns = [math.pi * n / YAWS for n in range(YAWS)]
    return sorted(turns, key=lambda yaw: -_room(world, hand, target, yaw))


def _room(world: World, hand: Hand, target: str, yaw: float) -> float:
    """How far the nearer finger stays from the piece itself, pole, rim and other pieces, from above."""
    piece = world.place(target)
    turn = math.atan2(hand.up[1], hand.up[0]) + yaw
    aside = np.array([math.cos(turn), math.sin(turn)])
    reach = aside * (world.radius(target) + MARGIN)
    room = [MARGIN - FINGER_RADIUS - _longer(world, target, aside)]
    for finger in (piece[:2] + reach, piece[:2] - reach):
        room.append(world.bowl.rim - 0.002 - math.hypot(*finger))
        room.append(math.dist(finger, hand.pole_at(float(piece[2]))) - 0.004)
        for name in world.in_play:
            place = world.place(name)
            if name != target and place[2] > piece[2] - BESIDE:
                room.append(math.dist(finger, place[:2]) - world.radius(name))
    return min(room)


def _longer(world: World, name: str, aside: Floats) -> float:
    """How much farther than its radius a piece reaches to this side."""
    along = abs(float(np.dot(world.axis(name)[:2], aside)))
    return along * (world.half_length(name) - world.radius(name))
