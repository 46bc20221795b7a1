"""A report as one page of HTML that needs nothing else: headings, words, tables, drawings."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

STYLE: Final = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;
background:#fffdf8}
table{border-collapse:collapse;margin:1rem 0}
th,td{border:1px solid #ddd5c4;padding:.3rem .7rem;text-align:right}
th:first-child,td:first-child{text-align:left}
svg{max-width:100%;height:auto;display:block;margin:1rem 0}
"""


def page(title: str, parts: Sequence[str]) -> str:
    """The whole page."""
    name = escape(title)
    meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    head = f"{meta}<title>{name}</title>"
    body = "\n".join([f"<h1>{name}</h1>", *parts])
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def words(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; its first column names the rows."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead>\n<tbody>\n{body}</tbody></table>"
