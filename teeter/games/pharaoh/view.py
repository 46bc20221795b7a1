"""What anybody at a table of Pharaoh's Gulo Gulo sees, as JSON has it."""

from __future__ import annotations

from typing import TypedDict


class MarkerView(TypedDict):
    field: str
    colour: str  # "?" face down
    heads: int | None  # None face down


class PharaohView(TypedDict):
    """What anybody at the table sees: there is no private information."""

    turn: int
    phase: str
    player: int  # whose turn it is, also while the referee is asked
    extra: bool  # it is an extra turn
    track: list[MarkerView]  # the desert and pyramid markers along the track
    burial: list[str]  # the colours of the burial markers, "?" face down
    scarab_fields: list[str]
    at: list[str]  # by seat: the field of the figure
    scarabs: list[int]
    stock: int  # scarabs beside the board
    mummy: str | None  # its field; None in the race
    facing: str | None  # "entrance" or "chamber"
    blocked: str | None  # the field whose face-down marker the mummy blocks
    bowl: dict[str, int]  # boulders in the bowl
    colour: str | None  # the boulder to be taken, or just taken
    taken: int  # boulders taken in this visit of the burial chamber
    walk: list[str]  # the fields the mummy went along in the last move
