"""A real browser for the tests, as it is found on the machine; `make browser` gets one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
# The table is drawn by the processor, the page around it as on any machine without a graphics card.
SOFTWARE: Final = (
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--disable-gpu-compositing",
)
FLAT: Final = ("--disable-gpu", "--disable-3d-apis")  # panels only: quick, and a promise of its own
MISSING: Final = "There is no Chromium for the tests of the page: run `make browser` first."


class NoBrowser(RuntimeError):
    """There is no browser on this machine."""


def path(playwright: Playwright) -> str:
    """Where the browser is: named, on the machine, or Playwright's own. Raises NoBrowser."""
    named = os.environ.get("TEETER_CHROMIUM")
    found = named or next((found for name in NAMES if (found := shutil.which(name))), None)
    if found is None and Path(playwright.chromium.executable_path).is_file():
        found = playwright.chromium.executable_path
    if found is None:
        raise NoBrowser(MISSING)
    return found


def launch(playwright: Playwright, flags: Sequence[str]) -> Browser:
    """Start it. Raises NoBrowser."""
    return playwright.chromium.launch(executable_path=path(playwright), args=[*FLAGS, *flags])
