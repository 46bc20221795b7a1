"""Browsers, a server, and people before their screens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from teeter.server.settings import WEB, Settings
from tests.server.client import Running, running
from tests.web import chromium
from tests.web.person import Person

NOT_BUILT = "The browser client is not built: run `make web` first."
QUICK = Settings(bot_waits=0.0, bot_answers=0.0, aftermath=0.2, tables_each=1000)

Sit = Callable[..., Person]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as made:
        yield made


def _launch(playwright: Playwright, flags: tuple[str, ...]) -> Browser:
    try:
        return chromium.launch(playwright, flags)
    except chromium.NoBrowser as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """With the picture of the table, drawn in software."""
    made = _launch(playwright, chromium.SOFTWARE)
    yield made
    made.close()


@pytest.fixture(scope="session")
def flat(playwright: Playwright) -> Iterator[Browser]:
    """Without WebGL: everything must be possible with the panels alone."""
    made = _launch(playwright, chromium.FLAT)
    yield made
    made.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    if not (WEB / "index.html").is_file():
        pytest.fail(NOT_BUILT, pytrace=False)
    with running(tmp_path_factory.mktemp("web"), QUICK) as up:
        yield up


@pytest.fixture
def sit_down(server: Running, tmp_path: Path) -> Iterator[Sit]:
    """Somebody opens the page of the server; what went wrong in it fails the test."""
    people: list[Person] = []

    def come(browser: Browser, *, address: str = "", **context: Any) -> Person:
        person = Person(browser, address or f"http://{server.address}", **context)
        people.append(person)
        return person

    yield come
    for person in people:
        person.leave()
    assert [fault for person in people for fault in person.faults] == []
