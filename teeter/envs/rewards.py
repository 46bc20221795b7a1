"""What a game is worth to each seat."""

from __future__ import annotations

from teeter.rules.contract import Outcome


def rewards(outcome: Outcome) -> list[float]:
    """By seat: 1 for a win alone, and what the winners get the others pay in equal parts; 0 in sum.

    Who shares a win shares that 1, less the part of it that all pay.
    """
    seats = len(outcome.scores)
    share = 1.0 / len(outcome.winners)
    won = [share if seat in outcome.winners else 0.0 for seat in range(seats)]
    return [(mine * seats - 1.0) / (seats - 1) for mine in won]
