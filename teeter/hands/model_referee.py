"""A referee for mass simulation that needs no world: tries are judged by the fitted model."""

from __future__ import annotations

from random import Random

from teeter.hands.physical_game import physical_game
from teeter.rules.chance import Chance, Outcomes
from teeter.rules.contract import Game, Move, State
from teeter.rules.extras import resolved


class ModelReferee:
    """Judges by the fitted model; where nothing is fitted it draws with the odds of the house."""

    def __init__(self, rng: Random, skill: float) -> None:
        self._rng = rng
        self._skill = skill

    def report(self, game: Game, state: State) -> Move:
        """What the referee says; the rules' own stand-in chooses how a try fails."""
        physical = physical_game(game) if game.physical else None
        if physical is None or physical.fitted is None:
            return game.stand_in(state, self._rng, self._skill)
        return physical.judge(physical.fitted, game, state, self._rng, self._skill)

    def outcomes(self, game: Game, state: State) -> Outcomes:
        """All that `report` may say, with its probabilities."""
        chance: Chance = resolved(game.chance)
        physical = physical_game(game) if game.physical else None
        if physical is None or physical.fitted is None:
            well = chance.well(state, self._skill)
        else:
            well = physical.chance(physical.fitted, state, self._skill)
        return chance.outcomes(state, well, self._skill)
