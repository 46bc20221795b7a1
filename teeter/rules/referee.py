"""Who answers when the REFEREE is on turn: a script, or a stand-in with stated odds."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Protocol

from teeter.rules.contract import Game, Move, State


class Referee(Protocol):
    """Says what chance or the physical world did. The real physics is one too."""

    def report(self, game: Game, state: State) -> Move:
        """The REFEREE's next move."""


class Scripted:
    """Reads its reports from a list: for tests and for replays."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._texts = iter(texts)

    def report(self, game: Game, state: State) -> Move:
        return game.moves.parse(next(self._texts))


class StandIn:
    """Draws its reports with the odds in the game's house data, by the skill of the hands.

    No world is simulated: this is for fast statistics, never for play in the browser.
    """

    def __init__(self, rng: Random, skill: float) -> None:
        self._rng = rng
        self._skill = skill

    def report(self, game: Game, state: State) -> Move:
        return game.stand_in(state, self._rng, self._skill)
