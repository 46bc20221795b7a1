"""Lists as CommonMark reads them, indented anew for Python-Markdown, which wants four spaces a level."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

ITEM: Final = re.compile(r"( *)([-*]|\d+\.)( +)(?=\S)")
LEVEL: Final = "    "


def four_spaces_a_level(text: str) -> str:
    return "\n".join(_indented(text.split("\n")))


def _indented(lines: list[str]) -> Iterator[str]:
    starts: list[int] = []  # where the text of each open item begins
    before, fenced = "", False
    for line in lines:
        indent = len(line) - len(line.lstrip())
        item = ITEM.match(line)
        goes_on = bool(before.strip()) and not item  # a paragraph may go on without being indented
        if not line.strip() or fenced or (not starts and indent >= len(LEVEL)):
            yield line
        else:
            while starts and indent < starts[-1] and not (goes_on and not line.startswith(("#", "|"))):
                starts.pop()
            deep = LEVEL * len(starts)
            if item and not starts and before.strip() and not ITEM.match(before) and before[0] != " ":
                yield ""  # a list may follow its paragraph at once
            yield deep + line[starts[-1] if starts and indent >= starts[-1] else indent :]
            if item:
                starts.append(item.end())
        fenced ^= line.lstrip().startswith("```")
        before = line
