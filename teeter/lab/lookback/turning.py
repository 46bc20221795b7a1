"""Turning points: the largest changes of the chances of who won, each in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from teeter.lab.lookback.curve import SURE, Change, Curve
from teeter.lab.lookback.past import Past
from teeter.lab.lookback.told import TryOdds, TurningPoint
from teeter.rules.text import Text, Words, both
from teeter.table.led import led
from teeter.table.names import names_in_words
from teeter.table.sentences import of_line

MOST: Final = 3
LONGEST: Final = 3  # measured steps that one may reach over
NEARLY: Final = 0.6
LEAST: Final = 0.05  # a smaller change turns nothing, however sure it is


def turning_points(curve: Curve, tries: list[TryOdds]) -> list[TurningPoint]:
    """The three largest changes that are no noise, in the order of the game."""
    odds = {step: one.odds for one in tries for step in range(one.begun + 1, one.step + 1)}
    found = [_told(curve, change, odds) for change in _turned(curve)[:MOST]]
    return sorted(found, key=lambda point: point.step)


def _turned(curve: Curve) -> list[Change]:
    """Changes that are no noise and do not overlap, the largest first, each as short as it can be told.

    One that is sure may fall into parts of which none is; one whose part is nearly as large is told by
    that part.
    """
    at = curve.measured
    near = [curve.change(a, b) for n, a in enumerate(at) for b in at[n + 1 : n + 1 + LONGEST]]
    sure = [one for one in near if one.sure >= SURE and abs(one.by) >= LEAST]
    short = [
        one
        for one in sure
        if not any(_within(part, one) and abs(part.by) >= NEARLY * abs(one.by) for part in sure)
    ]
    chosen: list[Change] = []
    for one in sorted(short, key=lambda change: (-abs(change.by), change.first.step)):
        if all(_apart(one, other) for other in chosen):
            chosen.append(one)
    return chosen


def _within(part: Change, whole: Change) -> bool:
    inside = whole.first.step <= part.first.step and part.then.step <= whole.then.step
    return inside and part is not whole


def _apart(one: Change, other: Change) -> bool:
    return one.then.step <= other.first.step or other.then.step <= one.first.step


def _told(curve: Curve, change: Change, odds: Mapping[int, float]) -> TurningPoint:
    past, step = curve.past, change.then.step
    tried = odds.get(step) if step - change.first.step == 1 else None
    before, after = (one.value(curve.winners) for one in (change.first, change.then))
    names = names_in_words(past.record.names)
    told: dict[str, Words | int] = {
        "what": _what(past, change),
        "names": both([names[seat] for seat in curve.winners]),
        "before": percent(before),
        "after": percent(after),
    }
    sentence = (
        Text("look-back-turn", **told)
        if tried is None
        else Text("look-back-try", **told, name=names[past.actor(step)], odds=percent(tried))
    )
    return TurningPoint(
        step=step,
        seat=past.actor(step),
        before=round(before, 4),
        after=round(after, 4),
        odds=tried,
        sentence=sentence,
    )


def _what(past: Past, change: Change) -> Words:
    first, step = change.first.step, change.then.step
    if step - first > 1:
        return Text("look-back-steps", first=first + 1, last=step)
    game, line = past.game, past.record.lines[step - 1]
    before, after = past.states[step - 1], past.states[step]
    seen = before.turns_up(game.moves[line.text], None)
    came = led(game, line.text, before.view(None), after.view(None), past.record.names)
    return of_line(past.record, line, seen, came)


def percent(chance: float) -> int:
    """In whole hundredths: more would be more than is known."""
    return round(100 * chance)
