"""The numbers of a game's moves: every move of a seat, in the order in which the game made them.

A move that names a seat is told as seen from who makes it: "take from B" is, for the seat A, what "take
from C" is for B. So one number stands for the same wish at every seat.
"""

from __future__ import annotations

from typing import Final

from teeter.rules.contract import SEATS, Game, Move


class Actions:
    """All moves that seats of one game can make, by number and seat."""

    def __init__(self, game: Game, seats: int) -> None:
        words = [text for text, move in game.moves.items() if not move.referee]
        self.words: Final = tuple(words)  # as the first seat says them
        self.moves: Final = [[_said_by(game, text, me, seats) for text in words] for me in range(seats)]
        self.numbers: Final = [{m: n for n, m in enumerate(moves)} for moves in self.moves]

    def __len__(self) -> int:
        return len(self.words)


def _said_by(game: Game, text: str, me: int, seats: int) -> Move:
    """The move that somebody means with these words; a seat that is not there stays as it is."""
    turned = [
        SEATS[(SEATS.index(word) + me) % seats] if word in {*SEATS[:seats]} else word
        for word in text.split(" ")
    ]
    return game.moves[" ".join(turned)]
