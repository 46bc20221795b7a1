"""The site of the docs: built without a warning, and read without anything from elsewhere."""

from __future__ import annotations

import functools
import os
import re
import subprocess
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import sync_playwright

from tests.once import once
from tests.web.chromium import FLAT, launch

ROOT = Path(__file__).parent.parent
LOADED = re.compile(
    r"""<(?:script|img|iframe|source|audio|video)\b[^>]*?\bsrc=["']?([^"'\s>]+)"""
    r"""|<link\b(?=[^>]*\brel=["']?(?:stylesheet|icon|preload|preconnect|modulepreload))[^>]*?\bhref=["']?([^"'\s>]+)"""
)


class Silent(SimpleHTTPRequestHandler):
    """Serves a folder and says nothing of it."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - it is called so
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return once(tmp_path_factory, "site", built)[0]


def built(folder: Path) -> str:
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        words, cwd=ROOT, env=quiet, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def text_of(site: Path, page: str) -> str:
    return (site / page / "index.html").read_text("utf-8")


def test_the_readme_is_the_first_page_and_shows_its_pictures(site: Path) -> None:
    home = text_of(site, ".")
    shown = re.findall(r'<img [^>]*src="(pictures/[^"]+)"', home)
    assert len(shown) > 10
    assert all((site / picture).is_file() for picture in shown)


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        loaded = [one or other for one, other in LOADED.findall(text)]
        assert loaded, page
        assert not [address for address in loaded if re.match(r"(\w+:)?//", address)], page
        assert 'data-md-component="source"' not in text, "the theme would ask GitHub for stars"
    for style in site.rglob("*.css"):
        assert not re.search(r"url\([\"']?(https?:)?//", style.read_text("utf-8")), style


def test_players_find_the_rules_with_pictures_in_both_languages(site: Path) -> None:
    for page, words in (("games/eruk", "Who flees"), ("games/de/eruk", "Wer flieht")):
        text = text_of(site, page)
        assert words in text
        assert text.count("pictures/rules/eruk/") == 6


def test_a_page_that_is_only_named_can_be_reached(site: Path) -> None:
    assert '<a href="../record/">' in text_of(site, "python")


def test_lists_within_lists_are_shown_as_on_github(site: Path) -> None:
    steal = re.search(r"<strong>Steal it</strong>.*?</ol>", text_of(site, "games/gulo-gulo"), re.DOTALL)
    assert steal
    assert steal[0].count("<ul>") == 1
    assert steal[0].count("<li>") == 2


def test_whoever_opens_the_site_as_a_file_is_told_what_does_not_work(site: Path) -> None:
    """Search and links need a server: the front page says so there, and only there."""
    handler = functools.partial(Silent, directory=str(site))
    with sync_playwright() as playwright, ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        page = launch(playwright, FLAT).new_page()
        page.goto((site / "index.html").as_uri())
        note = page.get_by_text("You have opened this page as a file")
        assert note.is_visible()
        assert "make docs-serve" in note.inner_text()
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        assert page.get_by_role("link", name="Play the rules").is_visible()
        assert not note.is_visible()
        page.context.browser.close()  # type: ignore[union-attr]
        server.shutdown()


def test_what_is_written_can_be_searched(site: Path) -> None:
    assert "GULO-42" in (site / "search" / "search_index.json").read_text("utf-8")
