"""What Go Cuckoo! is made of."""

from __future__ import annotations

from typing import Final

from teeter.rules.source import house, public, rulebook

STICKS: Final = rulebook(70, "CUCK-01")
EGGS: Final = rulebook(20, "CUCK-01")
TRIES: Final = rulebook(3, "CUCK-09: sticks pulled in a turn at most")
COLOURS: Final = public(
    ("red", "yellow", "green", "blue", "purple"),
    "R1: the rulebook names red, green, purple and yellow, a review of the game a fifth",
)
MIX: Final = house(
    {"normal": (6, 4), "harder": (4, 5)},
    "R1: how often each same-coloured and each mixed kind is there; both make 70",
)
KIKI: Final = house(
    ("most", "fewest"), "R11: whose eggs win when Kiki drops into the can; the text says most"
)
REPAIR: Final = house(
    ("table", "hand"), "R6: who lays fallen sticks; by hand after every slip would stop the game"
)
ROUNDS: Final = house(20, "R12: rounds without a pulled stick after which the game stops")
HAND_FALLS: Final = house(12, "R24: pieces that may fall before the table takes over a repair by hand")

CAN_MM: Final = house(
    {"inner diameter": 95.0, "height": 105.0, "wall": 1.5, "floor": 2.0},
    "a stick reaches well over its rim; thinner walls let a fast stick through",
)
STICK_MM: Final = house({"length": 185.0, "thickness": 3.0, "mark": 15.0}, "mark: colour at each end")
STICK_GRAMS: Final = house(0.9, "beech of that size")
EGG_MM: Final = house({"length": 27.0, "thickness": 20.0}, "lies on two or three sticks")
EGG_GRAMS: Final = house(4.0, "wood of that size")
KIKI_MM: Final = house(
    {"height": 42.0, "length": 32.0, "thickness": 26.0, "base": 16.0, "centre of mass": 16.0},
    "an egg-shaped body on a flat base; the centre of mass is measured from the base",
)
KIKI_GRAMS: Final = house(8.0, "hollow wood: full, at 14 g, she pushed eggs through the nest")
FRICTION: Final = house(
    {
        "stick-stick": 0.42,
        "stick-rim": 0.40,
        "egg-stick": 0.30,
        "kiki-egg": 0.30,
        "table": 0.50,
        "finger": 0.30,
    },
    "waxed wood and tin; tuned so that a late nest is thrilling and an early one easy",
)
REST: Final = house(
    {"mm/s": 5.0, "rad/s": 0.3, "seconds": 1.0}, "REST: slower than this for so long is at rest"
)
KIKI_SECONDS: Final = house(3.0, "KIKI_OK: so long she must stay before she sits")
LEVEL_DEGREES: Final = house(30.0, "R4: a stick let go at most so far from level is horizontal")
SUPPORTS: Final = house(2, "R4: what a laid stick must touch above the rim when it is let go")

# The stand-in's odds. A clumsy hand (skill 0) fails half of its tries over 24 laid sticks and 6 eggs,
# a careful one (skill 1) one in ten: the goals of the physics room.
RISK: Final = house(0.02, "chance that something falls in a try of a clumsy hand at an empty nest")
RISK_PER_LAID_STICK: Final = house(0.0125, "what every laid stick adds to it")
RISK_PER_EGG: Final = house(0.03, "what every egg in the nest adds to it")
RISK_LIMIT: Final = house(0.9, "and the most it can be")
STEADINESS: Final = house(0.8, "share of all risks that the full skill takes away")
AGAIN: Final = house(0.5, "a second fall in a turn is so much less likely")
EGG_SHARE: Final = house(
    0.94, "falls that are eggs, while there are any: 395 of 418 in the calibration"
)
SINK_SHARE: Final = house(0.74, "falling eggs that end in the can: 292 of 395 in the calibration")
BREAK_OFF: Final = house(0.3, "pulls that a player breaks off after a fall")
KIKI_FALLS: Final = house(0.02, "chance that Kiki falls out of the nest, for a clumsy hand")
KIKI_SINKS: Final = house(
    0.38, "chance that she drops into the can instead: 66 of 69 times in the calibration"
)
