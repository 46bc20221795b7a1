"""No sentence goes over the wire: keys and arguments do, and every language has the words for them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec.inspect import StrType, StructType, type_info

from teeter.rules.text import Text
from teeter.server import protocol
from tests.words.ftl import ROOT

ROOMS = ("rules", "games", "bots", "physics", "table", "server")
SAID = {"Refusal", "Illegal", "Unreadable", "BadOptions", "BadSetup", "BadRecord", "self.bad", "Note"}
SAID |= {"HandNote", "TryTold", "Closed", "Refused", "Because", "Shares", "Rates"}
# Faults of files of tries, which only a command tells, in English; and the game that has no texts yet.
ENGLISH = ("try_files.py",)

# Words of programs and people: the same in every language.
THE_SAME = {
    *(
        "Box.name",
        "Box.title",
        "Box.variants",
        "Box.options",
        "Box.alone",
        "BotLevel.name",
        "BotLevel.hand",
    ),
    *("Welcome.server", "Welcome.default_bot", "Welcome.reactions", "Joined.table", "Joined.token"),
    *("SeatTold.level", "Choice.text", "Happened.text", "Happened.shown", "Happened.bodies"),
    *("Update.table", "Update.game", "Update.variant", "Update.options", "Update.next_table"),
    *("Scene.names", "Chatted.text", "Refused.to", "Refused.reason", "Refused.rule", "Closed.table"),
    *("Elsewhere.table", "Elsewhere.address"),
    *("OpenTable.table", "OpenTable.game", "OpenTable.variant"),
    *("Placed.name", "OwnSeries.table", "OwnSeries.card", "Day.game", "Day.day"),
    *("Step.text", "Replay.game", "Replay.variant", "Replay.options"),
}


def test_nobody_who_refuses_writes_a_sentence_out() -> None:
    paths = [path for room in ROOMS for path in sorted((ROOT / "teeter" / room).rglob("*.py"))]
    heard = [path for path in paths if not any(name in path.parts for name in ENGLISH)]
    assert [f"{path.name}: {one}" for path in heard for one in _written_out(path)] == []


def _written_out(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in SAID:
            for arg in (*node.args, *(keyword.value for keyword in node.keywords)):
                if _is_sentence(arg):
                    yield ast.unparse(arg)


def _is_sentence(node: ast.expr) -> bool:
    """Put together from parts, or several words of a language; codes have no spaces."""
    if isinstance(node, ast.Call):  # of str(error) nobody knows the language
        return ast.unparse(node.func) == "str"
    literal = isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value
    return literal or isinstance(node, ast.JoinedStr)


@pytest.mark.parametrize(
    "line",
    ['Refusal(Why.X, "Not now.")', 'BadRecord(0, f"{a} is too large")', "Refusal(w, str(error))"],
)
def test_a_sentence_that_is_written_out_is_found(line: str, tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(line)
    assert [*_written_out(tmp_path / "one.py")]


def test_every_message_carries_words_where_people_read_them() -> None:
    plain = {
        f"{told.__name__}.{field.name}"
        for told in _structs([*get_args(protocol.Told), protocol.Replay, protocol.Day])
        for field in _fields(told)
        if _is_plain(field.type)
    }
    assert plain == THE_SAME


def _fields(told: type) -> tuple[msgspec.inspect.Field, ...]:
    info = type_info(told)
    assert isinstance(info, StructType)
    return info.fields


def _structs(roots: list[type]) -> set[type]:
    found: set[type] = set()
    left = [type_info(root) for root in roots]
    while left:
        info = left.pop()
        if isinstance(info, StructType) and info.cls not in found:
            found.add(info.cls)
            left += [field.type for field in info.fields]
        left += _parts(info)
    return found


def _is_plain(kind: Any) -> bool:
    """Strings, and nothing else that could be a text."""
    words = [part for part in _parts(kind) if getattr(part, "cls", None) is Text]
    return isinstance(kind, StrType) or (not words and any(map(_is_plain, _parts(kind))))


def _parts(kind: Any) -> list[Any]:
    inner = [getattr(kind, name, None) for name in ("item_type", "value_type")]
    return [*getattr(kind, "types", ()), *(one for one in inner if one is not None)]
