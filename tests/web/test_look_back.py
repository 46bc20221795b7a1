"""A finished game looked back at: from its table and from its record, by click and by key."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from teeter.lab.judging import Judge
from teeter.lab.playing import Sitting, play_bots
from teeter.rules.games import GAMES
from teeter.table.record import write
from tests.server.client import Running
from tests.web.conftest import Sit
from tests.web.endgame import store_near_the_end
from tests.web.person import Person

LONG = 280_000  # milliseconds: hundreds of games are imagined, on a machine that may be busy


def play_to_the_end(ann: Person) -> None:
    while ann.wait_for_choice():
        ann.press(ann.moves()[0])


def test_a_finished_game_is_looked_back_at(flat: Browser, sit_down: Sit, server: Running) -> None:
    game = GAMES["eruk"]
    (place,) = store_near_the_end(server, "eruk", game.options(2), seed="back", bot="casual", left=6)
    ann = sit_down(flat)
    place.give_to(ann.context)
    ann.open(f"/t/{place.table}")
    play_to_the_end(ann)
    page = ann.page

    page.get_by_role("button", name="Look back").click()
    expect(page).to_have_url(re.compile(f"/replay/{place.table}/look-back"))
    curve = page.get_by_role("img", name="Curve of everybody")
    expect(curve).to_be_visible(timeout=LONG)
    expect(curve.locator(".course")).to_have_count(2)
    last = int(page.get_by_label("Position in the game").get_attribute("max") or 0)

    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".lookback .who")).to_contain_text(re.compile(r"100\s%"))

    page.get_by_label("Position in the game").fill("1")
    page.get_by_role("button", name="What would a master have done?").click()
    expect(page.locator(".advice blockquote")).not_to_be_empty()
    expect(page.locator(".advice")).to_contain_text(
        re.compile(r"So it was played\.|It was played otherwise: \S")
    )
    page.get_by_label("Position in the game").fill(str(last))
    expect(page.locator(".advice")).to_be_empty()

    page.get_by_text("The numbers as a table").click()
    rows = page.locator(".findings tbody tr")
    expect(rows.first).to_contain_text("0")
    expect(rows.last).to_contain_text(re.compile(r"100\s%"))
    assert ann.serious_findings() == []


def test_a_record_that_was_opened_is_looked_back_at(
    flat: Browser, sit_down: Sit, tmp_path: Path
) -> None:
    ann = sit_down(flat)
    record = tmp_path / "alone.txt"
    record.write_text(_gulo())
    ann.open()
    ann.page.get_by_label("Open a record").set_input_files(record)
    ann.page.get_by_role("button", name="Look back").click()
    curve = ann.page.get_by_role("img", name="Curve of everybody")
    expect(curve).to_be_visible(timeout=LONG)
    assert curve.locator(".tried").count() > 0, "every try stands below the curve"
    turned = ann.page.locator(".turning button")
    turned.last.click()
    last = ann.page.get_by_label("Position in the game").get_attribute("max")
    expect(ann.page.locator(".bar output")).to_have_text(f"Step {last} of {last}")
    turned.first.focus()
    ann.page.keyboard.press("Enter")
    expect(turned.first).to_have_attribute("aria-current", "step")
    expect(ann.page.locator(".bar output")).not_to_have_text(f"Step {last} of {last}")
    turned.last.click()
    expect(ann.page.locator(".lookback .odds")).to_contain_text("The odds of this try")
    ann.page.get_by_role("button", name="Close the look back").click()
    expect(curve).to_have_count(0)


def _gulo() -> str:
    """A game that ends, as all of them do, with a theft that wins it."""
    game = GAMES["gulo-gulo"]
    sitting = Sitting(game.name, game.options(2), ("keen", "casual"), "7", Judge("model", 0.8))
    return write(play_bots(sitting).record(game))
