"""The moves of Go Cuckoo!, each made once, and the steps of a turn."""

from __future__ import annotations

from typing import Final

from teeter.games.go_cuckoo import house
from teeter.rules.contract import SEATS, Move, Moves

STICKS: Final = house.STICKS.value
MOST_SEATS: Final = 5

# The kinds of moves; the first four are what a seat can try with its hand.
PULL: Final = 0
LAY: Final = 1
LAY_EGG: Final = 2
PLACE_KIKI: Final = 3
NOTHING: Final = 4
NO_EGG: Final = 5
TAKE: Final = 6
TOUCHES: Final = 7
FELL_EGG: Final = 8
SANK_EGG: Final = 9
FELL_STICK: Final = 10
TIPPED: Final = 11
KNOCK: Final = 12
CALM: Final = 13
PULLED: Final = 14
LEFT: Final = 15
RESTS: Final = 16
STANDS: Final = 17
KIKI_FELL: Final = 18
KIKI_SANK: Final = 19

# The steps of a turn: at first those of a seat, from REACH on those of the REFEREE.
FIRST_PULL: Final = 0
NEXT_PULL: Final = 1
BUILD: Final = 2
MAY_LAY: Final = 3
MUST_LAY: Final = 4
SIT: Final = 5
CHOOSE: Final = 6
REACH: Final = 7
TRY: Final = 8
KNOCKED: Final = 9
OVER: Final = 10
PHASES: Final = (
    "pull",
    "pull again",
    "build",
    "egg",
    "last eggs",
    "kiki",
    "take",
    "reach",
    "try",
    "knock",
    "over",
)

MOVES: Final = Moves()
_SEATS: Final = range(MOST_SEATS)
# Inside, the sticks have the numbers 0 to 69; players count from 1.
PULLS: Final = [MOVES.add(f"pull {stick + 1}", PULL, stick) for stick in range(STICKS)]
LAYS: Final = [MOVES.add(f"lay {stick + 1}", LAY, stick) for stick in range(STICKS)]
LAY_AN_EGG: Final = MOVES.add("lay egg", LAY_EGG)
LAY_NO_EGG: Final = MOVES.add("no egg", NO_EGG)
PLACE_HER: Final = MOVES.add("place kiki", PLACE_KIKI)
TAKES: Final = [MOVES.add(f"take from {SEATS[seat]}", TAKE, seat) for seat in _SEATS]

TOUCH: Final = MOVES.say("touches", TOUCHES)
EGG_WORDS: Final = [
    MOVES.say("fell egg", FELL_EGG, well=False),
    MOVES.say("sank egg", SANK_EGG, well=False),
]
# What a stick can do, by number: it falls (its own number), it tips (STICKS more).
STICK_WORDS: Final = [
    *(MOVES.say(f"fell stick {n + 1}", FELL_STICK, n, n, well=False) for n in range(STICKS)),
    *(MOVES.say(f"tipped stick {n + 1}", TIPPED, n, STICKS + n) for n in range(STICKS)),
]
KNOCKS: Final = [MOVES.say(f"knock {SEATS[seat]}", KNOCK, seat) for seat in _SEATS]
CALM_AGAIN: Final = MOVES.say("calm", CALM)
OUT: Final = MOVES.say("pulled", PULLED)
LEFT_STANDING: Final = MOVES.say("left standing", LEFT, well=False)
AT_REST: Final = MOVES.say("rests", RESTS)
KIKI_WORDS: Final = [
    MOVES.say("kiki stands", STANDS),
    MOVES.say("kiki fell", KIKI_FELL, well=False),
    MOVES.say("kiki sank", KIKI_SANK, well=False),
]

# What can be said, in lists ready to be handed out.
AT_STEP: Final[dict[int, list[Move]]] = {  # where it is always the same
    MAY_LAY: [LAY_AN_EGG, LAY_NO_EGG],
    MUST_LAY: [LAY_AN_EGG],
    SIT: [PLACE_HER],
    OVER: [],
}
ENDS: Final = [[OUT], [AT_REST], [AT_REST], KIKI_WORDS]  # of a try, by what is tried
BROKEN_OFF: Final = 4  # a pull after a fall
ONLY_TOUCH: Final = 5
ONLY_CALM: Final = 6
ANY_TIME: Final = 7
_WORDS: Final = [*ENDS, [OUT, LEFT_STANDING], [TOUCH], [CALM_AGAIN], []]
# By seats and by who answers for the nest: the others may knock the table. In the last two rows nobody
# may (a knock is open) and everybody (no one answers yet).
_KNOCKERS: Final = [
    [
        *([KNOCKS[s] for s in range(seats) if s != answers] for answers in range(seats)),
        [],
        KNOCKS[:seats],
    ]
    for seats in range(MOST_SEATS + 1)
]
# All that the REFEREE can say of anything but sticks: by the words of the step (what is tried, or one
# of the four numbers above), by seats, by that row of the knockers, and by whether an egg can fall.
SAYINGS: Final = [
    [[[ends + eggs + knocks for eggs in ([], EGG_WORDS)] for knocks in rows] for rows in _KNOCKERS]
    for ends in _WORDS
]
