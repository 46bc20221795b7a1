"""Friends by link, watchers, chat, and a seat that survives what happens to a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from teeter.rules.games import GAMES
from tests.server.client import Running
from tests.web.conftest import Sit
from tests.web.endgame import store_near_the_end
from tests.web.person import Person


def friends(browser: Browser, sit_down: Sit, game: str = "eruk") -> tuple[Person, Person]:
    """Ann opens a table for a friend, Bob comes by the link and sits down."""
    ann, bob = sit_down(browser), sit_down(browser)
    ann.choose_seats(game, "me", "link")
    ann.page.get_by_label("Name on seat A").fill("Ann")
    ann.lay_the_table()
    link = ann.page.get_by_label("Link to this table").input_value()
    bob.open(link.removeprefix(bob.address))
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit here: seat B").click()
    for one in (ann, bob):
        expect(one.page.locator(".lobby")).to_have_count(0)
    return ann, bob


def test_the_link_can_be_copied_in_a_page_from_a_computer_at_home(flat: Browser, sit_down: Sit) -> None:
    """Over plain http a browser gives pages no clipboard."""
    ann = sit_down(flat)
    ann.context.add_init_script("delete Navigator.prototype.clipboard")
    ann.choose_seats("eruk", "me", "link")
    ann.lay_the_table()
    ann.page.get_by_role("button", name="Copy the link").click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").press("ControlOrMeta+V")
    link = ann.page.get_by_label("Link to this table").input_value()
    expect(ann.page.get_by_label("Say something")).to_have_value(link)


def mover(*people: Person) -> Person:
    """Whose turn it is, of people who wait for the same table."""
    for one in people:
        one.wait_until("() => document.querySelector('.tag.turn')")
    return next(one for one in people if "you" in one.page.locator(".tag.turn").inner_text())


def play_out(ann: Person, bob: Person) -> None:
    """To the result, which both see; and once more."""
    while ann.result.count() == 0:
        one = mover(ann, bob)
        other = bob if one is ann else ann
        move = one.moves()[-1]
        one.press(move)
        other.wait_past(one.version() - 1)
    expect(bob.result).to_be_visible()
    winners = ann.result.locator(".winner")
    assert winners.count() == bob.result.locator(".winner").count() > 0
    for one in (ann, bob):
        one.page.get_by_role("button", name="Play again").click()
    for one in (ann, bob):
        expect(one.result).to_have_count(0)
    assert ann.table == bob.table


@pytest.mark.slow
def test_two_friends_play_a_whole_game_by_link(flat: Browser, sit_down: Sit) -> None:
    ann, bob = friends(flat, sit_down)
    play_out(ann, bob)
    ann.page.go_back()  # not to the old table, which would lead to the new one again
    expect(ann.page.get_by_role("button", name="Lay the table")).to_be_visible()


def test_two_friends_play_their_game_to_the_end_and_once_more(
    server: Running, flat: Browser, sit_down: Sit
) -> None:
    ann, bob = sit_down(flat), sit_down(flat)
    options = GAMES["eruk"].options(2)
    places = store_near_the_end(server, "eruk", options, seed="1", bot="", left=4, people=2)
    for one, place in zip((ann, bob), places, strict=True):
        place.give_to(one.context)
        one.open("/play/eruk")
        one.open(f"/t/{place.table}")
    play_out(ann, bob)
    ann.page.go_back()  # not to the old table, which would lead to the new one again
    expect(ann.page.get_by_role("button", name="Lay the table")).to_be_visible()


def test_a_reload_in_the_middle_of_a_turn_keeps_the_seat(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.play_now("eruk")
    assert ann.wait_for_choice()
    moves, version = ann.moves(), ann.version()
    ann.page.reload()
    assert ann.wait_for_choice()
    assert (ann.moves(), ann.version()) == (moves, version)
    ann.press(moves[0])


def test_a_lost_network_comes_back_by_itself(flat: Browser, sit_down: Sit) -> None:
    ann, bob = friends(flat, sit_down)
    bob.context.set_offline(True)
    expect(bob.page.locator(".line")).to_be_visible()
    expect(ann.page.locator(".tag.away")).to_have_count(1)
    bob.context.set_offline(False)
    expect(ann.page.locator(".tag.away")).to_have_count(0)
    expect(bob.page.locator(".line")).to_have_count(0)


def test_a_watcher_sees_the_table_and_no_choices(flat: Browser, sit_down: Sit) -> None:
    ann, eve = sit_down(flat), sit_down(flat)
    ann.play_now("gulp")
    eve.open(f"/t/{ann.table}")
    expect(eve.now).to_contain_text("You are watching")
    assert eve.moves() == []
    assert eve.serious_findings() == []
    assert ann.wait_for_choice()
    ann.press(ann.moves()[0])
    expect(ann.page.locator(".watching")).to_contain_text("1 watching")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("dialog").get_by_label("Watchers see").select_option("nothing")
    eve.page.get_by_role("tab", name="In words").click()
    expect(eve.page.locator(".words")).to_have_count(0)


def test_chat_and_reactions_reach_the_others(flat: Browser, sit_down: Sit) -> None:
    ann, bob = friends(flat, sit_down)
    bob.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_label("Say something").fill("<b>Mind</b> the pole")
    bob.page.get_by_role("button", name="Send").click()
    ann.page.get_by_role("tab", name="Chat 1").click()
    expect(ann.page.locator(".chat")).to_contain_text("Bob <b>Mind</b> the pole")
    ann.page.get_by_role("button", name="React: applause").click()
    expect(bob.page.locator(".floating")).to_contain_text("Ann: applause")


def test_undo_asks_the_others_where_something_was_seen(flat: Browser, sit_down: Sit) -> None:
    ann, bob = friends(flat, sit_down)
    one = mover(ann, bob)
    other = bob if one is ann else ann
    one.press(one.moves()[0])
    one.page.get_by_role("button", name="Ask to take back").click()
    other.page.get_by_role("button", name="Agree").click()
    expect(one.page.locator(".story")).to_contain_text("takes back a move")


def test_a_bots_seat_is_asked_for_and_given_if_all_agree(flat: Browser, sit_down: Sit) -> None:
    ann, eve = sit_down(flat), sit_down(flat)
    ann.choose_seats("gulp", "me", "bot")
    ann.page.get_by_label("Name on seat A").fill("Ann")
    ann.lay_the_table()
    eve.open(f"/t/{ann.table}")
    eve.page.get_by_label("Your name").fill("Eve")
    ask = eve.page.get_by_role("button", name="Ask for seat B")
    ask.click()
    expect(eve.now).to_contain_text("You have asked for seat B")
    expect(ann.page.locator(".ask")).to_contain_text("Eve would like to have seat B.")
    assert ann.serious_findings() == []
    ann.page.get_by_role("button", name="No", exact=True).click()
    for one in (ann, eve):
        expect(one.page.locator(".story")).to_contain_text("Eve does not get seat B")
    expect(ask).to_have_count(0)  # until somebody has moved
    assert ann.wait_for_choice()
    ann.press(ann.moves()[0])
    ask.click()
    ann.page.get_by_role("button", name="Agree").click()
    for one in (ann, eve):
        expect(one.page.locator(".story")).to_contain_text("Eve takes seat B from Casual bot B")
    expect(eve.page.locator(".tag").nth(1)).to_contain_text("you")
    ann.page.get_by_role("button", name="Settings").click()
    sights = ann.page.get_by_role("dialog").get_by_label("Watchers see").locator("option")
    expect(sights).to_have_text(["what everybody sees", "nothing"])


def test_everybody_knows_that_watchers_see_all_hands(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.choose_seats("gulp", "me", "bot")
    ann.page.get_by_label("Watchers see").select_option("seats")
    ann.lay_the_table()
    expect(ann.now).to_contain_text("Whoever watches this table may see all hands.")


def test_an_illegal_move_is_answered_with_the_rule(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.play_now("eruk")
    assert ann.wait_for_choice()
    ann.page.get_by_label("Find or type a move").fill("name bear")
    ann.page.get_by_role("button", name="Try “name bear”").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("Rule ERUK-")


def test_a_table_that_is_not_there_says_so(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.open("/t/nowhere")
    expect(ann.page.get_by_role("heading", name="This table is not there")).to_be_visible()
    ann.page.get_by_role("button", name="To the shelf").click()
    expect(ann.page.locator(".box")).to_have_count(5)


def test_a_bot_plays_for_whoever_has_to_leave(flat: Browser, sit_down: Sit) -> None:
    ann, _ = friends(flat, sit_down)  # with one who waits, the game is not over before she is back
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="Let a bot play for Ann").click()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".tag").first).to_contain_text("a bot plays")
    ann.page.get_by_role("button", name="Play yourself again").click()
    expect(ann.page.locator(".tag").first).not_to_contain_text("a bot plays")


def test_others_may_let_a_bot_play_for_who_stays_away(flat: Browser, sit_down: Sit) -> None:
    ann, bob = friends(flat, sit_down)
    bob.page.goto("about:blank")
    expect(ann.page.locator(".tag.away")).to_contain_text("Bob")
    expect(ann.page.get_by_role("button", name="Let a bot play for Bob")).to_be_visible()


def test_the_host_lets_watchers_see_every_side(flat: Browser, sit_down: Sit) -> None:
    ann, eve = sit_down(flat), sit_down(flat)
    ann.choose_seats("gulp", "me", "bot")
    ann.page.get_by_label("Watchers see").select_option("seats")
    ann.lay_the_table()
    eve.open(f"/t/{ann.table}")
    eve.page.get_by_role("button", name="See the table as Player A").click()
    expect(eve.page.get_by_role("button", name="See the table as Player A")).to_have_count(0)
    assert eve.moves() == []


def test_a_bot_tells_why_it_did_that(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.play_now("gulp")  # everybody places a village first: the bot has moved soon
    while ann.page.locator(".why").count() == 0 and ann.wait_for_choice():
        ann.press(ann.moves()[0])
    ann.page.locator(".why").first.click()
    expect(ann.page.locator(".story .reason")).not_to_be_empty()


def test_a_bot_can_be_asked_again_when_the_game_is_over(flat: Browser, sit_down: Sit) -> None:
    """It may have kept what it held to itself."""
    ann = sit_down(flat)
    ann.choose_seats("gulp", "me", "bot")
    ann.page.get_by_label("Cards in the deck").select_option("52")
    ann.lay_the_table()
    while ann.page.locator(".why").count() == 0 and ann.wait_for_choice():
        ann.press(ann.moves()[0])
    ann.page.locator(".why").first.click()
    expect(ann.page.locator(".story .reason")).to_have_count(1)
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="Let a bot play for Player A").click()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".result")).to_be_visible(timeout=60_000)
    expect(ann.page.locator(".story .reason")).to_have_count(0)
    ann.page.locator(".why").first.click()
    expect(ann.page.locator(".story .reason")).not_to_be_empty()
