"""Tries written down: they come back from bytes, and run again bit by bit alike."""

from __future__ import annotations

import io
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from teeter.bots.simple import any_of
from teeter.physics.stage import Command, Report
from teeter.physics.stages import STAGES
from teeter.physics.tried import PLACE_UNIT, BadTry, Recorder, Tried, again, rounded
from teeter.rules.contract import REFEREE, State
from teeter.rules.games import GAMES

metres = st.floats(-0.6, 0.6)


def a_try(game: str, seed: int) -> tuple[Tried, State, list[Report]]:
    """The first try of a game, the state it was made in, and what the referee said."""
    recorder, state, reports = recorded(game, seed)
    return recorder.tried, state, reports


def recorded(game: str, seed: int, hand: str = "average") -> tuple[Recorder, State, list[Report]]:
    rng = Random(seed)
    state = GAMES[game].start(GAMES[game].options(2), rng)
    while state.turn != REFEREE:
        state.play(any_of(state.moves(), rng))
    stage = STAGES[game]()
    stage.follow(state, seed)
    recorder = Recorder(stage, state, after=0)
    script = stage.script(hand, rng)
    reports: list[Report] = []
    while not (reports and reports[-1].ends):
        recorder.command(next(script))
        late = recorder.tried.seconds > 20
        reports += recorder.give_up() if late else recorder.advance()
    return recorder, state, reports


@pytest.mark.parametrize("game", STAGES)
def test_a_try_runs_again_bit_by_bit_alike_from_its_bytes(game: str) -> None:
    tried, state, reports = a_try(game, seed=5)
    read = Tried.from_bytes(tried.to_bytes())
    assert read.commands == tried.commands
    said, new = again(read, STAGES[game](), state)
    assert said == reports
    assert new.times == tried.times
    assert all(np.array_equal(was, now) for was, now in zip(tried.changes, new.changes, strict=True))


def test_the_track_shows_where_everything_was_to_a_fiftieth_of_a_millimetre() -> None:
    tried, state, _ = a_try("gulo-gulo", seed=7)
    stage = STAGES["gulo-gulo"]()
    stage.restore(tried.saved)
    stage.begin(state)
    (_, first), *_, (last, _) = tried.frames()
    seen = stage.poses()
    assert np.array_equal(np.isnan(first), np.isnan(seen))
    assert np.nanmax(np.abs(first[:, :3] - seen[:, :3])) <= PLACE_UNIT
    assert last == pytest.approx(tried.seconds)


def test_a_try_that_was_given_up_is_given_up_again() -> None:
    game = GAMES["gulo-gulo"]
    rng = Random(3)
    state = game.start(game.options(2), rng)
    while state.turn != REFEREE:
        state.play(any_of(state.moves(), rng))
    stage = STAGES[game.name]()
    stage.follow(state, 3)
    recorder = Recorder(stage, state, after=0)
    assert recorder.advance(5) == []
    (report,) = recorder.give_up()
    said, _ = again(Tried.from_bytes(recorder.tried.to_bytes()), STAGES[game.name](), state)
    assert [each.text for each in said] == [report.text] == ["alarm gave up"]


@given(metres, metres, metres, st.floats(-4, 4), st.booleans(), st.floats(0, 1))
def test_a_rounded_command_stays_as_it_is(
    x: float, y: float, z: float, yaw: float, grip: bool, level: float
) -> None:
    told = rounded(Command(x, y, z, yaw, grip, level))
    assert rounded(told) == told
    assert abs(told.x - x) < 1e-6
    assert told.grip == grip


def test_a_command_that_is_refused_is_not_written_down() -> None:
    tried, state, _ = a_try("gulo-gulo", seed=5)
    stage = STAGES["gulo-gulo"]()
    stage.restore(tried.saved)
    recorder = Recorder(stage, state, after=0)
    assert recorder.command(Command(float("nan"), 0.0, 0.1, 0.0, grip=False)) is not None
    assert recorder.tried.commands == []


@pytest.mark.parametrize("told", [b"", b"PK", b"not a try at all", b"\x93NUMPY"])
def test_what_is_not_a_try_is_refused_in_a_sentence(told: bytes) -> None:
    with pytest.raises(BadTry, match="not a try"):
        Tried.from_bytes(told)


def test_another_form_is_refused() -> None:
    file = io.BytesIO()
    np.savez_compressed(file, form=np.array(99))
    with pytest.raises(BadTry, match="form 99"):
        Tried.from_bytes(file.getvalue())


def test_what_goes_on_falling_after_the_last_word_is_in_the_track_and_falls_again_alike() -> None:
    recorder, state, (report,) = recorded("gulo-gulo", seed=2, hand="clumsy")
    assert report.text != "takes"
    tried = recorder.tried
    while recorder.aftermath():
        pass
    assert tried.times[-1] > tried.ticks
    said, new = again(Tried.from_bytes(tried.to_bytes()), STAGES["gulo-gulo"](), state)
    assert said == [report]
    assert new.times == tried.times
    assert all(np.array_equal(was, now) for was, now in zip(tried.changes, new.changes, strict=True))
