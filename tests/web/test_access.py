"""Keyboard, screen reader, large letters: every screen without a serious finding."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from teeter.rules.games import GAMES
from tests.server.client import Running
from tests.web.conftest import Sit
from tests.web.endgame import store_near_the_end
from tests.web.person import PHONE, PHONE_ON_ITS_SIDE, TABLET, Person


@pytest.mark.parametrize("game", GAMES)
def test_no_serious_finding_at_a_table(game: str, flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.play_now(game)
    assert ann.wait_for_choice()
    for leaf in ("Story", "Chat", "In words"):
        ann.page.get_by_role("tab", name=leaf).click()
        assert ann.serious_findings() == []


@pytest.mark.parametrize("panel", ["Rules", "Invite", "Settings"])
def test_no_serious_finding_in_a_panel(panel: str, flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.play_now("eruk")
    ann.page.get_by_role("button", name=panel, exact=True).click()
    sheet = ann.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    expect(sheet.locator("[aria-busy=true]")).to_have_count(0)
    assert ann.serious_findings() == []
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_no_serious_finding_while_friends_are_awaited(flat: Browser, sit_down: Sit) -> None:
    ann, bob = sit_down(flat), sit_down(flat, viewport=PHONE)
    ann.choose_seats("pharaoh", "me", "link", "bot")
    ann.lay_the_table()
    expect(ann.page.locator(".invite .hint")).to_contain_text("teeter serve --host 0.0.0.0")
    expect(ann.page.get_by_role("img", name="The link as a QR code")).to_have_count(0)
    expect(ann.page.get_by_role("heading", name="Waiting for friends")).to_have_count(1)
    assert ann.serious_findings() == []
    bob.open(f"/t/{ann.table}")
    expect(bob.page.get_by_role("button", name="Sit here: seat B")).to_be_visible()
    assert bob.serious_findings() == []


def test_no_serious_finding_at_the_result(server: Running, flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    options = GAMES["eruk"].options(2)
    (place,) = store_near_the_end(server, "eruk", options, seed="1", bot="casual", left=4)
    place.give_to(ann.context)
    ann.open(f"/t/{place.table}")
    while ann.wait_for_choice():
        ann.press(ann.moves()[-1])
    feats = ann.result.get_by_role("list", name="What this game will be remembered for").get_by_role(
        "listitem"
    )
    assert 1 <= feats.count() <= 3
    for way in ("Play again", "The moment that decided it", "Watch it again", "Look back", "Share"):
        expect(ann.result.get_by_role("button", name=way)).to_be_visible()
    assert ann.serious_findings() == []
    ann.page.get_by_role("button", name="Look at the table").click()
    assert ann.serious_findings() == []


@pytest.mark.parametrize("wish", [{"color_scheme": "dark"}, {"contrast": "more"}])
def test_contrast_holds_whatever_the_system_asks(
    wish: dict[str, str], flat: Browser, sit_down: Sit
) -> None:
    ann = sit_down(flat, **wish)
    ann.open()
    expect(ann.page.locator(".box")).to_have_count(5)
    assert ann.serious_findings() == []


def counter(turn: str) -> str:
    """What is said of turning it, whoever turns it."""
    return f"{turn.replace('turn', 'counter')}: "


def focused(ann: Person) -> str:
    return str(ann.page.evaluate("() => document.activeElement?.getAttribute('data-move') ?? ''"))


def test_a_move_is_made_with_the_keyboard_alone(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.play_now("eruk")
    assert ann.wait_for_choice()
    before, wanted = ann.version(), ann.moves()[2]
    for _ in range(40):
        ann.page.keyboard.press("Tab")
        if focused(ann) == wanted:
            break
    assert focused(ann) == wanted
    ann.page.keyboard.press("Enter")
    ann.wait_past(before)


def test_a_move_is_made_by_typing_it(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.play_now("eruk")
    assert ann.wait_for_choice()
    # The bot may have begun, and turned any of the counters.
    before, wanted = ann.version(), ann.moves()[0]
    ann.page.get_by_label("Find or type a move").fill(wanted)
    ann.page.keyboard.press("Enter")
    ann.wait_past(before)
    expect(ann.page.locator(".story")).to_contain_text(counter(wanted))


def test_what_happens_is_said_aloud(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.choose_seats("eruk", "me", "screen")  # no bot goes on before it was heard
    ann.lay_the_table()
    assert ann.wait_for_choice()
    live = ann.page.locator("[aria-live]").filter(has=ann.page.locator("p")).last
    expect(live).to_contain_text("Your turn, Player ")
    turn = ann.moves()[0]
    ann.press(turn)
    expect(live).to_contain_text(counter(turn))


def test_large_letters_keep_everything_in_the_window(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.play_now("gulp")
    ann.page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    width = ann.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= ann.page.evaluate("() => window.innerWidth")


@pytest.mark.parametrize("viewport", [PHONE, PHONE_ON_ITS_SIDE], ids=["upright", "side"])
def test_a_phone_folds_the_panels_into_one_sheet(
    viewport: dict[str, int], flat: Browser, sit_down: Sit
) -> None:
    ann = sit_down(flat, viewport=viewport, has_touch=True)
    ann.play_now("eruk")
    assert ann.wait_for_choice()
    expect(ann.page.locator(".moves [data-move]").first).to_be_in_viewport()
    story = ann.page.get_by_role("tab", name="Story")
    if story.is_visible():  # nothing is drawn here, so it may have opened by itself
        ann.page.get_by_role("button", name="Fold the panels").tap()
    expect(story).to_be_hidden()
    ann.page.get_by_role("button", name="Open the panels").tap()
    expect(story).to_be_visible()
    assert ann.serious_findings() == []
    ann.page.get_by_role("button", name="Fold the panels").tap()
    expect(story).to_be_hidden()
    before = ann.version()
    ann.page.locator(".moves [data-move]").first.tap()
    ann.wait_past(before)


def test_a_leaf_that_is_turned_on_a_tablet_covers_nothing(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat, viewport=TABLET, has_touch=True)
    ann.play_now("eruk")
    before = ann.page.locator(".side").bounding_box()
    ann.page.get_by_role("tab", name="In words").tap()
    expect(ann.page.locator(".words")).to_contain_text("The sun is on field")
    assert ann.page.locator(".side").bounding_box() == before
