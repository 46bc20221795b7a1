"""Train a hand to take a piece by watching the careful script, on one core of this machine, in minutes.

    make install     # once; with a wheel: pip install 'dist/teeter-...whl[research,train]'
    .venv/bin/python examples/train_hand.py gulo-gulo-top --episodes 100

Every second demonstration is shaken: the hand is pushed off its way while the script goes on to say
what it would do. So the nets see how one comes back from small errors, which they will make. Of tries
that fail nothing is learned. `learned_hand.py` says what the nets look at, and works with them.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from warnings import catch_warnings, simplefilter

import gymnasium
import numpy as np
from learned_hand import FAR, WEIGHTS, Array, Layers, Seen, Watched, piece_of, place_of, turns
from sklearn.exceptions import ConvergenceWarning
from sklearn.neural_network import MLPClassifier, MLPRegressor

from teeter.envs.demonstrating import Demonstrator
from teeter.envs.steered import REACH
from teeter.envs.tasks import HandEnv

FIRST = 2_000_000  # seed that draws the first world to learn from; the next 200 draw none of the test's
SHAKEN, STEADIED = 0.04, 0.9  # how much a push adds, in actions, and how much of the last one stays
TURNS, MOVES = (32,), (64, 64)  # neurons of the inner layers
STRONG = np.array(
    [5.0, 5.0, 5.0, 1.0]
)  # ways are a fraction of an action: they count as much as the grip


@dataclass
class Shown:
    """One demonstration: what was seen at each moment, what the script wanted, what the hand did."""

    looks: list[Seen] = field(default_factory=list)
    wanted: list[Array] = field(default_factory=list)
    done: list[Array] = field(default_factory=list)
    well: bool = False


def show(env: HandEnv, seed: int) -> Shown:
    """A try of the careful hand; one with an odd seed is shaken."""
    seen, _ = env.reset(seed=seed)
    script = Demonstrator(env, "careful", seed)
    rng, push = np.random.default_rng(seed), np.zeros(6)
    shown, over = Shown(), False
    while not over:
        wanted = script(seen).astype(np.float64)
        if seed % 2:
            push[:3] = push[:3] * STEADIED + rng.normal(0.0, SHAKEN, 3)
        done = np.clip(wanted + push, -1.0, 1.0)
        shown.looks.append(seen)
        shown.wanted.append(wanted)
        shown.done.append(done)
        seen, _, terminated, truncated, info = env.step(done.astype(np.float32))
        over, shown.well = terminated or truncated, info["is_success"]
    return shown


def moments(shown: Shown) -> Iterator[tuple[Array, Array]]:
    """What the hand saw, where the script wanted it to go from there, and whether to close."""
    watched = Watched(shown.looks[0])
    for seen, wanted, done in zip(shown.looks, shown.wanted, shown.done, strict=True):
        if piece_of(seen)[2] - watched.height < FAR:  # higher up it only waits for the referee
            way = watched.turned(watched.goal + wanted[:3] * REACH - place_of(seen)) / REACH
            yield watched.hand(seen), np.array([*way, wanted[5]]) * STRONG
        watched.told(seen, done)


def chosen(shown: Shown) -> Iterator[tuple[Array, bool]]:
    """Each way to turn the fingers, and whether it was the one in which they closed."""
    closes = next(n for n, wanted in enumerate(shown.wanted) if wanted[5] > 0)
    cos, sin = shown.looks[closes]["agent_pos"][3:5]
    first = shown.looks[0]
    apart = [abs(math.remainder(turn - math.atan2(sin, cos), math.pi)) for turn in turns()]
    for turn, off in zip(turns(), apart, strict=True):
        yield Watched(first).fingers(first, turn), off == min(apart)


def train(demonstrations: list[Shown], seed: int) -> dict[str, Layers]:
    """The two nets."""
    found, was_chosen = zip(*(pair for one in demonstrations for pair in chosen(one)), strict=True)
    rows, answers = zip(*(pair for one in demonstrations for pair in moments(one)), strict=True)
    turning = MLPClassifier(hidden_layer_sizes=TURNS, alpha=1e-2, max_iter=300, random_state=seed)
    moving = MLPRegressor(hidden_layer_sizes=MOVES, alpha=1e-4, max_iter=200, random_state=seed)
    with catch_warnings():
        simplefilter("ignore", ConvergenceWarning)  # so many rounds are enough
        turning.fit(np.array(found), np.array(was_chosen))
        moving.fit(np.array(rows), np.array(answers))
    *inner, (weights, bias) = layers(moving)
    return {"turns": layers(turning), "moves": [*inner, (weights / STRONG, bias / STRONG)]}


def layers(net: MLPClassifier | MLPRegressor) -> Layers:
    return [*zip(net.coefs_, net.intercepts_, strict=True)]


def keep(nets: dict[str, Layers], out: Path) -> None:
    kept: dict[str, Any] = {
        f"{name}-{part}{n}": array
        for name, net in nets.items()
        for n, layer in enumerate(net)
        for part, array in zip("wb", layer, strict=True)
    }
    np.savez(out, **kept)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("task", help="such as gulo-gulo-top")
    parser.add_argument("--episodes", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    args = parser.parse_args()
    env = gymnasium.make(f"teeter/{args.task}-v0", sensors="touch").unwrapped
    assert isinstance(env, HandEnv)
    shown = [show(env, seed) for seed in range(FIRST, FIRST + args.episodes)]
    well = [one for one in shown if one.well]
    if not well:
        raise SystemExit("No demonstration has succeeded: try more episodes.")
    keep(train(well, args.seed), args.out)
    print(f"{args.out.name}: learned from {len(well)} of {args.episodes} demonstrations")


if __name__ == "__main__":
    main()
