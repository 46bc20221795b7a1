"""The walk through adding a game shows the code of the example, as it is."""

from __future__ import annotations

import re
from pathlib import Path

from teeter.rules.contract import StateWith

ROOT = Path(__file__).parent.parent
NIM = ROOT / "examples" / "nim"
BLOCK = re.compile(r"^```(toml|python)\n(.+?)^```$", re.MULTILINE | re.DOTALL)
FILES = {"toml": ("pyproject.toml",), "python": ("teeter_nim/game.py", "test_nim.py")}


def lines(code: str) -> str:
    """Less what a formatter of pages changes: indents and empty lines."""
    return "".join(f"{line.strip()}\n" for line in code.splitlines() if line.strip())


def test_the_code_that_is_shown_is_that_of_the_example() -> None:
    shown = BLOCK.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert [kind for kind, _ in shown] == ["toml", *["python"] * 6]
    for kind, code in shown:
        texts = [lines((NIM / name).read_text("utf-8")) for name in FILES[kind]]
        assert any(f"\n{lines(code)}" in f"\n{text}" for text in texts), code


def test_the_methods_that_a_state_must_have_are_named() -> None:
    text = " ".join((ROOT / "CONTRIBUTING.md").read_text("utf-8").split())
    named = re.search(r"(\w+) methods are a state's own: (.+?)\.", text)
    assert named is not None
    assert named[1] == "Seven"
    assert sorted(re.findall(r"`(\w+)`", named[2])) == sorted(StateWith.__abstractmethods__)
    assert len(StateWith.__abstractmethods__) == 7
