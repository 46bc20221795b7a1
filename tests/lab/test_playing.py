"""A game of bots, move by move."""

from __future__ import annotations

import pytest

from teeter.lab import playing
from teeter.lab.judging import Judge
from teeter.lab.playing import Sitting, play_bots
from teeter.rules.contract import REFEREE, Outcome
from teeter.rules.games import GAMES
from teeter.table.record import ENGINE, Record
from teeter.table.try_files import run_again


def test_the_tries_of_all_hands_at_one_world_can_be_run_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bot has hands of its own, and the tries are counted through the game and not by hand."""
    monkeypatch.setattr(playing, "MAX_MOVES", 9)
    game = GAMES["gulo-gulo"]
    played = play_bots(
        Sitting(game.name, game.options(2), ("beginner", "casual"), "5", Judge("physics"))
    )
    said = [line.text for line in played.lines if line.who == REFEREE]
    players = {line.who for line in played.lines} - {REFEREE}
    assert players == {0, 1}
    nobody = Outcome((0,), (0, 0), "stopped")
    told = (game.name, played.state.options, played.names, "5", ENGINE, played.physics)
    record = Record(*told, played.setup, nobody, played.lines)
    again = list(run_again(record, played.tries))
    assert [word for each in again for word in each.said] == said
    assert len(again) == len(said) >= 2
    assert all(each.apart == 0.0 for each in again)
