"""How a game ended, in sentences: who won and why, and what the scores count."""

from __future__ import annotations

from collections.abc import Sequence

from teeter.rules.contract import SEATS, Game, Options, Outcome
from teeter.rules.text import Text, Words, both
from teeter.table.names import name_in_words


def won(game: Game, options: Options, outcome: Outcome, names: Sequence[str]) -> Text:
    """Who won, and why; `names` by seat."""
    scoring = game.scoring(options, outcome.reason)
    why = scoring.with_score(outcome.scores[outcome.winners[0]]) if scoring.with_score else scoring.why
    if options.seats == 1:
        score = scoring.told(outcome.scores[0])
        return Text("ended-alone", name=name_in_words(names[0]), score=score, reason=why)
    winners = [names[seat] for seat in outcome.winners]
    told = both([name_in_words(name) for name in winners])
    return Text("won", names=told, count=len(winners), reason=why or outcome.reason)


def scores(game: Game, options: Options, outcome: Outcome) -> list[Words]:
    """Everybody's score with what it counts, and which is better."""
    scoring = game.scoring(options, outcome.reason)
    each: list[Words] = [
        Text("score-of", seat=SEATS[seat], score=scoring.told(score))
        for seat, score in enumerate(outcome.scores)
    ]
    return [*each, scoring.remark] if scoring.remark else each


def result(game: Game, options: Options, outcome: Outcome) -> list[Words]:
    """All of it, a sentence each; seats are told by their letters."""
    return [won(game, options, outcome, SEATS), *scores(game, options, outcome)]
