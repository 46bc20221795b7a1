"""The hands by name: those of calibration, and one for each level of bot."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final

from teeter.hands.skills import SKILLS, Skill

GIVES_UP: Final = 40.0  # seconds of the world after which a hand that is no person's gives up a try
LONGEST: Final = 1800.0  # and after which a person's does: every tick of a try is written down


@dataclass(frozen=True, slots=True)
class Manner:
    """How somebody goes about a try: how steadily, after how long a look, after how much thought."""

    skill: Skill
    looks: float = 0.0  # seconds in the air before it moves
    plans: int = 0  # ways to take a piece that it tries in a copy of the world first, at most
    pulls: int = 0  # ways out of the bowl that it tries in a copy, once it holds a piece
    places: int = 0  # places on the nest that it tries in a copy of the can, at most


def between(one: Skill, other: Skill, part: float) -> Skill:
    """A hand between two others, so far (0 to 1) from the first to the second."""
    pairs = zip(astuple(one), astuple(other), strict=True)
    return Skill(*(a + (b - a) * part for a, b in pairs))


_CLUMSY, _AVERAGE, _CAREFUL = SKILLS["clumsy"], SKILLS["average"], SKILLS["careful"]
BOT_HANDS: Final = {
    "beginner": Manner(_CLUMSY, looks=0.6),
    "casual": Manner(_AVERAGE, looks=0.9),
    "keen": Manner(between(_AVERAGE, _CAREFUL, 0.6), looks=1.0, plans=2, pulls=2, places=4),
    "master": Manner(_CAREFUL, looks=0.5, plans=7, pulls=4, places=16),
}
HANDS: Final = {name: Manner(skill) for name, skill in SKILLS.items()} | BOT_HANDS
