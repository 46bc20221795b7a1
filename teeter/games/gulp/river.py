"""The cards of Gulp, and what a River of them means: colours, kinds, runs, and full stores."""

from __future__ import annotations

from typing import Final

from teeter.games.gulp import house

CROPS: Final = house.CROPS.value
RANKS: Final = house.RANKS.value
KINDS: Final = tuple(f"{rank}-{crop}" for crop in CROPS for rank in RANKS)
KIND: Final = {word: kind for kind, word in enumerate(KINDS)}
COUNT: Final = len(KINDS)
CARDS: Final = COUNT * house.COPIES.value  # a card is a number; its kind is card % COUNT
GAP: Final = -1
WORDS: Final = [*KINDS, *KINDS, ""]  # by card; the last word is that of a gap

# The events, numbered in the order of the house data: ace, king, queen, jack of each crop.
SHOWER: Final = 0
WAVE: Final = 1
SUN: Final = 2
EXODUS: Final = 3
POUCHES: Final = 4
GULPERS: Final = 5
BREAKFAST: Final = 6
COPYCROAK: Final = 7
FROSTQUAKE: Final = 8
MOUTHS: Final = 9
DEW: Final = 10
HICCUP: Final = 11
MOTHS: Final = 12
LOGS: Final = 13
LEECH: Final = 14
BUTT: Final = 15
_EVENT: Final = {card: number for number, card in enumerate(house.EVENTS)}
EVENT_OF: Final = [_EVENT.get(word, -1) for word in WORDS]  # by card; -1 for crop count cards
BUTT_KIND: Final = KIND["j-blerries"]
TENS: Final = tuple(KIND[f"10-{crop}"] for crop in CROPS)

# What the River is: plain, juiced in a colour, or saturated with a crop.
PLAIN: Final = 0
GREEN: Final = 1
BLUE: Final = 2
SATURATED: Final = 3  # the first of four
WATERS: Final = ("plain", "juiced green", "juiced blue", *(f"saturated {crop}" for crop in CROPS))
_LEVEL: Final = [0, 1, 1, 2, 2, 2, 2]  # plain < juiced < saturated

BONUSES: Final = tuple(house.BONUSES.value)
BONUS: Final = tuple(house.BONUSES.value.values())
JUICED: Final = 0
SATURATION: Final = 1
FULL_HOUSE: Final = 2
FOUR: Final = 3
FIVE: Final = 4
RUN_OF_FOUR: Final = 5
RUN_OF_FIVE: Final = 6
_NOTHING: Final[list[int]] = []

# A River in one number: a bit for each rank that is there, then one for each crop, then one for a gap.
_RANKS: Final = len(RANKS)
_RANK_BITS: Final = (1 << _RANKS) - 1
_OF_KIND: Final = [
    1 << rank | 1 << _RANKS + crop for crop in range(len(CROPS)) for rank in range(_RANKS)
]
_BITS: Final = [*_OF_KIND, *_OF_KIND, 1 << _RANKS + len(CROPS)]

_COLOURS: Final = {"green": GREEN, "blue": BLUE}
_COLOUR: Final = tuple(_COLOURS[house.COLOURS.value[crop]] for crop in CROPS)
_FLOWING: Final = (PLAIN, GREEN, BLUE, *_COLOUR)  # by water: the colour that is doubled


def _water(crops: int) -> int:
    """What a River of these crops is; bit 4 stands for a gap. GULP-25, GULP-26, R20."""
    if crops in (1, 2, 4, 8):
        return SATURATED + crops.bit_length() - 1
    colours = {_COLOUR[crop] for crop in range(len(CROPS)) if crops >> crop & 1}
    return colours.pop() if len(colours) == 1 else PLAIN


_WATER: Final = [_water(crops) for crops in range(32)]


def _worth(water: int, kind: int) -> int:
    """What a harvested card of this kind stores. GULP-24 to GULP-26."""
    crop, rank = divmod(kind, _RANKS)
    if not RANKS[rank].isdigit():
        return 0
    level = "plain"
    if water == SATURATED + crop:
        level = "saturated"
    elif _FLOWING[water] == _COLOUR[crop]:
        level = "juiced"
    return int(RANKS[rank]) * house.YIELDS.value[level]


