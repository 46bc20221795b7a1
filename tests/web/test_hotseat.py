"""Several people at one screen."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.conftest import Sit
from tests.web.person import Person


def two_at_one_screen(browser: Browser, sit_down: Sit, game: str) -> Person:
    both = sit_down(browser)
    both.choose_seats(game, "me", "screen")
    both.page.get_by_label("Name on seat A").fill("Ann")
    both.page.get_by_label("Name on seat B").fill("Bea")
    both.lay_the_table()
    return both


def hand_in_words(both: Person) -> list[str]:
    both.page.get_by_role("tab", name="In words").click()
    return [line for line in both.page.locator(".words p").all_inner_texts() if "hand" in line.lower()]


def test_the_hand_over_screen_hides_the_cards(flat: Browser, sit_down: Sit) -> None:
    both = two_at_one_screen(flat, sit_down, "gulp")
    cover = both.page.locator(".handover")
    seen: list[str] = []
    while len(set(seen)) < 2:
        both.wait_until("() => document.querySelector('.handover, .moves [data-move]')")
        if cover.count():
            assert both.moves() == []
            assert both.serious_findings() == []
            name = cover.locator("h2").inner_text().removeprefix("Hand over to ")
            both.page.get_by_role("button", name=f"I am {name}").click()
            expect(cover).to_have_count(0)
            continue
        seen.append(both.page.locator(".tag.turn b").inner_text())
        both.press(both.moves()[0])
    assert set(seen) == {"Ann", "Bea"}


def test_nothing_of_the_hand_is_in_the_page_while_it_is_handed_over(
    flat: Browser, sit_down: Sit
) -> None:
    both = two_at_one_screen(flat, sit_down, "gulp")
    cover = both.page.locator(".handover")
    both.wait_until("() => document.querySelector('.handover, .moves [data-move]')")
    if cover.count() == 0:
        own = hand_in_words(both)
        while cover.count() == 0:
            both.press(both.moves()[0])
            both.wait_until("() => document.querySelector('.handover, .moves [data-move]')")
        assert own
    # while the screen goes round, the page is told no more than a watcher
    both.wait_until("() => !document.querySelector('.moves [data-move]')")
    assert both.page.locator(".stage").evaluate("one => one.inert")
    assert both.page.locator(".side").evaluate("one => one.inert")


def test_open_games_go_round_without_a_cover(flat: Browser, sit_down: Sit) -> None:
    both = two_at_one_screen(flat, sit_down, "eruk")
    turns: set[str] = set()
    while len(turns) < 2:
        both.wait_for_choice()
        turns.add(both.page.locator(".tag.turn b").inner_text())
        both.press(both.moves()[-1])
        assert both.page.locator(".handover").count() == 0
    assert turns == {"Ann", "Bea"}
