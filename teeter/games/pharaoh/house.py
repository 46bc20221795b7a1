"""What Pharaoh's Gulo Gulo is made of."""

from __future__ import annotations

from typing import Final

from teeter.rules.source import house, public, rulebook

# The board and its markers
COLOURS: Final = public(("red", "blue", "yellow", "white"), "R2: reviews name these four colours")
DESERT_FIELDS: Final = house(7, "R1: the picture is lost; surplus markers must exist")
PYRAMID_FIELDS: Final = house(14, "R1: the picture is lost; surplus markers must exist")
BURIAL_FIELDS: Final = rulebook(2, "PHAR-63, PHAR-64: a first and a second burial marker")
DESERT_MARKERS: Final = house(
    {"red": 2, "blue": 2, "yellow": 2, "white": 2}, "PHAR-02 gives 8 in all; R2: evenly split"
)
PYRAMID_HEADS: Final = house(
    {"red": (0, 0, 1, 3), "blue": (0, 0, 1, 2), "yellow": (0, 0, 0, 2), "white": (0, 0, 0, 1)},
    "PHAR-02 gives 16 in all; R2: mummy heads on each marker, simulated for balance",
)
BURIAL_MARKERS: Final = house(
    {"red": 2, "blue": 2, "yellow": 2, "white": 2}, "PHAR-02 gives 8 in all; R2: evenly split"
)
SCARAB_FIELDS: Final = house(
    ("D2", "D4", "D6", "P1", "P4", "P7", "P10", "P13"), "R2: printed on the board, places unknown"
)

# Scarabs and boulders
SCARABS: Final = rulebook(24, "PHAR-02")
SCARAB_LIMIT: Final = rulebook({"base": 4, "landslide": 3, "race": 0}, "PHAR-50, PHAR-68, PHAR-74")
SCARABS_TO_ENTER: Final = rulebook({"base": 2, "landslide": 2, "race": 0}, "PHAR-61, PHAR-76")
BOULDERS: Final = house(
    {"red": 5, "blue": 5, "yellow": 5, "white": 5}, "PHAR-02 gives 20 in all; R2: evenly split"
)
LANDSLIDES: Final = house(
    {"staff": 1018, "boulder": 658, "foul": 12},
    "how the stand-in's failed tries end: as the 1,688 that failed when the physics was calibrated",
)

# How the table looks
ADVENTURERS: Final = house(
    ("red", "blue", "yellow", "green", "white", "black"), "PHAR-08: colours of the figures, by seat"
)
PLAN_SIZE: Final = house((1400, 700), "units of the drawing plan")
MARKER_SIDE: Final = house(80, "in units of the drawing plan")
PLAN: Final = house(
    {
        "START": (90, 610),
        "D1": (210, 610),
        "D2": (330, 600),
        "D3": (440, 540),
        "D4": (330, 450),
        "D5": (200, 390),
        "D6": (290, 280),
        "D7": (420, 200),
        "PIT": (610, 130),
        "P1": (800, 130),
        "P2": (900, 130),
        "P3": (1000, 130),
        "P4": (1100, 130),
        "P5": (1200, 150),
        "P6": (1270, 260),
        "P7": (1160, 270),
        "P8": (1050, 270),
        "P9": (940, 280),
        "P10": (930, 410),
        "P11": (1040, 420),
        "P12": (1150, 420),
        "P13": (1260, 430),
        "P14": (1260, 560),
        "C1": (1130, 590),
        "C2": (1010, 590),
    },
    "R1: centres of the fields on the drawing plan",
)
SNAKE_PIT: Final = house((660, 430, 120), "PHAR-10: centre and radius on the drawing plan")
