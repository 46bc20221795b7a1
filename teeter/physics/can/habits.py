"""How people pull and lay: beside a steady hand, a good eye and patience."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from functools import cache
from typing import Final

import numpy as np

from teeter.physics.skills import SKILLS, Skill


@dataclass(frozen=True, slots=True)
class Habits:
    """What a hand does at the can, beside trembling and speed. Errors are standard deviations."""

    aim: float  # millimetres by which it misses a place
    grasp: float  # millimetres by which it grips a stick too low
    lean: float  # degrees by which it pulls beside the axis of a stick
    turn: float  # degrees by which it lays a stick askew, as seen from above
    tilt: float  # and from the side
    sight: float  # how badly it sees what hangs on a stick
    looks: int  # how often it looks around before it takes the best place it has seen
    depth: float  # millimetres by which it misjudges how high a place is
    gropes: float  # millimetres that it goes on below, if it feels nothing yet
    feels: float  # times its weight with which a piece lies on the nest when the hand notices it
    waits: float  # seconds for which it stops when the nest moves
    places: int  # how many places it tries before it lets go whatever happens


HABITS: Final = {
    "careful": Habits(0.3, 1.5, 3.0, 1.5, 0.5, 0.4, 6, 0.3, 8.0, 0.9, 0.3, 3),
    "average": Habits(3.0, 9.0, 15.0, 7.0, 3.0, 4.5, 2, 1.5, 4.0, 1.5, 0.1, 2),
    "clumsy": Habits(6.0, 13.0, 30.0, 12.0, 6.0, 11.0, 1, 4.0, 2.0, 4.0, 0.0, 1),
}


@cache
def habits_of(skill: Skill) -> Habits:
    """Somebody between two of these hands has habits between theirs: the trembling tells where."""
    tremors = [SKILLS[name].tremor for name in HABITS]
    rows = zip(*(astuple(habits) for habits in HABITS.values()), strict=True)
    mixed = [type(row[0])(round(float(np.interp(skill.tremor, tremors, row)), 3)) for row in rows]
    return Habits(*mixed)
