"""OpenSpiel's information-set search plays a few moves of Gulp against chance, with true odds."""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from teeter.envs import spiel


def main() -> None:
    print(f"There are {', '.join(map(spiel.short_name, spiel.KNOWN))}.")
    game = pyspiel.load_game("teeter_gulp(players=2,deck=52,max_moves=12)")
    rng = np.random.RandomState(7)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        max_simulations=10,
        random_state=rng,
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=chances)))
        else:
            action = bot.step(state)
            print(f"player {state.current_player()}: {state.action_to_string(action)}")
            state.apply_action(action)


if __name__ == "__main__":
    main()
