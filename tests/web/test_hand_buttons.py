"""Buttons that move the hand are for who plays by keys, or asks for them."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.conftest import Sit
from tests.web.hands import begin_a_try


def test_arrows_are_buttons_only_after_a_key_or_by_setting(browser: Browser, sit_down: Sit) -> None:
    ann = begin_a_try(browser, sit_down, "gulo-gulo")
    arrows = ann.page.locator(".hand-moves")
    ann.page.locator(".hand-more summary").click()
    expect(ann.page.locator(".hand-show")).to_be_visible()
    expect(arrows).to_be_hidden()
    ann.page.locator(".picture canvas").focus()
    ann.page.keyboard.press("ArrowLeft")
    expect(arrows).to_be_visible()
    ann.page.reload()
    ann.page.locator(".hand-more summary").click()
    expect(arrows).to_be_hidden()
    ann.page.get_by_role("button", name="Settings", exact=True).click()
    ann.page.get_by_label("Arrow buttons for the hand").check()
    ann.page.get_by_role("button", name="Close", exact=True).click()
    expect(arrows).to_be_visible()
