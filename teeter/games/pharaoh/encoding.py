"""A view of Pharaoh's Gulo Gulo as a row of numbers."""

from __future__ import annotations

from typing import Final

from teeter.games.pharaoh import house
from teeter.games.pharaoh.moves import PHASES
from teeter.games.pharaoh.pieces import BURIAL, COLOURS, FIELDS, HEADS, MARKED
from teeter.rules.contract import Options
from teeter.rules.encoding import (
    BySeat,
    Counts,
    Each,
    Encoding,
    Number,
    OneOf,
    Record,
    Seat,
    Together,
)


def parts(options: Options) -> Record:
    """What stands where."""
    seats = options.seats
    field, face = OneOf(FIELDS), OneOf(("?", *COLOURS))
    most = max(house.SCARAB_LIMIT.value.values())
    return Record(
        {
            "turn": Seat(seats),
            "phase": OneOf(PHASES),
            "player": Seat(seats),
            "extra": Number(),
            "track": Each(Record({"colour": face, "heads": Number(HEADS)}), len(MARKED)),
            "burial": Each(face, len(BURIAL)),
            "scarab_fields": Together(field),
            "at": BySeat(field, seats),
            "scarabs": BySeat(Number(most), seats),
            "stock": Number(house.SCARABS.value),
            "mummy": field,
            "facing": OneOf(("entrance", "chamber")),
            "blocked": field,
            "bowl": Counts(COLOURS, max(house.BOULDERS.value.values())),
            "colour": OneOf(COLOURS),
            "taken": Number(len(BURIAL)),
            "walk": Together(field),
        }
    )


ENCODING: Final = Encoding(parts)
