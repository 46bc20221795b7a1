"""The bench: that it measures and says what it measured. No speed is asserted here."""

from __future__ import annotations

import json
import sys

import pytest

from bench import rules as bench
from bench.rules import PeerMissing, Speed
from teeter.rules.games import GAMES


def test_every_game_is_measured_beside_the_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "COPIES", 10)
    runs: list[None] = []
    speeds = bench.bench_rules(0.001, lambda: runs.append(None))
    assert set(speeds) == set(GAMES) >= set(bench.GOALS)
    assert len(runs) == bench.ROUNDS * (1 + len(GAMES))
    for speed in speeds.values():
        assert speed.steps_per_second > 0
        assert speed.ratio > 0
        assert speed.copy_us > 0
    document = bench.to_json(speeds)
    assert json.loads(json.dumps(document)) == document
    assert len(bench.table(speeds)) == 1 + len(GAMES)
    assert document["compiled"] is False, "tests run what is read, not what is compiled"
    assert bench.table(speeds)[0].startswith("Rules in plain Python")


def test_a_goal_is_reached_by_speed_and_copy() -> None:
    assert Speed(1e6, 1.5, 1.5, 2.9, 3.0).reached
    assert not Speed(1e6, 1.4, 1.5, 2.9, 3.0).reached
    assert not Speed(1e6, 1.5, 1.5, 3.1, 3.0).reached
    assert "NOT reached" in bench.table({"eruk": Speed(1e6, 1.4, 1.5, 2.9, 3.0)})[1]


def test_without_the_peer_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(PeerMissing, match="research"):
        bench.bench_rules(0.001)
