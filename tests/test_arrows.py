"""The arrows between the rooms: a room imports what lies below it, nothing above, nothing beside."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import teeter
from teeter.rules.games import GAMES

ROOT = Path(teeter.__file__).parent

BELOW = {
    "rules": set[str](),
    "words": {"rules"},
    "physics": {"rules"},
    "hands": {"physics", "rules"},
    "table": {"words", "hands", "physics", "rules"},
    "bots": {"hands", "physics", "rules"},
    "games": {"bots", "hands", "physics", "rules"},  # whose rules see less: below
    "server": {"lab", "words", "table", "bots", "hands", "physics", "rules"},
    "lab": {"words", "table", "bots", "hands", "physics", "rules"},
    "envs": {"lab", "words", "table", "bots", "hands", "physics", "rules"},
    "commands": {"words", "server", "lab", "envs", "table", "bots", "hands", "physics", "rules"},
}
OUTSIDE = {
    "time",
    "datetime",
    "os",
    "socket",
    "pathlib",
    "io",
    "subprocess",
    "threading",
}


def files(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


def rule_files() -> list[Path]:
    """The contract, and of each game its rules: all but its bots and its physical world."""
    games = [path for path in files("games") if "bots" not in path.parts and path.stem != "physical"]
    return [*files("rules"), *games]


def imports(path: Path) -> set[str]:
    """The full names of all modules a file imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            module = node.module or ""
            found |= {module} | {f"{module}.{alias.name}" for alias in node.names}
    return found


def rooms_of(names: set[str]) -> set[str]:
    return {name.split(".")[1] for name in names if name.startswith("teeter.")} & BELOW.keys()


@pytest.mark.parametrize("room", BELOW)
def test_a_room_imports_only_what_lies_below(room: str) -> None:
    for path in files(room):
        assert rooms_of(imports(path)) <= BELOW[room] | {room}, path


def test_every_folder_is_a_room_with_arrows() -> None:
    folders = {path.name for path in ROOT.iterdir() if path.is_dir()}
    built = {"__pycache__", "web_dist"}
    assert folders - built <= BELOW.keys()


def test_rules_import_only_the_contract_and_their_own_game() -> None:
    for path in rule_files():
        assert rooms_of(imports(path)) <= {"rules", "games"}, path


def test_no_game_imports_another() -> None:
    for path in files("games"):
        own = path.relative_to(ROOT / "games").parts[0]
        games = {name.split(".")[2] for name in imports(path) if name.startswith("teeter.games.")}
        assert games <= {own}, path


def test_rules_touch_no_clock_file_or_socket() -> None:
    for path in rule_files():
        heads = {name.split(".")[0] for name in imports(path)}
        assert not heads & OUTSIDE, path


def test_rules_have_no_chance_of_their_own() -> None:
    """They may name the type of the generator that is handed in, and nothing else of `random`."""
    for path in rule_files():
        names = {name for name in imports(path) if name.split(".")[0] in ("random", "secrets")}
        assert names <= {"random", "random.Random"}, path
        tree = ast.parse(path.read_text())
        made = [
            n for n in ast.walk(tree) if isinstance(n, ast.Call) and ast.unparse(n.func) == "Random"
        ]
        assert not made, path


def test_only_the_physics_imports_mujoco() -> None:
    for room in BELOW.keys() - {"physics"}:
        for path in files(room):
            assert not {name for name in imports(path) if name.split(".")[0] == "mujoco"}, path


@pytest.mark.parametrize("room", ["physics", "hands"])
def test_what_all_worlds_share_knows_no_single_one(room: str) -> None:
    """Bowl and can stand on the files at the top of a room, never the other way, nor on each other."""
    worlds = {"bowl", "can"}
    for path in files(room):
        mine = path.relative_to(ROOT / room).parts[0]
        seen = {
            name.split(".")[2] for name in imports(path) if name.count(".") > 1 and "teeter" in name
        }
        assert seen & worlds <= {mine}, path


def test_worlds_hands_and_calibration_know_no_game_by_name() -> None:
    names = set(GAMES)
    for room in ("physics", "hands", "lab/calibration"):
        for path in files(room):
            tree = ast.parse(path.read_text())
            told = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)}
            assert not {one for one in told if isinstance(one, str)} & names, path
