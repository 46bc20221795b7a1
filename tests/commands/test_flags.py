"""What is said on the command line is heard, or refused in a sentence."""

from __future__ import annotations

import io
import json
import math
import os
import subprocess
import sys
import unicodedata
from functools import partial
from pathlib import Path

import pytest
from tqdm import tqdm

from teeter.commands.common import print_json
from teeter.lab import simulate as lab
from teeter.lab.judging import Judge
from teeter.lab.played import Played
from teeter.lab.resumable_jsonl import ResumableJsonl
from tests.commands.shell import Shell

UNHEARD = {
    "seats in the browser": ("play eruk --seats 9", "--seats is for a table in words"),
    "record in the browser": ("play eruk --record g.txt", "--record is for a table in words"),
    "a variant in the browser": ("play --variant base", "--variant is for a table in words"),
    "seed 0 in the browser": ("play --seed 0", "--seed is for a table in words"),
    "an option in the browser": ("play eruk --option layout=rows", "--option is for a table in words"),
    "a port in words": ("play eruk --text --port 0", "--port is for a table in the browser"),
    "no browser in words": ("play eruk --text --no-browser", "--no-browser is for a table in the"),
    "a database in words": ("play eruk --text --db x", "--db is for a table in the browser"),
    "a bot in words": ("play eruk --text --bot me=os:getcwd", "--bot is for a table in the browser"),
    "hands of the model": ("simulate gulo-gulo --hands careful", "--hands is for --referee physics"),
    "hands of bots by the model": (
        "simulate gulo-gulo --bots keen --hands careful",
        "--hands is for --referee physics",
    ),
    "several bots of a report": ("report eruk --bot keen,casual", "the same bot on all seats"),
    "skill of physics": ("simulate gulo-gulo --referee physics --skill 0", "--skill is for the model"),
    "skill in a physical tournament": (
        "tournament pharaoh --bots beginner,casual --referee physics --skill 0.5",
        "--skill is for the model",
    ),
    "skill without a referee": (
        "simulate eruk --games 2 --skill 0.1",
        "--skill changes nothing: Eruk has no tries",
    ),
    "skill of bots without a referee": (
        "simulate eruk --skill 0.5 --bots keen",
        "--skill changes nothing: Eruk",
    ),
    "skill where the referee tells of cards": (
        "simulate gulp --skill 0.1",
        "--skill changes nothing: Gulp",
    ),
    "skill in a tournament without tries": (
        "tournament eruk --bots keen,master --skill 0.5",
        "--skill changes nothing: Eruk",
    ),
    "skill in words without tries": (
        "play eruk --text --skill 0",
        "--skill changes nothing: Eruk has no tries",
    ),
    "moves of a check": ("replay game.txt --check --text", "--text is not told with --check"),
    "sentences as JSON": ("replay game.txt --text --json", "--text is not told with --json"),
    "a language of the browser": ("replay game.txt --language de", "--language is for --text"),
    "a port of a check": ("replay game.txt --check --port 0", "--port is for the browser"),
    "an option twice": ("simulate eruk --option layout=rows --option layout=rows", "given twice"),
    "no PNG": ("picture pharaoh --out nest.jpg", "call it nest.png"),
    "no proxy": ("serve --proxy nonsense", "a proxy is named by its address"),
}


@pytest.mark.parametrize(("line", "told"), UNHEARD.values(), ids=UNHEARD)
def test_what_would_go_unheard_is_refused(teeter: Shell, line: str, told: str) -> None:
    code, out, err = teeter(*line.split())
    assert (code, out) == (2, "")
    assert told in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "eruk", "--games", "1", "--record", ""],
        ["report", "eruk", "--out", ""],
        ["replay", ""],
    ],
)
def test_a_name_of_no_letters_is_no_file_and_no_folder(teeter: Shell, words: list[str]) -> None:
    code, _, err = teeter(*words)
    assert code == 2
    assert "has a name" in err


