"""House data, of rules and of worlds: every value says where it is from, and the program reads it."""

from __future__ import annotations

import ast
import importlib
from functools import cache
from pathlib import Path

import pytest

import teeter
from teeter.rules.games import GAMES
from teeter.rules.source import Value

ROOT = Path(teeter.__file__).parent
HOUSES = [f"teeter.games.{name.replace('-', '_')}.house" for name in GAMES]
WORLDS = [
    "teeter.games.gulo_gulo.physical",
    "teeter.games.pharaoh.physical",
    "teeter.physics.bowl.parts",
    "teeter.physics.can.parts",
]


def named(module: str) -> dict[str, object]:
    """What this very file calls by a name in capitals; some of it are tables of values."""
    loaded = importlib.import_module(module)
    body = ast.parse((ROOT.parent / f"{module.replace('.', '/')}.py").read_text("utf-8")).body
    targets = [node.target for node in body if isinstance(node, ast.AnnAssign)]
    names = [target.id for target in targets if isinstance(target, ast.Name)]
    return {name: getattr(loaded, name) for name in names if name.isupper()}


def values(told: object) -> list[object]:
    return [*told.values()] if isinstance(told, dict) else [told]


@pytest.mark.parametrize("module", HOUSES)
def test_a_house_holds_nothing_but_values_with_a_source_and_a_reason(module: str) -> None:
    kept = [value for told in named(module).values() for value in values(told)]
    assert len(kept) >= 5
    for value in kept:
        assert isinstance(value, Value)
        assert value.source in ("rulebook", "public", "house")
        assert value.why


@pytest.mark.parametrize("module", WORLDS)
def test_what_a_world_is_made_of_has_a_source_and_a_reason(module: str) -> None:
    kept = [value for value in named(module).values() if isinstance(value, Value)]
    assert kept
    assert all(value.source == "house" and value.why for value in kept)


@pytest.mark.parametrize("module", [*HOUSES, *WORLDS])
def test_the_program_reads_every_value(module: str) -> None:
    """What only tests read proves nothing: it goes, or whoever has the number elsewhere takes it."""
    wanted = {key for key, told in named(module).items() if isinstance(values(told)[0], Value)}
    assert wanted - {name for source, name in all_reads() if source == module} == set()


@cache
def all_reads() -> set[tuple[str, str]]:
    """What any file of the program reads of another, or worlds of themselves: module and name."""
    return {read for path in ROOT.rglob("*.py") for read in reads(path)}


def reads(path: Path) -> set[tuple[str, str]]:
    module = ".".join(["teeter", *path.relative_to(ROOT).with_suffix("").parts])
    own = {name: (module, name) for name in named(module)} if module in WORLDS else {}
    folders: dict[str, str] = {}  # by name in this file: the module it stands for
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                folders[alias.asname or alias.name] = f"{node.module}.{alias.name}"
                own[alias.asname or alias.name] = (node.module or "", alias.name)
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in own:
            found.add(own[node.id])
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found.add((folders.get(node.value.id, ""), node.attr))
    return found


def test_a_value_that_nobody_reads_is_found() -> None:
    """This test of ours can fail: a mention in a comment, or in another game, is no reading."""
    file = ROOT / "games" / "gulo_gulo" / "moves.py"
    found = reads(file)
    assert ("teeter.games.gulo_gulo.house", "TILES") in found
    assert ("teeter.games.gulo_gulo.house", "GULOS") not in found
    assert ("teeter.games.pharaoh.house", "TILES") not in found
