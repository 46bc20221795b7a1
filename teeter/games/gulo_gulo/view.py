"""What anybody at a table of Gulo Gulo sees, as JSON has it."""

from __future__ import annotations

from typing import TypedDict


class LastTry(TypedDict):
    seat: int
    egg: str
    said: str  # what the referee said


class GuloGuloView(TypedDict):
    """What anybody at the table sees: Gulo Gulo has no private information."""

    turn: int
    phase: str
    player: int  # whose turn it is, also while the referee watches; at the end, who won
    path: list[str]  # tile 1 first: the colour, or "?" face down
    deck: int  # tiles in the face-down deck
    turned: str | None  # the deck tile that lies turned: a colour, or "junior"
    shown: int | None  # the path tile turned in this turn
    gulos: list[int]  # by seat: the tile it stands on, 0 for START
    nest: list[str]  # names of the eggs in it
    colour: str | None  # fixed for this try
    egg: str | None  # pointed out
    last: LastTry | None  # the try before, until an egg is pointed out again
