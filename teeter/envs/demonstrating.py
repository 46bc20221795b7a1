"""The scripted hands as policies: they show how a task is done, through its actions alone."""

from __future__ import annotations

from random import Random

from teeter.envs.steered import Floats
from teeter.envs.tasks import HandEnv


class Demonstrator:
    """One of our hands ("careful", "master", ...) at one try after the other."""

    def __init__(self, env: HandEnv, hand: str = "careful", seed: int = 0) -> None:
        self._env = env
        self._hand = hand
        self._rng = Random(seed)
        self.begin()

    def begin(self) -> None:
        """After each reset."""
        env = self._env
        self._commands = env.physical.hand(env.stage, self._hand, self._rng)

    def __call__(self, observation: object) -> Floats:
        """What it does next. A script looks at the world itself, and not at the observation."""
        for _ in range(self._env.ticks):
            command = next(self._commands)
        return self._env.towards(command)
