"""Tasks for a hand, as environments of Gymnasium: one try in a physical world, 20 actions a second.

To import this file registers them: `gymnasium.make("teeter.envs.tasks:teeter/gulo-gulo-top-v0")`. What
counts as a success is the referee's word, as at the table. `terminated` is that word, `truncated` the
end of the time or a fault of the physics.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal, get_args

import numpy as np
import numpy.typing as npt

from teeter.envs import setups
from teeter.envs.kept import TRAIN, KeptSetUps
from teeter.envs.needs import needs
from teeter.envs.pixels import PIXELS, Eye
from teeter.envs.shaping import Potential
from teeter.envs.steered import AGENT_POS, FAR, RATE, TOUCH, Floats, SteeredHand, hand_actions
from teeter.hands.physical_game import physical_game
from teeter.hands.trials import SetUp
from teeter.physics.engine import PhysicsError
from teeter.physics.stage import Command, Report
from teeter.rules.games import GAMES
from teeter.rules.games import game as named

needs("gymnasium")

import gymnasium  # noqa: E402 - after the sentence for whoever has it not
from gymnasium import spaces  # noqa: E402

SECONDS: Final = 25.0  # of a try, at most
KEPT: Final = "kept"  # set-ups that this machine keeps
VERSION: Final = 0
Sensors = Literal["state", "touch", "pixels"]
SENSORS: Final[tuple[Sensors, ...]] = get_args(Sensors)
Seen = dict[str, npt.NDArray[Any]]


class HandEnv(gymnasium.Env[Seen, Floats]):
    """One task. An action is x, y, z, yaw, level and grip, each from -1 to 1; grip closes above 0."""

    metadata: dict[str, Any] = {"render_modes": [], "render_fps": RATE}  # noqa: RUF012 - as they have it

    def __init__(
        self,
        game: str,
        task: str,
        reward: Literal["sparse", "dense"] = "sparse",
        sensors: Sensors = "state",
        set_ups: str | Path | None = None,
        seconds: float = SECONDS,
        render_mode: None = None,
    ) -> None:
        """`set_ups`: a file of them, or "kept"; without each reset makes its own. Raises BadSetUps."""
        if reward not in ("sparse", "dense") or sensors not in SENSORS:
            raise ValueError(f"There is no reward {reward!r} with sensors {sensors!r}.")
        self.physical: Final = physical_game(named(game))
        if task not in self.physical.tasks:
            raise ValueError(f"{game} has no task {task!r}, only {', '.join(self.physical.tasks)}.")
        self.game, self.task, self.render_mode = game, task, render_mode
        self.task_description = f"{named(game).title}: {task}"
        self.stage = self.physical.stage()
        self._max_episode_steps = int(seconds * RATE)
        self._hand = SteeredHand(self.stage)
        self.ticks: Final = self._hand.ticks
        self._kept = KeptSetUps(game, task) if set_ups == KEPT else None
        self._known = setups.load(Path(set_ups), game, task) if set_ups and not self._kept else []
        self._is_dense, self._feels = reward == "dense", sensors == "touch"
        self._eye = Eye(self.stage) if sensors == "pixels" else None
        self.action_space = hand_actions()
        self.observation_space = self._senses()

    def _senses(self) -> spaces.Space[Any]:
        """What is told besides the hand's own place: a picture, or where everything is."""
        seen: dict[str, spaces.Space[Any]] = {"agent_pos": AGENT_POS}
        if self._eye:
            return spaces.Dict(seen | {"pixels": PIXELS})
        size = len(self.stage.names) * 8 + 7  # everything, and once more the piece
        seen["environment_state"] = spaces.Box(-FAR, FAR, (size,), np.float32)
        if self._feels:
            seen["touch"] = TOUCH
        return spaces.Dict(seen)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new try. `options={"set_up": 3}` asks for one of the file, or a kept one, or is a SetUp."""
        super().reset(seed=seed)
        self.set_up = self._choose((options or {}).get("set_up"))
        self.physical.begin(self.stage, self.set_up)
        self._piece = self.stage.names.index(self.set_up.piece)
        self._hand.begin()
        if self._eye:
            self._eye.begin(self.set_up.piece)
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
        """The hand does this for a moment. Raises BadAction if it holds what is no finite number."""
        self._steps += 1
        fault, word = "", None
        try:
            word = self._obey(action)
        except PhysicsError as error:
            fault = str(error)
        info = self._info(word, fault)
        reward = float(info["is_success"])
        if self._is_dense and not fault:
            reward += self._potential.gained()
        late = self._steps >= self._max_episode_steps
        return self._see(), reward, word is not None, bool(fault) or (late and word is None), info

    def _obey(self, action: Floats) -> Report | None:
        """The hand follows for a moment; the referee's word, if there is one that settles the try."""
        command = self._hand.command(action)
        for _ in range(self.ticks):
            self.stage.command(command)
            for report in self.stage.advance():
                if report.ends or not report.well:
                    return report
        return None

    def towards(self, command: Command) -> Floats:
        """The action that leads to where a command wants the hand, as far as one action can."""
        return self._hand.towards(command)

    def _see(self) -> Seen:
        seen: Seen = {"agent_pos": self._hand.itself()}
        if self._eye:
            return seen | {"pixels": self._eye.look()}
        rows = self._hand.around()
        seen["environment_state"] = np.concatenate([rows.ravel(), rows[self._piece, :7]])
        if self._feels:
            seen["touch"] = self._hand.touch()
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
