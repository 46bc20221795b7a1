"""The curve: everybody's chances at some steps of a game, close together where they change.

The work is bounded by a number of decisions in imagined games, so the same record has the same curve
on every machine. First turns are looked at in even distances. Then the largest changes are looked at
more closely, again and again: one that is sure is halved, until it is the change of a single move; of
another both ends get more games.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from teeter.lab.lookback.past import Past
from teeter.lab.lookback.playouts import Playouts, shares
from teeter.lab.lookback.told import Chance, Point
from teeter.lab.statistics import share

DECISIONS: Final = 60_000  # in all imagined games together
EVENLY: Final = 0.35  # the part of it that all turns get which are looked at first
FIRST: Final = 15  # such turns
MOST: Final = 40  # points in all
TOGETHER: Final = 8  # games that are imagined in one go
ENOUGH: Final = 400  # games from one position: more tell hardly more
NEW: Final = 32  # games from a position between two others
SURE: Final = 3.0  # standard errors: of thirty changes by chance alone hardly one is so large
CLOSELY: Final = 4  # changes that are looked at more closely


@dataclass(slots=True)
class Measured:
    """A step, and the games that were imagined from there."""

    step: int
    games: int = 0
    won: list[float] = field(default_factory=list)  # by seat

    def value(self, seats: Iterable[int]) -> float:
        """How likely one of these seats was to win."""
        return sum(self.won[seat] for seat in seats) / self.games

    def error(self, seats: Iterable[int]) -> float:
        """The standard error of that; one more game won and one lost keep it from 0."""
        value = (self.value(seats) * self.games + 1) / (self.games + 2)
        return math.sqrt(value * (1 - value) / (self.games + 2))


@dataclass(frozen=True, slots=True)
class Change:
    """What happened to the chances of who won from one measured step to the next."""

    first: Measured
    then: Measured
    by: float
    error: float

    @property
    def sure(self) -> float:
        """How many standard errors it is."""
        return abs(self.by) / self.error if self.error else math.inf


class Curve:
    """The chances of one game, as far as they are measured."""

    def __init__(self, past: Past, went: Callable[[float], None] = lambda part: None) -> None:
        """`went` is told now and then which part of the work is done."""
        self.past = past
        self.winners = past.record.outcome.winners
        self._went = went
        self._playouts = Playouts(past.game)
        self._at: dict[int, Measured] = {}
        self._turns = past.turns()
        self._begin()
        self._look_closely()
        went(1.0)

    @property
    def measured(self) -> list[Measured]:
        return [self._at[step] for step in sorted(self._at)]

    def changes(self) -> list[Change]:
        """From each measured step to the next, the largest first."""
        found = [self.change(a, b) for a, b in zip(self.measured, self.measured[1:], strict=False)]
        return sorted(found, key=lambda change: (-abs(change.by), change.first.step))

    def points(self) -> list[Point]:
        return [_point(one, self.past) for one in self.measured]

    def _begin(self) -> None:
        turns = _evenly(sorted({0, *self._turns}), FIRST)
        self._at = {step: self._none(step) for step in turns}
        while self._may_go_on(EVENLY) and any(one.games < ENOUGH for one in self._at.values()):
            for one in self._at.values():
                self._imagine(one, TOGETHER)
        end = self._none(self.past.last)
        end.games, end.won = 1, shares(self.past.states[-1])
        self._at[self.past.last] = end

    def _look_closely(self) -> None:
        while self._may_go_on(1.0):
            ends: dict[int, Measured] = {}
            for change in self.changes()[:CLOSELY]:
                if change.sure >= SURE and _between(change) and len(self._at) < MOST:
                    self._halve(change)
                else:
                    ends |= {one.step: one for one in (change.first, change.then)}
            few = [one for one in ends.values() if one.step < self.past.last and one.games < ENOUGH]
            for one in few:
                self._imagine(one, TOGETHER)
            if ends and not few:
                return

    def _halve(self, change: Change) -> None:
        new = self._none(_middle(change, self._turns))
        self._imagine(new, NEW)
        self._at[new.step] = new

    def _none(self, step: int) -> Measured:
        return Measured(step, 0, [0.0] * self.past.record.options.seats)

    def _imagine(self, one: Measured, games: int) -> None:
        state, heard = self.past.states[one.step], self.past.heard[: one.step]
        for number in range(one.games, one.games + games):
            rng = Random(f"{self.past.record.seed} look back {one.step} {number}")
            for seat, part in enumerate(self._playouts.shares(state, heard, rng)):
                one.won[seat] += part
        one.games += games
        self._went(min(1.0, self._playouts.decisions / DECISIONS))

    def _may_go_on(self, part: float) -> bool:
        return self._playouts.decisions < part * DECISIONS

    def change(self, first: Measured, then: Measured) -> Change:
        error = math.hypot(self._error(first), self._error(then))
        return Change(first, then, then.value(self.winners) - first.value(self.winners), error)

    def _error(self, one: Measured) -> float:
        return 0.0 if one.step == self.past.last else one.error(self.winners)


def _point(one: Measured, past: Past) -> Point:
    """The end is what it is; everything before it is an estimate."""
    if one.step == past.last:
        certain = [Chance(value=part, low=part, high=part) for part in one.won]
        return Point(step=one.step, games=0, chances=certain)
    found = [share(won, one.games) for won in one.won]
    told = [
        Chance(value=round(each.value, 4), low=round(each.low, 4), high=round(each.high, 4))
        for each in found
    ]
    return Point(step=one.step, games=one.games, chances=told)


def _evenly(steps: Sequence[int], most: int) -> list[int]:
    """At most so many of these, in even distances, the first and the last among them."""
    if len(steps) <= most:
        return list(steps)
    return [steps[round(number * (len(steps) - 1) / (most - 1))] for number in range(most)]


def _between(change: Change) -> bool:
    return change.then.step - change.first.step > 1


def _middle(change: Change, turns: Sequence[int]) -> int:
    """A step between two others: where a turn begins, if there is one."""
    first, then = change.first.step, change.then.step
    inside = [step for step in turns if first < step < then] or range(first + 1, then)
    return inside[len(inside) // 2]
