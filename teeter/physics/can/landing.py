"""Level things come down from above: how high they stop, and where they are touched then."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from teeter.physics.can import parts
from teeter.physics.can.geometry import dots
from teeter.physics.can.model import WALLS
from teeter.physics.can.sleeping import capsules
from teeter.physics.can.world import World
from teeter.physics.engine import Floats


@dataclass(frozen=True, slots=True)
class Obstacles:
    """All pieces in the world and the rim, as capsules."""

    centres: Floats
    halves: Floats
    radii: Floats


def obstacles(world: World) -> Obstacles:
    """First the pieces, in the order of `world.present()`, then the rim."""
    centres, halves, radii = capsules(world, world.present())
    return Obstacles(
        np.vstack([centres, _RIM.centres]),
        np.vstack([halves, _RIM.halves]),
        np.append(radii, _RIM.radii),
    )


def heights(xy: Floats, half: Floats, radius: float, below: Obstacles) -> Floats:
    """How high level capsules (a row each of middle and half vector) stop when they come down."""
    high, _ = stops(xy, half, radius, below)
    return np.asarray(high.max(axis=1))


def stops(xy: Floats, half: Floats, radius: float, below: Obstacles) -> tuple[Floats, Floats]:
    """By capsule and obstacle: how high it stops (never: minus infinity), and where it is touched then,
    from -1 at its one end to 1 at the other.

    The highest point of contact with an obstacle is that of a concave function of two places along
    the two axes, so it lies inside both, or at one end of one of them: these cases are compared.
    """
    apart = xy[:, None] - below.centres[None, :, :2]
    mine = np.broadcast_to(half[:, None, :2], apart.shape)
    yours = np.broadcast_to(below.halves[None, :, :2], apart.shape)
    rise = below.halves[:, 2]
    reach = below.radii + radius
    high, where = _crossing(apart, mine, yours, rise, reach)
    for end in (-1.0, 1.0):
        at_my_end = _along_yours(apart + end * mine, yours, rise, reach)
        where = np.where(at_my_end > high, end, where)
        high = np.maximum(high, at_my_end)
        at_your_end, touched = _along_mine(apart - end * yours, mine, reach)
        at_your_end += end * rise
        where = np.where(at_your_end > high, touched, where)
        high = np.maximum(high, at_your_end)
    return np.asarray(high + below.centres[:, 2]), where


def _dome(apart: Floats, reach: Floats) -> Floats:
    """How high above a point something stops that passes it at this distance; never: minus infinity."""
    left = reach**2 - dots(apart, apart)
    return np.where(left >= 0.0, np.sqrt(np.maximum(left, 0.0)), -np.inf)


def _along_mine(apart: Floats, mine: Floats, reach: Floats) -> tuple[Floats, Floats]:
    """One point of an obstacle under the whole length of the thing that comes down."""
    s = np.clip(-dots(apart, mine) / dots(mine, mine), -1.0, 1.0)
    return _dome(apart + s[..., None] * mine, reach), s


def _along_yours(apart: Floats, yours: Floats, rise: Floats, reach: Floats) -> Floats:
    """One end of the thing that comes down, over the whole length of an obstacle."""
    square = np.maximum(dots(yours, yours), 1e-16)
    run = np.sqrt(square)
    ahead = dots(apart, yours) / run
    beside = np.maximum(dots(apart, apart) - ahead**2, 0.0)
    room = np.sqrt(np.maximum(reach**2 - beside, 0.0))
    t = np.clip((ahead + room * rise / np.sqrt(rise**2 + square)) / run, -1.0, 1.0)
    return np.asarray(t * rise + _dome(apart - t[..., None] * yours, reach))


def _crossing(
    apart: Floats, mine: Floats, yours: Floats, rise: Floats, reach: Floats
) -> tuple[Floats, Floats]:
    """Both touch between their ends, where they cross as seen from above."""
    size = np.maximum(np.sqrt(dots(mine, mine)), 1e-9)
    across = np.stack([-mine[..., 1], mine[..., 0]], axis=-1) / size[..., None]
    off = dots(apart, across)
    run = dots(yours, across)
    run = np.where(np.abs(run) < 1e-9, 1e-9, run)
    t = (off + reach * rise / np.sqrt(rise**2 + run**2) * np.sign(run)) / run
    t = np.clip(t, -1.0, 1.0)
    high, where = _along_mine(apart - t[..., None] * yours, mine, reach)
    return t * rise + high, where


def _rim() -> Obstacles:
    turn = np.arange(WALLS) * 2 * math.pi / WALLS
    away, thick = parts.CAN_RADIUS + parts.WALL / 2, parts.WALL / 2
    flat_ring = np.zeros(WALLS)
    centres = np.stack(
        [away * np.cos(turn), away * np.sin(turn), flat_ring + parts.RIM - thick], axis=1
    )
    half = away * math.tan(math.pi / WALLS)
    halves = np.stack([-np.sin(turn), np.cos(turn), flat_ring], axis=1) * half
    return Obstacles(centres, halves, np.full(WALLS, thick))


_RIM: Final = _rim()
