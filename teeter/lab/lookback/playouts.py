"""Games imagined on from a position: who wins them, if everybody plays on casually.

What a watcher could not see is dealt anew in each of them, so chances change when something comes to
light and not before. Tries are judged by the success model, with the same hand for everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from teeter.bots.bot import seen_by
from teeter.bots.levels import has_own, player_called
from teeter.bots.search import anything
from teeter.bots.wording import CASUAL
from teeter.hands.model_referee import ModelReferee
from teeter.rules.contract import NOBODY, REFEREE, Game, Move, State

SKILL: Final = 0.7  # of all hands: one that takes seven of ten easy pieces
LONGEST: Final = 2_000  # moves: who has not won by then is as likely to win as anybody

Heard = Sequence[tuple[int, str]]
Decide = Callable[[State, Heard, Random], Move]


class Playouts:
    """Plays games of one kind on, and counts the decisions that this takes."""

    def __init__(self, game: Game) -> None:
        self.decisions = 0
        self._game = game
        self._decide = _decider(game)

    def shares(self, state: State, heard: Heard, rng: Random) -> list[float]:
        """By seat: its share of the win of one game that is played on from here."""
        game, world, told = self._game, state.redeal(None, rng), list(heard)
        referee = ModelReferee(rng, SKILL)
        self.decisions += 1  # so that a game without any has its cost, too
        for _ in range(LONGEST):
            who = world.turn
            if who == NOBODY:
                break
            moves = world.moves()
            if who == REFEREE:
                move = referee.report(game, world)
            elif len(moves) == 1:
                move = moves[0]
            else:
                move = self._decide(world, told, rng)
                self.decisions += 1
            told.append((who, world.heard(move, None)))
            world.play(move)
        return shares(world)


def shares(state: State) -> list[float]:
    """By seat: its share of the win, or the same for all if there is none yet."""
    seats = range(state.options.seats)
    outcome = state.outcome()
    winners = outcome.winners if outcome else seats
    return [1 / len(winners) if seat in winners else 0.0 for seat in seats]


def _decider(game: Game) -> Decide:
    """Casual players; in a game that has none of its own anything is done: theirs would search."""
    if not has_own(game, CASUAL):
        return lambda world, heard, rng: anything(world.moves(), rng)
    casual = player_called(CASUAL, game.name).bot
    return lambda world, heard, rng: casual(seen_by(game, world, world.turn, heard, rng)).move
