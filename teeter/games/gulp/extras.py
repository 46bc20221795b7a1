"""Gulp beside its rules: its moves in words, undo, and reports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from teeter.games.gulp import house, moves, words
from teeter.games.gulp.led import FEATS, did, led
from teeter.games.gulp.river import EVENT_OF, has_fungus, store
from teeter.games.gulp.table import NEWS, GulpTable
from teeter.rules.contract import Move
from teeter.rules.extras import Happening, Reporting, Telling, Undo

_EVENTS: Final = tuple(event.value for event in house.EVENTS.values())

TELLING: Final = Telling(label=words.label, told=words.told, led=led, feats=FEATS, did=did)
UNDO: Final = Undo(turns=("draw", "push", "sacrifice", "harvest", "keep", "under", "butt", "fill"))


def _standing(state: GulpTable) -> list[int]:
    limit = house.LIMITS.value[len(state.stored)]
    return [store(total, limit) for total in state.stored]


def _happened(state: GulpTable, who: int, move: Move) -> Iterator[Happening]:
    if move.verb == moves.PUSH and EVENT_OF[move.arg] >= 0:
        yield _EVENTS[EVENT_OF[move.arg]], who
    elif move.verb == moves.STOP_CARD:
        yield _EVENTS[-1], who
    elif move.verb == moves.SACRIFICE:
        yield "a sacrifice", who
    news = state.news
    limit = house.LIMITS.value[len(state.stored)]
    for at in range(0, len(news), 3):
        seat, what, crops = news[at : at + 3]
        yield NEWS[what], seat
        if has_fungus(state.stored[seat], limit) and not has_fungus(state.stored[seat] - crops, limit):
            yield "fungus", seat


REPORTING: Final = Reporting(_standing, _happened)
