"""Each of the five games from the shelf to its result, with the mouse on the table, against a bot."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from teeter.rules.games import GAMES
from teeter.server.settings import Settings
from tests.server.client import Running, running
from tests.web.conftest import Sit
from tests.web.person import OWN, Person

# the world runs as fast as it can: what the mouse does to it in real time is in test_hands.py
FAST = Settings(bot_waits=0.0, aftermath=0.0, pace=50.0, tables_each=1000)
QUICK = "casual"  # a bot that does not think long
SOMETHING = f"() => document.querySelector('.result, .giveup, {OWN}')"

# the shortest form of each game
FORMS = {
    "eruk": {},
    "gulp": {"Cards in the deck": "52"},
    "gulo-gulo": {"Variant": "faster"},
    "pharaoh": {"Variant": "race"},
    "go-cuckoo": {"Variant": "fledgling"},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("games"), FAST) as up:
        yield up


def choose(ann: Person) -> bool:
    """Take one of the lit things on the table (True); what is not on the table has its button."""
    on_table = ann.places()
    moves = [move for move in ann.moves() if move in on_table]
    if moves:
        ann.click_on_table(moves[len(moves) // 2])
    elif offered := ann.moves():
        ann.press(offered[0])
    return bool(moves)


def play_out(ann: Person) -> int:
    """Play until there is a result: how many decisions were made with the mouse on the table."""
    by_mouse = 0
    while True:
        ann.wait_until(SOMETHING)
        if ann.result.count():
            return by_mouse
        if ann.page.locator(".giveup").count():
            ann.page.evaluate("() => document.querySelector('.giveup')?.click()")
            ann.wait_until("() => !document.querySelector('.giveup')")
        else:
            by_mouse += choose(ann)


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.slow] * GAMES[game].physical) for game in FORMS],
)
def test_a_whole_game_with_the_mouse(game: str, browser: Browser, sit_down: Sit) -> None:
    ann = sit_down(browser)
    ann.choose_seats(game, "me", "bot")
    for label, value in FORMS[game].items():
        ann.page.get_by_label(label).select_option(value)
    ann.page.get_by_label("Level of the bot on seat B").select_option(QUICK)
    ann.lay_the_table()
    ann.wait_for_picture()
    assert play_out(ann) > 0
    expect(ann.result.locator(".winner")).not_to_have_count(0)
    expect(ann.result.get_by_role("button", name="Play again")).to_be_visible()
    if GAMES[game].physical:
        watch_the_last_try(ann)


def watch_the_last_try(ann: Person) -> None:
    """The replay shows how things moved in the hand, from the track of the try."""
    ann.page.get_by_role("button", name="Watch it again").click()
    with ann.page.expect_response(lambda answer: "/tracks/" in answer.url) as track:
        ann.page.get_by_role("button", name="To the end").click()
    assert track.value.ok
    expect(ann.page.locator(".film .outcome")).to_be_visible()
