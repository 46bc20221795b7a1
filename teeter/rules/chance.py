"""Chance told exactly: a set-up piece by piece, and what the REFEREE says with which probability.

`Game.deal` and `Game.stand_in` draw; here is what they draw from. A test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from teeter.rules.contract import SEATS, Game, Move, Options

Piece = tuple[str, ...]
"""A piece by the words of its sides: which of them is up, each is as likely."""

Outcomes = Sequence[tuple[Move, float]]
"""What the REFEREE may say, each once, with probabilities that add up to 1."""


@dataclass(frozen=True, slots=True)
class Draw:
    """So many pieces are drawn from a bag without looking, and laid down in this part of a set-up."""

    key: str
    bag: str
    count: int
    adds: tuple[Piece, ...] = ()  # what is put into the bag before
    prefix: str = ""  # before the words, where the set-up has one


def first_of(options: Options) -> Draw:
    """Who begins."""
    return Draw("first", "seats", 1, tuple((name,) for name in SEATS[: options.seats]))


def heeds_skill(game: Game) -> bool:
    """Whether a skill can change how a game goes: it has a referee, and not for chance alone."""
    return game.skilled and any(move.referee for move in game.moves.values())


def as_skilled(state: Any, skill: float) -> float:
    """A try goes well as often as the skill says."""
    return skill


@dataclass(frozen=True, slots=True)
class Chance:
    """Where a game knows chance."""

    draws: Callable[[Options], Sequence[Draw]]
    # State, how likely the try under way goes well, skill -> what may be said.
    outcomes: Callable[[Any, float, float], Outcomes]
    # State and skill -> how likely that is, where nothing is fitted.
    well: Callable[[Any, float], float] = as_skilled


def merged(chances: Sequence[tuple[Move, float]]) -> Outcomes:
    """Each word once, and none that is never said."""
    total: dict[Move, float] = {}
    for move, chance in chances:
        total[move] = total.get(move, 0.0) + chance
    return [(move, chance) for move, chance in total.items() if chance > 0.0]
