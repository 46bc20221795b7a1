"""The can under way: where every piece is, what moves and what rests, stepped, saved, brought back.

MuJoCo's own sleep is not used. Each piece has one of four modes: parked (not in the world), frozen (an
immovable thing for those that move, at no cost among its like), awake, or held by the hand. Between
tries everything is frozen, so poses, modes and who was laid are the whole state.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import mujoco
import numpy as np
import numpy.typing as npt

from teeter.physics.can import parts
from teeter.physics.can.geometry import Point, axes, axis
from teeter.physics.can.model import HAND_PARKED, SLIDES, STEP, build
from teeter.physics.can.modes import AWAKE, FINGER, FROZEN, HELD, NOTHING, PARKED
from teeter.physics.can.sleeping import Sleepers
from teeter.physics.engine import TOO_FAST, Floats, PhysicsError

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

# What meets what: contype and conaffinity of a piece by mode. Can and table are (1, 1), the finger is
# (4, 1). Frozen pieces meet live ones and the finger; what is held does not meet the finger.
CONTYPE: Final = np.array([0, 2, 1, 16], dtype=np.int32)
CONAFFINITY: Final = np.array([0, 4, 7, 3], dtype=np.int32)
UNMET: Final = ((0, 0), (2, 0), (16, 3), (16, 3))  # by mode, of a piece between the fingers
HEAVY: Final = 100.0  # kg: a frozen piece gives way to nothing
STEPS: Final = 2  # of the engine in a tick
TICK: Final = STEP * STEPS
FEW: Final = 40  # so many awake pieces get the full care of the solver
SELDOM: Final = 4  # with more, it is looked only every so many ticks who wakes or sleeps
WILD: Final = parts.STICK_MASS * TOO_FAST**2 / 2  # joules: with less, no piece can be too fast
CARE, LESS_CARE = 30, 12  # iterations of the solver
_REACH: Final = [parts.LENGTH / 2 if parts.is_stick(piece) else 0.012 for piece in range(parts.PIECES)]
_MARK: Final = np.array(_REACH)
# The products of w, x, y and z (columns 3 to 6 of a pose) that the direction of an axis is made of.
_LEFT: Final = np.array([4, 5, 4, 3, 3, 5])
_RIGHT: Final = np.array([6, 6, 4, 5, 4, 5])
_TWICE: Final = np.array([[2.0], [2.0], [-2.0]])
_NUMBERS: Final = {name: piece for piece, name in enumerate(parts.NAMES)}


@dataclass(frozen=True, slots=True)
class Fall:
    """The first moment a piece touched the table."""

    time: float
    place: Point


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A world between two tries: which pieces are in it, where, and which sticks were laid."""

    present: Ints
    poses: Floats
    laid: Ints
    fallen: Ints  # pieces that lie on the table, until the rules have heard and they are put away

    def to_text(self) -> str:
        """As JSON, exact to the last bit."""
        poses = [[value.hex() for value in pose] for pose in self.poses.tolist()]
        named = dict(zip((parts.NAMES[piece] for piece in self.present), poses, strict=True))
        return json.dumps({"laid": self.laid.tolist(), "fallen": self.fallen.tolist(), "poses": named})

    @classmethod
    def from_text(cls, text: str) -> Checkpoint:
        """What `to_text` wrote."""
        told: dict[str, Any] = json.loads(text)
        present = np.array([_NUMBERS[name] for name in told["poses"]], dtype=np.int64)
        poses = [[float.fromhex(value) for value in pose] for pose in told["poses"].values()]
        laid, fallen = (np.array(told[key], dtype=np.int64) for key in ("laid", "fallen"))
        return cls(present, np.array(poses).reshape(-1, 7), laid, fallen)


