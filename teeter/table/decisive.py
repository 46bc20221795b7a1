"""When a finished game was decided: from then on those who won were ahead of all others."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from teeter.rules.contract import Game, Options, Setup, State


def decisive_step(
    game: Game, options: Options, setup: Setup, moves: Iterable[str], winners: Collection[int]
) -> int:
    """The number of the move after which the winners led, and did so until the end.

    Where somebody else was ahead until the last move, or nobody ever is, that is the last one.
    """
    state = game.new(options, setup)
    number = decided = 0
    led = False
    for number, text in enumerate(moves, 1):
        state.play(game.moves[text])
        leads = _leaders(game, state) == set(winners)
        if leads and not led:
            decided = number
        led = leads
    return decided if led else number


def _leaders(game: Game, state: State) -> set[int]:
    standing = game.reporting.standing(state)
    return {seat for seat, far in enumerate(standing) if far == max(standing)}
