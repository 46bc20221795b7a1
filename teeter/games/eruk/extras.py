"""Eruk beside its rules: its moves in words, undo, reports, and what the page draws by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from teeter.games.eruk import house, words
from teeter.games.eruk.led import FEATS, did, led
from teeter.games.eruk.table import ErukTable
from teeter.rules.contract import Move
from teeter.rules.extras import Drawing, Drawn, Happening, Reporting, Telling, Undo

TELLING: Final = Telling(label=words.label, told=words.told, led=led, feats=FEATS, did=did)
UNDO: Final = Undo(turns=("turn",), by_trying=False)
DRAWING: Final = Drawing(
    figures=house.COLOURS.value,
    values={
        "ICE": Drawn(
            "Columns and rows of the counters of Eruk.", "readonly [number, number]", house.GRID.value
        ),
        "FLEEING_SECONDS": Drawn(
            "How long fleeing counters of Eruk stay in sight.",
            "number",
            house.FLEEING_SHOWN_SECONDS.value,
        ),
    },
)


def _happened(state: ErukTable, who: int, move: Move) -> Iterator[Happening]:
    if state.fled:
        yield "animals flee", who
    if move.text.startswith("name"):
        yield "a search", who
    elif move.text == "stop":
        yield "stopping in time", who


REPORTING: Final = Reporting(lambda state: list(state.counts), _happened)
