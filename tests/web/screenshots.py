"""Draw every screen and every game for the docs: python -m tests.web.screenshots FOLDER."""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, FilePayload, Page, ViewportSize, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from teeter.server.settings import Settings
from teeter.table.gamefile import GameFile
from teeter.table.record import write
from tests.server.client import Running, running
from tests.web import chromium
from tests.web.choosing import Choose, surest
from tests.web.films import a_theft, first_word
from tests.web.hands import CLOSED, Mouse, hint, over, said, spot_unless_over
from tests.web.midgame import NEVER, store_midgame
from tests.web.person import OWN, PHONE, Person, knows
from tests.web.stored import Place

DESKTOP: Final[dict[str, ViewportSize]] = {"viewport": {"width": 1280, "height": 800}}
SIZES: Final[dict[str, dict[str, Any]]] = {
    "desktop": DESKTOP,
    "phone": {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "desktop-de": {**DESKTOP, "locale": "de-DE"},
    "phone-de": {"viewport": PHONE, "device_scale_factor": 2, "locale": "de-DE"},
}
SMALL: Final[ViewportSize] = {"width": 360, "height": 560}
WITH_MENU: Final[ViewportSize] = {
    "width": 760,
    "height": 500,
}  # in a try, and not larger: it is drawn finely
SLOW: Final = 180_000  # milliseconds: full quality without a graphics card takes its time
ATTEMPTS: Final = 2
# a world may take long while the same processor draws
PATIENT: Final = Settings(
    bot_waits=0.05,
    pace=3.0,
    aftermath=0.2,
    set_up_limit=600.0,
    silence_limit=300.0,
    stall_limit=600.0,  # that a page which draws finely reads nothing
    waiting=64 * 2**20,
)
FINE: Final = 88  # quality of the files, of 100
MOST_GRIPS: Final = 3
MOVES: Final = {"gulo-gulo": 20, "pharaoh": 24, "go-cuckoo": 20, "eruk": 46, "gulp": 50}
NAMES: Final = ("Ada", "Ben")
SEED: Final = "a picture"


class Studio:
    """A server, a browser, and the tables that were played at."""

    def __init__(self, server: Running, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self._places: dict[tuple[str, int], Place] = {}

    def person(self, size: str) -> Person:
        """Somebody before a screen of this size, who needs no guide."""
        person = Person(self.browser, f"http://{self.server.address}", **SIZES[size])
        person.context.set_default_timeout(SLOW)
        person.context.add_init_script(HOLDS_THE_LINE)
        person.quality = "high"
        return person

    def sit(self, person: Person, game: str, moves: int | None = None, quality: str = "high") -> None:
        """A table in mid-game, with everything on it."""
        wanted = MOVES[game] if moves is None else moves
        place = self._places.get((game, wanted)) or store_midgame(
            self.server, game, seed=SEED, moves=wanted, name=NAMES[0]
        )
        self._places[game, wanted] = place
        place.give_to(person.context)
        person.context.add_init_script(KNOWS_THE_GUIDES)
        person.quality = quality
        person.open(f"/t/{place.table}")
        person.wait_for_picture(SLOW)
        person.page.wait_for_function(STANDS, timeout=SLOW)


# While fine pictures are drawn nobody answers for so long that the page would hang up: how patient it
# is (8 seconds) is no part of a screen.
HOLDS_THE_LINE: Final = """const after = window.setTimeout;
window.setTimeout = (act, late, ...rest) => after(act, late === 8000 ? 600000 : late, ...rest);"""
KNOWS_THE_GUIDES: Final = knows("guided")
# the pieces lie where they shall, and no world is being set up
STANDS: Final = "() => !/being set up/.test(document.querySelector('.now')?.textContent ?? '')"
Visit = Callable[[Studio, Person], None]


@dataclass(frozen=True, slots=True)
class Screen:
    """How to get somewhere, and for which screens it is drawn."""

    visit: Visit
    sizes: tuple[str, ...] = ("desktop", "phone")


def main() -> None:
    args = _arguments()
    args.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as store,
        running(Path(store), PATIENT) as server,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright, chromium.SOFTWARE)
        studio = Studio(server, browser)
        failed = [
            f"{name}-{size}"
            for name, size in _wanted(args.only, args.size)
            if not _drawn(studio, SCREENS[name].visit, size, args.folder / f"{name}-{size}.webp")
        ]
        browser.close()
    if failed:
        sys.exit(f"These could not be drawn: {', '.join(failed)}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="+", choices=SCREENS, default=list(SCREENS), metavar="SCREEN")
    parser.add_argument("--size", choices=SIZES, help="only on this screen")
    return parser.parse_args()


def _wanted(names: list[str], only: str | None) -> Iterator[tuple[str, str]]:
    for name in names:
        for size in SCREENS[name].sizes:
            if only in (None, size):
                yield name, size


def _drawn(studio: Studio, visit: Visit, size: str, path: Path) -> bool:
    """Once more if it fails: a hand may miss, and one picture less is no reason to have none."""
    for _ in range(ATTEMPTS):
        person = studio.person(size)
        began = time.monotonic()
        try:
            _draw(visit, studio, person, size, path)
        except (PlaywrightError, AssertionError, TypeError) as error:  # a sign may go while one looks
            sys.stdout.write(f"{path.name}: {error}\n")
        else:
            sys.stdout.write(f"{path.name} {time.monotonic() - began:.0f} s\n")
            return True
        finally:
            sys.stdout.flush()
            person.leave()
    return False


def _draw(visit: Visit, studio: Studio, person: Person, size: str, path: Path) -> None:
    visit(studio, person)
    width, height = SIZES[size]["viewport"].values()
    scale = SIZES[size].get("device_scale_factor", 1)
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": scale}
    asked = {"format": "webp", "quality": FINE, "clip": clip}
    _settle(person.page)
    taken = person.context.new_cdp_session(person.page).send("Page.captureScreenshot", asked)
    path.write_bytes(base64.b64decode(taken["data"]))


def _settle(page: Page) -> None:
    """Nothing has the focus, and two pictures after the last change all is drawn."""
    page.evaluate("() => document.activeElement?.blur()")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def _shelf(_: Studio, person: Person) -> None:
    person.open()
    person.page.locator(".box").last.wait_for()


def _seats(_: Studio, person: Person) -> None:
    person.choose_seats("go-cuckoo", "me", "link", "bot")


def _lobby(_: Studio, person: Person) -> None:
    person.choose_seats("pharaoh", "me", "link", "bot")
    person.lay_the_table()
    person.wait_for_picture(SLOW)


def _handover(_: Studio, person: Person) -> None:
    person.choose_seats("gulp", "me", "screen")
    person.lay_the_table()
    person.page.locator(".handover").wait_for()


def _table(game: str) -> Visit:
    """One has to decide."""

    def visit(studio: Studio, person: Person) -> None:
        studio.sit(person, game)

    return visit


def _hand(game: str) -> Visit:
    """The hand holds what it shall take."""

    def visit(studio: Studio, person: Person) -> None:
        with _small_window(person):
            studio.sit(person, game, quality="test")
            _begin_a_try(person, surest(studio.server))
            _grip(person)
            _with_all_shadows(person)

    return visit


def _grip(person: Person) -> None:
    """Over the piece and down, more than once if need be.

    The button is pressed without the mouse, which would take the hand along.
    """
    hand, button, ends = Mouse(person), person.page.locator(".hand-grip"), len(said(person))
    for _ in range(MOST_GRIPS):
        piece = spot_unless_over(person, ".hand-marker", ends)
        assert piece, "the try has ended"
        hand.aim(piece)
        button.dispatch_event("click")
        person.page.wait_for_function(f"() => {CLOSED} || {over(ends)}", timeout=SLOW)
        if hint(person).startswith("You hold"):
            return
        button.dispatch_event("click")


@contextmanager
def _small_window(person: Person) -> Iterator[None]:
    """What moves is drawn small, and so in time, until the moment of the picture."""
    whole = person.page.viewport_size
    assert whole, "every screen has a size"
    person.page.set_viewport_size(SMALL)
    yield
    person.page.set_viewport_size(whole)


def _with_all_shadows(person: Person) -> None:
    """Draw finely from now on, without letting go; phones fold the menu away in a try."""
    person.page.set_viewport_size(WITH_MENU)
    person.page.evaluate("() => history.replaceState(null, '', location.pathname)")
    person.page.get_by_role("button", name="Settings", exact=True).dispatch_event("click")
    person.page.get_by_label("Picture").select_option("high")
    person.page.get_by_role("button", name="Close", exact=True).dispatch_event("click")


def _begin_a_try(person: Person, choose: Choose) -> None:
    """Decide whatever there is, until one's own hand stands ready."""
    while True:
        person.wait_until(f"() => document.querySelector('{OWN}, .hand-hint')")
        if person.page.locator(".hand-hint").count():
            return
        if offered := person.moves():
            before, move = person.version(), choose(person, offered)
            # the list stays folded: while it is open, its codes are painted on the board
            person.page.locator(f'.moves [data-move="{move}"]').dispatch_event("click")
            person.wait_past(before)


# what is shown takes its time by the clock, and few pictures are drawn here in a second
SLOWER: Final = """() => { const began = performance.now(), clock = performance.now.bind(performance);
  performance.now = () => began + (clock() - began) / 5; }"""


def _show_me(studio: Studio, person: Person) -> None:
    """A ghost shows the first pull. It does not wait for fine pictures: this one is drawn lightly."""
    person.quality = "low"
    with _small_window(person):
        person.play_now("gulo-gulo")
        _begin_a_try(person, surest(studio.server))
    person.page.evaluate(SLOWER)
    fold = person.page.locator(".hand-more summary")  # on a phone the guide is folded away, too
    fold.click()
    person.page.locator(".hand-show").click()
    fold.click()
    person.wait_until(
        "() => document.querySelector('.hand-hint').textContent.includes('fingers close')"
    )


def _rules(studio: Studio, person: Person) -> None:
    studio.sit(person, "gulp")
    person.page.get_by_role("button", name="Rules", exact=True).click()
    person.page.locator(".rules").wait_for()


def _settings(studio: Studio, person: Person) -> None:
    studio.sit(person, "eruk")
    person.page.get_by_role("button", name="Settings", exact=True).click()


def _result(studio: Studio, person: Person) -> None:
    studio.sit(person, "eruk", NEVER)
    person.result.wait_for()


def _replay(_: Studio, person: Person) -> None:
    """A theft from a file, in the middle of the try."""
    record, tries = a_theft()
    record = replace(record, names=NAMES)
    file = GameFile(write(record).encode(), tries).to_bytes(record.game)
    person.open()
    opened: FilePayload = {"name": "game.zip", "mimeType": "application/zip", "buffer": file}
    person.page.get_by_label("Open a record").set_input_files(opened)
    person.page.get_by_label("Position in the game").fill(str(first_word(record)))
    person.wait_for_picture(SLOW)
    slider = person.page.get_by_label("In this try")
    slider.fill(f"{float(slider.get_attribute('max') or 0) * 0.6:.2f}")


SCREENS: Final[dict[str, Screen]] = {
    "shelf": Screen(_shelf, ("desktop", "phone", "tablet", "phone-de")),
    "seats": Screen(_seats),
    "lobby": Screen(_lobby, ("desktop",)),
    "handover": Screen(_handover, ("phone",)),
    "gulo-gulo": Screen(_table("gulo-gulo")),
    "gulo-gulo-hand": Screen(_hand("gulo-gulo")),
    "pharaoh": Screen(_table("pharaoh")),
    "pharaoh-hand": Screen(_hand("pharaoh")),
    "go-cuckoo": Screen(_table("go-cuckoo")),
    "go-cuckoo-hand": Screen(_hand("go-cuckoo")),
    "eruk": Screen(_table("eruk"), ("desktop", "phone", "tablet")),
    "gulp": Screen(_table("gulp"), ("desktop", "phone", "tablet", "desktop-de")),
    "show-me": Screen(_show_me, ("desktop", "phone")),
    "rules": Screen(_rules),
    "settings": Screen(_settings),
    "result": Screen(_result),
    "replay": Screen(_replay),
}

if __name__ == "__main__":
    main()
