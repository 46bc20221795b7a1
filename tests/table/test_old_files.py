"""Files of the version before hands and worlds were two rooms still open: records, tries and worlds."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from teeter.physics.engine import PHYSICS
from teeter.physics.try_recording import TryRecording
from teeter.table.record import read
from teeter.table.replay import replay
from teeter.table.try_files import beside, run_again, unpack
from tests.physical import BOWL_GAMES, PHYSICAL

OLD = Path(__file__).parent / "old"


@pytest.mark.parametrize("name", PHYSICAL)
def test_a_record_and_its_tries_open_and_run_again(name: str) -> None:
    path = OLD / f"{name}.teeter"
    record, tries = read(path.read_text("utf-8")), unpack(beside(path).read_bytes())
    (tried,) = map(TryRecording.from_bytes, tries)
    assert tried.names == PHYSICAL[name].stage().names
    assert tried.frames()
    if tried.physics == PHYSICS:  # on another kind of machine it may come out otherwise
        (compared,) = run_again(record, tries)
        assert compared.apart == 0.0


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
