"""What a bot tells of its reasons, and when: what only its seat knows waits until the game is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic

from teeter.bots.bot import Choice, V_co
from teeter.rules.contract import Game, Move, State, View
from teeter.rules.text import Text, Words

LATER: Final = Text("why-later")


@dataclass(frozen=True, slots=True)
class OverheardWith(Generic[V_co]):
    """A move as everybody sees and hears it made: there is nothing in it that only one seat knows."""

    game: str
    seat: int  # that makes it
    view: V_co  # what a spectator sees before it
    text: str  # of the move, as a spectator hears it


Overheard = OverheardWith[View]
"""The same in any game."""

Aloud = Callable[[Overheard], Words]
"""Makes a reason for all ears. It is given nothing secret, so it cannot tell anything secret."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot made a move: what everybody may hear at once, and what when the game is over."""

    now: Words
    later: Words


def overheard(game: Game, state: State, move: Move) -> Overheard:
    """A move that is about to be played, as a spectator has it."""
    return OverheardWith(game.name, state.turn, state.view(None), state.spoken(move, None))


def reason_of(choice: Choice, aloud: Aloud | None, game: Game, state: State) -> Reason:
    """The reason of a choice that is about to be played, for whoever keeps the table.

    Where players have secrets, what the choice itself says is for the end; until then only `aloud`
    speaks, if this bot has it.
    """
    if not game.secret:
        return Reason(choice.why, choice.why)
    now = LATER if aloud is None else aloud(overheard(game, state, choice.move))
    return Reason(now, choice.why)
