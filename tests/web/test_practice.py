"""Practice alone: reached from the shelf, with the odds if asked, and a way back to before a try."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from teeter.rules.games import GAMES
from tests.web.conftest import Sit

FIRST = {"gulo-gulo": "point red-1", "pharaoh": "choose red", "go-cuckoo": "pull 1"}


@pytest.mark.parametrize("game", ["gulo-gulo", "pharaoh"])
def test_a_try_is_taken_back_and_the_odds_are_shown(flat: Browser, sit_down: Sit, game: str) -> None:
    ann = sit_down(flat)
    page = ann.page
    ann.open()
    page.get_by_role("link", name=f"Practise alone: {GAMES[game].title}").click()
    expect(ann.now).to_be_visible()
    page.get_by_label("Show the odds").check()
    chances = page.locator(".odds li")
    expect(chances.first).to_contain_text("%")
    assert ann.serious_findings() == []
    told = chances.all_text_contents()
    ann.press(FIRST[game])
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Back to before the last try").click()
    expect(page.get_by_role("button", name="Back to before the last try")).to_have_count(0)
    expect(chances).to_have_text(told)


def test_the_can_is_on_the_shelf_to_be_practised(flat: Browser, sit_down: Sit) -> None:
    bea = sit_down(flat)
    bea.open()
    expect(bea.page.get_by_role("link", name="Practise alone")).to_have_count(3)
    bea.page.get_by_role("link", name="Practise alone: Go Cuckoo!").click()
    bea.press(FIRST["go-cuckoo"])
    expect(bea.page.get_by_role("button", name="Back to before the last try")).to_be_visible()
