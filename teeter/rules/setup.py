"""What set-ups are made with: shuffled pieces, and the seat that begins."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from teeter.rules.contract import SEATS, BadSetup, Options, Setup
from teeter.rules.text import Text, quoted

T = TypeVar("T")


def seat_called(name: str, options: Options) -> int:
    """The number of the seat with this letter. Raises BadSetup."""
    seat = SEATS.find(name) if len(name) == 1 else -1
    if not 0 <= seat < options.seats:
        raise BadSetup(Text("no-seat", seat=quoted(name), seats=options.seats))
    return seat


def first_seat(setup: Setup, options: Options) -> int:
    """The seat that the set-up says begins. Raises BadSetup."""
    first = setup.get("first", [])
    if len(first) != 1:
        raise BadSetup(Text("no-first"))
    return seat_called(first[0], options)


def shuffled(pieces: list[T], rng: Random) -> list[T]:
    """The pieces in random order. (Written out, because compiled it is three times `rng.shuffle`.)"""
    mixed = pieces[:]
    random = rng.random
    for last in range(len(mixed) - 1, 0, -1):
        other = int(random() * (last + 1))
        piece = mixed[last]
        mixed[last] = mixed[other]
        mixed[other] = piece
    return mixed
