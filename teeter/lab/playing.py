"""One game of bots, move by move; a bot may be anybody's, and what it does wrong is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from teeter.bots.bot import Choice, Seen, seen_by
from teeter.bots.levels import Player, player_called
from teeter.lab.judging import Hands, Judge
from teeter.lab.parallel import in_a_line
from teeter.lab.played import Played
from teeter.rules.contract import (
    NOBODY,
    REFEREE,
    SEATS,
    Illegal,
    Move,
    Options,
    State,
    Unreadable,
    act,
)
from teeter.rules.games import GAMES
from teeter.table.record import RecordLine
from teeter.words.speaker import english

MAX_MOVES: Final = 1_000_000  # a game this long is stopped and counted as endless

Watcher = Callable[[State, int, Move, int], None]
"""Sees every move when it has been played: the state, who, the move, and among how many."""


class Fault(Exception):
    """A bot failed, or did not answer with a legal move; the message names it, and the game."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A game of bots before it is played. Plain data, so that it can be handed to other processes."""

    game: str
    options: Options
    bots: tuple[str, ...]  # by seat
    seed: str
    judge: Judge
    first: int = 0


def play_bots(sitting: Sitting, watch: Watcher | None = None) -> Played:
    """One game. Chance has a generator for the deal, one for the world and one for each seat."""
    game, seed = GAMES[sitting.game], sitting.seed
    players = [player_called(name, game.name) for name in sitting.bots]
    setup = game.deal(sitting.options, sitting.first, Random(f"{seed} deal"))
    state = game.new(sitting.options, setup)
    referee = Hands(sitting.judge, game, players, Random(f"{seed} world"))
    minds = [Random(f"{seed} {SEATS[seat]}") for seat in range(len(players))]
    heard: list[list[tuple[int, str]]] = [[] for _ in players]
    lines: list[RecordLine] = []
    while state.turn != NOBODY and len(lines) < MAX_MOVES:
        who = state.turn
        choices = len(state.moves()) if watch else 0
        if who == REFEREE:
            move = referee.report(game, state)
        else:
            odds = referee.odds(state, who)
            seen = seen_by(game, state, who, heard[who], minds[who], odds)
            move = _chosen(players, seen, state, seed)
            referee.seat = who
        for seat, told in enumerate(heard):
            told.append((who, state.heard(move, seat)))
        state.play(move)
        lines.append(RecordLine(None, who, move.text))
        if watch:
            watch(state, who, move, choices)
    return Played(
        seed=seed,
        names=sitting.bots,
        first=sitting.first,
        setup=setup,
        state=state,
        lines=tuple(lines),
        physics=sitting.judge.physics,
        tries=referee.tries(),
    )


def _chosen(players: Sequence[Player], seen: Seen, state: State, seed: str) -> Move:
    """Raises Fault."""
    player = players[seen.seat]
    try:
        return _checked(player, seen, state)
    except _Unfit as unfit:
        raise Fault(f"{player.name} {unfit}, in {seen.game.title} {seed}.") from unfit


class _Unfit(Exception):
    """What a bot did wrong, to be said after its name."""


def _checked(player: Player, seen: Seen, state: State) -> Move:
    """The move of a bot that may be anybody's. Raises _Unfit."""
    try:
        choice: object = player.bot(seen)
    except (Exception, SystemExit) as error:  # whatever is wrong with a function that is not ours
        raise _Unfit(f"failed with {in_a_line(error)}") from error
    move: object = choice.move if isinstance(choice, Choice) else None
    if not isinstance(move, Move):
        raise _Unfit(f"answered {str(choice)[:60]!r}, which is not a Choice of a move")
    if move not in seen.moves:
        raise _Unfit(f"proposed {move.text!r}, which is not legal: {_why_not(seen, state, move)}")
    return move


def _why_not(seen: Seen, state: State, move: Move) -> str:
    try:
        act(seen.game, state.copy(), seen.seat, seen.game.moves.parse(move.text))
    except Illegal as no:
        return f"{english(no.sentence)} ({no.rule})"
    except Unreadable as error:
        return english(error.sentence).removesuffix(".")
    return "it belongs to another game"
