"""Search over worlds that could be: every promising move is played on in the same worlds.

Moves are compared in pairs, world by world, which takes most of the luck out; the worse half is dropped
and the better half is tried in twice as many new worlds, until the work that was allowed is done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from teeter.games.gulp.bots.judgement import sensible
from teeter.games.gulp.bots.outlook import outlook, turns_left
from teeter.games.gulp.bots.sense import ranked
from teeter.games.gulp.game import Gulp, stand_in
from teeter.games.gulp.table import ACTING
from teeter.rules.contract import NOBODY, REFEREE, Move

LAST_TURNS: Final = 3.0  # so many turns before the end every game is played out
SURE: Final = 5.0  # crops of a lead that mean something at the end
DOUBT: Final = 2.5  # and how many more for each turn to come


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may do: moves played in imagined games, and moves of its own looked at."""

    moves: int  # about 45,000 of them take a second on one free core of a small server
    width: int


@dataclass(slots=True)
class Branch:
    """One move that is being looked at."""

    move: Move
    total: float = 0.0
    count: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0


def search(
    world: Gulp,
    seat: int,
    moves: Sequence[Move],
    budget: Budget,
    rng: Random,
    go_on: Callable[[], bool] = lambda: True,
) -> list[Branch]:
    """The moves looked at, the best first. `go_on` may end the search early, at any time."""
    lines = [Branch(move) for move in _promising(world, moves, budget.width)]
    alive = lines[:]
    left = budget.moves
    while len(alive) > 1 and left > 0 and go_on():
        spend = left // max(1, (len(alive) - 1).bit_length())  # on this halving, of those to come
        left -= spend
        while spend > 0 and go_on():
            spend -= _compare(world, seat, alive, rng)
        left += min(spend, 0)
        alive.sort(key=lambda line: -line.mean)
        alive = alive[: (len(alive) + 1) // 2]
    lines.sort(key=lambda line: (-line.count, -line.mean))
    return lines


def _promising(world: Gulp, moves: Sequence[Move], width: int) -> list[Move]:
    if world.phase != ACTING:
        return list(moves)
    return [move for _, move in ranked(world)][:width]


def _compare(world: Gulp, seat: int, lines: Sequence[Branch], rng: Random) -> int:
    """One world for all these moves, and the same chance in it. The number of moves played."""
    dealt = world.redeal(seat, rng)
    luck = rng.getrandbits(32)
    played = 0
    for line in lines:
        good, moves = play_on(dealt, seat, line.move, Random(luck))
        line.total += good
        line.count += 1
        played += moves
    return played


def play_on(world: Gulp, seat: int, move: Move, rng: Random) -> tuple[float, int]:
    """How good things look for a seat a round after a move, from 0 to 1; and the moves it took."""
    game = world.copy()
    to_the_end = turns_left(game, seat) <= LAST_TURNS
    game.play(move)
    active = game.active
    turns = len(game.hands)
    moves = 1
    while game.turn != NOBODY:
        if game.active != active:
            active = game.active
            turns -= 1
            if turns <= 0 and not to_the_end:
                break
        game.play(stand_in(game, rng, 1.0) if game.turn == REFEREE else sensible(game))
        moves += 1
    return judged(game, seat), moves


def judged(game: Gulp, seat: int) -> float:
    """A share of the win at the end; before it, by the lead over the best of the others."""
    outcome = game.outcome()
    if outcome:
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    hopes = [outlook(game, other) for other in range(len(game.hands))]
    lead = hopes[seat] - max(hope for other, hope in enumerate(hopes) if other != seat)
    return 1 / (1 + exp(-lead / (SURE + DOUBT * turns_left(game, seat))))
