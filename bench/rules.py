"""How fast the rules are: random playouts beside OpenSpiel's crazy_eights, in one run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from teeter.lab.extras import how_to_get
from teeter.rules import contract
from teeter.rules.contract import NOBODY, REFEREE, Game, State
from teeter.rules.games import GAMES

PEER: Final = "crazy_eights"
GOALS: Final = {"eruk": 1.6, "gulo-gulo": 1.6, "pharaoh": 1.6, "go-cuckoo": 1.0, "gulp": 0.85}
COPY_GOALS_US: Final = {"eruk": 3.0, "gulp": 6.0}
ROUNDS: Final = 5
SEATS: Final = 3
SKILL: Final = 0.8
COPIES: Final = 20_000


class PeerMissing(RuntimeError):
    """OpenSpiel is not installed."""


@dataclass(frozen=True, slots=True)
class Speed:
    """What one game reached."""

    steps_per_second: float
    ratio: float  # to the peer, in the same round
    goal: float | None
    copy_us: float
    copy_goal_us: float | None

    @property
    def reached(self) -> bool:
        """Whether every goal there is was met."""
        fast = self.goal is None or self.ratio >= self.goal
        return fast and (self.copy_goal_us is None or self.copy_us < self.copy_goal_us)


def compiled() -> bool:
    """Whether the rules run as compiled by mypyc."""
    return not contract.__file__.endswith(".py")


def bench_rules(seconds: float, each: Callable[[], None] = lambda: None) -> dict[str, Speed]:
    """Steps per CPU second of every game, median of interleaved rounds. Raises PeerMissing."""
    peer = _peer_steps()
    rates: dict[str, list[float]] = {name: [] for name in GAMES}
    ratios: dict[str, list[float]] = {name: [] for name in GAMES}
    for turn in range(ROUNDS):
        peer_rate = rate(peer, Random(turn), seconds)
        each()
        for name, game in GAMES.items():
            found = rate(_game_steps(game), Random(turn), seconds)
            rates[name].append(found)
            ratios[name].append(found / peer_rate)
            each()
    return {
        name: Speed(
            median(rates[name]),
            median(ratios[name]),
            GOALS.get(name),
            _copy_us(game),
            COPY_GOALS_US.get(name),
        )
        for name, game in GAMES.items()
    }


def rate(play_out: Callable[[Random], int], rng: Random, seconds: float) -> float:
    """Steps per CPU second over whole games, set-up included."""
    play_out(rng)  # warm up
    steps = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        steps += play_out(rng)
    return steps / spent


def _game_steps(game: Game) -> Callable[[Random], int]:
    options = game.options(SEATS)
    stand_in = game.stand_in

    def play_out(rng: Random) -> int:
        state = game.start(options, rng)
        steps = 0
        random = rng.random
        while (who := state.turn) != NOBODY:
            moves = state.moves()
            asked = who == REFEREE
            state.play(stand_in(state, rng, SKILL) if asked else moves[int(random() * len(moves))])
            steps += 1
        return steps

    return play_out


def peer_game() -> Any:
    """OpenSpiel's game. Raises PeerMissing."""
    try:
        import pyspiel  # noqa: PLC0415
    except ImportError:
        raise PeerMissing(f"The bench needs OpenSpiel beside it: {how_to_get('research')}.") from None
    return pyspiel.load_game(PEER)


def _peer_steps() -> Callable[[Random], int]:
    game = peer_game()

    def play_out(rng: Random) -> int:
        state = game.new_initial_state()
        steps = 0
        random = rng.random
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            steps += 1
        return steps

    return play_out


def _copy_us(game: Game) -> float:
    """Microseconds of one copy in the middle of a game."""
    state = _mid_game(game)
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        for _ in range(COPIES):
            state.copy()
        times.append(process_time() - start)
    return median(times) / COPIES * 1e6


def _mid_game(game: Game) -> State:
    rng = Random(7)
    state = game.start(game.options(SEATS), rng)
    for _ in range(60):
        if state.turn == REFEREE:
            state.play(game.stand_in(state, rng, SKILL))
        else:
            moves = state.moves()
            state.play(moves[int(rng.random() * len(moves))])
    return state


def document(games: Mapping[str, Mapping[str, object]]) -> dict[str, object]:
    """The figures of games beside the peer, for programs."""
    return {
        "peer": PEER,
        "compiled": compiled(),
        "rounds": ROUNDS,
        "seats": SEATS,
        "games": games,
    }


def to_json(speeds: dict[str, Speed]) -> dict[str, object]:
    """The figures for programs."""
    return document(
        {
            name: {
                "steps_per_second": round(speed.steps_per_second),
                "ratio": round(speed.ratio, 3),
                "goal": speed.goal,
                "copy_us": round(speed.copy_us, 2),
                "copy_goal_us": speed.copy_goal_us,
                "reached": speed.reached,
            }
            for name, speed in speeds.items()
        }
    )


def table(speeds: dict[str, Speed]) -> list[str]:
    """The figures for people, a line a game."""
    how = "compiled by mypyc" if compiled() else "in plain Python"
    lines = [f"Rules {how}, {SEATS} seats, random play, beside {PEER} (median of {ROUNDS} rounds)"]
    for name, speed in speeds.items():
        copy_goal = f", goal < {speed.copy_goal_us:g}" if speed.copy_goal_us else ""
        lines.append(
            f"{name:10} {speed.steps_per_second:>10,.0f} steps/s  ratio {speed.ratio:.2f}"
            f" (goal {speed.goal:g})  copy {speed.copy_us:.2f} us{copy_goal}"
            f"  {'reached' if speed.reached else 'NOT reached'}"
        )
    return lines
