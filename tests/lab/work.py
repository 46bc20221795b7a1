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


def leaves_at_five(number: int) -> int:
    if number == 5:
        os._exit(7)
    return number


class Particular(Exception):
    """An error that cannot be made again from its message alone, as pickle would do it."""

    def __init__(self, what: str, *, where: str) -> None:
        super().__init__(f"{what} at {where}")


def fails_particularly_at_five(number: int) -> int:
    if number == 5:
        raise Particular("a fault", where="five")
    return number


def fails_in_colours_at_five(number: int) -> int:
    if number == 5:
        raise Particular("\x1b[31mred", where="five")
    return number


def exits_at_five(number: int) -> int:
    if number == 5:
        raise SystemExit("enough")
    return number


class Closed:
    """A task that cannot be opened in another process."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return int, ("no number",)


def fails_at_five(number: int) -> int:
    if number == 5:
        raise ValueError("five")
    return number
