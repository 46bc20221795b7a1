"""A scripted player at a whole game: it chooses which egg by the odds, then takes it with its hand.

Played are the first moves only: leave out `max_moves` for a whole game, which takes minutes.
"""

from __future__ import annotations

import gymnasium

from teeter.envs.whole import WholeGameEnv
from teeter.envs.whole_player import OddsPlayer


def main() -> None:
    env = gymnasium.make("teeter/gulo-gulo-game-v0", bots="casual", max_moves=7).unwrapped
    assert isinstance(env, WholeGameEnv)
    observation, info = env.reset(seed=2)
    player = OddsPlayer(env)
    steps, over = 0, False
    heard = info["heard"]
    while not over:
        observation, reward, terminated, truncated, info = env.step(player(observation))
        steps, over = steps + 1, terminated or truncated
        heard += info["heard"]
    for who, what in heard:
        print(f"{'referee' if who < 0 else f'seat {who}'}: {what}")
    print(f"{steps} actions, {info['moves']} moves, reward {reward:+.1f}")


if __name__ == "__main__":
    main()
