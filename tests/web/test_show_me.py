"""The first pull is offered to be shown: by a ghost of the hand, in words too, as often as wanted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.conftest import Sit
from tests.web.hands import begin_a_try
from tests.web.person import DESK, PHONE, PHONE_ON_ITS_SIDE, Person

LISTEN = """() => {
  const hint = document.querySelector('.hand-hint[role=status]');
  window.heard = [];
  new MutationObserver(() => window.heard.push(hint.textContent)).observe(hint, {childList: true});
}"""
HEARD = """words => {
  const at = words.map(word => window.heard.findIndex(said => said.includes(word)));
  return at.every((place, number) => place > (at[number - 1] ?? -1));
}"""


def hint(ann: Person) -> Locator:
    """What is said to the hand, and read aloud."""
    return ann.page.locator(".hand-hint[role=status]")


def test_a_ghost_shows_the_first_pull(browser: Browser, sit_down: Sit) -> None:
    ann = begin_a_try(browser, sit_down, "gulo-gulo", reduced_motion="no-preference")
    before = ann.version()
    ann.page.evaluate(LISTEN)  # the words pass: whoever looks now and then may miss one
    ann.page.locator(".guide").get_by_role("button", name="Show me").click()
    ann.wait_until(HEARD, ["Move the hand over", "Around", "is clear of"])
    expect(hint(ann)).to_contain_text("drag to steer")
    ann.page.locator(".guide").get_by_role("button", name="Skip").click()

    # Once more, from the hand's own button: begun and stopped, and begun again.
    ann.page.evaluate(LISTEN)
    ann.page.locator(".hand-more summary").click()
    show = ann.page.locator(".hand-show")
    show.dblclick()
    expect(show).to_have_text("Show me")
    assert not ann.page.evaluate(HEARD, ["Around"])
    show.click()
    ann.wait_until(HEARD, ["Move the hand over"])
    expect(show).to_have_text("Stop showing")
    assert ann.serious_findings() == []  # while it is shown
    ann.page.locator(".picture canvas").focus()
    ann.page.keyboard.press("Space")  # whoever reaches for it has seen enough
    expect(show).to_have_text("Show me")
    assert ann.version() == before
    assert ann.serious_findings() == []


@pytest.mark.parametrize(
    ("game", "viewport"),
    [("go-cuckoo", DESK), ("pharaoh", PHONE), ("pharaoh", PHONE_ON_ITS_SIDE)],
    ids=["handlers", "phone", "side"],
)
def test_there_is_one_way_to_give_up(
    game: str, viewport: dict[str, int], browser: Browser, sit_down: Sit
) -> None:
    """It needs no scrolling, though the guide is shown, and though one may still think otherwise."""
    ann = begin_a_try(browser, sit_down, game, viewport=viewport)
    if viewport != DESK:
        ann.page.locator(".hand-more summary").click()
    ways = ann.page.get_by_role("button", name=re.compile("give up", re.IGNORECASE))
    expect(ways).to_have_count(1)
    expect(ways).to_be_visible()
    expect(ways).to_be_in_viewport()
