"""Games of bots for tests: every decision with all that its seat could know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from teeter.bots.bot import Bot, Choice, Seen, seen_by
from teeter.bots.levels import LEVELS
from teeter.games.gulp.bots import hasty_master
from teeter.rules.contract import NOBODY, REFEREE, Game, Move, Options, State
from teeter.rules.games import GAMES
from tests.stand_in import StandIn

HASTY_MASTER = hasty_master


def bots_of(game: Game) -> list[Bot]:
    """The four levels; the master of Gulp thinks less, so that tests are quick."""
    bots = [level.bot for level in LEVELS]
    return [*bots[:3], HASTY_MASTER] if game.name == "gulp" else bots


def decisions(
    game: Game,
    options: Options,
    bots: Sequence[Bot],
    seed: int,
    most: int = 100_000,
    odds: Callable[[Move], float] | None = None,
) -> Iterator[tuple[State, Seen, Choice]]:
    """A game of these bots, one a seat: each decision, the state before it and what was seen."""
    rng = Random(seed)
    state = game.start(options, rng)
    referee = StandIn(rng, 0.8)
    heard: list[list[tuple[int, str]]] = [[] for _ in bots]
    for number in range(most):
        who = state.turn
        if who == NOBODY:
            return
        if who == REFEREE:
            move = referee.report(game, state)
        else:
            seen = seen_by(game, state, who, heard[who], Random(f"{seed} {number}"), odds)
            choice = bots[who](seen)
            yield state, seen, choice
            move = choice.move
        for seat, told in enumerate(heard):
            told.append((who, state.heard(move, seat)))
        state.play(move)


def points(game: str, bots: Sequence[Bot], games: int) -> list[float]:
    """What each of these bots wins in so many games; they change seats after every one."""
    return shares(GAMES[game], bots, games)


def shares(chosen: Game, bots: Sequence[Bot], games: int) -> list[float]:
    """The same for a game that may be of another package."""
    options = chosen.options(len(bots))
    won = [0.0] * len(bots)
    for number in range(games):
        turned = [(seat + number) % len(bots) for seat in range(len(bots))]
        last = None
        for state, _, _ in decisions(chosen, options, [bots[n] for n in turned], number):
            last = state
        assert last is not None
        outcome = last.outcome()
        assert outcome is not None
        for seat in outcome.winners:
            won[turned[seat]] += 1 / len(outcome.winners)
    return won
