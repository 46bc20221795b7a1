"""How fast games are behind PettingZoo's interface, each move observed, beside OpenSpiel in one run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median

from bench.rules import PEER, ROUNDS, SEATS, compiled, document, peer_game, rate
from teeter.rules.games import GAMES


@dataclass(frozen=True, slots=True)
class Speed:
    """What one game reached: the best round, as other programs only ever take time away."""

    moves_per_second: float
    ratio: float  # to the peer, the median of rounds


def bench_envs(seconds: float, each: Callable[[], None] = lambda: None) -> dict[str, Speed]:
    """Moves per CPU second of every game in interleaved rounds. Raises PeerMissing."""
    peer = _peer_moves()
    rates: dict[str, list[float]] = {name: [] for name in (PEER, *GAMES)}
    players = {name: _moves(name) for name in GAMES}
    for turn in range(ROUNDS):
        for name, play_out in ((PEER, peer), *players.items()):
            rates[name].append(rate(play_out, Random(turn), seconds))
            each()
    return {
        name: Speed(max(found), median(a / b for a, b in zip(found, rates[PEER], strict=True)))
        for name, found in rates.items()
    }


def _moves(name: str) -> Callable[[Random], int]:
    """A game of random moves in which everybody looks before each move, as a learner does."""
    from teeter.envs import board  # noqa: PLC0415 - an extra

    env = board.raw_env(name, seats=SEATS)

    def play_out(rng: Random) -> int:
        env.reset(seed=rng.getrandbits(32))
        moves = 0
        while True:
            _, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                return moves
            legal = info["action_mask"].nonzero()[0]
            env.step(legal[int(rng.random() * len(legal))])
            moves += 1

    return play_out


def _peer_moves() -> Callable[[Random], int]:
    game = peer_game()

    def play_out(rng: Random) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return play_out


def to_json(speeds: dict[str, Speed]) -> dict[str, object]:
    """The figures for programs."""
    return document(
        {
            name: {"moves_per_second": round(speed.moves_per_second), "ratio": round(speed.ratio, 3)}
            for name, speed in speeds.items()
        }
    )


def table(speeds: dict[str, Speed]) -> list[str]:
    """The figures for people, a line a game."""
    how = "compiled by mypyc" if compiled() else "in plain Python"
    return [
        f"Environments, rules {how}, {SEATS} seats, all observed, beside {PEER} ({ROUNDS} rounds)",
        *(
            f"{name:12} {speed.moves_per_second:>10,.0f} moves/s  ratio {speed.ratio:.2f}"
            for name, speed in speeds.items()
        ),
    ]
