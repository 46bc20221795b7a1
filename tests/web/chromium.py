"""A real browser for the tests: found on the machine, or fetched from the system's packages."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import Final

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
MISSING: Final = (
    "These tests need Chromium, and none was found: install the package `chromium`, "
    "or name a browser in TEETER_CHROMIUM."
)


class NoBrowser(RuntimeError):
    """There is no browser on this machine, and none could be fetched."""


def path() -> str:
    """Where the browser is. Raises NoBrowser."""
    found = os.environ.get("TEETER_CHROMIUM") or _look()
    if found is None and _fetch():
        found = _look()
    if found is None:
        raise NoBrowser(MISSING)
    return found


def _look() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def _fetch() -> bool:
    """Install it where that is possible: Debian and its kin, as root."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    install = [apt, "install", "-y", "--no-install-recommends", "chromium"]
    for words in ([apt, "update"], install):
        subprocess.run(words, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return _look() is not None
