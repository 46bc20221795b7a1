"""The table is the interface: where it is drawn, moves are folded away, to be unfolded at any time."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.conftest import Sit
from tests.web.person import PHONE, TINY, Person


def wall_of(ann: Person) -> int:
    """How many choices can be read at a glance."""
    return ann.page.locator(".moves [data-move]").filter(visible=True).count()


def test_a_new_player_of_eruk_meets_a_guide_and_no_wall_of_numbers(
    browser: Browser, sit_down: Sit
) -> None:
    ann = sit_down(browser)
    ann.play_now("eruk")
    ann.wait_for_picture()
    assert ann.wait_for_choice()
    assert len(ann.moves()) == 74, "the person begins, not the bot"
    assert wall_of(ann) == 0
    expect(ann.page.locator(".guide h2")).to_have_text("Turn a counter")
    expect(ann.page.locator(".ontable")).to_be_visible()
    ann.page.locator(".moves .list > summary").focus()
    ann.page.keyboard.press("Enter")  # by keys alone
    expect(ann.page.locator('[data-move="turn 1"]')).to_be_visible()
    assert ann.serious_findings() == []
    ann.press("turn 1")
    ann.page.locator(".guide").get_by_role("button", name="Skip").click()
    expect(ann.page.locator(".guide")).to_have_count(0)
    ann.page.reload()
    assert ann.wait_for_choice()
    expect(ann.page.locator(".guide")).to_have_count(0)


def test_without_a_picture_the_list_is_open(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.play_now("eruk")
    expect(ann.page.locator('[data-move="turn 74"]')).to_be_visible()
    expect(ann.page.locator(".list")).to_have_count(0)


def test_at_200_percent_the_choice_is_in_sight(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat, viewport=TINY)
    ann.play_now("gulp")
    assert ann.wait_for_choice()
    expect(ann.page.locator("main.table.open")).to_be_visible()
    expect(ann.page.locator(f'[data-move="{ann.moves()[0]}"]')).to_be_in_viewport()


def test_on_a_phone_the_way_to_choose_is_in_sight(browser: Browser, sit_down: Sit) -> None:
    ann = sit_down(browser, viewport=PHONE, has_touch=True)
    ann.play_now("gulp")
    ann.wait_for_picture()
    assert ann.wait_for_choice()
    expect(ann.page.locator(".now").locator("[data-move], .ontable").first).to_be_in_viewport()
