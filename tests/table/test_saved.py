"""A game that is not over, kept in a file and gone on with."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from teeter.rules.games import GAMES
from teeter.table.events import Reported
from teeter.table.log import TablePlan
from teeter.table.saved import BadSaved, load, save
from teeter.table.table import Table
from teeter.table.terminal import HOLDER, laid
from tests.says import says


def under_way(name: str, moves: int = 30) -> Table:
    """A table of one person and bots after some moves by chance."""
    table = laid(TablePlan(name, GAMES[name].options(3), "7", 0.0, HOLDER), 1, "casual")
    rng = Random(2)
    for _ in range(moves):
        assert table.state is not None
        if table.turn is None:
            break
        if table.turn < 0:
            said = table.game.stand_in(table.state, rng, 0.8)
            table.report(Reported(said.text, "seen"), 1.0)
        else:
            table.play_for(table.turn, rng.choice(table.moves(table.turn)).text, table.version, 1.0)
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_goes_on_where_it_was_left(name: str) -> None:
    table = under_way(name)
    saved = load(save(table, 1, "casual", 0.8))
    assert (saved.seat, saved.level, saved.skill) == (1, "casual", 0.8)
    again = saved.table()
    assert again.state is not None
    assert table.state is not None
    assert again.state.to_json() == table.state.to_json()
    assert again.lines == table.lines
    assert [again.heard_by(seat) for seat in range(3)] == [table.heard_by(seat) for seat in range(3)]


def test_what_was_taken_back_is_not_kept() -> None:
    table = under_way("eruk", 0)
    assert table.turn is not None
    seat = table.turn
    table = laid(table.plan, seat, "casual")
    table.play_for(seat, "turn 3", table.version, 1.0)
    table.ask_undo(seat, HOLDER, table.version, 2.0)
    assert load(save(table, seat, "casual", 0.8)).table().lines == []


def changed(**parts: Any) -> bytes:
    told = json.loads(save(under_way("eruk"), 1, "casual", 0.8))
    return json.dumps(told | parts).encode()


BAD = {
    "not JSON": (b"\x00\xff", "not a saved game"),
    "no game": (b"{}", "not a saved game"),
    "nested": (b"[" * 100_000, "not a saved game"),
    "huge": (b" " * 4_000_001, "too large"),
    "something more": (changed(more=1), "not a saved game"),
    "something a terminal would obey": (changed(**{"\x1b[2J": 1}), r"not a saved game.*\\x1b\[2J"),
    "another form": (changed(teeter_saved=2), "form 2"),
    "no such game": (changed(game="chess"), "There is no game 'chess'"),
    "too many seats": (changed(seats=9), "2 to 5 players"),
    "no such seat": (changed(seat=3), "no such seat"),
    "no such skill": (changed(skill=7.0), "no such skill"),
    "another deal": (changed(seed="8"), "another version"),
    "no such move": (changed(moves=[[0.0, 0, "fly"]]), "There is no move 'fly'"),
    "nobody's move": (changed(moves=[[0.0, -7, "stop"]]), "There are seats A to C"),
    "a wrong move": (changed(moves=[[0.0, 1, "stop"]]), "move, not|Turn over at least one"),
}


@pytest.mark.parametrize(("file", "why"), BAD.values(), ids=BAD)
def test_what_is_no_saved_game_is_refused_in_a_sentence(file: bytes, why: str) -> None:
    with pytest.raises(BadSaved, check=says(why)):
        load(file).table()


def test_a_finished_game_is_no_saved_game() -> None:
    table = under_way("eruk", 400)
    assert table.outcome is not None
    with pytest.raises(BadSaved, check=says("over")):
        load(save(table, 1, "casual", 0.8)).table()
