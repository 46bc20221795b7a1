"""Tournaments: bots against bots, on balanced seats and all cores; same seed, same result."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from itertools import combinations, cycle, islice, permutations
from typing import Any

from teeter.lab.judging import Judge
from teeter.lab.parallel import Workers
from teeter.lab.played import Files, Played
from teeter.lab.playing import Sitting, Watcher, play_bots
from teeter.rules.contract import Options
from teeter.rules.games import GAMES


@dataclass(frozen=True, slots=True)
class TournamentPlan:
    """A tournament before it is played: who plays what, how often, judged by whom."""

    game: str
    options: Options
    bots: tuple[str, ...]
    games: int  # for each line-up
    seed: int
    referee: str  # "model" or "physics"
    skill: float | None = None  # of all hands; None: everybody has its own

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            **self.options.to_json(),
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "referee": self.referee,
            "skill": self.skill,
        }

    def line_ups(self) -> list[tuple[int, ...]]:
        """Who meets whom, as numbers of `bots`; with fewer bots than seats some sit twice."""
        seats = self.options.seats
        everybody = range(len(self.bots))
        if len(self.bots) >= seats:
            return list(combinations(everybody, seats))
        return [tuple(islice(cycle(everybody), seats))]

    def pairings(self) -> list[Pairing]:
        """All games. Each deal is played once in every order of seats, so luck and seats cancel.

        Every line-up has its next game before any has another, so more games only come after these.
        """
        line_ups = [
            ("-".join(map(str, line_up)), sorted(set(permutations(line_up))))
            for line_up in self.line_ups()
        ]
        found = []
        for number in range(self.games):
            for name, orders in line_ups:
                deal, order = divmod(number, len(orders))
                found.append(Pairing(orders[order], f"{self.seed}-{name}-{deal}"))
        return found


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: who sits where, and the seed of its deal."""

    seated: tuple[int, ...]  # by seat: the number of its bot
    seed: str


@dataclass(frozen=True, slots=True)
class Result:
    """One game that was played."""

    seated: tuple[int, ...]
    winners: tuple[int, ...]  # seats; none if the game was endless
    scores: tuple[int, ...]
    reason: str
    moves: int

    def points(self) -> list[float]:
        """By seat: a win counts one, a shared one its share."""
        share = 1 / len(self.winners) if self.winners else 0.0
        return [share if seat in self.winners else 0.0 for seat in range(len(self.seated))]

    def to_json(self) -> list[object]:
        return [list(self.seated), list(self.winners), list(self.scores), self.reason, self.moves]

    @classmethod
    def from_json(cls, data: Sequence[Any]) -> Result:
        seated, winners, scores, reason, moves = data
        return cls(tuple(seated), tuple(winners), tuple(scores), reason, moves)


def sitting(plan: TournamentPlan, pairing: Pairing) -> Sitting:
    """A game of a plan; whoever sits first also begins."""
    bots = tuple(plan.bots[bot] for bot in pairing.seated)
    return Sitting(plan.game, plan.options, bots, pairing.seed, Judge(plan.referee, plan.skill))


def play(plan: TournamentPlan, pairing: Pairing, watch: Watcher | None = None) -> Result:
    """One game."""
    return _result(pairing, play_bots(sitting(plan, pairing), watch))


def _result(pairing: Pairing, played: Played) -> Result:
    outcome = played.outcome
    moves = len(played.lines)
    return Result(pairing.seated, outcome.winners, outcome.scores, outcome.reason, moves)


def run(
    plan: TournamentPlan,
    workers: Workers,
    done: dict[int, Result],
    each: Callable[[int, Result], None],
    keep: Callable[[int, Files], None] | None = None,
    kept: Container[int] = (),
) -> list[Result]:
    """Play all games that are not `done`; `each` sees every new one, in any order, as it ends.

    `keep` gets what to keep of each, and those that are done but not `kept` are played for it again.
    """
    pairings = plan.pairings()
    wanted = [n for n in range(len(pairings)) if n not in done or (keep and n not in kept)]
    tasks = [(plan, number, pairings[number], keep is not None) for number in wanted]
    results = dict(done)
    for number, result, files in workers.work(_numbered, tasks):
        if keep and files:
            keep(number, files)
        if number not in done:
            results[number] = result
            each(number, result)
    return [results[number] for number in range(len(pairings))]


def _numbered(task: tuple[TournamentPlan, int, Pairing, bool]) -> tuple[int, Result, Files | None]:
    plan, number, pairing, keeps = task
    played = play_bots(sitting(plan, pairing))
    return number, _result(pairing, played), played.files(GAMES[plan.game]) if keeps else None
