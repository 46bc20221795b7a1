"""Every way to play every game, and random play through all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from teeter.bots.simple import any_of
from teeter.rules.contract import NOBODY, REFEREE, Game, Move, Options, State
from teeter.rules.games import GAMES

SKILL = 0.8
LEAN = 0.5  # in Pharaoh's Gulo Gulo, where purely random walks take tens of thousands of moves


@dataclass(frozen=True)
class Case:
    """A game with one variant and one set of choices; the number of seats is left to chance."""

    game: Game
    variant: str
    choices: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.choices]
        return " ".join([self.game.name, self.variant, *chosen])

    def options(self, rng: Random) -> Options:
        seats = rng.choice(self.game.seats)
        return self.game.options(seats, self.variant, **dict(self.choices))


def _cases() -> Iterator[Case]:
    """Each variant, and each value of an option that is not the default."""
    for game in GAMES.values():
        for variant in game.variants:
            yield Case(game, variant, ())
        for name, values in game.choices.items():
            for value in values[1:]:
                yield Case(game, "base", ((name, value),))


CASES = list(_cases())


def start(case: Case, rng: Random) -> State:
    return case.game.start(case.options(rng), rng)


def next_move(case: Case, state: State, rng: Random) -> Move:
    """A random legal move of whoever is on turn, now and then an aside."""
    if rng.random() < 0.05:
        aside = any_aside(state, rng)
        if aside:
            return aside
    if state.turn == REFEREE and rng.random() < 0.9:
        return case.game.stand_in(state, rng, SKILL)
    moves = state.moves()
    if case.game.name == "pharaoh" and rng.random() < LEAN:
        return max(moves, key=lambda move: (move.text == "enter", move.arg))  # forward
    return any_of(moves, rng)


def any_aside(state: State, rng: Random) -> Move | None:
    asides = [move for who in speakers(state) if who != state.turn for move in state.asides(who)]
    return rng.choice(asides) if asides else None


def speakers(state: State) -> list[int]:
    return [REFEREE, *range(state.options.seats)]


def legal(state: State) -> set[Move]:
    """Everything that anybody may say now."""
    others = [who for who in speakers(state) if who != state.turn]
    return set(state.moves()).union(*(state.asides(who) for who in others))


def play_some(case: Case, seed: int) -> tuple[State, Random]:
    """A game after a random number of random moves; over only if it ended before."""
    rng = Random(seed)
    state = start(case, rng)
    for _ in range(rng.choice((0, 3, 10, 30, 60, 100, 200))):
        if state.turn == NOBODY:
            break
        state.play(next_move(case, state, rng))
    return state, rng


def seats_and_spectator(state: State) -> list[int | None]:
    return [*range(state.options.seats), None]
