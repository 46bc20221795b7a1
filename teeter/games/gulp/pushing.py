"""A card of Gulp on its way into the River: played, perhaps stopped by a BUTT, placed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from teeter.games.gulp import events, house
from teeter.games.gulp import moves as words
from teeter.games.gulp.river import (
    BUTT,
    BUTT_KIND,
    COUNT,
    EVENT_OF,
    GAP,
    caused,
    gives_way,
    pushed,
)
from teeter.games.gulp.table import ACTING, ASKING, NO_CARD, GulpTable, card_of
from teeter.rules.contract import Illegal, Move, Reason
from teeter.rules.text import Text

_ANSWERS: Final = [words.BUTT_IN, words.LET_IT_PASS]
_LET_PASS: Final = [words.LET_IT_PASS]


def push(table: GulpTable, move: Move) -> None:
    if table.phase != ACTING:
        raise table.wrong_time("GULP-17", Text("gulp-no-push"))
    kind = move.arg
    if kind == BUTT_KIND:
        raise Illegal(Reason.FORBIDDEN, "GULP-50", Text("gulp-no-butt-in-turn"))
    _declare(table, kind, "GULP-19", sacrifice=False)


def _sacrifice(table: GulpTable, move: Move) -> None:
    if table.phase != ACTING:
        raise table.wrong_time("GULP-17", Text("gulp-no-sacrifice"))
    _declare(table, move.arg, "GULP-40", sacrifice=True)


def _declare(table: GulpTable, kind: int, rule: str, sacrifice: bool) -> None:
    """The action is spent (R35), and everybody who might hold a BUTT is asked."""
    seat = table.active
    card = card_of(kind, table.hands[seat])
    if card == NO_CARD:
        raise Illegal(Reason.NOT_THERE, rule, Text("gulp-no-such-card"))
    if table.logs[seat]:
        raise Illegal(Reason.FORBIDDEN, "GULP-67", Text("gulp-no-logs"))
    table.take_from_hand(seat, card)
    table.actions -= 1
    table.declared = card
    table.sacrifice = sacrifice
    table.pusher = seat
    table.phase = ASKING
    _ask_after(table, seat)


# The window for a BUTT


def answers(table: GulpTable) -> list[Move]:
    """What whoever is asked may answer: only who holds a BUTT can stop the card."""
    return _LET_PASS if card_of(BUTT_KIND, table.hands[table.turn]) == NO_CARD else _ANSWERS


def _ask_after(table: GulpTable, seat: int) -> None:
    """Ask the next player to the left, round to whoever plays the card; who holds no cards or has
    logs in the way is not asked, for all can see that (R12, R27, R36)."""
    hands = table.hands
    while True:
        seat += 1
        if seat == len(hands):
            seat = 0
        if seat == table.pusher:
            _place(table)
            return
        if hands[seat] and seat != table.active and not table.logs[seat]:
            table.turn = seat
            return


def let_pass(table: GulpTable, move: Move) -> None:
    if table.phase != ASKING:
        raise table.wrong_time("GULP-51", Text("gulp-no-window"))
    _ask_after(table, table.turn)


def _butt(table: GulpTable, move: Move) -> None:
    """The declared card is discarded; the BUTT is declared in its place, and may be stopped by
    the other BUTT."""
    if table.phase != ASKING:
        raise table.wrong_time("GULP-51", Text("gulp-no-window"))
    seat = table.turn
    butt = card_of(BUTT_KIND, table.hands[seat])
    if butt == NO_CARD:
        raise Illegal(Reason.NOT_THERE, "GULP-51", Text("gulp-no-butt"))
    table.take_from_hand(seat, butt)
    stopped = table.declared
    table.discard.append(stopped)
    table.declared = butt
    table.sacrifice = False
    table.pusher = seat
    if stopped % COUNT == BUTT_KIND:
        _place(table)
    else:
        _ask_after(table, seat)


def _place(table: GulpTable) -> None:
    """The card lies in the River: bonus first, then the event's action. GULP-19, GULP-20."""
    card = table.declared
    table.declared = NO_CARD
    if table.sacrifice:
        _flush(table, card)
        return
    before = table.river
    backwards = table.waves != 0
    at = gives_way(before, backwards)
    if before[at] != GAP:
        table.discard.append(before[at])
    table.river = river = pushed(before, card, at, backwards)
    bonuses = caused(before, before, river)
    if bonuses:
        table.reward(table.pusher, bonuses)
    event = EVENT_OF[card]
    if 0 <= event < BUTT:
        table.before = before
        table.placed = river
        events.begin(table, event)
    else:
        table.end_action()


def _flush(table: GulpTable, ten: int) -> None:
    """A Boggle Sacrifice: the River goes, farthest downstream first (R33), and new cards come."""
    river = table.river if table.waves else table.river[::-1]
    table.discard += [card for card in river if card != GAP]
    table.discard.append(ten)
    deck = table.deck
    table.river = [deck.pop() if deck else GAP for _ in range(house.RIVER_SPOTS.value)]
    table.end_action()


PLAY: Final[dict[int, Callable[[GulpTable, Move], None]]] = {
    words.SACRIFICE: _sacrifice,
    words.STOP_CARD: _butt,
}
