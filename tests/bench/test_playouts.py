"""The bench of games in one call measures, and says what it measured. No speed is asserted here."""

from __future__ import annotations

import json
import sys

import pytest

from bench import playouts as bench
from bench.rules import PEER, PeerMissing
from teeter.rules.games import GAMES


def test_every_game_is_measured_beside_the_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.playouts.ROUNDS", 2)
    runs: list[None] = []
    speeds = bench.bench_playouts(0.001, lambda: runs.append(None))
    assert [*speeds] == [PEER, *GAMES]
    assert len(runs) == 2 * (1 + len(GAMES))
    assert speeds[PEER].ratio == 1.0
    assert all(speed.games_per_second > 0 and speed.ratio > 0 for speed in speeds.values())
    document = bench.to_json(speeds)
    assert json.loads(json.dumps(document)) == document
    assert len(bench.table(speeds)) == 2 + len(GAMES)
    assert "in plain Python" in bench.table(speeds)[0]


def test_without_the_peer_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(PeerMissing, match="research"):
        bench.bench_playouts(0.001)
