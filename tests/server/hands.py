"""A hand over the socket: it knows what a client knows, poses and the scene, and nothing else."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from teeter.server.frames import POSES
from tests.server.client import QUICK, Client, Message

Floats = npt.NDArray[np.float64]
FAST, SLOW = 0.2, 0.06  # m/s
HIGH = 0.035  # metres above the rim, where a hand is clear of the heap
THERE = 0.004  # metres
LIFT = 0.1  # metres
OVER_STICKS = 0.24  # metres above the table, where a hand is clear of them
GRASP = 0.008  # metres below it, where it is gripped
CLOSING = 1.0  # seconds, and then it looks again
YAWS = 12
MOST = 15.0  # seconds of the world, then it gives up

Way = Iterator[tuple[Floats, float, bool]]  # where, how turned, and whether among the pieces


class SocketHand:
    """Plays the tries of one seat in a bowl: over the piece, down to it until it is held, and out."""

    def __init__(self, client: Client, seat: int) -> None:
        self.client = client
        self.seat = seat

    def take(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Play the try that is under way to its end, however it ends; or until it is enough."""
        number = self.client.see_try()
        way = self._way()
        while self._goes_on(number) and not enough():
            if self.seconds > MOST:
                self.client.say("give_up", seat=self.seat, try_number=number)
            place, yaw, down = next(way)
            self.client.hand(self.seat, number, *place, yaw, 0.0, pressed=down, in_air=not down)
            while self._goes_on(number) and self.client.hear() is not None:
                pass

    def _goes_on(self, number: int) -> bool:
        hand = self.client.table["hand"]
        return bool(hand["phase"] == "trying" and hand["number"] == number)

    def _way(self) -> Way:
        """Where the fingertips should be at the time of each picture, for ever."""
        while True:
            target = self.easiest(self._wanted())
            up = self._up_over(target)
            over = self.place(target) + up * self._high_over(target, up)
            yield from self._come_to(over)
            turned = _matrix(self._pose("hand")[3:])
            yaw = self._best_yaw(target, turned[:, 0], turned[:, 2])
            deep = self._radius(target) * self.client.scene["scene"]["hand"]["deep"]
            down = self.place(target) - up * deep
            yield from self._take_from(over, down, down + up * LIFT, yaw)

    def _come_to(self, over: Floats) -> Way:
        """Through the air, until the hand is there."""
        for place in self._along(self.place("hand"), over, FAST):
            yield place, 0.0, False
        while float(np.linalg.norm(self.place("hand") - over)) > THERE:
            yield over, 0.0, False

    def _take_from(self, over: Floats, down: Floats, out: Floats, yaw: float) -> Way:
        """Down until something is held, and out with it; it ends when nothing is held."""
        yield over, yaw, False
        for place in self._along(over, down, SLOW):
            yield place, yaw, True
        until = self.seconds + CLOSING + self._behind
        while self.seconds < until and not self.holds:
            yield down, yaw, True
        if self.holds:
            for place in self._along(down, out, SLOW):
                yield place, yaw, True
        while self.holds:
            yield out, yaw, True

    @property
    def _behind(self) -> float:
        """Seconds of the world until a wish is played: in tests that may run many times faster."""
        return 0.1 * QUICK.pace

    def _up_over(self, target: str) -> Floats:
        """From the fingertips to the palm, of a hand over a piece: it leans away from the pole."""
        place, pole = self.place(target), self._pose("pole")
        axis = _matrix(pole[3:])[:, 2]
        away = (place - pole[:3] - axis * (place - pole[:3])[2] / max(float(axis[2]), 0.2))[:2]
        lean = float(self.client.scene["scene"]["hand"]["lean"])
        return np.array([*(math.sin(lean) * away / np.hypot(*away)), math.cos(lean)])

    def _high_over(self, target: str, up: Floats) -> float:
        """How far along the fingers a hand over a piece is clear of the heap."""
        scene = self.client.scene["scene"]
        high = float(scene["foot"] + scene["depth"]) + HIGH
        return float((high - self.place(target)[2]) / up[2])

    def _along(self, start: Floats, end: Floats, speed: float) -> Iterator[Floats]:
        began = self.seconds
        needed = float(np.linalg.norm(end - start)) / speed
        while self.seconds - began < needed:
            yield start + (end - start) * (self.seconds - began) / needed
        yield end

    def easiest(self, names: list[str]) -> str:
        """The piece on which the least lies."""
        return max(names, key=lambda name: (-self._covered(name), self.place(name)[2]))

    def _covered(self, name: str) -> float:
        here = self.place(name)
        covered = 0.0
        for other in self.pieces:
            there = self.place(other)
            if other != name and there[2] - here[2] > 0.004:
                apart = float(np.linalg.norm((there - here)[:2]))
                covered += max(0.0, 1.0 - apart / (self._radius(name) + self._radius(other)))
        return covered

    @property
    def pieces(self) -> list[str]:
        """All that lies in the bowl."""
        names = [piece["name"] for piece in self.client.scene["scene"]["pieces"]]
        return [name for name in names if np.isfinite(self.place(name)).all()]

    def _best_yaw(self, target: str, across: Floats, up: Floats) -> float:
        """The turn of the fingers that leaves them the most room among what lies around."""
        here = self.place(target)
        side = np.cross(up, across)
        others = [self.place(name) for name in (*self.pieces, "pole") if name != target]

        def room(yaw: float) -> float:
            reach = (math.cos(yaw) * across + math.sin(yaw) * side) * (self._radius(target) + 0.006)
            return min(
                float(np.linalg.norm(here + way - other)) for way in (reach, -reach) for other in others
            )

        return max((math.pi * n / YAWS for n in range(YAWS)), key=room)

    # What the wire tells

    @property
    def seconds(self) -> float:
        return float(self.client.pose_head()[5])

    @property
    def holds(self) -> bool:
        return bool(self.client.pose_head()[7] >= 0)

    def _pose(self, name: str) -> Floats:
        assert self.client.poses
        rows = np.frombuffer(self.client.poses, "<f4", offset=POSES.size).reshape(-1, 7)
        row: int = self.client.scene["names"].index(name)
        return np.array(rows[row], dtype=np.float64)

    def place(self, name: str) -> Floats:
        """Where a thing is in the newest picture."""
        return self._pose(name)[:3]

    def _wanted(self) -> list[str]:
        """The egg pointed out, or every boulder of the colour that is in sight."""
        view: Message = self.client.table["view"]
        if view.get("egg"):
            return [view["egg"]]
        return [name for name in self.pieces if name.startswith(f"{view['colour']}-")]

    def _radius(self, name: str) -> float:
        pieces: list[dict[str, Any]] = self.client.scene["scene"]["pieces"]
        return float(next(one for one in pieces if one["name"] == name)["diameter"]) / 2


class StickHand(SocketHand):
    """Pulls a stick out of the can: down to its top, close, and up along the stick."""

    held = False  # the stick has been between the fingers

    def _way(self) -> Way:
        stick = f"stick-{self.client.table['view']['declared'].removeprefix('pull ')}"
        length = float(self.client.scene["scene"]["stick"]["length"])
        while True:
            axis = _matrix(self._pose(stick)[3:])[:, 2]
            axis = axis if axis[2] > 0 else -axis
            grasp = self.place(stick) + axis * (length / 2 - GRASP)
            above = np.array([0.0, 0.0, OVER_STICKS - grasp[2]])
            yield from self._come_to(grasp + above)
            for wanted in self._take_from(grasp + above, grasp, grasp + axis * length + above, 0.0):
                yield wanted
                self.held = self.held or self.holds


def _matrix(wxyz: Floats) -> Floats:
    w, x, y, z = wxyz
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )
