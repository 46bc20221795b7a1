"""What a finished game will be remembered for: who did most of what, counted from its moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from teeter.rules.contract import Game, Options, Setup
from teeter.rules.extras import Deed
from teeter.rules.text import Text, Words
from teeter.table.names import names_in_words

MOST = 3


def feats(
    game: Game, options: Options, setup: Setup, moves: Iterable[str], names: Sequence[str]
) -> list[Words]:
    """The first three kinds of feats that anybody did, each with who did best and how much it was.

    Alone there is nobody to be better than.
    """
    if options.seats == 1:
        return []
    called = names_in_words(names)
    state = game.new(options, setup)
    best: dict[str, list[int]] = {key: [0] * options.seats for key in game.telling.feats}
    before = state.view(None)
    for text in moves:
        state.play(game.moves[text])
        after = state.view(None)
        for feat in game.telling.did(Deed(text, before, after, called)):
            so_far = best[feat.key]
            so_far[feat.seat] = (
                so_far[feat.seat] + feat.amount if feat.adds else max(so_far[feat.seat], feat.amount)
            )
        before = after
    found = (_told(key, counts, called) for key, counts in best.items() if max(counts))
    return list(islice(found, MOST))


def _told(key: str, counts: list[int], names: Sequence[Words]) -> Text:
    most = max(counts)
    return Text(key, name=names[counts.index(most)], count=most)
