"""How strong bots are: shares of wins with intervals, a cross table, and a rating."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from teeter.lab.statistics import Estimate, share
from teeter.lab.tournament import Result

MIDDLE: Final = 1500.0  # the mean of all ratings
SCALE: Final = 400 / math.log(10)  # Elo points: 400 more win ten times as often
RESAMPLES: Final = 200
ROUNDS: Final = 200  # of the fixed point, far more than it needs
ONE_DRAW: Final = 0.5  # for each side of a pair: keeps a clean sweep from an endless rating

Table = list[list[float]]
"""points[a][b]: what a won against b."""


@dataclass(frozen=True, slots=True)
class Strength:
    """What one bot came to in a tournament."""

    name: str
    games: int
    points: float
    wins: Estimate
    rating: Estimate


def against(results: Sequence[Result], bots: int, weigh: Callable[[], float] = lambda: 1.0) -> Table:
    """Points of each against each: whoever wins beats all who do not, winners share among them."""
    points = [[0.0] * bots for _ in range(bots)]
    for result in results:
        weight = weigh()
        for seat, mine in enumerate(result.seated):
            for other, theirs in enumerate(result.seated):
                if mine != theirs and seat in result.winners:
                    points[mine][theirs] += weight * (0.5 if other in result.winners else 1.0)
    return points


def pair_share(points: Table, mine: int, theirs: int) -> Estimate:
    """The share of points of one bot against another."""
    won, lost = points[mine][theirs], points[theirs][mine]
    return share(won, round(won + lost))


def bradley_terry(points: Table, drawn: Callable[[], float] = lambda: ONE_DRAW) -> list[float]:
    """Ratings on the scale of Elo, by Hunter's fixed point, with one drawn game more for each pair."""
    bots = range(len(points))
    won = [[points[a][b] + drawn() if a != b else 0.0 for b in bots] for a in bots]
    strength = [1.0 for _ in bots]
    for _ in range(ROUNDS):
        strength = [
            sum(won[a])
            / sum((won[a][b] + won[b][a]) / (strength[a] + strength[b]) for b in bots if b != a)
            for a in bots
        ]
        mean = math.exp(sum(map(math.log, strength)) / len(strength))
        strength = [value / mean for value in strength]
    return [MIDDLE + SCALE * math.log(value) for value in strength]


def strengths(names: Sequence[str], results: Sequence[Result], seed: int) -> list[Strength]:
    """Everybody's wins and rating; the intervals of ratings come from games weighed again and again.

    That is Rubin's Bayesian bootstrap. Games drawn again would all be won where all were won, and leave
    an interval of no width; the weight of the drawn game keeps it open, as Jeffreys' does for a share.
    """
    bots = len(names)
    ratings = bradley_terry(against(results, bots))
    rng = Random(f"{seed} rating")

    def weighed() -> list[float]:
        games = against(results, bots, lambda: rng.expovariate(1.0))
        return bradley_terry(games, lambda: rng.gammavariate(ONE_DRAW, 1.0))

    drawn = [weighed() for _ in range(RESAMPLES)]
    return [
        _strength(bot, name, results, ratings[bot], sorted(again[bot] for again in drawn))
        for bot, name in enumerate(names)
    ]


def _strength(
    bot: int, name: str, results: Sequence[Result], rating: float, drawn: list[float]
) -> Strength:
    played = [result for result in results if bot in result.seated]
    points = sum(
        point
        for result in played
        for seat, point in enumerate(result.points())
        if result.seated[seat] == bot
    )
    low, high = (drawn[round(q * (len(drawn) - 1))] for q in (0.025, 0.975))
    wins = share(points, len(played))
    return Strength(name, len(played), points, wins, Estimate(rating, low, high, len(played)))
