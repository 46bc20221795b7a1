"""The games behind PettingZoo's interface: its own suites, and what we promise beyond."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.env_logger import EnvLogger

from teeter.envs import board
from teeter.lab.conformance.cases import Case
from teeter.rules.contract import BadOptions, Illegal
from teeter.rules.games import GAMES
from tests.rules.cases import CASES

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """PettingZoo warns of illegal moves, which its suites make on purpose."""
    EnvLogger.suppress_output()
    yield
    EnvLogger.unsuppress_output()


def play_out(env: board.BoardEnv, seed: int) -> list[dict[str, Any]]:
    """A game of random legal actions; what each agent hears at its end."""
    env.reset(seed=seed)
    rng, heard = np.random.default_rng(seed), []
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last(observe=False)
        if terminated or truncated:
            heard.append({"agent": agent, "reward": reward, "truncated": truncated, **info})
            env.step(None)
        else:
            env.step(rng.choice(info["action_mask"].nonzero()[0]))
    return heard


@every_case
def test_petting_zoos_suites_pass(case: Case) -> None:
    settings: Any = {"variant": case.variant, **dict(case.choices)}
    for seats in case.game.seats:
        api_test(board.raw_env(case.game.name, seats=seats, **settings), num_cycles=40)
    api_test(board.env(case.game.name, **settings), num_cycles=40)
    seed_test(lambda: board.raw_env(case.game.name, **settings), num_cycles=60)


@every_game
def test_the_guarded_env_is_drawn_in_words_and_steps_in_parallel(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(lambda render_mode=None: board.env(name, render_mode=render_mode))
    assert len(capsys.readouterr().out.splitlines()) > 20
    parallel_api_test(board.parallel_env(name), num_cycles=40)


@every_case
def test_rewards_add_up_to_nothing_and_the_best_gets_most(case: Case) -> None:
    env = board.raw_env(case.game.name, variant=case.variant, max_moves=50_000, **dict(case.choices))
    heard = play_out(env, 3)
    assert len(heard) == env.rules.seats
    assert not any(one["truncated"] for one in heard)
    assert sum(one["reward"] for one in heard) == pytest.approx(0.0)
    for one in heard:
        assert one["won"] == (one["reward"] == max(other["reward"] for other in heard))
        assert one["why"]


@every_game
def test_a_game_without_end_is_truncated_and_says_so(name: str) -> None:
    heard = play_out(board.raw_env(name, max_moves=15), 1)
    assert all(one["truncated"] and one["reward"] == 0.0 for one in heard)
    assert all("truncated after 1" in one["why"] for one in heard)


@every_game
def test_observations_share_no_memory(name: str) -> None:
    env = board.raw_env(name)
    env.reset(seed=1)
    first = env.observe("seat_0")
    assert not np.shares_memory(first, env.observe("seat_0"))
    assert not np.shares_memory(first, env.observe("seat_1"))


def test_an_illegal_action_changes_nothing_in_the_raw_env_and_ends_the_guarded_one() -> None:
    raw = board.raw_env("eruk")
    raw.reset(seed=1)
    before = raw.state_of_game.to_json()
    with pytest.raises(Illegal):
        raw.step(0)  # nobody can stop before the first counter is turned
    assert raw.state_of_game.to_json() == before
    guarded = board.env("eruk")
    guarded.reset(seed=1)
    who = guarded.agent_selection
    guarded.step(0)
    assert guarded.rewards[who] == -1.0
    assert all(guarded.terminations.values())


def test_wrong_settings_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions):
        board.raw_env("eruk", seats=9)
    with pytest.raises(BadOptions):
        board.raw_env("gulp", deck="99")
