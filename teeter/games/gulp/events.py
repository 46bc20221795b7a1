"""The events of Gulp and the questions they ask; those about cards in hand are in hands.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from teeter.games.gulp import hands, house
from teeter.games.gulp import moves as words
from teeter.games.gulp.river import (
    BREAKFAST,
    BUTT,
    BUTT_KIND,
    COPYCROAK,
    COUNT,
    DEW,
    EVENT_OF,
    EXODUS,
    FROSTQUAKE,
    GAP,
    GULPERS,
    HICCUP,
    LEECH,
    LOGS,
    MOTHS,
    MOUTHS,
    POUCHES,
    SHOWER,
    SUN,
    WAVE,
)
from teeter.games.gulp.table import (
    ANSWERING,
    CHOOSING,
    COPYING,
    DISCARDING,
    FILLING,
    GULPING,
    NO_CARD,
    OFFERING,
    ONE,
    GulpTable,
    card_of,
)
from teeter.rules.contract import Illegal, Move, Reason
from teeter.rules.text import Text

# What each event does: `_BEGIN` at the end lists them by number.


def begin(table: GulpTable, event: int) -> None:
    """Carry out the action of an event of the active player, or ask its first question."""
    table.event = event
    _BEGIN[event](table)


def _wave(table: GulpTable) -> None:
    table.waves |= 1 << table.active
    table.finish_event()


def _caffeinated_sun(table: GulpTable) -> None:
    mine, theirs = house.SUN.value
    for seat in table.reach():
        if table.pace[seat] != ONE:
            table.pace[seat] += mine if seat == table.active else theirs
    table.finish_event()


def _double_breakfast(table: GulpTable) -> None:
    if not table.single:  # R25
        table.actions += house.BREAKFAST.value
    table.finish_event()


def _drowsy_dew(table: GulpTable) -> None:
    for seat in table.reach():
        table.pace[seat] = ONE
    table.finish_event()


# BOGGLE EXODUS: whoever may offer now is first in the queue, also while the other one answers.


def _exodus(table: GulpTable) -> None:
    table.queue = [table.active, *table.clockwise()]  # R31
    _ask_for_offer(table)


def _ask_for_offer(table: GulpTable) -> None:
    if table.queue:
        table.turn = table.queue[0]
        table.phase = OFFERING
    else:
        table.finish_event()


def _offers(table: GulpTable) -> Sequence[Move]:
    legal = [words.OFFERS[s] for s in range(len(table.hands)) if s != table.turn]
    if table.turn == table.active:
        legal += [move for move in words.MOVES_TO if move.arg not in table.spots]
    legal.append(words.OFFER_NOTHING)
    return legal


def _move_to(table: GulpTable, move: Move) -> None:
    if table.phase != OFFERING:
        raise table.wrong_time("GULP-55", Text("gulp-no-move"))
    if table.turn != table.active:
        raise Illegal(Reason.FORBIDDEN, "GULP-55", Text("gulp-no-move-of-others"))
    if move.arg in table.spots:
        raise Illegal(Reason.FORBIDDEN, "GULP-11", Text("gulp-no-spot-taken", spot=move.arg))
    table.spots[table.turn] = move.arg
    _next_offer(table)


def _offer(table: GulpTable, move: Move) -> None:
    if table.phase != OFFERING:
        raise table.wrong_time("GULP-55", Text("gulp-no-swap"))
    if move.arg == table.turn or move.arg >= len(table.hands):
        raise Illegal(Reason.NOT_THERE, "GULP-55", Text("gulp-no-such-village"))
    table.turn = move.arg
    table.phase = ANSWERING


def _offer_nothing(table: GulpTable, move: Move) -> None:
    if table.phase != OFFERING:
        raise table.wrong_time("GULP-55", Text("gulp-no-offer"))
    _next_offer(table)


def _accept(table: GulpTable, move: Move) -> None:
    if table.phase != ANSWERING:
        raise table.wrong_time("GULP-55", Text("gulp-no-accept"))
    spots, one, other = table.spots, table.queue[0], table.turn
    spots[one], spots[other] = spots[other], spots[one]
    _next_offer(table)


def _refuse(table: GulpTable, move: Move) -> None:
    if table.phase != ANSWERING:
        raise table.wrong_time("GULP-55", Text("gulp-no-refuse"))
    _next_offer(table)


def _next_offer(table: GulpTable) -> None:
    table.queue = table.queue[1:]
    _ask_for_offer(table)


# RIVER GULPERS, CLOTH MOUTHS and COPYCROAK: cards in the River


def _discard_spot(table: GulpTable, spot: int) -> None:
    """A River card is discarded and leaves a gap. GULP-56."""
    table.discard.append(table.river[spot])
    table.river = [*table.river[:spot], GAP, *table.river[spot + 1 :]]


def _moves_for(moves: list[Move], river: list[int]) -> list[Move]:
    return [move for move in moves if river[move.arg] != GAP]


def _gulpers(table: GulpTable) -> None:
    table.gulped = []
    table.turn = table.active
    table.phase = GULPING


def _gulp(table: GulpTable, move: Move) -> None:
    if table.phase != GULPING:
        raise table.wrong_time("GULP-63", Text("gulp-no-gulp"))
    if table.river[move.arg] == GAP:
        raise Illegal(Reason.NOT_THERE, "GULP-63", Text("gulp-no-card-there", spot=move.arg + 1))
    _discard_spot(table, move.arg)
    table.gulped = [*table.gulped, move.arg]
    if len(table.gulped) == house.GULPED.value:
        _begin_filling(table)


def _begin_filling(table: GulpTable) -> None:
    """Whoever has cards is asked, so that nobody learns whether they are all BUTTs."""
    if table.gulped and table.hands[table.active]:
        table.phase = FILLING
    else:
        table.finish_event()


def _fills(table: GulpTable) -> Sequence[Move]:
    hand = [card for card in table.hands[table.turn] if card % COUNT != BUTT_KIND]
    legal = [fill for spot in table.gulped for fill in words.moves_with(words.FILLS[spot], hand)]
    legal.append(words.ALL_DONE)
    return legal


def _fill(table: GulpTable, move: Move) -> None:
    spot, kind = move.arg, move.extra
    if table.phase != FILLING:
        raise table.wrong_time("GULP-64", Text("gulp-no-fill"))
    if spot not in table.gulped:
        raise Illegal(Reason.FORBIDDEN, "GULP-64", Text("gulp-no-fill-there"))
    if kind == BUTT_KIND:
        raise Illegal(Reason.FORBIDDEN, "GULP-50", Text("gulp-no-butt-in-turn"))
    card = card_of(kind, table.hands[table.turn])
    if card == NO_CARD:
        raise Illegal(Reason.NOT_THERE, "GULP-64", Text("gulp-no-such-card"))
    table.take_from_hand(table.turn, card)
    table.river = [*table.river[:spot], card, *table.river[spot + 1 :]]
    table.gulped = [other for other in table.gulped if other != spot]
    _begin_filling(table)


def _done(table: GulpTable, move: Move) -> None:
    if table.phase == GULPING:
        _begin_filling(table)
    elif table.phase == FILLING:
        table.finish_event()
    else:
        raise table.wrong_time("GULP-63", Text("gulp-no-done"))


def _cloth_mouths(table: GulpTable) -> None:
    table.queue = table.reach()
    _next_mouth(table)


def _next_mouth(table: GulpTable) -> None:
    if table.queue and any(card != GAP for card in table.river):
        table.turn = table.queue[0]
        table.phase = DISCARDING
    else:
        table.queue = []  # nothing is left for whoever comes after
        table.finish_event()


def _discard(table: GulpTable, move: Move) -> None:
    if table.phase != DISCARDING:
        raise table.wrong_time("GULP-56", Text("gulp-no-discard"))
    if table.river[move.arg] == GAP:
        raise Illegal(Reason.NOT_THERE, "GULP-56", Text("gulp-no-card-there", spot=move.arg + 1))
    _discard_spot(table, move.arg)
    table.queue = table.queue[1:]
    _next_mouth(table)


def _copies(table: GulpTable) -> list[Move]:
    """Events in the River that can be copied; crop count cards and gaps are -1 in EVENT_OF."""
    river = table.river
    return [m for m in words.COPIES if EVENT_OF[river[m.arg]] not in (-1, COPYCROAK, BUTT)]


def _copycroak(table: GulpTable) -> None:
    if _copies(table):
        table.turn = table.active
        table.phase = COPYING
    else:
        table.finish_event()


def _copy(table: GulpTable, move: Move) -> None:
    if table.phase != COPYING:
        raise table.wrong_time("GULP-49", Text("gulp-no-copy"))
    if move not in _copies(table):
        raise Illegal(Reason.FORBIDDEN, "GULP-49", Text("gulp-no-event-there", spot=move.arg + 1))
    begin(table, EVENT_OF[table.river[move.arg]])


# PANTRY MOTHS, BOGGLE LOGS and LULLABY LEECH: one other village


def _choices(table: GulpTable) -> list[Move]:
    """The other villages; moths need one with cards."""
    others = table.clockwise()
    return [words.CHOICES[s] for s in others if table.event != MOTHS or table.hands[s]]


def _choose_one(table: GulpTable) -> None:
    if _choices(table):
        table.turn = table.active
        table.phase = CHOOSING
    else:
        table.finish_event()


def _choose(table: GulpTable, move: Move) -> None:
    if table.phase != CHOOSING:
        raise table.wrong_time("GULP-48", Text("gulp-no-choose"))
    if move not in _choices(table):
        raise Illegal(Reason.NOT_THERE, "GULP-48", Text("gulp-no-choose-that"))
    _HIT[table.event](table, move.arg)


def _eat(table: GulpTable, seat: int) -> None:
    table.queue = [seat] * house.EATEN.value
    hands.drop_next(table)


def _block(table: GulpTable, seat: int) -> None:
    table.logs = [*table.logs[:seat], table.logs[seat] | 1 << table.active, *table.logs[seat + 1 :]]
    table.finish_event()


def _sing(table: GulpTable, seat: int) -> None:
    table.pace[seat] = ONE
    table.finish_event()


_BEGIN: Final[dict[int, Callable[[GulpTable], None]]] = {
    SHOWER: hands.seed_shower,
    WAVE: _wave,
    SUN: _caffeinated_sun,
    EXODUS: _exodus,
    POUCHES: hands.pouches,
    GULPERS: _gulpers,
    BREAKFAST: _double_breakfast,
    COPYCROAK: _copycroak,
    FROSTQUAKE: hands.frostquake,
    MOUTHS: _cloth_mouths,
    DEW: _drowsy_dew,
    HICCUP: hands.hiccup,
    MOTHS: _choose_one,
    LOGS: _choose_one,
    LEECH: _choose_one,
}

_HIT: Final[dict[int, Callable[[GulpTable, int], None]]] = {MOTHS: _eat, LOGS: _block, LEECH: _sing}

LEGAL: Final[dict[int, Callable[[GulpTable], Sequence[Move]]]] = {
    OFFERING: _offers,
    ANSWERING: lambda table: words.ANSWERS,
    GULPING: lambda table: [*_moves_for(words.GULPS, table.river), words.ALL_DONE],
    FILLING: _fills,
    DISCARDING: lambda table: _moves_for(words.DISCARDS, table.river),
    COPYING: _copies,
    CHOOSING: _choices,
    **hands.LEGAL,
}

PLAY: Final[dict[int, Callable[[GulpTable, Move], None]]] = {
    words.MOVE_TO: _move_to,
    words.OFFER: _offer,
    words.NO_OFFER: _offer_nothing,
    words.ACCEPT: _accept,
    words.REFUSE: _refuse,
    words.GULP: _gulp,
    words.FILL: _fill,
    words.DONE: _done,
    words.DISCARD: _discard,
    words.COPY: _copy,
    words.CHOOSE: _choose,
    **hands.PLAY,
}
