"""Who answers when the REFEREE is on turn: handed in, as the rules know neither chance nor physics."""

from __future__ import annotations

from typing import Protocol

from teeter.rules.contract import Game, Move, State


class Referee(Protocol):
    """Says what chance or the physical world did. The real physics is one too."""

    def report(self, game: Game, state: State) -> Move:
        """The REFEREE's next move."""
