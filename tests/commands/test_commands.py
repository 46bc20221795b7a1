"""The command line, as a person or a program uses it."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from teeter.cli import COMMANDS, parser
from teeter.rules.games import GAMES
from tests.commands.shell import Shell


def a_record(teeter: Shell, folder: Path, game: str = "eruk") -> Path:
    code, _, _ = teeter("simulate", game, "--games", "1", "--seed", "5", "--record", str(folder))
    assert code == 0
    return next(folder.iterdir())


def test_every_command_has_help_with_an_example_that_it_takes(teeter: Shell) -> None:
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        code, out, _ = teeter(name, "--help")
        assert code == 0
        assert f"example: teeter {name}" in out
        example = out.rpartition("example: teeter ")[2].split()
        assert parser().parse_args(example).run


def test_the_version_is_told(teeter: Shell) -> None:
    assert teeter("--version")[1].startswith("teeter 0")


def test_games_lists_all_five(teeter: Shell) -> None:
    code, out, err = teeter("games")
    assert (code, err) == (0, "")
    assert all(name in out for name in GAMES)
    assert "option naming: animals, all" in out


def test_games_as_json(teeter: Shell) -> None:
    listed = json.loads(teeter("games", "--json")[1])
    assert [one["name"] for one in listed] == list(GAMES)
    eruk = next(one for one in listed if one["name"] == "eruk")
    assert eruk["seats"] == [2, 5]
    assert eruk["options"]["layout"] == ["rows", "scattered"]
    assert "Dorra" in eruk["credits"]


@pytest.mark.parametrize("name", GAMES)
def test_rules_prints_the_page_of_a_game(teeter: Shell, name: str) -> None:
    code, out, _ = teeter("rules", name)
    assert code == 0
    assert out.splitlines()[0] == GAMES[name].title


@pytest.mark.parametrize(
    "words",
    ["eruk options --language fr", "eruk --language fr options", "--language fr eruk options"],
)
def test_a_flag_stands_anywhere_among_the_words_of_rules(teeter: Shell, words: str) -> None:
    code, out, err = teeter("rules", *words.split())
    assert (code, err) == (0, "")
    assert out == teeter("rules", "eruk", "options", "--language=fr")[1]
    assert out.splitlines()[0] == "Options"
    assert len(out) < len(teeter("rules", "eruk", "--language", "fr")[1]) / 2


def test_whoever_says_too_much_or_too_little_is_told(teeter: Shell) -> None:
    assert teeter("rules", "eruk", "score", "more") == (
        2,
        "",
        "teeter: unrecognized arguments: more\n",
    )
    assert teeter("rules", "--language", "fr")[::2] == (
        2,
        "teeter: the following arguments are required: GAME\n",
    )
    assert teeter()[::2] == (2, "teeter: a COMMAND is missing: `teeter --help` lists them all\n")


@pytest.mark.parametrize("name", GAMES)
def test_simulate_tells_what_happened(teeter: Shell, name: str) -> None:
    code, out, _ = teeter("simulate", name, "--games", "3", "--seed", "1", "--seats", "2")
    assert code == 0
    assert "3 games" in out
    assert "wins by seat: A " in out
    assert "ended because: " in out


def test_simulate_as_json_with_variant_option_and_seed(teeter: Shell) -> None:
    line = "simulate go-cuckoo --variant fledgling --option mix=harder --games 2 --seed 9 --json"
    words = line.split()
    first = json.loads(teeter(*words)[1])
    assert first["variant"] == "fledgling"
    assert first["choices"]["mix"] == "harder"
    assert first["games"] == 2
    assert json.loads(teeter(*words)[1]) == first


def test_simulate_without_a_seed_says_which_it_took(teeter: Shell) -> None:
    report = json.loads(teeter("simulate", "eruk", "--games", "1", "--json")[1])
    assert report["seed"] >= 0


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_written_and_checked(teeter: Shell, tmp_path: Path, name: str) -> None:
    path = a_record(teeter, tmp_path, name)
    code, out, err = teeter("replay", str(path), "--check")
    assert (code, err) == (0, "")
    assert "moves are legal" in out
    document = json.loads(teeter("replay", str(path), "--check", "--json")[1])
    assert document["game"] == name
    assert document["legal"] is True


# Pharaoh is told like the others, but by chance it takes a hundred thousand moves.
@pytest.mark.parametrize("name", ["gulo-gulo", "go-cuckoo", "eruk", "gulp"])
def test_replay_tells_every_move_in_sentences(teeter: Shell, tmp_path: Path, name: str) -> None:
    path = a_record(teeter, tmp_path, name)
    told = teeter("replay", str(path), "--text", "--language", "en")[1].splitlines()
    moves = path.read_text().split("---\n")[1].splitlines()[:-1]
    assert not {*moves} & {*told}, "a move is told by its code"
    assert not [line for line in told if "REFEREE" in line]
    assert told[0] == f"{GAMES[name].title}, base: Random A, Random B"
    at = next(number for number, line in enumerate(told) if re.match("[AB]( and B)? wins?: ", line))
    assert [line[:3] for line in told[at + 1 : at + 3]] == ["A: ", "B: "]
    assert told[-1] == f"All {len(moves)} moves are legal."
    assert told[0] + "".join(told[at:]) == "".join(
        teeter("replay", str(path), "--check")[1].splitlines()
    )


def test_replay_tells_a_game_as_a_table_in_words_told_it(
    teeter: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "game.txt"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n2\n3\n4\n5\n" * 5000))
    words = ["--text", "--language", "de"]
    seated = ["--seed", "3", "--level", "beginner", "--record", str(record)]
    played = teeter("play", "gulo-gulo", *words, *seated)[1]
    told = teeter("replay", str(record), *words)[1].splitlines()
    bots = [line for line in told if line.startswith("Anfänger-Bot B ")]
    assert len(bots) > 10
    assert {*bots} <= {line.removeprefix("> ") for line in played.splitlines()}
    assert told[-1].endswith(" Züge sind erlaubt.")


def test_a_record_of_another_game_is_not_overwritten(teeter: Shell, tmp_path: Path) -> None:
    path = a_record(teeter, tmp_path)
    before = path.read_bytes()
    again = ("simulate", "eruk", "--games", "1", "--seed", "5", "--record", str(tmp_path))
    assert teeter(*again)[0] == 0  # the very same game
    code, _, said = teeter(*again, "--seats", "3")
    assert (code, path.read_bytes()) == (2, before)
    assert "holds another game already" in said


def test_a_tampered_record_is_refused_with_its_line(teeter: Shell, tmp_path: Path) -> None:
    path = a_record(teeter, tmp_path)
    lines = path.read_text().split("\n")
    at = lines.index("---") + 1
    lines[at + 1] = lines[at]
    path.write_text("\n".join(lines))
    code, out, err = teeter("replay", str(path), "--check")
    assert (code, out) == (2, "")
    assert f"line {at + 2}: " in err


def test_play_in_words(teeter: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "game.txt"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n2\n3\n4\n5\n" * 5000))
    code, out, _ = teeter("play", "gulo-gulo", "--text", "--seed", "3", "--record", str(record))
    assert code == 0
    assert "A terminal has no hands" in out
    assert " wins: " in out
    assert teeter("replay", str(record), "--check")[0] == 0


def test_tries_in_words_have_the_fitted_odds_of_simulated_ones(
    teeter: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With these even the steadiest hand fails now and then; with those of the house it never does."""
    record = tmp_path / "game.txt"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n2\n3\n4\n5\n" * 5000))
    words = ["play", "gulo-gulo", "--text", "--seed", "3", "--skill", "1", "--record", str(record)]
    assert teeter(*words)[0] == 0
    assert "REFEREE takes" in record.read_text()
    assert "REFEREE alarm" in record.read_text()


