"""Who judges the tries of games without a screen: stand-in or physical world, with whose hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from teeter.bots.levels import Player
from teeter.hands.model_referee import ModelReferee
from teeter.hands.physical_game import physical_game
from teeter.rules.contract import Game, Move, State
from teeter.table.record import NO_PHYSICS

if TYPE_CHECKING:
    from teeter.hands.physical_referee import PhysicalReferee


@dataclass(frozen=True, slots=True)
class Judge:
    """How tries are judged. Plain data, so that it can be handed to other processes."""

    referee: str  # "model" or "physics"
    skill: float | None = None  # of all hands, for the model; None: everybody has its own
    hands: str | None = None  # of all players, in the physical world; None: everybody has its own

    @property
    def name(self) -> str:
        """For reports."""
        if self.referee == "model" and self.skill is not None:
            return f"model, skill {self.skill:g}"
        return f"{self.referee}, {self.hands or 'own'} hands"

    @property
    def physics(self) -> str:
        """For records."""
        if self.referee == "model":
            return NO_PHYSICS
        from teeter.physics.engine import PHYSICS  # noqa: PLC0415 - heavy, and seldom needed

        return PHYSICS


class Hands:
    """The referee of such a game: whoever is at it tries with the hands of that player."""

    def __init__(self, judge: Judge, game: Game, players: Sequence[Player], rng: Random) -> None:
        self.seat = 0  # who tries
        self._skills = [player.skill if judge.skill is None else judge.skill for player in players]
        self._hands = [player.hands if judge.hands is None else judge.hands for player in players]
        self._models = [ModelReferee(rng, skill) for skill in self._skills]
        self._world = _world(game, rng) if judge.referee == "physics" else None

    def report(self, game: Game, state: State) -> Move:
        if self._world is None:
            return self._models[self.seat].report(game, state)
        self._world.skill = self._hands[self.seat]
        return self._world.report(game, state)

    def odds(self, state: State, who: int) -> Callable[[Move], float] | None:
        """What a player sees who looks at the world; where there is none, nobody can tell."""
        return None if self._world is None else self._world.odds(state, self._skills[who])

    def tries(self) -> tuple[bytes, ...]:
        """Every try written down; the model has none."""
        return () if self._world is None else tuple(tried.to_bytes() for tried in self._world.tries)


def _world(game: Game, rng: Random) -> PhysicalReferee:
    """One world for all; whoever tries brings the hand."""
    from teeter.hands.physical_referee import PhysicalReferee  # noqa: PLC0415 - heavy, and seldom needed

    return PhysicalReferee(physical_game(game), "careful", rng)