_WORTH: Final = [[_worth(water, card % COUNT) for card in range(CARDS)] for water in range(len(WATERS))]


def _bits(river: list[int]) -> int:
    a, b, c, d, e = river
    return _BITS[a] | _BITS[b] | _BITS[c] | _BITS[d] | _BITS[e]


def water_of(river: list[int]) -> int:
    """Plain, juiced or saturated: an index of WATERS."""
    return _WATER[_bits(river) >> _RANKS]


def worth_in(river: list[int]) -> list[int]:
    """By card: what it stores when it is harvested now; events store nothing."""
    return _WORTH[water_of(river)]


def worth_of(card: str, water: str) -> int:
    """The same of a card in its word, in a River as views have it."""
    return _WORTH[WATERS.index(water)][KIND[card]]


def caused(before: list[int], placed: list[int], after: list[int]) -> list[int]:
    """The bonuses (as indices) for what is in the River now and was not there `before` the push.

    At the second look, after an event's action, `placed` is the River as it was at the first.
    """
    bits = _bits(after)
    level = _LEVEL[_WATER[bits >> _RANKS]]
    old = _LEVEL[_WATER[_bits(before) >> _RANKS]]
    bonuses = _NOTHING
    if level > old >= _LEVEL[water_of(placed)]:  # colour is paid once a push (R30)
        bonuses = [SATURATION if level == 2 else JUICED]
    ranks = bits & _RANK_BITS
    rest = ranks & ranks - 1
    if not rest & rest - 1:  # one rank or two
        return bonuses + _kind_caused(before, placed, after)
    if _runs(ranks):
        return bonuses + _run_caused(before, placed, ranks)
    return bonuses


def _kind_caused(before: list[int], placed: list[int], after: list[int]) -> list[int]:
    now = _kind_of(after)
    seen = (_kind_of(before), _kind_of(placed))
    if not now or now in seen:
        return _NOTHING
    bonus, rank, _ = now
    if bonus == FOUR and (FIVE, rank, rank) in seen:  # only what is left of five
        return _NOTHING
    return [bonus]


def _kind_of(river: list[int]) -> tuple[int, int, int] | None:
    """The full house, four or five of a kind in the River: its bonus, its rank, the pair's rank."""
    ranks = sorted(card % _RANKS for card in river if card != GAP)
    if len(ranks) < 4:
        return None
    most = ranks[2]
    count = ranks.count(most)
    if count >= 4:
        return (FIVE if count == 5 else FOUR, most, most)
    pair = ranks[0] if ranks[0] != most else ranks[-1]
    if count == 3 and ranks.count(pair) == 2:
        return (FULL_HOUSE, most, pair)
    return None


def _run_caused(before: list[int], placed: list[int], ranks: int) -> list[int]:
    seen = _runs(_bits(before) & _RANK_BITS) | _runs(_bits(placed) & _RANK_BITS)
    new = _runs(ranks) & ~seen
    if not new:
        return _NOTHING
    return [RUN_OF_FIVE if new >> 11 else RUN_OF_FOUR]


def _runs(ranks: int) -> int:
    """A bit for each rank a run of four begins with, and 11 bits on for runs of five."""
    ranks |= (ranks & 1) << 13  # aces are high too
    four = ranks & ranks >> 1 & ranks >> 2 & ranks >> 3
    return four | (four & ranks >> 4) << 11


def gives_way(river: list[int], backwards: bool) -> int:
    """The spot whose card or gap makes room for a push: the first gap on the way, else the end."""
    last = len(river) - 1
    for way in range(last + 1):
        spot = last - way if backwards else way
        if river[spot] == GAP:
            return spot
    return 0 if backwards else last


def pushed(river: list[int], card: int, at: int, backwards: bool) -> list[int]:
    """The River after a push for which the spot `at` made room."""
    after = river[:]
    after.pop(at)
    after.insert(len(after) if backwards else 0, card)
    return after


def store(total: int, limit: int) -> int:
    """The store of a village that has stored so much in all: it climbs to the limit and back to 0,
    over and over (R9)."""
    way = total % (2 * limit)
    return way if way <= limit else 2 * limit - way


def has_fungus(total: int, limit: int) -> bool:
    """Whether the store is on its way back down. GULP-37, GULP-38."""
    return total % (2 * limit) > limit
