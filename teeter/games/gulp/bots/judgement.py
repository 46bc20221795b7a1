"""Quick judgement at Gulp: a move for every question the game can ask.

Nothing is looked at but the own cards and what lies open, so that it can stand in for everybody in a
search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from teeter.games.gulp import moves as words
from teeter.games.gulp.bots.outlook import LIMITS, crops_in
from teeter.games.gulp.bots.sense import EVENT_WORTH, Sense, ranked
from teeter.games.gulp.bots.store import need
from teeter.games.gulp.river import BONUS, BUTT_KIND, COUNT, EVENT_OF, GAP, caused
from teeter.games.gulp.table import (
    ACTING,
    ANSWERING,
    ASKING,
    BURYING,
    CHOOSING,
    COPYING,
    DISCARDING,
    FILLING,
    GULPING,
    HARVESTING,
    KEEPING,
    NO_CARD,
    OFFERING,
    SETTLING,
    GulpTable,
    card_of,
)
from teeter.rules.contract import Move

KEPT_EVENT: Final = 3.0  # what an event in hand is worth that has no worth of its own
STOPPING: Final = 24.0  # a card worth so much to its player is worth a BUTT


def sensible(table: GulpTable) -> Move:
    """The move of whoever is on turn, by quick judgement. Not for the REFEREE."""
    return _STEPS[table.phase](table)


def _act(table: GulpTable) -> Move:
    return ranked(table)[0][1]


def _harvest_on(table: GulpTable) -> Move:
    """Add what belongs to the best harvest, then store."""
    _, cards = Sense(table, table.active).harvest(table.harvested)
    return words.HARVESTS[cards[0] % COUNT] if cards else words.STORE_IT


def _answer(table: GulpTable) -> Move:
    """A BUTT is for cards that bring their player much."""
    seat = table.turn
    if card_of(BUTT_KIND, table.hands[seat]) == NO_CARD or threat(table) < STOPPING:
        return words.LET_IT_PASS
    return words.BUTT_IN


def threat(table: GulpTable) -> float:
    """What the declared card brings its player, seen from outside."""
    if table.sacrifice:
        return 0.0
    sense = Sense(table, table.pusher)
    card = table.declared
    river = sense.river_after(card)
    gain = sum([BONUS[bonus] for bonus in caused(table.river, table.river, river)])
    useful = min(gain, sense.need) - max(0, gain - sense.need)
    event = EVENT_OF[card]
    return useful + (EVENT_WORTH.get(event, 0.0) if event >= 0 else 0.0)


def _settle(table: GulpTable) -> Move:
    return table.moves()[-1]


def _offer(table: GulpTable) -> Move:
    return words.OFFER_NOTHING


def _refuse(table: GulpTable) -> Move:
    return words.ANSWERS[1]


def _keep(table: GulpTable) -> Move:
    """The card that is worth most, if it is of use."""
    card = max(table.looked, key=lambda card: card_worth(table, card))
    return words.KEEPS[card % COUNT] if card_worth(table, card) > 0 else words.KEEP_NO_MORE


def card_worth(table: GulpTable, card: int) -> float:
    """What one more card in hand is worth to whoever is on turn."""
    event = EVENT_OF[card]
    if event >= 0:
        return EVENT_WORTH.get(event, KEPT_EVENT)
    sense = Sense(table, table.turn)
    with_it = sense.hope(0, [*sense.hand, card], table.river)
    return with_it - sense.hope(0, sense.hand, table.river)


def _under(table: GulpTable) -> Move:
    return words.UNDERS[table.looked[0] % COUNT]


def _done(table: GulpTable) -> Move:
    return words.ALL_DONE


def _discard(table: GulpTable) -> Move:
    """The card whose going leaves the best River for the own hand."""
    sense = Sense(table, table.turn)
    river = table.river

    def after(move: Move) -> float:
        return crops_in(sense.hand, [*river[: move.arg], GAP, *river[move.arg + 1 :]], sense.backwards)

    return max(table.moves(), key=after)


def _copy(table: GulpTable) -> Move:
    return max(table.moves(), key=lambda move: EVENT_WORTH.get(EVENT_OF[table.river[move.arg]], 0.0))


def _choose(table: GulpTable) -> Move:
    """The village that stands closest to the limit."""
    limit = LIMITS[len(table.hands)]
    return min(table.moves(), key=lambda move: need(table.stored[move.arg], limit))


_STEPS: Final[dict[int, Callable[[GulpTable], Move]]] = {
    SETTLING: _settle,
    ACTING: _act,
    HARVESTING: _harvest_on,
    ASKING: _answer,
    OFFERING: _offer,
    ANSWERING: _refuse,
    KEEPING: _keep,
    BURYING: _under,
    GULPING: _done,
    FILLING: _done,
    DISCARDING: _discard,
    COPYING: _copy,
    CHOOSING: _choose,
}
