"""Where Gulp knows chance: its deck, and the cards that drop or are dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from teeter.games.gulp.moves import DEALT, DROPPED
from teeter.games.gulp.river import CARDS, COUNT, WORDS
from teeter.games.gulp.table import DROPPING, GulpTable
from teeter.rules.chance import Chance, Draw, Outcomes, first_of
from teeter.rules.contract import Options


def draws(options: Options) -> Sequence[Draw]:
    """All cards; for a short game the last ones are removed unseen."""
    cards = tuple((word,) for word in WORDS[:CARDS])
    playing = int(options["deck"])
    return (
        first_of(options),
        Draw("deck", "cards", playing, cards),
        Draw("removed", "cards", CARDS - playing),
    )


def outcomes(state: GulpTable, well: float, skill: float) -> Outcomes:
    """Each card of the hand, or of the shuffled hands, is as likely."""
    drops = state.phase == DROPPING
    cards = state.hands[state.queue[0]] if drops else state.pool
    words = DROPPED if drops else DEALT
    kinds = Counter([card % COUNT for card in cards])
    return [(words[kind], count / len(cards)) for kind, count in kinds.items()]


CHANCE: Final = Chance(draws, outcomes)
