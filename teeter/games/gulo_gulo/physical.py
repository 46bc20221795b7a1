"""Gulo Gulo at a physical table: its nest with eggs and alarm pole, and what its referee measures."""

from __future__ import annotations

from typing import Final, cast

from teeter.games.gulo_gulo import house as counted
from teeter.games.gulo_gulo.view import GuloGuloView
from teeter.hands.bowl.game import BowlGame
from teeter.physics.bowl.parts import FOOT, GRAM, MM, WALL, Bowl, BowlRules, Measures, Pole, wooden
from teeter.rules.source import house

# Millimetres, grams and seconds unless the name says otherwise.
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
NEST_RIM: Final = house(82.0, "diameter of the rim of a turned wooden bowl, a spherical cap")
NEST_DEPTH: Final = house(
    35.0, "115 cm3, just heaped: clumsy hands push eggs over the rim; over 88 x 38 mm fewer fell"
)
POLE: Final = house(
    (150.0, 12.0), "length and diameter of the alarm pole: with a thick one fewer hang on the rim"
)
POLE_MASS: Final = house(2.0, "the shaft alone: balsa, 0.12 g/cm3")
POLE_TOP: Final = house((20.0, 15.0), "the egg-shaped weight on top, length and diameter")
POLE_TOP_MASS: Final = house(1.5, "a wooden egg, 0.64 g/cm3: the pole is top-heavy")
POLE_COLOUR: Final = house("orange", "of the weight on top")
POLE_TIP: Final = house(
    7.0, "how high its tip stands above the wood: deeper, and a toppled pole hangs on the rim"
)
REST_SPEED: Final = house(5.0, "REST: mm/s that nothing may exceed")
REST_SPIN: Final = house(0.2, "REST: rad/s that nothing may exceed")
REST_SECONDS: Final = house(0.5, "REST: how long both must hold in a row")
CLEAR_HEIGHT: Final = house(5.0, "CLEAR: how far above the rim the whole target must be")
SETTLE_SECONDS: Final = house(
    5.0, "R9: the try is over at the latest so long after the target is clear"
)
STEADY: Final = house(0.4, "REST: mm that the pole's upper end may slide on in that time")
PUSH: Final = house(12.0, "R8: so far the pole may be pushed aside, by the way, in a try")
SWEEP: Final = house(22.0, "R8: and so far other eggs, before the target is held")
WARNINGS: Final = house(1, "R8: the first time is a warning, the next an alarm")

NEST: Final = Bowl(
    "gulo-gulo",
    NEST_RIM.value / 2 * MM,
    NEST_DEPTH.value * MM,
    WALL.value * MM,
    FOOT,
    wooden(EGG_SIZES.value, counted.EGGS.value),
    Pole(
        POLE.value[0] * MM,
        POLE.value[1] * MM,
        POLE_MASS.value * GRAM,
        POLE_TOP.value[0] * MM,
        POLE_TOP.value[1] * MM,
        POLE_TOP_MASS.value * GRAM,
        POLE_TIP.value * MM,
        POLE_COLOUR.value,
    ),
    Measures(
        REST_SPEED.value * MM,
        REST_SPIN.value,
        REST_SECONDS.value,
        CLEAR_HEIGHT.value * MM,
        SETTLE_SECONDS.value,
        STEADY.value * MM,
        PUSH.value * MM,
        SWEEP.value * MM,
        WARNINGS.value,
        counts_when_dropped=True,  # R5
    ),
    BowlRules(
        pieces=lambda view: cast(GuloGuloView, view)["nest"],
        wanted=lambda view: str(cast(GuloGuloView, view)["egg"]),
        alike=False,
        words={
            "takes": "takes",
            "pole": "alarm pole",
            "piece": "alarm egg {colour}",
            "sweep": "alarm sweep",
            "gave up": "alarm gave up",
        },
        names={"piece": "egg", "pole": "pole", "bowl": "nest"},
        leaning="GULO-36",
        fair="GULO R8",
        set_back="sets the pole back",
    ),
)
PHYSICAL: Final = BowlGame(NEST, __package__)
