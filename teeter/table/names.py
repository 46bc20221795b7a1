"""Names at a table: people's own stay as they are, those that it gives are said in every language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from teeter.rules.contract import SEATS
from teeter.rules.text import Text, Words

WATCHER: Final = "A watcher"
_GIVEN: Final = re.compile(r"(?:(?P<level>.+) bot|(?P<kind>Player|Seat)) (?P<seat>[A-F])")


def bot_name(level: str, seat: int) -> str:
    """What a bot is called, in logs and records."""
    return f"{level.capitalize()} bot {SEATS[seat]}"


def default_name(seat: int) -> str:
    """A person who gave no name."""
    return f"Player {SEATS[seat]}"


def seat_name(name: str, seat: int) -> str:
    """What whoever sits there is called in logs and records; of an open seat, the seat."""
    return name or f"Seat {SEATS[seat]}"


def names_in_words(names: Sequence[str]) -> list[Words]:
    """All names of a table, by seat."""
    return [name_in_words(seat_name(name, seat)) for seat, name in enumerate(names)]


def name_in_words(name: str) -> Words:
    """A name as people shall read it."""
    if name == WATCHER:
        return Text("name-watcher")
    given = _GIVEN.fullmatch(name)
    if given is None:
        return name
    if given["level"]:
        return Text("name-bot", level=given["level"], seat=given["seat"])
    return Text("name-player" if given["kind"] == "Player" else "name-seat", seat=given["seat"])
