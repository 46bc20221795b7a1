"""Who chooses German meets German everywhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.table.sentences import made
from teeter.words.speaker import speaker
from tests.web.conftest import Sit
from tests.web.sentences import said_in
from tests.words.ftl import examples, is_known

# Words that no German sentence has, and slots that were left empty.
ENGLISH = re.compile(r"\{|\b(the|The|is|Is|and|of|your|you|not|to|No|no|egg|stick|card|counter)\b")


@pytest.mark.parametrize("game", GAMES)
def test_everything_said_in_a_game_has_its_german(game: str) -> None:
    said = {str(text): text for text in said_in(GAMES[game])}  # the same is said a thousand times
    assert [text for text in said.values() if not is_known(text) and text not in ("", "Ann")] == []
    say = speaker("de", game)
    told = {name: say(text) for name, text in said.items() if isinstance(text, Text)}
    assert {name: words for name, words in told.items() if ENGLISH.search(words)} == {}


def test_the_names_of_people_stay_as_they_are() -> None:
    say = speaker("de", "eruk")
    assert say(made("eruk", "stop", "Stop")) == "Stop hört auf."
    told = say(made("eruk", "turn 7: seal", "Keen bot B"))
    assert told == "Eifriger Bot B dreht Plättchen 7 um: eine Robbe."


def test_a_german_player_meets_german_at_the_table(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat, locale="de-DE")
    ann.play_now("eruk")
    assert ann.wait_for_choice()
    assert ann.page.locator("html").get_attribute("lang") == "de"
    turn = ann.moves()[0]  # the bot may have begun, and taken any of the counters
    counter = f"Plättchen {turn.removeprefix('turn ')}"
    expect(ann.page.get_by_role("button", name=f"{counter} umdrehen", exact=True)).to_be_visible()
    ann.press(turn)
    expect(ann.page.locator(".story")).to_contain_text(f"Spieler A dreht {counter} um: ")
    ann.page.get_by_role("tab", name="In Worten").click()
    expect(ann.page.locator(".words")).to_contain_text("Die Sonne steht auf Feld")
    assert ann.serious_findings() == []


def test_a_refusal_and_a_reason_are_german_too(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat, locale="de-DE")
    ann.play_now("eruk")
    assert ann.wait_for_choice()
    ann.page.get_by_label("Zug suchen oder eintippen").fill("take igloo 3")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("alert")).to_contain_text(
        "Figuren kommen erst in der Schlussphase zurück."
    )
    while ann.page.locator("button.why").count() == 0:
        ann.press(ann.moves()[-1])
        assert ann.wait_for_choice()
    ann.page.locator("button.why").first.click()
    reasons = [speaker("de")(text) for text in examples("de") if text.key.startswith("eruk-why-")]
    said = "|".join(re.sub(r"\d+|Ann", r"\\d+", re.escape(sentence)) for sentence in reasons)
    expect(ann.page.locator(".reason").first).to_have_text(re.compile(rf"^\s*({said})$"))


def test_the_story_changes_its_language_in_the_middle_of_a_game(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.play_now("eruk")
    assert ann.wait_for_choice()
    turn = ann.moves()[0]
    number = turn.removeprefix("turn ")
    ann.press(turn)
    story = ann.page.locator(".story")
    expect(story).to_contain_text(f"counter {number}: ")
    ann.speak_german()
    expect(story).to_contain_text(f"dreht Plättchen {number} um")
    expect(story).not_to_contain_text("counter")


def test_what_the_referee_saw_is_told_in_german(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.choose_seats("gulo-gulo", "me", "screen")
    ann.lay_the_table()
    assert ann.wait_for_choice()
    ann.press("turn tile")
    assert ann.wait_for_choice()
    ann.press(ann.moves()[0])
    ann.page.get_by_role("button", name="Give up this try").click()
    story = ann.page.locator(".story")
    expect(story).to_contain_text("The try was given up.")
    ann.speak_german()
    expect(story).to_contain_text("Der Versuch wurde aufgegeben.")
    expect(story).to_contain_text("zeigt auf Ei")
