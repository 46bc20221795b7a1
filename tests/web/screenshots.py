"""Draw every screen and every game for the docs: python -m tests.web.screenshots FOLDER."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, FilePayload, Page, sync_playwright

from teeter.rules.games import GAMES
from teeter.server.settings import Settings
from teeter.table.gamefile import GameFile
from teeter.table.record import write
from tests.server.client import running
from tests.web import chromium
from tests.web.films import a_theft, first_word
from tests.web.person import OWN, PHONE, Person

SIZES: Final = {"desktop": {"width": 1280, "height": 800}, "phone": PHONE}
SLOW: Final = 300_000  # milliseconds: full quality without a graphics card takes its time
FEW: Final = 12  # decisions into a game, so that there is something to see


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--only", nargs="+", choices=screens(), default=screens(), help="not all screens"
    )
    parser.add_argument("--size", choices=SIZES, help="only on this screen")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as store,
        running(Path(store), Settings(bot_waits=0.0, pace=20.0)) as server,
        sync_playwright() as playwright,
    ):
        flags = [*chromium.FLAGS, *chromium.SOFTWARE]
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=flags)
        for size in [args.size] if args.size else SIZES:
            for name in args.only:
                path = args.folder / f"{name}-{size}.png"
                _draw(browser, f"http://{server.address}", size, screens()[name], path)
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
    """Nothing has the focus, and two pictures after the last change all is drawn."""
    page.evaluate("() => document.activeElement?.blur()")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def _shelf(person: Person) -> None:
    person.open()
    person.page.locator(".box").last.wait_for()


def _seats(person: Person) -> None:
    person.choose_seats("go-cuckoo", "me", "link", "bot")


def _table(person: Person, game: str) -> None:
    _quickly(person, game)
    if GAMES[game].physical:
        _begin_a_try(person)
        person.page.get_by_role("button", name="Skip").click()
    else:
        _play_on(person, FEW)
    _finely(person)


def _quickly(person: Person, game: str) -> None:
    """Sit down at a table that is drawn coarsely, until the moment of the picture."""
    person.quality = "test"
    person.play_now(game)


def _finely(person: Person) -> None:
    """Look at the table again, at full quality."""
    person.quality = "high"
    person.open(f"/t/{person.table}")
    person.wait_for_picture()


def _play_on(person: Person, decisions: int) -> None:
    """The first choice there is, so many times or until the game is over."""
    while decisions and person.wait_for_choice():
        person.press(person.moves()[0])
        decisions -= 1
    person.wait_for_choice()


def _begin_a_try(person: Person) -> None:
    """Decide whatever there is, until one's own hand stands ready."""
    while True:
        person.wait_until(f"() => document.querySelector('{OWN}, .hand-hint')")
        if person.page.locator(".hand-hint").count():
            return
        if offered := person.moves():
            person.press(offered[0])


def _rules(person: Person) -> None:
    person.play_now("pharaoh")
    person.page.get_by_role("button", name="Rules", exact=True).click()
    person.page.locator(".rules").wait_for()


def _result(person: Person) -> None:
    _quickly(person, "eruk")
    while person.wait_for_choice():
        person.press(person.moves()[-1])
    _finely(person)
    person.result.wait_for()


def _replay(person: Person) -> None:
    """A theft from a file, in the middle of the try."""
    record, tries = a_theft()
    file = GameFile(write(record).encode(), tries).to_bytes(record.game)
    person.open()
    opened: FilePayload = {"name": "game.zip", "mimeType": "application/zip", "buffer": file}
    person.page.get_by_label("Open a record").set_input_files(opened)
    person.page.get_by_label("Position in the game").fill(str(first_word(record)))
    person.wait_for_picture()
    slider = person.page.get_by_label("In this try")
    slider.fill(f"{float(slider.get_attribute('max') or 0) * 0.6:.2f}")


if __name__ == "__main__":
    main()
