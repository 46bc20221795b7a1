"""How steady scripted hands are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Skill:
    """How steady a hand is: millimetres, metres a second and degrees, as standard deviations."""

    tremor: float
    speed: float
    aim: float
    depth: float  # how far it reaches too deep
    yaw: float
    direction: float


SKILLS: Final = {
    "careful": Skill(0.2, 0.05, 0.7, 2.5, 5.0, 4.0),
    "average": Skill(1.5, 0.12, 3.3, 6.7, 11.0, 10.9),
    "clumsy": Skill(4.0, 0.20, 5.2, 10.0, 18.6, 15.0),
}
