"""Tasks for a hand, as environments of Gymnasium: one try in a physical world, 20 actions a second.

To import this file registers them: `gymnasium.make("teeter.envs.tasks:teeter/gulo-gulo-top-v0")`. What
counts as a success is the referee's word, as at the table. `terminated` is that word, `truncated` the
end of the time or a fault of the physics.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt

from teeter.envs import setups
from teeter.envs.kept import TRAIN, KeptSetUps
from teeter.envs.needs import needs
from teeter.envs.shaping import Potential, place_of
from teeter.hands.physical_game import physical_game
from teeter.hands.trials import SetUp
from teeter.physics.engine import PhysicsError
from teeter.physics.stage import Command, Report
from teeter.rules.games import GAMES
from teeter.rules.games import game as named

needs("gymnasium")

import gymnasium  # noqa: E402 - after the sentence for whoever has it not
from gymnasium import spaces  # noqa: E402

RATE: Final = 20  # actions a second
SECONDS: Final = 25.0  # of a try, at most
REACH: Final = 0.02  # metres that an action moves the hand's goal at most: 0.4 m/s
TURN: Final = 0.3  # radians that it turns it
LEVEL: Final = 0.1  # how far it tips a held stick over, where 1 is lying flat
LEAD: Final = 0.03  # metres that the goal may be ahead of a hand that something holds back
FAR: Final = 2.0  # metres: nothing on the table is farther away
KEPT: Final = "kept"  # set-ups that this machine keeps
VERSION: Final = 0
Floats = npt.NDArray[np.float32]
Seen = dict[str, Floats]


class HandEnv(gymnasium.Env[Seen, Floats]):
    """One task. An action is x, y, z, yaw, level and grip, each from -1 to 1; grip closes above 0."""

    metadata: dict[str, Any] = {"render_modes": [], "render_fps": RATE}  # noqa: RUF012 - as they have it

    def __init__(
        self,
        game: str,
        task: str,
        reward: Literal["sparse", "dense"] = "sparse",
        sensors: Literal["state", "touch"] = "state",
        set_ups: str | Path | None = None,
        seconds: float = SECONDS,
        render_mode: None = None,
    ) -> None:
        """`set_ups`: a file of them, or "kept"; without each reset makes its own. Raises BadSetUps."""
        if reward not in ("sparse", "dense") or sensors not in ("state", "touch"):
            raise ValueError(f"There is no reward {reward!r} with sensors {sensors!r}.")
        self.physical: Final = physical_game(named(game))
        if task not in self.physical.tasks:
            raise ValueError(f"{game} has no task {task!r}, only {', '.join(self.physical.tasks)}.")
        self.game, self.task, self.render_mode = game, task, render_mode
        self.task_description = f"{named(game).title}: {task}"
        self.stage = self.physical.stage()
        self._max_episode_steps = int(seconds * RATE)
        self.ticks: Final = round(1 / RATE / self.stage.tick)
        self._kept = KeptSetUps(game, task) if set_ups == KEPT else None
        self._known = setups.load(Path(set_ups), game, task) if set_ups and not self._kept else []
        self._is_dense, self._feels = reward == "dense", sensors == "touch"
        self._limits: dict[str, float] = self.stage.scene()["hand"]
        self.action_space = spaces.Box(-1.0, 1.0, (6,), np.float32)
        size = len(self.stage.names) * 8
        seen: dict[str, spaces.Space[Any]] = {
            "agent_pos": spaces.Box(
                -FAR, FAR, (7,), np.float32
            ),  # place, yaw's cosine and sine, level, grip
            "environment_state": spaces.Box(
                -FAR, FAR, (size + 7,), np.float32
            ),  # all poses; the piece's
        }
        if self._feels:
            seen["touch"] = spaces.Box(0.0, 1.0, (3,), np.float32)  # held, how hard it pulls, touched
        self.observation_space: spaces.Space[Any] = spaces.Dict(seen)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new try. `options={"set_up": 3}` asks for one of the file, or a kept one, or is a SetUp."""
        super().reset(seed=seed)
        self.set_up = self._choose((options or {}).get("set_up"))
        self.physical.begin(self.stage, self.set_up)
        self._piece = self.stage.names.index(self.set_up.piece)
        self._goal = self._place()
        self._yaw = self._level = 0.0
        self._grip = self.stage.held is not None
        self._steps = 0
        self._potential = Potential(self.stage, self._piece)
        return self._see(), self._info()

    def _choose(self, asked: int | SetUp | None) -> SetUp:
        if isinstance(asked, SetUp):
            return asked
        if self._kept:
            return self._kept.get(int(self.np_random.choice(TRAIN)) if asked is None else asked)
        if not self._known:
            return setups.make(self.game, self.task, [int(self.np_random.integers(2**31))])[0]
        return self._known[int(self.np_random.integers(len(self._known))) if asked is None else asked]

    def step(self, action: Floats) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        self._steps += 1
        fault, word = "", None
        try:
            word = self._obey(np.clip(np.asarray(action, np.float64), -1.0, 1.0))
        except PhysicsError as error:
            fault = str(error)
        info = self._info(word, fault)
        reward = float(info["is_success"])
        if self._is_dense and not fault:
            reward += self._potential.gained()
        late = self._steps >= self._max_episode_steps
        return self._see(), reward, word is not None, bool(fault) or (late and word is None), info

    def _obey(self, action: npt.NDArray[np.float64]) -> Report | None:
        """The hand follows for a moment; the referee's word, if there is one that settles the try."""
        command = self._command(action)
        for _ in range(self.ticks):
            self.stage.command(command)
            for report in self.stage.advance():
                if report.ends or not report.well:
                    return report
        return None

    def _command(self, action: npt.NDArray[np.float64]) -> Command:
        reach, ceiling = self._limits["reach"], self._limits["ceiling"]
        ahead = np.clip(self._goal + action[:3] * REACH - self._place(), -LEAD, LEAD)
        self._goal = np.clip(self._place() + ahead, [-reach, -reach, 0.0], [reach, reach, ceiling])
        self._yaw = math.remainder(self._yaw + float(action[3]) * TURN, 2 * math.pi)
        self._level = min(1.0, max(0.0, self._level + float(action[4]) * LEVEL))
        self._grip = bool(action[5] > 0.0)
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

    def _see(self) -> Seen:
        poses = self.stage.poses()
        there = ~np.isnan(poses[:, :1])
        rows = np.clip(np.concatenate([np.nan_to_num(poses), there], axis=1), -FAR, FAR)
        turned = math.cos(self._yaw), math.sin(self._yaw), self._level, float(self._grip)
        seen: Seen = {
            "agent_pos": np.array([*self._place(), *turned], np.float32),
            "environment_state": np.concatenate(
                [rows.ravel(), rows[self._piece, :7]], dtype=np.float32
            ),
        }
        if self._feels:
            stage = self.stage
            felt = stage.held is not None, min(1.0, max(0.0, stage.felt)), stage.touched
            seen["touch"] = np.array(felt, np.float32)
        return seen

    def _info(self, word: Report | None = None, fault: str = "") -> dict[str, Any]:
        info: dict[str, Any] = {
            "is_success": word is not None and word.well,
            "piece": self.set_up.piece,
            "seed": self.set_up.seed,
        }
        if word is not None:
            info |= {"report": word.text, "seconds": word.seconds}
        return info | {"fault": fault} if fault else info


def task_name(game: str, task: str) -> str:
    """The versioned name of a task."""
    return f"teeter/{game}-{task.replace(' ', '-')}-v{VERSION}"


TASKS: Final = {
    task_name(name, task): (name, task)
    for name, one in GAMES.items()
    if one.physical
    for task in physical_game(one).tasks
}
for _name, (_game, _task) in TASKS.items():
    gymnasium.register(_name, "teeter.envs.tasks:HandEnv", kwargs={"game": _game, "task": _task})
