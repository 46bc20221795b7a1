"""Bots at the web table look at the nest before they choose, and see no more than people do."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from teeter.bots.bot import Choice, SeenWith
from teeter.bots.simple import any_of
from teeter.commands.serve import bots_of
from teeter.games.gulo_gulo.view import GuloGuloView
from teeter.server import world_runner
from tests.server.client import QUICK, Client, running


def looker(seen: SeenWith[GuloGuloView]) -> Choice:
    """Says what it sees of the eggs."""
    move = any_of(seen.moves, seen.rng)
    if seen.odds is None:
        return Choice(move, "I see no nest.")
    eggs = [seen.game.moves[f"point {egg}"] for egg in seen.view["nest"]]
    return Choice(move, f"I see {len({round(seen.odds(egg), 6) for egg in eggs})} chances.")


def test_a_bot_chooses_with_the_odds_of_the_nest_on_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world_runner, "LOOKS_FOR", 120.0)  # a busy machine takes its time
    settings = replace(QUICK, bots=bots_of([f"looker={__name__}:looker"]))
    with running(tmp_path, settings) as server, Client(server) as ann:
        ann.create("gulo-gulo", "bot looker", "bot looker")
        told = ann.until(lambda m: any(event["kind"] == "move" for event in m.get("events", [])))
        made = next(event for event in told["events"] if event["kind"] == "move")
        ann.do("why", number=made["number"])
        number = ann.wait("because")["sentence"].split()[2]
        assert int(number) > 5, "hardly two eggs lie alike"
