"""A game around a bowl, at its physical table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from statistics import mean
from typing import TYPE_CHECKING

from teeter.hands.bowl.success import GUESSED, chances, features, odds_of
from teeter.hands.manners import HANDS
from teeter.hands.physical_game import PhysicalGame
from teeter.hands.success_model import Data, Features, Looks, Odds
from teeter.hands.trials import BURIED, HALF, TOP, SetUp
from teeter.physics.bowl.parts import Bowl
from teeter.physics.stage import Command
from teeter.rules.contract import Game, Move, State

if TYPE_CHECKING:
    from teeter.hands.bowl.trials import BowlTrials
    from teeter.hands.steering import Steering
    from teeter.physics.bowl.stage import BowlStage


class BowlGame(PhysicalGame["BowlStage"]):
    """Pieces are stolen from a bowl without its pole or another piece falling."""

    poured = True
    tasks = (TOP, BURIED, HALF)

    def __init__(self, bowl: Bowl, package: str | None) -> None:
        super().__init__(package, GUESSED)
        self.bowl = bowl
        self._chances: dict[tuple[int, str, float], list[float]] = {}  # kept: each is long work

    def stage(self) -> BowlStage:
        from teeter.physics.bowl.stage import BowlStage  # noqa: PLC0415 - heavy

        return BowlStage(self.bowl)

    def begin(self, stage: BowlStage, set_up: SetUp) -> None:
        stage.restore(set_up.saved)
        stage.begin_at((set_up.piece,))

    def hand(self, stage: BowlStage, name: str, rng: Random) -> Iterator[Command]:
        from teeter.hands.bowl.planning import go_about  # noqa: PLC0415 - heavy

        assert stage.trying is not None, "a hand plays a try that has begun"
        return go_about(stage.trying, HANDS[name], rng)

    def steering(self, stage: BowlStage, *, helped: bool) -> Steering:
        from teeter.hands.bowl.steering import BowlSteering  # noqa: PLC0415 - heavy

        assert stage.trying is not None, "a hand plays a try that has begun"
        return BowlSteering(stage.trying, stage.tick, helped=helped)

    def looks(self, stage: BowlStage) -> Looks:
        from teeter.hands.bowl.features import looks  # noqa: PLC0415 - heavy

        return looks(stage.world, stage.world.in_play)

    def is_full(self, state: State) -> bool:
        return len(self.bowl.rules.pieces(state.view(None))) == len(self.bowl.pieces)

    def features(self, task: str, kind: str, seen: Mapping[str, float]) -> Features:
        return features(kind, seen)

    def odds(self, looks: Looks, skill: float) -> Odds:
        return odds_of(looks, self.weights, skill)

    def judge(self, data: Data, game: Game, state: State, rng: Random, skill: float) -> Move:
        return game.stand_in(state, rng, rng.choice(self._all_chances(data, state, skill)))

    def chance(self, data: Data, state: State, skill: float) -> float:
        return mean(self._all_chances(data, state, skill))

    def _all_chances(self, data: Data, state: State, skill: float) -> list[float]:
        view = state.view(None)
        key = len(self.bowl.rules.pieces(view)), str(view["colour"]), skill
        if key not in self._chances:
            self._chances[key] = chances(data, *key)
        return self._chances[key]

    def _trials(self) -> BowlTrials:
        from teeter.hands.bowl.trials import BowlTrials  # noqa: PLC0415 - heavy

        return BowlTrials(self)
