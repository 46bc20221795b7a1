"""A view as a row of numbers: a game says once, and for good, which part of its view stands where.

Seats are told as seen from one of them: who looks is 0, whoever sits to the left is 1. Nothing here but
the view is looked at, so a row holds no secret that the view does not tell.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from teeter.rules.contract import NOBODY, Options
from teeter.rules.extras import mypyc_attr

Row = tuple[list[int], list[float]]
"""The places of a row that are not zero, and what stands there."""


@mypyc_attr(allow_interpreted_subclasses=True)  # the room of environments has some
class Part(ABC):
    """Something of a view, and how many numbers it takes."""

    size: int

    @abstractmethod
    def write(self, value: Any, me: int, at: int, row: Row) -> None:
        """Put a value, as the seat `me` sees it, into the row from this place on."""


class Number(Part):
    """A number as a share of the most it usually is; from -1 to 1 in the row. None is 0."""

    def __init__(self, most: float = 1.0) -> None:
        self.size = 1
        self._most = most

    def write(self, value: Any, me: int, at: int, row: Row) -> None:
        if value:
            row[0].append(at)
            row[1].append(min(1.0, max(-1.0, value / self._most)))


class OneOf(Part):
    """One of some words: a one among zeros. None is all zeros."""

    def __init__(self, words: Sequence[object]) -> None:
        self.size = len(words)
        self._code = {word: code for code, word in enumerate(words)}

    def write(self, value: Any, me: int, at: int, row: Row) -> None:
        if value is not None:
            row[0].append(at + self._code[value])
            row[1].append(1.0)


class Seat(Part):
    """A seat: a one among zeros. None and the referee are all zeros, and so is nobody, unless told."""

    def __init__(self, seats: int, *, nobody_told: bool = False) -> None:
        self.size = seats + nobody_told
        self._seats = seats
        self._nobody = seats if nobody_told else -1

    def write(self, value: Any, me: int, at: int, row: Row) -> None:
        place = -1
        if value is not None and value >= 0:
            place = (value - me) % self._seats
        elif value == NOBODY:
            place = self._nobody
        if place >= 0:
            row[0].append(at + place)
            row[1].append(1.0)


class Together(Part):
    """A list of which each item has its own number, as a set has: in no order, each once."""

    def __init__(self, part: Part) -> None:
        self.size = part.size
        self._part = part

    def write(self, value: Any, me: int, at: int, row: Row) -> None:
        for item in value or ():
            self._part.write(item, me, at, row)


class Counts(Part):
    """A list of words, or a table of how many there are, as a number for each word."""

    def __init__(self, words: Sequence[str], most: float) -> None:
        self.size = len(words)
        self._code = {word: code for code, word in enumerate(words)}
        self._most = most

    def write(self, value: Any, me: int, at: int, row: Row) -> None:
        counts: dict[str, int] = {}
        if isinstance(value, dict):
            counts = value
        else:
            for word in value or ():
                counts[word] = counts.get(word, 0) + 1
        for word, count in counts.items():
            row[0].append(at + self._code[word])
            row[1].append(min(1.0, count / self._most))


class Each(Part):
    """A list, item after item; of a longer one the first so many."""

    def __init__(self, part: Part, length: int) -> None:
        self.size = part.size * length
        self.length: Final = length
        self._part = part

    def write(self, value: Any, me: int, at: int, row: Row) -> None:
        part = self._part
        for item in (value or ())[: self.length]:
            part.write(item, me, at, row)
            at += part.size


class Both(Part):
    """A pair, or a word of two with a sign between them: "red/?"."""

    def __init__(self, first: Part, second: Part, sign: str = "") -> None:
        self.size = first.size + second.size
        self._first = first
        self._second = second
        self._sign = sign

    def write(self, value: Any, me: int, at: int, row: Row) -> None:
        if value is not None:
            first, second = value.split(self._sign) if self._sign else value
            self._first.write(first, me, at, row)
            self._second.write(second, me, at + self._first.size, row)


class Placed(Part):
    """Pairs of a place, counted from 1, and what is there."""

    def __init__(self, part: Part, places: int) -> None:
        self.size = part.size * places
        self._part = part

    def write(self, value: Any, me: int, at: int, row: Row) -> None:
        for place, what in value:
            self._part.write(what, me, at + (place - 1) * self._part.size, row)


class BySeat(Part):
    """A list by seat, turned so that who looks comes first."""

    def __init__(self, part: Part, seats: int) -> None:
        self.size = part.size * seats
        self._part = part
        self._seats = seats

    def write(self, value: Any, me: int, at: int, row: Row) -> None:
        part = self._part
        for seat, item in enumerate(value or ()):
            part.write(item, me, at + (seat - me) % self._seats * part.size, row)


@mypyc_attr(allow_interpreted_subclasses=True)
class Record(Part):
    """A mapping, part after part; what no part is named for is left out. None is all zeros."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        self.starts: Final[dict[str, int]] = {}  # where each part begins
        self.parts: Final = dict(parts)
        self.size = 0
        for name, part in self.parts.items():
            self.starts[name] = self.size
            self.size += part.size

    def write(self, value: Any, me: int, at: int, row: Row) -> None:
        if value is not None:
            for name, part in self.parts.items():
                part.write(value[name], me, at + self.starts[name], row)

    def row(self, view: Mapping[str, object], me: int) -> Row:
        """The row of a whole view."""
        row: Row = ([], [])
        self.write(view, me, 0, row)
        return row


class Follower(Protocol):
    """Somebody who follows a game move by move and knows its row at once: faster than from a view.

    It must give the very row that the view gives; a test compares.
    """

    row: Any  # a buffer of 32-bit floats, always the same one: whoever wants to keep it copies it
    mask: Any  # the same of bytes, one for each move

    def begin(self, state: Any) -> None:
        """A new game, or a jump to another state."""

    def follow(self, state: Any) -> None:
        """A move has just been played."""

    def look(self, state: Any, seat: int) -> None:
        """Make `row` what this seat sees."""

    def legal(self, state: Any) -> None:
        """Make `mask` ones for the legal moves of whoever is on turn, and zeros."""


@dataclass(frozen=True, slots=True)
class Encoding:
    """How a game is told in numbers. Whoever changes its parts or its moves counts the version up."""

    parts: Callable[[Options], Record]
    version: int = 0
    follower: Callable[[Options, Record], Follower] | None = None
