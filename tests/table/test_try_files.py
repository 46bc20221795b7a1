"""The file of tries beside a record: written, read, and run again."""

from __future__ import annotations

import dataclasses
import io
import json
import weakref
import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest

from teeter.bots.simple import any_of
from teeter.cli import main
from teeter.hands.model_referee import ModelReferee
from teeter.hands.physical_referee import PhysicalReferee
from teeter.physics.engine import PHYSICS
from teeter.physics.try_form import COMMAND
from teeter.physics.try_recording import GONE, TryRecording
from teeter.rules.contract import REFEREE, SEATS, Outcome
from teeter.rules.games import GAMES
from teeter.table.record import ENGINE, NO_PHYSICS, BadRecord, Record, RecordLine, write
from teeter.table.try_files import SAME, beside, pack, run_again, unpack
from teeter.table.zips import MOST_BYTES
from tests.physical import PHYSICAL
from tests.tries import CANNOT_BE, changed


@pytest.fixture(scope="module")
def stretch() -> tuple[Record, list[bytes]]:
    """The first three tries of a game, as a record that stops there."""
    game = GAMES["gulo-gulo"]
    rng = Random(11)
    options = game.options(2)
    setup = game.deal(options, 0, rng)
    state = game.new(options, setup)
    referee = PhysicalReferee(PHYSICAL[game.name], "average", rng)
    lines: list[RecordLine] = []
    while len(referee.tries) < 3 or state.turn == REFEREE:
        who = state.turn
        move = referee.report(game, state) if who == REFEREE else any_of(state.moves(), rng)
        state.play(move)
        lines.append(RecordLine(None, who, move.text))
    outcome = Outcome((0,), (0, 0), "stopped")
    record = Record(
        game.name, options, tuple(SEATS[:2]), "11", ENGINE, PHYSICS, setup, outcome, tuple(lines), 14
    )
    return record, [tried.to_bytes() for tried in referee.tries]


def test_every_try_comes_out_as_recorded(stretch: tuple[Record, list[bytes]]) -> None:
    record, tries = stretch
    compared = list(run_again(record, unpack(pack(tries))))
    said = [line.text for line in record.lines if line.who == REFEREE]
    assert [each.said for each in compared] == [(text,) for text in said]
    assert all(each.apart == 0.0 for each in compared)


def test_a_record_that_says_something_else_is_found_out(stretch: tuple[Record, list[bytes]]) -> None:
    record, tries = stretch
    first, second = (TryRecording.from_bytes(told) for told in tries[:2])
    second.after = first.after  # the second try is told in the place of the first
    second.commands = []
    with pytest.raises(BadRecord, match="try 1 comes out as"):
        list(run_again(record, [second.to_bytes()]))


def test_a_path_with_a_command_deleted_is_found_out(stretch: tuple[Record, list[bytes]]) -> None:
    record, (*others, last) = stretch
    holed = TryRecording.from_bytes(last)
    del holed.commands[-12:-2]
    with pytest.raises(
        BadRecord, match=r"try 3 (parts from its track by .* mm|comes out as)"
    ) as caught:
        list(run_again(record, [*others, holed.to_bytes()]))
    assert record.lines[caught.value.line - record.first_line].who == REFEREE


def test_another_physics_is_compared_only_loosely(stretch: tuple[Record, list[bytes]]) -> None:
    record, (*others, last) = stretch
    tried = TryRecording.from_bytes(last)
    elsewhere(tried)
    *_, compared = run_again(record, [*others, tried.to_bytes()])
    assert compared.apart > SAME
    assert not compared.same
    assert compared.physics == "mujoco 1.0"


@pytest.mark.parametrize("gone", [0, 1, 2])
def test_a_try_that_is_missing_is_found_out_and_its_move_named(
    stretch: tuple[Record, list[bytes]], gone: int
) -> None:
    record, tries = stretch
    spoken = [(number, line) for number, line in enumerate(record.lines) if line.who == REFEREE]
    number, word = spoken[gone]
    with pytest.raises(BadRecord, match=f"'{word.text}' comes from a try that is missing") as caught:
        list(run_again(record, [*tries[:gone], *tries[gone + 1 :]]))
    assert caught.value.line == record.first_line + number


