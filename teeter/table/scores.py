"""How a game ended, in sentences: who won and why, and what the scores count."""

from __future__ import annotations

from collections.abc import Sequence

from teeter.rules.contract import SEATS, Game, Options, Outcome


def won(outcome: Outcome, names: Sequence[str]) -> str:
    """Who won, and why; `names` by seat."""
    winners = " and ".join(names[seat] for seat in outcome.winners)
    return f"{winners} {'win' if len(outcome.winners) > 1 else 'wins'}: {outcome.reason}."


def scores(game: Game, options: Options, outcome: Outcome) -> list[str]:
    """Everybody's score with what it counts, and which is better."""
    scoring = game.scoring(options, outcome.reason)
    each = [f"{SEATS[seat]}: {scoring.told(score)}." for seat, score in enumerate(outcome.scores)]
    return [*each, scoring.remark] if scoring.remark else each


def result(game: Game, options: Options, outcome: Outcome) -> list[str]:
    """All of it, a sentence each; seats are told by their letters."""
    return [won(outcome, SEATS), *scores(game, options, outcome)]
