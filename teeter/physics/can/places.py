"""Where a stick, an egg or Kiki could lie: what looks calm from above."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from teeter.physics.can import parts
from teeter.physics.can.geometry import along, between, level
from teeter.physics.can.landing import Obstacles, heights, obstacles, stops
from teeter.physics.can.world import World
from teeter.physics.engine import Floats

STEEP: Final = math.radians(18.0)  # no stick is laid at more than this, or on what is steeper
MIDDLE: Final = 0.06  # of a stick's half: what touches it there carries neither side
SPREAD: Final = 0.15  # what it is worth, in height, that the two supports are far from the middle
ALIKE: Final = math.radians(20.0)  # sticks that point the same way within this roll off each other
ABOUT: Final = math.radians(4.0)  # by which sticks differ that are to point the same way
LOOKS: Final = 120  # places that are looked at for a stick
LOOSE: Final = 0.04  # metres of height that a place is the worse for a support that does not hold
NOWHERE: Final = -9.0  # metres: lower than everything
HIGHEST: Final = 0.19  # metres: no egg is laid higher than this
GRID: Final = 0.007  # metres between the places that are looked at for an egg
ROLLS: Final = (0.003, 0.002, 0.001, 0.0005)  # metres: the steps by which it rolls down from there
EGG_REACH: Final = 0.046  # metres from the middle of the can
HOLE: Final = math.radians(185.0)  # supports of an egg leave no wider gap to fall through
LOW: Final = 0.4  # metres of slope that a metre of height is worth to Kiki: low places hold best
EGGS_NEAR: Final = 0.01  # metres of slope that a place for Kiki is the worse for each egg under it
SLIDES: Final = 0.25  # what a place for an egg is the worse for each support that stands
UPWARD: Final = 0.05  # a support pushes at least so much upward
CLOSE: Final = 6e-4  # metres from the egg to what supports it


@dataclass(frozen=True, slots=True)
class Place:
    """A place for a piece: its middle (of Kiki: her base), how it is turned, and how good that is."""

    x: float
    y: float
    z: float
    yaw: float
    calm: float  # to compare places by: more is better
    tilt: float = 0.0  # of a stick: how far the end that its yaw points to is raised

    @property
    def middle(self) -> Floats:
        return np.array([self.x, self.y, self.z])

    @property
    def wxyz(self) -> Floats:
        """How a stick or an egg that lies there is turned."""
        axis = level(self.yaw) * math.cos(self.tilt)
        axis[2] = math.sin(self.tilt)
        return along(axis)


def stick_places(world: World, rng: np.random.Generator, way: float | None = None) -> list[Place]:
    """Places for a stick across the can, the calmest first: low, on two firm supports far apart.
    If a way is given, it will point about that way.

    A stick that comes down rests on the two obstacles left and right of its middle whose connecting
    line is the highest there.
    """
    yaw = rng.uniform(0.0, 2 * math.pi, LOOKS) if way is None else rng.normal(way, ABOUT, LOOKS)
    beside = rng.uniform(-0.03, 0.03, LOOKS)
    shift = rng.normal(0.0, 0.006, LOOKS)
    u = np.stack([np.cos(yaw), np.sin(yaw), 0.0 * yaw], axis=1)
    xy = beside[:, None] * np.stack([-u[:, 1], u[:, 0]], axis=1) + shift[:, None] * u[:, :2]
    below = obstacles(world)
    high, where = stops(xy, u * parts.STICK_HALF, parts.STICK_RADIUS, below)
    z, left, right = _rests_on(high, where)
    row = np.arange(LOOKS)
    far = (where[row, right] - where[row, left]) * parts.STICK_HALF
    slope = (high[row, right] - high[row, left]) / far
    inner = np.minimum(-where[row, left], where[row, right]) * parts.STICK_HALF
    loose = _looseness(world, below, u)
    calm = SPREAD * inner - z - loose[row, left] - loose[row, right]
    teeters = np.where(np.abs(where) < MIDDLE, high, NOWHERE).max(axis=1) > z
    good = (z > parts.RIM) & ~teeters & (np.abs(slope) < math.tan(STEEP))
    turned = np.where(slope < 0.0, yaw + math.pi, yaw)  # its yaw points to the higher end
    tilt = np.arctan(np.abs(slope))
    found = [n for n in np.argsort(-calm) if good[n]]
    return [Place(*map(float, (*xy[n], z[n], turned[n], calm[n], tilt[n]))) for n in found]


def _looseness(world: World, below: Obstacles, directions: Floats) -> Floats:
    """By stick and obstacle: metres of height that a place is the worse for a support that rolls or
    slides away, or off which the stick rolls because both point the same way."""
    flat = below.halves[:, :2] / np.maximum(np.linalg.norm(below.halves[:, :2], axis=1), 1e-9)[:, None]
    loose = np.where(np.abs(directions[:, :2] @ flat.T) > math.cos(ALIKE), LOOSE, 0.0)
    loose[:, _steep(below)] = LOOSE
    loose[:, : len(world.present())][:, world.present() >= parts.STICKS] = LOOSE
    return loose


def _steep(below: Obstacles) -> npt.NDArray[np.bool_]:
    """By obstacle: whether things slide down along it, like along the sticks that stand in the can."""
    rise = np.abs(below.halves[:, 2]) / np.linalg.norm(below.halves, axis=1)
    return np.asarray(rise > math.sin(STEEP))


def _rests_on(
    high: Floats, where: Floats
) -> tuple[Floats, npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """By stick: the height of its middle, and which obstacles carry it to the left and to the right."""
    on_left, on_right = where < -MIDDLE, where > MIDDLE
    a, b = np.where(on_left, where, -1.0)[:, :, None], np.where(on_right, where, 1.0)[:, None, :]
    at_a = np.where(on_left & np.isfinite(high), high, NOWHERE)[:, :, None]
    at_b = np.where(on_right & np.isfinite(high), high, NOWHERE)[:, None, :]
    lines = ((at_a * b - at_b * a) / (b - a)).reshape(len(high), -1)
    best = lines.argmax(axis=1)
    left, right = np.divmod(best, high.shape[1])
    return lines[np.arange(len(high)), best], left, right


def egg_places(world: World, rng: np.random.Generator) -> list[Place]:
    """Pockets of the nest in which an egg is held from all sides, the best first.

    The deepest pockets are wide, and eggs push through them: depth is not what is looked for.
    """
    yaw = float(rng.uniform(0.0, math.pi))
    half = level(yaw) * parts.EGG_HALF
    side = np.arange(-6, 7) * GRID
    x, y = (grid.ravel() for grid in np.meshgrid(side, side, indexing="ij"))
    xy = np.stack([x, y], axis=1)
    below = obstacles(world)
    dips = _dips(_egg_heights(xy, half, below).reshape(len(side), -1)).ravel()
    xy, z = _roll_down(xy[dips & (x**2 + y**2 < EGG_REACH**2)], half, below)
    good = (z > parts.RIM + 0.002) & (z < HIGHEST) & ((xy**2).sum(axis=1) < EGG_REACH**2)
    middles = np.column_stack([xy, z])[good]
    found = [(middle, _hold(middle, half, below)) for middle in middles]
    places = [_place(middle, yaw, calm) for middle, calm in found if calm is not None]
    return sorted(places, key=lambda place: -place.calm)


def _place(middle: Floats, yaw: float, calm: float) -> Place:
    x, y, z = map(float, middle)
    return Place(x, y, z, yaw, calm)


def _egg_heights(xy: Floats, half: Floats, below: Obstacles) -> Floats:
    return heights(xy, np.broadcast_to(half, (len(xy), 3)), parts.EGG_RADIUS, below)


def _dips(z: Floats) -> npt.NDArray[np.bool_]:
    """Where no neighbour on a grid is much lower."""
    wide = np.pad(z, 1, mode="edge")
    rows, columns = z.shape
    near = [wide[i : i + rows, j : j + columns] for i in range(3) for j in range(3)]
    return np.asarray(np.min(near, axis=0) > z - 0.002)


def _roll_down(xy: Floats, half: Floats, below: Obstacles) -> tuple[Floats, Floats]:
    """From each place in ever smaller steps to where no step leads lower, and how high that is."""
    turn = np.arange(8) * math.pi / 4
    steps = np.vstack([np.stack([np.cos(turn), np.sin(turn)], axis=1), np.zeros((1, 2))])
    z = np.zeros(len(xy))
    row = np.arange(len(xy))
    for size in ROLLS:
        near = xy[:, None] + size * steps[None]
        found = _egg_heights(near.reshape(-1, 2), half, below).reshape(len(xy), -1)
        lowest = found.argmin(axis=1)
        xy, z = near[row, lowest], found[row, lowest]
    return xy, z


def _hold(middle: Floats, half: Floats, below: Obstacles) -> float | None:
    """How well an egg is held there; None if it could slip out somewhere.

    What counts was measured by laying 330 eggs: no wide gap around, and two supports well below.
    """
    gap, way = between(middle[None], half[None], below.centres, below.halves)
    push = way / gap[:, None]
    carries = (gap - below.radii - parts.EGG_RADIUS < CLOSE) & (push[:, 2] > UPWARD)
    push = push[carries]
    if len(push) < 3:
        return None
    around = np.sort(np.arctan2(push[:, 1], push[:, 0]))
    hole = float(np.diff(np.append(around, around[0] + 2 * math.pi)).max())
    if hole > HOLE:
        return None
    return float(np.sort(push[:, 2])[-2]) - 0.25 * hole - SLIDES * float(_steep(below)[carries].sum())


def kiki_places(world: World, rng: np.random.Generator) -> list[Place]:
    """Flat spots for Kiki: the two bars of a cross come down and land at nearly the same height.

    She weighs as much as two eggs: on eggs she would push them through the nest.
    """
    side = np.arange(-0.036, 0.0361, 0.004)
    x, y = (grid.ravel() for grid in np.meshgrid(side, side, indexing="ij"))
    middle = x**2 + y**2 < 0.036**2
    xy = np.stack([x[middle], y[middle]], axis=1)
    yaw = float(rng.uniform(0.0, math.pi / 2))
    below = obstacles(world)

    def stop(direction: float, half: float, radius: float) -> Floats:
        return heights(xy, np.broadcast_to(level(direction) * half, (len(xy), 3)), radius, below)

    bars = [stop(turn, parts.KIKI_BASE * 0.8, 0.001) for turn in (yaw, yaw + math.pi / 2)]
    body = stop(yaw, 1e-4, parts.KIKI_RADIUS) - (parts.KIKI_BELLY - parts.KIKI_HALF)
    z = np.maximum(np.maximum(*bars), body)
    good = (np.minimum(*bars) > parts.RIM - 0.005) & (body < z + 0.001)
    xy, z, slope = xy[good], z[good], np.abs(bars[0][good] - bars[1][good])
    cost = slope + LOW * z + 0.05 * np.hypot(*xy.T) + EGGS_NEAR * _eggs_under(world, xy)
    order = np.argsort(cost)
    return [Place(float(xy[n, 0]), float(xy[n, 1]), float(z[n]), yaw, -float(cost[n])) for n in order]


def _eggs_under(world: World, xy: Floats) -> Floats:
    """By place: how many eggs Kiki would sit on."""
    eggs = [piece for piece in world.present() if parts.is_egg(piece)]
    middles = world.data.qpos[world.qpos_of[eggs, :2]].reshape(-1, 2)
    apart = np.linalg.norm(xy[:, None] - middles[None], axis=2)
    return np.asarray((apart < parts.EGG_RADIUS + parts.KIKI_BASE).sum(axis=1), dtype=np.float64)
