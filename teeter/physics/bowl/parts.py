"""What a bowl in the middle of a table is made of, and how the rules of its game speak of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from teeter.rules.contract import View
from teeter.rules.source import house

MM: Final = 1e-3
GRAM: Final = 1e-3
FOOT: Final = 8 * MM  # how high a bowl's inner bottom is above the table
WALL: Final = house(6.0, "mm: thickness of a bowl, in every game")
WOOD: Final = house(0.72, "g/cm3: beech, of which the pieces of every game are")
FRICTION: Final = house(
    {"piece": 0.25, "bowl": 0.30, "pole": 0.60, "table": 0.40, "finger": 0.40},
    "of a thing with all others; where two meet, the later one in this list decides",
)


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
    """What the referee measures by; metres, seconds and radians."""

    rest_speed: float
    rest_spin: float
    rest_seconds: float
    clear: float  # how far above the rim a piece is out
    settle_seconds: float  # the longest wait for rest
    steady: float  # how far a pole at rest may lean farther in that time
    push: float  # a hand's way against the pole that is warned of, and once more is a foul
    sweep: float  # the same against other pieces
    warnings_allowed: int
    counts_when_dropped: bool  # once it was clear


@dataclass(frozen=True, slots=True)
class BowlRules:
    """How the rules of a game speak of its bowl: what their view tells, and what they want to hear."""

    pieces: Callable[[View], Sequence[str]]  # by a view: those that belong into the bowl
    wanted: Callable[[View], str]  # and the one that is tried for, or its colour
    alike: bool  # pieces of one colour are: any of them will do
    words: Mapping[str, str]  # a success ("takes"), and by cause what went wrong
    names: Mapping[str, str]  # which piece, pole and bowl: kinds that the catalogues tell apart
    leaning: str  # the rule by which a pole may lean on the rim
    fair: str  # and the one by which it may not be pushed, nor other pieces swept aside
    set_back: str = ""  # said when the pole has fallen by itself; "": they need not hear of it


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
    rules: BowlRules

    @property
    def rim_height(self) -> float:
        """The rim plane, above the table."""
        return self.foot + self.depth

    @property
    def sphere(self) -> float:
        """Radius of the sphere that the cap is a part of."""
        return (self.rim**2 + self.depth**2) / (2 * self.depth)


def wooden(sizes: Mapping[str, tuple[float, float]], counts: Mapping[str, int]) -> tuple[Piece, ...]:
    """So many wooden pieces of each colour, by length and diameter in millimetres."""
    density = WOOD.value * GRAM / (10 * MM) ** 3
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