def test_words_of_a_try_that_broke_off_and_was_begun_again_need_none() -> None:
    """A machine may be turned off after a touch: the next try goes on from there."""
    game = GAMES["go-cuckoo"]
    rng = Random(3)
    options = game.options(2)
    setup = game.deal(options, 0, rng)
    state = game.new(options, setup)
    lines: list[RecordLine] = []

    def say(who: int, text: str) -> None:
        state.play(game.moves[text])
        lines.append(RecordLine(None, who, text))

    say(state.turn, any_of(state.moves(), rng).text)
    say(REFEREE, "touches")
    hand = PhysicalReferee(PHYSICAL[game.name], "average", rng)
    hand._told = 1
    while state.turn == REFEREE:
        say(REFEREE, hand.report(game, state).text)
    ended = (Outcome((0,), (0, 0), "stopped"), tuple(lines), 14)
    record = Record(game.name, options, tuple(SEATS[:2]), "3", ENGINE, PHYSICS, setup, *ended)
    assert [each.number for each in run_again(record, [hand.tries[0].to_bytes()])] == [1]
    with pytest.raises(BadRecord, match="comes from a try that is missing"):
        list(run_again(record, []))


def cut(tried: TryRecording) -> None:
    """Not only of its aftermath, which need not have been seen to its end."""
    while tried.times[-1] > tried.ticks // 2:
        del tried.times[-1], tried.changes[-1]


def hide(tried: TryRecording) -> None:
    tried.changes[-1] = np.array([[0, *[GONE] * 7]], dtype=np.int16)


def turn(tried: TryRecording) -> None:
    tried.changes[0][0, 4:] = np.roll(tried.changes[0][0, 4:], 1)


@pytest.mark.parametrize("change", [cut, hide, turn])
def test_a_track_that_shows_something_else_is_found_out(
    stretch: tuple[Record, list[bytes]], change: Callable[[TryRecording], None]
) -> None:
    record, (first, *_) = stretch
    tried = TryRecording.from_bytes(first)
    change(tried)
    with pytest.raises(BadRecord, match="try 1 parts from its track"):
        list(run_again(record, [tried.to_bytes()]))


@pytest.fixture(scope="module")
def finished() -> tuple[Record, TryRecording]:
    """A whole game of which only the first try was made by a hand."""
    game = GAMES["gulo-gulo"]
    rng = Random(12)
    options = game.options(2)
    setup = game.deal(options, 0, rng)
    state = game.new(options, setup)
    hand, model = PhysicalReferee(PHYSICAL[game.name], "clumsy", rng), ModelReferee(rng, 1.0)
    lines: list[RecordLine] = []
    while (outcome := state.outcome()) is None and len(lines) < 10_000:
        who = state.turn
        referee = model if hand.tries else hand
        move = referee.report(game, state) if who == REFEREE else any_of(state.moves(), rng)
        state.play(move)
        lines.append(RecordLine(None, who, move.text))
    assert outcome is not None
    record = Record(
        game.name, options, tuple(SEATS[:2]), "12", ENGINE, NO_PHYSICS, setup, outcome, tuple(lines)
    )
    return record, hand.tries[0]


def as_recorded(tried: TryRecording) -> None:
    pass


def elsewhere(tried: TryRecording) -> None:
    turn(tried)
    tried.physics = "mujoco 1.0"


@pytest.mark.parametrize(
    ("change", "code", "told"),
    [
        (as_recorded, 0, "no piece is more than 0.00 mm from its track"),
        (turn, 2, "parts from its track"),
        (elsewhere, 0, "compared only loosely: recorded with mujoco 1.0,"),
    ],
)
def test_the_command_says_whether_the_tries_are_right(
    finished: tuple[Record, TryRecording],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    change: Callable[[TryRecording], None],
    code: int,
    told: str,
) -> None:
    record, kept = finished
    tried = TryRecording.from_bytes(kept.to_bytes())
    change(tried)
    path = tmp_path / "game.txt"
    path.write_text(write(record), "utf-8")
    beside(path).write_bytes(pack([tried.to_bytes()]))
    assert main(["replay", str(path), "--check", "--physics"]) == code
    out, err = capsys.readouterr()
    assert told in (err if code else out)


@pytest.mark.parametrize("saved", CANNOT_BE)
def test_a_try_in_a_world_that_cannot_be_is_named_with_its_move(
    stretch: tuple[Record, list[bytes]], saved: str
) -> None:
    record, (first, *others) = stretch
    with pytest.raises(BadRecord, match="try 1: this is not a try: its world cannot be") as caught:
        list(run_again(record, [changed(first, saved=saved), *others]))
    assert record.lines[caught.value.line - record.first_line].who == REFEREE


