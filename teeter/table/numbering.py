"""Numbers for moves, to be typed instead of their words; and many moves told in few words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Final

from teeter.rules.contract import Game, Move
from teeter.rules.text import runs

_NUMBER: Final = re.compile(r"\b\d+\b")
_PIECE: Final = re.compile(r"[ -](\d+)$")


def numbered(game: Game, moves: Sequence[Move]) -> dict[int, Move]:
    """A number for each move.

    "turn 17" is 17 at any time, so that nobody who thinks of counter 17 turns another one; what names
    no piece comes after all pieces. Where that is not clear, they are counted.
    """
    own = [_own_number(move.text) for move in moves]
    named = [number for number in own if number is not None]
    if not named or len(set(named)) < len(named):
        return dict(enumerate(moves, 1))
    after = count(1 + max(_own_number(text) or 0 for text in game.moves))
    return {
        next(after) if number is None else number: move for number, move in zip(own, moves, strict=True)
    }


def _own_number(text: str) -> int | None:
    """Of the piece that a move is about."""
    found = _PIECE.search(text)
    return int(found[1]) if found else None


def listed(labels: Mapping[int, str]) -> list[str]:
    """Many moves in few words: those that differ in their number only are told together.

    Where words have more than one number it would not be clear which of them is left out.
    """
    alike: dict[str, list[int]] = {}
    for number, words in labels.items():
        only = _NUMBER.findall(words) == [str(number)]
        alike.setdefault(_NUMBER.sub("…", words) if only else words, []).append(number)
    return [
        f"{_ranges(numbers)} {words}" if len(numbers) > 1 else f"{numbers[0]} {labels[numbers[0]]}"
        for words, numbers in alike.items()
    ]


def _ranges(numbers: list[int]) -> str:
    """Numbers with runs shortened: 1-3, 7, 9-10."""
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in runs(numbers))
