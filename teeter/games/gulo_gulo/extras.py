"""Gulo Gulo beside its rules: its moves in words, undo, reports, and what the page draws by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from teeter.games.gulo_gulo import house, words
from teeter.games.gulo_gulo.alone import GuloGuloAlone
from teeter.games.gulo_gulo.led import FEATS, did, led
from teeter.games.gulo_gulo.moves import COLOURS, FULL_NEST
from teeter.games.gulo_gulo.table import GuloGuloTable
from teeter.games.gulo_gulo.view import GuloGuloView
from teeter.rules.contract import REFEREE, Move
from teeter.rules.extras import (
    PRACTICE,
    SERIES,
    Alone,
    Drawing,
    Happening,
    Reporting,
    Telling,
    Undo,
)

TELLING: Final = Telling(label=words.label, told=words.told, led=led, feats=FEATS, did=did)
UNDO: Final = Undo(turns=("turn",), by_trying=False)
SYMBOLS: Final = {"blue": "🔵", "red": "🔴", "yellow": "🟡", "green": "🟢", "junior": "🟣"}
ALARM: Final = "💥"
DRAWING: Final = Drawing(figures=house.GULOS.value)


def acting(view: GuloGuloView) -> int:
    """The hand is that of whoever has the turn."""
    return view["player"]


def card(view: GuloGuloView) -> str:
    """The eggs in the order in which they were stolen, and the alarm."""
    stolen = "".join(SYMBOLS[face] for face in view["path"] if face != "?")
    return f"{stolen}{ALARM}" if view["nest"] else stolen


ALONE: Final = Alone((SERIES, PRACTICE), GuloGuloAlone, card)


def _happened(state: GuloGuloTable, who: int, move: Move) -> Iterator[Happening]:
    if who == REFEREE and move.text == "takes" and state.nest == FULL_NEST:
        yield "the last egg of a colour", state.thief
    elif who == REFEREE:
        yield " ".join(word for word in move.text.split() if word not in COLOURS), state.thief
    elif move.text in ("turn tile", "turn deck"):
        yield move.text, who
    elif move.text.startswith("choose"):
        yield "choose a colour", who


REPORTING: Final = Reporting(lambda state: list(state.gulos), _happened)
