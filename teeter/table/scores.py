"""How a game ended, in sentences: who won and why, and what the scores count."""

from __future__ import annotations

from collections.abc import Sequence

from teeter.rules.contract import SEATS, Game, Options, Outcome
from teeter.rules.text import Text, Words, both
from teeter.table.names import name_in_words


def won(game: Game, options: Options, outcome: Outcome, names: Sequence[str]) -> Words:
    """Who won, and why; `names` by seat."""
    why = game.scoring(options, outcome.reason).why
    winners = [names[seat] for seat in outcome.winners]
    if isinstance(why, Text):
        told = both([name_in_words(name) for name in winners])
        return Text("won", names=told, count=len(winners), reason=why)
    return f"{' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}: {outcome.reason}."


def scores(game: Game, options: Options, outcome: Outcome) -> list[Words]:
    """Everybody's score with what it counts, and which is better."""
    scoring = game.scoring(options, outcome.reason)
    each = [_score(SEATS[seat], scoring.told(score)) for seat, score in enumerate(outcome.scores)]
    return [*each, scoring.remark] if scoring.remark else each


def _score(seat: str, told: Words) -> Words:
    return f"{seat}: {told}." if isinstance(told, str) else Text("score-of", seat=seat, score=told)


def result(game: Game, options: Options, outcome: Outcome) -> list[Words]:
    """All of it, a sentence each; seats are told by their letters."""
    return [won(game, options, outcome, SEATS), *scores(game, options, outcome)]
