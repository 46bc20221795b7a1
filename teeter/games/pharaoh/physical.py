"""Pharaoh's Gulo Gulo at a physical table: the mummy trap, its boulders and its staff."""

from __future__ import annotations

from typing import Final, cast

from teeter.games.pharaoh import house as counted
from teeter.games.pharaoh.view import PharaohView
from teeter.hands.bowl.game import BowlGame
from teeter.physics.bowl.parts import FOOT, GRAM, MM, WALL, Bowl, BowlRules, Measures, Pole, wooden
from teeter.rules.source import house

BOULDER_MM: Final = house(
    {"blue": 20.0, "red": 18.0, "yellow": 16.0, "white": 14.0}, "R2: diameters; sizes differ by colour"
)
BOWL_RIM_MM: Final = house(76.0, "inner diameter at the rim of a spherical cap")
BOWL_DEPTH_MM: Final = house(
    28.0, "of the spherical cap: in one of 32 mm twice as many toppled staffs hang on the rim"
)
STAFF_MM: Final = house((105.0, 12.0), "length and thickness of the shaft; a longer one falls sooner")
STAFF_HEAD_MM: Final = house(16.0, "PHAR-12: the wooden part on top, the weight of the staff")
STAFF_GRAMS: Final = house(1.3, "the shaft alone: balsa, 0.11 g/cm3")
STAFF_HEAD_GRAMS: Final = house(1.0, "a wooden ball, 0.47 g/cm3: the staff is top-heavy")
STAFF_TIP_MM: Final = house(2.0, "how high its tip stands above the wood: round boulders hold little")
STAFF_COLOUR: Final = house("blue", "no source gives it")
REST: Final = house((5.0, 0.2, 0.5), "at rest: slower than mm/s and rad/s, for so many seconds")
CLEAR_MM: Final = house(5.0, "a held boulder is clear so far above the rim plane")
SETTLE_SECONDS: Final = house(5.0, "the longest wait for rest after a boulder is clear")
STEADY_MM: Final = house(0.4, "at rest the staff's upper end slides no farther in that time")
PUSH_MM: Final = house(12.0, "R9: so far the staff may be pushed aside, by the way, in a try")
SWEEP_MM: Final = house(22.0, "R9: and so far other boulders, before one is held")
WARNINGS: Final = house(1, "R9: the first time is a warning, the next a landslide")

TRAP: Final = Bowl(
    "pharaoh",
    BOWL_RIM_MM.value / 2 * MM,
    BOWL_DEPTH_MM.value * MM,
    WALL.value * MM,
    FOOT,
    wooden({colour: (mm, mm) for colour, mm in BOULDER_MM.value.items()}, counted.BOULDERS.value),
    Pole(
        STAFF_MM.value[0] * MM,
        STAFF_MM.value[1] * MM,
        STAFF_GRAMS.value * GRAM,
        STAFF_HEAD_MM.value * MM,
        STAFF_HEAD_MM.value * MM,
        STAFF_HEAD_GRAMS.value * GRAM,
        STAFF_TIP_MM.value * MM,
        STAFF_COLOUR.value,
    ),
    Measures(
        REST.value[0] * MM,
        REST.value[1],
        REST.value[2],
        CLEAR_MM.value * MM,
        SETTLE_SECONDS.value,
        STEADY_MM.value * MM,
        PUSH_MM.value * MM,
        SWEEP_MM.value * MM,
        WARNINGS.value,
        counts_when_dropped=False,  # R8
    ),
    BowlRules(
        pieces=lambda view: [
            f"{colour}-{n + 1}"
            for colour, count in cast(PharaohView, view)["bowl"].items()
            for n in range(count)
        ],
        wanted=lambda view: str(cast(PharaohView, view)["colour"]),
        alike=True,
        words={
            "takes": "takes",
            "pole": "landslide staff",
            "piece": "landslide boulder {colour}",
            "sweep": "landslide foul",
            "gave up": "landslide gave up",
        },
        names={"piece": "boulder", "pole": "staff", "bowl": "bowl"},
        leaning="PHAR-30",
        fair="PHAR R9",
    ),
)
PHYSICAL: Final = BowlGame(TRAP, __package__)