def test_what_is_no_json_is_never_printed_as_such(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        print_json({"high": math.inf})
    assert capsys.readouterr().out == ""


def test_json_holds_nothing_that_a_terminal_would_obey(capsys: pytest.CaptureFixture[str]) -> None:
    words = "\x1b[2J \x9b2J \x7f \u2190 ü"
    print_json({"said": words})
    out = capsys.readouterr().out
    assert json.loads(out) == {"said": words}
    assert [letter for letter in out if unicodedata.category(letter) == "Cc" and letter != "\n"] == []
    assert "\u2190 ü" in out


@pytest.mark.parametrize(
    "command", ["simulate", "calibrate", "tournament", "report", "picture", "play"]
)
def test_help_says_what_happens_without_a_seed(teeter: Shell, command: str) -> None:
    assert "one is drawn, and told" in " ".join(teeter(command, "--help")[1].split())


@pytest.mark.parametrize("command", ["simulate", "calibrate", "tournament", "report"])
def test_cores_have_one_name_everywhere(teeter: Shell, command: str) -> None:
    out = teeter(command, "--help")[1]
    assert "--jobs J" in out
    assert "--cores" not in out


def test_the_seed_that_was_drawn_is_told_and_gives_the_same_games_again(teeter: Shell) -> None:
    first = teeter("simulate", "eruk", "--games", "2")[1]
    seed = first.splitlines()[0].rpartition(" ")[2]
    assert first.splitlines()[0] == f"Eruk, base, 2 seats: 2 games, seed {seed}"
    assert teeter("simulate", "eruk", "--games", "2", "--seed", seed)[1] == first


# Long work


def test_an_interrupt_keeps_the_games_that_are_over_and_says_so(
    teeter: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = lab.play_one

    def until_the_third(*words: object) -> Played:
        if words[2] == "5-2":
            raise KeyboardInterrupt
        return real(*words)  # type: ignore[arg-type]

    monkeypatch.setattr(lab, "play_one", until_the_third)
    words = ["simulate", "eruk", "--games", "9", "--seed", "5", "--jobs", "1"]
    words += ["--record", str(tmp_path)]
    code, out, err = teeter(*words)
    assert code == 130
    assert out.startswith("Eruk, base, 2 seats: 2 games, seed 5\n")
    assert err == f"teeter: stopped after 2 of 9 games; their records are in {tmp_path}.\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["eruk-5-0.txt", "eruk-5-1.txt"]


def test_the_bar_of_a_game_by_physics_moves_with_every_move(
    teeter: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teeter.commands.simulate._judge", lambda game, args: Judge("model", 0.8))
    screen = io.StringIO()
    at_once = partial(tqdm, file=screen, ncols=80, delay=0, mininterval=0, miniters=0)
    monkeypatch.setattr(
        "teeter.commands.simulate.progress", lambda total, unit: at_once(total=total, unit=unit)
    )
    assert (
        teeter(
            "simulate", "pharaoh", "--referee", "physics", "--games", "1", "--seed", "5", "--jobs", "1"
        )[0]
        == 0
    )
    assert "1 moves" in screen.getvalue()
    assert "7 moves" in screen.getvalue()


@pytest.mark.parametrize("line", ["games", "games --json", "rules gulp", "replay {} --text"])
def test_who_reads_no_further_is_no_failure(teeter: Shell, tmp_path: Path, line: str) -> None:
    record = tmp_path / "eruk-5-0.txt"
    assert teeter("simulate", "eruk", "--games", "1", "--seed", "5", "--record", str(tmp_path))[0] == 0
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing) as nobody:
        command = [sys.executable, "-m", "teeter.cli", *line.format(record).split()]
        done = subprocess.run(command, stdout=nobody, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# Files of others


def test_a_record_from_windows_is_checked_like_any_other(teeter: Shell, tmp_path: Path) -> None:
    assert teeter("simulate", "eruk", "--games", "1", "--seed", "5", "--record", str(tmp_path))[0] == 0
    record = tmp_path / "eruk-5-0.txt"
    record.write_bytes(b"\xef\xbb\xbf" + record.read_bytes().replace(b"\n", b"\r\n"))
    assert teeter("replay", str(record), "--check")[0] == 0


def test_a_file_that_is_no_text_is_refused_with_its_first_wrong_line(
    teeter: Shell, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xff\xfe")
    assert teeter("replay", str(path), "--check")[2].endswith(
        "game.txt: line 1: this is not text in UTF-8.\n"
    )


def test_a_line_of_kept_work_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    ResumableJsonl(path, {"game": "eruk"}).add([1, 2])
    path.write_text(path.read_text("utf-8").replace("2", "?"), "utf-8")
    with pytest.raises(ValueError, match="line 3 is not JSON"):
        ResumableJsonl(path, {"game": "eruk"})


# Choosing a game


def test_play_asks_again_after_a_wrong_name(teeter: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("chess\n9\npharaoh's gulo gulo\nquit\n"))
    code, out, _ = teeter("play", "--text")
    assert code == 0
    assert "There is no game 'chess'. Type a number from 1 to 5, or a name." in out
    assert "There is no game '9'." in out
    assert "Pharaoh's Gulo Gulo\nYou are A." in out
