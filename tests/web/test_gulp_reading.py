"""A card of Gulp is read before it is played, what it does is told then, and all see a wave."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from teeter.rules.games import GAMES
from teeter.table.table import Table
from tests.server.client import Running
from tests.web.conftest import Sit
from tests.web.occasions import NOTES_OCCASIONS
from tests.web.person import PHONE, Person
from tests.web.stored import ME, Played

WAVE: Final = "push k-grettuce"
SEED: Final = "wave-0"  # the first player has the card from the beginning, and may push it soon


def may_push(table: Table) -> bool:
    """Ann has something to choose, and one of it makes a wave."""
    return table.turn == ME and table.state is not None and WAVE in map(str, table.state.moves())


@pytest.fixture
def ann(server: Running, browser: Browser, sit_down: Sit) -> Person:
    played = Played("gulp", GAMES["gulp"].options(2), SEED, ["Ann"], ["casual"])
    played.play_until(may_push)
    (place,) = played.store(server)
    ann = sit_down(browser, has_touch=True)
    place.give_to(ann.context)
    ann.context.add_init_script(NOTES_OCCASIONS)
    ann.open(f"/t/{place.table}")
    ann.wait_for_picture()
    ann.wait_until("move => window.teeterPlaces()[move]", WAVE)
    return ann


def test_a_card_is_read_under_the_pointer_and_under_a_finger_that_rests(ann: Person) -> None:
    card = ann.page.locator(".large-card")
    expect(card).to_be_hidden()
    ann.page.mouse.move(*ann.places()[WAVE])
    expect(card).to_be_visible()
    size = card.bounding_box()
    assert size
    assert size["width"] >= 0.2 * ann.page.evaluate("() => innerWidth"), "to be read, not only seen"
    ann.page.mouse.move(2, 2)
    expect(card).to_be_hidden()

    ann.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    ann.wait_until("() => document.querySelector('.picture canvas').clientWidth < 400")
    glass = ann.context.new_cdp_session(ann.page)
    x, y = ann.places()[WAVE]
    glass.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(card).to_be_visible()
    glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert ann.moves(), "looking is no move"


def test_what_an_event_does_and_what_a_harvest_brings_is_told(ann: Person) -> None:
    ann.unfold(WAVE)
    brings = ann.page.locator(".moves [data-move^='harvest ']").first
    expect(brings).to_have_accessible_name(re.compile(r"\+\d+$"))
    ann.press(WAVE)
    story = ann.page.locator(".story")
    expect(story).to_contain_text("until your next turn begins the River runs backwards.")
    expect(story).to_contain_text("A wave: the River runs backwards.")
    ann.wait_until("() => window.occasions.some(told => told.includes('A wave'))")
