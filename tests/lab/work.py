"""Small pieces of work for other processes; whoever imports this imports nothing heavy."""

from __future__ import annotations

import os
import signal


def square(number: int) -> int:
    return number * number


def kills_its_worker_at_five(number: int) -> int:
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def fails_at_five(number: int) -> int:
    if number == 5:
        raise ValueError("five")
    return number
