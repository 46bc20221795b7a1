"""Draw every screen and every game for the docs: python -m tests.web.screenshots FOLDER."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from teeter.rules.games import GAMES
from teeter.server.settings import Settings
from tests.server.client import running
from tests.web import chromium
from tests.web.person import OWN, PHONE, Person

SIZES: Final = {"desktop": {"width": 1280, "height": 800}, "phone": PHONE}
SLOW: Final = 300_000  # milliseconds: full quality without a graphics card takes its time
FEW: Final = 4  # decisions into a game, so that there is something to see


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="screens whose name begins like this")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as store,
        running(Path(store), Settings(bot_waits=0.0, pace=20.0)) as server,
        sync_playwright() as playwright,
    ):
        flags = [*chromium.FLAGS, *chromium.SOFTWARE]
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=flags)
        for size in SIZES:
            for name, visit in screens().items():
                if name.startswith(args.only):
                    _draw(
                        browser,
                        f"http://{server.address}",
                        size,
                        visit,
                        args.folder / f"{name}-{size}.png",
                    )
        browser.close()


def screens() -> dict[str, Callable[[Person], None]]:
    """By name: how to get there."""
    tables = {game: (lambda person, game=game: _table(person, game)) for game in GAMES}
    return {
        "shelf": _shelf,
        "seats": _seats,
        **tables,
        "rules": _rules,
        "result": _result,
        "replay": _replay,
    }


def _draw(
    browser: Browser, address: str, size: str, visit: Callable[[Person], None], path: Path
) -> None:
    person = Person(browser, address, viewport=SIZES[size])
    person.context.set_default_timeout(SLOW)
    person.quality = "high"
    visit(person)
    _settle(person.page)
    person.page.screenshot(path=path, timeout=SLOW)
    person.leave()


def _settle(page: Page) -> None:
    """Two pictures after the last change: all is drawn."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def _shelf(person: Person) -> None:
    person.open()
    person.page.locator(".box").last.wait_for()


def _seats(person: Person) -> None:
    person.choose_seats("go-cuckoo", "me", "link", "bot")


def _table(person: Person, game: str) -> None:
    person.play_now(game)
    person.wait_for_picture()
    skip = person.page.get_by_role("button", name="Skip")
    if skip.count():
        skip.click()
    if GAMES[game].physical:
        _begin_a_try(person)
        return
    for _ in range(FEW):
        if not person.wait_for_choice():
            break
        person.press(person.moves()[0])
    person.wait_for_choice()


def _begin_a_try(person: Person) -> None:
    """Decide whatever there is, until one's own hand stands ready."""
    while True:
        person.wait_until(
            f"() => document.querySelector('{OWN}') || document.body.innerText.includes('Your hand')"
        )
        if person.page.get_by_role("heading", name="Your hand").count():
            return
        person.press(person.moves()[0])


def _rules(person: Person) -> None:
    person.play_now("pharaoh")
    person.page.get_by_role("button", name="Rules", exact=True).click()
    person.page.locator(".rules").wait_for()


def _result(person: Person) -> None:
    person.play_now("eruk")
    while person.wait_for_choice():
        person.press(person.moves()[-1])


def _replay(person: Person) -> None:
    _result(person)
    person.page.get_by_role("button", name="Watch it again").click()
    person.page.get_by_label("Position in the game").fill("30")
    person.wait_for_picture()


if __name__ == "__main__":
    main()
