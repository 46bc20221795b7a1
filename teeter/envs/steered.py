"""A hand that is steered by actions, 20 a second, and what it senses: the same in every environment."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import numpy.typing as npt

from teeter.envs.needs import needs
from teeter.envs.shaping import place_of
from teeter.physics.stage import Command, Stage

needs("gymnasium")

from gymnasium import spaces  # noqa: E402 - after the sentence for whoever has it not

RATE: Final = 20  # actions a second
REACH: Final = 0.02  # metres that an action moves the hand's goal at most: 0.4 m/s
TURN: Final = 0.3  # radians that it turns it
LEVEL: Final = 0.1  # how far it tips a held stick over, where 1 is lying flat
LEAD: Final = 0.03  # metres that the goal may be ahead of a hand that something holds back
FAR: Final = 2.0  # metres: nothing on the table is farther away
Floats = npt.NDArray[np.float32]


def hand_actions() -> spaces.Space[Floats]:
    """x, y, z, yaw, level and grip, each from -1 to 1; grip closes above 0."""
    return spaces.Box(-1.0, 1.0, (6,), np.float32)


class BadAction(ValueError):
    """An action that no hand can follow."""


class SteeredHand:
    """Turns actions into commands at one stage, and tells where everything is."""

    def __init__(self, stage: Stage) -> None:
        self.stage: Final = stage
        self.ticks: Final = round(1 / RATE / stage.tick)  # that an action lasts
        self._limits: dict[str, float] = stage.scene()["hand"]
        self.begin()

    def begin(self) -> None:
        """At the beginning of a try."""
        self._goal = self._place()
        self._yaw = self._level = 0.0
        self._grip = self.stage.held is not None

    def command(self, action: npt.ArrayLike) -> Command:
        """What an action asks of the hand, until the next one. Raises BadAction."""
        told = np.asarray(action, np.float64)
        if not np.isfinite(told).all():  # the goal would never be a number again
            raise BadAction(f"An action is of finite numbers, and not {str(told.tolist())[:80]}.")
        told = np.clip(told, -1.0, 1.0)
        reach, ceiling = self._limits["reach"], self._limits["ceiling"]
        ahead = np.clip(self._goal + told[:3] * REACH - self._place(), -LEAD, LEAD)
        self._goal = np.clip(self._place() + ahead, [-reach, -reach, 0.0], [reach, reach, ceiling])
        self._yaw = math.remainder(self._yaw + float(told[3]) * TURN, 2 * math.pi)
        self._level = min(1.0, max(0.0, self._level + float(told[4]) * LEVEL))
        self._grip = bool(told[5] > 0.0)
        x, y, z = map(float, self._goal)
        return Command(x, y, z, self._yaw, self._grip, self._level)

    def towards(self, command: Command) -> Floats:
        """The action that leads to where a command wants the hand, as far as one action can."""
        way = (np.array([command.x, command.y, command.z]) - self._goal) / REACH
        turn = math.remainder(command.yaw - self._yaw, 2 * math.pi) / TURN
        level = (command.level - self._level) / LEVEL
        told = [*way, turn, level, 1.0 if command.grip else -1.0]
        return np.clip(np.array(told, np.float32), -1.0, 1.0)

    def _place(self) -> npt.NDArray[np.float64]:
        return place_of(self.stage)

    def itself(self) -> Floats:
        """Where the hand is: its place, the cosine and sine of its yaw, its level, its grip."""
        turned = math.cos(self._yaw), math.sin(self._yaw), self._level, float(self._grip)
        return np.array([*self._place(), *turned], np.float32)

    def around(self) -> Floats:
        """A row for everything of the stage: its pose, and whether it is in sight."""
        poses = self.stage.poses()
        there = ~np.isnan(poses[:, :1])
        rows = np.clip(np.concatenate([np.nan_to_num(poses), there], axis=1), -FAR, FAR)
        told: Floats = rows.astype(np.float32)
        return told

    def touch(self) -> Floats:
        """Whether it holds something, how hard it pulls, whether it has touched anything."""
        stage = self.stage
        felt = stage.held is not None, min(1.0, max(0.0, stage.felt)), stage.touched
        return np.array(felt, np.float32)


AGENT_POS: Final = spaces.Box(-FAR, FAR, (7,), np.float32)
TOUCH: Final = spaces.Box(0.0, 1.0, (3,), np.float32)
