"""Who does a task: a function of anybody's, one of our scripted hands, or chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from teeter.bots.own import own
from teeter.envs.demonstrating import Demonstrator
from teeter.envs.steered import Floats
from teeter.envs.tasks import HandEnv, Seen
from teeter.hands.manners import HANDS

Policy = Callable[[Seen], Floats]
"""Is given an observation, and gives an action."""
Maker = Callable[[HandEnv, int], Policy]
"""Is called after each reset, with the environment and a seed, and gives the policy for this try."""

RANDOM: Final = "random"


class BadPolicy(ValueError):
    """There is no such policy, or it cannot be loaded."""


def policy_called(name: str) -> Maker:
    """One of our hands, `random`, or what `module:function` names. Raises BadPolicy."""
    if ":" in name:
        return own(name, "policy", BadPolicy)
    if name == RANDOM:
        return _random
    if name in HANDS:
        return lambda env, seed: Demonstrator(env, name, seed)
    there = ", ".join([*HANDS, RANDOM])
    raise BadPolicy(
        f"There is no policy {name[:60]!r}; there is {there}, or your own as module:function."
    )


def _random(env: HandEnv, seed: int) -> Policy:
    rng = np.random.default_rng(seed)

    def act(observation: object) -> Floats:
        return rng.uniform(-1.0, 1.0, 6).astype(np.float32)

    return act
