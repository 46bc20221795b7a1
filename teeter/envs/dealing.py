"""A set-up dealt piece by piece: at each step what may come, and how likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from teeter.rules.chance import Draw, Piece
from teeter.rules.contract import Setup

Chances = list[tuple[str, float]]


class Dealing:
    """The pieces that are still in the bags, and what was laid out so far."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self._draws: Final = [draw for draw in draws if draw.count]
        self._bags: dict[str, Counter[Piece]] = {}
        self._setup: Setup = {draw.key: [] for draw in draws}
        self._at = 0  # which draw
        self._left = 0  # how many pieces it still has
        self._begin()

    @property
    def is_over(self) -> bool:
        return self._at == len(self._draws)

    @property
    def setup(self) -> Setup:
        """What was laid out."""
        return self._setup

    def chances(self) -> Chances:
        """The words that may come next, with their probabilities."""
        bag = self._bags[self._draws[self._at].bag]
        total = bag.total()
        chances: dict[str, float] = {}
        for piece, count in bag.items():
            for word in piece:
                chances[word] = chances.get(word, 0.0) + count / total / len(piece)
        return [*chances.items()]

    def lay(self, word: str) -> None:
        """This one came."""
        draw = self._draws[self._at]
        bag = self._bags[draw.bag]
        piece = next(piece for piece in bag if word in piece)
        bag[piece] -= 1
        if not bag[piece]:
            del bag[piece]
        self._setup[draw.key].append(f"{draw.prefix}{word}")
        self._left -= 1
        if not self._left:
            self._at += 1
            self._begin()

    def _begin(self) -> None:
        if not self.is_over:
            draw = self._draws[self._at]
            self._bags.setdefault(draw.bag, Counter()).update(draw.adds)
            self._left = draw.count

    def copy(self) -> Dealing:
        new = Dealing.__new__(Dealing)
        new.__dict__.update(self.__dict__)
        new._bags = {name: bag.copy() for name, bag in self._bags.items()}
        new._setup = {key: words[:] for key, words in self._setup.items()}
        return new


def words_of(draws: Sequence[Draw]) -> list[str]:
    """Every word that may come, in the order in which the bags name them."""
    return [*dict.fromkeys(word for draw in draws for piece in draw.adds for word in piece)]
