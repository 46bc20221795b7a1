"""A page of rules in a terminal."""

from __future__ import annotations

import re

import pytest

from teeter.commands.plain import plain
from teeter.rules.games import GAMES
from teeter.server.languages import page

MARKS = re.compile(r"[|`\[\]]|^ *#|\*\*|(?<!\w)\*(?=\w)|<!--|\]\(", re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_no_mark_of_markdown_is_left_and_no_word_is_lost(name: str, language: str) -> None:
    source = page(GAMES[name], language)
    text = plain(source, 80)
    assert not MARKS.findall(text)
    assert max(map(len, text.splitlines())) <= 80
    unread = r"<!--.*?-->|\]\([^)]*\)|^\|[^\n]*\n(?=\|--)"  # the last: heads of columns
    words = re.findall(r"\w{4,}", re.sub(unread, "", source, flags=re.DOTALL | re.MULTILINE))
    assert set(words) <= set(re.findall(r"\w{4,}", text))


def test_a_table_is_read_row_by_row() -> None:
    source = "| you type | when |\n|---|:-:|\n| `turn 17` | at **any** time |\n| `stop` | later |"
    assert plain(source, 80) == "- turn 17: at any time\n- stop: later"
    source = "| | low | high |\n|---|---|---|\n| sun | 1 | 9 |"
    assert plain(source, 80) == "- sun: low: 1; high: 9"
    source = "| a | n | | b | n |\n|---|---|---|---|---|\n| x | 1 | | y | 2 |"
    assert plain(source, 80) == "- x: 1\n- y: 2"


def test_lists_keep_their_order_and_links_their_words() -> None:
    source = (
        "# Eruk\n\n1. See [the *rules*](rules.md)\n   of it.\n   - ![A sun](sun.png)\n2. SHOWER*: go"
    )
    assert plain(source, 80) == "Eruk\n\n1. See the rules of it.\n   - A sun\n2. SHOWER*: go"
