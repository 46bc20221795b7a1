"""Prose is wrapped where people still read along: pages, and comments of all sources."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
WIDTH = 120
COMMENTED = (
    ".py",
    ".ts",
    ".tsx",
    ".css",
    ".js",
    ".toml",
    ".yml",
    ".yaml",
    ".ftl",
    "Makefile",
    "Dockerfile",
)
COMMENT = re.compile(r"\s*(?:#|//|/\*|\*\s)")
UNBREAKABLE = re.compile(r"!?\[[^\]]*\]\([^)]*\)|`[^`]*`|\S+")  # a link, a piece of code, a word


def files(*ends: str) -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    return [ROOT / name for name in listed if name.endswith(ends) and (ROOT / name).is_file()]


def prose(page: str) -> Iterator[tuple[int, str]]:
    """The lines of a page that can be broken: no tables, no code, no comment that names a picture."""
    fenced = False
    for number, line in enumerate(page.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced and not line.startswith(("|", "    ", "<")):
            yield number, line


def too_long(line: str) -> bool:
    """Whether it could be broken: what is one piece by itself cannot."""
    return len(line) > WIDTH and max(map(len, UNBREAKABLE.findall(line))) < WIDTH - 4


def test_pages_are_wrapped() -> None:
    pages = files(".md")
    assert len(pages) > 40
    long = [
        f"{page.relative_to(ROOT)}:{number}"
        for page in pages
        for number, line in prose(page.read_text("utf-8"))
        if too_long(line)
    ]
    assert long == []


def test_comments_are_wrapped() -> None:
    """Those with a line of their own; how long lines of code may be say their formatters."""
    sources = files(*COMMENTED)
    assert len(sources) > 800
    long = [
        f"{source.relative_to(ROOT)}:{number}"
        for source in sources
        for number, line in enumerate(source.read_text("utf-8").splitlines(), 1)
        if COMMENT.match(line) and too_long(line)
    ]
    assert long == []
