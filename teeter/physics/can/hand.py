"""The hand at the can: one interface for people, bots and scripts."""

from __future__ import annotations

import math
from typing import Final

import mujoco
import numpy as np

from teeter.physics.can import parts
from teeter.physics.can.geometry import Point, gap, length, up
from teeter.physics.can.model import (
    FINGER_LENGTH,
    FINGER_RADIUS,
    FINGER_TIP,
    FIRM_TWIST,
    HAND_PARKED,
    LOOSE_TWIST,
)
from teeter.physics.can.modes import AWAKE, HELD, NOTHING
from teeter.physics.can.predicates import laid_level
from teeter.physics.can.sleeping import capsule
from teeter.physics.can.world import TICK, World
from teeter.physics.engine import Floats
from teeter.physics.stage import NO_NUMBER, TOO_FAR, Command, Note
from teeter.rules.text import Text

REACH: Final = 0.25  # metres to each side of the can
CEILING: Final = HAND_PARKED
TOP_SPEED: Final = 0.5  # m/s
TOP_CHANGE: Final = 8.0  # m/s2
TOP_TURN: Final = 4.0  # rad/s
LAG: Final = 0.016  # seconds that a hand is behind a goal it has nearly reached
CLOSING: Final = 0.1  # seconds that a hand takes to close
NEARNESS: Final = 0.008  # metres from the skin of a piece at which a closed hand has it
SLIP: Final = 0.3  # newtons that a grip holds
SENSE: Final = 0.25  # of a new force is felt at once: one stiff moment is no jerk
AWAY: Final = 0.05  # metres above the declared stick where a pull begins
BEFORE: Final = 0.12  # metres before the middle of the can where a person's hand begins to pull
ABOVE: Final = 0.30  # metres above the table where a piece to be laid waits in the hand
CLEAR: Final = 5e-4  # metres between a finger and a piece, when it is off it
KEPT: Final = Note(Text("note-kept"), refused=False)
_FINGER: Final = (FINGER_TIP + FINGER_LENGTH) / 2  # its middle, above the point that grips
_HALF_FINGER: Final = (0.0, 0.0, (FINGER_LENGTH - FINGER_TIP) / 2)
_UPRIGHT: Final = np.array([1.0, 0.0, 0.0, 0.0])
_LYING: Final = np.array([math.sqrt(0.5), 0.0, math.sqrt(0.5), 0.0])
# Where a piece is held that is brought to the nest, from its middle: Kiki by her head, else she tips.
_HANDLE: Final = {"stick": 0.0, "egg": parts.EGG_RADIUS, "kiki": parts.KIKI_HEIGHT}


