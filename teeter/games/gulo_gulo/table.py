"""The table of a game of Gulo Gulo: what lies on it, and where a turn stands."""

from __future__ import annotations

from teeter.games.gulo_gulo.view import GuloGuloView
from teeter.rules.contract import StateWith


class GuloGuloTable(StateWith[GuloGuloView]):
    """The things on the table. Lists marked * are never changed in place, so copies share them."""

    __slots__ = (
        "ahead",
        "colour",
        "deck",
        "egg",
        "gulos",
        "nest",
        "opened",
        "path",
        "phase",
        "said",
        "seen",
        "shown",
        "thief",
    )

    ahead: list[int]  # by place: bits of the colours face up ahead, and FACE_DOWN
    colour: int  # fixed for this try, or for the last one
    deck: list[int]  # * faces, top first
    egg: int  # pointed out last
    gulos: list[int]  # by seat: number of the tile, 0 for START
    nest: int  # bits of the eggs in it; the others are in the bag
    opened: int  # path tiles 1 to this are face up, the others face down (GULO-82)
    path: list[int]  # * faces by number; path[0] is START
    phase: int
    said: int  # number of the last report, -1 before the first
    seen: list[int]  # * by deck tile: 1 if everybody saw it going there
    shown: int  # what fixed the colour: the path tile of this number, DECK_TILE or CHOSEN
    thief: int  # who pointed out an egg last
