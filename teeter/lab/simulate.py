"""Simulated games: random legal moves or bots, a judge that is handed in, and what came of it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random
from statistics import mean, median
from typing import Any, Final

from teeter.bots.levels import RANDOM
from teeter.bots.simple import any_of
from teeter.lab import playing
from teeter.lab.judging import Hands, Judge
from teeter.lab.parallel import ALONE, Workers
from teeter.lab.played import Files, Played
from teeter.lab.playing import Sitting, play_bots
from teeter.rules.contract import NOBODY, REFEREE, SEATS, Game, Options, State
from teeter.rules.games import GAMES
from teeter.table.record import RecordLine

HEAD_START: Final = 1.0  # seconds: what is done by then needs no other processes, which take as long

Step = Callable[[], None]


def play_one(
    game: Game, options: Options, seed: str, judge: Judge, step: Step = lambda: None
) -> Played:
    """One game of random players; `step` is called after every move. Same seed, same game."""
    rng = Random(seed)
    first = rng.randrange(options.seats)
    setup = game.deal(options, first, rng)
    state = game.new(options, setup)
    referee = Hands(judge, game, [RANDOM] * options.seats, rng)
    lines = []
    for line in _moves(game, state, referee, rng):
        lines.append(line)
        step()
    names = tuple(f"Random {SEATS[seat]}" for seat in range(options.seats))
    return Played(seed, names, first, setup, state, tuple(lines), judge.physics, referee.tries())


def _moves(game: Game, state: State, referee: Hands, rng: Random) -> Iterator[RecordLine]:
    """Random legal moves until the game is over. No view is made: chance needs none."""
    for _ in range(playing.MAX_MOVES):
        who = state.turn
        if who == NOBODY:
            return
        move = referee.report(game, state) if who == REFEREE else any_of(state.moves(), rng)
        state.play(move)
        yield RecordLine(None, who, move.text)


@dataclass(frozen=True, slots=True)
class Games:
    """Many games of one kind. Plain data, so that it can be handed to other processes."""

    game: str
    options: Options
    seed: int
    judge: Judge
    bots: tuple[str, ...] = ()  # the first seat has the first, and so on; none: any legal moves
    keeps: bool = False  # what is to be kept of each game is asked for

    @property
    def quick(self) -> bool:
        """Whether such a game takes a second at most: nobody thinks, and nothing falls."""
        return not self.bots and self.judge.referee == "model"

    @property
    def seated(self) -> tuple[str, ...]:
        """The bots by seat; with fewer bots than seats some sit twice."""
        return tuple(islice(cycle(self.bots), self.options.seats))

    def play(self, number: int, step: Step = lambda: None) -> Ended:
        """Game `number`, counted from 0: always the same, whoever plays it."""
        game, seed = GAMES[self.game], f"{self.seed}-{number}"
        if self.bots:
            first = Random(f"{seed} first").randrange(self.options.seats)
            sitting = Sitting(self.game, self.options, self.seated, seed, self.judge, first)
            played = play_bots(sitting, lambda *_: step())
        else:
            played = play_one(game, self.options, seed, self.judge, step)
        outcome = played.outcome
        files = played.files(game) if self.keeps else None
        moves = len(played.lines)
        return Ended(number, played.first, moves, outcome.winners, outcome.reason, files)


@dataclass(frozen=True, slots=True)
class Ended:
    """What a report needs to know of a game, and what is to be kept of it."""

    number: int
    first: int
    moves: int
    winners: tuple[int, ...]  # none if it was stopped
    reason: str
    files: Files | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """What many games of one kind came to."""

    game: str
    options: Options
    bots: tuple[str, ...]  # by seat; none if all made any legal move
    seed: int
    referee: str
    lengths: tuple[int, ...]
    wins: tuple[int, ...]  # by seat; a shared win counts for each winner
    wins_by_order: tuple[int, ...]  # by who began: the first player, the second, ...
    shared: int
    reasons: dict[str, int]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            **self.options.to_json(),
            "bots": list(self.bots),
            "seed": self.seed,
            "referee": self.referee,
            "games": len(self.lengths),
            "moves": {
                "shortest": min(self.lengths),
                "median": median(self.lengths),
                "mean": round(mean(self.lengths), 2),
                "longest": max(self.lengths),
            },
            "wins": list(self.wins),
            "wins_by_order": list(self.wins_by_order),
            "shared_wins": self.shared,
            "reasons": self.reasons,
        }


def simulate(
    game: Game,
    options: Options,
    games: int,
    seed: int,
    judge: Judge,
    each: Callable[[Ended], None] = lambda ended: None,
    step: Step = lambda: None,
    *,
    bots: tuple[str, ...] = (),
    keeps: bool = False,
    workers: Workers = ALONE,
) -> Report:
    """Play many games; `each` sees every one as it ends, `step` is called after moves made here.

    An interrupt ends it early with the games that are over; before the first it is passed on. By whom
    the games are played makes no difference to any of them.
    """
    kind = Games(game.name, options, seed, judge, bots, keeps)
    ended: list[Ended] = []
    try:
        for one in _all(kind, games, step, workers):
            each(one)
            ended.append(one)
    except KeyboardInterrupt:
        if not ended:
            raise
    return sum_up(kind, sorted(ended, key=lambda one: one.number))


def _all(kind: Games, games: int, step: Step, workers: Workers) -> Iterator[Ended]:
    """Few quick games are over before others could have begun."""
    start = time.monotonic()
    numbers = iter(range(games))
    if workers.are_here or kind.quick:
        for number in numbers:
            yield kind.play(number, step)
            if not workers.are_here and time.monotonic() - start > HEAD_START:
                break
    yield from workers.work(kind.play, list(numbers))


def sum_up(kind: Games, ended: Iterable[Ended]) -> Report:
    """What these games came to."""
    seats = kind.options.seats
    lengths: list[int] = []
    wins, order = [0] * seats, [0] * seats
    reasons: Counter[str] = Counter()
    shared = 0
    for one in ended:
        lengths.append(one.moves)
        reasons[one.reason] += 1
        shared += len(one.winners) > 1
        for seat in one.winners:
            wins[seat] += 1
            order[(seat - one.first) % seats] += 1
    return Report(
        kind.game,
        kind.options,
        kind.seated,
        kind.seed,
        kind.judge.name,
        tuple(lengths),
        tuple(wins),
        tuple(order),
        shared,
        dict(reasons.most_common()),
    )
