"""Lists and tables as CommonMark reads them, put as Python-Markdown wants them.

It asks for four spaces a level, and for an empty line before the first item or row.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

ITEM: Final = re.compile(r"( *)([-*]|\d+\.)( +)(?=\S)")
LEVEL: Final = "    "


def as_python_markdown(text: str) -> str:
    return "\n".join(_put(text.split("\n")))


def _put(lines: list[str]) -> Iterator[str]:
    starts: list[int] = []  # where the text of each open item begins
    before, fenced = "", False
    for line in lines:
        indent = len(line) - len(line.lstrip())
        if not line.strip() or fenced or (not starts and indent >= len(LEVEL)):
            yield line
        else:
            while starts and indent < starts[-1] and not _goes_on(before, line):
                starts.pop()
            if not starts and _begins(before, line):
                yield ""
            yield (
                LEVEL * len(starts) + line[starts[-1] if starts and indent >= starts[-1] else indent :]
            )
            if item := ITEM.match(line):
                starts.append(item.end())
        fenced ^= line.lstrip().startswith("```")
        before = line


def _goes_on(before: str, line: str) -> bool:
    """A paragraph of an item may go on without being indented."""
    return bool(before.strip()) and not ITEM.match(line) and not line.startswith(("#", "|"))


def _begins(before: str, line: str) -> bool:
    """Whether it is the first item of a list, or row of a table, right after a paragraph."""
    if not before.strip() or before.startswith((" ", "|")):
        return False
    return line.startswith("|") or bool(ITEM.match(line) and not ITEM.match(before))
