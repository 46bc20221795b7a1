"""Pharaoh's Gulo Gulo alone: boulders taken from the trap one after the other, in practice (R34)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from teeter.games.pharaoh import house, sight
from teeter.games.pharaoh.moves import (
    ASIDES,
    CHOICES,
    CHOOSE,
    EXPLORE,
    LANDSLIDE,
    MOVES,
    STAND,
    TAKES,
    TRIES,
    TRY,
)
from teeter.games.pharaoh.pieces import COLOURS
from teeter.games.pharaoh.table import PharaohTable
from teeter.games.pharaoh.view import PharaohView
from teeter.rules.contract import REFEREE, Illegal, Move, Outcome, Reason
from teeter.rules.text import Text

RULE: Final = "PHAR R34"
FULL: Final = [house.BOULDERS.value[colour] for colour in COLOURS]


class PharaohAlone(PharaohTable):
    """A trap and one adventurer, who stays before the pyramid."""

    __slots__ = ()

    def moves(self) -> Sequence[Move]:
        if self.phase == TRY:
            return TRIES
        return CHOICES[sum(1 << colour for colour, count in enumerate(self.bowl) if count)]

    def asides(self, who: int) -> Sequence[Move]:
        return ASIDES if who == REFEREE and self.phase == EXPLORE else ()

    def play(self, move: Move) -> None:
        if move in self.moves() or move in self.asides(REFEREE):
            _PLAY[move.verb](self, move)
        elif MOVES.get(getattr(move, "text", "")) is move:
            raise Illegal(Reason.FORBIDDEN, RULE, Text("pharaoh-no-alone"))
        else:
            raise MOVES.stranger(move, RULE)

    def _choose(self, move: Move) -> None:
        self.asked = move.arg
        self.phase, self.turn = TRY, REFEREE

    def _takes(self, move: Move) -> None:
        self.bowl = [count - (colour == self.asked) for colour, count in enumerate(self.bowl)]
        self._go_on(anew=not any(self.bowl))

    def _landslide(self, move: Move) -> None:
        self._go_on(anew=True)

    def _go_on(self, *, anew: bool) -> None:
        if anew:
            self.bowl = FULL[:]
        self.phase, self.turn = EXPLORE, self.player

    def _stand(self, move: Move) -> None:
        """Nothing has changed."""

    # The rest of the contract

    def copy(self) -> PharaohAlone:
        new = PharaohAlone()
        new.read_json(self.options, self.to_json())
        return new

    def outcome(self) -> Outcome | None:
        return None

    def _view(self, seat: int | None) -> PharaohView:
        return sight.view(self)

    def turns_up(self, move: Move, seat: int | None) -> str:
        return ""

    def redeal(self, seat: int | None, rng: Random) -> PharaohAlone:
        return self.copy()


_PLAY: Final[dict[int, Callable[[PharaohAlone, Move], None]]] = {
    CHOOSE: PharaohAlone._choose,
    TAKES: PharaohAlone._takes,
    LANDSLIDE: PharaohAlone._landslide,
    STAND: PharaohAlone._stand,
}
