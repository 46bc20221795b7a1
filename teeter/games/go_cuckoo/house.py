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

# The stand-in's odds. A clumsy hand (skill 0) fails half of its tries over 24 laid sticks and 6 eggs,
# a careful one (skill 1) one in ten: the goals of the physics room.
RISK: Final = house(0.02, "chance that something falls in a try of a clumsy hand at an empty nest")
RISK_PER_LAID_STICK: Final = house(0.0125, "what every laid stick adds to it")
RISK_PER_EGG: Final = house(0.03, "what every egg in the nest adds to it")
RISK_LIMIT: Final = house(0.9, "and the most it can be")
STEADINESS: Final = house(0.8, "share of all risks that the full skill takes away")
AGAIN: Final = house(0.5, "a second fall in a turn is so much less likely")
EGG_SHARE: Final = house(
    0.92, "falls that are eggs, while there are any: 896 of 972 in the calibration"
)
SINK_SHARE: Final = house(0.8, "falling eggs that end in the can: 715 of 896 in the calibration")
BREAK_OFF: Final = house(0.3, "pulls that a player breaks off after a fall")
KIKI_FALLS: Final = house(0.02, "chance that Kiki falls out of the nest, for a clumsy hand")
KIKI_SINKS: Final = house(
    0.38, "chance that she drops into the can instead: 201 of 211 times in the calibration"
)
