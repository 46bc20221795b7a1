"""A referee without a world: it draws its reports with the odds in the game's house data."""

from __future__ import annotations

from random import Random

from teeter.rules.contract import Game, Move, State


class StandIn:
    """Answers by the skill of the hands."""

    def __init__(self, rng: Random, skill: float) -> None:
        self._rng = rng
        self._skill = skill

    def report(self, game: Game, state: State) -> Move:
        return game.stand_in(state, self._rng, self._skill)
