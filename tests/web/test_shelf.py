"""The shelf and the seats: the way to a table."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from teeter.rules.games import GAMES
from tests.web.conftest import Sit
from tests.web.person import PHONE


def test_five_boxes_stand_on_the_shelf(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.open()
    expect(ann.page.locator(".box")).to_have_count(5)
    assert ann.page.locator(".box h3").all_inner_texts() == [game.title for game in GAMES.values()]
    assert ann.serious_findings() == []


def test_one_click_plays_against_a_bot(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.play_now("eruk")
    expect(ann.page.locator(".tag")).to_have_count(2)
    assert "bot" in ann.page.locator(".tag").nth(1).inner_text()


def test_names_seats_and_options_reach_the_table(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.choose_seats("gulp", "me", "screen", "bot")
    ann.page.get_by_label("Name on seat A").fill("Ann")
    ann.page.get_by_label("Name on seat B").fill("Bea")
    ann.page.get_by_label("Cards in the deck").select_option("52")
    assert ann.serious_findings() == []
    ann.lay_the_table()
    names = ann.page.locator(".tag b")
    expect(names).to_have_count(3)
    assert names.all_inner_texts()[:2] == ["Ann", "Bea"]


def test_the_page_speaks_german_when_asked(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat, locale="de-DE")
    ann.open()
    expect(ann.page.get_by_role("button", name="Gleich spielen: Eruk")).to_be_visible()
    ann.page.get_by_label("Sprache").select_option("en")
    expect(ann.page.get_by_role("button", name="Play now: Eruk")).to_be_visible()
    assert ann.page.locator("html").get_attribute("lang") == "en"


def test_the_page_speaks_french_and_spanish_too(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat, locale="fr-CA")
    ann.open()
    expect(ann.page.get_by_role("button", name="Jouer tout de suite: Eruk")).to_be_visible()
    menu = ann.page.get_by_label("Langue")
    assert menu.locator("option").all_inner_texts() == ["Deutsch", "English", "Español", "Français"]
    menu.select_option("es")
    expect(ann.page.get_by_role("button", name="Jugar ya: Eruk")).to_be_visible()
    expect(ann.page.locator(".box").first).to_contain_text("Roba huevos de un nido lleno.")
    assert ann.page.locator("html").get_attribute("lang") == "es"


def test_the_shelf_fits_a_phone(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat, viewport=PHONE)
    ann.open()
    expect(ann.page.locator(".box")).to_have_count(5)
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    ann.page.get_by_role("link", name="Choose seats: Gulp").click()
    expect(ann.page.get_by_role("button", name="Lay the table")).to_be_visible()
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_file_that_is_no_record_is_refused_with_a_reason(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.open()
    ann.page.get_by_label("Open a record").set_input_files(
        {"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear Kiki\n"}
    )
    expect(ann.page.get_by_role("alert")).to_contain_text("not the record of a game")
