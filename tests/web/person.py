"""Somebody before a browser: what they see and do, in the words of the page."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, cast

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE: Final = 60_000  # milliseconds: a limit for failures, nobody waits for it
MOST_CLICKS: Final = 20
A_WHILE: Final = 3_000  # milliseconds after which somebody clicks again
SELDOM: Final = 300  # milliseconds: to ask where everything is takes the page a while
OWN: Final = ".moves > :not(.asides) [data-move]"
MADE_OR_PICKED_UP: Final = """([version, places]) =>
  Number(document.querySelector('main.table').dataset.version) > version
  || JSON.stringify(window.teeterPlaces()) !== places"""
GAMES: Final = ("gulo-gulo", "pharaoh", "go-cuckoo", "eruk", "gulp")


def knows(what: str) -> str:
    """A script for somebody who needs these no more: "filmed" or "guided" of the settings."""
    return f"""if (location.protocol.startsWith('http')) {{  // an empty page keeps nothing
  const kept = JSON.parse(localStorage.getItem('teeter.settings') ?? '{{}}');
  kept.{what} ??= {json.dumps(GAMES)};
  localStorage.setItem('teeter.settings', JSON.stringify(kept));
}}"""


HAS_SEEN_THE_FILMS: Final = knows("filmed")
DESK: Final = {"width": 1100, "height": 700}
PHONE: Final = {"width": 390, "height": 844}
PHONE_ON_ITS_SIDE: Final = {"width": 844, "height": 390}
TABLET: Final = {"width": 820, "height": 1180}
TINY: Final = {"width": 640, "height": 400}  # 1280 x 800 enlarged to 200 %

expect.set_options(timeout=PATIENCE)


class Person:
    """One browser context: its own storage, its own connection."""

    def __init__(self, browser: Browser, address: str, *, films: bool = False, **context: Any) -> None:
        """`films`: they have not seen yet what the games are about."""
        settings = {
            "viewport": DESK,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **context,
        }
        self.address = address
        self.quality = "test"
        self.context = browser.new_context(**settings)
        self.context.set_default_timeout(PATIENCE)
        if not films:
            self.context.add_init_script(HAS_SEEN_THE_FILMS)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: self._check_home(request.url))

    def leave(self) -> None:
        self.context.close()

    def _check_home(self, url: str) -> None:
        """Nothing is loaded from anywhere but the server itself."""
        if not url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"the page asked for {url}")

    # Ways

    def open(self, path: str = "/") -> None:
        self.page.goto(f"{self.address}{path}?quality={self.quality}")

    def play_now(self, game: str) -> None:
        self.open()
        self.page.locator(f".box[data-game={game}]").get_by_role("button").click()
        expect(self.now).to_be_visible()

    def choose_seats(self, game: str, *seats: str) -> None:
        """Open the seats of a game and say who sits where: me, screen, link, bot."""
        self.open(f"/play/{game}")
        more = self.page.get_by_role("button", name="One player more")
        for _ in seats[2:]:
            more.click()
        for letter, kind in zip("ABCDEF", seats, strict=False):
            self.page.get_by_label(f"Who sits on seat {letter}?").select_option(kind)

    def lay_the_table(self) -> None:
        self.page.get_by_role("button", name="Lay the table").click()
        expect(self.page.locator("main.table")).to_be_visible()

    def speak_german(self) -> None:
        """Choose the language in the settings, which stay open."""
        self.page.get_by_role("button", name="Settings", exact=True).click()
        self.page.get_by_label("Language").select_option("de")

    # What is seen

    @property
    def now(self) -> Locator:
        return self.page.locator(".now")

    @property
    def result(self) -> Locator:
        return self.page.locator(".result")

    @property
    def table(self) -> str:
        """The name of the table, from the address of the page."""
        return self.page.url.partition("/t/")[2].partition("?")[0]

    def headline(self) -> str:
        return self.now.locator("h2").inner_text()

    def moves(self) -> list[str]:
        """What may be done now, without what may also be done beside one's turn."""
        buttons = self.page.locator(OWN)
        return cast(
            list[str], buttons.evaluate_all("all => all.map(one => one.getAttribute('data-move'))")
        )

    def version(self) -> int:
        return int(self.page.locator("main.table").get_attribute("data-version") or 0)

    def wait_until(self, condition: str, argument: object = None) -> None:
        """A condition in the words of the browser. After a while it fails, and tells what is seen."""
        try:
            self.page.wait_for_function(condition, arg=argument, timeout=PATIENCE, polling=50)
        except PlaywrightTimeout:
            seen = self.page.locator("main").inner_text()[-1500:]
            raise AssertionError(f"waited in vain for {condition}; the page says:\n{seen}") from None

    def wait_for_choice(self) -> bool:
        """Until there is something to decide: False when the game is over instead."""
        self.wait_until(f"() => document.querySelector('{OWN}, .result')")
        return self.result.count() == 0

    # What is done

    def press(self, move: str) -> None:
        """Make a move with its button, and wait until the table has heard it."""
        before = self.version()
        self.unfold(move)
        self.page.locator(f'.moves [data-move="{move}"]').click()
        self.wait_past(before)

    def unfold(self, move: str) -> None:
        """Where the table is drawn, most moves are folded away: open the list."""
        self.page.locator(".picture[data-state=loading]").wait_for(state="detached")
        if not self.page.locator(f'.moves [data-move="{move}"]').is_visible():
            self.page.locator(".moves .list > summary").click()

    def wait_past(self, version: int) -> None:
        self.wait_until(
            "was => Number(document.querySelector('main.table').dataset.version) > was", version
        )

    def places(self) -> dict[str, tuple[float, float]]:
        """Where on the page the things are that can be chosen on the table."""
        found: dict[str, Any] = self.page.evaluate("() => window.teeterPlaces?.() ?? {}")
        return {move: (place[0], place[1]) for move, place in found.items()}

    def click_on_table(self, move: str) -> None:
        """Make a move with the mouse: a card is picked up first, then put where it shall go."""
        before = self.version()
        for _ in range(MOST_CLICKS):
            if self.version() > before:
                return
            places = self.page.evaluate("() => JSON.stringify(window.teeterPlaces())")
            lit = json.loads(places)
            if move in lit:  # else it is made already, or something still flies through the picture
                self.page.mouse.click(*lit[move])
            with suppress(PlaywrightTimeout):  # click again
                self.page.wait_for_function(
                    MADE_OR_PICKED_UP, arg=[before, places], timeout=A_WHILE, polling=SELDOM
                )
        self.wait_past(before)

    def wait_for_picture(self, within: float = PATIENCE) -> None:
        self.page.locator(".picture[data-state=ready]").wait_for(timeout=within)

    def serious_findings(self) -> list[str]:
        """What axe holds to be seriously wrong for people who read with ears, keys or large letters."""
        self.page.evaluate(AXE.read_text())  # a script tag in the page would be refused by its policy
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {json.dumps(one['nodes'][0]['target'])} {one['nodes'][0]['failureSummary']}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]
