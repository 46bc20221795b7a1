"""A bowl on its table: where everything lies, stepped, saved and brought back."""

from __future__ import annotations

import math
from collections.abc import Iterable, Set
from typing import Final, TypedDict

import mujoco
import numpy as np
import numpy.typing as npt

from teeter.physics.bowl.gantry import FROZEN, HAND_GEOMS, HAND_PARKED, LIVE
from teeter.physics.bowl.model import (
    ANY_DOWN,
    PARKED,
    POLE_DAMPING,
    POLE_DOWN,
    SPIN_DAMPING,
    STEPS,
    build,
)
from teeter.physics.bowl.parts import Bowl
from teeter.physics.engine import TOO_FAST, Floats, PhysicsError

STATE: Final = mujoco.mjtState.mjSTATE_INTEGRATION
FLICKED: Final = 0.6 * TOO_FAST  # m/s: nothing leaves a hand faster than this
BURST: Final = 6 * TOO_FAST  # and what does has not been flicked: the simulation has burst


class Saved(TypedDict):
    """A bowl between two tries, as JSON has it."""

    bag: list[str]
    state: list[str]  # of the engine, each number exact to its last bit


class World:
    """One bowl under way. Pieces that are out of play lie in the bag, where nothing touches them."""

    def __init__(self, bowl: Bowl) -> None:
        self.bowl = bowl
        self.model = build(bowl)
        self.data = mujoco.MjData(self.model)
        self._qpos, self._qvel = self.data.qpos, self.data.qvel  # windows: asking each time takes long
        self.bag: set[str] = set()
        self.in_play: list[str] = []
        self._kept: Floats | None = None  # while everything but the hand is frozen: where it is
        self.names = tuple(piece.name for piece in bowl.pieces)  # in the bowl or in the bag
        self._piece = {piece.name: piece for piece in bowl.pieces}
        self._body = {name: self.model.body(name).id for name in (*self.names, "pole")}
        self._centre = {name: self.data.xpos[body] for name, body in self._body.items()}  # windows too
        self._geoms = {name: _geoms_of(self.model, body) for name, body in self._body.items()}
        joints = self.model.body_jntadr[list(self._body.values())]
        self._places = self.model.jnt_qposadr[joints][:, None] + np.arange(7)
        self._dofs = self.model.body_dofadr[list(self._body.values())][:, None] + np.arange(6)
        self._owner = ["bowl"] * self.model.ngeom  # by geom: what it belongs to
        for name in ("table", *HAND_GEOMS):
            self._owner[self.model.geom(name).id] = name
        for name, geoms in self._geoms.items():
            for geom in geoms:
                self._owner[geom] = name
        marked = {"hand": HAND_GEOMS} | {name: (name,) for name in ("table", *HAND_GEOMS)}
        self._marked = {name: _marked(self.model, geoms) for name, geoms in marked.items()}
        self._any_down, self._pole_down = (
            _remembered(self.model, self.data, sensor) for sensor in (ANY_DOWN, POLE_DOWN)
        )
        self._hold = self.model.equality("hold").id
        for name, body in self._body.items():
            spin = self.model.body_dofadr[body] + 3
            self.model.dof_damping[spin : spin + 3] = POLE_DAMPING if name == "pole" else SPIN_DAMPING
        self.clear()

    # Looking

    def place(self, name: str) -> Floats:
        """Where the centre of a piece, or of the pole's shaft, is: x, y, z in metres."""
        return np.array(self._centre[name])

    def places(self) -> Floats:
        """Where the centres of all pieces in play are: a row each."""
        return np.asarray(self.data.xpos[self._in_play])

    def axis(self, name: str) -> Floats:
        """The direction of a thing's long axis."""
        return np.array(self.data.xmat[self._body[name]].reshape(3, 3)[:, 2])

    def radius(self, name: str) -> float:
        """Half the thickness of a piece."""
        return self._piece[name].diameter / 2

    def half_length(self, name: str) -> float:
        """Half the length of a piece."""
        return self._piece[name].length / 2

    def speed(self, name: str) -> tuple[float, float]:
        """How fast a thing moves and spins: m/s and rad/s."""
        first = self.model.body_dofadr[self._body[name]]
        velocity = self.data.qvel[first : first + 6]
        return float(np.linalg.norm(velocity[:3])), float(np.linalg.norm(velocity[3:]))

    def fastest(self, but: str | None = None) -> tuple[float, float]:
        """The highest speed and the highest spin of all things, or of all but one."""
        velocity = self.data.qvel[self._dofs]
        if but is not None:
            velocity[self.names.index(but)] = 0.0
        squares = velocity.reshape(-1, 2, 3) ** 2
        speed, spin = np.sqrt(squares.sum(axis=2).max(axis=0))
        return float(speed), float(spin)

    def touching(self, what: str) -> dict[str, Floats]:
        """The things that press on the table, the hand or one finger now, and where: with a force."""
        contact = self.data.contact
        pairs = contact.geom
        marked = self._marked[what]
        found = {}
        for row in np.flatnonzero(marked.take(pairs).any(axis=1)):
            address = contact.efc_address[row]
            if address >= 0 and self.data.efc_force[address] > 0.0:
                first, second = pairs[row]
                found[self._owner[second if marked[first] else first]] = contact.pos[row]
        return {name: place for name, place in found.items() if name in self._body}

    def pressing(self, what: str) -> dict[str, Floats]:
        """With what force things press on the table, the hand or one finger now."""
        contact = self.data.contact
        marked = self._marked[what]
        found: dict[str, Floats] = {}
        told = np.zeros(6)
        for row in np.flatnonzero(marked.take(contact.geom).any(axis=1)).tolist():
            mujoco.mj_contactForce(self.model, self.data, row, told)
            first, second = contact.geom[row]
            force = told[:3] @ contact.frame[row].reshape(3, 3)  # of the first on the second
            if marked[first]:
                first, force = second, -force
            owner = self._owner[first]
            found[owner] = found.get(owner, 0.0) + force
        return found

    def pushed_by(self, way: Floats, names: Set[str]) -> dict[str, float]:
        """How far these things are pushed aside by a hand that goes this way: metres in x and y.

        What is pressed down counts as little as it is pushed to the side.
        """
        found = {}
        for name, force in self.pressing("hand").items():
            far = float(-force[:2] @ way)
            if far > 0.0 and name in names:
                found[name] = far / float(np.linalg.norm(force))
        return found

    def pole_top(self) -> tuple[float, float, float]:
        """Where the upper end of the pole is."""
        x, y, z = self.place("pole") + self.axis("pole") * (self.bowl.pole.length / 2)
        return float(x), float(y), float(z)

    def pole_touched(self) -> Floats | None:
        """Where the pole pressed on the table at any step of the last tick, if it did."""
        row = self._pole_down[self._pole_down[:, 0].argmax()]
        return np.array(row[3:]) if row[0] > 0.0 else None

    def table_touched(self) -> bool:
        """Whether anything at all touched the table at any step of the last tick."""
        return bool(np.count_nonzero(self._any_down))

    def outside(self) -> npt.NDArray[np.bool_]:
        """By piece in play: whether it is outside the rim below its plane, or under the bowl."""
        x, y, z = self.places().T
        far = self.bowl.rim + self.bowl.wall
        return np.asarray(
            (z < self.bowl.foot) | (x * x + y * y > far * far) & (z < self.bowl.rim_height)
        )

    def neighbours(self, name: str) -> list[str]:
        """Everything that touches a thing now, by name: pieces, pole, table, bowl, fingers."""
        pairs = self.data.contact.geom
        pairs = pairs[np.isin(pairs, self._geoms[name]).any(axis=1)]
        return sorted({self._owner[geom] for geom in pairs.flatten()} - {name})

    # Changing

    def step(self, steps: int = 1) -> None:
        """Let time run. Raises PhysicsError."""
        mujoco.mj_step(self.model, self.data, steps)
        self._check()

    def _check(self) -> None:
        """One sum over all places and one over all speeds: to look at each takes longer."""
        if not math.isfinite(self._qpos.dot(self._qpos)):
            raise PhysicsError("A value of the world is not finite any more.")
        if self._qvel.dot(self._qvel) > FLICKED**2:
            self._brake()

    def _brake(self) -> None:
        """What a finger flicks away is slowed: a staff of half a gram would fly across the room."""
        velocity = self.data.qvel[self._dofs[:, :3]]
        speeds = np.linalg.norm(velocity, axis=1)
        if float(speeds.max()) < FLICKED:
            return
        if float(speeds.max()) > BURST:
            raise PhysicsError(f"Something moves at {speeds.max():.1f} m/s: nothing on a table does.")
        fast = speeds > FLICKED
        self.data.qvel[self._dofs[fast, :3]] = velocity[fast] * (FLICKED / speeds[fast])[:, None]

    def put(self, name: str, place: Floats, wxyz: Floats) -> None:
        """Put a thing somewhere, at rest; if it was in the bag it is in play again."""
        body = self._body[name]
        position = self.model.jnt_qposadr[self.model.body_jntadr[body]]
        self.data.qpos[position : position + 3] = place
        self.data.qpos[position + 3 : position + 7] = wxyz
        first = self.model.body_dofadr[body]
        self.data.qvel[first : first + 6] = 0.0
        self.bag.discard(name)
        self._set_weight(name)
        self._recount()

    def clear(self) -> None:
        """Everything in the bag, the hand away, and nothing remembered of what was before."""
        mujoco.mj_resetData(self.model, self.data)
        self._kept = None
        for name in self.names:
            self.put_into_bag(name)
        self.data.qpos[self.model.joint("hand z").qposadr[0]] = HAND_PARKED
        self.data.ctrl[self.model.actuator("hand z").id] = HAND_PARKED

    def put_into_bag(self, name: str) -> None:
        """Take a piece out of play: it weighs nothing and touches nothing."""
        self.put(name, np.array([PARKED, 0.03 * self.names.index(name), 0.02]), _UPRIGHT)
        self.bag.add(name)
        self._set_weight(name)
        self._recount()

    def _set_weight(self, name: str) -> None:
        """What is in the bag weighs nothing and touches nothing; what is frozen, only the hand."""
        live = name not in self.bag and self._kept is None
        geoms = self._geoms[name]
        self.model.geom_contype[geoms] = LIVE if live else 0 if name in self.bag else FROZEN
        self.model.geom_conaffinity[geoms] = LIVE if live else 0
        self.model.body_gravcomp[self._body[name]] = 0.0 if live else 1.0

    def _recount(self) -> None:
        self.in_play = [name for name in self.names if name not in self.bag]
        self._in_play = [self._body[name] for name in self.in_play]

    def hold_pole(self, place: Floats) -> None:
        """Somebody holds the pole upright at this place, and it stands there at once."""
        self.put("pole", place, _UPRIGHT)
        self.data.mocap_pos[0] = place
        self.data.mocap_quat[0] = _UPRIGHT
        weld = self.model.eq_data[self._hold]
        weld[:] = 0.0
        weld[6] = weld[10] = 1.0  # the same pose; torques as strong as forces
        self.data.eq_active[self._hold] = 1
        self.refresh()

    def let_go_of_pole(self) -> None:
        self.data.eq_active[self._hold] = 0

    def freeze(self) -> None:
        """From now on only the hand moves: friction alone would let the pole creep meanwhile."""
        self._kept = np.array(self.data.qpos[self._places])
        self._weigh_all()

    def hover(self) -> bool:
        """Let a tick run in which only the hand moves; whether it touches anything."""
        self.step(STEPS)
        self.data.qpos[self._places] = self._kept
        self.data.qvel[self._dofs] = 0.0
        return bool(self.touching("hand"))

    def thaw(self) -> None:
        """Everything may move again."""
        self._kept = None
        self._weigh_all()

    def _weigh_all(self) -> None:
        for name in self._body:
            self._set_weight(name)
        self._recount()

    def refresh(self) -> None:
        """Derive what follows from places that were set by hand."""
        mujoco.mj_forward(self.model, self.data)

    # Saving

    def saved(self) -> Saved:
        """The world between two tries, ready for JSON."""
        return {"bag": sorted(self.bag), "state": [value.hex() for value in self._state().tolist()]}

    def restore(self, saved: Saved) -> None:
        """The world as it was saved; it goes on from here bit by bit alike."""
        self._become(saved["bag"], np.array([float.fromhex(value) for value in saved["state"]]))

    def mirror(self, other: World) -> None:
        """Be as another world is now, with an empty hand; that one notices nothing."""
        self._become(other.bag, other._state())

    def _state(self) -> Floats:
        state = np.empty(mujoco.mj_stateSize(self.model, STATE))
        mujoco.mj_getState(self.model, self.data, state, STATE)
        return state

    def _become(self, bag: Iterable[str], state: Floats) -> None:
        mujoco.mj_resetData(self.model, self.data)
        self.bag = set(bag)
        self.thaw()
        mujoco.mj_setState(self.model, self.data, state, STATE)
        self.refresh()


_UPRIGHT: Final = np.array([1.0, 0.0, 0.0, 0.0])


def _remembered(model: mujoco.MjModel, data: mujoco.MjData, sensor: str) -> Floats:
    """A window on what a sensor saw in its last steps: a row each, in no order; forces come first."""
    told = model.sensor(sensor).id
    samples, dim = int(model.sensor_history[told][0]), int(model.sensor_dim[told])
    first = int(model.sensor_historyadr[told]) + 2 + samples  # after a head and the times
    return np.asarray(data.history[first : first + samples * dim].reshape(samples, dim))


def _marked(model: mujoco.MjModel, names: Iterable[str]) -> npt.NDArray[np.bool_]:
    """By geom: whether it is one of these."""
    marks = np.zeros(model.ngeom, dtype=np.bool_)
    marks[[model.geom(name).id for name in names]] = True
    return marks


def _geoms_of(model: mujoco.MjModel, body: int) -> list[int]:
    first = int(model.body_geomadr[body])
    return list(range(first, first + int(model.body_geomnum[body])))