def test_a_try_that_cannot_be_read_is_named(stretch: tuple[Record, list[bytes]]) -> None:
    record, (*others, last) = stretch
    with pytest.raises(BadRecord, match="try 3: this is not a try: its ticks are not"):
        list(run_again(record, [*others, changed(last, ticks=2**62)]))


def test_no_terminal_obeys_the_physics_of_a_strangers_file(
    finished: tuple[Record, TryRecording], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, kept = finished
    told = changed(kept.to_bytes(), physics="\x1b]0;owned\x07\x1b[2J" + "x" * 1000)
    path = tmp_path / "game.txt"
    path.write_text(write(record), "utf-8")
    for tries in ([told], [changed(told, commands=np.zeros(0, COMMAND))]):
        beside(path).write_bytes(pack(tries))
        main(["replay", str(path), "--check", "--physics"])
        said = "".join(capsys.readouterr())
        assert "\\x1b]0;owned\\x07" in said
        assert "\x1b" not in said
        assert "x" * 100 not in said


def test_the_command_fails_where_a_try_is_missing(
    finished: tuple[Record, TryRecording], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, tried = finished
    path = tmp_path / "game.txt"
    path.write_text(write(dataclasses.replace(record, physics=PHYSICS)), "utf-8")
    beside(path).write_bytes(pack([tried.to_bytes()]))
    assert main(["replay", str(path), "--check", "--physics"]) == 2
    assert "comes from a try that is missing" in capsys.readouterr().err


def test_bad_files_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadRecord, match="not a zip file"):
        unpack(b"hello")
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as folder:
        folder.writestr("00001.npz", b"no try")
    with pytest.raises(BadRecord, match="holds something else"):
        unpack(file.getvalue())


def test_a_try_that_would_grow_beyond_measure_is_not_unpacked() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as folder:
        folder.writestr("00001.npz", bytes(MOST_BYTES + 1))
    assert len(file.getvalue()) < 100_000
    with pytest.raises(BadRecord, match="too large"):
        unpack(file.getvalue())


def test_tries_that_together_would_grow_beyond_measure_are_refused() -> None:
    """Each alone is small enough: half a megabyte of them would take gigabytes."""
    file = io.BytesIO()
    np.savez_compressed(file, changes=np.zeros((60 * 2**20 // 16, 8), np.int16))
    assert len(unpack(pack([file.getvalue()] * 4))) == 4
    with pytest.raises(BadRecord, match="the tries are too large"):
        unpack(pack([file.getvalue()] * 5))


def test_one_try_is_kept_unpacked_at_a_time(
    stretch: tuple[Record, list[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    record, tries = stretch
    track = TryRecording.from_bytes
    alive: list[
        weakref.ref[object]
    ] = []  # a world belongs to each: tries themselves have no such names
    kept: list[int] = []

    def read(told: bytes) -> TryRecording:
        kept.append(sum(one() is not None for one in alive))
        tried = track(told)
        alive.append(weakref.ref(tried.changes[0].base))
        return tried

    monkeypatch.setattr(TryRecording, "from_bytes", read)
    assert len(list(run_again(record, tries))) == 3
    assert max(kept) <= 1, "the one before goes when the next is there"


def test_the_file_lies_beside_the_record() -> None:
    assert beside(Path("games/eruk-1.txt")) == Path("games/eruk-1.tries")


def test_a_game_without_a_physical_table_has_no_tries(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "eruk", "--games", "1", "--seed", "1", "--record", str(tmp_path)]) == 0
    (record,) = tmp_path.iterdir()
    assert main(["replay", str(record), "--check", "--physics"]) == 2
    assert "cannot be read" in capsys.readouterr().err
    beside(record).write_bytes(pack([]))
    assert main(["replay", str(record), "--check", "--physics"]) == 2
    assert "has no physical table" in capsys.readouterr().err


def test_a_record_without_a_try_has_none_to_tell_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "gulo-gulo", "--skill", "1", "--games", "1", "--seed", "1"]
    assert main([*words, "--record", str(tmp_path)]) == 0
    (record,) = tmp_path.iterdir()
    beside(record).write_bytes(pack([]))
    capsys.readouterr()
    assert main(["replay", str(record), "--physics", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tries"] == []
    assert main(["replay", str(record), "--json"]) == 0
    assert "tries" not in json.loads(capsys.readouterr().out)
