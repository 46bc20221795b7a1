"""The examples for researchers run as they stand."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = {
    "play_board_game.py": "teeter/eruk-v0: ",
    "search_open_spiel.py": "player 0: ",
    "take_an_egg.py": "the referee says",
    "play_whole_game.py": "referee: ",
    "learn_from_demonstrations.py": "mean action: ",
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_runs(name: str) -> None:
    command = [sys.executable, "-W", "error", str(ROOT / "examples" / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert EXAMPLES[name] in done.stdout


def test_the_page_shows_the_examples() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    for name in EXAMPLES:
        assert f"python examples/{name}" in page
