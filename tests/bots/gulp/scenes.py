"""Positions of Gulp in words, for minds to look at."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from teeter.bots.bot import Seen, seen_by
from teeter.games.gulp.game import Gulp
from teeter.games.gulp.river import COUNT, KIND
from teeter.games.gulp.table import NOT_YET
from teeter.rules.games import GAMES

GULP = GAMES["gulp"]


def a_village(
    hand: Sequence[str],
    river: Sequence[str],
    stored: Sequence[int] = (0, 0),
    actions: int = 2,
    others: Sequence[str] = (),
    last_turns: int = NOT_YET,
) -> Gulp:
    """A game of two after the villages are placed: seat A acts, with this hand and River."""
    state = GULP.start(GULP.options(2), Random(1), first=0)
    assert isinstance(state, Gulp)
    state.play(GULP.moves["settle 2"])
    state.play(GULP.moves["settle 1"])
    free = list(range(2 * COUNT))

    def take(words: Sequence[str]) -> list[int]:
        cards = []
        for word in words:
            card = next(card for card in free if card % COUNT == KIND[word])
            free.remove(card)
            cards.append(card)
        return cards

    state.hands = [take(hand), take(others)]
    state.river = take(river)
    state.deck = free if last_turns == NOT_YET else []
    state.stored = list(stored)
    state.actions = actions
    state.last_turns = last_turns
    return state


def seen(state: Gulp, seat: int = 0, seed: int = 1) -> Seen:
    return seen_by(GULP, state, seat, [], Random(seed))
