"""The table of a game of Pharaoh's Gulo Gulo: what lies and stands on it, and where a turn stands."""

from __future__ import annotations

from typing import Final

from teeter.games.pharaoh.pieces import CHAMBER, MARKED, bits
from teeter.games.pharaoh.view import PharaohView
from teeter.rules.contract import StateWith

_FREE: Final = [bits(MARKED) & ~(1 << mummy) for mummy in range(CHAMBER)]  # by the mummy's field


class PharaohTable(StateWith[PharaohView]):
    """The things on the table. Fields are numbers along the track, sets of fields are bits."""

    __slots__ = (
        "asked",
        "at",
        "bowl",
        "box",
        "extra",
        "faces",
        "facing",
        "hidden",
        "mummy",
        "phase",
        "player",
        "race",
        "scarab_fields",
        "scarabs",
        "seen",
        "shown",
        "taken",
        "walk",
    )

    asked: int  # the colour to be taken, in a try and in the move after it
    at: list[int]  # by seat: the field of the figure
    bowl: list[int]  # by colour: boulders in the bowl
    box: list[int]  # the surplus markers: desert, pyramid, burial
    extra: bool  # this turn is an extra turn
    faces: list[int]  # by place: the marker; never changed
    facing: int  # -1 towards the entrance, 1 towards the chamber
    hidden: int  # the places whose markers lie face down
    mummy: int
    phase: int
    player: int  # the seat whose turn it is, also while the referee is asked
    race: bool
    scarab_fields: list[int]  # never changed
    scarabs: list[int]
    seen: int  # bits of the colours that lie face up on the track
    shown: list[int]  # by colour: the fields of the track where it lies face up
    taken: int  # boulders taken in this visit of the burial chamber
    walk: list[int]  # the fields the mummy went along in the last move; never changed in place

    def free_markers(self) -> int:
        """The places of face-down markers of the track that the mummy does not block."""
        return self.hidden & _FREE[self.mummy]

    def next_marker(self) -> int:
        """The place of the marker that is turned next."""
        free = self.free_markers()
        return (free & -free).bit_length() - 1

    def colours_ahead(self, at: int) -> int:
        """Bits of the colours that lie face up ahead of a field."""
        return sum(1 << colour for colour, fields in enumerate(self.shown) if fields >> at + 1)
