"""Every way to play every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from teeter.bots.simple import any_of
from teeter.games.pharaoh.game import GAME as PHARAOH
from teeter.lab.conformance.cases import cases
from teeter.rules.contract import Move
from teeter.rules.games import GAMES

LEAN = 0.5  # of moves go on: purely random walks take tens of thousands of them


def _forward(moves: Sequence[Move], rng: Random) -> Move:
    if rng.random() < LEAN:
        return max(moves, key=lambda move: (move.text == "enter", move.arg))
    return any_of(moves, rng)


CASES = [
    case for game in GAMES.values() for case in cases(game, _forward if game is PHARAOH else any_of)
]
