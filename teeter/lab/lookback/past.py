"""Every position of a finished game, with what was heard until then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from teeter.rules.contract import NOBODY, REFEREE, Fault, Game, State
from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.table.record import Record
from teeter.table.replay import replay

MOST_MOVES: Final = 2_000  # of a game: four times the longest one that people play


class CannotLookBack(Fault):
    """There is nothing to look back at here; the sentence says why."""


@dataclass(frozen=True, slots=True)
class Past:
    """A finished game, step by step; step 0 is the set-up."""

    record: Record
    game: Game
    states: tuple[State, ...]
    heard: tuple[tuple[int, str], ...]  # what a watcher heard of each move

    @classmethod
    def of(cls, record: Record) -> Past:
        """Of a record that was checked. Raises CannotLookBack, BadRecord."""
        if record.options.seats == 1:
            raise CannotLookBack(Text("look-back-alone"))
        if len(record.lines) > MOST_MOVES:
            raise CannotLookBack(Text("look-back-long", most=MOST_MOVES))
        game = GAMES[record.game]
        states = tuple(state.copy() for _, state in replay(record))
        heard = tuple(
            (line.who, state.heard(game.moves[line.text], None))
            for line, state in zip(record.lines, states, strict=False)
        )
        return cls(record, game, states, heard)

    @property
    def last(self) -> int:
        return len(self.record.lines)

    def turns(self) -> list[int]:
        """The steps after which a seat begins something new: its turn, or what follows a try."""
        lines = self.record.lines
        return [
            step
            for step, state in enumerate(self.states)
            if state.turn not in (NOBODY, REFEREE) and (not step or lines[step - 1].who != state.turn)
        ]

    def decisions(self) -> list[int]:
        """The steps after which a seat has something to choose."""
        return [
            step
            for step, state in enumerate(self.states)
            if state.turn not in (NOBODY, REFEREE) and len(state.moves()) > 1
        ]

    def actor(self, step: int) -> int:
        """Who made the move of a step, or whose try was judged there."""
        line = self.record.lines[step - 1]
        if line.who != REFEREE:
            return line.who
        acting = self.game.acting(self.states[step - 1].view(None))
        before = [line.who for line in self.record.lines[:step] if line.who != REFEREE]
        return acting if acting is not None else before[-1]
