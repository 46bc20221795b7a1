"""What everybody sees at a table of Gulo Gulo, and may guess at: there is no private information."""

from __future__ import annotations

from random import Random

from teeter.games.gulo_gulo.moves import (
    COLOURS,
    DECK_TILE,
    EGGS,
    FACES,
    JUNIOR,
    OVER,
    PHASES,
    POINT,
    REPORTS,
    TRY,
    TURN_DECK,
    TURN_TILE,
)
from teeter.games.gulo_gulo.table import GuloGuloTable
from teeter.games.gulo_gulo.view import GuloGuloView, LastTry
from teeter.rules.contract import Move
from teeter.rules.setup import shuffled


def view(table: GuloGuloTable) -> GuloGuloView:
    """The table as it looks from every seat."""
    phase = table.phase
    fixed = phase in (POINT, TRY)
    face_up = [FACES[face] for face in table.path[1 : table.opened + 1]]
    return {
        "turn": table.turn,
        "phase": PHASES[phase],
        "player": table.turn if table.turn >= 0 else table.thief,
        "path": face_up + ["?"] * (len(table.path) - 1 - table.opened),
        "deck": len(table.deck),
        "turned": FACES[table.colour] if _deck_tile_lies_turned(table) else None,
        "shown": table.shown if fixed and table.shown > 0 else None,
        "gulos": table.gulos[:],
        "nest": [name for egg, name in EGGS.items() if table.nest >> egg & 1],
        "colour": COLOURS[table.colour] if fixed else None,
        "egg": EGGS[table.egg] if phase == TRY else None,
        "last": _last_try(table),
    }


def _deck_tile_lies_turned(table: GuloGuloTable) -> bool:
    return table.shown == DECK_TILE and table.phase in (POINT, TRY, OVER)


def _last_try(table: GuloGuloTable) -> LastTry | None:
    if table.phase == TRY or table.said < 0:
        return None
    return {"seat": table.thief, "egg": EGGS[table.egg], "said": REPORTS[table.said].text}


def turned_up(table: GuloGuloTable, move: Move) -> str:
    """The face of the tile that a move turns over, if it does."""
    if move.verb == TURN_TILE:
        return FACES[table.path[table.opened + 1]]
    return FACES[table.deck[0]] if move.verb == TURN_DECK else ""


def deal_anew(table: GuloGuloTable, rng: Random) -> None:
    """Tiles nobody saw change places; Gulo junior stays among those of the deck."""
    hidden = table.path[table.opened + 1 :]
    unseen = [n for n, seen in enumerate(table.seen) if not seen]
    in_deck = [table.deck[n] for n in unseen]
    junior = JUNIOR in in_deck
    if junior:
        in_deck.remove(JUNIOR)
    tiles = shuffled(sorted(hidden + in_deck), rng)
    in_deck = tiles[len(hidden) :]
    if junior:
        in_deck.insert(rng.randrange(len(unseen)), JUNIOR)
    table.path = table.path[: table.opened + 1] + tiles[: len(hidden)]
    table.deck = table.deck[:]
    for n, face in zip(unseen, in_deck, strict=True):
        table.deck[n] = face
