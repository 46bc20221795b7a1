"""Simulated games: random legal moves, a referee that is handed in, and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from statistics import mean, median
from typing import Any, Final

from teeter.bots.simple import any_of
from teeter.physics.stand_in import Model
from teeter.rules.contract import NOBODY, REFEREE, SEATS, Game, Options, Setup, State
from teeter.rules.referee import Referee
from teeter.table.record import ENGINE, Line, Record

MAX_MOVES: Final = 1_000_000  # a game this long is stopped and counted as endless
ENDLESS: Final = f"stopped after {MAX_MOVES} moves"


@dataclass(frozen=True, slots=True)
class Played:
    """One simulated game."""

    seed: str
    first: int
    setup: Setup
    state: State
    lines: tuple[Line, ...]
    physics: str
    tries: tuple[bytes, ...] = ()  # by physics: every try written down

    def record(self, game: Game) -> Record:
        """Its record. Simulated games have no clock."""
        outcome = self.state.outcome()
        assert outcome is not None, "only a finished game has a record"
        options = self.state.options
        names = tuple(f"Random {SEATS[seat]}" for seat in range(options.seats))
        return Record(
            game.name, options, names, self.seed, ENGINE, self.physics, self.setup, outcome, self.lines
        )


@dataclass(frozen=True, slots=True)
class Judge:
    """How tries are judged: a maker of referees, and its name in reports and records."""

    name: str
    physics: str
    referee: Callable[[Random], Referee]


def by_model(skill: float) -> Judge:
    """The fitted stand-in, or the one with the house's odds, for hands of this skill."""
    return Judge(f"model, skill {skill:g}", "none", lambda rng: Model(rng, skill))


def by_physics(game: Game, hands: str) -> Judge:
    """Scripted hands on a real stage."""
    from teeter.physics.at_table import AtTheTable  # noqa: PLC0415 - heavy, and seldom needed
    from teeter.physics.engine import PHYSICS  # noqa: PLC0415
    from teeter.physics.stages import STAGES  # noqa: PLC0415

    stage = STAGES[game.name]
    return Judge(f"physics, {hands} hands", PHYSICS, lambda rng: AtTheTable(stage(), hands, rng))


def play_one(
    game: Game,
    options: Options,
    seed: str,
    judge: Judge,
    step: Callable[[], None] = lambda: None,
) -> Played:
    """One game of random players; `step` is called after every move. Same seed, same game."""
    rng = Random(seed)
    first = rng.randrange(options.seats)
    setup = game.deal(options, first, rng)
    state = game.new(options, setup)
    referee = judge.referee(rng)
    lines = []
    for line in _moves(game, state, referee, rng):
        lines.append(line)
        step()
    tries = tuple(tried.to_bytes() for tried in getattr(referee, "tries", ()))
    return Played(seed, first, setup, state, tuple(lines), judge.physics, tries)


def _moves(game: Game, state: State, referee: Referee, rng: Random) -> Iterator[Line]:
    """Random legal moves until the game is over. No view is made: chance needs none."""
    for _ in range(MAX_MOVES):
        who = state.turn
        if who == NOBODY:
            return
        move = referee.report(game, state) if who == REFEREE else any_of(state.moves(), rng)
        state.play(move)
        yield Line(None, who, move.text)


@dataclass(frozen=True, slots=True)
class Report:
    """What many games of one kind came to."""

    game: str
    options: Options
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
    each: Callable[[int, Played], None] = lambda number, played: None,
    step: Callable[[], None] = lambda: None,
) -> Report:
    """Play many games; `each` sees every one as it ends, `step` is called after every move.

    An interrupt ends it early with the games that are over; before the first it is passed on.
    """
    lengths: list[int] = []
    wins = [0] * options.seats
    order = [0] * options.seats
    reasons: Counter[str] = Counter()
    shared = 0
    for number in range(games):
        try:
            played = play_one(game, options, f"{seed}-{number}", judge, step)
        except KeyboardInterrupt:
            if not lengths:
                raise
            break
        lengths.append(len(played.lines))
        outcome = played.state.outcome()
        reasons[outcome.reason if outcome else ENDLESS] += 1
        winners = outcome.winners if outcome else ()
        shared += len(winners) > 1
        for seat in winners:
            wins[seat] += 1
            order[(seat - played.first) % options.seats] += 1
        each(number, played)
    return Report(
        game.name,
        options,
        seed,
        judge.name,
        tuple(lengths),
        tuple(wins),
        tuple(order),
        shared,
        dict(reasons.most_common()),
    )
