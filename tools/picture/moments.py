"""Moments worth a picture: the start, a hand at work, late in the game, the moment of a fall."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from teeter.hands.physical_game import physical_game
from teeter.hands.physical_referee import PhysicalReferee
from teeter.physics.stage import Report, Stage
from teeter.rules.contract import NOBODY, REFEREE, Game, State

LATE: Final = 40  # what the referee has said, late in a game
HELD: Final = 60  # ticks after the grip: something is in the air


def at(moment: str, game: Game, seed: int) -> tuple[Stage, State]:
    """The stage and the state of a game of random players, at this moment of it."""
    rng = Random(seed)
    state = game.start(game.options(2), rng)
    referee = PhysicalReferee(physical_game(game), "careful", rng)
    referee.stage.follow(state, seed)
    MOMENTS[moment](game, state, referee, rng)
    return referee.stage, state


def _start(game: Game, state: State, referee: PhysicalReferee, rng: Random) -> None:
    """As the game begins."""


def _in_hand(game: Game, state: State, referee: PhysicalReferee, rng: Random) -> None:
    """A careful hand has something, and lifts it."""
    _decide(state, rng)
    stage = referee.stage
    stage.begin(state)
    hand = physical_game(game).hand(stage, "careful", rng)
    held = 0
    while held < HELD:
        stage.command(next(hand))
        if any(report.ends for report in stage.advance()):
            return
        held += stage.held is not None


def _late(game: Game, state: State, referee: PhysicalReferee, rng: Random) -> None:
    """After many tries of careful hands, before the next."""
    _play(game, state, referee, rng, lambda report, told: told >= LATE)
    if state.turn != NOBODY:
        referee.stage.follow(state, rng.getrandbits(32))


def _fall(game: Game, state: State, referee: PhysicalReferee, rng: Random) -> None:
    """A clumsy hand, and what came of it."""
    referee.skill = "clumsy"
    _play(game, state, referee, rng, lambda report, told: not report.well)


def _play(
    game: Game,
    state: State,
    referee: PhysicalReferee,
    rng: Random,
    stop: Callable[[Report, int], bool],
) -> None:
    told = 0
    while state.turn != NOBODY:
        _decide(state, rng)
        if state.turn == REFEREE:
            state.play(referee.report(game, state))
            told += 1
            assert referee.last is not None
            if stop(referee.last, told):
                return


def _decide(state: State, rng: Random) -> None:
    """Random moves up to the next try."""
    while state.turn >= 0:
        state.play(rng.choice(state.moves()))


MOMENTS: Final = {"start": _start, "hand": _in_hand, "late": _late, "fall": _fall}
