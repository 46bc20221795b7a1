"""The eggs, tiles and moves of Gulo Gulo, and its tables of legal moves."""

from __future__ import annotations

from typing import Final

from teeter.games.gulo_gulo import house
from teeter.rules.contract import Move, Moves

COLOURS: Final = tuple(house.EGGS.value)  # blue, red, yellow, green, purple
PURPLE: Final = COLOURS.index("purple")
JUNIOR: Final = PURPLE  # the tile that asks for purple
FACES: Final = (*COLOURS[:PURPLE], "junior")  # of tiles
PATH: Final = house.PATH_LENGTH.value
FASTER: Final = "faster"

# Eggs are numbered colour * ROOM + n, and the nest is a set of them, as bits.
ROOM: Final = max(house.EGGS.value.values())
EGGS: Final = {
    colour * ROOM + n: f"{name}-{n + 1}"
    for colour, name in enumerate(COLOURS)
    for n in range(house.EGGS.value[name])
}
FULL_NEST: Final = sum(1 << egg for egg in EGGS)
ONE_COLOUR: Final = (1 << ROOM) - 1
ALL_OF: Final = [FULL_NEST & ONE_COLOUR << colour * ROOM for colour in range(len(COLOURS))]

CHOOSE: Final = 0
POINT: Final = 1
TRY: Final = 2
DECK: Final = 3
OVER: Final = 4
PHASES: Final = ("choose", "point", "try", "deck", "over")

# what fixed the colour, if not a path tile (its number)
CHOSEN: Final = 0
DECK_TILE: Final = -1

TURN_TILE: Final = 20
PICK: Final = 21
TURN_DECK: Final = 22
AIM: Final = 23
TAKES: Final = 24
ALARM: Final = 25
POLE_BACK: Final = 26
MOVES: Final = Moves()
_TURN: Final = MOVES.add("turn tile", TURN_TILE)
_PICKS: Final = [  # arg: the colour; extra: its bit, or none, because purple is never chosen
    MOVES.add(f"choose {name}", PICK, colour, 1 << colour if colour != PURPLE else 0)
    for colour, name in enumerate(COLOURS)
]
FROM_DECK: Final = (MOVES.add("turn deck", TURN_DECK),)
AIMS: Final = [  # arg: the egg; extra: its colour
    MOVES.add(f"point {name}", AIM, egg, egg // ROOM) for egg, name in EGGS.items()
]
SUCCESS: Final = MOVES.say("takes", TAKES, 0)  # arg of reports: their number
_ALARMS: Final = [
    MOVES.say(f"alarm {cause}", ALARM, number, well=False)
    for number, cause in enumerate(
        ("pole", *(f"egg {name}" for name in COLOURS), "sweep", "gave up"), 1
    )
]
REPORTS: Final = (SUCCESS, *_ALARMS)
SET_BACK: Final = (MOVES.say("sets the pole back", POLE_BACK),)
NO_MOVES: Final[tuple[Move, ...]] = ()

FACE_DOWN: Final = 1 << PURPLE  # a bit beside those of the tile colours: a face-down tile is ahead
CHOICES: Final = [  # by the bits of what lies ahead
    tuple([_TURN] * (ahead >= FACE_DOWN) + [m for m in _PICKS if ahead & m.extra])
    for ahead in range(2 * FACE_DOWN)
]
TARGETS: Final = [  # by colour, then by the bits of the eggs of that colour in the nest
    [
        tuple(m for m in AIMS if m.extra == colour and eggs >> m.arg % ROOM & 1)
        for eggs in range(1 << ROOM)
    ]
    for colour in range(len(COLOURS))
]

CODE: Final = {face: code for code, face in enumerate(FACES)}
YARD: Final = [code for code in range(JUNIOR) for _ in range(house.TILES.value[FACES[code]])]
