"""What Eruk is made of."""

from __future__ import annotations

from typing import Final

from teeter.rules.source import house, public, rulebook

COUNTERS: Final = rulebook(
    {"herring": 14, "salmon": 14, "seal": 14, "bear": 14, "reindeer": 9, "igloo": 9}, "ERUK-02"
)
FIGURES: Final = rulebook(4, "ERUK-03: figures of each player")
SUN_FIELDS: Final = rulebook(9, "ERUK-04")
PURSUERS: Final = rulebook(
    {"herring": "salmon", "salmon": "seal", "seal": "bear", "bear": "reindeer"}, "ERUK-23"
)
NAMING: Final = public(
    ("animals", "all"), "R6: a public review lets igloo and reindeer be named; off by default"
)
LAYOUT: Final = house(("rows", "scattered"), "R1: neat rows are easier, and the default on screens")
GRID: Final = house((10, 8), "places of the counters in rows; the last 6 stay empty")
FLEEING_SHOWN_SECONDS: Final = house(2.5, "how long fleeing counters stay visible on screen")
COLOURS: Final = house(("red", "yellow", "green", "blue", "white"), "ERUK-09: colours of figures")
PILE_STEP: Final = house(5, "piles are open stacks: their height shows in steps of so many counters")
