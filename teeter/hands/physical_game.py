"""What a physical game brings to its table: a stage, hands, what can be seen, and how hard it is.

One record a game, found through `Game.physical`. Loading it loads no world: that costs a third of a
second, and who only simulates with the fitted model needs none.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from teeter.hands.success_model import Data, Features, Looks, Odds
from teeter.hands.trials import SetUp, Trials
from teeter.physics.stage import Command, Stage
from teeter.rules.contract import Game, Move, State
from teeter.rules.extras import resolved

if TYPE_CHECKING:  # it loads NumPy
    from teeter.hands.steering import Steering

S = TypeVar("S", bound=Stage)
FITTED: Final = "fitted.json"  # in the folder of a game: what calibration has made


class PhysicalGame(ABC, Generic[S]):
    """The physical half of one game."""

    tasks: ClassVar[tuple[str, ...]]  # single tries that its trials can set up
    poured = False  # its world is poured anew after a failure, so spares can be made ahead

    def __init__(self, package: str | None, guessed: Features) -> None:
        self._package = package or ""
        self._guessed = guessed  # weights, until there are fitted ones

    # The world and the hands

    @abstractmethod
    def stage(self) -> S:
        """A new stage."""

    @abstractmethod
    def begin(self, stage: S, set_up: SetUp) -> None:
        """The try of a set-up, in the world that it has kept."""

    @abstractmethod
    def hand(self, stage: S, name: str, rng: Random) -> Iterator[Command]:
        """A scripted hand at the try that has begun: one command a tick, for ever."""

    @abstractmethod
    def steering(self, stage: S, *, helped: bool) -> Steering:
        """The hand of a person at the try that has begun."""

    @abstractmethod
    def looks(self, stage: S) -> Looks:
        """Between tries: what a player can see who looks before choosing. Holds no secret."""

    def is_full(self, state: State) -> bool:
        """Whether the rules ask for a world as one that is poured ahead."""
        return False

    # How likely a try succeeds

    @abstractmethod
    def features(self, task: str, kind: str, seen: Mapping[str, float]) -> Features:
        """What the chance of a try is made from, but for the hand."""

    @abstractmethod
    def odds(self, looks: Looks, skill: float) -> Odds:
        """How likely a hand of this skill succeeds with the try that a move names.

        For a colour that is with its easiest piece; for one that nobody knows yet it is the mean.
        """

    @abstractmethod
    def judge(self, data: Data, game: Game, state: State, rng: Random, skill: float) -> Move:
        """What the referee says without a world, by fitted data."""

    @abstractmethod
    def chance(self, data: Data, state: State, skill: float) -> float:
        """How likely the try under way goes well: the mean of what `judge` draws."""

    @cached_property
    def fitted(self) -> Data | None:
        """The data of this game, if there are any."""
        file = files(self._package).joinpath(FITTED)
        told: Data | None = json.loads(file.read_text("utf-8")) if file.is_file() else None
        return told

    @property
    def weights(self) -> Mapping[str, float]:
        """What the features weigh: as fitted, or as guessed."""
        return self._guessed if self.fitted is None else self.fitted["weights"]

    # How hard it is

    @cached_property
    def trials(self) -> Trials:
        """What is tried to find out."""
        return self._trials()

    @abstractmethod
    def _trials(self) -> Trials:
        """Made once: it keeps a world to try things in."""


def physical_game(game: Game) -> PhysicalGame[Stage]:
    """What a game whose `physical` is not empty brings to its table."""
    found = resolved(game.physical)
    assert isinstance(found, PhysicalGame), game.physical
    return found
