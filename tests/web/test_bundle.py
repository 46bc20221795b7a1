"""What a browser has to load."""

from __future__ import annotations

import gzip
import re

from playwright.sync_api import Browser

from teeter.server.settings import WEB
from tests.web.conftest import Sit

MOST = 300_000  # bytes, packed, all games together, in one language
LANGUAGE = re.compile(r"[a-z]{2}-[\w-]{8}\.js")  # the words of one, loaded by who speaks it
HASHED = len("-Cj6B4UGe.js")  # the end of a file's name; a hyphen may be part of the hash


def test_a_table_loads_what_it_needs_and_nothing_else(browser: Browser, sit_down: Sit) -> None:
    ann = sit_down(browser)
    ann.play_now("gulo-gulo")
    ann.open(f"/t/{ann.table}")
    ann.wait_until("() => performance.getEntriesByName('first picture').length > 0")
    loaded = ann.page.evaluate("() => performance.getEntriesByType('resource').map(({name}) => name)")
    chunks = [name.rpartition("/")[2][:-HASHED] for name in loaded if name.endswith(".js")]
    assert {"index", "room", "gulo-gulo"} <= set(chunks)
    assert not {"eruk", "gulp", "pharaoh", "go-cuckoo", "rules"} & set(chunks)


def test_the_whole_client_is_small() -> None:
    files = [path for path in WEB.rglob("*") if path.is_file() and path.suffix != ".txt"]  # licences
    assert (WEB / "index.html") in files
    sizes = {path: len(gzip.compress(path.read_bytes())) for path in files}
    words = [size for path, size in sizes.items() if LANGUAGE.fullmatch(path.name)]
    assert sum(sizes.values()) - sum(words) + max(words) < MOST
