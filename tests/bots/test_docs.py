"""The page about bots is true: its Python runs, and it names every level."""

from __future__ import annotations

import doctest
from pathlib import Path

from teeter.bots.levels import LEVELS, everybody

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_examples_of_the_page_run() -> None:
    done = doctest.testfile(str(PAGE), module_relative=False)
    assert done.attempted > 5
    assert done.failed == 0


def test_the_page_names_every_bot_and_every_hand() -> None:
    text = PAGE.read_text()
    assert all(f"`{name}`" in text for name in everybody())
    assert all(f"{level.skill:.2f}, {level.hands}" in text for level in LEVELS)
