"""Tasks for a hand behind Gymnasium's interface: its checks, set-ups in files, and a hand that can."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from teeter.commands import evaluate
from teeter.envs import setups, tasks
from teeter.envs.demonstrating import Demonstrator
from teeter.hands.physical_game import physical_game
from teeter.hands.trials import SERIES
from teeter.physics.engine import PhysicsError
from teeter.rules.games import GAMES

# A late nest takes a quarter of a minute to build.
LATE = {name: [pytest.mark.slow] for name in tasks.TASKS if "-late-" in name}
every_task = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=LATE.get(name, [])) for name in tasks.TASKS]
)
NAMED = "teeter/gulo-gulo-top-v0"


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("set-ups")


def file_of(folder: Path, name: str, count: int = 1) -> Path:
    """A file of set-ups, made when it is first asked for."""
    path = folder / f"{name.removeprefix('teeter/')}-{count}.jsonl"
    if not path.exists():
        game, task = tasks.TASKS[name]
        setups.write(path, game, setups.make(game, task, range(count)))
    return path


def made(folder: Path, name: str, **settings: Any) -> tasks.HandEnv:
    env = gymnasium.make(name, set_ups=file_of(folder, name), **settings).unwrapped
    assert isinstance(env, tasks.HandEnv)
    return env


def test_there_are_fourteen_tasks_and_trials_can_set_them_up() -> None:
    assert len(tasks.TASKS) == 14
    for game in GAMES.values():
        if game.physical:
            trials = type(physical_game(game).trials)
            assert {*physical_game(game).tasks} == {*trials.tasks, *trials.goal_tasks} - {SERIES}


@every_task
def test_gymnasiums_checker_is_content(name: str, folder: Path) -> None:
    check_env(made(folder, name), skip_render_check=True)
    check_env(made(folder, name, reward="dense", sensors="touch"), skip_render_check=True)
    check_env(made(folder, name, sensors="pixels"), skip_render_check=True)


@every_task
def test_the_same_seed_and_actions_give_the_same_try(name: str, folder: Path) -> None:
    told = []
    for _ in range(2):
        env = made(folder, name, sensors="touch", reward="dense")
        seen, info = env.reset(seed=4)
        assert info["is_success"] is False
        rng = np.random.default_rng(5)
        rows = [np.concatenate([*seen.values()])]
        for _ in range(12):
            action = rng.uniform(-0.5, 0.5, 6).astype(np.float32)
            seen, reward, terminated, truncated, info = env.step(action)
            rows.append(np.concatenate([*seen.values(), np.array([reward], np.float32)]))
            assert seen in env.observation_space
            if terminated or truncated:
                break
        told.append(b"".join(row.tobytes() for row in rows))
    assert told[0] == told[1]


@every_task
def test_a_picture_shows_which_piece_is_wanted_and_that_the_hand_moves(name: str, folder: Path) -> None:
    env = made(folder, name, sensors="pixels")
    first = env.reset(seed=4)[0]["pixels"]
    assert is_wanted(first).any()
    for _ in range(4):
        seen = env.step(np.array([0, 0, -1, 0, 0, 0], np.float32))[0]
    assert {*seen} == {"agent_pos", "pixels"}
    assert not np.array_equal(first, seen["pixels"])
    assert np.array_equal(first, env.reset(seed=4)[0]["pixels"]), "the same world, the same picture"


def is_wanted(pixels: Any) -> Any:
    """Which pixels are of the colour that only the wanted piece has."""
    red, green, blue = (pixels[..., part].astype(int) for part in range(3))
    return (red > 2 * green) & (blue > 2 * green) & (red > 60)


def test_the_command_knows_the_same_sensors() -> None:
    assert evaluate.SENSORS == tasks.SENSORS


def test_a_careful_hand_takes_an_egg_through_the_actions_alone(folder: Path) -> None:
    """Not every time: which nest bears it machines differ."""
    env = gymnasium.make(NAMED, set_ups=file_of(folder, NAMED, 3), reward="dense").unwrapped
    assert isinstance(env, tasks.HandEnv)
    words = []
    for number in range(3):
        seen, _ = env.reset(seed=number, options={"set_up": number})
        policy, over, total = Demonstrator(env), False, 0.0
        while not over:
            seen, reward, terminated, truncated, info = env.step(policy(seen))
            over, total = terminated or truncated, total + float(reward)
        words.append(info.get("report", "late"))
        assert (total > 0.8) or not info["is_success"]
        assert info["is_success"] == (words[-1] == "takes")
    assert "takes" in words


def test_time_and_faults_of_the_physics_truncate(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env = made(folder, NAMED, seconds=0.15)
    env.reset(seed=1)
    still = np.zeros(6, np.float32)
    assert [env.step(still)[2:4] for _ in range(3)] == [(False, False), (False, False), (False, True)]

    def breaks() -> None:
        raise PhysicsError("an egg flies")

    env.reset(seed=1)
    monkeypatch.setattr(env.stage, "advance", breaks)
    _, reward, terminated, truncated, info = env.step(still)
    assert (reward, terminated, truncated, info["fault"]) == (0.0, False, True, "an egg flies")


@pytest.mark.parametrize("odd", [np.nan, np.inf])
def test_an_action_that_is_no_number_is_refused_and_changes_nothing(odd: float, folder: Path) -> None:
    env = made(folder, NAMED, sensors="touch")
    env.reset(seed=3)
    action = np.zeros(6, np.float32)
    action[3] = odd
    with pytest.raises(ValueError, match="An action is of finite numbers, and not"):
        env.step(action)
    seen, *_ = env.step(np.zeros(6, np.float32))
    assert seen in env.observation_space


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_several_at_once(mode: str, folder: Path) -> None:
    spawn: Any = {"vector_kwargs": {"context": "spawn"}} if mode == "async" else {}
    path = str(file_of(folder, NAMED))
    envs = gymnasium.make_vec(
        f"teeter.envs.tasks:{NAMED}", num_envs=2, vectorization_mode=mode, set_ups=path, **spawn
    )
    seen, _ = envs.reset(seed=3)
    assert seen["agent_pos"].shape == (2, 7)
    envs.action_space.seed(1)
    _, rewards, *_ = envs.step(envs.action_space.sample())
    assert rewards.shape == (2,)
    envs.close()


def test_a_world_is_made_for_whoever_brings_no_file() -> None:
    env = tasks.HandEnv("gulo-gulo", "top")
    _, info = env.reset(seed=11)
    assert (info["seed"], info["piece"]) == (env.set_up.seed, env.set_up.piece)


def test_what_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="has no task 'sleep', only top, buried, half"):
        tasks.HandEnv("gulo-gulo", "sleep")
    with pytest.raises(ValueError, match="no reward 'gold'"):
        tasks.HandEnv("gulo-gulo", "top", reward="gold")  # type: ignore[arg-type]


def test_a_file_that_was_changed_or_is_of_another_task_is_refused(folder: Path, tmp_path: Path) -> None:
    path = file_of(folder, NAMED)
    assert [one.task for one in setups.load(path, "gulo-gulo", "top")] == ["top"]
    with pytest.raises(setups.BadSetUps, match="holds"):
        setups.load(path, "gulo-gulo", "half")
    other = tmp_path / "other.jsonl"
    other.write_text(path.read_text("utf-8").replace('"seed": 0', '"seed": 1'), "utf-8")
    with pytest.raises(setups.BadSetUps, match="its hash is another"):
        setups.load(other, "gulo-gulo", "top")
    other.write_text("nothing", "utf-8")
    with pytest.raises(setups.BadSetUps, match=r"other\.jsonl is no file of set-ups"):
        setups.load(other, "gulo-gulo", "top")


def test_the_command_makes_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.jsonl"
    words = ["setups", "gulo-gulo", "top", "--count", "1", "--seed", "0", "--out", str(path)]
    monkeypatch.setattr(sys, "argv", words)
    setups.main()
    head = json.loads(path.read_text("utf-8").partition("\n")[0])
    assert head["sha256"] in capsys.readouterr().out
    assert len(setups.load(path, "gulo-gulo", "top")) == 1
