"""Where a stick, an egg or Kiki could lie: things come down from above until they touch something."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from teeter.physics.can import parts
from teeter.physics.can.geometry import along, between, level
from teeter.physics.can.model import WALLS
from teeter.physics.can.waking import capsules
from teeter.physics.can.world import World
from teeter.physics.engine import Floats

HIGHEST: Final = 0.19  # metres: no egg is laid higher than this
GRID: Final = 0.007  # metres between the places that are looked at for an egg
ROLLS: Final = (0.003, 0.002, 0.001, 0.0005)  # metres: the steps by which it rolls down from there
EGG_REACH: Final = 0.046  # metres from the middle of the can
HOLE: Final = math.radians(185.0)  # supports of an egg leave no wider gap to fall through
EGGS_NEAR: Final = 0.01  # metres of slope that a place for Kiki is the worse for each egg under it
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

    @property
    def middle(self) -> Floats:
        return np.array([self.x, self.y, self.z])


def flat(yaw: float) -> Floats:
    """How a stick or an egg that lies flat is turned."""
    return along(level(yaw))


def heights(xy: Floats, half: Floats, radius: float, world: World) -> Floats:
    """How high level capsules (a row each of middle and half vector) stop when they come down.

    The highest point of contact with each obstacle is that of a concave function of two places along
    the two axes, so it lies inside both, or at one end of one of them: these cases are compared.
    """
    centres, halves, radii = _obstacles(world)
    apart = xy[:, None] - centres[None, :, :2]
    mine = np.broadcast_to(half[:, None, :2], apart.shape)
    yours = np.broadcast_to(halves[None, :, :2], apart.shape)
    rise = halves[:, 2]
    reach = radii + radius
    best = _crossing(apart, mine, yours, rise, reach)
    for end in (-1.0, 1.0):
        at_my_end = _along_yours(apart + end * mine, yours, rise, reach)
        at_your_end = _along_mine(apart - end * yours, mine, reach) + end * rise
        best = np.maximum(best, np.maximum(at_my_end, at_your_end))
    return np.asarray((best + centres[:, 2]).max(axis=1))


def _dome(apart: Floats, reach: Floats) -> Floats:
    """How high above a point something stops that passes it at this distance; never: minus infinity."""
    left = reach**2 - (apart**2).sum(axis=-1)
    return np.where(left >= 0.0, np.sqrt(np.maximum(left, 0.0)), -np.inf)


def _along_mine(apart: Floats, mine: Floats, reach: Floats) -> Floats:
    """One point of an obstacle under the whole length of the thing that comes down."""
    s = np.clip(-(apart * mine).sum(-1) / (mine * mine).sum(-1), -1.0, 1.0)
    return _dome(apart + s[..., None] * mine, reach)


def _along_yours(apart: Floats, yours: Floats, rise: Floats, reach: Floats) -> Floats:
    """One end of the thing that comes down, over the whole length of an obstacle."""
    square = np.maximum((yours * yours).sum(-1), 1e-16)
    run = np.sqrt(square)
    ahead = (apart * yours).sum(-1) / run
    beside = np.maximum((apart * apart).sum(-1) - ahead**2, 0.0)
    room = np.sqrt(np.maximum(reach**2 - beside, 0.0))
    t = np.clip((ahead + room * rise / np.sqrt(rise**2 + square)) / run, -1.0, 1.0)
    return np.asarray(t * rise + _dome(apart - t[..., None] * yours, reach))


def _crossing(apart: Floats, mine: Floats, yours: Floats, rise: Floats, reach: Floats) -> Floats:
    """Both touch between their ends, where they cross as seen from above."""
    size = np.maximum(np.sqrt((mine * mine).sum(-1)), 1e-9)
    across = np.stack([-mine[..., 1], mine[..., 0]], axis=-1) / size[..., None]
    off = (apart * across).sum(-1)
    run = (yours * across).sum(-1)
    run = np.where(np.abs(run) < 1e-9, 1e-9, run)
    t = (off + reach * rise / np.sqrt(rise**2 + run**2) * np.sign(run)) / run
    t = np.clip(t, -1.0, 1.0)
    return np.asarray(t * rise + _along_mine(apart - t[..., None] * yours, mine, reach))


def _obstacles(world: World) -> tuple[Floats, Floats, Floats]:
    """All pieces in the world and the rim, as capsules."""
    centres, halves, radii = capsules(world, world.present())
    return np.vstack([centres, _RIM[0]]), np.vstack([halves, _RIM[1]]), np.append(radii, _RIM[2])


def _rim() -> tuple[Floats, Floats, Floats]:
    turn = np.arange(WALLS) * 2 * math.pi / WALLS
    away, thick = parts.CAN_RADIUS + parts.WALL / 2, parts.WALL / 2
    flat_ring = np.zeros(WALLS)
    centres = np.stack(
        [away * np.cos(turn), away * np.sin(turn), flat_ring + parts.RIM - thick], axis=1
    )
    half = away * math.tan(math.pi / WALLS)
    halves = np.stack([-np.sin(turn), np.cos(turn), flat_ring], axis=1) * half
    return centres, halves, np.full(WALLS, thick)


_RIM: Final = _rim()


def stick_places(world: World, rng: np.random.Generator, count: int = 40) -> list[Place]:
    """Places for a level stick across the can, the lowest first: they are the calmest."""
    yaw = rng.uniform(0.0, math.pi, count)
    beside = rng.uniform(-0.03, 0.03, count)
    shift = rng.normal(0.0, 0.006, count)
    u = np.stack([np.cos(yaw), np.sin(yaw), 0.0 * yaw], axis=1)
    xy = beside[:, None] * np.stack([-u[:, 1], u[:, 0]], axis=1) + shift[:, None] * u[:, :2]
    z = heights(xy, u * parts.STICK_HALF, parts.STICK_RADIUS, world)
    found = np.argsort(z)
    return [Place(*map(float, (*xy[n], z[n], yaw[n], -z[n]))) for n in found]


def egg_places(world: World, rng: np.random.Generator) -> list[Place]:
    """Pockets of the nest in which an egg is held from all sides, the best first.

    The deepest pockets are wide, and eggs push through them: depth is not what is looked for.
    """
    yaw = float(rng.uniform(0.0, math.pi))
    half = level(yaw) * parts.EGG_HALF
    side = np.arange(-6, 7) * GRID
    x, y = (grid.ravel() for grid in np.meshgrid(side, side, indexing="ij"))
    xy = np.stack([x, y], axis=1)
    dips = _dips(_egg_heights(world, xy, half).reshape(len(side), -1)).ravel()
    xy, z = _roll_down(world, xy[dips & (x**2 + y**2 < EGG_REACH**2)], half)
    good = (z > parts.RIM + 0.002) & (z < HIGHEST) & ((xy**2).sum(axis=1) < EGG_REACH**2)
    obstacles = _obstacles(world)
    middles = np.column_stack([xy, z])[good]
    found = [(middle, _hold(middle, half, obstacles)) for middle in middles]
    places = [_place(middle, yaw, calm) for middle, calm in found if calm is not None]
    return sorted(places, key=lambda place: -place.calm)


def _place(middle: Floats, yaw: float, calm: float) -> Place:
    x, y, z = map(float, middle)
    return Place(x, y, z, yaw, calm)


def _egg_heights(world: World, xy: Floats, half: Floats) -> Floats:
    return heights(xy, np.broadcast_to(half, (len(xy), 3)), parts.EGG_RADIUS, world)


def _dips(z: Floats) -> npt.NDArray[np.bool_]:
    """Where no neighbour on a grid is much lower."""
    wide = np.pad(z, 1, mode="edge")
    rows, columns = z.shape
    near = [wide[i : i + rows, j : j + columns] for i in range(3) for j in range(3)]
    return np.asarray(np.min(near, axis=0) > z - 0.002)


def _roll_down(world: World, xy: Floats, half: Floats) -> tuple[Floats, Floats]:
    """From each place in ever smaller steps to where no step leads lower, and how high that is."""
    turn = np.arange(8) * math.pi / 4
    steps = np.vstack([np.stack([np.cos(turn), np.sin(turn)], axis=1), np.zeros((1, 2))])
    z = np.zeros(len(xy))
    row = np.arange(len(xy))
    for size in ROLLS:
        near = xy[:, None] + size * steps[None]
        found = _egg_heights(world, near.reshape(-1, 2), half).reshape(len(xy), -1)
        lowest = found.argmin(axis=1)
        xy, z = near[row, lowest], found[row, lowest]
    return xy, z


def _hold(middle: Floats, half: Floats, obstacles: tuple[Floats, Floats, Floats]) -> float | None:
    """How well an egg is held there; None if it could slip out somewhere.

    What counts was measured by laying 330 eggs: no wide gap around, and two supports well below.
    """
    centres, halves, radii = obstacles
    gap, way = between(middle[None], half[None], centres, halves)
    push = way / gap[:, None]
    push = push[(gap - radii - parts.EGG_RADIUS < CLOSE) & (push[:, 2] > UPWARD)]
    if len(push) < 3:
        return None
    around = np.sort(np.arctan2(push[:, 1], push[:, 0]))
    hole = float(np.diff(np.append(around, around[0] + 2 * math.pi)).max())
    if hole > HOLE:
        return None
    return float(np.sort(push[:, 2])[-2]) - 0.25 * hole


def kiki_places(world: World, rng: np.random.Generator) -> list[Place]:
    """Flat spots for Kiki: the two bars of a cross come down and land at nearly the same height.

    She weighs as much as two eggs: on eggs she would push them through the nest.
    """
    side = np.arange(-0.036, 0.0361, 0.004)
    x, y = (grid.ravel() for grid in np.meshgrid(side, side, indexing="ij"))
    middle = x**2 + y**2 < 0.036**2
    xy = np.stack([x[middle], y[middle]], axis=1)
    yaw = float(rng.uniform(0.0, math.pi / 2))

    def stop(direction: float, half: float, radius: float) -> Floats:
        return heights(xy, np.broadcast_to(level(direction) * half, (len(xy), 3)), radius, world)

    bars = [stop(turn, parts.KIKI_BASE * 0.8, 0.001) for turn in (yaw, yaw + math.pi / 2)]
    body = stop(yaw, 1e-4, parts.KIKI_RADIUS) - (parts.KIKI_BELLY - parts.KIKI_HALF)
    z = np.maximum(np.maximum(*bars), body)
    cost = np.abs(bars[0] - bars[1]) + 0.1 * (z - z.min()) + 0.1 * np.hypot(*xy.T)
    cost += EGGS_NEAR * _eggs_under(world, xy)
    good = (z > parts.RIM - 0.005) & (body < z + 0.001)
    order = [n for n in np.argsort(cost) if good[n]]
    return [Place(float(xy[n, 0]), float(xy[n, 1]), float(z[n]), yaw, -float(cost[n])) for n in order]


def _eggs_under(world: World, xy: Floats) -> Floats:
    """By place: how many eggs Kiki would sit on."""
    eggs = [piece for piece in world.present() if parts.is_egg(piece)]
    middles = world.data.qpos[world.qpos_of[eggs, :2]].reshape(-1, 2)
    apart = np.linalg.norm(xy[:, None] - middles[None], axis=2)
    return np.asarray((apart < parts.EGG_RADIUS + parts.KIKI_BASE).sum(axis=1), dtype=np.float64)
