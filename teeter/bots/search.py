"""Search in any game of the contract: games imagined in worlds that could be.

It is Monte Carlo tree search over what one seat hears (information-set MCTS). Each game is imagined in
a world that is dealt anew, and a node is all that the seat has heard since now, so nothing is decided
by what it will only learn later. Moves are chosen in two steps, first what to do (the verb), then with
which piece: else the one "stop" among seventy counters would be tried last.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from typing import Final, TypeVar

from teeter.bots.simple import any_of
from teeter.bots.tries import USUAL
from teeter.rules.contract import NOBODY, REFEREE, Game, Move, State
from teeter.rules.extras import Reporting

H = TypeVar("H", bound=Hashable)

CURIOUS: Final = 0.5  # how much a choice is worth that was seldom tried, in games won
MOST: Final = 100  # moves of an imagined game: in some nobody has to move on


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may do."""

    playouts: int  # imagined games


@dataclass(slots=True)
class Tried:
    """How a choice went in imagined games, for whoever made it."""

    count: int = 0
    won: float = 0.0
    offered: int = 0  # games in which it could have been chosen: in some worlds it cannot

    @property
    def mean(self) -> float:
        return self.won / self.count if self.count else 0.0

    @property
    def promise(self) -> float:
        """By what it is chosen next: how well it went, and how seldom it was tried."""
        return self.won / self.count + CURIOUS * sqrt(log(self.offered) / self.count)


class Node:
    """A moment of the game, as the searching seat would know it."""

    __slots__ = ("moves", "then", "verbs")

    def __init__(self) -> None:
        self.verbs: dict[int, Tried] = {}
        self.moves: dict[Move, Tried] = {}
        self.then: dict[str, Node] = {}  # by what is heard of the next move

    def best(self) -> tuple[Move, Tried]:
        """What was tried most: first what to do, then with which piece."""
        verb = _most(self.verbs)
        move = _most({move: tried for move, tried in self.moves.items() if move.verb == verb})
        return move, self.moves[move]


def _most(tried: dict[H, Tried]) -> H:
    return max(tried, key=lambda choice: (tried[choice].count, tried[choice].mean))


def search(
    game: Game,
    seat: int,
    redealt: Callable[[Random], State],
    budget: Budget,
    rng: Random,
    go_on: Callable[[], bool] = lambda: True,
) -> Node:
    """Imagined games from now on; the root knows how each move went. `go_on` may end it early."""
    root = Node()
    judge = Judge(game)
    for number in range(budget.playouts):
        if number and not go_on():
            break
        world = redealt(rng)
        turns = world.options.seats if judge.can_tell else MOST  # a round, then who is ahead is asked
        _imagine(game, seat, root, world, turns, judge, rng)
    return root


def _imagine(
    game: Game, seat: int, root: Node, world: State, turns: int, judge: Judge, rng: Random
) -> None:
    """One game: along the tree, one moment beyond it, and on by chance."""
    walked: list[tuple[int, Tried]] = []
    node: Node | None = root
    while node is not None and world.turn != NOBODY:
        who = world.turn
        if who == REFEREE:
            move = game.stand_in(world, rng, USUAL)
        else:
            move = _chosen(node, world.moves(), rng)
            walked += [(who, node.verbs[move.verb]), (who, node.moves[move])]
        new = node is not root and who != REFEREE and node.moves[move].count == 0
        heard = world.heard(move, seat)
        world.play(move)
        node = None if new else node.then.setdefault(heard, Node())
    _play_on(game, world, turns, rng)
    shares = judge.shares(world)
    for who, tried in walked:
        tried.count += 1
        tried.won += shares[who]


def _chosen(node: Node, moves: Sequence[Move], rng: Random) -> Move:
    """The move to try next."""
    verb = _promising(node.verbs, list(dict.fromkeys([move.verb for move in moves])), rng)
    return _promising(node.moves, [move for move in moves if move.verb == verb], rng)


def _promising(known: dict[H, Tried], choices: Sequence[H], rng: Random) -> H:
    """Of these choices one that was never tried, if there is any, or the one with most promise."""
    fresh = []
    for choice in choices:
        tried = known.get(choice)
        if tried is None:
            tried = known[choice] = Tried()
        tried.offered += 1
        if not tried.count:
            fresh.append(choice)
    if fresh:
        return fresh[int(rng.random() * len(fresh))]
    return max(choices, key=lambda choice: known[choice].promise)


def _play_on(game: Game, world: State, turns: int, rng: Random) -> None:
    """Everybody does anything, until the turn has passed on so often."""
    last = world.turn
    for _ in range(MOST):
        who = world.turn
        if who == NOBODY:
            return
        if who == REFEREE:
            world.play(game.stand_in(world, rng, USUAL))
            continue
        if who != last:
            turns -= last != REFEREE
            last = who
            if turns < 0:
                return
        world.play(anything(world.moves(), rng))


def anything(moves: Sequence[Move], rng: Random) -> Move:
    """A move by chance: any of the things that can be done, then any piece to do it with."""
    verbs = list(dict.fromkeys([move.verb for move in moves]))
    if len(verbs) == 1:
        return any_of(moves, rng)
    verb = verbs[int(rng.random() * len(verbs))]
    return any_of([move for move in moves if move.verb == verb], rng)


class Judge:
    """Who has won an imagined game, or may win it by how far everybody has come."""

    def __init__(self, game: Game) -> None:
        self._standing = game.reporting.standing
        self.can_tell = self._standing is not Reporting().standing  # who is ahead before the end
        self._leads = 1e-9  # all leads that were seen, and how many: what a lead means in this game
        self._seen = 0

    def shares(self, state: State) -> Sequence[float]:
        """By seat: its share of the win, or its hope of one."""
        outcome = state.outcome()
        seats = range(state.options.seats)
        if outcome:
            share = 1 / len(outcome.winners)
            return [share if seat in outcome.winners else 0.0 for seat in seats]
        standing = self._standing(state)
        first = max(standing)
        self._leads += sum([first - come for come in standing])
        self._seen += len(standing) - 1
        usual = self._leads / self._seen
        hopes = [exp((come - first) / usual) for come in standing]
        return [hope / sum(hopes) for hope in hopes]
