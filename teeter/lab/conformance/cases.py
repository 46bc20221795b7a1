"""Every way to play a game, and random play through all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from teeter.bots.simple import any_of
from teeter.rules.contract import NOBODY, REFEREE, Game, Move, Options, State

SKILL: Final = 0.8  # of all hands
ASIDES: Final = 0.05  # of all moves, where somebody may say something out of turn
AS_LIKELY: Final = 0.9  # of a referee's words are as likely as in a simulation; others are any at all
LENGTHS: Final = (0, 3, 10, 30, 60, 100, 200)  # moves after which a game is looked at

Choose = Callable[[Sequence[Move], Random], Move]


@dataclass(frozen=True)
class Case:
    """A game with one variant and one set of choices; the number of seats is left to chance."""

    game: Game
    variant: str = "base"
    choices: tuple[tuple[str, str], ...] = ()
    choose: Choose = any_of  # for everybody: another one if games of pure chance would not end

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.choices]
        return " ".join([self.game.name, self.variant, *chosen])

    def options(self, rng: Random) -> Options:
        seats = rng.choice(self.game.seats)
        return self.game.options(seats, self.variant, **dict(self.choices))


def cases(game: Game, choose: Choose = any_of) -> list[Case]:
    """Each variant, and each value of an option that is not the default."""
    others = [(name, value) for name, values in game.choices.items() for value in values[1:]]
    return [
        *(Case(game, variant, (), choose) for variant in game.variants),
        *(Case(game, "base", (other,), choose) for other in others),
    ]


def start(case: Case, rng: Random) -> State:
    return case.game.start(case.options(rng), rng)


def next_move(case: Case, state: State, rng: Random) -> Move:
    """A random legal move of whoever is on turn, now and then an aside."""
    if rng.random() < ASIDES:
        aside = any_aside(state, rng)
        if aside:
            return aside
    if state.turn == REFEREE and rng.random() < AS_LIKELY:
        return case.game.stand_in(state, rng, SKILL)
    return case.choose(state.moves(), rng)


def play_some(case: Case, seed: int) -> tuple[State, Random]:
    """A game after a random number of random moves; over only if it ended before."""
    rng = Random(seed)
    state = start(case, rng)
    for _ in range(rng.choice(LENGTHS)):
        if state.turn == NOBODY:
            break
        state.play(next_move(case, state, rng))
    return state, rng


def any_aside(state: State, rng: Random) -> Move | None:
    asides = [move for who in speakers(state) if who != state.turn for move in state.asides(who)]
    return rng.choice(asides) if asides else None


def speakers(state: State) -> list[int]:
    return [REFEREE, *range(state.options.seats)]


def legal(state: State) -> set[Move]:
    """Everything that anybody may say now."""
    others = [who for who in speakers(state) if who != state.turn]
    return set(state.moves()).union(*(state.asides(who) for who in others))


def seats_and_spectator(state: State) -> list[int | None]:
    return [*range(state.options.seats), None]
