"""The rules beside the table: pictures first, in the language of the person, also on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from teeter.rules.games import GAMES
from teeter.server.languages import page
from teeter.words.catalogues import LANGUAGES
from tests.web.conftest import Sit
from tests.web.person import PHONE, Person

FOLDERS = Path(__file__).parents[2] / "web" / "src" / "games"


def named_in(text: str) -> list[str]:
    return re.findall(r"^<!-- picture: ([\w-]+): \S.+ -->$", text, re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_name_every_drawing_of_the_game(game: str) -> None:
    drawn = re.search(
        r"export const pictures = \{(.+)\};", (FOLDERS / game / "pictures.tsx").read_text("utf-8")
    )
    assert drawn is not None
    names = [name.strip() for name in drawn[1].split(",")]
    assert 4 <= len(names) <= 8
    for language in LANGUAGES:
        assert named_in(page(GAMES[game], language)) == names


@pytest.mark.parametrize("game", GAMES)
def test_the_other_pages_have_the_parts_of_the_english_one(game: str) -> None:
    """All that is needed for playing; how moves are typed and our own values may be left out."""
    english, *others = (
        len(re.findall(r"^## ", page(GAMES[game], one), re.MULTILINE)) for one in LANGUAGES
    )
    assert [parts for parts in others if not english - 2 <= parts <= english] == []


def open_rules(person: Person, game: str, button: str) -> Locator:
    person.play_now(game)
    person.page.get_by_role("button", name=button, exact=True).click()
    sheet = person.page.get_by_role("dialog")
    expect(sheet.locator("figure svg").first).to_be_visible()
    return sheet


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_the_german_rules_with_their_pictures(
    game: str, flat: Browser, sit_down: Sit
) -> None:
    ann = sit_down(flat, locale="de-DE", viewport=PHONE)
    sheet = open_rules(ann, game, "Regeln")
    expect(sheet.locator("h3").first).to_have_text("Kurz gesagt")
    pictures = sheet.get_by_role("img")
    expect(pictures).to_have_count(len(named_in(page(GAMES[game], "de"))))
    for picture in pictures.all():
        assert picture.locator("title").text_content()
        assert len(picture.locator("desc").text_content() or "") > 20
    narrow = sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    assert narrow, "nothing reaches over the edge of the paper"
    assert ann.serious_findings() == []


def test_the_rules_follow_the_language_that_is_chosen(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    sheet = open_rules(ann, "gulp", "Rules")
    expect(sheet.locator("figcaption").first).to_contain_text("Set-up.")
    assert ann.serious_findings() == []
    ann.page.keyboard.press("Escape")
    ann.speak_german()
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Regeln", exact=True).click()
    expect(ann.page.locator("figcaption").first).to_contain_text("Aufbau.")
