"""Gets a browser for the tests where there is none (`make browser`): set-up, never part of a test."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.installing import install, run, say
from tests.web import chromium

UNAVAILABLE: Final = (
    "Chromium could not be got here: run `sudo apt-get install chromium`, or what your system has "
    "instead, or name a browser in TEETER_CHROMIUM, and then run `make browser` again."
)
LIBRARIES: Final = (
    "The browser {found} does not start: run `sudo {python} -m playwright install-deps chromium`, "
    "or name another one in TEETER_CHROMIUM, and then run `make browser` again."
)


def get(*, as_root: bool) -> str:
    """Find a browser that starts, or install one. Raises SystemExit with a sentence."""
    with _alone():  # whoever waited here may find it now
        found = look()
        for way in (_from_the_system, _from_playwright) if as_root else (_from_playwright,):
            if found is None:
                way()
                found = look()
    if found is None:
        raise SystemExit(UNAVAILABLE)
    if not _starts(found):
        raise SystemExit(LIBRARIES.format(found=found, python=sys.executable))
    return found


def look() -> str | None:
    try:
        with sync_playwright() as playwright:
            return chromium.path(playwright)
    except chromium.NoBrowser:
        return None


@contextmanager
def _alone() -> Iterator[None]:
    """One at a time, of all that this person runs on this machine."""
    lock = Path(tempfile.gettempdir()) / f"teeter-browser-{os.getuid()}.lock"
    with lock.open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Somebody else is getting the browser: waiting ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _from_the_system() -> None:
    """Debian and its kin."""
    if apt := shutil.which("apt-get"):
        install([apt], "chromium", "Chromium")


def _from_playwright() -> None:
    say("Getting Chromium with Playwright's installer (once) ...")
    run([sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"])


def _starts(found: str) -> bool:
    """A browser lacks libraries of the system easily."""
    try:
        words = [found, "--no-sandbox", "--version"]
        return subprocess.run(words, capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


if __name__ == "__main__":
    say(f"The tests' browser is {get(as_root=os.geteuid() == 0)}")
