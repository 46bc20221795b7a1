"""A person steers a hand: where the pointer wishes it becomes the commands of a tick.

The wish is a path that the player's screen makes and the server plays, tick by tick. In the air the
hand goes where it says. Among the pieces only its *changes* count, so that nothing the pointer has
travelled in vain has to be travelled back: the wish leads the hand by `LEAD` at most, and when its
direction turns, so does the hand.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np

from teeter.physics.engine import Floats
from teeter.physics.stage import Command

LEAD: Final = 0.015  # metres that a wish may be ahead of a hand that something holds back
SLACK: Final = 0.001  # metres ahead that are no resistance
HELPED_SPEED: Final = 0.12  # m/s, of a seat that is helped
HELPED_SMOOTH: Final = 0.12  # seconds over which its wishes are smoothed


@dataclass(frozen=True, slots=True)
class Wish:
    """Where a player wishes the fingertips, and whether they are to hold something."""

    x: float
    y: float
    z: float
    yaw: float
    level: float
    pressed: bool  # goes for the piece, and keeps hold of it
    in_air: bool  # the very place counts, and not only how it changes


class Steered(Protocol):
    """A hand in a world, as far as any steering looks at it."""

    lag: float  # seconds that it is behind its goal if nothing holds it back

    @property
    def place(self) -> Floats:
        """Where the fingertips are."""


class Steering(ABC):
    """One person's hand in one try."""

    blocked: str | None = None  # what is in the way of a hand that comes down

    def __init__(self, hand: Steered, tick: float, *, helped: bool) -> None:
        self.helped = helped
        self._body = hand
        self._tick = tick
        self._was = hand.place  # a tick ago
        self._wished: Floats | None = None  # what the path said last
        self._owed = np.zeros(3)  # of a helped hand: what is smoothed out over the next ticks
        self._most = LEAD  # how far the wish may lead now: what was left of a way in the air, too
        self.goal = hand.place  # where the hand is asked to be

    @property
    def place(self) -> Floats:
        """Where the hand is."""
        return self._body.place

    @abstractmethod
    def command(self, wish: Wish) -> Command:
        """What the hand does in the coming tick."""

    def _steer(self, wish: Wish, *, absolute: bool) -> None:
        """The goal goes along with the wish."""
        told = np.array([wish.x, wish.y, wish.z])
        by = np.zeros(3) if self._wished is None else told - self._wished
        self._wished = told
        place, speed = self.place, (self.place - self._was) / self._tick
        self._was = place
        behind = speed * self._body.lag
        if absolute:
            # One array: who raises the goal raises what later changes are counted from.
            self.goal = told
            self._most = float(np.linalg.norm(_lead(told, place, behind)))
            return
        if self.helped:
            by = self._smoothed(by)
        lead = _lead(self.goal, place, behind)
        self._most = max(LEAD, min(self._most, float(np.linalg.norm(lead))))
        goal = self.goal - lead + _released(lead, by) + by
        lead = _lead(goal, place, behind)
        self.goal = goal - lead + _at_most(lead, self._most)

    def _leave_out(self, wish: Wish) -> None:
        """The hand goes by itself; what is wished meanwhile does not come later."""
        self._steer(wish, absolute=True)
        self._owed = np.zeros(3)

    def _smoothed(self, by: Floats) -> Floats:
        self._owed = self._owed + by
        now = _at_most(self._owed * min(1.0, self._tick / HELPED_SMOOTH), HELPED_SPEED * self._tick)
        self._owed = _at_most(self._owed - now, LEAD)
        return now

    def _go_by_itself(self, way: Floats) -> None:
        """Along this way, as fast as a helped hand does."""
        self.goal = self.place + _at_most(way, HELPED_SPEED * 2 * self._body.lag)


def _at_most(way: Floats, most: float) -> Floats:
    """The same way, not longer than this."""
    far = float(np.linalg.norm(way))
    return way if far <= most else way * (most / far)


def _lead(goal: Floats, place: Floats, behind: Floats) -> Floats:
    """How far a goal is ahead of what a hand does anyway, which may be up to so far behind."""
    far = float(behind @ behind)
    part = min(1.0, max(0.0, float((goal - place) @ behind) / far)) if far > 0.0 else 0.0
    return np.asarray(goal - place - behind * part)


def _released(lead: Floats, by: Floats) -> Floats:
    """A lead that the wish turns against is gone: nobody has to travel it back."""
    far = float(np.linalg.norm(by))
    if far < 1e-9:
        return lead
    way = by / far
    along = float(lead @ way)
    return lead - way * along if along < -SLACK else lead


def aside(way: Floats, up: Floats) -> float:
    """How far a way leads away from an axis."""
    return math.sqrt(max(0.0, float(way @ way) - float(way @ up) ** 2))
