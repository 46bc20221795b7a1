"""What is told of a game that was looked back at."""

from __future__ import annotations

from msgspec import Struct

from teeter.rules.text import Words


class Chance(Struct, kw_only=True):
    """How likely a seat was to win, with the interval of 95 % of so few imagined games."""

    value: float
    low: float
    high: float


class Point(Struct, kw_only=True):
    """Everybody's chances after a step."""

    step: int
    games: int  # that were imagined from here; 0 at the end, where nothing is imagined
    chances: list[Chance]  # by seat


class TryOdds(Struct, kw_only=True):
    """How likely a hand was to succeed with what it tried."""

    begun: int  # the step that declared it
    step: int  # with which it ended
    seat: int
    odds: float
    seen: bool  # reckoned from the very pieces as they lay; else the mean of nests about as full
    well: bool  # how it ended


class TurningPoint(Struct, kw_only=True):
    """Where the chances of who won changed most, beyond what chance alone would explain."""

    step: int
    seat: int  # whose turn it was
    before: float
    after: float
    odds: float | None  # of the try that it was
    sentence: Words


class LookBack(Struct, kw_only=True):
    """A finished game looked back at (over HTTP)."""

    last: int  # steps
    winners: list[int]
    points: list[Point]  # in the order of steps, the first before any, the last with the result
    tries: list[TryOdds]
    turning_points: list[TurningPoint]  # in the order of steps, three at most
    decisions: list[int]  # steps after which a master can be asked


class Advice(Struct, kw_only=True):
    """What a master would have done (over HTTP)."""

    step: int  # after which it was asked
    seat: int
    text: str  # of its move
    move: Words  # the same, as it stands on a button
    why: Words
    same: bool  # whether that was played
