"""A hand over the socket: it knows what a client knows, poses and the scene, and nothing else."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from teeter.server.frames import POSES
from tests.server.client import Client, Message

Floats = npt.NDArray[np.float64]
FAST, SLOW = 0.2, 0.06  # m/s
NEAR = 0.025  # metres: from here on it goes slowly
LIFT = 0.08  # metres
GRASP = 0.008  # metres below its top, where a stick is gripped
CLOSING = 0.3  # seconds
YAWS = 12
MOST = 8.0  # seconds of the world, then it gives up


class SocketHand:
    """Plays the tries of one seat in a bowl: down beside the piece, close, up and out."""

    def __init__(self, client: Client, seat: int) -> None:
        self.client = client
        self.seat = seat
        self.sequence = 0

    def take(self) -> None:
        """Play the try that is under way to its end, however it ends."""
        number = self.client.see_try()
        way = self._way()
        while self._goes_on(number):
            if self.seconds > MOST:
                self.client.say("give_up", seat=self.seat, try_number=number)
            place, yaw, grip = next(way)
            self.sequence += 1
            self.client.hand(self.seat, number, self.sequence, *place, yaw, 0.0, grip=grip)
            while self._goes_on(number) and self.client.hear() is not None:
                pass

    def _goes_on(self, number: int) -> bool:
        hand = self.client.table["hand"]
        return bool(hand["phase"] == "trying" and hand["number"] == number)

    def _way(self) -> Iterator[tuple[Floats, float, bool]]:
        """Where the fingertips should be at the time of each picture, for ever."""
        while True:
            target = self.easiest(self._wanted())
            turned = _matrix(self._pose("hand")[3:])
            up = turned[:, 2]
            yaw = self._best_yaw(target, turned[:, 0], up)
            down = self.place(target) - up * self._radius(target) * 0.55
            for place in self._along(self.place("hand"), down + up * NEAR, FAST):
                yield place, yaw, False
            for place in self._along(down + up * NEAR, down, SLOW):
                yield place, yaw, False
            until = self.seconds + CLOSING
            while self.seconds < until:
                yield down, yaw, True
            for place in self._along(down, down + up * LIFT, SLOW):
                yield place, yaw, True
            while self.holds:
                yield down + up * LIFT, yaw, True

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

    def _way(self) -> Iterator[tuple[Floats, float, bool]]:
        stick = f"stick-{self.client.table['view']['declared'].removeprefix('pull ')}"
        length = float(self.client.scene["scene"]["stick"]["length"])
        above = np.array([0.0, 0.0, NEAR])
        while True:
            axis = _matrix(self._pose(stick)[3:])[:, 2]
            axis = axis if axis[2] > 0 else -axis
            grasp = self.place(stick) + axis * (length / 2 - GRASP)
            for place in self._along(self.place("hand"), grasp + above, FAST):
                yield place, 0.0, False
            for place in self._along(grasp + above, grasp, SLOW):
                yield place, 0.0, False
            until = self.seconds + CLOSING
            while self.seconds < until:
                yield grasp, 0.0, True
            self.held = self.held or self.holds
            for place in self._along(grasp, grasp + axis * length + above, SLOW):
                yield place, 0.0, True
            while self.holds:
                yield grasp + axis * length + above, 0.0, True


def _matrix(wxyz: Floats) -> Floats:
    w, x, y, z = wxyz
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )
