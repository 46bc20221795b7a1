"""Any game as an environment of PettingZoo (AEC): seats take turns, the referee answers inside `step`.

An observation is a row of numbers made from what the seat may see (`rules/encoding.py`), and the mask
of its legal actions stands in `info["action_mask"]`. A game that does not end within `max_moves` moves
is truncated, and `info["why"]` says so. Seats cannot speak out of turn here.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal

import numpy as np

from teeter.envs.actions import Actions
from teeter.envs.looking import Bits, Floats, encoding_of, follower_of
from teeter.envs.names import full_name, game_called
from teeter.envs.needs import needs
from teeter.envs.rendering import rendered
from teeter.envs.rewards import rewards
from teeter.hands.model_referee import ModelReferee
from teeter.rules.contract import NOBODY, REFEREE, State

needs("gymnasium", "pettingzoo")

from gymnasium import spaces  # noqa: E402 - after the sentence for whoever has it not
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # noqa: E402

SKILL: Final = 0.8  # of the hands, where a try is judged by the fitted model
MOST_MOVES: Final = 2000
RenderMode = Literal["human", "ansi"] | None


class BoardEnv(AECEnv[str, Floats, int]):  # type: ignore[misc]  # it has no types
    """A game in progress. `state_of_game` is the whole truth, for whoever may know it."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        variant: str = "base",
        skill: float = SKILL,
        max_moves: int = MOST_MOVES,
        render_mode: RenderMode = None,
        **choices: str,
    ) -> None:
        """Raises UnknownName and BadOptions."""
        super().__init__()
        self.game: Final = game_called(name)
        self.rules: Final = self.game.checked(seats, variant, choices)
        self.metadata = {
            "name": full_name(self.game),
            "render_modes": ["human", "ansi"],
            "is_parallelizable": True,  # one seat acts and the others wait: see `parallel_env`
        }
        self.render_mode = render_mode
        self.max_moves: Final = max_moves
        self.parts: Final = encoding_of(self.game).parts(self.rules)  # which number stands where
        self.actions: Final = Actions(self.game, self.rules.seats)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._follower = follower_of(self.game, self.rules, self.parts, self.actions)
        self._row: Floats = np.frombuffer(self._follower.row, np.float32)
        self._mask: Bits = np.frombuffer(self._follower.mask, np.int8)
        self._skill = skill
        self._rng = Random()
        self._idle: Bits = np.zeros(len(self.actions), np.int8)
        self._idle.setflags(write=False)
        seen = spaces.Box(-1.0, 1.0, (self.parts.size,), np.float32)
        does = spaces.Discrete(len(self.actions))
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, does)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same one; without a seed chance goes on."""
        if seed is not None:
            self._rng = Random(seed)
        self._referee = ModelReferee(self._rng, self._skill)
        self.state_of_game: State = self.game.start(self.rules, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self._idle} for agent in self.agents
        }
        self.moves_played = 0
        self._follower.begin(self.state_of_game)
        self._referee_speaks()
        self.agent_selection = self.agents[max(0, self.state_of_game.turn)]
        self._go_on(self.agent_selection)

    def observe(self, agent: str) -> Floats:
        self._follower.look(self.state_of_game, self._seat[agent])
        return self._row.copy()

    def step(self, action: int | None) -> None:
        """Play an action of whoever is selected. Raises Illegal, and changes nothing then."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "None is for those whose game is over"
        state = self.state_of_game
        state.play(self.actions.moves[state.turn][action])
        self._cumulative_rewards[agent] = 0.0
        self.moves_played += 1
        self._follower.follow(state)
        if state.turn == REFEREE:
            self._referee_speaks()
        self._go_on(agent)
        if self.render_mode == "human":
            self.render()

    def _referee_speaks(self) -> None:
        state = self.state_of_game
        while state.turn == REFEREE:
            state.play(self._referee.report(self.game, state))
            self.moves_played += 1
            self._follower.follow(state)

    def _go_on(self, before: str) -> None:
        """Whoever is on turn gets the mask of what may be done; or all hear how it ended."""
        state = self.state_of_game
        self.infos[before] = {"action_mask": self._idle}
        if state.turn == NOBODY:
            self._end()
        elif self.moves_played >= self.max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
            for info in self.infos.values():
                info["why"] = f"truncated after {self.moves_played} moves"
        else:
            self._follower.legal(state)
            self.agent_selection = self.possible_agents[state.turn]
            self.infos[self.agent_selection] = {"action_mask": self._mask.copy()}

    def _end(self) -> None:
        outcome = self.state_of_game.outcome()
        assert outcome is not None, "nobody is on turn when there is an outcome"
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, rewards(outcome), strict=True))
        self._accumulate_rewards()
        for agent, info in self.infos.items():
            seat = self._seat[agent]
            info["score"] = outcome.scores[seat]
            info["won"] = seat in outcome.winners
            info["why"] = outcome.reason

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        return rendered(self.game, self.state_of_game, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def raw_env(name: str, **settings: Any) -> BoardEnv:
    """A game by its versioned or its plain name, as fast as it is."""
    return BoardEnv(name, **settings)


def env(name: str, **settings: Any) -> Any:
    """The same with PettingZoo's guards: an illegal action ends the game, and costs the seat 1."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(name, **settings), illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


def parallel_env(name: str, **settings: Any) -> Any:
    """The same for learners that step all agents at once: of whoever waits any action is taken."""
    return turn_based_aec_to_parallel(env(name, **settings))
