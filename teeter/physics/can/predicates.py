"""The physical predicates of the ledger: what the referee looks at, one function each."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from teeter.physics.can import parts
from teeter.physics.can.geometry import dots
from teeter.physics.can.modes import AWAKE, FINGER, NOTHING, PARKED
from teeter.physics.can.sleeping import touching
from teeter.physics.can.world import Ints, World
from teeter.physics.engine import Floats

REST_SPEED: Final = parts.REST.value["mm/s"] * 1e-3
REST_SPIN: Final = parts.REST.value["rad/s"]
LEVEL: Final = math.radians(parts.LEVEL_DEGREES.value)
SUPPORTS: Final = parts.SUPPORTS.value
_AROUND: Final = (parts.CAN_RADIUS + parts.WALL) ** 2  # of the wall's outside, squared
FLAT: Final = 0.02  # metres: a piece whose ends are both lower than this lies on the table


def standing(world: World) -> Ints:
    """STANDING: sticks never laid, whose lower end is inside the can below the rim."""
    ends = world.ends(np.arange(parts.STICKS))
    lower = ends[np.arange(parts.STICKS), ends[:, :, 2].argmin(axis=1)]
    here = (world.mode[: parts.STICKS] > PARKED) & ~world.laid[: parts.STICKS]
    return np.flatnonzero(here & inside_can(lower))


def inside_can(points: Floats) -> np.ndarray:
    """By point: whether it is below the rim and inside the wall."""
    near = (points[:, :2] ** 2).sum(axis=1) < _AROUND
    return np.asarray(near & (points[:, 2] < parts.RIM))


def eggs_in_can(world: World) -> list[int]:
    """EGG_IN_CAN, without its rest: the highest point is below the rim, and inside the wall."""
    eggs = range(parts.STICKS, parts.KIKI)
    return [egg for egg in eggs if world.mode[egg] > PARKED and in_can(world, egg)]


def in_can(world: World, piece: int) -> bool:
    """Whether an egg or Kiki lies completely below the level of the rim, inside the wall (CUCK-34)."""
    x, y, _ = world.place(piece)
    return top_of(world, piece) < parts.RIM and math.hypot(x, y) < parts.CAN_RADIUS


def top_of(world: World, piece: int) -> float:
    """The height of the highest point of an egg (as it is drawn: an ellipsoid) or of Kiki."""
    z = float(world.place(piece)[2])
    up = float(world.axis(piece)[2])
    if piece != parts.KIKI:
        long, thick = parts.EGG_HALF + parts.EGG_RADIUS, parts.EGG_RADIUS
        return z + math.sqrt(max(0.0, 1.0 - up * up) * thick**2 + up * up * long**2)
    head = z + up * (parts.KIKI_HEIGHT - parts.KIKI_HEAD) + parts.KIKI_HEAD
    belly = z + up * parts.KIKI_BELLY + abs(up) * parts.KIKI_HALF + parts.KIKI_RADIUS
    base = z + math.sqrt(max(0.0, 1.0 - up * up)) * parts.KIKI_BASE
    return max(head, belly, base)


def laid_level(world: World, stick: int) -> bool:
    """R4: at most 30 degrees from level, and touching at least two supports above the rim."""
    if abs(float(world.axis(stick)[2])) > math.sin(LEVEL):
        return False
    return len(supports(world, stick)) >= SUPPORTS


def supports(world: World, stick: int) -> set[int]:
    """What carries a stick above the rim: geoms that press on it. (Two walls of the can are two.)"""
    data = world.data
    pairs = data.contact.geom[: data.ncon]
    owners = world.owner[pairs]
    found = set()
    for row in np.flatnonzero((owners == stick).any(axis=1)):
        address = data.contact.efc_address[row]
        pressed = address >= 0 and data.efc_force[address] > 0.0
        if pressed and data.contact.pos[row, 2] > parts.RIM - parts.STICK_RADIUS:
            found |= set(map(int, pairs[row]))
    return {geom for geom in found if world.owner[geom] != stick}


def fallen_sticks(world: World) -> list[int]:
    """STICK_FALLEN: sticks, in no hand, that have touched the table, even with one end only."""
    return [piece for piece in world.fallen if parts.is_stick(piece)]


def eggs_out(world: World) -> list[int]:
    """EGG_OUT: eggs that have touched the table, or lie on something that lies on it."""
    eggs = [egg for egg in range(parts.STICKS, parts.KIKI) if world.mode[egg] > PARKED]
    return [egg for egg in eggs if egg in world.fallen or _lies_on_fallen(world, egg)]


def _lies_on_fallen(world: World, egg: int) -> bool:
    """Whether an egg touches a piece that lies flat on the table."""
    flat = [p for p in world.fallen if world.mode[p] > PARKED and _is_on_table(world, p)]
    return bool(flat) and bool(touching(world)[egg, flat].any())


def _is_on_table(world: World, piece: int) -> bool:
    return all(z < FLAT for _, _, z in world.ends_of(piece))


def kiki_out(world: World) -> bool:
    """KIKI_OUT: she has touched the table."""
    return parts.KIKI in world.fallen


def out_of_can(world: World, stick: int) -> bool:
    """Whether the whole stick is above the rim, or outside."""
    return not any(x * x + y * y < _AROUND and z < parts.RIM for x, y, z in world.ends_of(stick))


def still(world: World) -> bool:
    """REST at one moment: all slower than 5 mm/s and 0.3 rad/s. It must hold for a second.

    What is in a hand does not have to rest, nor what has fallen and rolls over the table.
    """
    return mover(world) == NOTHING


def mover(world: World) -> int:
    """One of those that keep the world from REST, the fastest; NOTHING if all rest."""
    live: list[int] = world.live.tolist()
    free = [p for p in live if p != world.held and p not in world.fallen]
    if not free:
        return NOTHING
    velocity = world.velocities(np.array(free))
    move, spin = velocity[:, :3], velocity[:, 3:]
    speed, turn = np.sqrt(dots(move, move)), np.sqrt(dots(spin, spin))
    if ((speed < REST_SPEED) & (turn < REST_SPIN)).all():
        return NOTHING
    return free[int(np.maximum(speed / REST_SPEED, turn / REST_SPIN).argmax())]


def moves(world: World, piece: int) -> bool:
    """Whether this piece alone keeps the world from REST: it is quicker asked than all."""
    if piece == NOTHING or world.mode[piece] != AWAKE or piece in world.fallen:
        return False
    x, y, z, i, j, k = world.speeds[piece].tolist()
    rests = math.sqrt(x * x + y * y + z * z) < REST_SPEED
    return not (rests and math.sqrt(i * i + j * j + k * k) < REST_SPIN)


def touched_by_hand(world: World) -> list[int]:
    """What the finger, or the piece in the hand, presses on now; NOTHING stands for the can."""
    data = world.data
    pairs = data.contact.geom[: data.ncon]
    if world.held == NOTHING and not (pairs == world.finger).any():  # as it is most often
        return []
    owners = world.owner[pairs]
    ours = (owners == FINGER) | (owners == world.held) & (owners != NOTHING)
    found = []
    for row, side in zip(*np.nonzero(ours), strict=True):
        address = data.contact.efc_address[row]
        if address >= 0 and data.efc_force[address] > 0.0:
            found.append(int(owners[row, 1 - side]))
    return found
