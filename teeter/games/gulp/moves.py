"""Every move of Gulp, in words."""

from __future__ import annotations

from typing import Final

from teeter.games.gulp import house
from teeter.games.gulp.river import COUNT, KINDS, TENS
from teeter.rules.contract import SEATS, Move, Moves

SETTLE: Final = 50
DRAW: Final = 51
PUSH: Final = 52
SACRIFICE: Final = 53
HARVEST: Final = 54
STORE: Final = 55
PASS: Final = 56
STOP_CARD: Final = 57
LET_PASS: Final = 58
MOVE_TO: Final = 59
OFFER: Final = 60
NO_OFFER: Final = 61
ACCEPT: Final = 62
REFUSE: Final = 63
KEEP: Final = 64
NO_MORE: Final = 65
UNDER: Final = 66
GULP: Final = 67
FILL: Final = 68
DONE: Final = 69
DISCARD: Final = 70
COPY: Final = 71
CHOOSE: Final = 72
DROPS: Final = 73
DEALS: Final = 74

_VILLAGE_SPOTS: Final = range(1, house.VILLAGE_SPOTS.value + 1)
_RIVER_SPOTS: Final = range(house.RIVER_SPOTS.value)
_VILLAGES: Final = SEATS[: max(house.LIMITS.value)]

MOVES: Final = Moves()
SETTLES: Final = [MOVES.add(f"settle {spot}", SETTLE, spot) for spot in _VILLAGE_SPOTS]
DRAW_TWO: Final = MOVES.add("draw", DRAW)
PUSHES: Final = [MOVES.add(f"push {word}", PUSH, kind) for kind, word in enumerate(KINDS)]
SACRIFICES: Final = {kind: MOVES.add(f"sacrifice {KINDS[kind]}", SACRIFICE, kind) for kind in TENS}
HARVESTS: Final = [MOVES.add(f"harvest {word}", HARVEST, kind) for kind, word in enumerate(KINDS)]
STORE_IT: Final = MOVES.add("store", STORE)
PASS_IT: Final = MOVES.add("pass", PASS)
BUTT_IN: Final = MOVES.add("butt", STOP_CARD)
LET_IT_PASS: Final = MOVES.add("let pass", LET_PASS)

# The questions of events
MOVES_TO: Final = [MOVES.add(f"move to {spot}", MOVE_TO, spot) for spot in _VILLAGE_SPOTS]
OFFERS: Final = [MOVES.add(f"offer swap {name}", OFFER, seat) for seat, name in enumerate(_VILLAGES)]
OFFER_NOTHING: Final = MOVES.add("no offer", NO_OFFER)
ANSWERS: Final = [MOVES.add("accept", ACCEPT), MOVES.add("refuse", REFUSE)]
KEEPS: Final = [MOVES.add(f"keep {word}", KEEP, kind) for kind, word in enumerate(KINDS)]
KEEP_NO_MORE: Final = MOVES.add("keep no more", NO_MORE)
UNDERS: Final = [MOVES.add(f"under {word}", UNDER, kind) for kind, word in enumerate(KINDS)]
GULPS: Final = [MOVES.add(f"gulp {spot + 1}", GULP, spot) for spot in _RIVER_SPOTS]
FILLS: Final = [
    [MOVES.add(f"fill {spot + 1} {word}", FILL, spot, kind) for kind, word in enumerate(KINDS)]
    for spot in _RIVER_SPOTS
]
ALL_DONE: Final = MOVES.add("done", DONE)
DISCARDS: Final = [MOVES.add(f"discard spot {spot + 1}", DISCARD, spot) for spot in _RIVER_SPOTS]
COPIES: Final = [MOVES.add(f"copy spot {spot + 1}", COPY, spot) for spot in _RIVER_SPOTS]
CHOICES: Final = [MOVES.add(f"choose {name}", CHOOSE, seat) for seat, name in enumerate(_VILLAGES)]
DROPPED: Final = [MOVES.say(f"drops {word}", DROPS, kind) for kind, word in enumerate(KINDS)]
DEALT: Final = [MOVES.say(f"deals {word}", DEALS, kind) for kind, word in enumerate(KINDS)]


def moves_with(table: list[Move], cards: list[int]) -> list[Move]:
    """The moves of this table that name one of these cards, each kind once."""
    legal = []
    seen = 0  # a bit for each kind
    for card in cards:
        bit = 1 << card % COUNT
        if not seen & bit:
            seen |= bit
            legal.append(table[card % COUNT])
    return legal
