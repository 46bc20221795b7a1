"""Whole physical games for one learner: the checker, what is told, what is refused, what counts."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from teeter.bots.levels import BadBot
from teeter.envs import whole
from teeter.envs.whole_player import OddsPlayer
from teeter.physics.engine import PhysicsError
from teeter.rules.contract import BadOptions
from teeter.rules.games import GAMES

every_game = pytest.mark.parametrize("name", whole.WHOLE_GAMES)
STILL = np.zeros(6, np.float32)


def made(name: str, **settings: Any) -> whole.WholeGameEnv:
    env = gymnasium.make(name, **settings).unwrapped
    assert isinstance(env, whole.WholeGameEnv)
    return env


def begun(name: str = "teeter/gulo-gulo-game-v0", **settings: Any) -> tuple[whole.WholeGameEnv, Any]:
    """A game in which the learner chooses first, as far as chance is asked for it."""
    env = made(name, **settings)
    for seed in range(20):
        if env.game.start(env.rules, rng_of(env, seed)).turn == env.seat:
            return env, env.reset(seed=seed)[0]
    raise AssertionError("no seed lets the learner begin")


def rng_of(env: whole.WholeGameEnv, seed: int) -> Any:
    gymnasium.Env.reset(env, seed=seed)
    return Random(int(env.np_random.integers(2**62)))


def test_the_three_games_with_a_hand_have_one() -> None:
    assert {*whole.WHOLE_GAMES.values()} == {name for name, game in GAMES.items() if game.physical}


@every_game
def test_gymnasiums_checker_is_content(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(name, max_moves=1))
    assert capsys.readouterr().out.strip()  # it is drawn in words


@every_game
def test_who_chooses_and_then_takes_hears_the_true_referee(name: str) -> None:
    env, seen = begun(name)
    player = OddsPlayer(env)
    board, words = seen["board"], list[str]()
    chosen = steered = 0
    while not words:
        legal = {env.actions.moves[0][n] for n in seen["action_mask"].nonzero()[0]}
        assert legal == ({*env.state_of_game.moves()} if not seen["steering"] else set())
        steered += int(seen["steering"])
        chosen += 1 - int(seen["steering"])
        seen, reward, terminated, truncated, info = env.step(player(seen))
        assert seen in env.observation_space
        assert (reward, terminated, truncated) == (0.0, False, False)
        words = [what for who, what in info["heard"] if who < 0]
    assert chosen >= 1
    assert steered > 5
    assert words[0] in {"takes", "touches"} or "alarm" in words[0] or "landslide" in words[0]
    assert not np.array_equal(board, seen["board"])


@every_game
def test_what_is_observed_holds_nothing_that_the_seat_cannot_know(name: str) -> None:
    env, seen = begun(name)
    env._eyes.look(env.state_of_game.redeal(env.seat, Random(5)), env.seat)
    assert env._eyes.row.tobytes() == seen["board"].tobytes()


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    told = []
    for _ in range(2):
        env = made("teeter/pharaoh-game-v0", max_moves=5)
        seen, info = env.reset(seed=4)
        player, over, rows = OddsPlayer(env, seed=1), False, [str(info["heard"])]
        while not over:
            seen, _, terminated, truncated, info = env.step(player(seen))
            rows.append(str(info["heard"]) + "".join(map(str, seen["environment_state"])))
            over = terminated or truncated
        told.append(rows)
    assert told[0] == told[1]


def test_an_illegal_move_changes_nothing_and_is_told() -> None:
    env, seen = begun()
    before = env.state_of_game.to_json()
    illegal = int((seen["action_mask"] == 0).nonzero()[0][0])
    seen, reward, terminated, truncated, info = env.step({"move": illegal, "hand": STILL})
    assert env.state_of_game.to_json() == before
    assert (reward, terminated, truncated, info["illegal"]) == (0.0, False, False, 1)
    assert info["refused"].endswith(".")
    assert not info["heard"]


def test_a_hand_that_does_nothing_gives_up_when_its_time_is_over() -> None:
    env, seen = begun(max_moves=3)
    player, words = OddsPlayer(env), list[str]()
    while not words:
        action = {"move": 0, "hand": STILL} if seen["steering"] else player(seen)
        seen, _, _, truncated, info = env.step(action)
        words = [what for who, what in info["heard"] if who < 0]
    assert words == ["alarm gave up"]
    assert truncated


def test_a_fault_of_the_physics_truncates(monkeypatch: pytest.MonkeyPatch) -> None:
    env, seen = begun()
    player = OddsPlayer(env)
    while not seen["steering"]:
        seen, *_ = env.step(player(seen))

    def breaks() -> None:
        raise PhysicsError("an egg flies")

    monkeypatch.setattr(env.stage, "advance", breaks)
    _, reward, terminated, truncated, info = env.step(player(seen))
    assert (reward, terminated, truncated, info["fault"]) == (0.0, False, True, "an egg flies")


def test_what_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="is played without a hand"):
        whole.WholeGameEnv("eruk")
    with pytest.raises(ValueError, match="no seat 7"):
        whole.WholeGameEnv("gulo-gulo", seat=7)
    with pytest.raises(BadBot):
        whole.WholeGameEnv("gulo-gulo", bots="nobody")
    with pytest.raises(BadOptions):
        whole.WholeGameEnv("gulo-gulo", seats=77)


@pytest.mark.slow
@every_game
def test_a_whole_game_ends_with_a_winner(name: str) -> None:
    env = made(name, bots="beginner", max_moves=100_000)
    seen, _ = env.reset(seed=1)
    player, over = OddsPlayer(env), False
    while not over:
        seen, reward, terminated, truncated, info = env.step(player(seen))
        over = terminated or truncated
    assert terminated or info["fault"]
    if terminated:
        assert info["is_success"] == (reward > 0)
        assert info["why"]
        assert len(info["scores"]) == env.rules.seats
