"""Pharaoh's Gulo Gulo beside its rules: moves in words, undo, reports, what the page draws by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from teeter.games.pharaoh import house, words
from teeter.games.pharaoh.led import FEATS, did, led
from teeter.games.pharaoh.pieces import COLOURS
from teeter.games.pharaoh.table import PharaohTable
from teeter.games.pharaoh.view import PharaohView
from teeter.rules.contract import REFEREE, Move
from teeter.rules.extras import Drawing, Drawn, Happening, Reporting, Telling, Undo

TELLING: Final = Telling(
    label=words.label, told=words.told, shown=words.seen, led=led, feats=FEATS, did=did
)
UNDO: Final = Undo(turns=("turn", "enter"), by_trying=False)
DRAWING: Final = Drawing(
    figures=house.ADVENTURERS.value,
    values={
        "PLAN_SIZE": Drawn(
            "Of the drawing plan of Pharaoh's Gulo Gulo, in its units.",
            "readonly [number, number]",
            house.PLAN_SIZE.value,
        ),
        "PLAN": Drawn(
            "Centres of the fields in units of the plan, y downwards.",
            "Record<string, readonly [number, number]>",
            house.PLAN.value,
        ),
        "SNAKE_PIT": Drawn(
            "Centre and radius in units of the plan.",
            "readonly [number, number, number]",
            house.SNAKE_PIT.value,
        ),
        "MARKER_SIDE": Drawn("In units of the plan.", "number", house.MARKER_SIDE.value),
    },
)


def acting(view: PharaohView) -> int:
    """The hand is that of whoever has the turn."""
    return view["player"]


def _happened(state: PharaohTable, who: int, move: Move) -> Iterator[Happening]:
    if state.walk and who != REFEREE:
        yield "the mummy walks", who
    if who == REFEREE:
        yield " ".join(word for word in move.text.split() if word not in COLOURS), -1
    elif move.text in ("enter", "turn marker", "stay", "decline"):
        yield move.text, who
    elif move.text.startswith("choose"):
        yield "choose a colour", who


REPORTING: Final = Reporting(lambda state: list(state.at), _happened)
