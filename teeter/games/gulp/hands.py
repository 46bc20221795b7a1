"""The events of Gulp that concern cards in hand, chance among them, and who knows what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from teeter.games.gulp import house
from teeter.games.gulp import moves as words
from teeter.games.gulp.river import HICCUP
from teeter.games.gulp.table import (
    BURYING,
    DEALING,
    DROPPING,
    FROZEN,
    HAND_LIMIT,
    KEEPING,
    NO_CARD,
    GulpTable,
    card_of,
    crops_among,
    twin_of,
)
from teeter.rules.contract import REFEREE, Illegal, Move, Reason
from teeter.rules.text import Text


def seed_shower(table: GulpTable) -> None:
    mine, theirs = house.SHOWER.value
    for seat in table.reach():
        table.draw_cards(seat, mine if seat == table.active else theirs)
    table.finish_event()


def frostquake(table: GulpTable) -> None:
    for seat in table.reach():
        hand = table.hands[seat]
        crops = crops_among(hand)
        if len(hand) >= house.FROST_HAND.value and crops:
            table.hands[seat] = [card for card in hand if card not in crops]
            table.harvest(seat, FROZEN, crops)
    table.finish_event()


# CHEEK POUCHES


def pouches(table: GulpTable) -> None:
    """The looker alone knows these cards from now on."""
    count = min(house.LOOKED_AT.value, len(table.deck))
    if not count:
        table.finish_event()
        return
    table.looked = [table.deck.pop() for _ in range(count)]
    table.known = known = table.known[:]
    for card in table.looked:
        known[card] = 1 << table.active
    table.kept = 0
    table.turn = table.active
    table.phase = KEEPING


def _keeps(table: GulpTable) -> Sequence[Move]:
    return [*words.moves_with(words.KEEPS, table.looked), words.KEEP_NO_MORE]


def _keep(table: GulpTable, move: Move) -> None:
    if table.phase != KEEPING:
        raise table.wrong_time("GULP-49", Text("gulp-no-keep"))
    card = _looked_at(table, move.arg)
    hand = table.hands[table.turn]
    hand.append(card)
    table.looked = [other for other in table.looked if other != card]
    table.kept += 1
    if table.kept == house.KEPT.value or len(hand) == HAND_LIMIT or not table.looked:
        _bury(table)


def _keep_no_more(table: GulpTable, move: Move) -> None:
    if table.phase != KEEPING:
        raise table.wrong_time("GULP-49", Text("gulp-no-keep"))
    _bury(table)


def _bury(table: GulpTable) -> None:
    if table.looked:
        table.phase = BURYING
    else:
        table.finish_event()


def _under(table: GulpTable, move: Move) -> None:
    if table.phase != BURYING:
        raise table.wrong_time("GULP-49", Text("gulp-no-under"))
    card = _looked_at(table, move.arg)
    table.deck.insert(0, card)
    table.looked = [other for other in table.looked if other != card]
    _bury(table)


def _looked_at(table: GulpTable, kind: int) -> int:
    card = card_of(kind, table.looked)
    if card == NO_CARD:
        raise Illegal(Reason.NOT_THERE, "GULP-49", Text("gulp-no-looked-at"))
    return card


# PANTRY MOTHS and HICCUP HURRICANE: chance takes cards, and deals hands back


def hiccup(table: GulpTable) -> None:
    table.queue = table.reach()
    drop_next(table)


def drop_next(table: GulpTable) -> None:
    """Whoever is first in the queue and has a card drops one; then the hands may be shuffled."""
    table.queue = queue = [seat for seat in table.queue if table.hands[seat]]
    if queue:
        table.turn = REFEREE
        table.phase = DROPPING
    elif table.event == HICCUP:
        _shuffle(table)
    else:
        table.finish_event()


def _drops(table: GulpTable) -> Sequence[Move]:
    return words.moves_with(words.DROPPED, table.hands[table.queue[0]])


def _drop(table: GulpTable, move: Move) -> None:
    if table.phase != DROPPING:
        raise table.wrong_time("GULP-49", Text("gulp-no-drop"))
    seat = table.queue[0]
    card = card_of(move.arg, table.hands[seat])
    if card == NO_CARD:
        raise Illegal(Reason.NOT_THERE, "GULP-49", Text("gulp-no-drop-that"))
    table.take_from_hand(seat, card)
    table.discard.append(card)
    table.queue = table.queue[1:]
    drop_next(table)


def _shuffle(table: GulpTable) -> None:
    """A hand alone stays as it is; two or more are dealt back, one village after the other."""
    seats = [seat for seat in table.reach() if table.hands[seat]]
    if len(seats) < 2:
        table.finish_event()
        return
    _gather(table, seats)
    table.turn = REFEREE
    table.phase = DEALING


def _deals(table: GulpTable) -> Sequence[Move]:
    return words.moves_with(words.DEALT, table.pool)


def _deal(table: GulpTable, move: Move) -> None:
    if table.phase != DEALING:
        raise table.wrong_time("GULP-49", Text("gulp-no-deal"))
    card = card_of(move.arg, table.pool)
    if card == NO_CARD:
        raise Illegal(Reason.NOT_THERE, "GULP-49", Text("gulp-no-deal-that"))
    table.hands[table.queue[0]].append(card)
    table.pool = [other for other in table.pool if other != card]
    table.queue = table.queue[1:]
    if not table.queue:
        _remember(table)
        table.finish_event()


# Who knows what, for `redeal`


def _gather(table: GulpTable, seats: list[int]) -> None:
    """Put these hands together. Whoever put a card in knows that it is among them; if there are
    only two hands, the two keep what they knew of each other's cards."""
    table.mixed = mixed = sum(1 << seat for seat in seats)
    table.pool = [card for seat in seats for card in table.hands[seat]]
    table.queue = [seat for seat in seats for _ in table.hands[seat]]
    table.known = known = table.known[:]
    for seat in seats:
        for card in table.hands[seat]:
            known[card] = known[card] & mixed | 1 << seat
        table.hands[seat] = []


def _remember(table: GulpTable) -> None:
    """After a shuffle of two hands each player knows which own cards the other one has now;
    after a shuffle of more nobody knows where a card went."""
    seats = [seat for seat in range(len(table.hands)) if table.mixed >> seat & 1]
    known = table.known[:]
    if len(seats) == 2:
        _forget_twins(table, known, seats[0], seats[1])
        _forget_twins(table, known, seats[1], seats[0])
    else:
        for seat in seats:
            for card in table.hands[seat]:
                known[card] = 0
    table.known = known


def _forget_twins(table: GulpTable, known: list[int], seat: int, other: int) -> None:
    """Who put in a card and got back its like, cannot tell whether it is the same."""
    for card in table.hands[other]:
        twin = twin_of(card)
        if twin in table.hands[seat] and not table.known[twin] >> seat & 1:
            known[card] &= ~(1 << seat)


LEGAL: Final[dict[int, Callable[[GulpTable], Sequence[Move]]]] = {
    KEEPING: _keeps,
    BURYING: lambda table: words.moves_with(words.UNDERS, table.looked),
    DROPPING: _drops,
    DEALING: _deals,
}

PLAY: Final[dict[int, Callable[[GulpTable, Move], None]]] = {
    words.KEEP: _keep,
    words.NO_MORE: _keep_no_more,
    words.UNDER: _under,
    words.DROPS: _drop,
    words.DEALS: _deal,
}
