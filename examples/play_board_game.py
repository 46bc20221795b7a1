"""Players who choose at random play a board game through PettingZoo: the loop that learners use."""

from __future__ import annotations

import numpy as np

from teeter.envs import board


def main() -> None:
    env = board.raw_env("teeter/eruk-v0", seats=2)
    rng = np.random.default_rng(7)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            print(f"{agent}: {info['score']} counters, reward {reward:+.0f} ({info['why']})")
            env.step(None)
        else:
            legal = info["action_mask"].nonzero()[0]
            env.step(rng.choice(legal))
    print(f"{env}: {observation.size} numbers, {len(env.actions)} actions, {env.moves_played} moves")


if __name__ == "__main__":
    main()
