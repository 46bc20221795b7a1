"""A limit that people and programs meet has one name and one value."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def defined(name: str) -> list[str]:
    """The files that give this name a value of their own."""
    files = [file for room in ("teeter", "bench", "tools") for file in (ROOT / room).rglob("*.py")]
    files += (ROOT / "web" / "src").rglob("*.ts")
    line = re.compile(rf"^(?:const )?{name}(?:: Final)? = ", re.MULTILINE)
    return sorted(str(file.relative_to(ROOT)) for file in files if line.search(file.read_text("utf-8")))


@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("PATIENCE", ["teeter/server/storage/database.py"]),
        ("MAX_NAME", ["teeter/table/seats.py"]),
        ("GIVES_UP", ["teeter/hands/manners.py"]),
    ],
)
def test_a_name_of_a_limit_means_one_thing(name: str, where: list[str]) -> None:
    assert defined(name) == where
