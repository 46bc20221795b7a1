"""What a bot is: it gets what a player in its seat could know, and chooses a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from random import Random
from typing import Final, Generic, Protocol, TypeVar

from teeter.rules.contract import Game, Move, State, StateWith, View
from teeter.rules.text import Words

_text: Final = attrgetter("text")
V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", covariant=True, bound=View)


@dataclass(frozen=True, slots=True)
class SeenWith(Generic[V_co]):
    """Everything a seat may know when it has to choose, with a view of a game's own type.

    The same view gives the same choice.
    """

    game: Game
    seat: int
    view: V_co
    moves: Sequence[Move]  # the legal ones
    heard: Sequence[tuple[int, str]]  # every move so far: who, and what this seat heard and saw of it
    redealt: Callable[[Random], State]  # a world that could be: all this seat cannot know dealt anew
    rng: Random
    odds: Callable[[Move], float] | None = None  # a physical table: how likely a try would succeed


Seen = SeenWith[View]
"""The same in any game, for whoever does not know which."""


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """What a bot does, and why: a sentence, or a function that makes it if somebody asks."""

    move: Move
    reason: Words | Callable[[], Words]

    @property
    def why(self) -> Words:
        """In a sentence or two. It may tell what only this seat knows; `reasons.py` says to whom."""
        return self.reason() if callable(self.reason) else self.reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and (self.move, self.why) == (other.move, other.why)

    def __hash__(self) -> int:
        return hash(self.move)


class Bot(Protocol):
    """A mind. It keeps nothing between its turns: all it may remember is in `heard`."""

    def __call__(self, seen: Seen, /) -> Choice:
        """The move of this seat."""


def seen_by(
    game: Game,
    state: StateWith[V],
    seat: int,
    heard: Sequence[tuple[int, str]],
    rng: Random,
    odds: Callable[[Move], float] | None = None,
) -> SeenWith[V]:
    """What this seat, whose move it is, may know of a running game: for whoever seats a bot."""
    moves = tuple(sorted(state.moves(), key=_text))  # their own order may follow from hidden things
    return SeenWith(
        game, seat, state.view(seat), moves, heard, lambda r: state.redeal(seat, r), rng, odds
    )
