"""Moments worth a picture: the start, a hand at work, late in the game, the moment of a fall."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from teeter.hands.physical_referee import PhysicalReferee
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.can.stage import CanStage
from teeter.physics.stage import Stage
from teeter.rules.contract import NOBODY, REFEREE, Game, State
from tools.picture import bowl, can
from tools.picture.raytracer import Subject

LATE: Final = 40  # what the referee has said, late in a game
HELD: Final = 60  # ticks after the grip: something is in the air
FAILED: Final = ("alarm", "landslide", "fell", "sank", "kiki fell", "kiki sank")


def at(moment: str, game: Game, stage: Stage, seed: int) -> State:
    """Bring a stage to a moment of a game of random players; the game as it is then."""
    rng = Random(seed)
    state = game.start(game.options(2), rng)
    stage.follow(state, seed)
    MOMENTS[moment](game, state, stage, rng)
    return state


def _start(game: Game, state: State, stage: Stage, rng: Random) -> None:
    """As the game begins."""


def _in_hand(game: Game, state: State, stage: Stage, rng: Random) -> None:
    """A careful hand has something, and lifts it."""
    _decide(state, rng)
    stage.begin(state)
    script = stage.script("careful", rng)
    held = 0
    while held < HELD:
        stage.command(next(script))
        if any(report.ends for report in stage.advance()):
            return
        held += stage.held is not None


def _late(game: Game, state: State, stage: Stage, rng: Random) -> None:
    """After many tries of careful hands, before the next."""
    _play(game, state, stage, "careful", rng, lambda text, told: told >= LATE)
    if state.turn != NOBODY:
        stage.follow(state, rng.getrandbits(32))


def _fall(game: Game, state: State, stage: Stage, rng: Random) -> None:
    """A clumsy hand, and what came of it."""
    _play(game, state, stage, "clumsy", rng, lambda text, told: text.startswith(FAILED))


def _play(
    game: Game, state: State, stage: Stage, hand: str, rng: Random, stop: Callable[[str, int], bool]
) -> None:
    referee = PhysicalReferee(stage, hand, rng)
    told = 0
    while state.turn != NOBODY:
        _decide(state, rng)
        if state.turn == REFEREE:
            move = referee.report(game, state)
            state.play(move)
            told += 1
            if stop(move.text, told):
                return


def _decide(state: State, rng: Random) -> None:
    """Random moves up to the next try."""
    while state.turn >= 0:
        state.play(rng.choice(state.moves()))


MOMENTS: Final = {"start": _start, "hand": _in_hand, "late": _late, "fall": _fall}


def subject(stage: Stage, state: State) -> Subject:
    """What to draw of a stage."""
    if isinstance(stage, BowlStage):
        return bowl.subject(stage.world)
    assert isinstance(stage, CanStage)
    return can.subject(stage.world, state.view(None))
