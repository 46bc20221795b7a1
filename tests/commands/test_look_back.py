"""teeter replay --look-back: the curve as a table, its turning points in sentences, or as JSON."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from teeter.lab.judging import Judge
from teeter.lab.lookback import curve
from teeter.lab.lookback.looking import look_back
from teeter.lab.playing import Sitting, play_bots
from teeter.rules.games import GAMES
from teeter.table.record import write
from teeter.table.try_files import beside, pack
from tests.commands.shell import Shell
from tests.tries import CANNOT_BE, an_old_try, changed


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A short game, and few imagined ones."""
    monkeypatch.setattr("teeter.commands.look_back.look_back", partial(look_back, decisions=6_000))
    monkeypatch.setattr(curve, "FIRST", 6)
    game = GAMES["gulo-gulo"]
    sitting = Sitting(game.name, game.options(2), ("keen", "casual"), "7", Judge("model", 0.8))
    path = tmp_path / "game.txt"
    path.write_text(write(play_bots(sitting).record(game)))
    return path


def test_a_look_back_is_a_table_with_a_row_for_each_point(teeter: Shell, record: Path) -> None:
    code, out, err = teeter("replay", str(record), "--look-back")
    head, first, *_ = out.splitlines()
    assert (code, err) == (0, "")
    assert head.split() == ["step", "games", "A", "keen", "B", "casual"]
    assert first.split()[0] == "0"
    end = next(line for line in out.splitlines() if line.split()[1] == "-")
    assert "100 % (100-100)" in end
    assert "odds of the try" in end
    assert "Turning points: " in out or "No change is larger than the noise." in out


def test_a_look_back_as_json_has_its_sentences_in_english(teeter: Shell, record: Path) -> None:
    code, out, _ = teeter("replay", str(record), "--look-back", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["points"][-1]["step"] == told["last"]
    assert all("Chances of" in one["sentence"] for one in told["turning_points"])
    assert teeter("replay", str(record), "--look-back", "--json")[1] == out


def test_what_would_go_unheard_beside_a_look_back_is_refused(teeter: Shell, record: Path) -> None:
    for flag in ("--text", "--check", "--physics"):
        code, out, err = teeter("replay", str(record), "--look-back", flag)
        assert (code, out) == (2, "")
        assert f"{flag} is not told with --look-back" in err


def test_a_game_played_alone_is_not_looked_back_at(teeter: Shell, tmp_path: Path) -> None:
    game = GAMES["gulo-gulo"]
    sitting = Sitting(game.name, game.options(1, "series"), ("keen",), "1", Judge("model", 0.5))
    path = tmp_path / "alone.txt"
    path.write_text(write(play_bots(sitting).record(game)))
    code, out, err = teeter("replay", str(path), "--look-back")
    assert (code, out) == (2, "")
    assert "ahead of nobody" in err


def test_tries_that_are_none_are_refused_in_a_sentence(teeter: Shell, record: Path) -> None:
    told = an_old_try("gulo-gulo")
    bad = [b"PK", changed(told, after=-1), *(changed(told, after=0, saved=one) for one in CANNOT_BE)]
    sentences = ["not a zip file", "begins before the game", *["its world cannot be"] * len(CANNOT_BE)]
    for one, sentence in zip(bad, sentences, strict=True):
        beside(record).write_bytes(pack([one]))
        code, out, err = teeter("replay", str(record), "--look-back")
        assert (code, out) == (2, "")
        assert sentence in err
        assert err.count("\n") == 1