def test_play_asks_for_the_game_and_lets_one_leave(
    teeter: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("4\n"))
    code, out, _ = teeter("play", "--text", "--seat", "B")
    assert code == 0
    assert "Eruk\nYou are B." in out
    assert out.rstrip().endswith("You have left the table.")
    monkeypatch.setattr("sys.stdin", io.StringIO("gulp\nquit\n"))
    assert "Gulp\nYou are A." in teeter("play", "--text")[1]


def test_a_bot_at_a_table_in_words_says_why_and_keeps_its_cards_to_itself(
    teeter: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nwhy\n" * 40 + "quit\n"))
    _, out, _ = teeter("play", "gulp", "--text", "--seed", "23", "--level", "keen")
    told = (line.removeprefix("> ") for line in out.splitlines())
    moves = (line.partition(". ") for line in told if line.startswith("Keen bot B "))
    asked = {deed: why for deed, _, why in moves if why}
    assert len(set(asked.values())) > 5
    assert "Keen bot B keeps a card" in asked, "so there was something to keep"
    assert not [said for said in asked.values() if ". " in said], "what it adds at the end is secret"


BAD = {
    "no command": [],
    "unknown command": ["dance"],
    "unknown game": ["simulate", "chess"],
    "unknown game's page": ["rules", "chess"],
    "seven seats": ["simulate", "gulo-gulo", "--seats", "7"],
    "one seat": ["simulate", "eruk", "--seats", "1"],
    "unknown variant": ["simulate", "eruk", "--variant", "blitz"],
    "unknown option": ["simulate", "eruk", "--option", "colour=red"],
    "no option but a flag": ["simulate", "eruk", "--option", "seats=3"],
    "no value": ["simulate", "eruk", "--option", "layout"],
    "wrong value": ["simulate", "eruk", "--option", "layout=heap"],
    "no number": ["simulate", "eruk", "--games", "many"],
    "negative": ["simulate", "eruk", "--games=-5"],
    "zero games": ["simulate", "eruk", "--games", "0"],
    "huge number": ["simulate", "eruk", "--games", "9" * 5000],
    "huge seats": ["simulate", "eruk", "--seats", "9" * 5000],
    "huge seed": ["simulate", "eruk", "--seed", "9" * 30],
    "digits of another script": ["simulate", "eruk", "--games", "٣"],
    "skill": ["simulate", "eruk", "--skill", "2"],
    "skill in words": ["simulate", "eruk", "--skill", "good"],
    "skill nan": ["simulate", "eruk", "--skill", "nan"],
    "missing file": ["replay", "no-such-file.txt", "--check"],
    "a folder": ["replay", "."],
    "no such game to open": ["play", "chess"],
    "no such seat": ["play", "eruk", "--text", "--seats", "2", "--seat", "E"],
    "nothing chosen": ["play", "--text"],
    "unknown bench": ["bench", "everything"],
    "folder is a file": ["simulate", "eruk", "--games", "1", "--record", "pyproject.toml"],
    "unwritable": ["play", "eruk", "--text", "--seed", "1", "--record", "no/such/folder/game.txt"],
}


@pytest.mark.parametrize("words", BAD.values(), ids=BAD.keys())
def test_bad_input_gets_one_sentence_and_exit_code_2(
    teeter: Shell, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    code, _, err = teeter(*words)
    assert code == 2
    assert err.startswith("teeter: ")
    assert len(err.splitlines()) == 1
    assert len(err) < 400


@pytest.mark.parametrize("out", ["no/such/folder/report.html", "tests"])
def test_a_report_that_could_not_be_written_is_not_begun(
    teeter: Shell, monkeypatch: pytest.MonkeyPatch, out: str
) -> None:
    monkeypatch.setattr("teeter.commands.report.find", lambda *plan: pytest.fail("it was begun"))
    code, _, err = teeter("report", "eruk", "--games", "2", "--out", out)
    assert code == 2
    assert f"{Path(out)} cannot be written" in err


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe broken", b"teeter-record 1\n", b"\x00" * 100, b"hello\nworld\n"],
    ids=["empty", "not utf-8", "cut off", "zeros", "a letter"],
)
def test_a_file_that_is_no_record_is_refused(teeter: Shell, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    code, out, err = teeter("replay", str(path), "--check")
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1


def test_a_huge_file_is_not_read(teeter: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with path.open("wb") as file:
        file.truncate(2**30)
    code, _, err = teeter("replay", str(path))
    assert code == 2
    assert "too large" in err


def test_bench_rules_as_json(teeter: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    from bench import rules as bench  # noqa: PLC0415

    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "COPIES", 10)
    monkeypatch.setattr(bench, "rate", lambda play_out, rng, seconds: play_out(rng) * 1000.0)
    document = json.loads(teeter("bench", "rules", "--json")[1])
    assert document["peer"] == "crazy_eights"
    assert set(document["games"]) == set(GAMES)
    assert "steps/s" in teeter("bench", "rules")[1]
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert teeter("bench", "rules")[0] == 2


def test_an_interrupted_command_says_so(teeter: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("teeter.commands.simulate.simulate", interrupted)
    assert teeter("simulate", "eruk")[::2] == (130, "teeter: stopped.\n")


def test_the_program_is_installed_and_leaves_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "teeter.cli", "replay", "nowhere", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "teeter: nowhere cannot be read: No such file or directory\n"


def test_a_closed_pipe_is_no_traceback() -> None:
    command = f"{sys.executable} -m teeter.cli rules gulp | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stdout == "Gulp\n"
    assert done.stderr == ""
