"""What Gulp is made of: cards, limits, bonuses and the sixteen events."""

from __future__ import annotations

from typing import Final

from teeter.rules.source import Value, house, rulebook

CROPS: Final = rulebook(("grettuce", "grabbles", "blornn", "blerries"), "GULP-04")
COLOURS: Final = house(
    {"grettuce": "green", "grabbles": "green", "blornn": "blue", "blerries": "blue"},
    "R1: the names begin with Gr and Bl, and figure 5 needs two crops of each colour",
)
RANKS: Final = rulebook(
    ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"),
    "GULP-04: 2 to 10 are crop count cards, the others events",
)
COPIES: Final = rulebook(2, "GULP-03: two identical sets of playing cards")
DECKS: Final = house(("104", "78", "52"), "R16: how many cards play; the rest is removed unseen")

LIMITS: Final = rulebook({2: 300, 3: 250, 4: 200}, "GULP-02: the holy crop limit, by players")
DEALT: Final = rulebook(5, "GULP-08: cards to each player and to the River")
RIVER_SPOTS: Final = rulebook(5, "GULP-08")
VILLAGE_SPOTS: Final = rulebook(4, "GULP-11")
HAND_LIMIT: Final = rulebook(10, "GULP-15")
ACTIONS: Final = rulebook(2, "GULP-16: actions of a normal turn")
DRAWN: Final = rulebook(2, "GULP-18: cards of one DRAW")
YIELDS: Final = rulebook(
    {"plain": 1, "juiced": 2, "saturated": 5}, "GULP-24, GULP-25, GULP-26: what a harvest is worth"
)
BONUSES: Final = rulebook(
    {
        "juiced": 25,
        "saturated": 25,
        "full house": 75,
        "four of a kind": 50,
        "five of a kind": 100,
        "run of four": 50,
        "run of five": 100,
    },
    "GULP-29 to GULP-34",
)

FROST_HAND: Final = rulebook(6, "GULP-62: FROSTQUAKE is for hands of so many cards or more")
GULPED: Final = rulebook(3, "GULP-63: River cards that RIVER GULPERS may discard")
SHOWER: Final = house((2, 1), "R11: cards that SEED SHOWER gives to you, and to villages downstream")
SUN: Final = house((2, 1), "R11: more actions of CAFFEINATED SUN for you, and for villages downstream")
BREAKFAST: Final = house(2, "R11: more actions of DOUBLE BREAKFAST, one of which pays for the card")
LOOKED_AT: Final = house(4, "R11: cards that CHEEK POUCHES looks at")
KEPT: Final = house(2, "R11: cards that CHEEK POUCHES may keep")
EATEN: Final = house(2, "R11: cards that PANTRY MOTHS take")


# The names on the event cards, in the order ace, king, queen, jack of each crop. Which crop and rank
# an event has is house data for all sixteen (R11). `rulebook` means: the rulebook states the effect.
# What they do is told in the catalogues: gulp-event-a-grettuce and so on.
EVENTS: Final[dict[str, Value[str]]] = {
    "a-grettuce": house("SEED SHOWER", "R11: new card"),
    "k-grettuce": rulebook("WAVE O' BOGGLES", "GULP-66"),
    "q-grettuce": house("CAFFEINATED SUN", "GULP-61: the name is in the rulebook, the amount is ours"),
    "j-grettuce": rulebook(
        "BOGGLE EXODUS", "GULP-55: swaps by agreement; the order of asking and the free spot are R31"
    ),
    "a-grabbles": house("CHEEK POUCHES", "R11: new card"),
    "k-grabbles": rulebook("RIVER GULPERS", "GULP-63, GULP-64"),
    "q-grabbles": house("DOUBLE BREAKFAST", "R11: new card"),
    "j-grabbles": house("COPYCROAK", "R11: new card"),
    "a-blornn": house("FROSTQUAKE", "GULP-62 for yourself; that downstream is hit too is ours"),
    "k-blornn": house("CLOTH MOUTHS", "GULP-56 to GULP-58 for the gap; who discards is ours"),
    "q-blornn": house(
        "DROWSY DEW", "GULP-59, GULP-60 for yourself; that downstream is hit too is ours"
    ),
    "j-blornn": house("HICCUP HURRICANE", "R11: new card"),
    "a-blerries": house("PANTRY MOTHS", "R11: new card"),
    "k-blerries": house(
        "BOGGLE LOGS", "GULP-67: name and duration are in the rulebook, the effect is ours"
    ),
    "q-blerries": house("LULLABY LEECH", "R11: new card"),
    "j-blerries": rulebook("BIG BOUNCING BOGGLE BUTT", "GULP-50 to GULP-54"),
}
