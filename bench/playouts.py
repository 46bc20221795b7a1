"""Random games played inside compiled code, beside OpenSpiel's own loop in C++, in one run.

OpenSpiel has no call that plays random games from Python, but its MCTS values a leaf by as many of them
as it is told: one simulation is such a loop, and nothing else of note. Other ways are slower: bots
of chance that `evaluate_bots` lets play reach two thirds of that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import mean, median
from time import process_time
from typing import Any, Final

from bench.rules import PEER, ROUNDS, SEATS, compiled, document, peer_game
from teeter.rules.games import GAMES
from teeter.rules.playouts import playouts

LENGTHS: Final = 300  # games of the peer that are counted, to know how many moves one has
BATCH: Final = 20  # games of ours in one call


@dataclass(frozen=True, slots=True)
class Speed:
    """What one game reached."""

    moves_per_second: float
    games_per_second: float
    ratio: float  # of moves to the peer's, the median of rounds


def bench_playouts(seconds: float, each: Callable[[], None] = lambda: None) -> dict[str, Speed]:
    """Moves and games per CPU second, median of interleaved rounds. Raises PeerMissing."""
    peer = _peer()
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in (PEER, *GAMES)}
    for turn in range(ROUNDS):
        for name, rates in found.items():
            play = peer if name == PEER else _ours(name)
            rates.append(_rate(play, Random(turn), seconds))
            each()
    by_peer = [moves for moves, _ in found[PEER]]
    return {
        name: Speed(
            median(moves for moves, _ in rates),
            median(games for _, games in rates),
            median(moves / peers for (moves, _), peers in zip(rates, by_peer, strict=True)),
        )
        for name, rates in found.items()
    }


Play = Callable[[Random], tuple[float, int]]
"""Plays some games in one call; how many moves, and how many games."""


def _rate(play: Play, rng: Random, seconds: float) -> tuple[float, float]:
    play(rng)  # warm up
    moves, games = 0.0, 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        more, count = play(rng)
        moves, games = moves + more, games + count
    return moves / spent, games / spent


def _ours(name: str) -> Play:
    game = GAMES[name]
    options = game.options(SEATS)

    def play(rng: Random) -> tuple[float, int]:
        done = playouts(game, options, BATCH, rng)
        return done.moves, done.games

    return play


def _peer() -> Play:
    """Its games begin when all cards are dealt, for which it needs no time then; ours deal, too."""
    game = peer_game()
    import pyspiel  # noqa: PLC0415 - an extra, and it is there

    state = _dealt(game, Random(1))
    length = mean(_length(state.clone(), Random(seed)) for seed in range(LENGTHS))

    def play(rng: Random) -> tuple[float, int]:
        loop = pyspiel.RandomRolloutEvaluator(LENGTHS, rng.getrandbits(31))
        bot = pyspiel.MCTSBot(game, loop, 1.0, 1, 100, False, rng.getrandbits(31), False)  # noqa: FBT003
        bot.mcts_search(state)
        return LENGTHS * length, LENGTHS

    return play


def _dealt(game: Any, rng: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(_by_chance(state, rng))
    return state


def _length(state: Any, rng: Random) -> int:
    moves = 0
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(_by_chance(state, rng) if chance else rng.choice(state.legal_actions()))
        moves += 1
    return moves


def _by_chance(state: Any, rng: Random) -> int:
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    action: int = rng.choices(actions, odds)[0]
    return action


def to_json(speeds: dict[str, Speed]) -> dict[str, object]:
    """The figures for programs."""
    return document(
        {
            name: {
                "moves_per_second": round(speed.moves_per_second),
                "games_per_second": round(speed.games_per_second),
                "ratio": round(speed.ratio, 3),
            }
            for name, speed in speeds.items()
        }
    )


def table(speeds: dict[str, Speed]) -> list[str]:
    """The figures for people, a line a game."""
    how = "compiled by mypyc" if compiled() else "in plain Python"
    return [
        f"Random games in one call, rules {how}, {SEATS} seats,"
        f" beside {PEER} in OpenSpiel's C++ (median of {ROUNDS} rounds)",
        *(
            f"{name:12} {speed.moves_per_second:>11,.0f} moves/s"
            f" {speed.games_per_second:>8,.0f} games/s  ratio {speed.ratio:.2f}"
            for name, speed in speeds.items()
        ),
    ]
