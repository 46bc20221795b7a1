"""Tables that are open to everybody: two guests, a switch in the lobby, and a list on the shelf."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.conftest import Sit
from tests.web.person import PHONE, Person

SWITCH = "Show this table to everybody who comes here"


def wait_for_guests(ann: Person, game: str = "eruk") -> None:
    """Ann lays a table with a free seat, and shows it."""
    ann.choose_seats(game, "me", "link")
    ann.page.get_by_label("Name on seat A").fill("Ann")
    ann.lay_the_table()
    assert not ann.page.get_by_label(SWITCH).is_checked()
    ann.page.get_by_label(SWITCH).check()


def test_a_guest_finds_a_table_on_the_shelf_and_sits_down_with_one_key(
    flat: Browser, sit_down: Sit
) -> None:
    ann, bob, eve = sit_down(flat), sit_down(flat), sit_down(flat)
    for guest in (bob, eve):
        guest.open()
        expect(guest.page.locator(".box")).to_have_count(5)
        expect(guest.page.locator(".tables")).to_have_count(0)
    wait_for_guests(ann)
    for guest in (bob, eve):
        row = guest.page.locator(".tables li")
        expect(row).to_contain_text("Eruk")
        expect(row).to_contain_text("Ann")
        expect(row).to_contain_text("1 seat free")
        expect(row).to_contain_text("has just been opened")
        expect(guest.page.get_by_role("status")).to_have_text("One table is open to everybody.")
    assert bob.serious_findings() == []
    bob.page.get_by_role("button", name="Sit down: Eruk, Ann").focus()
    bob.page.keyboard.press("Enter")
    expect(bob.page.locator(".lobby")).to_have_count(0)
    assert bob.table == ann.table
    expect(bob.page.locator(".tag").nth(1)).to_contain_text("you")
    expect(bob.page.locator(".players")).to_contain_text("On the shelf for everybody")
    eve.page.get_by_role("button", name="Watch: Eruk, Ann").click()
    expect(eve.now).to_contain_text("You are watching")
    assert eve.page.get_by_label(SWITCH).count() == 0


def test_the_host_takes_it_back_in_mid_game_and_the_shelf_is_empty(
    flat: Browser, sit_down: Sit
) -> None:
    ann, bob = sit_down(flat), sit_down(flat)
    ann.play_now("gulp")
    ann.page.get_by_role("button", name="Settings", exact=True).click()
    ann.page.get_by_label(SWITCH).check()
    bob.open()
    expect(bob.page.locator(".tables li")).to_contain_text("the game is under way")
    ann.page.get_by_label(SWITCH).uncheck()
    expect(bob.page.locator(".tables")).to_have_count(0)


def test_who_comes_back_to_the_shelf_sees_them_again(flat: Browser, sit_down: Sit) -> None:
    ann, bob = sit_down(flat), sit_down(flat)
    wait_for_guests(ann)
    bob.play_now("eruk")
    bob.page.get_by_role("button", name="To the shelf").click()
    expect(bob.page.locator(".tables li")).to_contain_text("Ann")
    bob.context.set_offline(True)
    expect(bob.page.locator(".tables")).to_have_count(0)
    bob.context.set_offline(False)
    expect(bob.page.locator(".tables li")).to_contain_text("Ann")


def test_the_list_fits_a_phone_and_speaks_german(flat: Browser, sit_down: Sit) -> None:
    ann, bob = sit_down(flat), sit_down(flat, viewport=PHONE, locale="de-DE")
    wait_for_guests(ann, "gulp")
    bob.open()
    expect(bob.page.locator(".tables li")).to_contain_text("1 Platz frei")
    assert bob.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    assert bob.serious_findings() == []
    bob.page.get_by_role("button", name="Hinsetzen: Gulp, Ann").click()
    expect(bob.page.locator(".lobby")).to_have_count(0)
