"""The set-up of Gulp: the cards in words, shuffled and dealt."""

from __future__ import annotations

from random import Random
from typing import Final

from teeter.games.gulp import house
from teeter.games.gulp.river import CARDS, COUNT, KIND, WORDS
from teeter.games.gulp.table import NO_CARD, NO_NEWS, NOT_YET, SETTLING, GulpTable
from teeter.rules.contract import SEATS, BadSetup, Options, Setup
from teeter.rules.setup import first_seat, shuffled
from teeter.rules.text import Text

_ALL: Final = sorted(WORDS[:CARDS])


def deal(options: Options, first: int, rng: Random) -> Setup:
    """All cards shuffled; for a short game some are then removed unseen (R16)."""
    cards = shuffled(_ALL, rng)
    playing = int(options["deck"])
    return {"first": [SEATS[first]], "deck": cards[:playing], "removed": cards[playing:]}


def lay_out(table: GulpTable, options: Options, setup: Setup) -> None:
    """Fill a fresh table: everything before the first move. Raises BadSetup."""
    deck, removed = _cards(options, setup)
    first = first_seat(setup, options)
    seats = options.seats
    table.options = options
    table.turn = (first or seats) - 1  # the dealer settles first
    table.active = table.pusher = first
    table.deck = deck
    table.removed = removed
    _deal_out(table, first, seats)
    table.before = table.placed = table.river
    table.discard = []
    table.harvested = []
    table.gulped = table.looked = table.pool = table.queue = []
    table.known = [0] * CARDS
    table.logs = [0] * seats
    table.news = NO_NEWS
    table.pace = [0] * seats
    table.spots = [0] * seats
    table.stored = [0] * seats
    table.actions = table.event = table.kept = table.mixed = table.waves = 0
    table.declared = NO_CARD
    table.sacrifice = table.single = False
    table.last_turns = NOT_YET
    table.phase = SETTLING


def _deal_out(table: GulpTable, first: int, seats: int) -> None:
    """Clockwise from the dealer's left, one card each and one to the River. GULP-08, R3."""
    rounds = house.DEALT.value
    dealt = rounds * (seats + 1)
    cards = table.deck[:dealt]
    table.hands = [cards[(seat - first) % seats : dealt : seats + 1] for seat in range(seats)]
    table.river = cards[seats : dealt : seats + 1]
    table.deck = table.deck[: dealt - 1 : -1]  # the top is the last


def _cards(options: Options, setup: Setup) -> tuple[list[int], list[int]]:
    """Deck and removed cards as numbers; the second card of a kind is its twin."""
    deck, removed = setup.get("deck", []), setup.get("removed", [])
    everything = deck + removed
    number = [*range(COUNT), CARDS]  # by kind: its next card; what is no card is one too many
    cards = []
    for word in everything:
        kind = KIND.get(word, COUNT)
        cards.append(number[kind])
        number[kind] += COUNT
    if len(deck) != int(options["deck"]) or len(cards) != CARDS or any(card >= CARDS for card in cards):
        raise BadSetup(Text("gulp-no-setup", deck=options["deck"], all=CARDS))
    return cards[: len(deck)], cards[len(deck) :]
