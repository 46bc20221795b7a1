"""The hand: one interface for people, bots and scripts."""

from __future__ import annotations

import math
from typing import Final

import mujoco
import numpy as np

from teeter.physics.bowl import gantry
from teeter.physics.bowl.model import STEPS, TICK
from teeter.physics.bowl.world import World
from teeter.physics.engine import Floats
from teeter.physics.stage import NO_NUMBER, NOT_DECLARED, TOO_FAR, Command, Note

REACH: Final = 0.25  # metres to each side of the bowl
CEILING: Final = gantry.HAND_PARKED
TOP_SPEED: Final = 0.5  # m/s
TOP_CHANGE: Final = 8.0  # m/s2
FOLLOWS: Final = 0.025  # seconds that it takes to where it should be
LEAN: Final = math.radians(20.0)  # away from the pole, so that the fingers clear it
AWAY: Final = 0.06  # how far above the declared piece a try begins
MARGIN: Final = 0.0055  # of the open fingers, beside the piece
DEEP: Final = 0.55  # of its radius: so far below its middle people's fingers grip a piece
SQUEEZE: Final = 0.002
CLOSING: Final = 0.15  # seconds that fingers take to close
SLIP: Final = 0.006  # a piece this far from where it was gripped has slipped out
BEFORE, ABOVE = 0.03, 0.07  # metres outside the rim, and above it, where a person's hand begins
HOVER: Final = 0.03  # metres above the rim where a hand may lean to another side
CLEAR: Final = 0.005  # metres higher than that it is surely there
TURNING: Final = 5.0  # rad/s at which it does


