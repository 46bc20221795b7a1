"""The benches beside OpenSpiel measure, and say what they measured. No speed is asserted here."""

from __future__ import annotations

import json
import sys
from types import ModuleType

import pytest

from bench import envs, playouts
from bench.rules import PEER, PeerMissing
from teeter.rules.games import GAMES

BENCHES = [envs, playouts]


def measure(bench: ModuleType, runs: list[None]) -> dict[str, envs.Speed]:
    name = bench.__name__.rpartition(".")[2]
    speeds: dict[str, envs.Speed] = getattr(bench, f"bench_{name}")(0.001, lambda: runs.append(None))
    return speeds


@pytest.mark.parametrize("bench", BENCHES)
def test_every_game_is_measured_beside_the_peer(
    bench: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 2)
    runs: list[None] = []
    speeds = measure(bench, runs)
    assert [*speeds] == [PEER, *GAMES]
    assert len(runs) == 2 * (1 + len(GAMES))
    assert speeds[PEER].ratio == 1.0
    assert all(speed.moves_per_second > 0 and speed.ratio > 0 for speed in speeds.values())
    document = bench.to_json(speeds)
    assert json.loads(json.dumps(document)) == document
    assert [*document["games"]] == [PEER, *GAMES]
    assert len(bench.table(speeds)) == 2 + len(GAMES)
    assert "in plain Python" in bench.table(speeds)[0]


@pytest.mark.parametrize("bench", BENCHES)
def test_without_the_peer_it_says_what_to_install(
    bench: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(PeerMissing, match="research"):
        measure(bench, [])
