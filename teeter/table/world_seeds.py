"""The seeds of physical worlds: of every table another, of a day the same for everybody."""

from __future__ import annotations

import hashlib


def world_seed(seed: str, number: int) -> int:
    """The seed of the world of a table with this seed, at this event."""
    told = hashlib.sha256(f"{seed}/world/{number}".encode()).digest()
    return int.from_bytes(told[:4], "little")


def seed_of_day(game: str, day: str) -> str:
    """What a series of this day is dealt from, on every server."""
    return f"{game} {day}"


def world_of_day(game: str, day: str) -> int:
    """The seed of its world."""
    return world_seed(seed_of_day(game, day), 0)
