"""The first pull is offered to be shown: by a ghost of the hand, in words too, as often as wanted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.conftest import Sit
from tests.web.hands import begin_a_try
from tests.web.person import DESK, PHONE, Person


def hint(ann: Person) -> Locator:
    """What is said to the hand, and read aloud."""
    return ann.page.locator(".hand-hint[role=status]")


def test_a_ghost_shows_the_first_pull(browser: Browser, sit_down: Sit) -> None:
    ann = begin_a_try(browser, sit_down, "gulo-gulo", reduced_motion="no-preference")
    before = ann.version()
    ann.page.locator(".guide").get_by_role("button", name="Show me").click()
    expect(hint(ann)).to_contain_text("the hand goes over")
    expect(hint(ann)).to_contain_text("close around")
    assert ann.serious_findings() == []
    ann.page.get_by_role("button", name="Stop showing").click()
    expect(hint(ann)).to_contain_text("Then drag slowly")
    ann.page.locator(".guide").get_by_role("button", name="Skip").click()

    ann.page.get_by_role("button", name="Show me").click()  # once more, from the hand's own buttons
    expect(hint(ann)).to_contain_text("the hand goes over")
    ann.page.locator(".picture canvas").focus()
    ann.page.keyboard.press("Space")  # whoever reaches for it has seen enough
    expect(ann.page.get_by_role("button", name="Stop showing")).to_have_count(0)
    assert ann.version() == before


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_there_is_one_way_to_give_up(viewport: dict[str, int], browser: Browser, sit_down: Sit) -> None:
    ann = begin_a_try(browser, sit_down, "pharaoh", viewport=viewport)
    ways = ann.page.get_by_role("button", name=re.compile("give up", re.IGNORECASE))
    expect(ways).to_have_count(1)
    expect(ways).to_be_visible()
    expect(ways).to_be_in_viewport()
