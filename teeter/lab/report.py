"""Is a game fair and lively? Many games of one bot against itself, watched closely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import fmean, quantiles
from typing import Final

from teeter.lab.parallel import Workers
from teeter.lab.statistics import Estimate, average, share
from teeter.lab.tournament import Pairing, Result, TournamentPlan, play
from teeter.rules.contract import REFEREE, Game, Move, State
from teeter.rules.games import GAMES

LATE: Final = 2 / 3  # how far a game has gone when its leader is asked for


@dataclass(slots=True)
class Watched:
    """What was seen in one game."""

    result: Result
    decisions: int = 0
    choices: int = 0  # summed over decisions
    leaders: list[int] = field(default_factory=list)  # by move: the seat ahead of all, or -1
    happened: Counter[tuple[str, int]] = field(default_factory=Counter)  # what, and who did it

    @property
    def lead_changes(self) -> int:
        """How often another seat was ahead of all than the one before."""
        alone = [seat for seat in self.leaders if seat >= 0]
        return sum(one != other for one, other in pairwise(alone))

    @property
    def comeback(self) -> bool:
        """Whether somebody won who was not ahead late in the game."""
        late = self.leaders[int(len(self.leaders) * LATE)]
        return late >= 0 and late not in self.result.winners


def watch(task: tuple[TournamentPlan, Pairing]) -> Watched:
    """Play one game and look on."""
    plan, pairing = task
    seen = Watched(Result((), (), (), "", 0))
    reporting = GAMES[plan.game].reporting

    def see(state: State, who: int, move: Move, choices: int) -> None:
        if who != REFEREE:
            seen.decisions += 1
            seen.choices += choices
        ahead = list(reporting.standing(state))
        best = max(ahead)
        seen.leaders.append(ahead.index(best) if ahead.count(best) == 1 else -1)
        for what, doer in reporting.happened(state, who, move):
            seen.happened[what, doer] += 1

    seen.result = play(plan, pairing, see)
    return seen


@dataclass(frozen=True, slots=True)
class Matter:
    """How often something happens, and whether it goes with winning."""

    name: str
    games: float  # share of games in which it happens at all
    times: float  # in a game, on average
    wins: Estimate  # of those who did it; of nobody, if it is nobody's doing


@dataclass(frozen=True, slots=True)
class Findings:
    """What all games with one variant and one number of players came to."""

    variant: str
    seats: int
    games: int
    endless: int
    order: tuple[Estimate, ...]  # wins of who began, of the next one, and so on
    moves: tuple[float, float, float]  # one game in twenty is shorter, the middle, and one is longer
    lengths: tuple[int, ...]
    branching: float
    lead_changes: Estimate  # of none, as the comebacks, if the game does not say who is ahead
    comebacks: Estimate
    shared: Estimate
    matters: tuple[Matter, ...]

    def to_json(self) -> dict[str, object]:
        return {
            "variant": self.variant,
            "seats": self.seats,
            "games": self.games,
            "endless": self.endless,
            "wins_by_order": [estimate.to_json() for estimate in self.order],
            "moves": {"short": self.moves[0], "median": self.moves[1], "long": self.moves[2]},
            "branching": round(self.branching, 2),
            "lead_changes": self.lead_changes.to_json(),
            "comebacks": self.comebacks.to_json(),
            "shared_wins": self.shared.to_json(),
            "matters": [
                {
                    "name": matter.name,
                    "games": round(matter.games, 4),
                    "times": round(matter.times, 3),
                    "wins": matter.wins.to_json() if matter.wins.count else None,
                }
                for matter in self.matters
            ],
        }


def plans(game: Game, bot: str, games: int, seed: int) -> Iterator[TournamentPlan]:
    """The base game with every number of players, and each variant with the usual one."""
    for seats in game.seats:
        yield TournamentPlan(game.name, game.options(seats), (bot,), games, seed, "model")
    usual = game.seats[len(game.seats) // 2]
    for variant in game.variants[1:]:
        yield TournamentPlan(game.name, game.options(usual, variant), (bot,), games, seed, "model")
    for name, values in game.choices.items():
        for value in values[1:]:
            options = game.options(usual, **{name: value})
            yield TournamentPlan(game.name, options, (bot,), games, seed, "model")


def find(plan: TournamentPlan, workers: Workers, each: Callable[[], None] = lambda: None) -> Findings:
    """Play the games of a plan and sum up."""
    games: list[Watched] = []
    for watched in workers.work(watch, [(plan, pairing) for pairing in plan.pairings()]):
        games.append(watched)
        each()
    return sum_up(plan, games)


def sum_up(plan: TournamentPlan, games: Sequence[Watched]) -> Findings:
    """What these games came to; in which order they ended does not matter."""
    seats = plan.options.seats
    points = [sum(game.result.points()[seat] for game in games) for seat in range(seats)]
    lengths = sorted(game.result.moves for game in games)
    ahead = games if any(max(game.leaders) >= 0 for game in games) else ()  # or the game does not say
    cuts = quantiles(lengths, n=20) if len(lengths) > 1 else [float(lengths[0])] * 19
    return Findings(
        variant=_named(plan),
        seats=seats,
        games=len(games),
        endless=sum(not game.result.winners for game in games),
        order=tuple(share(total, len(games)) for total in points),
        moves=(cuts[0], cuts[9], cuts[-1]),
        lengths=tuple(lengths),
        branching=fmean(game.choices / max(game.decisions, 1) for game in games),
        lead_changes=average(sorted(game.lead_changes for game in ahead)),
        comebacks=share(sum(game.comeback for game in ahead), len(ahead)),
        shared=share(sum(len(game.result.winners) > 1 for game in games), len(games)),
        matters=tuple(_matters(games)),
    )


def _named(plan: TournamentPlan) -> str:
    """The variant, and the one option that is not as usual."""
    usual = {name: values[0] for name, values in GAMES[plan.game].choices.items()}
    other = [f"{name} {value}" for name, value in plan.options.choices if usual[name] != value]
    return ", ".join([plan.options.variant, *other])


def _matters(games: Sequence[Watched]) -> Iterator[Matter]:
    names = sorted({what for game in games for what, _ in game.happened})
    for name in names:
        yield _matter(name, games)


def _matter(name: str, games: Sequence[Watched]) -> Matter:
    having = times = doers = 0
    points = 0.0
    for game in games:
        counts = {seat: n for (what, seat), n in game.happened.items() if what == name}
        having += bool(counts)
        times += sum(counts.values())
        won = game.result.points()
        for seat in counts:
            if seat >= 0:
                doers += 1
                points += won[seat]
    return Matter(name, having / len(games), times / len(games), share(points, doers))
