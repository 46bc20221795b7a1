"""A sixth game, from a package of its own: every command knows it, and Teeter was not edited for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from teeter.lab.conformance import PROMISES
from teeter.rules.games import GAMES
from tests.once import once
from tests.sixth_game import NIM, installed

BROKEN = {
    "broken/__init__.py": "import no_such_module\n",
    "broken-1.dist-info/METADATA": "Metadata-Version: 2.1\nName: broken\nVersion: 1\n",
    "broken-1.dist-info/entry_points.txt": "[teeter.games]\nchess = broken:GAME\n",
}


@dataclass(frozen=True)
class Installed:
    """A person at the command line of that environment, in an empty folder."""

    programs: Path
    folder: Path

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.programs / "teeter", *words],
            cwd=self.folder,
            env={**os.environ, "LC_ALL": "C"},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )

    def says(self, *words: str, typed: str = "") -> str:
        done = self.run(*words, typed=typed)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def tells(self, *words: str) -> Any:
        return json.loads(self.says(*words, "--json"))


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(once(tmp_path_factory, "sixth", lambda place: str(installed(place)))[1])


@pytest.fixture
def teeter(programs: Path, tmp_path: Path) -> Installed:
    return Installed(programs, tmp_path)


def test_it_is_listed_after_ours(teeter: Installed) -> None:
    games = teeter.tells("games")
    assert [game["name"] for game in games] == [*GAMES, "nim"]
    assert "nim: Veiled Nim, 2-4 players" in teeter.says("games")


def test_its_rules_are_told_from_its_own_package(teeter: Installed) -> None:
    assert "Whoever takes the last pebble wins." in teeter.says("rules", "nim")
    assert "roll back" in teeter.says("rules", "nim", "turn")


def test_it_is_simulated_recorded_and_replayed(teeter: Installed) -> None:
    told = teeter.tells("simulate", "nim", "--games", "20", "--seed", "7", "--record", "games")
    assert (told["games"], told["reasons"]) == (20, {"the last pebble is taken": 20})
    record = str(teeter.folder / "games" / "nim-7-0.txt")
    assert teeter.tells("replay", record, "--check")["legal"]
    assert "\nOne rolls back.\n" in teeter.says("replay", record, "--text")


def test_it_has_a_referee_who_may_ask_for_a_skill(teeter: Installed) -> None:
    told = teeter.tells("simulate", "nim", "--games", "2", "--seed", "7", "--skill", "0.5")
    assert told["referee"] == "model, skill 0.5"


def test_every_level_plays_it_though_it_names_none(teeter: Installed) -> None:
    words = ("nim", "--bots", "beginner,master,random", "--games", "4", "--seed", "7")
    told = teeter.tells("tournament", *words, "--seats", "2", "--jobs", "1")
    assert {bot["name"] for bot in told["bots"]} == {"beginner", "master", "random"}


def test_a_report_is_written_on_it(teeter: Installed) -> None:
    told = teeter.tells("report", "nim", "--games", "6", "--seed", "7", "--jobs", "1")
    assert {found["seats"] for found in told["findings"]} == {2, 3, 4}
    assert "take" in {matter["name"] for matter in told["findings"][0]["matters"]}


def test_it_is_played_against_a_bot_in_the_terminal(teeter: Installed) -> None:
    words = ("play", "nim", "--text", "--seed", "7", "--record", "end.txt")
    told = teeter.says(*words, typed="take 2\nwhy\n" + "take 3\n" * 12)
    assert "Veiled Nim\nYou are A." in told
    assert "Player A: take 2." in told
    assert "for me" in told
    assert "wins" in told
    assert teeter.tells("replay", "end.txt", "--check")["legal"]


def test_it_is_held_to_the_contract_where_there_is_nothing_to_test_with(programs: Path) -> None:
    """Whoever has only installed Teeter has neither its tests nor pytest."""
    python = [str(programs / "python"), "-P"]
    assert subprocess.run([*python, "-c", "import pytest"], capture_output=True, check=False).returncode
    words = [*python, "-m", "teeter.lab.conformance", "nim"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told = done.stdout.splitlines()
    assert len(told) == len(PROMISES)
    assert "kept    copies are independent" in told


def test_its_own_tests_hold_it_to_the_contract() -> None:
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(NIM / "test_nim.py")]
    done = subprocess.run(
        words,
        cwd=NIM,
        env={**os.environ, "PYTHONPATH": str(NIM)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert f"{len(PROMISES)} passed" in done.stdout, done.stdout


def test_a_broken_game_of_another_package_is_told_of_and_all_others_are_there(
    teeter: Installed, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in BROKEN.items():
        path = teeter.folder / "broken" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setenv("PYTHONPATH", str(teeter.folder / "broken"))
    done = teeter.run("games")
    assert done.returncode == 0
    assert "nim: Veiled Nim" in done.stdout
    why = "ModuleNotFoundError: No module named 'no_such_module'"
    assert done.stderr == f"The game chess (broken:GAME) is left out. {why}.\n"
