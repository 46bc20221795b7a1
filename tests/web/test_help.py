"""A helped hand: its player switches it, in the lobby and in the game, and everybody sees it."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.conftest import Sit


def test_the_hand_of_a_seat_is_helped_by_its_player_and_all_see_it(
    flat: Browser, sit_down: Sit
) -> None:
    """Ann switches it before the game with the keyboard, and Bob, who comes by the link, in it."""
    ann, bob = sit_down(flat), sit_down(flat)
    ann.choose_seats("gulo-gulo", "me", "link")
    ann.page.get_by_label("Name on seat A").fill("Ann")
    ann.lay_the_table()
    switch = ann.page.get_by_role("button", name="Helped hand, Ann")
    expect(switch).to_have_accessible_description(
        "From the next try on the hand goes for the piece by itself, slower and steadier: for small"
        " children and for whoever asks. Everybody sees it, and the record says it."
    )
    switch.press("Space")
    expect(switch).to_have_attribute("aria-pressed", "true")
    bob.open(ann.page.get_by_label("Link to this table").input_value().removeprefix(bob.address))
    expect(bob.page.locator(".seating li", has_text="Ann")).to_contain_text("helped hand")
    expect(bob.page.get_by_role("button", name="Helped hand")).to_have_count(0)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit here: seat B").click()
    bob.page.get_by_role("button", name="Helped hand, Bob").click()
    expect(ann.page.locator(".tag", has_text="Bob")).to_contain_text("helped hand")
    expect(ann.page.get_by_text("Bob's hand is helped now.").first).to_be_attached()
    ann.page.get_by_role("button", name="Helped hand, Ann").click()
    expect(bob.page.locator(".tag", has_text="Ann")).not_to_contain_text("helped hand")
