"""Gets HAProxy for the tests where there is none (`make proxy`): set-up, never part of a test."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final

from tests.haproxy import NoHaproxy, program
from tests.installing import install, say

UNAVAILABLE: Final = (
    "HAProxy could not be got here: run `sudo apt-get install haproxy`, or what your system has "
    "instead, and then run `make proxy` again. Until then the tests that need it are left out."
)


def get() -> str:
    """Find HAProxy, or install it on Debian and its kin. Raises NoHaproxy."""
    try:
        return program()
    except NoHaproxy:
        _install()
    return program()


def _install() -> None:
    apt, sudo = shutil.which("apt-get"), shutil.which("sudo")
    before = [] if os.geteuid() == 0 else [sudo, "--non-interactive"] if sudo else None
    if apt is not None and before is not None:
        install([*before, apt], "haproxy", "HAProxy")


if __name__ == "__main__":
    try:
        say(f"The tests' proxy is {get()}")
    except NoHaproxy:
        say(UNAVAILABLE)
        sys.exit("CI" in os.environ)
