"""House data: every value says where it is from."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import teeter
from teeter.rules.games import GAMES
from teeter.rules.source import Value


@pytest.mark.parametrize("name", GAMES)
def test_every_value_has_a_source_and_a_reason(name: str) -> None:
    house = importlib.import_module(f"teeter.games.{name.replace('-', '_')}.house")
    values: list[Value[object]] = []
    for key in filter(str.isupper, dir(house)):
        value = getattr(house, key)
        values += value.values() if isinstance(value, dict) else [value]
    assert len(values) > 5
    for value in values:
        assert isinstance(value, Value)
        assert value.source in ("rulebook", "public", "house")
        assert value.why


@pytest.mark.parametrize("name", GAMES)
def test_the_program_reads_every_value(name: str) -> None:
    """What only tests read proves nothing: it goes, or whoever has the number elsewhere takes it."""
    folder = name.replace("-", "_")
    house = importlib.import_module(f"teeter.games.{folder}.house")
    imports = re.compile(rf"rules\.{folder}(\.house)? import [^\n]*")
    readers = [
        text
        for path in Path(teeter.__file__).parent.rglob("*.py")
        if imports.search(text := path.read_text("utf-8")) and path.name != "house.py"
    ]
    unread = [
        key
        for key in filter(str.isupper, dir(house))
        if not any(re.search(rf"\b{key}\b", text) for text in readers)
    ]
    assert unread == []
