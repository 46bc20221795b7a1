"""How long until the first picture of a table: python -m tests.web.first_picture [GAME ...]."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, StorageState, ViewportSize, sync_playwright

from teeter.rules.games import GAMES
from tests.web import chromium
from tests.web.test_restart import free_port, kill, start

TIMES: Final = 3
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PRESSED: Final = """() => document.addEventListener(
  'click', () => performance.mark('pressed'), {once: true, capture: true})"""
DRAWN: Final = "() => performance.getEntriesByName('first picture').length > 0"
SINCE: Final = """name => performance.getEntriesByName('first picture')[0].startTime
  - (performance.getEntriesByName(name)[0]?.startTime ?? 0)"""


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        with _server() as address, sync_playwright() as playwright:
            browser = chromium.launch(playwright, chromium.SOFTWARE)
            for way, took in _ways(browser, address, game):
                sys.stdout.write(f"{game:10} {way:20} {took:5.0f} ms\n")
            browser.close()


def _ways(browser: Browser, address: str, game: str) -> Iterator[tuple[str, float]]:
    """From the shelf, then to the same table in browsers that never saw it, and that know its files."""
    context = browser.new_context(viewport=DESKTOP)
    page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.evaluate(PRESSED)
    page.locator(f".box[data-game={game}]").get_by_role("button").click()
    yield "Play now", _drawn(page, "pressed")
    table, seat = page.url, context.storage_state()
    context.close()
    for _ in range(TIMES):
        yield from _visits(browser, table, seat)


def _visits(browser: Browser, table: str, seat: StorageState) -> Iterator[tuple[str, float]]:
    context = browser.new_context(viewport=DESKTOP, storage_state=seat)
    for way in ("a link, cold cache", "a link, warm cache"):
        page = context.new_page()
        page.goto(table)
        yield way, _drawn(page, "navigation")
        page.close()
    context.close()


def _drawn(page: Page, since: str) -> float:
    page.wait_for_function(DRAWN, polling=50)
    took: Any = page.evaluate(SINCE, since)
    return float(took)


@contextmanager
def _server() -> Iterator[str]:
    """As people start it, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = start(port, Path(folder) / "tables.db")
        yield f"http://127.0.0.1:{port}"
        kill(process)


if __name__ == "__main__":
    main()
