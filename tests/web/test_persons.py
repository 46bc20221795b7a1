"""The models of people that `teeter bench hand` measures with also play in the real page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from bench.hand.node import bundle
from tests.server.client import Running
from tests.web.persons import one_try


def test_a_brisk_person_steers_the_real_page_until_the_referee_has_the_last_word(
    browser: Browser, server: Running, tmp_path: Path
) -> None:
    program = bundle(tmp_path, for_page=True).read_text("utf-8")
    word = one_try(browser, server, program, "gulo-gulo", "brisk", 1)
    assert word.startswith(("takes", "alarm"))
