"""A scripted player of whole games: it chooses by the odds, and takes with one of our hands."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np

from teeter.envs.steered import Floats
from teeter.envs.whole import Action, Seen, WholeGameEnv
from teeter.physics.stage import Command

SKILL = 0.9  # of a careful hand, for whoever reckons its odds


class OddsPlayer:
    """Makes the move with the best odds, and then goes about it with care."""

    def __init__(self, env: WholeGameEnv, hand: str = "careful", seed: int = 0) -> None:
        self._env, self._hand = env, hand
        self._rng = Random(seed)
        self._trying: object = None  # the try that its commands are for
        self._commands: Iterator[Command] = iter(())

    def __call__(self, observation: Seen) -> Action:
        """What it does next. The script of a hand looks at the world itself, not at the observation."""
        if observation["steering"]:
            return {"move": 0, "hand": self._steered()}
        legal = observation["action_mask"].nonzero()[0]
        moves, odds = self._env.actions.moves[self._env.seat], self._env.odds(SKILL)
        best = max(legal, key=lambda n: (odds(moves[n]), self._rng.random()))
        return {"move": int(best), "hand": np.zeros(6, np.float32)}

    def _steered(self) -> Floats:
        env = self._env
        if self._trying is not env.trying:
            self._trying = env.trying
            self._commands = env.physical.hand(env.stage, self._hand, self._rng)
        for _ in range(env.hand.ticks):
            command = next(self._commands)
        return env.towards(command)
