"""What a village of Gulp may hope for: its store at the end, from what it has and what is to come.

Only what a player can see goes in: the village's own cards, and of the others how many they hold.
"""

from __future__ import annotations

from math import exp, log1p
from typing import Final

from teeter.games.gulp import house
from teeter.games.gulp.bots.store import need, score
from teeter.games.gulp.river import BLUE, CARDS, COUNT, CROPS, GREEN, KINDS, RANKS, water_of, worth_in
from teeter.games.gulp.table import NOT_YET, GulpTable

LIMITS: Final = house.LIMITS.value
_CROP_RANKS: Final = len(RANKS)
COLOUR: Final = [
    GREEN if house.COLOURS.value[CROPS[card % COUNT // _CROP_RANKS]] == "green" else BLUE
    for card in range(CARDS)
]
VALUE: Final = [
    int(KINDS[card % COUNT].split("-")[0]) if KINDS[card % COUNT].split("-")[0].isdigit() else 0
    for card in range(CARDS)
]
MEAN_VALUE: Final = sum(VALUE) / CARDS  # of any card, events counting nothing
_FLOWING: Final = (0, GREEN, BLUE, GREEN, GREEN, BLUE, BLUE)  # by water: the colour that counts double

DRAWN_A_TURN: Final = 2.4  # cards that a village draws in a turn, on average
INCOME: Final = 12.0  # crops that a village stores in a turn, on average
HASTE: Final = 20.0  # how early a village begins to worry that it will not reach the limit
PUSHED_OFF: Final = 9.0  # crops that a village can get rid of in a turn by pushing them

# How likely crops of a colour count double when they are harvested, by the pushes that are missing.
_HOPE: Final = (0.75, 0.5, 0.35, 0.25, 0.2, 0.2)


def missing(river: list[int], colour: int, backwards: bool) -> int:
    """How many pushes of this colour make the River juiced: those it needs to wash out the others."""
    cards = river[::-1] if backwards else river
    for kept, card in enumerate(cards):
        if card < 0 or COLOUR[card] != colour:
            return len(cards) - kept
    return 0


def turns_left(table: GulpTable, seat: int) -> float:
    """How many turns this village will still begin."""
    seats = len(table.hands)
    if table.last_turns != NOT_YET:
        return float((seat - table.active - 1) % seats < table.last_turns)
    return len(table.deck) / (DRAWN_A_TURN * seats) + 1.0


def crops_in(hand: list[int], river: list[int], backwards: bool) -> float:
    """What the crops of a hand may bring, by the colours of the River."""
    flowing = _FLOWING[water_of(river)]
    hope = [0.0, 0.0, 0.0]
    for colour in (GREEN, BLUE):
        hope[colour] = 1.0 + _HOPE[0 if flowing == colour else missing(river, colour, backwards)]
    return sum([VALUE[card] * hope[COLOUR[card]] for card in hand])


def hoped(still_needed: int, limit: int, crops: float, plain: float, turns: float) -> float:
    """The store a village can expect at the end: crops in hand (as hoped, and plain), turns to come."""
    if turns <= 0:
        return score(still_needed, limit) - plain
    coming = crops + INCOME * (turns - 0.5)
    short = limit - _softened(still_needed - coming)
    if still_needed > limit:
        short = max(short, still_needed - limit - 6.0)  # to stay where the fungus is
        still_needed = 0
    burden = plain - still_needed - PUSHED_OFF * turns
    return short - burden if burden > 0 else short


def _softened(gap: float) -> float:
    """How much will be missing at the end: nothing if there is time, all if there is none."""
    x = gap / HASTE
    return gap if x > 20 else HASTE * log1p(exp(x))


def outlook(table: GulpTable, seat: int) -> float:
    """The store this village can expect at the end, as its owner sees it."""
    limit = LIMITS[len(table.hands)]
    hand = table.hands[seat]
    turns = turns_left(table, seat)
    backwards = table.waves != 0
    worth = worth_in(table.river) if turns <= 0 else VALUE
    plain = float(sum([worth[card] for card in hand]))
    crops = crops_in(hand, table.river, backwards) if turns > 0 else plain
    return hoped(need(table.stored[seat], limit), limit, crops, plain, turns)
