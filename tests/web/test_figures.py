"""Whose pieces are whose: the colours on the page are those of the rules."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from teeter.games.eruk import house
from teeter.server.drawn import TARGET
from tests.web.conftest import Sit


def paint(colour: str) -> str:
    """How a colour of the rules is painted; the usual palette stands first."""
    palette = (TARGET.parent / "look" / "palette.ts").read_text("utf-8")
    found = re.search(rf"^  {colour}: \"(#\w+)\"", palette, re.MULTILINE)
    assert found
    return found[1]


def test_the_players_of_eruk_have_the_colours_of_the_rules(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.choose_seats("eruk", "me", "me", "me", "me", "me")
    ann.lay_the_table()
    marks = ann.page.locator(".tag .seatmark circle")
    expect(marks).to_have_count(5)
    painted = marks.evaluate_all("all => all.map((one) => one.getAttribute('fill'))")
    assert painted == [paint(colour) for colour in house.COLOURS.value]
