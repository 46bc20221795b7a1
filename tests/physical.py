"""The physical games of the list, for tests: what they bring, their bowls, and hands at any stage."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from teeter.hands.bowl.game import BowlGame
from teeter.hands.physical_game import physical_game
from teeter.hands.success_model import Looks
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.stage import Command, Stage
from teeter.rules.games import GAMES

PHYSICAL = {name: physical_game(game) for name, game in GAMES.items() if game.physical}
BOWL_GAMES = {name: one for name, one in PHYSICAL.items() if isinstance(one, BowlGame)}
BOWLS = {name: one.bowl for name, one in BOWL_GAMES.items()}


def script(stage: Stage, hand: str, rng: Random) -> Iterator[Command]:
    """A scripted hand at the try that has begun on a stage."""
    return PHYSICAL[name_of(stage)].hand(stage, hand, rng)


def looks(stage: Stage) -> Looks:
    """What anybody can see who looks at a stage."""
    return PHYSICAL[name_of(stage)].looks(stage)


def name_of(stage: Stage) -> str:
    return stage.world.bowl.game if isinstance(stage, BowlStage) else "go-cuckoo"
