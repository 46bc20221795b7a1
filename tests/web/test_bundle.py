"""What a browser has to load."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Browser

from teeter.rules.games import GAMES
from teeter.server.settings import WEB
from tests.web.conftest import Sit
from tests.web.person import Person

SHELF_MOST = 300_000  # bytes, packed
GAME_MOST = 600_000  # bytes, packed: a table with everything that it may load
HASHED = len("-Cj6B4UGe.js")  # the end of a file's name; a hyphen may be part of the hash


def loaded_by(person: Person) -> set[str]:
    """The files of the client that the page has loaded."""
    names = person.page.evaluate("() => performance.getEntriesByType('resource').map(({name}) => name)")
    return {
        "index.html",
        *(f"assets/{name.rpartition('/')[2]}" for name in names if "/assets/" in name),
    }


def packed(files: set[str]) -> int:
    return sum(len(gzip.compress((WEB / file).read_bytes())) for file in files)


def chunks(files: set[str]) -> set[str]:
    return {file.rpartition("/")[2][:-HASHED] for file in files if file.endswith(".js")}


def test_the_shelf_is_small_and_loads_no_table(browser: Browser, sit_down: Sit) -> None:
    ann = sit_down(browser)
    ann.open()
    ann.page.locator(".box").first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    files = loaded_by(ann)
    assert "index" in chunks(files)
    assert not any(name.startswith(("scene3d", *GAMES)) for name in chunks(files))
    assert packed(files) < SHELF_MOST


def test_a_table_loads_what_it_needs_and_nothing_of_other_games(
    browser: Browser, sit_down: Sit
) -> None:
    ann = sit_down(browser)
    ann.play_now("gulo-gulo")
    ann.open(f"/t/{ann.table}")
    ann.wait_until("() => performance.getEntriesByName('first picture').length > 0")
    files = chunks(loaded_by(ann))
    assert {"index", "scene3d", "gulo-gulo-board"} <= files
    assert {name for name in files if name.startswith(tuple(GAMES))} == {"gulo-gulo-board"}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_everything_it_may_load_is_small(game: str) -> None:
    others = tuple(f"{name}-" for name in GAMES if name != game)
    files = {path for path in WEB.rglob("*") if path.is_file() and path.suffix != ".txt"}  # licences
    assert any(path.name.startswith(f"{game}-board-") for path in files)
    mine = {str(path.relative_to(WEB)) for path in files if not path.name.startswith(others)}
    assert packed(mine) < GAME_MOST
