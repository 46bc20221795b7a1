"""A careful scripted hand takes an egg from a nest through Gymnasium: put your policy in its place."""

from __future__ import annotations

import gymnasium

from teeter.envs.demonstrating import Demonstrator
from teeter.envs.tasks import HandEnv


def main() -> None:
    env = gymnasium.make("teeter/gulo-gulo-top-v0", reward="dense", sensors="touch").unwrapped
    assert isinstance(env, HandEnv)
    observation, info = env.reset(seed=3)
    policy = Demonstrator(env, "careful")
    total, steps, over = 0.0, 0, False
    while not over:
        observation, reward, terminated, truncated, info = env.step(policy(observation))
        total, steps, over = total + float(reward), steps + 1, terminated or truncated
    said = info.get("report", "time is up")
    print(f"{info['piece']}: the referee says '{said}' after {steps} actions, reward {total:.2f}")


if __name__ == "__main__":
    main()
