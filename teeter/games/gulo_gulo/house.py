"""What Gulo Gulo is made of."""

from __future__ import annotations

from typing import Final

from teeter.rules.source import house, public, rulebook

EGGS: Final = public(
    {"blue": 5, "red": 5, "yellow": 5, "green": 5, "purple": 2},
    "R1: the picture is lost; a component list and the bgdf.com review agree",
)
TILES: Final = public(
    {"blue": 5, "red": 6, "yellow": 6, "green": 6},
    "R1: one component list; the rulebook says only that there are 23",
)
PATH_LENGTH: Final = rulebook(19, "GULO-09: the yard tiles that are not in the deck")
GULOS: Final = house(
    ("red", "yellow", "green", "dark blue", "white", "brown"), "GULO-10: colours of the figures"
)
FAILURES: Final = house(
    {"egg": 560, "pole": 1146, "sweep": 26},
    "how the stand-in's failed tries end: as the 1,732 that failed when the physics was calibrated",
)
