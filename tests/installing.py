"""Getting programs for the tests from the packages of the system: set-up, never part of a test."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

LIMIT: Final = 1800  # seconds for a tool: a slow network is no fault, but nothing is endless
PATIENT: Final = ("-o", "Acquire::Retries=3", "-o", "DPkg::Lock::Timeout=600")


def install(apt: Sequence[str], package: str, title: str) -> None:
    """Debian and its kin; `apt` is how apt-get is called here."""
    say(f"Getting {title} from the packages of the system (once) ...")
    run([*apt, *PATIENT, "update"])
    run([*apt, *PATIENT, "install", "--yes", "--no-install-recommends", package])


def run(words: Sequence[str]) -> None:
    """In sight, and asking nothing; what matters is whether the program is there in the end."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run(words, stdin=subprocess.DEVNULL, env=environment, timeout=LIMIT, check=False)
    except subprocess.TimeoutExpired:
        say(f"Given up after {LIMIT} seconds: {' '.join(words)}")


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
