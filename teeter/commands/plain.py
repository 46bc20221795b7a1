"""A page of Markdown as plain text for a terminal: no marks, no pipes, no addresses.

It knows what our pages of rules are made of, and no more: no library that we have reads Markdown.
"""

from __future__ import annotations

import re
import textwrap
from typing import Final

_COMMENT: Final = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_ITEM: Final = re.compile(r"( *)([-*]|\d+\.) +")
_RULE: Final = re.compile(r"[|: -]+")
_INLINE: Final = (
    (re.compile(r"!?\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"\*\*(.+?)\*\*"), r"\1"),
    (re.compile(r"(?<![\w*])\*(\S(?:[^*]*\S)?)\*(?!\w)"), r"\1"),
    (re.compile(r"`([^`]*)`"), r"\1"),
)


def plain(markdown: str, width: int) -> str:
    """The text of a page, in lines of this width at most."""
    blocks = re.split(r"\n\s*\n", _COMMENT.sub("", markdown).strip())
    return "\n\n".join(_block(block, width) for block in blocks)


def _block(block: str, width: int) -> str:
    if block.startswith("#"):
        return _inline(block.lstrip("# "))
    rows = _table(block.splitlines()) if block.startswith("|") else _items(block.splitlines())
    return "\n".join(_filled(row, width) for row in rows)


def _inline(text: str) -> str:
    for mark, words in _INLINE:
        text = mark.sub(words, text)
    return text


def _items(lines: list[str]) -> list[str]:
    """Paragraphs and items of lists, each in one line."""
    items: list[str] = []
    for line in lines:
        if items and not _ITEM.match(line):
            items[-1] += f" {line.strip()}"
        else:
            items.append(line.rstrip())
    return [_inline(item) for item in items]


def _table(lines: list[str]) -> list[str]:
    """Each row as an item: its first cell, and the others with the heads of their columns."""
    heads, *rows = [_cells(line) for line in lines if not _RULE.fullmatch(line)]
    gaps = [number for number, head in enumerate(heads) if number and not head]
    return [  # where a column in the middle has no head, two tables stand side by side
        _row(heads[first:end], row[first:end])
        for first, end in zip([0, *(gap + 1 for gap in gaps)], [*gaps, len(heads)], strict=True)
        for row in rows
    ]


def _cells(line: str) -> list[str]:
    return [_inline(cell.strip()) for cell in line.strip().strip("|").split("|")]


def _row(heads: list[str], cells: list[str]) -> str:
    named = len(cells) > 2  # of two columns the second one explains itself
    rest = [
        f"{head}: {cell}" if named and head else cell for head, cell in zip(heads, cells, strict=True)
    ]
    return f"- {cells[0]}: {'; '.join(rest[1:])}"


def _filled(line: str, width: int) -> str:
    mark = _ITEM.match(line)
    indent = " " * len(mark[0]) if mark else ""
    return textwrap.fill(
        line, width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    )
