"""The example of a hand that learns: it can be trained, and what it has learned does a task."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from teeter.envs.tasks import HandEnv

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_hand_learns_from_a_few_tries_and_has_one_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Three demonstrations are too few to learn much: whether it succeeds is not asked."""
    monkeypatch.syspath_prepend(EXAMPLES)
    weights = tmp_path / "learned.npz"
    words = ["train_hand.py", "gulo-gulo-top", "--episodes", "3", "--out", str(weights)]
    monkeypatch.setattr(sys, "argv", words)
    import_module("train_hand").main()
    assert "of 3 demonstrations" in capsys.readouterr().out
    env = HandEnv("gulo-gulo", "top", sensors="touch", seconds=2)
    seen, _ = env.reset(seed=1)
    act = import_module("learned_hand").learned(env, 0, weights)
    over = False
    while not over:
        action = act(seen)
        assert env.action_space.contains(action)
        seen, _, terminated, truncated, _ = env.step(action)
        over = terminated or truncated
