"""How people pull and lay: beside a steady hand, a good eye and patience."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from functools import cache
from typing import Final

import numpy as np

from teeter.hands.skills import SKILLS, Skill


@dataclass(frozen=True, slots=True)
class Habits:
    """What a hand does at the can, beside trembling and speed. Errors are standard deviations."""

    aim: float  # millimetres by which it misses a place
    grasp: float  # millimetres by which it grips a stick too low
    lean: float  # degrees by which it pulls beside the axis of a stick
    turn: float  # degrees by which it lays a stick askew, as seen from above
    tilt: float  # and from the side
    sight: float  # how badly it sees what hangs on a stick
    looks: int  # how often it looks around before it takes a place
    blur: float  # of the places it has seen, the best share among which it sees no difference
    slant: float  # degrees by which it comes and leaves beside the vertical
    haste: float  # of its speed that it keeps near the nest
    depth: float  # millimetres by which it misjudges how high a place is
    gropes: float  # millimetres that it goes on below, if it feels nothing yet
    feels: float  # times its weight with which a piece lies on the nest when the hand notices it
    late: float  # seconds later at which it acts on that
    waits: float  # seconds for which it stops when the nest moves
    places: int  # how many places it tries before it lets go whatever happens


HABITS: Final = {
    "careful": Habits(
        aim=0.3,
        grasp=1.5,
        lean=3.0,
        turn=1.5,
        tilt=0.5,
        sight=0.4,
        looks=6,
        blur=0.0,
        slant=1.0,
        haste=0.25,
        depth=0.3,
        gropes=8.0,
        feels=0.9,
        late=0.0,
        waits=0.3,
        places=3,
    ),
    "average": Habits(
        aim=3.0,
        grasp=11.0,
        lean=24.0,
        turn=7.0,
        tilt=3.0,
        sight=8.0,
        looks=2,
        blur=0.1,
        slant=5.0,
        haste=0.3,
        depth=1.5,
        gropes=4.0,
        feels=1.5,
        late=0.02,
        waits=0.1,
        places=2,
    ),
    "clumsy": Habits(
        aim=6.0,
        grasp=24.0,
        lean=54.0,
        turn=12.0,
        tilt=6.0,
        sight=13.0,
        looks=1,
        blur=0.4,
        slant=15.0,
        haste=0.6,
        depth=4.0,
        gropes=4.0,
        feels=4.0,
        late=0.08,
        waits=0.0,
        places=1,
    ),
}


@cache
def habits_of(skill: Skill) -> Habits:
    """Somebody between two of these hands has habits between theirs: the trembling tells where."""
    tremors = [SKILLS[name].tremor for name in HABITS]
    rows = zip(*(astuple(habits) for habits in HABITS.values()), strict=True)
    mixed = [type(row[0])(round(float(np.interp(skill.tremor, tremors, row)), 3)) for row in rows]
    return Habits(*mixed)
