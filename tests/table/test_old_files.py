"""Files of the version before the house was moved still open: records, saved games, tries and worlds.

All were written by that version itself.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from teeter.physics.try_recording import TryRecording, again
from teeter.rules.contract import REFEREE, State
from teeter.rules.games import GAMES
from teeter.table.record import Record, read, write
from teeter.table.replay import check, replay
from teeter.table.saved import load
from teeter.table.try_files import beside, unpack
from tests.physical import BOWL_GAMES, PHYSICAL

OURS = [name for name, game in GAMES.items() if game.package.startswith("teeter.")]

OLD = Path(__file__).parent / "old"


@pytest.mark.parametrize("name", OURS)
def test_a_finished_record_is_right_in_every_move_and_in_its_result(name: str) -> None:
    record = read((OLD / f"{name}.finished.txt").read_bytes())
    assert check(record).outcome() == record.outcome
    assert write(record).encode() == (OLD / f"{name}.finished.txt").read_bytes()


@pytest.mark.parametrize("name", OURS)
def test_a_saved_game_goes_on_where_it_was_left(name: str) -> None:
    saved = load((OLD / f"{name}.saved.json").read_bytes())
    table = saved.table()
    assert [(line.seconds, line.who, line.text) for line in table.lines] == saved.moves
    assert table.turn is not None


@pytest.mark.parametrize("name", PHYSICAL)
def test_a_try_opens_and_its_path_is_played_again(name: str) -> None:
    """In the world that it began in; how it ends may differ since the pole is of wood."""
    path = OLD / f"{name}.teeter"
    (tried,) = map(TryRecording.from_bytes, unpack(beside(path).read_bytes()))
    stage = PHYSICAL[name].stage()
    _, new = again(tried, stage, _before(read(path.read_bytes()), tried.after))
    assert (new.names, new.ticks) == (tried.names, tried.ticks)
    pieces = [row for row, one in enumerate(stage.names) if not one.startswith(("hand", "finger"))]
    was, now = tried.frames()[0][1][pieces], new.frames()[0][1][pieces]
    assert np.allclose(was, now, atol=1e-4, equal_nan=True)


def _before(record: Record, words: int) -> State:
    """The game when the referee had said so many words and was to watch a try."""
    told = 0
    for line, state in replay(record):
        told += line is not None and line.who == REFEREE
        if told == words and state.turn == REFEREE:
            return state
    raise AssertionError("nobody tries anything")


@pytest.mark.parametrize("name", PHYSICAL)
def test_a_kept_world_opens_as_the_rules_left_it(name: str) -> None:
    stage = PHYSICAL[name].stage()
    stage.restore((OLD / f"{name}.world.json").read_text("utf-8"))
    before = stage.poses()
    *_, (_, state) = replay(read((OLD / f"{name}.teeter").read_text("utf-8")))
    stage.follow(state, 1)
    other_pole = name in BOWL_GAMES  # since then it is of wood: a bowl with the reed is poured anew
    assert np.array_equal(before, stage.poses(), equal_nan=True) != other_pole


@pytest.mark.parametrize("name", BOWL_GAMES)
def test_a_full_bowl_is_one_with_all_that_a_game_begins_with(name: str) -> None:
    *_, (_, state) = replay(read((OLD / f"{name}.teeter").read_text("utf-8")))
    assert PHYSICAL[name].is_full(state) == (name == "gulo-gulo"), "refilled after an alarm"
