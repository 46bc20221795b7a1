"""Who wakes and who falls asleep: the can's own model of things that rest on each other.

A frozen piece is held by static friction: it wakes when the hand touches it, when a live piece presses
hard on it, or when something it touches has moved away. A live piece that hardly moves for a while is
frozen. Ways are measured, not speeds: a solver's jitter keeps nobody awake.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from teeter.physics.can import parts
from teeter.physics.can.geometry import Point, axes, axis, between
from teeter.physics.can.modes import AWAKE, FINGER, FROZEN
from teeter.physics.engine import Floats

if TYPE_CHECKING:
    from teeter.physics.can.world import World

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

TOUCH: Final = 0.003  # newtons of the hand, or of what it holds, that wake a piece
PRESS: Final = 0.06  # newtons of another live piece
HARDER: Final = 1.5  # a piece that a load has woken wakes again only for so much more
FAR: Final = 6e-4  # metres after which a live piece wakes what it touches or has touched
NEAR: Final = 3e-4  # metres: whoever goes less than this
QUIET: Final = 0.25  # in so many seconds is frozen
LAX: Final = 0.5  # seconds since the hand touched; then both ways grow with the time,
LAXEST: Final = 4.0  # up to so many times, so that everything comes to rest
CLOSE: Final = 2e-4  # metres between pieces that touch, as far as poses tell

_WAYS: Final = np.array([[FAR], [NEAR]])
_SIZES: Final = np.array(
    [(parts.STICK_RADIUS, parts.STICK_HALF, 0.0)] * parts.STICKS
    + [(parts.EGG_RADIUS, parts.EGG_HALF, 0.0)] * parts.EGGS
    + [(0.014, 0.012, 0.02)]  # Kiki as one fat capsule, its middle this far above her base
)


def capsules(world: World, pieces: Ints) -> tuple[Floats, Floats, Floats]:
    """Pieces as capsules: centres, half vectors, radii."""
    poses = world.data.qpos[world.qpos_of[pieces]]
    turned = axes(poses[:, 3:])
    radii, halves, above = _SIZES[pieces].T
    return poses[:, :3] + turned * above[:, None], turned * halves[:, None], radii


def capsule(world: World, piece: int) -> tuple[Point, Point, float]:
    """One piece as a capsule, in plain numbers: centre, half vector, radius."""
    x, y, z, *wxyz = world.poses[piece].tolist()
    a, b, c = axis(*wxyz)
    radius, half, above = _SIZES[piece].tolist()
    return (x + a * above, y + b * above, z + c * above), (a * half, b * half, c * half), radius


def touching(world: World, within: float = CLOSE) -> Bools:
    """By pairs of pieces: whether they are nearer than this."""
    touch = np.zeros((parts.PIECES, parts.PIECES), dtype=np.bool_)
    pieces = world.present()
    if len(pieces):
        centres, halves, radii = capsules(world, pieces)
        gaps, _ = between(centres[:, None], halves[:, None], centres[None], halves[None])
        touch[np.ix_(pieces, pieces)] = gaps - radii[:, None] - radii[None] < within
        touch[pieces, pieces] = False
    return touch


class Sleepers:
    """Watches every tick, wakes and freezes."""

    def __init__(self, world: World) -> None:
        self._world = world
        # Who has touched whom, in one order or the other; the last two are what is no piece.
        self._touch: Bools = np.zeros((parts.PIECES + 2, parts.PIECES + 2), dtype=np.bool_)
        # The marks of each piece (six rows, a column each) when it last woke its neighbours, and when
        # it last moved on.
        self._marks: Floats = np.zeros((2, 6, parts.PIECES))
        self._born, self._seen = self._marks
        self._since: Floats = np.zeros(parts.PIECES)  # when it last moved on
        self._load: Floats = np.full(parts.PIECES, PRESS)
        self._hand_time = 0.0
        self._at_rest: tuple[object, Bools] = None, self._touch  # a checkpoint: who touches whom in it

    def mark(self, pieces: Ints) -> None:
        """These pieces have just changed their mode: their ways are measured from here."""
        self._marks[:, :, pieces] = self._world.marks()[:, pieces]
        self._since[pieces] = self._world.data.time

    def forget(self, checkpoint: object = None) -> None:
        """Only where things are counts, not how they came there; of a checkpoint it is known."""
        self._touch[: parts.PIECES, : parts.PIECES] = self._touching_at(checkpoint)
        if self._world.mode[parts.KIKI] == FROZEN:  # she is no capsule: whatever is here may touch her
            self._touch[parts.KIKI] = True
        self._marks[:] = self._world.marks()
        self._since[:] = self._world.data.time
        self._load[:] = PRESS
        self._hand_time = float(self._world.data.time)

    def _touching_at(self, checkpoint: object) -> Bools:
        if checkpoint is None:
            return touching(self._world)
        if self._at_rest[0] is not checkpoint:
            self._at_rest = checkpoint, touching(self._world)
        return self._at_rest[1]

    def after(self, owners: Ints) -> None:
        """Judge the tick that has passed; `owners` are the two sides of every contact."""
        world = self._world
        self._touch[owners[:, 0], owners[:, 1]] = True
        by_hand = world.held >= 0 or FINGER in owners
        if by_hand:
            self._hand_time = float(world.data.time)
        wake = self._pressed(owners, by_hand)
        if len(world.live):
            ends = world.marks()
            lax = min(max(1.0, (world.data.time - self._hand_time) / LAX), LAXEST)
            ways = np.abs(ends - self._marks).max(axis=1)
            gone, moved = (ways > _WAYS * lax) & (world.mode >= AWAKE)
            if gone.any():
                left = self._left_by(np.flatnonzero(gone), ends, owners)
                wake = left if wake is None else wake | left
            self._freeze(ends, moved, wake)
        if wake is not None:
            rise = np.flatnonzero(wake & (world.mode == FROZEN))
            if len(rise):
                world.set_mode(rise, AWAKE)

    def _pressed(self, owners: Ints, by_hand: bool) -> Bools | None:
        """Frozen pieces that the hand touches (if it touches any), or that a live one presses hard."""
        world = self._world
        rows, side = (world.modes[owners] == FROZEN).nonzero()
        if not len(rows):
            return None
        data = world.data
        address = data.contact.efc_address[rows]
        force = data.efc_force[address]
        force[address < 0] = 0.0
        piece = owners[rows, side]
        wakes = hard = force > self._load[piece]
        if hard.any():
            np.maximum.at(self._load, piece[hard], HARDER * force[hard])
        if by_hand:
            by = owners[rows, 1 - side]
            wakes = hard | ((by == FINGER) | (by == world.held)) & (force > TOUCH)
        wake = np.zeros(parts.PIECES, dtype=np.bool_)
        wake[piece[wakes]] = True
        return wake

    def _left_by(self, far: Ints, ends: Floats, owners: Ints) -> Bools:
        """What these pieces have touched wakes: they have gone away from where they were."""
        touch = self._touch
        left = np.asarray(touch[far].any(axis=0) | touch[:, far].any(axis=1))
        self._born[:, far] = ends[:, far]
        touch[far] = touch[:, far] = False
        touch[owners[:, 0], owners[:, 1]] = True
        return left[: parts.PIECES]

    def _freeze(self, ends: Floats, moved: Bools, wake: Bools | None) -> None:
        world = self._world
        now = world.data.time
        np.copyto(self._seen, ends, where=moved)
        self._since[moved] = now
        quiet = (now - self._since > QUIET) & (world.mode == AWAKE)
        if wake is not None:
            quiet &= ~wake
        if quiet.any():
            world.set_mode(np.flatnonzero(quiet), FROZEN)
