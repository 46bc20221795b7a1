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
    "average": Skill(1.5, 0.12, 5.1, 10.5, 17.3, 17.0),
    "clumsy": Skill(4.0, 0.20, 8.2, 15.7, 29.0, 23.4),
}
