"""The moves of Eruk, and the numbers that stand for its faces, phases and places."""

from __future__ import annotations

from typing import Final

from teeter.games.eruk import house
from teeter.rules.contract import Moves

KINDS: Final = tuple(house.COUNTERS.value)  # herring, salmon, seal, bear, reindeer, igloo
REINDEER: Final = KINDS.index("reindeer")
IGLOO: Final = KINDS.index("igloo")  # the igloo counter for field n has the face IGLOO + n - 1
IGLOOS: Final = house.COUNTERS.value["igloo"]
FACES: Final = (*KINDS[:IGLOO], *(f"igloo-{n + 1}" for n in range(IGLOOS)))
PLACES: Final = sum(house.COUNTERS.value.values())
LAST_SUN: Final = house.SUN_FIELDS.value

# igloo fields without a figure
EMPTY: Final = -1
UNMARKED: Final = -2
UNLISTED: Final = -1

COLLECT: Final = 0
FETCH: Final = 1
NAME: Final = 2
SEARCH: Final = 3
OVER: Final = 4
PHASES: Final = ("collect", "fetch", "name", "search", "over")

TURN: Final = 40
STOP: Final = 41
TAKE: Final = 42
SAY: Final = 43
MOVES: Final = Moves()
TURNS: Final = [  # by place; stopping takes the free number 0
    MOVES.add("stop", STOP),
    *(MOVES.add(f"turn {place}", TURN, place) for place in range(1, PLACES + 1)),
]
TAKES: Final = [MOVES.add(f"take igloo {n + 1}", TAKE, n) for n in range(IGLOOS)]
NAMES: Final = [MOVES.add(f"name {kind}", SAY, n) for n, kind in enumerate(KINDS)]
ANIMALS: Final = NAMES[:REINDEER]
STOPS: Final = TURNS[0]
WHERE: Final = list(range(-1, PLACES))  # at first every place has its index, and STOP has none
NONE: Final[list[int]] = []

CODE: Final = {face: code for code, face in enumerate(FACES)}
ALL: Final = sorted(  # the faces of all counters, as codes
    [code for code in range(IGLOO) for _ in range(house.COUNTERS.value[KINDS[code]])]
    + list(range(IGLOO, len(FACES)))
)
COUNTERS: Final = [FACES[code] for code in ALL]


def _fleeing(open_kinds: int) -> int:
    """The kinds that flee when these kinds are open (both as bits). ERUK-23, ERUK-26."""
    pairs = [(KINDS.index(prey), KINDS.index(by)) for prey, by in house.PURSUERS.value.items()]
    return sum(1 << prey for prey, by in pairs if open_kinds >> prey & 1 and open_kinds >> by & 1)


FLEEING: Final = [_fleeing(kinds) for kinds in range(1 << IGLOO)]
