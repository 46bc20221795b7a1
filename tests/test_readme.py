"""The README and the page about Python are true: their Python runs."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

import teeter
from teeter.cli import parser
from teeter.rules.games import GAMES
from teeter.words.speaker import english

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


@pytest.mark.parametrize("page", ["README.md", "docs/python.md", "docs/agents.md"])
def test_the_examples_of_the_page_run(page: str) -> None:
    done = doctest.testfile(str(ROOT / page), module_relative=False)
    assert done.attempted > 5
    assert done.failed == 0


def commands_of(page: Path) -> list[str]:
    """Those that a page shows one a line, without what stands in brackets for a choice."""
    lines = [line.strip() for line in page.read_text("utf-8").splitlines() if line.startswith("    ")]
    return [line for line in lines if re.match(r"(\S+/)?teeter \w", line) and "[--" not in line]


def test_every_command_that_is_shown_can_be_typed_and_is_understood() -> None:
    pages = [README, *(ROOT / "docs").glob("*.md"), ROOT / "examples" / "play_eruk.py"]
    shown = [command for page in pages for command in commands_of(page)]
    assert len(shown) > 15
    for command in shown:
        program, *words = shlex.split(command, comments=True)
        assert program == ".venv/bin/teeter", "nothing else is on the path of who followed the README"
        parser().parse_args(words)


def test_the_readme_credits_every_game() -> None:
    text = " ".join(README.read_text("utf-8").split())
    assert all(english(game.credits) in text for game in GAMES.values())


def test_the_package_offers_the_games() -> None:
    assert teeter.game("gulp") is teeter.GAMES["gulp"] is GAMES["gulp"]
