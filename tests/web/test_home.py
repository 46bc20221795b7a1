"""At home: tables are left and found again, hasty fingers do nothing twice, wrong links lead home."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, expect

from tests.web.conftest import Sit
from tests.web.person import Person
from tests.web.test_hotseat import two_at_one_screen

FORGOTTEN = '{"token": "secret", "at": 1, "game": "eruk", "names": ["Ann"]}'


def press_twice_at_once(button: Locator) -> None:
    """Before the server can have answered."""
    button.evaluate("one => { one.click(); one.click(); }")


def open_games(ann: Person) -> Locator:
    return ann.page.get_by_role("region", name="Your open games").get_by_role("button")


def test_a_table_is_left_and_found_again(flat: Browser, sit_down: Sit) -> None:
    ann, bob = sit_down(flat), sit_down(flat)
    ann.choose_seats("eruk", "me", "link")
    ann.page.get_by_label("Name on seat A").fill("Ann")
    press_twice_at_once(ann.page.get_by_role("button", name="Lay the table"))
    expect(ann.page.locator(".invite")).to_contain_text("works on this computer only")
    bob.open(f"/t/{ann.table}")
    bob.page.get_by_label("Your name").fill("Bob")
    press_twice_at_once(bob.page.get_by_role("button", name="Sit here: seat B"))
    for one in (ann, bob):
        expect(one.page.locator(".lobby")).to_have_count(0)
        expect(one.page.get_by_role("alert")).to_have_count(0)

    ann.page.get_by_role("button", name="To the shelf").click()
    expect(bob.page.locator(".tag.away")).to_contain_text("Ann")
    expect(bob.page.get_by_role("button", name="Let a bot play for Ann")).to_be_visible()
    expect(open_games(ann)).to_have_text(["Eruk Ann, Bob"])
    assert ann.serious_findings() == []
    open_games(ann).click()
    expect(ann.page.locator(".tag b")).to_have_text(["Ann", "Bob"])
    expect(bob.page.locator(".tag.away")).to_have_count(0)

    ann.context.set_offline(True)
    expect(ann.page.locator(".line")).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.page.locator(".line")).to_have_count(0)
    ann.page.go_back()  # once is enough, though she has arrived twice
    expect(ann.page.locator(".box")).to_have_count(5)
    expect(bob.page.locator(".tag.away")).to_contain_text("Ann")

    open_games(ann).click()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="Close the table for everybody").click()
    ann.page.get_by_role("button", name="Really close it?").click()
    for one in (ann, bob):
        expect(one.page.get_by_role("heading", name="This table is not there")).to_be_visible()
        one.page.get_by_role("button", name="To the shelf").click()
        expect(one.page.locator(".box")).to_have_count(5)
        expect(open_games(one)).to_have_count(0)


def test_a_double_click_makes_one_move(flat: Browser, sit_down: Sit) -> None:
    both = two_at_one_screen(flat, sit_down, "eruk")
    moves: list[str] = []
    both.page.on("websocket", lambda line: line.on("framesent", lambda frame: moves.append(str(frame))))
    both.page.reload()
    assert both.wait_for_choice()
    before = both.version()
    press_twice_at_once(both.page.locator(f'[data-move="{both.moves()[0]}"]'))
    both.wait_past(before)

    # As a hand does it: the list flows on, and the second click finds another choice.
    assert both.wait_for_choice()
    both.page.locator(f'[data-move="{both.moves()[0]}"]').hover()
    both.page.mouse.down(click_count=2)
    both.page.mouse.up(click_count=2)

    both.page.get_by_role("tab", name="Chat").click()
    both.page.get_by_role("button", name="React: applause").click()
    expect(both.page.locator(".floating")).to_contain_text("applause")  # said after it, and answered
    assert len([frame for frame in moves if '"type":"move"' in frame]) == 1
    expect(both.page.get_by_role("alert")).to_have_count(0)


def test_wrong_links_lead_home(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    for link, heading in (
        ("/play/chess", "There is no such game here"),
        ("/t/%zz", "There is nothing under this address"),
        ("/anything", "There is nothing under this address"),
        ("/replay", "This game cannot be shown"),
    ):
        ann.open(link)
        expect(ann.page.get_by_role("heading", name=heading)).to_be_visible()
    expect(ann.page.get_by_role("alert")).to_contain_text("Open its record on the shelf again.")
    ann.page.get_by_role("button", name="To the shelf").click()
    expect(ann.page.locator(".box")).to_have_count(5)

    # A game that the server has cleared away meanwhile is offered once, and not again.
    ann.page.evaluate(f"localStorage.setItem('teeter.key.gone', '{FORGOTTEN}')")
    ann.page.reload()
    open_games(ann).click()
    expect(ann.page.get_by_role("heading", name="This table is not there")).to_be_visible()
    ann.page.get_by_role("button", name="To the shelf").click()
    expect(ann.page.locator(".box")).to_have_count(5)
    expect(open_games(ann)).to_have_count(0)


def test_names_fit_and_bots_stand_in_the_order_of_their_strength(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.open("/play/eruk")
    levels = ann.page.get_by_label("Level of the bot on seat B").locator("option")
    expect(levels).to_have_text(["by chance", "beginner", "casual", "keen", "master"])
    name = ann.page.get_by_label("Name on seat A")
    name.fill("A" * 23 + "💪🏽")
    expect(name).to_have_value("A" * 23)
