"""A view of Eruk as a row of numbers."""

from __future__ import annotations

from typing import Final

from teeter.games.eruk import house
from teeter.games.eruk.follower import ErukFollower
from teeter.games.eruk.moves import FACES, IGLOO, IGLOOS, KINDS, LAST_SUN, PHASES, PLACES
from teeter.rules.contract import Options
from teeter.rules.encoding import (
    Both,
    BySeat,
    Each,
    Encoding,
    Number,
    OneOf,
    Placed,
    Record,
    Seat,
)


def parts(options: Options) -> Record:
    """What stands where. The follower knows the same by heart."""
    seats = options.seats
    pile = Record({"top": OneOf(FACES), "height": Number(PLACES), "count": Number(PLACES)})
    return Record(
        {
            "counters": Each(OneOf(("", "?", *FACES)), PLACES),
            "fled": Placed(OneOf(FACES[:IGLOO]), PLACES),
            "shown": Both(OneOf(range(1, PLACES + 1)), OneOf(FACES)),
            "phase": OneOf(PHASES),
            "named": OneOf(KINDS),
            "sun": Number(LAST_SUN),
            "turn": Seat(seats),
            "igloo": Each(Seat(seats, nobody_told=True), IGLOOS),
            "figures": BySeat(Number(house.FIGURES.value), seats),
            "piles": BySeat(pile, seats),
        }
    )


ENCODING: Final = Encoding(parts, follower=ErukFollower)
