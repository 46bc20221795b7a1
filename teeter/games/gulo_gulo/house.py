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
    {"egg": 399, "pole": 215, "sweep": 1, "gave up": 1},
    "how the stand-in's failed tries end: as the 616 that failed when the physics was calibrated",
)

# The physical world; millimetres, grams and seconds unless the name says otherwise.

EGG_SIZES: Final = house(
    {
        "blue": (26.0, 19.0),
        "red": (24.0, 17.5),
        "yellow": (22.0, 16.0),
        "purple": (20.0, 14.5),
        "green": (18.0, 13.0),
    },
    "length and diameter; public sources give only the order, from blue down to green (R1)",
)
EGG_DENSITY: Final = house(0.72, "g/cm3: beech wood")
NEST_RIM: Final = house(82.0, "diameter of the rim of a turned wooden bowl, a spherical cap")
NEST_DEPTH: Final = house(
    35.0, "115 cm3, just heaped: clumsy hands push eggs over the rim; over 88 x 38 mm fewer fell"
)
NEST_WALL: Final = house(6.0, "thickness of the bowl")
POLE: Final = house((150.0, 4.0), "length and diameter of the alarm pole; a thinner one does not stand")
POLE_MASS: Final = house(0.3, "the shaft alone: a hollow reed, light enough for eggs to hold it")
POLE_TOP: Final = house((20.0, 15.0), "the egg-shaped weight on top, length and diameter")
POLE_TOP_MASS: Final = house(0.5, "cork; more than the shaft: the pole is top-heavy")
POLE_COLOUR: Final = house("orange", "of the weight on top")
POLE_TIP: Final = house(
    3.0, "how high its tip stands above the wood: deep in the heap, or it falls by itself"
)
FRICTION: Final = house(
    {"piece": 0.25, "bowl": 0.30, "pole": 0.60, "table": 0.40, "finger": 0.40},
    "of a thing with all others; where two meet, the later one in this list decides",
)
REST_SPEED: Final = house(5.0, "REST: mm/s that nothing may exceed")
REST_SPIN: Final = house(0.2, "REST: rad/s that nothing may exceed")
REST_SECONDS: Final = house(0.5, "REST: how long both must hold in a row")
CLEAR_HEIGHT: Final = house(5.0, "CLEAR: how far above the rim the whole target must be")
SETTLE_SECONDS: Final = house(
    5.0, "R9: the try is over at the latest so long after the target is clear"
)
SWEEP: Final = house(30.0, "R8: a hand's way in contact with pole or other egg, away from the target")
SWEEPS_ALLOWED: Final = house(1, "R8: the first sweep of a try is a warning, the next an alarm")
