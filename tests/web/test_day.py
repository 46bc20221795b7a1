"""The nest of the day: from the shelf to a place on the board, and a card to share."""

from __future__ import annotations

from datetime import UTC, datetime

from playwright.sync_api import Browser, expect

from tests.web.conftest import Sit
from tests.web.person import PHONE

GAME = "gulo-gulo"
JUDGED = 240_000  # milliseconds: a limit for failures; the judge gives way to everything else


def test_a_series_of_the_day_is_played_judged_and_shared(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat, permissions=["clipboard-read", "clipboard-write"])
    page = ann.page
    ann.open()
    page.get_by_role("link", name="Look at today's").click()
    expect(page.get_by_role("heading", name="Nest of the day")).to_be_visible()
    assert ann.serious_findings() == []
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Play today's").click()
    ann.press("point red-1")
    page.get_by_role("button", name="Give up").click()
    expect(ann.result).to_contain_text("place 1 of 1", timeout=JUDGED)
    assert ann.serious_findings() == []
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    shared = page.evaluate("() => navigator.clipboard.readText()")
    assert "💥 0 eggs" in shared
    assert f"{ann.address}/day/{GAME}" in shared
    assert str(datetime.now(UTC).year) in shared
    assert "red" not in shared
    page.get_by_role("button", name="To the board of the day").click()
    expect(page.locator(".dayboard .mine")).to_contain_text("Ann")
    expect(page.get_by_role("button", name="Play today's")).to_have_count(0)


def test_a_series_goes_on_after_a_look_at_the_shelf(flat: Browser, sit_down: Sit) -> None:
    bea = sit_down(flat, viewport=PHONE)
    bea.open(f"/day/{GAME}")
    bea.page.get_by_role("button", name="Play today's").click()
    expect(bea.now).to_be_visible()
    table = bea.table
    bea.open(f"/day/{GAME}")
    bea.page.get_by_role("button", name="Go on").click()
    expect(bea.now).to_be_visible()
    assert bea.table == table
