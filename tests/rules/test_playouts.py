"""Random games in one call: each is played to its end, and the same seed gives the same ones."""

from __future__ import annotations

from random import Random

import pytest

from teeter.rules.contract import NOBODY, REFEREE, Game
from teeter.rules.games import GAMES
from teeter.rules.playouts import SKILL, playouts

COUNT = 3


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_games_are_those_that_the_same_chance_plays_move_by_move(game: Game) -> None:
    options = game.options(3)
    found = playouts(game, options, COUNT, Random(5))
    rng, moves, won = Random(5), 0, [0, 0, 0]
    for _ in range(COUNT):
        state = game.start(options, rng)
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                move = game.stand_in(state, rng, SKILL)
            else:
                legal = state.moves()
                move = legal[int(rng.random() * len(legal))]
            state.play(move)
            moves += 1
        outcome = state.outcome()
        assert outcome
        for seat in outcome.winners:
            won[seat] += 1
    assert (found.games, found.moves, found.won, found.stopped) == (COUNT, moves, tuple(won), 0)


def test_a_game_that_is_too_long_is_stopped_and_counted() -> None:
    game = GAMES["eruk"]
    found = playouts(game, game.options(2), COUNT, Random(5), most=4)
    assert (found.moves, found.won, found.stopped) == (4 * COUNT, (0, 0), COUNT)
