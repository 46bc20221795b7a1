"""Tournaments: bots against bots, on balanced seats and all cores; same seed, same result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations, cycle, islice, permutations
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, Final

from teeter.bots.bot import Choice, Seen, seen_by
from teeter.bots.levels import Player, player_called
from teeter.lab.parallel import in_parallel
from teeter.physics.stand_in import Model
from teeter.rules.contract import (
    NOBODY,
    REFEREE,
    SEATS,
    Game,
    Illegal,
    Move,
    Options,
    State,
    Unreadable,
    act,
)
from teeter.rules.games import GAMES
from teeter.rules.referee import Referee

if TYPE_CHECKING:
    from teeter.physics.at_table import AtTheTable

MAX_MOVES: Final = 100_000  # a game this long is stopped and counted as endless
ENDLESS: Final = f"stopped after {MAX_MOVES} moves"


class Fault(Exception):
    """A bot failed, or did not answer with a legal move; the message names it, and the game."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament before it is played: who plays what, how often, judged by whom."""

    game: str
    options: Options
    bots: tuple[str, ...]
    games: int  # for each line-up
    seed: int
    referee: str  # "model" or "physics"
    skill: float | None = None  # of all hands; None: everybody has its own

    def to_json(self) -> dict[str, Any]:
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
        """All games. Each deal is played once in every order of seats, so luck and seats cancel."""
        found = []
        for line_up in self.line_ups():
            orders = sorted(set(permutations(line_up)))
            for number in range(self.games):
                deal, order = divmod(number, len(orders))
                name = "-".join(str(bot) for bot in line_up)
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

    def to_json(self) -> list[Any]:
        return [list(self.seated), list(self.winners), list(self.scores), self.reason, self.moves]

    @classmethod
    def from_json(cls, data: Sequence[Any]) -> Result:
        seated, winners, scores, reason, moves = data
        return cls(tuple(seated), tuple(winners), tuple(scores), reason, moves)


Watcher = Callable[[State, int, Move, int], None]
"""Sees every move when it has been played: the state, who, the move, and among how many."""


def play(plan: Plan, pairing: Pairing, watch: Watcher | None = None) -> Result:
    """One game. Chance has a generator for the deal, one for the world and one for each seat."""
    game = GAMES[plan.game]
    players = [player_called(plan.bots[bot], plan.game) for bot in pairing.seated]
    state = game.start(plan.options, Random(f"{pairing.seed} deal"), first=0)
    referee = _Hands(plan, players, Random(f"{pairing.seed} world"))
    minds = [Random(f"{pairing.seed} {SEATS[seat]}") for seat in range(len(players))]
    heard: list[list[tuple[int, str]]] = [[] for _ in players]
    moves = 0
    while state.turn != NOBODY and moves < MAX_MOVES:
        who = state.turn
        choices = len(state.moves()) if watch else 0
        if who == REFEREE:
            move = referee.report(game, state)
        else:
            odds = referee.odds(game, state, who)
            seen = seen_by(game, state, who, heard[who], minds[who], odds)
            try:
                move = _chosen(players[who], seen, state)
            except _Unfit as unfit:
                raise Fault(f"{players[who].name} {unfit}, in {game.title} {pairing.seed}.") from unfit
            referee.hand = who
        for seat, told in enumerate(heard):
            told.append((who, state.heard(move, seat)))
        state.play(move)
        moves += 1
        if watch:
            watch(state, who, move, choices)
    outcome = state.outcome()
    if outcome is None:
        return Result(pairing.seated, (), (0,) * len(players), ENDLESS, moves)
    return Result(pairing.seated, outcome.winners, outcome.scores, outcome.reason, moves)


class _Unfit(Exception):
    """What a bot did wrong, to be said after its name."""


def _chosen(player: Player, seen: Seen, state: State) -> Move:
    """The move of a bot that may be anybody's. Raises _Unfit."""
    try:
        choice: object = player.bot(seen)
    except Exception as error:  # whatever is wrong with a function that is not ours
        place = extract_tb(error.__traceback__)[-1]
        told = " ".join(f"{type(error).__name__}: {error}".split())[:200].rstrip(":.")
        raise _Unfit(
            f"failed with {told} ({Path(place.filename).name}, line {place.lineno})"
        ) from error
    move: object = choice.move if isinstance(choice, Choice) else None
    if not isinstance(move, Move):
        raise _Unfit(f"answered {str(choice)[:60]!r}, which is not a Choice of a move")
    if move not in seen.moves:
        raise _Unfit(f"proposed {move.text!r}, which is not legal: {_why_not(seen, state, move)}")
    return move


def _why_not(seen: Seen, state: State, move: Move) -> str:
    try:
        act(seen.game, state.copy(), seen.seat, seen.game.moves.parse(move.text))
    except (Illegal, Unreadable) as error:
        return str(error).removesuffix(".")
    return "it belongs to another game"


class _Hands:
    """The referee of a tournament: everybody tries with the hands of that player."""

    def __init__(self, plan: Plan, players: Sequence[Player], rng: Random) -> None:
        self.hand = 0  # the seat that tries
        self._skills = [player.skill if plan.skill is None else plan.skill for player in players]
        self._worlds: list[AtTheTable] = []  # by seat, with physics
        self._models = [Model(rng, skill) for skill in self._skills]
        if plan.referee == "physics":
            self._worlds = _worlds(plan, players, rng)

    def report(self, game: Game, state: State) -> Move:
        referees: Sequence[Referee] = self._worlds or self._models
        return referees[self.hand].report(game, state)

    def odds(self, game: Game, state: State, who: int) -> Callable[[Move], float] | None:
        """What a player sees who looks at the world; where there is none, nobody can tell."""
        return self._worlds[who].odds(game, state, self._skills[who]) if self._worlds else None


def _worlds(plan: Plan, players: Sequence[Player], rng: Random) -> list[AtTheTable]:
    """Everybody at the same world."""
    from teeter.physics.at_table import AtTheTable  # noqa: PLC0415 - heavy, and seldom needed
    from teeter.physics.stages import STAGES  # noqa: PLC0415

    stage = STAGES[plan.game]()
    return [AtTheTable(stage, player.hands, rng) for player in players]


def run(
    plan: Plan, jobs: int, done: dict[int, Result], each: Callable[[int, Result], None]
) -> list[Result]:
    """Play all games that are not `done`; `each` sees every new one, in any order, as it ends."""
    pairings = plan.pairings()
    todo = [(plan, number, pairing) for number, pairing in enumerate(pairings) if number not in done]
    results = dict(done)
    for number, result in in_parallel(_numbered, todo, jobs):
        results[number] = result
        each(number, result)
    return [results[number] for number in range(len(pairings))]


def _numbered(task: tuple[Plan, int, Pairing]) -> tuple[int, Result]:
    plan, number, pairing = task
    return number, play(plan, pairing)
