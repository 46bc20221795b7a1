"""What each seat of Gulp sees, hears and may guess at."""

from __future__ import annotations

from random import Random
from typing import Final

from teeter.games.gulp import house
from teeter.games.gulp.moves import DEALS, KEEP, UNDER
from teeter.games.gulp.river import WATERS, WORDS, has_fungus, store, water_of, worth_in
from teeter.games.gulp.table import (
    ACTIONS,
    ANSWERING,
    ASKING,
    BURYING,
    DEALING,
    FILLING,
    GULPING,
    KEEPING,
    NEWS,
    NOT_YET,
    OFFERING,
    ONE,
    OVER,
    PHASES,
    GulpTable,
)
from teeter.games.gulp.view import GulpView, NewsView
from teeter.rules.contract import Move
from teeter.rules.setup import shuffled

_NAMES: Final = tuple(event.value for event in house.EVENTS.values())


def view(table: GulpTable, seat: int | None) -> GulpView:
    """All that this seat may know."""
    phase = table.phase
    seats = table.options.seats
    limit = house.LIMITS.value[seats]
    over = phase == OVER
    return {
        "turn": table.turn,
        "phase": PHASES[phase],
        "active": table.active,
        "actions": table.actions,
        "next_actions": [1 if pace == ONE else ACTIONS + pace for pace in table.pace],
        "last_turns": None if table.last_turns == NOT_YET else table.last_turns,
        "limit": limit,
        "river": _words(table.river),
        "water": WATERS[water_of(table.river)],
        "flow": "left" if table.waves else "right",
        "waves": _seats(table.waves),
        "villages": table.spots[:],
        "logs": [_seats(owners) for owners in table.logs],
        "stores": [store(total, limit) for total in table.stored],
        "fungus": [has_fungus(total, limit) for total in table.stored],
        "hand": [] if seat is None else _words(table.hands[seat]),
        "hand_sizes": [len(hand) for hand in table.hands],
        "deck": len(table.deck),
        "discard": WORDS[table.discard[-1]] if table.discard else None,
        "discards": len(table.discard),
        "declared": WORDS[table.declared] if phase == ASKING else None,
        "pusher": table.pusher if phase == ASKING else None,
        "sacrifice": phase == ASKING and table.sacrifice,
        "harvested": _words(table.harvested),
        "event": _NAMES[table.event] if OFFERING <= phase < OVER else None,
        "waiting": table.queue[:],
        "offer": [table.queue[0], table.turn] if phase == ANSWERING else None,
        "looking": len(table.looked),
        "looked": _words(table.looked) if seat == table.turn else [],
        "open": [spot + 1 for spot in table.gulped] if phase in (GULPING, FILLING) else [],
        "pool": len(table.pool),
        "news": _news(table.news),
        "left": [_words(hand) for hand in table.hands] if over else None,
        "final": final_stores(table) if over else None,
    }


def _words(cards: list[int]) -> list[str]:
    return [WORDS[card] for card in cards]


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def _news(news: list[int]) -> list[NewsView]:
    return [
        {"seat": news[i], "what": NEWS[news[i + 1]], "crops": news[i + 2]}
        for i in range(0, len(news), 3)
    ]


def final_stores(table: GulpTable) -> list[int]:
    """The stores less what is left in hand, at the River's value. GULP-70, R17."""
    limit = house.LIMITS.value[table.options.seats]
    worth = worth_in(table.river)
    return [
        store(total, limit) - sum([worth[card] for card in hand])
        for total, hand in zip(table.stored, table.hands, strict=True)
    ]


def spoken(table: GulpTable, move: Move, seat: int | None) -> str:
    """The text of a move, less the card where only one player sees it."""
    if move.verb in (KEEP, UNDER):
        return move.text if seat == table.turn else f"{move.text.split()[0]} a card"
    if move.verb == DEALS:
        return move.text if seat == table.queue[0] else "deals a card"
    return move.text


def deal_anew(table: GulpTable, seat: int | None, rng: Random) -> None:
    """Deal out again everything this seat cannot know; who knows a place goes on knowing it."""
    piles = _hidden_piles(table, seat)
    known = table.known[:]
    me = 0 if seat is None else 1 << seat
    hidden = [card for pile in piles for card in pile if not known[card] & me]
    dealt = shuffled(sorted(hidden), rng)
    knowers = [known[card] for card in hidden]
    for card, seats in zip(dealt, knowers, strict=True):
        known[card] = seats
    new = dict(zip(hidden, dealt, strict=True))
    for pile in piles:
        pile[:] = [new.get(card, card) for card in pile]
    table.known = known
    if table.phase == DEALING:
        _shuffle_again(table, seat, rng)


def _hidden_piles(table: GulpTable, seat: int | None) -> list[list[int]]:
    """The piles with cards this seat does not see, as lists that no other state shares."""
    table.removed = table.removed[:]
    table.looked = table.looked[:]
    table.pool = table.pool[:]
    piles = [table.deck, table.removed, table.pool]
    if table.phase != OVER:
        piles += [hand for other, hand in enumerate(table.hands) if other != seat]
    if table.phase in (KEEPING, BURYING) and seat != table.turn:
        piles.append(table.looked)
    return piles


def _shuffle_again(table: GulpTable, seat: int | None, rng: Random) -> None:
    """While hands are dealt back nobody knows which of the shuffled cards others got, or will get."""
    others = [s for s in range(len(table.hands)) if table.mixed >> s & 1 and s != seat]
    piles = [*(table.hands[other] for other in others), table.pool]
    cards = iter(shuffled(sorted([card for pile in piles for card in pile]), rng))
    for pile in piles:
        pile[:] = [next(cards) for _ in pile]
