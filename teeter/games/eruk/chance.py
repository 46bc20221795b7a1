"""Where Eruk knows chance: only in its deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from teeter.games.eruk.moves import COUNTERS, PLACES
from teeter.rules.chance import Chance, Draw, Outcomes, first_of
from teeter.rules.contract import Options


def draws(options: Options) -> Sequence[Draw]:
    counters = tuple((face,) for face in COUNTERS)
    return first_of(options), Draw("counters", "counters", PLACES, counters)


def outcomes(state: object, well: float, skill: float) -> Outcomes:
    raise AssertionError("Nobody asks the referee of Eruk anything: it has no chance after the deal.")


CHANCE: Final = Chance(draws, outcomes)
