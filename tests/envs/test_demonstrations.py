"""Demonstrations as a dataset: Minari reads them, and what was done can be done again to the bit."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import minari
import numpy as np
import pytest

from teeter.envs import demonstrations

TASK = "teeter/gulo-gulo-top-v0"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("datasets")
    demonstrations.collect(TASK, "careful", [1, 2], folder)
    return folder


@pytest.fixture
def dataset(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv(demonstrations.FOLDER, str(folder))
    return minari.load_dataset("teeter/gulo-gulo-top/careful-v0")


def test_minari_finds_every_try_with_what_was_seen_and_done(dataset: Any) -> None:
    assert dataset.total_episodes == 2
    for episode in dataset.iterate_episodes():
        count = len(episode.actions)
        assert {len(part) for part in episode.observations.values()} == {count + 1}
        assert {*episode.observations} == {"agent_pos", "environment_state", "touch"}
        assert episode.rewards.sum() == float(episode.infos["is_success"][-1])
        assert (episode.terminations | episode.truncations).tolist() == [False] * (count - 1) + [True]


def test_what_was_done_can_be_done_again(dataset: Any) -> None:
    env = dataset.recover_environment()
    for episode in dataset.iterate_episodes():
        [told] = dataset.storage.get_episode_metadata([episode.id])
        seen, info = env.reset(seed=int(told["seed"]))
        for number, action in enumerate(episode.actions):
            for part, rows in episode.observations.items():
                assert np.array_equal(rows[number], seen[part])
            seen, _, terminated, truncated, info = env.step(action)
        assert terminated or truncated
        assert info["is_success"] == episode.infos["is_success"][-1]


def test_the_command_tells_what_it_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(demonstrations.FOLDER, raising=False)
    words = ["demonstrations", "pharaoh-top", "--episodes", "1", "--out", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", words)
    demonstrations.main()
    assert "teeter/pharaoh-top/careful-v0: 1 episodes, " in capsys.readouterr().out
    assert (tmp_path / "teeter" / "pharaoh-top" / "careful-v0" / "data" / "main_data.hdf5").is_file()