class Hand:
    """Moves towards the last command, never faster, harder or farther than it can."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._motor = {name: world.model.actuator(name).id for name in gantry.JOINTS}
        self._target = world.data.ctrl[: len(gantry.SLIDES)]  # where the slides are pulled to: a window
        self._joint = {name: int(world.model.joint(name).qposadr[0]) for name in gantry.JOINTS}
        self._dof = {name: int(world.model.joint(name).dofadr[0]) for name in gantry.JOINTS}
        self._body = world.model.body("hand").id
        self._tips = world.data.xpos[self._body]  # where the fingertips are: a window
        self.may_grip: tuple[str, ...] = ()
        self.held: str | None = None
        self._closed = 0.0  # seconds since the fingers began to close
        self._speed = np.zeros(3)
        self._goal = np.array([0.0, 0.0, CEILING])
        self._grip = False
        self._side = 0.0
        self._leans = False  # away from the pole, wherever it goes: a person's hand
        self.up = np.array([0.0, 0.0, 1.0])  # from the fingertips to the palm
        slide = world.model.actuator(gantry.SLIDES[0]).id
        gain, bias = world.model.actuator_gainprm[slide], world.model.actuator_biasprm[slide]
        self.lag = FOLLOWS - float(
            bias[2] / gain[0]
        )  # seconds behind its goal if nothing holds it back
        self.park()

    @property
    def place(self) -> Floats:
        """Where the fingertips are."""
        return np.array(self._tips)

    def limits(self) -> dict[str, float]:
        """What a screen needs to know to show this hand before the server has moved it."""
        behind = self.lag - FOLLOWS
        told = {"speed": TOP_SPEED, "change": TOP_CHANGE, "follows": FOLLOWS, "behind": behind}
        about = {"reach": REACH, "ceiling": CEILING, "lean": LEAN, "margin": MARGIN, "high": self.high}
        return {**told, **about, "deep": DEEP}

    def park(self) -> None:
        """Far above the table, open and empty."""
        self.forget()
        self.world.refresh()

    def forget(self) -> None:
        """The same for a world that becomes another at once: nothing is derived from it any more."""
        self.let_go()
        self._put(np.array([0.0, 0.0, CEILING]), side=0.0, lean=0.0, yaw=0.0, opening=0.012)

    def begin(self, target: str, may_grip: tuple[str, ...]) -> None:
        """Stand ready above a declared piece, leaning away from the pole."""
        self.may_grip = may_grip
        piece = self.world.place(target)
        self._lean(self._side_of(piece))
        self._leans = False
        opening = self.world.radius(target) + MARGIN
        self._jump(piece + self.up * AWAY, self._side, LEAN, 0.0, opening)

    def begin_steered(self, may_grip: tuple[str, ...]) -> None:
        """Stand ready on the players' side of the bowl; from here on a person steers."""
        self.may_grip = may_grip
        self._lean(-math.pi / 2)
        self._leans = True
        bowl = self.world.bowl
        place = np.array([0.0, -bowl.rim - BEFORE, bowl.rim_height + ABOVE])
        opening = max(self.world.radius(name) for name in may_grip) + MARGIN
        self._jump(place, self._side, LEAN, 0.0, opening)

    def over(self, target: str) -> Floats:
        """Where a hand is clear of the heap that points down at a piece, leaning away from the pole."""
        piece = self.world.place(target)
        up = _leaning(self._side_of(piece))
        return np.asarray(piece + up * max(AWAY, float((self.clear - piece[2]) / up[2])))

    def _side_of(self, place: Floats) -> float:
        """On which side of the pole a place is."""
        away = place[:2] - self.pole_at(float(place[2]))
        return math.atan2(away[1], away[0])

    def _lean(self, side: float) -> None:
        self._side = side
        self.up = _leaning(side)

    def pole_at(self, height: float) -> Floats:
        """Where the pole is at this height: x and y."""
        middle, axis = self.world.place("pole"), self.world.axis("pole")
        return np.asarray(middle[:2] + axis[:2] * (height - middle[2]) / max(float(axis[2]), 0.2))

    def command(self, command: Command) -> Note | None:
        """Take a command; the reason if it was refused (None: taken) or had to be shortened."""
        goal = np.array([command.x, command.y, command.z])
        if not (np.isfinite(goal).all() and math.isfinite(command.yaw)):
            return NO_NUMBER
        if command.grip and not self.may_grip:
            return NOT_DECLARED
        self._goal = np.clip(goal, [-REACH, -REACH, 0.0], [REACH, REACH, CEILING])
        self._set("hand yaw", math.remainder(command.yaw, 2 * math.pi))
        if command.grip != self._grip:
            self._grip = command.grip
            self._closed = 0.0
            if not command.grip:
                self.let_go()
                if self._leans:  # what was closed on nothing opens again
                    self._open_to(self.world.radius(self._nearest()) + MARGIN)
        return None if np.array_equal(goal, self._goal) else TOO_FAR

    def tick(self) -> None:
        """A tick of the world with the hand moving in it."""
        self._turn_away()
        self._move()
        self.world.step(STEPS)

    def hover(self) -> bool:
        """A tick in which nothing but the hand moves; whether it has touched anything."""
        self._turn_away()
        self._move()
        return self.world.hover()

    def _turn_away(self) -> None:
        """A person's hand above the heap leans away from the pole, so that the fingers clear it."""
        if not self._leans or self._grip or not self.is_high:
            return
        wanted = math.remainder(self._side_of(self._tips) - self._side, 2 * math.pi)
        self._lean(self._side + min(max(wanted, -TURNING * TICK), TURNING * TICK))
        self._set("hand side", self._side)

    def _move(self) -> None:
        """In plain numbers: with three of them NumPy takes five times as long, 120 times a second."""
        now, speed, goal = self._target.tolist(), self._speed.tolist(), self._goal.tolist()
        wanted = _at_most([(g - n) / FOLLOWS for g, n in zip(goal, now, strict=True)], TOP_SPEED)
        change = _at_most([w - s for w, s in zip(wanted, speed, strict=True)], TOP_CHANGE * TICK)
        speed = [s + c for s, c in zip(speed, change, strict=True)]
        self._speed[:] = speed
        self._target[:] = [n + s * TICK for n, s in zip(now, speed, strict=True)]
        self._work_fingers()

    def _work_fingers(self) -> None:
        if not self._grip:
            return
        self._closed += TICK
        if self.held:
            if self._strain() > SLIP:
                self.let_go()
                self._grip = False
            return
        piece = self._nearest()
        self._open_to(self.world.radius(piece) + SQUEEZE)
        if self._closed < CLOSING:
            return
        gripped = self._between_fingers()
        if gripped & set(self.may_grip):
            self._hold(min(gripped & set(self.may_grip)))
        elif gripped:  # GULO-32, GULO-35: nothing else may be held, so the fingers open again
            self._grip = False
            self._open_to(self.world.radius(piece) + MARGIN)

    def _nearest(self) -> str:
        return min(self.may_grip, key=lambda name: float(np.linalg.norm(self._way_to(name))))

    def _way_to(self, name: str) -> Floats:
        return self.world.place(name) - self.place

    @property
    def clear(self) -> float:
        """Metres above the table where fingertips are surely high."""
        return self.world.bowl.rim_height + HOVER + CLEAR

    @property
    def is_high(self) -> bool:
        """Whether the fingertips are clear of the heap."""
        return bool(self._tips[2] > self.high)

    @property
    def high(self) -> float:
        """The height from which on they are, in metres above the table."""
        return self.world.bowl.rim_height + HOVER

    @property
    def closing(self) -> bool:
        """Whether the fingers are on their way to hold something."""
        return self._grip and self.held is None

    def pushed(self) -> tuple[float, str | None]:
        """How hard everything presses along its fingers, in newtons, and what does most of all."""
        force = self.world.pressing("hand")
        along = {name: float(push @ self.up) for name, push in force.items()}
        most = max(along, key=along.__getitem__, default=None)
        return sum(along.values()), most

    def _between_fingers(self) -> set[str]:
        """GRIP: what both fingers press on."""
        one, other = (self.world.touching(finger).keys() for finger in gantry.FINGERS)
        return one & other

    def _hold(self, name: str) -> None:
        """Switch the grip on, with the piece where it is now."""
        data, model = self.world.data, self.world.model
        body = model.body(name).id
        back, where, turned = np.zeros(4), np.zeros(3), np.zeros(4)
        mujoco.mju_negQuat(back, data.xquat[self._body])
        mujoco.mju_rotVecQuat(where, self._way_to(name), back)
        mujoco.mju_mulQuat(turned, back, data.xquat[body])
        grip = model.equality(f"grip {name}").id
        model.eq_data[grip][:11] = [0, 0, 0, *where, *turned, 0.02]
        data.eq_active[grip] = 1
        self.held = name

    @property
    def felt(self) -> float:
        """How near what is held is to slipping: 0 not at all, 1 it slips."""
        return min(1.0, self._strain() / SLIP) if self.held else 0.0

    def _strain(self) -> float:
        """How far what is held is from where it was gripped."""
        assert self.held is not None
        grip = self.world.model.equality(f"grip {self.held}").id
        was = np.zeros(3)
        turned = self.world.data.xquat[self._body]
        mujoco.mju_rotVecQuat(was, self.world.model.eq_data[grip][3:6], turned)
        return float(np.linalg.norm(self._way_to(self.held) - was))

    def let_go(self) -> None:
        """Open the fingers; what was held is free."""
        if self.held:
            self.world.data.eq_active[self.world.model.equality(f"grip {self.held}").id] = 0
            self._open_to(self.world.radius(self.held) + MARGIN)
        self.held = None

    def mirror(self, other: Hand) -> None:
        """Be as another hand is now, its world and what it holds included; that one notices nothing."""
        self.may_grip, self.held, self.up = other.may_grip, other.held, np.array(other.up)
        self._side, self._leans = other._side, other._leans
        self._grip, self._closed = other._grip, other._closed
        self._speed, self._goal = np.array(other._speed), np.array(other._goal)
        if self.held:  # how a piece is gripped is not in the state of a world
            grip = self.world.model.equality(f"grip {self.held}").id
            self.world.model.eq_data[grip] = other.world.model.eq_data[grip]
        self.world.mirror(other.world)

    def _open_to(self, opening: float) -> None:
        for name in gantry.FINGERS:
            self._set(name, opening)

    def _set(self, joint: str, value: float) -> None:
        self.world.data.ctrl[self._motor[joint]] = value

    def _jump(self, place: Floats, side: float, lean: float, yaw: float, opening: float) -> None:
        """Be somewhere at once: between tries, where nothing is."""
        self._put(place, side, lean, yaw, opening)
        self.world.refresh()

    def _put(self, place: Floats, side: float, lean: float, yaw: float, opening: float) -> None:
        for name, value in zip(gantry.JOINTS, (*place, side, lean, yaw, opening, opening), strict=True):
            self._set(name, float(value))
            self.world.data.qpos[self._joint[name]] = value
            self.world.data.qvel[self._dof[name]] = 0.0
        self._goal = np.array(place)
        self._speed = np.zeros(3)
        self._grip = False


def _at_most(way: list[float], most: float) -> list[float]:
    """The same way, not longer than this."""
    length = math.hypot(*way)
    return way if length <= most else [part * (most / length) for part in way]


def _leaning(side: float) -> Floats:
    """The direction from fingertips to palm of a hand that leans to this side."""
    away = math.sin(LEAN)
    return np.array([away * math.cos(side), away * math.sin(side), math.cos(LEAN)])
