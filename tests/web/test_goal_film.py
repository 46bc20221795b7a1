"""Before the first turn a short film tells what a game is about; it can be skipped, and seen again."""

from __future__ import annotations

import base64
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Sit
from tests.web.person import PHONE, TINY, Person

# each caption once: whoever looks now and then may miss one
NOTES_CAPTIONS: Final = """window.captions = [];
new MutationObserver(() => {
  const said = document.querySelector('.goalfilm .caption')?.textContent;
  if (said && window.captions.at(-1) !== said) window.captions.push(said);
}).observe(document, {childList: true, subtree: true, characterData: true});"""


def newcomer(sit_down: Sit, browser: Browser, game: str, **context: object) -> Person:
    """Somebody who has never seen what the game is about, at a table against a bot."""
    ann = sit_down(browser, films=True, **context)
    ann.play_now(game)
    ann.wait_for_picture()
    return ann


def test_the_film_goes_by_itself_and_then_the_guide_begins(browser: Browser, sit_down: Sit) -> None:
    ann = sit_down(browser, films=True, reduced_motion="no-preference")
    ann.context.add_init_script(NOTES_CAPTIONS)
    ann.play_now("eruk")
    expect(ann.page.locator(".goalfilm")).to_be_visible()
    expect(ann.page.locator(".guide")).to_have_count(0)
    expect(ann.page.locator(".goalfilm")).to_have_count(0)  # nobody presses anything
    told = ann.page.evaluate("() => window.captions")
    first_words = [caption.split()[0] for caption in told]
    assert first_words == ["74", "Turn", "But", "When"]
    expect(ann.page.locator(".guide h2")).to_have_text("Turn a counter")


NOTES_PICTURES: Final = """new MutationObserver(() => {
  if (document.querySelector('.goalfilm') && window.pictures === undefined)
    window.pictures = performance.getEntriesByName('first picture').length;
}).observe(document, {childList: true, subtree: true});"""


@pytest.mark.parametrize("game", ["gulp", "gulo-gulo"])
def test_the_film_does_not_begin_over_a_dark_table(game: str, browser: Browser, sit_down: Sit) -> None:
    ann = sit_down(browser, films=True)
    ann.context.add_init_script(NOTES_PICTURES)
    ann.play_now(game)
    expect(ann.page.locator(".goalfilm")).to_be_visible()
    assert ann.page.evaluate("() => window.pictures") == 1


# the share of a picture that is as blue as some eggs are, and nothing around them
COUNTS_BLUE: Final = """async shot => {
  const bytes = Uint8Array.from(atob(shot), letter => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  pen.drawImage(picture, 0, 0);
  const {data} = pen.getImageData(0, 0, picture.width, picture.height);
  let blue = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 2] > 80 && data[at + 2] > 1.4 * data[at + 1] && data[at + 2] > 2 * data[at]) blue++;
  return 4 * blue / data.length;
}"""


def test_the_eggs_are_still_there_after_the_film(browser: Browser, sit_down: Sit) -> None:
    """At a new table they come after the board: they vanished when the film was over."""
    ann = newcomer(sit_down, browser, "gulo-gulo")
    film = ann.page.locator(".goalfilm")
    film.get_by_role("button", name="Skip").click()
    expect(film).to_have_count(0)
    expect(ann.page.locator(".guide")).to_be_visible()
    for _ in range(20):  # the camera comes back from the film
        shot = base64.b64encode(ann.page.locator(".picture canvas").screenshot()).decode()
        blue = ann.page.evaluate(COUNTS_BLUE, shot)
    assert blue > 0.0005


def test_in_a_tiny_window_the_sheet_opens_only_after_the_film(browser: Browser, sit_down: Sit) -> None:
    ann = newcomer(sit_down, browser, "gulp", viewport=TINY)
    film = ann.page.locator(".goalfilm")
    expect(film.locator(".caption")).to_be_in_viewport()
    expect(ann.page.locator("main.table.open")).to_have_count(0)  # it would lie under the words
    film.get_by_role("button", name="Skip").click()
    expect(ann.page.locator("main.table.open")).to_be_visible()


@pytest.mark.parametrize("key", ["Escape", "Enter"])  # the button to skip has the focus
def test_a_key_skips_the_film_and_it_is_shown_once(key: str, browser: Browser, sit_down: Sit) -> None:
    ann = newcomer(sit_down, browser, "gulp")
    expect(ann.page.locator(".goalfilm").get_by_role("button", name="Skip")).to_be_focused()
    ann.page.keyboard.press(key)
    expect(ann.page.locator(".goalfilm")).to_have_count(0)
    ann.page.reload()
    ann.wait_for_picture()
    expect(ann.page.locator(".guide")).to_be_visible()
    expect(ann.page.locator(".goalfilm")).to_have_count(0)


def test_with_reduced_motion_still_pictures_wait_and_the_rules_show_it_again(
    browser: Browser, sit_down: Sit
) -> None:
    ann = newcomer(sit_down, browser, "pharaoh", viewport=PHONE, has_touch=True)
    film = ann.page.locator(".goalfilm")
    expect(film).to_be_visible()
    assert ann.serious_findings() == []
    for words in ("burial chamber", "Turn a marker", "staff must not fall"):
        expect(film.locator(".caption")).to_contain_text(words)
        film.get_by_role("button", name="Next").click()
    expect(film.locator(".caption")).to_contain_text("mummy walks")
    film.get_by_role("button", name="Let us play").click()
    expect(film).to_have_count(0)
    ann.page.get_by_role("button", name="Rules").click()
    ann.page.get_by_role("button", name="Watch the film again").click()
    expect(film.locator(".caption")).to_contain_text("burial chamber")
    film.get_by_role("button", name="Skip").click()
    expect(film).to_have_count(0)
