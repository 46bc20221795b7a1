"""House data: every value says where it is from."""

from __future__ import annotations

import importlib

import pytest

from teeter.rules.games import GAMES
from teeter.rules.source import Value


@pytest.mark.parametrize("name", GAMES)
def test_every_value_has_a_source_and_a_reason(name: str) -> None:
    house = importlib.import_module(f"teeter.rules.{name.replace('-', '_')}.house")
    values: list[Value[object]] = []
    for key in filter(str.isupper, dir(house)):
        value = getattr(house, key)
        values += value.values() if isinstance(value, dict) else [value]
    assert len(values) > 5
    for value in values:
        assert isinstance(value, Value)
        assert value.source in ("rulebook", "public", "house")
        assert value.why
