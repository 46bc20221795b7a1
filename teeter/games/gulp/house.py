"""What Gulp is made of: cards, limits, bonuses and the texts of the sixteen events."""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Event:
    """The name and the text on an event card."""

    name: str
    text: str


# By card, in the order ace, king, queen, jack of each crop. Which crop and rank an event has is
# house data for all sixteen (R11). `rulebook` means: the rulebook states the effect.
EVENTS: Final[dict[str, Value[Event]]] = {
    "a-grettuce": house(
        Event("SEED SHOWER", "Each village downstream draws 1 card, then you draw 2."),
        "R11: new card",
    ),
    "k-grettuce": rulebook(
        Event(
            "WAVE O' BOGGLES",
            "From your next action until your next turn begins the River runs backwards.",
        ),
        "GULP-66",
    ),
    "q-grettuce": house(
        Event(
            "CAFFEINATED SUN",
            "Your next turn has 2 more actions, that of each village downstream 1 more.",
        ),
        "GULP-61: the name is in the rulebook, the amount is ours",
    ),
    "j-grettuce": rulebook(
        Event(
            "BOGGLE EXODUS",
            "You may move to a free spot or offer somebody a swap; then each other village, clockwise, "
            "may offer one swap. A swap needs both.",
        ),
        "GULP-55: swaps by agreement; the order of asking and the free spot are R31",
    ),
    "a-grabbles": house(
        Event(
            "CHEEK POUCHES",
            "Look at the top 4 cards of the deck, keep up to 2 and put the rest under the deck.",
        ),
        "R11: new card",
    ),
    "k-grabbles": rulebook(
        Event(
            "RIVER GULPERS",
            "You may discard up to 3 River cards and fill any or all of those spots from your hand. "
            "Cards so placed do nothing.",
        ),
        "GULP-63, GULP-64",
    ),
    "q-grabbles": house(
        Event("DOUBLE BREAKFAST", "You have 2 more actions in this turn."), "R11: new card"
    ),
    "j-grabbles": house(
        Event(
            "COPYCROAK",
            "Choose another event in the River, but no COPYCROAK and no BIG BOUNCING BOGGLE BUTT, "
            "and carry out its action.",
        ),
        "R11: new card",
    ),
    "a-blornn": house(
        Event(
            "FROSTQUAKE",
            "You and each village downstream: with six or more cards in hand, harvest all crop cards "
            "in hand at the River's value.",
        ),
        "GULP-62 for yourself; that downstream is hit too is ours",
    ),
    "k-blornn": house(
        Event(
            "CLOTH MOUTHS",
            "You and each village downstream discard one River card each. The spots stay empty.",
        ),
        "GULP-56 to GULP-58 for the gap; who discards is ours",
    ),
    "q-blornn": house(
        Event(
            "DROWSY DEW",
            "The next turn of you and of each village downstream has exactly 1 action.",
        ),
        "GULP-59, GULP-60 for yourself; that downstream is hit too is ours",
    ),
    "j-blornn": house(
        Event(
            "HICCUP HURRICANE",
            "You and each village downstream discard 1 random card; then these hands are shuffled "
            "together and dealt back, each as large as before.",
        ),
        "R11: new card",
    ),
    "a-blerries": house(
        Event("PANTRY MOTHS", "Choose another village: it discards 2 random cards."), "R11: new card"
    ),
    "k-blerries": house(
        Event(
            "BOGGLE LOGS",
            "Choose another village: until your next turn begins it may not push the River, nor "
            "sacrifice, nor play BIG BOUNCING BOGGLE BUTT.",
        ),
        "GULP-67: name and duration are in the rulebook, the effect is ours",
    ),
    "q-blerries": house(
        Event("LULLABY LEECH", "Choose another village: its next turn has exactly 1 action."),
        "R11: new card",
    ),
    "j-blerries": rulebook(
        Event(
            "BIG BOUNCING BOGGLE BUTT",
            "Only out of turn: when another village plays a card into the River, that card is "
            "discarded without effect and this one takes its spot.",
        ),
        "GULP-50 to GULP-54",
    ),
}