class Hand:
    """Moves towards the last command, never faster, harder or farther than it can."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.declared = NOTHING  # the one piece it may grip
        self.pull = np.zeros(3)  # newtons between hand and piece, as felt
        gain, bias = world.model.actuator_gainprm[0], world.model.actuator_biasprm[0]
        self.lag = LAG - float(bias[2] / gain[0])  # seconds behind its goal if nothing holds it back
        self._rest()

    def _rest(self) -> None:
        self._goal = self._ctrl()
        self._speed: Point = (0.0, 0.0, 0.0)
        self._grip = False
        self._pinches = False  # whether the declared stick is to come between the open fingers
        self._pressed = False  # whether the player has closed the hand since the try began
        self._closed = 0.0  # seconds since the hand began to close
        self._yaw = self._yaw_goal = 0.0
        self._level = self._level_goal = 0.0
        self._gripped_at = _Gripped(_UPRIGHT, 0.0)
        self.pull = np.zeros(3)

    def _ctrl(self) -> Point:
        """Where its motors want to be."""
        x, y, z = self.world.data.ctrl.tolist()
        return x, y, z

    @property
    def place(self) -> Floats:
        """Where the fingertip is."""
        return self.world.hand_place.copy()

    @property
    def wxyz(self) -> Floats:
        """How it is turned, to be drawn; only what it holds really turns."""
        return np.array([math.cos(self._yaw / 2), 0.0, 0.0, math.sin(self._yaw / 2)])

    @property
    def force(self) -> float:
        """How hard the grip pulls, in newtons."""
        return math.sqrt(self.pull.dot(self.pull))

    @property
    def felt(self) -> float:
        """How near what is held is to slipping: 0 not at all, 1 it slips."""
        return min(1.0, self.force / SLIP) if self.world.held != NOTHING else 0.0

    def limits(self) -> dict[str, float]:
        """What a screen needs to know to show this hand before the server has moved it."""
        told = {"speed": TOP_SPEED, "change": TOP_CHANGE, "follows": LAG, "behind": self.lag - LAG}
        return {**told, "reach": REACH, "ceiling": CEILING, "lean": 0.0, "margin": 0.0}

    # Beginning and ending

    def park(self) -> None:
        """Far above the table, open and empty."""
        self.declared = NOTHING
        self.let_go()
        self.world.put_between(NOTHING)
        self.world.park_hand()
        self._rest()

    def ready_for(self, kind: str, piece: int, *, steered: bool = False) -> None:
        """Stand as a try of this kind begins; where somebody only knocks, there is no hand."""
        if kind == "pull":
            self.reach_for(piece)
            if steered:  # on the players' side
                self.world.put_hand(np.array([0.0, -BEFORE, self.place[2]]))
                self._goal = self._ctrl()
        elif kind != "knock":
            self.bring(piece)

    def reach_for(self, stick: int) -> None:
        """Stand ready above the top of a standing stick."""
        self.park()
        self.declared = stick
        ends = self.world.ends(np.array([stick]))[0]
        self.world.put_hand(ends[ends[:, 2].argmax()] + up(AWAY))
        self._rest()
        self._pinches = True
        self.world.put_between(stick)

    def bring(self, piece: int) -> None:
        """Stand ready above the nest with a piece: a stick upright, an egg lying, Kiki upright."""
        self.park()
        self.declared = piece
        self.world.laid[piece] = parts.is_stick(piece)
        tip = up(ABOVE)
        self.world.put_hand(tip)
        self._rest()
        handle = _HANDLE[parts.NAMES[piece].split("-")[0]]
        wxyz = _LYING if parts.is_egg(piece) else _UPRIGHT
        self.world.put(piece, tip - up(handle), wxyz, HELD)
        anchor = up(handle if piece == parts.KIKI else 0.0)
        self._hold(piece, anchor, self.world.place(piece) + anchor - tip)
        self._grip = True

    # Commands

    def command(self, command: Command) -> Note | None:
        """Take a command; the reason if it was refused (None: taken) or had to be shortened."""
        x, y, z = wish = (command.x, command.y, command.z)
        if not all(map(math.isfinite, (*wish, command.yaw + command.level))):
            return NO_NUMBER
        x, y = min(max(x, -REACH), REACH), min(max(y, -REACH), REACH)
        self._goal = x, y, min(max(z, 0.0), CEILING)
        self._yaw_goal = self._yaw + math.remainder(command.yaw - self._yaw, 2 * math.pi)
        self._level_goal = min(max(command.level, 0.0), 1.0)
        kept = self._open_or_close(command.grip)
        if kept:
            return kept
        return None if wish == self._goal else TOO_FAR

    def _open_or_close(self, grip: bool) -> Note | None:
        self._pressed = self._pressed or grip
        if grip == self._grip or not self._pressed:  # a piece that was brought is not dropped unasked
            return None
        if not grip and self._must_keep():
            return KEPT
        self._grip = grip
        self._closed = 0.0
        if not grip:
            self.let_go()
        return None

    def _must_keep(self) -> bool:
        """R4: a stick on its way to the nest is let go only where it lies level on two supports."""
        held = self.world.held
        on_its_way = held != NOTHING and parts.is_stick(held) and self.world.laid[held]
        return bool(on_its_way) and not laid_level(self.world, held)

    # Time

    def tick(self) -> None:
        """One tick of the world with the hand moving in it."""
        self._move()
        held = self.world.held
        if held != NOTHING:
            self._turn(held)
        self.world.tick()
        if held != NOTHING:
            self._feel()
        elif self._grip:
            self._close()
        if self.world.between != NOTHING and not self._pinches and self.is_off(self.world.between):
            self.world.put_between(NOTHING)

    def _move(self) -> None:
        """The goal is approached under limits of speed and of its change.

        In plain numbers: for three of them NumPy takes several times as long, and this is every tick.
        """
        x, y, z = self._ctrl()
        a, b, c = self._goal[0] - x, self._goal[1] - y, self._goal[2] - z
        far = length(a, b, c)
        fast = min(TOP_SPEED, 0.8 * math.sqrt(2 * TOP_CHANGE * far), far / LAG)
        share = fast / far if far > 1e-9 else 0.0
        u, v, w = self._speed
        a, b, c = a * share - u, b * share - v, c * share - w
        change = length(a, b, c)
        most = TOP_CHANGE * TICK
        share = 1.0 if change <= most else most / change
        u, v, w = self._speed = u + a * share, v + b * share, w + c * share
        self.world.data.ctrl[:] = x + u * TICK, y + v * TICK, z + w * TICK

    def _turn(self, held: int) -> None:
        """Turn what is held towards the wanted yaw and level."""
        most = TOP_TURN * TICK
        yaw = min(max(self._yaw_goal - self._yaw, -most), most)
        lift = min(max(self._level_goal - self._level, -most / 1.5), most / 1.5)
        if yaw or lift:
            self._yaw += yaw
            self._level += 0.0 if held == parts.KIKI else lift
            self._grip_of(held)[6:10] = self._gripped_at.turned(self._yaw, self._level)

    def _feel(self) -> None:
        """What the grip pulls is felt; a jerk slips."""
        if self.world.held == NOTHING:
            return
        force = self.world.data.efc_force[:3]  # the grip is the only equality, and those come first
        self.pull = self.pull + SENSE * (force - self.pull)
        if self.force > SLIP:
            self.let_go()
            self._grip = False

    def _close(self) -> None:
        self._closed += TICK
        may = self._pinches or self.world.between == NOTHING  # what was laid is left before it is taken
        if self._closed >= CLOSING and self.declared != NOTHING and may:
            self._grasp(self.declared)

    def _grasp(self, piece: int) -> None:
        """Hold a piece where the fingertip is, if it is within reach."""
        tip = self.place
        axis, middle = self.world.axis(piece), self.world.place(piece)
        most = parts.STICK_HALF if parts.is_stick(piece) else 0.0
        along = float(np.clip((tip - middle) @ axis, -most, most))
        point = middle + axis * along
        radius = parts.STICK_RADIUS if parts.is_stick(piece) else parts.EGG_RADIUS
        if np.linalg.norm(tip - point) <= radius + NEARNESS:
            self.world.set_mode([piece], HELD)
            self._hold(piece, up(along), point - tip)

    def _hold(self, piece: int, anchor: Floats, where: Floats) -> None:
        """Switch the grip on: `anchor` in the piece stays at `where` from the fingertip."""
        wxyz = self.world.wxyz(piece)
        twist = FIRM_TWIST if self.world.laid[piece] else LOOSE_TWIST
        self._grip_of(piece)[:11] = [*anchor, *where, *wxyz, twist]
        self.world.data.eq_active[self._number(piece)] = 1
        self._gripped_at = _Gripped(wxyz, self._yaw)
        self._level = 0.0
        self.pull = np.zeros(3)

    def let_go(self) -> None:
        """Open the hand; what was held is free."""
        held = self.world.held
        if held != NOTHING:
            self.world.data.eq_active[self._number(held)] = 0
            self.world.put_between(held)
            self.world.set_mode([held], AWAKE)

    def is_off(self, piece: int) -> bool:
        """Whether the finger is clear of a piece."""
        centre, half, radius = capsule(self.world, piece)
        x, y, z = self.world.hand_place.tolist()
        return gap((x, y, z + _FINGER), _HALF_FINGER, centre, half) - radius > FINGER_RADIUS + CLEAR

    def _number(self, piece: int) -> int:
        return int(self.world.model.equality(f"grip {parts.NAMES[piece]}").id)

    def _grip_of(self, piece: int) -> Floats:
        grip: Floats = self.world.model.eq_data[self._number(piece)]
        return grip


class _Gripped:
    """How a piece was turned when it was gripped, and how it is turned from there."""

    def __init__(self, wxyz: Floats, yaw: float) -> None:
        self._wxyz = wxyz
        self._yaw = yaw
        axis = np.zeros(3)
        mujoco.mju_rotVecQuat(axis, up(1.0), wxyz)
        self._azimuth = math.atan2(axis[1], axis[0]) if math.hypot(axis[0], axis[1]) > 1e-6 else 0.0
        self._rise = math.asin(min(max(float(axis[2]), -1.0), 1.0))

    def turned(self, yaw: float, level: float) -> Floats:
        """Turned about the vertical to `yaw`, and brought from 0, as it was gripped, to 1, flat."""
        side = np.array([math.sin(self._azimuth), -math.cos(self._azimuth), 0.0])
        down, about, both, turned = np.zeros(4), np.zeros(4), np.zeros(4), np.zeros(4)
        mujoco.mju_axisAngle2Quat(down, side, -self._rise * level)
        mujoco.mju_axisAngle2Quat(about, up(1.0), yaw - self._yaw)
        mujoco.mju_mulQuat(both, about, down)
        mujoco.mju_mulQuat(turned, both, self._wxyz)
        return turned
