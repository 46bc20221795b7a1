"""What stands in the middle of the table: the nest of Gulo Gulo and the mummy trap of Pharaoh."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from teeter.games.gulo_gulo import house as gulo
from teeter.games.pharaoh import house as pharaoh

MM: Final = 1e-3
GRAM: Final = 1e-3
FOOT: Final = 8 * MM  # how high a bowl's inner bottom is above the table


@dataclass(frozen=True, slots=True)
class Piece:
    """An egg or a boulder; metres and kilograms."""

    name: str  # as the rules say it: blue-3
    colour: str
    length: float
    diameter: float
    mass: float


@dataclass(frozen=True, slots=True)
class Pole:
    """The alarm pole, or the staff: a shaft with a weight on top."""

    length: float
    diameter: float
    mass: float
    top_length: float
    top_diameter: float
    top_mass: float
    tip: float  # how high its lower end stands above the inner bottom of the bowl
    colour: str  # of the weight on top


@dataclass(frozen=True, slots=True)
class Measures:
    """What the referee measures by, and what he calls things; metres, seconds and radians."""

    rest_speed: float
    rest_spin: float
    rest_seconds: float
    clear: float  # how far above the rim a piece is out
    settle_seconds: float  # the longest wait for rest
    sweep: float  # a hand's way that is a foul
    sweeps_allowed: int
    counts_when_dropped: bool  # once it was clear
    piece: str
    pole: str
    bowl: str


@dataclass(frozen=True, slots=True)
class Bowl:
    """A turned wooden bowl, a spherical cap, with everything that belongs into it."""

    game: str
    rim: float  # inner radius at the rim
    depth: float
    wall: float
    foot: float  # how high the inner bottom is above the table
    pieces: tuple[Piece, ...]
    pole: Pole
    measures: Measures

    @property
    def rim_height(self) -> float:
        """The rim plane, above the table."""
        return self.foot + self.depth

    @property
    def sphere(self) -> float:
        """Radius of the sphere that the cap is a part of."""
        return (self.rim**2 + self.depth**2) / (2 * self.depth)


def _pieces(sizes: Mapping[str, tuple[float, float]], counts: Mapping[str, int]) -> tuple[Piece, ...]:
    """So many wooden pieces of each colour, by length and diameter in millimetres."""
    density = gulo.EGG_DENSITY.value * GRAM / (10 * MM) ** 3  # the same wood in both games
    return tuple(
        Piece(
            f"{colour}-{n + 1}",
            colour,
            length * MM,
            diameter * MM,
            math.pi / 6 * (length * MM) * (diameter * MM) ** 2 * density,  # an ellipsoid
        )
        for colour, (length, diameter) in sizes.items()
        for n in range(counts[colour])
    )


def _nest() -> Bowl:
    pole = Pole(
        gulo.POLE.value[0] * MM,
        gulo.POLE.value[1] * MM,
        gulo.POLE_MASS.value * GRAM,
        gulo.POLE_TOP.value[0] * MM,
        gulo.POLE_TOP.value[1] * MM,
        gulo.POLE_TOP_MASS.value * GRAM,
        gulo.POLE_TIP.value * MM,
        gulo.POLE_COLOUR.value,
    )
    return Bowl(
        "gulo-gulo",
        gulo.NEST_RIM.value / 2 * MM,
        gulo.NEST_DEPTH.value * MM,
        gulo.NEST_WALL.value * MM,
        FOOT,
        _pieces(gulo.EGG_SIZES.value, gulo.EGGS.value),
        pole,
        Measures(
            gulo.REST_SPEED.value * MM,
            gulo.REST_SPIN.value,
            gulo.REST_SECONDS.value,
            gulo.CLEAR_HEIGHT.value * MM,
            gulo.SETTLE_SECONDS.value,
            gulo.SWEEP.value * MM,
            gulo.SWEEPS_ALLOWED.value,
            counts_when_dropped=True,  # GULO R5
            piece="egg",
            pole="pole",
            bowl="nest",
        ),
    )


def _trap() -> Bowl:
    sizes = {colour: (size, size) for colour, size in pharaoh.BOULDER_MM.value.items()}
    staff = Pole(
        pharaoh.STAFF_MM.value[0] * MM,
        pharaoh.STAFF_MM.value[1] * MM,
        pharaoh.STAFF_GRAMS.value * GRAM,
        pharaoh.STAFF_HEAD_MM.value * MM,
        pharaoh.STAFF_HEAD_MM.value * MM,
        pharaoh.STAFF_HEAD_GRAMS.value * GRAM,
        pharaoh.STAFF_TIP_MM.value * MM,
        pharaoh.STAFF_COLOUR.value,
    )
    rest_speed, rest_spin, rest_seconds = pharaoh.REST.value
    return Bowl(
        "pharaoh",
        pharaoh.BOWL_RIM_MM.value / 2 * MM,
        pharaoh.BOWL_DEPTH_MM.value * MM,
        gulo.NEST_WALL.value * MM,
        FOOT,
        _pieces(sizes, pharaoh.BOULDERS.value),
        staff,
        Measures(
            rest_speed * MM,
            rest_spin,
            rest_seconds,
            pharaoh.CLEAR_MM.value * MM,
            pharaoh.SETTLE_SECONDS.value,
            pharaoh.SWEEP_MM.value * MM,
            pharaoh.SWEEPS_ALLOWED.value,
            counts_when_dropped=False,  # PHAR R8
            piece="boulder",
            pole="staff",
            bowl="bowl",
        ),
    )


BOWLS: Final = {bowl.game: bowl for bowl in (_nest(), _trap())}
