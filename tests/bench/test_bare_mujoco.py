"""The engine alone, for the bench."""

from __future__ import annotations

import pytest

from bench.bare_mujoco import bare_nest


def test_each_call_lets_the_time_of_a_nest_run() -> None:
    step = bare_nest(seed=3, seconds=0.1)
    first = step()
    assert step() - first == pytest.approx(0.1)
