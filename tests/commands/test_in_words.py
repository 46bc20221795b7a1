"""teeter play --text: the commands of a person, files to go on with, and the language."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from teeter.commands.in_words import SECRETS, language_of
from teeter.words.speaker import english
from tests.commands.shell import Shell


@pytest.fixture
def type_in(teeter: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> TypeIn:
    monkeypatch.chdir(tmp_path)
    return TypeIn(teeter, monkeypatch)


class TypeIn:
    """A person who types lines at a table in words."""

    def __init__(self, teeter: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        self.teeter = teeter
        self.monkeypatch = monkeypatch

    def __call__(self, command: str, *lines: str) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
        code, out, err = self.teeter("play", "--text", *command.split())
        assert code == 0, err
        return out


def test_a_game_is_kept_and_gone_on_with(type_in: TypeIn, tmp_path: Path) -> None:
    first = type_in("eruk --seats 3 --seed 7", "turn 17", "save")
    assert "Go on with: teeter play --text --load eruk.saved.json" in first
    assert english(SECRETS) in first
    kept = json.loads((tmp_path / "eruk.saved.json").read_text())
    assert "turn 17" in [move[2] for move in kept["moves"]]
    again = type_in("--load eruk.saved.json", "undo", "save", "save other.json")
    assert "Eruk\nYou are A." in again
    assert "Player A takes back a move." in again
    assert "There is already" not in again  # the file it came from is written anew
    assert (tmp_path / "other.json").read_bytes() == (tmp_path / "eruk.saved.json").read_bytes()


def test_saving_writes_over_nothing_that_is_not_its_own(type_in: TypeIn, tmp_path: Path) -> None:
    (tmp_path / "eruk.saved.json").write_text("mine")
    told = type_in("eruk --seed 7", "save", "save no/such/folder", "save second.json")
    assert "There is already a file eruk.saved.json. Say another name after: save." in told
    assert "no/such/folder cannot be written." in told
    assert (tmp_path / "eruk.saved.json").read_text() == "mine"
    assert (tmp_path / "second.json").is_file()


def test_a_loaded_game_can_be_recorded_at_its_end(type_in: TypeIn, tmp_path: Path) -> None:
    type_in("gulo-gulo --seed 3", "1", "save game.json")
    type_in("--load game.json --record end.txt", *["1", "2", "3", "4", "5"] * 3000)
    code, out, _ = type_in.teeter("replay", str(tmp_path / "end.txt"), "--check")
    assert code == 0
    assert "A: on " in out


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("--load nowhere.json", "cannot be read"),
        ("--load bad.json", "not a saved game"),
        ("--load good.json --seed 3", "--seed is said by the saved game"),
        ("gulp --load good.json", "This is a game of Eruk."),
        ("--load bot.json", "There is no bot 'os:getcwd'"),
        ("--load klingon.json", "There is no language 'tlh'"),
    ],
)
def test_what_cannot_be_loaded_is_refused(type_in: TypeIn, tmp_path: Path, line: str, why: str) -> None:
    type_in("eruk --seed 7", "save good.json")
    good = json.loads((tmp_path / "good.json").read_text())
    (tmp_path / "bad.json").write_text("{}")
    (tmp_path / "klingon.json").write_text(json.dumps(good | {"language": "tlh"}))
    (tmp_path / "bot.json").write_text(json.dumps(good | {"level": "os:getcwd"}))
    code, _, err = type_in.teeter("play", "--text", *line.split())
    assert code == 2
    assert why in err


def test_the_rules_can_be_asked_for_whole_and_in_parts(type_in: TypeIn) -> None:
    told = type_in("eruk --seed 7", "rules", "rules the end", "rules quantum")
    assert told.count("\nThe end\n") + told.count("> The end\n") == 2
    assert "- turn 17: when: collecting, or after naming" in told
    assert "There is no part 'quantum'; there is: In short, Set-up, " in told
    assert not {"<!--", "|", "##", "**"} & set(re.findall(r"<!--|[|]|##|[*]{2}", told))


def test_a_part_of_a_page_is_printed_in_either_language(teeter: Shell) -> None:
    code, out, _ = teeter("rules", "gulp", "bonus")
    assert (code, out.splitlines()[0]) == (0, "Bonus")
    assert "\nKurz gesagt\n" in teeter("rules", "gulp", "--language", "de")[1]
    assert teeter("rules", "gulp", "quantum")[0] == 2


def test_text_play_speaks_german(type_in: TypeIn) -> None:
    told = type_in("eruk --seats 3 --seed 7 --language de", "17", "regeln ende", "speichern", "ende")
    assert "Du bist A." in told
    assert "dreht Plättchen 17 um: " in told
    assert "Die Sonne steht auf Feld" in told
    assert "> Das Ende\n\nDie Partie ist aus" in told
    assert "Wer sie liest, kennt jede Karte" in told
    assert told.rstrip().endswith("Du hast den Tisch verlassen.")
    assert "Welches Spiel?" in type_in("--language de", "schach", "1", "ende")


def test_a_german_game_is_gone_on_with_in_german(type_in: TypeIn, tmp_path: Path) -> None:
    type_in("eruk --seed 7 --language de", "speichern game.json")
    again = type_in("--load game.json", "speichern")
    assert "Du bist A." in again
    assert "You are A." in type_in("--load game.json --language en", "save english.json")
    assert "You are A." in type_in("--load english.json", "quit")
    older = json.loads((tmp_path / "game.json").read_text())
    del older["language"]  # as it was saved before languages were
    (tmp_path / "older.json").write_text(json.dumps(older))
    assert "You are A." in type_in("--load older.json", "quit")


def test_short_german_words_play_and_ask(type_in: TypeIn) -> None:
    told = type_in("eruk --seats 3 --seed 7 --language de", "dreh 17 um", "hör auf", "zuege", "schau")
    assert "Spieler A dreht Plättchen 17 um: ein Rentier.\n" in told
    assert "Spieler A hört auf.\n" in told
    assert "gibt es nicht" not in told


@pytest.mark.parametrize(
    ("setting", "language"),
    [
        ("de_DE.UTF-8", "de"),
        ("de", "de"),
        ("C", "en"),
        ("fr_CA.UTF-8", "fr"),
        ("Spanish_Spain.1252", "es"),
        ("en_GB.UTF-8", "en"),
        ("del_US", "en"),
    ],
)
def test_the_language_is_that_of_the_computer(
    monkeypatch: pytest.MonkeyPatch, setting: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", setting)
    assert language_of(None) == language
    assert language_of("de") == "de"


def test_the_list_of_games_says_what_scores_count(teeter: Shell) -> None:
    out = teeter("games")[1]
    assert "score: eggs left. Fewer is better." in out
    assert "score: crops in store, less those in hand. The closest to 300 wins." in out
    assert json.loads(teeter("games", "--json")[1])[0]["score"] == "the tile of the Gulo."
