"""A view of Gulp as a row of numbers."""

from __future__ import annotations

from typing import Final

from teeter.games.gulp import house
from teeter.games.gulp.river import CARDS, KINDS, WATERS
from teeter.games.gulp.table import HAND_LIMIT, NEWS, PHASES
from teeter.rules.contract import Options
from teeter.rules.encoding import (
    BySeat,
    Counts,
    Each,
    Encoding,
    Number,
    OneOf,
    Part,
    Record,
    Seat,
    Together,
)

_ACTIONS: Final = 6  # more than a seat ever has in a turn, but for a row of suns
_NEWS: Final = 8  # things that one move stores, of which there are rarely two


def parts(options: Options) -> Record:
    """What stands where."""
    return Record({**_turns(options.seats), **_table(options.seats), **_event(options.seats)})


def _turns(seats: int) -> dict[str, Part]:
    return {
        "turn": Seat(seats),
        "phase": OneOf(PHASES),
        "active": Seat(seats),
        "actions": Number(_ACTIONS),
        "next_actions": BySeat(Number(_ACTIONS), seats),
        "last_turns": OneOf(range(seats + 1)),
    }


def _table(seats: int) -> dict[str, Part]:
    cards = Counts(KINDS, house.COPIES.value)
    limit = house.LIMITS.value[seats]
    return {
        "river": Each(OneOf(("", *KINDS)), house.RIVER_SPOTS.value),
        "water": OneOf(WATERS),
        "flow": OneOf(("right", "left")),
        "waves": Together(Seat(seats)),
        "villages": BySeat(OneOf(range(house.VILLAGE_SPOTS.value + 1)), seats),
        "logs": BySeat(Together(Seat(seats)), seats),
        "stores": BySeat(Number(limit), seats),
        "fungus": BySeat(Number(), seats),
        "hand": cards,
        "hand_sizes": BySeat(Number(HAND_LIMIT), seats),
        "deck": Number(CARDS),
        "discard": OneOf(KINDS),
        "discards": Number(CARDS),
        "left": BySeat(cards, seats),
        "final": BySeat(Number(limit), seats),
    }


def _event(seats: int) -> dict[str, Part]:
    cards = Counts(KINDS, house.COPIES.value)
    stored = Record({"seat": Seat(seats), "what": OneOf(NEWS), "crops": Number(house.LIMITS.value[2])})
    return {
        "declared": OneOf(KINDS),
        "pusher": Seat(seats),
        "sacrifice": Number(),
        "harvested": cards,
        "event": OneOf([event.value for event in house.EVENTS.values()]),
        "waiting": Each(
            Seat(seats), seats * HAND_LIMIT
        ),  # a seat stands there once for each of its cards
        "offer": Each(Seat(seats), 2),
        "looking": Number(house.LOOKED_AT.value),
        "looked": cards,
        "open": Together(OneOf(range(1, house.RIVER_SPOTS.value + 1))),
        "pool": Number(CARDS),
        "news": Each(stored, _NEWS),
    }


ENCODING: Final = Encoding(parts)