class World:
    """One can. Pieces are numbers: 0 to 69 sticks, then the eggs, then Kiki."""

    def __init__(self) -> None:
        self.model = build()
        self.data = mujoco.MjData(self.model)
        self.modes: Ints = np.full(parts.PIECES + 2, NOTHING)  # by owner: what is no piece has none
        self.mode = self.modes[: parts.PIECES]
        self.held = NOTHING  # the piece in the hand
        self.laid: Bools = np.zeros(parts.PIECES, dtype=np.bool_)
        self.fallen: dict[int, Fall] = {}
        self._ticks = 0
        self.between = NOTHING  # the piece between the fingers, held or not: it does not meet them
        bodies = np.array([self.model.body(name).id for name in parts.NAMES])
        self.bodies: Ints = bodies
        self.owner: Ints = np.full(self.model.ngeom, NOTHING)
        for piece, body in enumerate(bodies):
            self.owner[_geoms_of(self.model, body)] = piece
        self._geoms = np.flatnonzero(self.owner != NOTHING)  # of pieces
        self._owned = self.owner[self._geoms]
        self.finger = self.model.geom("finger").id
        self.owner[self.finger] = FINGER
        self._table = self.model.geom("table").id
        self._sensed = self.data.sensordata  # how many things touch the table; all energy of motion
        self.qpos_of: Ints = self.model.jnt_qposadr[self.model.body_jntadr[bodies]][:, None] + range(7)
        self.qvel_of: Ints = self.model.body_dofadr[bodies][:, None] + range(6)
        # Windows on what the pieces do, a row each: they come first in the model, one after the other.
        assert self.qpos_of.ravel().tolist() == list(range(7 * parts.PIECES))
        assert self.qvel_of.ravel().tolist() == list(range(6 * parts.PIECES))
        self.poses: Floats = self.data.qpos[: 7 * parts.PIECES].reshape(-1, 7)
        self.speeds: Floats = self.data.qvel[: 6 * parts.PIECES].reshape(-1, 6)
        first, _, last = (self.model.joint(name) for name in SLIDES)
        self.hand_place: Floats = self.data.qpos[first.qposadr[0] : last.qposadr[0] + 1]  # its window
        self._hand_speed = self.data.qvel[first.dofadr[0] : last.dofadr[0] + 1]
        self._weight = self.model.dof_M0[self.qvel_of].copy()
        self._pose = self.data.qpos[self.qpos_of].copy()
        self._parked_pose = self._pose.copy()
        self._parked_pose[parts.KIKI] = [*parts.KIKI_ASIDE, 1.0, 0.0, 0.0, 0.0]
        self.sleepers = Sleepers(self)
        self.clear()

    # Looking

    def ends(self, pieces: Ints | slice = slice(None)) -> Floats:
        """Two marks on the long axis of each piece; of a stick its two ends."""
        poses = self.poses[pieces]
        reach = axes(poses[:, 3:]) * _MARK[pieces, None]
        ends = np.empty((len(poses), 2, 3))
        np.subtract(poses[:, :3], reach, out=ends[:, 0])
        np.add(poses[:, :3], reach, out=ends[:, 1])
        return ends

    def ends_of(self, piece: int) -> tuple[Point, Point]:
        """The two marks of one piece, to the bit those of `ends`, in plain numbers: for so few NumPy
        takes many times as long, and these are asked for in every tick."""
        x, y, z, *wxyz = self.poses[piece].tolist()
        reach = _REACH[piece]
        a, b, c = (part * reach for part in axis(*wxyz))
        return (x - a, y - b, z - c), (x + a, y + b, z + c)

    def marks(self) -> Floats:
        """The marks of all pieces to the bit as in `ends`, but six rows with a column for each: that is
        half the work for NumPy."""
        poses = self.poses.T
        products = poses[_LEFT] * poses[_RIGHT]
        np.negative(products[4], out=products[4])
        reach = products[:3] + products[3:]
        reach *= _TWICE
        reach[2] += 1.0
        reach *= _MARK
        marks = np.empty((6, parts.PIECES))
        np.subtract(poses[:3], reach, out=marks[:3])
        np.add(poses[:3], reach, out=marks[3:])
        return marks

    def place(self, piece: int) -> Floats:
        """Where the middle of a piece is; of Kiki the middle of her base."""
        return np.array(self.data.qpos[self.qpos_of[piece, :3]])

    def axis(self, piece: int) -> Floats:
        """The direction of a piece's long axis."""
        return np.asarray(axes(self.data.qpos[self.qpos_of[piece, 3:]][None])[0])

    def wxyz(self, piece: int) -> Floats:
        """How a piece is turned."""
        return np.array(self.data.qpos[self.qpos_of[piece, 3:]])

    def present(self) -> Ints:
        """The pieces that are in the world."""
        return np.flatnonzero(self.mode > PARKED)

    @property
    def live(self) -> Ints:
        """The pieces that move, or may."""
        return self._live

    def velocities(self, pieces: Ints) -> Floats:
        """How pieces move (m/s) and spin (rad/s): a row of six each."""
        return np.asarray(self.speeds[pieces])

    # Changing

    def set_mode(self, pieces: Sequence[int] | Ints, mode: int) -> None:
        """Park, freeze, wake or hold pieces where they are."""
        data, model = self.data, self.model
        still = mode <= FROZEN
        named = np.asarray(pieces, dtype=np.int64)
        changed = named[self.mode[named] != mode]
        self.mode[changed] = mode
        self._set_meets()
        dofs = self.qvel_of[changed]
        # MuJoCo takes the mass of a free body from dof_M0; the armature alone would do nothing.
        model.dof_armature[dofs] = HEAVY if still else 0.0
        model.dof_M0[dofs] = HEAVY if still else self._weight[changed]
        model.body_gravcomp[self.bodies[changed]] = 1.0 if still else 0.0
        if mode == PARKED:
            data.qpos[self.qpos_of[changed]] = self._parked_pose[changed]
        if still:
            data.qvel[dofs] = data.qacc_warmstart[dofs] = 0.0
        self._pose[changed] = data.qpos[self.qpos_of[changed]]
        self._sort()
        self.sleepers.mark(changed)

    def _sort(self) -> None:
        """Who is live and who is still."""
        self._live = np.flatnonzero(self.mode >= AWAKE)
        modes = self.mode.tolist()
        self.held = modes.index(HELD) if HELD in modes else NOTHING
        self._is_still = (self.mode <= FROZEN)[:, None]
        self.model.opt.iterations = CARE if len(self._live) <= FEW else LESS_CARE

    def put(self, piece: int, place: Floats, wxyz: Floats, mode: int = AWAKE) -> None:
        """Put a piece somewhere, at rest."""
        self.data.qpos[self.qpos_of[piece]] = [*place, *wxyz]
        self.data.qvel[self.qvel_of[piece]] = 0.0
        self.mode[piece] = NOTHING
        self.set_mode([piece], mode)
        mujoco.mj_kinematics(self.model, self.data)

    def refresh(self) -> None:
        """Derive what follows from places that were set by hand."""
        mujoco.mj_forward(self.model, self.data)

    def put_hand(self, place: Floats) -> None:
        """The hand is somewhere at once: between tries, where nothing is."""
        self.hand_place[:] = self.data.ctrl[:] = place
        self._hand_speed[:] = 0.0
        mujoco.mj_kinematics(self.model, self.data)

    def park_hand(self) -> None:
        """Far above everything."""
        self.put_hand(np.array([0.0, 0.0, HAND_PARKED]))

    def put_between(self, piece: int) -> None:
        """This piece (or NOTHING) is between the fingers now; what was there meets them again."""
        self.between = piece
        self._set_meets()

    def _set_meets(self) -> None:
        modes = self.mode[self._owned]
        self.model.geom_contype[self._geoms] = CONTYPE[modes]
        self.model.geom_conaffinity[self._geoms] = CONAFFINITY[modes]
        if self.between != NOTHING:
            geoms = self._geoms[self._owned == self.between]
            unmet = UNMET[self.mode[self.between]]
            self.model.geom_contype[geoms], self.model.geom_conaffinity[geoms] = unmet

    # Time

    def tick(self) -> None:
        """Two steps of the engine, then what has come to rest is frozen and what is pushed wakes.

        Raises PhysicsError.
        """
        data, model = self.data, self.model
        if not len(self._live) and self._hand_is_away():
            data.time += TICK
            return
        for _ in range(STEPS):
            mujoco.mj_step(model, data)
            if self._sensed[0]:
                self._latch()
        if not self._sensed[1] < WILD:  # what is no number is not less either
            self._check()
        # With many awake a look at all of them is dear, and who wakes or sleeps can wait a little.
        self._ticks += 1
        if len(self._live) <= FEW or self._ticks % SELDOM == 0:
            np.copyto(self.poses, self._pose, where=self._is_still)
            np.copyto(self.speeds, 0.0, where=self._is_still)
            self.sleepers.after(self.owner[data.contact.geom[: data.ncon]])

    def _hand_is_away(self) -> bool:
        return bool(self.data.ctrl[2] == HAND_PARKED and self.hand_place[2] == HAND_PARKED)

    def _latch(self) -> None:
        """Keep the first moment at which a piece touches the table outside the can."""
        pairs = self.data.contact.geom
        firsts = pairs[:, 0].tolist()  # NumPy takes longer to find so few
        row = -1
        for _ in range(firsts.count(self._table)):
            row = firsts.index(self._table, row + 1)
            piece = int(self.owner[pairs[row, 1]])
            if piece < 0 or piece == self.held or piece in self.fallen:
                continue
            x, y, z = map(float, self.data.contact.pos[row])
            if not x * x + y * y < (parts.CAN_RADIUS + parts.WALL) ** 2:
                self.fallen[piece] = Fall(float(self.data.time), (x, y, z))

    def _check(self) -> None:
        """Promise 7: nothing that is not finite or too fast is ever shown."""
        velocity = self.speeds[self._live, :3]
        fastest = float(np.einsum("ij,ij->i", velocity, velocity).max()) if len(velocity) else 0.0
        if not fastest < TOO_FAST**2:
            raise PhysicsError("A piece of the can has become too fast, or its place is no number.")

    def asleep(self) -> bool:
        """Whether nothing moves."""
        return not len(self._live)

    def settle(self, seconds: float) -> bool:
        """Let time run until nothing moves; whether that came in time."""
        until = self.data.time + seconds
        while not self.asleep():
            if self.data.time > until:
                return False
            self.tick()
        return True

    def freeze_all(self) -> None:
        """Whatever still moves a little is at rest now."""
        self.set_mode(self._live, FROZEN)

    def clear(self) -> None:
        """An empty can; every piece is parked."""
        mujoco.mj_resetData(self.model, self.data)
        self.fallen = {}
        self.between = NOTHING
        self._ticks = 0
        self.laid[:] = False
        self.mode[:] = NOTHING
        self.set_mode(range(parts.PIECES), PARKED)
        self.sleepers.forget()
        self.park_hand()

    # Saving

    def checkpoint(self) -> Checkpoint:
        """Everything there is to know when everything rests and the hand is empty."""
        assert self.asleep(), "a world is saved when everything rests"
        present = self.present()
        fallen = np.array(sorted(self.fallen), dtype=np.int64)
        return Checkpoint(present, self._pose[present], np.flatnonzero(self.laid), fallen)

    def go_back(self, checkpoint: Checkpoint) -> None:
        """Everything rests where it is said, and nothing remembers what was before."""
        self.clear()
        self.laid[checkpoint.laid] = True
        self.data.qpos[self.qpos_of[checkpoint.present]] = checkpoint.poses
        self.set_mode(checkpoint.present, FROZEN)
        mujoco.mj_kinematics(self.model, self.data)
        for piece in map(int, checkpoint.fallen):
            x, y, z = map(float, self.place(piece))
            self.fallen[piece] = Fall(0.0, (x, y, z))
        self.sleepers.forget(checkpoint)


def _geoms_of(model: mujoco.MjModel, body: int) -> list[int]:
    first = int(model.body_geomadr[body])
    return list(range(first, first + int(model.body_geomnum[body])))
