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
from teeter.physics.can.geometry import axes
from teeter.physics.can.model import HAND_PARKED, SLIDES, STEP, build
from teeter.physics.can.modes import AWAKE, FINGER, FROZEN, HELD, NOTHING, PARKED
from teeter.physics.can.sleeping import Sleepers
from teeter.physics.engine import TOO_FAST, Floats, PhysicsError

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

# What meets what: contype and conaffinity of a piece by mode. Can and table are (1, 1), the finger is
# (4, 1). Frozen pieces meet live ones and the finger; what is held does not meet the finger.
MEETS: Final = np.array([(0, 0), (2, 4), (1, 7), (16, 3)], dtype=np.int32)
UNMET: Final = ((0, 0), (2, 0), (16, 3), (16, 3))  # by mode, of a piece between the fingers
HEAVY: Final = 100.0  # kg: a frozen piece gives way to nothing
STEPS: Final = 2  # of the engine in a tick
TICK: Final = STEP * STEPS
FEW: Final = 40  # so many awake pieces get the full care of the solver
SELDOM: Final = 4  # with more, it is looked only every so many ticks who wakes or sleeps
WILD: Final = parts.STICK_MASS * TOO_FAST**2 / 2  # joules: with less, no piece can be too fast
CARE, LESS_CARE = 30, 12  # iterations of the solver
_MARK: Final = np.where(np.arange(parts.PIECES) < parts.STICKS, parts.LENGTH / 2, 0.012)[:, None]


@dataclass(frozen=True, slots=True)
class Fall:
    """The first moment a piece touched the table."""

    time: float
    place: tuple[float, float, float]


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
        numbers = {name: piece for piece, name in enumerate(parts.NAMES)}
        present = np.array([numbers[name] for name in told["poses"]], dtype=np.int64)
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
        self.owner[self.model.geom("finger").id] = FINGER
        self._table = self.model.geom("table").id
        self._sensed = self.data.sensordata  # how many things touch the table; all energy of motion
        self.qpos_of: Ints = self.model.jnt_qposadr[self.model.body_jntadr[bodies]][:, None] + range(7)
        self.qvel_of: Ints = self.model.body_dofadr[bodies][:, None] + range(6)
        self.hand_qpos = np.array([self.model.joint(name).qposadr[0] for name in SLIDES])
        self._hand_qvel = np.array([self.model.joint(name).dofadr[0] for name in SLIDES])
        self._weight = self.model.dof_M0[self.qvel_of].copy()
        self._pose = self.data.qpos[self.qpos_of].copy()
        self._parked_pose = self._pose.copy()
        self._parked_pose[parts.KIKI] = [*parts.KIKI_ASIDE, 1.0, 0.0, 0.0, 0.0]
        self.sleepers = Sleepers(self)
        self.clear()

    # Looking

    def ends(self, pieces: Ints | slice = slice(None)) -> Floats:
        """Two marks on the long axis of each piece; of a stick its two ends."""
        poses = self.data.qpos[self.qpos_of[pieces]]
        reach = axes(poses[:, 3:]) * _MARK[pieces]
        ends = np.empty((len(poses), 2, 3))
        np.subtract(poses[:, :3], reach, out=ends[:, 0])
        np.add(poses[:, :3], reach, out=ends[:, 1])
        return ends

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
        return np.asarray(self.data.qvel[self.qvel_of[pieces]])

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
        """Who is live and who is still, as the engine's numbers."""
        self._live = np.flatnonzero(self.mode >= AWAKE)
        held = np.flatnonzero(self.mode == HELD)
        self.held = int(held[0]) if len(held) else NOTHING
        still = np.flatnonzero(self.mode <= FROZEN)
        self._still_qpos = self.qpos_of[still].ravel()
        self._still_qvel = self.qvel_of[still].ravel()
        self._still_pose = self._pose[still].ravel()
        self._live_qvel = self.qvel_of[self._live, :3]
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
        self.data.qpos[self.hand_qpos] = self.data.ctrl[:] = place
        self.data.qvel[self._hand_qvel] = 0.0
        mujoco.mj_kinematics(self.model, self.data)

    def park_hand(self) -> None:
        """Far above everything."""
        self.put_hand(np.array([0.0, 0.0, HAND_PARKED]))

    def put_between(self, piece: int) -> None:
        """This piece (or NOTHING) is between the fingers now; what was there meets them again."""
        self.between = piece
        self._set_meets()

    def _set_meets(self) -> None:
        pieces = self.owner[self._geoms]
        meets = MEETS[self.mode[pieces]]
        if self.between != NOTHING:
            meets[pieces == self.between] = UNMET[self.mode[self.between]]
        self.model.geom_contype[self._geoms], self.model.geom_conaffinity[self._geoms] = meets.T

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
            data.qpos[self._still_qpos] = self._still_pose
            data.qvel[self._still_qvel] = 0.0
            self.sleepers.after(self.owner[data.contact.geom[: data.ncon]])

    def _hand_is_away(self) -> bool:
        z = self.hand_qpos[2]
        return bool(self.data.ctrl[2] == HAND_PARKED and self.data.qpos[z] == HAND_PARKED)

    def _latch(self) -> None:
        """Keep the first moment at which a piece touches the table outside the can."""
        pairs = self.data.contact.geom[: self.data.ncon]
        rows = np.flatnonzero(pairs[:, 0] == self._table)
        for row, piece in zip(rows, self.owner[pairs[rows, 1]].tolist(), strict=True):
            if piece < 0 or piece == self.held or piece in self.fallen:
                continue
            x, y, z = map(float, self.data.contact.pos[row])
            if not x * x + y * y < (parts.CAN_RADIUS + parts.WALL) ** 2:
                self.fallen[piece] = Fall(float(self.data.time), (x, y, z))

    def _check(self) -> None:
        """Promise 7: nothing that is not finite or too fast is ever shown."""
        velocity = self.data.qvel[self._live_qvel]
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
        self.sleepers.forget()


def _geoms_of(model: mujoco.MjModel, body: int) -> list[int]:
    first = int(model.body_geomadr[body])
    return list(range(first, first + int(model.body_geomnum[body])))
