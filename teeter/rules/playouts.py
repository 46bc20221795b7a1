"""Random games by the thousand in one call: where the rules are compiled, so is the whole loop."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from teeter.rules.contract import NOBODY, REFEREE, Game, Options, State

SKILL: Final = 0.8  # of the hands, for the stand-in of a physical world
MOST_MOVES: Final = 1_000_000  # a game this long is stopped


@dataclass(frozen=True, slots=True)
class Playouts:
    """What came of random games."""

    games: int
    moves: int  # of all games together, the REFEREE's too
    won: tuple[int, ...]  # by seat; a win that is shared counts for each
    stopped: int  # games that did not end


def playouts(
    game: Game,
    options: Options,
    count: int,
    rng: Random,
    skill: float = SKILL,
    most: int = MOST_MOVES,
) -> Playouts:
    """Deal so many games and play each to its end: seats choose at random, the stand-in judges."""
    won = [0] * options.seats
    moves = stopped = 0
    for _ in range(count):
        state = game.start(options, rng)
        moves += _play_out(game, state, rng, skill, most)
        outcome = state.outcome()
        if outcome is None:
            stopped += 1
        else:
            for seat in outcome.winners:
                won[seat] += 1
    return Playouts(count, moves, tuple(won), stopped)


def _play_out(game: Game, state: State, rng: Random, skill: float, most: int) -> int:
    """How many moves it took."""
    random = rng.random
    stand_in = game.stand_in
    played = 0
    while state.turn != NOBODY and played < most:
        if state.turn == REFEREE:
            state.play(stand_in(state, rng, skill))
        else:
            moves = state.moves()
            state.play(moves[int(random() * len(moves))])
        played += 1
    return played
