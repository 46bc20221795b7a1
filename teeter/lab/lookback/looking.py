"""The whole look back at a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from teeter.lab.lookback.curve import Curve
from teeter.lab.lookback.past import Past
from teeter.lab.lookback.told import LookBack
from teeter.lab.lookback.tries import all_odds, looks_before
from teeter.lab.lookback.turning import turning_points


def look_back(
    past: Past, tries: Sequence[bytes] = (), went: Callable[[float], None] = lambda part: None
) -> LookBack:
    """Chances, what turned them, and the odds of every try: always the same for the same record."""
    odds = all_odds(past, looks_before(past, tries))
    curve = Curve(past, went)
    return LookBack(
        last=past.last,
        winners=list(curve.winners),
        points=curve.points(),
        tries=odds,
        turning_points=turning_points(curve, odds),
        decisions=past.decisions(),
    )
