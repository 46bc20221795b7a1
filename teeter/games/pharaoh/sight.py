"""What everybody sees at a table of Pharaoh's Gulo Gulo, and may guess at: nothing is private."""

from __future__ import annotations

from random import Random

from teeter.games.pharaoh import house
from teeter.games.pharaoh.moves import ENTER, MOVE, PHASES, TAKES, TRY, TURN
from teeter.games.pharaoh.pieces import (
    BURIAL,
    CHAMBER,
    COLOURS,
    FIELDS,
    HEAD_BITS,
    HEADS,
    MARKED,
    PLACES,
    SURPLUS,
    TO_ENTRANCE,
)
from teeter.games.pharaoh.table import PharaohTable
from teeter.games.pharaoh.view import MarkerView, PharaohView
from teeter.rules.contract import Move
from teeter.rules.setup import shuffled


def view(table: PharaohTable) -> PharaohView:
    """The table as it looks from every seat."""
    mummy = FIELDS[table.mummy] if table.mummy else None
    facing = "entrance" if table.facing == TO_ENTRANCE else "chamber"
    return {
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "player": table.player,
        "extra": table.extra,
        "track": [_marker(table, field) for field in MARKED],
        "burial": [
            "?" if table.hidden >> place & 1 else _colour(table.faces[place]) for place in BURIAL
        ],
        "scarab_fields": [FIELDS[field] for field in table.scarab_fields],
        "at": [FIELDS[field] for field in table.at],
        "scarabs": table.scarabs[:],
        "stock": house.SCARABS.value - sum(table.scarabs),
        "mummy": mummy,
        "facing": facing if mummy else None,
        "blocked": mummy if table.hidden >> table.mummy & 1 else None,
        "bowl": dict(zip(COLOURS, table.bowl, strict=True)),
        "colour": COLOURS[table.asked] if table.phase in (TRY, MOVE) else None,
        "taken": table.taken,
        "walk": [FIELDS[field] for field in table.walk],
    }


def _marker(table: PharaohTable, field: int) -> MarkerView:
    if table.hidden >> field & 1:
        return {"field": FIELDS[field], "colour": "?", "heads": None}
    return _face_up(table, field)


def _face_up(table: PharaohTable, field: int) -> MarkerView:
    face = table.faces[field]
    return {"field": FIELDS[field], "colour": _colour(face), "heads": face & HEADS}


def _colour(face: int) -> str:
    return COLOURS[face >> HEAD_BITS]


def _heard(marker: MarkerView) -> str:
    heads = marker["heads"]
    more = f" with {heads} mummy head{'s' * (heads != 1)}" if heads else ""
    return f"{marker['field']} {marker['colour']}{more}"


def turned_up(table: PharaohTable, move: Move) -> str:
    """The marker that a move turns over, if it does: of the track, or in the burial chamber."""
    if move.verb == TURN:
        return _heard(_face_up(table, table.next_marker()))
    inside = move.verb == ENTER or (move.verb == TAKES and table.at[table.player] == CHAMBER)
    place = CHAMBER + table.taken + (move.verb == TAKES)
    if inside and place in BURIAL and table.hidden >> place & 1:
        return f"burial marker {_colour(table.faces[place])}"
    return ""


def deal_anew(table: PharaohTable, rng: Random) -> None:
    """Markers that lie face down change places with each other and with those in the box."""
    faces = table.faces[:]
    box: list[int] = []
    boxed = iter(table.box)
    for kind, places in PLACES.items():
        unseen = [place for place in places if table.hidden >> place & 1]
        surplus = [next(boxed) for _ in range(SURPLUS[kind])]
        mixed = shuffled(sorted([faces[place] for place in unseen] + surplus), rng)
        for place in unseen:
            faces[place] = mixed.pop()
        box += mixed
    table.faces = faces
    table.box = box
