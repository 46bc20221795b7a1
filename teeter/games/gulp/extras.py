"""Gulp beside its rules: its moves in words, undo, and reports."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from teeter.games.gulp import house, moves
from teeter.games.gulp.river import EVENT_OF, has_fungus, store
from teeter.games.gulp.table import NEWS, GulpTable
from teeter.games.gulp.words import card_name
from teeter.rules.contract import Move
from teeter.rules.extras import Happening, Reporting, Telling, Undo

_CARD: Final = re.compile(r"\w+-\w+")
_EVENTS: Final = tuple(event.value.name for event in house.EVENTS.values())


def _card(rest: str) -> str:
    """A card; before it may stand a spot."""
    before, _, card = rest.rpartition(" ")
    if "-" not in card:
        return rest
    return f"{before} with {card_name(card)}" if before else card_name(card)


def _cards(part: str) -> str:
    return _CARD.sub(lambda card: card_name(card[0]), part)


TELLING: Final = Telling(
    labels={
        "settle": "Place your village on spot {}",
        "draw": "Draw two cards",
        "push": "Push {}",
        "sacrifice": "Sacrifice {}",
        "harvest": "Harvest {}",
        "store": "Store the harvest",
        "pass": "Pass",
        "butt": "Stop it with the BUTT",
        "let pass": "Let it pass",
        "move to": "Move to spot {}",
        "offer swap": "Offer seat {} a swap",
        "no offer": "Offer no swap",
        "accept": "Accept the swap",
        "refuse": "Refuse the swap",
        "keep": "Keep {}",
        "keep no more": "Keep no more",
        "under": "Put {} under the deck",
        "gulp": "Gulp River spot {}",
        "fill": "Fill River spot {}",
        "done": "Done",
        "discard spot": "Discard River spot {}",
        "copy spot": "Copy River spot {}",
        "choose": "Choose seat {}",
        "drops": "{} is dropped",
        "deals": "{} is dealt",
    },
    deeds={"Done": "is done", "Place your village on spot {}": "places a village on spot {}"},
    piece=_card,
    shown=_cards,
    in_sentences=True,
)
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
