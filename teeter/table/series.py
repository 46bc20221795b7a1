"""A series of a day: one person, the same world for everybody, and a result that can be checked.

What counts is not what a record claims: its tries are run again, from the world of the day on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from teeter.rules.contract import Fault
from teeter.rules.extras import SERIES
from teeter.rules.text import Text
from teeter.table.record import BadRecord, Record
from teeter.table.try_files import run_again
from teeter.table.world_seeds import seed_of_day, world_of_day

HELPED: Final = "helped"


class NoSeries(Fault):
    """This is no series of the day, or its tries come out otherwise."""


@dataclass(frozen=True, slots=True)
class SeriesResult:
    """What somebody has done in a series."""

    count: int
    seconds: float  # that the fingers were among the pieces
    helped: bool  # in a try the hand has reached by itself


def judge(record: Record, tries: Sequence[bytes], day: str) -> SeriesResult:
    """What a series counts, by its hand's path. Raises NoSeries."""
    from teeter.physics.engine import PHYSICS  # noqa: PLC0415 - heavy, and seldom needed

    game = record.game
    if record.options.variant != SERIES or record.seed != seed_of_day(game, day):
        raise NoSeries(Text("series-other-day", day=day))
    if record.physics != PHYSICS:
        raise NoSeries(Text("series-other-physics"))
    try:
        again = list(run_again(record, tries, world_of_day(game, day)))
    except BadRecord as error:
        raise NoSeries(Text("series-otherwise", why=error.sentence)) from None
    if not all(compared.same for compared in again):
        raise NoSeries(Text("series-other-physics"))
    if not all(compared.steered for compared in again):
        raise NoSeries(Text("series-other-hand"))
    (count,) = record.outcome.scores
    seconds = round(sum(compared.seconds for compared in again), 2)
    return SeriesResult(count, seconds, any(compared.steered == HELPED for compared in again))
