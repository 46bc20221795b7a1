"""What players of Pharaoh's Gulo Gulo see of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

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
    TO_ENTRANCE,
)
from teeter.rules.contract import Move

if TYPE_CHECKING:
    from teeter.games.pharaoh.game import Pharaoh


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


def seen_by_all(state: Pharaoh) -> PharaohView:
    """The table as it looks from every seat."""
    mummy = FIELDS[state.mummy] if state.mummy else None
    facing = "entrance" if state.facing == TO_ENTRANCE else "chamber"
    return {
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "player": state.player,
        "extra": state.extra,
        "track": [_marker(state, field) for field in MARKED],
        "burial": [
            "?" if state.hidden >> place & 1 else _colour(state.faces[place]) for place in BURIAL
        ],
        "scarab_fields": [FIELDS[field] for field in state.scarab_fields],
        "at": [FIELDS[field] for field in state.at],
        "scarabs": state.scarabs[:],
        "stock": house.SCARABS.value - sum(state.scarabs),
        "mummy": mummy,
        "facing": facing if mummy else None,
        "blocked": mummy if state.hidden >> state.mummy & 1 else None,
        "bowl": dict(zip(COLOURS, state.bowl, strict=True)),
        "colour": COLOURS[state.asked] if state.phase in (TRY, MOVE) else None,
        "taken": state.taken,
        "walk": [FIELDS[field] for field in state.walk],
    }


def _marker(state: Pharaoh, field: int) -> MarkerView:
    if state.hidden >> field & 1:
        return {"field": FIELDS[field], "colour": "?", "heads": None}
    return _face_up(state, field)


def _face_up(state: Pharaoh, field: int) -> MarkerView:
    face = state.faces[field]
    return {"field": FIELDS[field], "colour": _colour(face), "heads": face & HEADS}


def _colour(face: int) -> str:
    return COLOURS[face >> HEAD_BITS]


def _heard(marker: MarkerView) -> str:
    heads = marker["heads"]
    more = f" with {heads} mummy head{'s' * (heads != 1)}" if heads else ""
    return f"{marker['field']} {marker['colour']}{more}"


def turned_up(state: Pharaoh, move: Move) -> str:
    """The marker that a move turns over, if it does: of the track, or in the burial chamber."""
    if move.verb == TURN:
        return _heard(_face_up(state, state.next_marker()))
    inside = move.verb == ENTER or (move.verb == TAKES and state.at[state.player] == CHAMBER)
    place = CHAMBER + state.taken + (move.verb == TAKES)
    if inside and place in BURIAL and state.hidden >> place & 1:
        return f"burial marker {_colour(state.faces[place])}"
    return ""
