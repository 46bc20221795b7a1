"""Gets HAProxy for the tests where there is none (`make proxy`): set-up, never part of a test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

from tests.haproxy import NoHaproxy, program

LIMIT: Final = 1800  # seconds: a slow network is no fault, but nothing is endless
PATIENT: Final = ("-o", "Acquire::Retries=3", "-o", "DPkg::Lock::Timeout=600")
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
    if apt is None or before is None:
        return
    _say("Getting HAProxy from the packages of the system (once) ...")
    _run([*before, apt, *PATIENT, "update"])
    _run([*before, apt, *PATIENT, "install", "--yes", "--no-install-recommends", "haproxy"])


def _run(words: list[str]) -> None:
    """In sight, and asking nothing; what matters is whether it is there in the end."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run(words, stdin=subprocess.DEVNULL, env=environment, timeout=LIMIT, check=False)
    except subprocess.TimeoutExpired:
        _say(f"Given up after {LIMIT} seconds: {' '.join(words)}")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    try:
        _say(f"The tests' proxy is {get()}")
    except NoHaproxy:
        _say(UNAVAILABLE)
        sys.exit("CI" in os.environ)
