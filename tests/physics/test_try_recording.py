"""Tries written down: they come back from bytes, and run again bit by bit alike."""

from __future__ import annotations

import io
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from teeter.bots.simple import any_of
from teeter.hands.giving_up import ANOTHER_HAND_TAKES, give_up
from teeter.physics.stage import Command, Report
from teeter.physics.try_form import BadTry
from teeter.physics.try_recording import PLACE_UNIT, TryRecorder, TryRecording, again, rounded
from teeter.rules.contract import REFEREE, State
from teeter.rules.games import GAMES
from tests.physical import PHYSICAL, script

metres = st.floats(-0.6, 0.6)


def a_try(game: str, seed: int) -> tuple[TryRecording, State, list[Report]]:
    """The first try of a game, the state it was made in, and what the referee said."""
    recorder, state, reports = recorded(game, seed)
    return recorder.tried, state, reports


def begun(game: str, seed: int) -> tuple[TryRecorder, State, Random]:
    """The first try of a game, with the hand standing ready."""
    rng = Random(seed)
    state = GAMES[game].start(GAMES[game].options(2), rng)
    while state.turn != REFEREE:
        state.play(any_of(state.moves(), rng))
    stage = PHYSICAL[game].stage()
    stage.follow(state, seed)
    return TryRecorder(stage, state, after=0), state, rng


def recorded(game: str, seed: int, hand: str = "average") -> tuple[TryRecorder, State, list[Report]]:
    recorder, state, rng = begun(game, seed)
    commands = script(recorder.stage, hand, rng)
    reports: list[Report] = []
    while not (reports and reports[-1].ends):
        recorder.command(next(commands))
        late = recorder.tried.seconds > 20
        reports += give_up(PHYSICAL[game], recorder) if late else recorder.advance()
    return recorder, state, reports


def assert_runs_again(game: str, tried: TryRecording, state: State, reports: list[Report]) -> None:
    """From its bytes, on another stage: the same words, and the same track to the last bit."""
    read = TryRecording.from_bytes(tried.to_bytes())
    assert read.commands == tried.commands
    said, new = again(read, PHYSICAL[game].stage(), state)
    assert said == reports
    assert new.times == tried.times
    assert all(np.array_equal(was, now) for was, now in zip(tried.changes, new.changes, strict=True))


@pytest.mark.parametrize("game", PHYSICAL)
def test_a_try_runs_again_bit_by_bit_alike_from_its_bytes(game: str) -> None:
    tried, state, reports = a_try(game, seed=5)
    assert_runs_again(game, tried, state, reports)


def test_the_track_shows_where_everything_was_to_a_fiftieth_of_a_millimetre() -> None:
    tried, state, _ = a_try("gulo-gulo", seed=7)
    stage = PHYSICAL["gulo-gulo"].stage()
    stage.restore(tried.saved)
    stage.begin(state)
    (_, first), *_, (last, _) = tried.frames()
    seen = stage.poses()
    assert np.array_equal(np.isnan(first), np.isnan(seen))
    assert np.nanmax(np.abs(first[:, :3] - seen[:, :3])) <= PLACE_UNIT
    assert last == pytest.approx(tried.seconds)


def test_a_try_that_was_given_up_is_given_up_again() -> None:
    recorder, state, _ = begun("gulo-gulo", 3)
    assert recorder.advance(5) == []
    (report,) = give_up(PHYSICAL["gulo-gulo"], recorder)
    said, _ = again(
        TryRecording.from_bytes(recorder.tried.to_bytes()), PHYSICAL["gulo-gulo"].stage(), state
    )
    assert [each.text for each in said] == [report.text] == ["alarm gave up"]


@pytest.mark.parametrize("patience", [ANOTHER_HAND_TAKES, 0.5])
def test_a_pull_that_was_given_up_is_made_by_another_hand(
    patience: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CUCK R30: it is seen in the track and runs again alike, also if that hand is at a loss too."""
    monkeypatch.setattr("teeter.hands.giving_up.ANOTHER_HAND_TAKES", patience)
    recorder, state, _ = begun("go-cuckoo", 3)
    assert recorder.advance(5) == []
    reports = give_up(PHYSICAL["go-cuckoo"], recorder)
    assert reports[0].text == "touches"
    assert reports[-1].ends
    made = recorder.tried
    assert made.gave_up == (patience != ANOTHER_HAND_TAKES)
    hand = made.names.index("hand")
    places = [poses[hand, :3] for _, poses in made.frames()[:-1]]
    assert np.ptp(places, axis=0).max() > 0.01, "the hand is seen to move"
    assert_runs_again("go-cuckoo", made, state, reports)


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
    stage = PHYSICAL["gulo-gulo"].stage()
    stage.restore(tried.saved)
    recorder = TryRecorder(stage, state, after=0)
    assert recorder.command(Command(float("nan"), 0.0, 0.1, 0.0, grip=False)) is not None
    assert recorder.tried.commands == []


@pytest.mark.parametrize("told", [b"", b"PK", b"not a try at all", b"\x93NUMPY"])
def test_what_is_not_a_try_is_refused_in_a_sentence(told: bytes) -> None:
    with pytest.raises(BadTry, match="not a try"):
        TryRecording.from_bytes(told)


def test_another_form_is_refused() -> None:
    file = io.BytesIO()
    np.savez_compressed(file, form=np.array(99))
    with pytest.raises(BadTry, match="form 99"):
        TryRecording.from_bytes(file.getvalue())


def test_what_goes_on_falling_after_the_last_word_is_in_the_track_and_falls_again_alike() -> None:
    recorder, state, (report,) = recorded("gulo-gulo", seed=2, hand="clumsy")
    assert report.text != "takes"
    tried = recorder.tried
    while recorder.aftermath():
        pass
    assert tried.times[-1] > tried.ticks
    assert_runs_again("gulo-gulo", tried, state, [report])
