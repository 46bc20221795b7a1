"""The README is true: its Python runs."""

from __future__ import annotations

import doctest
from pathlib import Path

import teeter
from teeter.rules.games import GAMES

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_run() -> None:
    done = doctest.testfile(str(README), module_relative=False)
    assert done.attempted > 5
    assert done.failed == 0


def test_the_readme_credits_every_game() -> None:
    text = README.read_text()
    assert all(game.credits in text for game in GAMES.values())


def test_the_package_offers_the_games() -> None:
    assert teeter.game("gulp") is teeter.GAMES["gulp"] is GAMES["gulp"]
