"""What can happen at a table: one type for each kind of event, and the row that is stored of it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from teeter.rules.contract import Setup
from teeter.rules.text import Words
from teeter.table.seats import Seat

WatchersSee = Literal["table", "seats", "nothing"]  # the open table, all views, nothing
Answer = Literal["asks", "denied", "unheard", "withdraws"]  # what came of a request for a seat


class _Event(Struct, frozen=True, tag_field="kind"):
    """Something that happened; who did it and when stands in its entry."""


class Seated(_Event, frozen=True, tag="seat"):
    """Somebody sits down, stands up, or a bot plays there."""

    seat: Seat


class SeatAsked(_Event, frozen=True, tag="ask"):
    """Somebody asks for a seat, or does not get it."""

    name: str
    how: Answer


class SeatTaken(_Event, frozen=True, tag="take", rename={"before": "from"}):
    """And gets it."""

    seat: Seat
    before: str  # the name of who had it; "" if it was open
    absent: bool = False  # somebody could not be asked


class HandSet(_Event, frozen=True, tag="hand"):
    """The hand of a seat is helped from the next try on, or free."""

    helped: bool


class Started(_Event, frozen=True, tag="start"):
    """All seats are taken: the game begins."""

    setup: Setup


class Moved(_Event, frozen=True, tag="move"):
    """A seat, or chance, has moved."""

    text: str


class Reported(_Event, frozen=True, tag="report"):
    """The physical referee has spoken; all but the text is what people are told of it."""

    text: str
    sentence: Words
    seconds: float = 0.0  # since the first touch
    bodies: tuple[str, ...] = ()  # what fell or was taken, and what it touched
    place: tuple[float, float, float] | None = None  # where that was, in metres
    helped: bool = False  # the hand was


class Undone(_Event, frozen=True, tag="undo"):
    """The game is as it was after its first moves."""

    keep: int  # so many of them


class Said(_Event, frozen=True, tag="chat"):
    """A line of the chat."""

    name: str
    text: str


class TimeUp(_Event, frozen=True, tag="clock"):
    """The time of a seat is up; the move follows."""


class WatchersSet(_Event, frozen=True, tag="watchers"):
    """The host has said what watchers see."""

    sight: WatchersSee


class ListedSet(_Event, frozen=True, tag="listed"):
    """The host has said whether everybody who comes here is shown the way to this table."""

    listed: bool


class Looked(_Event, frozen=True, tag="look"):
    """A watcher is shown the hand of a seat."""

    holder: str


class RematchWished(_Event, frozen=True, tag="rematch"):
    """A seat wants to play again."""


class MovedOn(_Event, frozen=True, tag="next"):
    """The rematch is laid."""

    table: str


Event = (
    Seated
    | SeatAsked
    | SeatTaken
    | HandSet
    | Started
    | Moved
    | Reported
    | Undone
    | Said
    | TimeUp
    | WatchersSet
    | ListedSet
    | Looked
    | RematchWished
    | MovedOn
)

# How events are stored: their kind, and as the body one word, one part as JSON, or all parts as JSON.
_WORDS: Final = {"move": "text", "watchers": "sight", "look": "holder", "next": "table"}
_PARTS: Final = {"seat": "seat", "start": "setup", "undo": "keep", "hand": "helped", "listed": "listed"}


def to_row(event: Event) -> tuple[str, str]:
    """The kind and the body that are stored."""
    told: dict[str, object] = msgspec.to_builtins(event)
    kind = str(told.pop("kind"))
    if kind in _WORDS:
        return kind, str(told[_WORDS[kind]])
    value = told[_PARTS[kind]] if kind in _PARTS else told
    return kind, msgspec.json.encode(value).decode() if told else ""


def from_row(kind: str, body: str) -> Event:
    """The event that was stored so. Raises msgspec.MsgspecError."""
    if kind in _WORDS:
        told: dict[str, object] = {_WORDS[kind]: body}
    else:
        value = msgspec.json.decode(body or "{}")
        told = {_PARTS[kind]: value} if kind in _PARTS else value
    event: Event = msgspec.convert({**told, "kind": kind}, Event)
    return event
