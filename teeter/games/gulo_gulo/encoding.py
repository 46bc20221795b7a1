"""A view of Gulo Gulo as a row of numbers."""

from __future__ import annotations

from typing import Final

from teeter.games.gulo_gulo.moves import COLOURS, EGGS, FACES, PATH, PHASES, REPORTS, YARD
from teeter.rules.contract import Options
from teeter.rules.encoding import BySeat, Each, Encoding, Number, OneOf, Record, Seat, Together

LONGEST: Final = len(YARD) + 1  # the path, when all tiles of the deck lie at its end


def parts(options: Options) -> Record:
    """What stands where."""
    seats = options.seats
    eggs = OneOf([*EGGS.values()])
    said = OneOf([report.text for report in REPORTS])
    return Record(
        {
            "turn": Seat(seats),
            "phase": OneOf(PHASES),
            "player": Seat(seats),
            "path": Each(OneOf(("?", *FACES)), LONGEST),
            "deck": Number(LONGEST - PATH),
            "turned": OneOf(FACES),
            "shown": OneOf(range(1, LONGEST + 1)),
            "gulos": BySeat(OneOf(range(LONGEST + 1)), seats),
            "nest": Together(eggs),
            "colour": OneOf(COLOURS),
            "egg": eggs,
            "last": Record({"seat": Seat(seats), "egg": eggs, "said": said}),
        }
    )


ENCODING: Final = Encoding(parts)
