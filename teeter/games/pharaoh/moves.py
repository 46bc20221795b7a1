"""The moves of Pharaoh's Gulo Gulo, and the tables of those that are legal together."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from random import Random
from typing import Final

from teeter.games.pharaoh import house
from teeter.games.pharaoh.pieces import CHAMBER, COLOURS, FIELDS, MARKED
from teeter.rules.contract import Move, Moves

EXPLORE: Final = 0
TRY: Final = 1
MOVE: Final = 2
OVER: Final = 3
PHASES: Final = ("explore", "try", "move", "over")
ANNOUNCED: Final = -1  # a landslide without a fallen boulder counts for the announced colour

TURN: Final = 30
CHOOSE: Final = 31
ENTER: Final = 32
DECLINE: Final = 33
GO: Final = 34
STAY: Final = 35
TAKES: Final = 36
LANDSLIDE: Final = 37
STAND: Final = 38
MOVES: Final = Moves()
_CHOICES: Final = (
    *(MOVES.add(f"choose {colour}", CHOOSE, n) for n, colour in enumerate(COLOURS)),
    MOVES.add("turn marker", TURN),
    MOVES.add("enter", ENTER),
    MOVES.add("decline", DECLINE),
)
_GO: Final = {field: MOVES.add(f"go {FIELDS[field]}", GO, field) for field in MARKED}
_STAY: Final = MOVES.add("stay", STAY)
CLEAN: Final = MOVES.say("takes", TAKES)
STAFF_FELL: Final = MOVES.say("landslide staff", LANDSLIDE, ANNOUNCED, well=False)
_BOULDERS: Final = [
    MOVES.say(f"landslide boulder {colour}", LANDSLIDE, n, well=False)
    for n, colour in enumerate(COLOURS)
]
_FOUL: Final = MOVES.say("landslide foul", LANDSLIDE, ANNOUNCED, well=False)
_GAVE_UP: Final = MOVES.say("landslide gave up", LANDSLIDE, ANNOUNCED, well=False)
ASIDES: Final = (MOVES.say("stands the staff up", STAND),)

# What may be explored, by the bits of the colours and of three further moves.
CAN_TURN: Final = 1 << len(COLOURS)
CAN_ENTER: Final = CAN_TURN << 1
CAN_DECLINE: Final = CAN_TURN << 2
CHOICES: Final = [
    tuple(move for n, move in enumerate(_CHOICES) if can >> n & 1) for can in range(CAN_DECLINE << 1)
]

TRIES: Final = (CLEAN, STAFF_FELL, *_BOULDERS, _FOUL, _GAVE_UP)

# Where one may go, by the bit lengths of the nearest fields behind (rows) and ahead (columns).
ROW: Final = CHAMBER + 1
GOING: Final = [
    (*(_GO[length - 1] for length in (behind, ahead) if length - 1 in _GO), _STAY)
    for behind in range(ROW)
    for ahead in range(ROW)
]

_CAUSES: Final = [*house.LANDSLIDES.value]
_UP_TO: Final = [
    *accumulate(house.LANDSLIDES.value.values())
]  # how likely this cause or one before it is


def failure(bowl: list[int], rng: Random) -> Move:
    """A landslide by chance; any boulder in the bowl may be the one that falls out."""
    cause = _CAUSES[bisect(_UP_TO, rng.random() * _UP_TO[-1], 0, len(_CAUSES) - 1)]  # as `rng.choices`
    if cause == "boulder":
        return rng.choices(_BOULDERS, bowl)[0]
    return MOVES[f"landslide {cause}"]
