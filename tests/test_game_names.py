"""A game is named in its own folder and nowhere else: whoever adds one edits no other file.

Not looked at: comments, docstrings, and what a command shows as an example of itself, like
"teeter play eruk". In the client also what is made by a program: its first line says so.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from teeter.rules.games import GAMES

ROOT = Path(__file__).parent.parent
ROOMS = ("rules", "words", "physics", "hands", "table", "bots", "server", "lab", "envs", "commands")
NAMES = re.compile(rf"\b({'|'.join(name.replace('-', '[-_]') for name in GAMES)})\b")
QUOTED = re.compile(r""""[^"\n]*"|'[^'\n]*'|`[^`]*`""")
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
EXAMPLE = "teeter "


def named_in_python(text: str) -> Iterator[str]:
    """Games that a program names: in a string, or as what it imports."""
    tree = ast.parse(text)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            if not node.value.startswith(EXAMPLE):
                yield from NAMES.findall(node.value)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from NAMES.findall(ast.unparse(node).replace(".", " "))


def named_in_client(text: str) -> Iterator[str]:
    """The same in a file of the client."""
    if "Do not edit" in text.partition("\n")[0]:
        return
    for quoted in QUOTED.findall(COMMENT.sub("", text)):
        yield from NAMES.findall(quoted)


def naming_in_client() -> dict[str, set[str]]:
    """The files of the client, outside the folders of the games, that name a game; and which."""
    source = ROOT / "web" / "src"
    homes = [source / "games" / name for name in GAMES]
    found = {
        str(path.relative_to(source)): {*named_in_client(path.read_text("utf-8"))}
        for path in sorted([*source.rglob("*.ts"), *source.rglob("*.tsx"), *source.rglob("*.css")])
        if not any(path.is_relative_to(home) for home in homes)
    }
    return {path: names for path, names in found.items() if names}


@pytest.mark.parametrize("room", ROOMS)
def test_no_room_names_a_game(room: str) -> None:
    files = sorted((ROOT / "teeter" / room).rglob("*.py"))
    named = {str(path): {*named_in_python(path.read_text("utf-8"))} for path in files}
    assert {path: names for path, names in named.items() if names} == {}


def test_no_file_of_the_client_names_a_game() -> None:
    assert naming_in_client() == {}


def test_a_named_game_is_found() -> None:
    text = (
        '"""Eruk."""\nfrom teeter.games.go_cuckoo import x\nA = {"gulp": 1}\nB = "teeter play eruk"\n'
    )
    assert {*named_in_python(text)} == {"go_cuckoo", "gulp"}
    assert [*named_in_client('// eruk\nconst a = "pitch.pharaoh";')] == ["pharaoh"]
    assert not [*named_in_client('// Made by a program. Do not edit.\nconst a = "gulp";')]
