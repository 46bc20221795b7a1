"""Gulo Gulo alone: eggs of any colour are stolen one after the other, until the alarm (R25)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NoReturn

from teeter.games.gulo_gulo import sight
from teeter.games.gulo_gulo.moves import (
    AIM,
    AIMS,
    ALARM,
    CHOSEN,
    EGGS,
    FULL_NEST,
    MOVES,
    NO_MOVES,
    OVER,
    POINT,
    POLE_BACK,
    REPORTS,
    SET_BACK,
    TAKES,
    TRY,
)
from teeter.games.gulo_gulo.table import GuloGuloTable
from teeter.games.gulo_gulo.view import GuloGuloView
from teeter.games.gulo_gulo.words import egg as named
from teeter.rules import contract
from teeter.rules.contract import (
    NOBODY,
    REFEREE,
    BadSetup,
    Illegal,
    Move,
    Options,
    Outcome,
    Reason,
    Setup,
)
from teeter.rules.extras import SERIES
from teeter.rules.setup import first_seat
from teeter.rules.text import Text

RULE: Final = "GULO R25"
TILES: Final = len(EGGS)  # one for each egg: it lies open in the egg's colour when that is stolen


class GuloGuloAlone(GuloGuloTable):
    """A nest and one thief. The Gulo goes on by a tile with each egg: its place is the count."""

    __slots__ = ()

    def moves(self) -> tuple[Move, ...]:
        if self.phase == TRY:
            return REPORTS
        return _aims(self.nest) if self.phase == POINT else NO_MOVES

    def asides(self, who: int) -> tuple[Move, ...]:
        """Another egg until the hand touches something (R16); the pole that fell by itself."""
        if self.phase == TRY:
            return _aims(self.nest & ~(1 << self.egg)) if who == self.thief else NO_MOVES
        return SET_BACK if who == REFEREE and self.phase != OVER else NO_MOVES

    def play(self, move: Move) -> None:
        how = _PLAY.get(getattr(move, "verb", -1))
        if how is not None:
            how(self, move)
        elif MOVES.get(getattr(move, "text", "")) is move:
            raise Illegal(Reason.FORBIDDEN, RULE, Text("gulo-gulo-no-alone"))
        else:
            raise MOVES.stranger(move, RULE)

    def _aim(self, move: Move) -> None:
        again = self.phase == TRY and move.arg == self.egg
        if self.phase == OVER or again or not self.nest >> move.arg & 1:
            self._refuse_aiming(move, again=again)
        self.phase, self.turn = TRY, REFEREE
        self.egg, self.colour = move.arg, move.extra

    def _refuse_aiming(self, move: Move, *, again: bool) -> NoReturn:
        if self.phase == OVER:
            raise Illegal(Reason.OVER, RULE, contract.OVER)
        if again:
            raise Illegal(
                Reason.NOT_NOW, "GULO-27", Text("gulo-gulo-no-same-egg", **named(EGGS[move.arg]))
            )
        raise Illegal(
            Reason.NOT_THERE, "GULO-27", Text("gulo-gulo-no-egg-there", **named(EGGS[move.arg]))
        )

    def _takes(self, move: Move) -> None:
        """The egg goes into the bag, and the Gulo one tile on."""
        self._check_try()
        self.said = move.arg
        self.nest &= ~(1 << self.egg)
        self.opened += 1
        self.path = [*self.path[: self.opened], self.colour, *self.path[self.opened + 1 :]]
        self.gulos = [self.opened]
        self._go_on(ends=not self.nest)

    def _alarm(self, move: Move) -> None:
        self._check_try()
        self.said = move.arg
        self._go_on(ends=True)

    def _check_try(self) -> None:
        if self.phase != TRY:
            raise Illegal(Reason.NOT_NOW, "GULO-27", Text("gulo-gulo-no-egg-yet"))

    def _go_on(self, *, ends: bool) -> None:
        """The next egg; a series ends with the alarm, practice begins anew with a full nest."""
        self.phase, self.turn = POINT, self.thief
        if ends and self.options.variant == SERIES:
            self.phase, self.turn = OVER, NOBODY
        elif ends:
            self._lay_out()

    def _lay_out(self) -> None:
        self.nest = FULL_NEST
        self.path = [-1] * (1 + TILES)
        self.gulos = [0]
        self.opened = 0

    def _pole_back(self, move: Move) -> None:
        if self.phase == OVER:
            raise Illegal(Reason.OVER, RULE, contract.OVER)
        if self.phase == TRY:
            raise Illegal(Reason.NOT_NOW, "GULO-41", Text("gulo-gulo-no-setting-back"))

    # The rest of the contract

    def copy(self) -> GuloGuloAlone:
        new = GuloGuloAlone()
        new.read_json(self.options, self.to_json())
        return new

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome((0,), (self.opened,), "egg alarm" if self.nest else "empty nest")

    def _view(self, seat: int | None) -> GuloGuloView:
        view = sight.view(self)
        if self.phase == POINT:
            view["colour"] = None  # any will do
        if self.phase == OVER:
            view["phase"] = "ended"  # nobody has found Gulo junior
        return view

    def turns_up(self, move: Move, seat: int | None) -> str:
        return ""

    def redeal(self, seat: int | None, rng: Random) -> GuloGuloAlone:
        return self.copy()


def new(options: Options, setup: Setup) -> GuloGuloAlone:
    """A full nest. Raises BadSetup."""
    if setup.get("path") or setup.get("deck"):
        raise BadSetup(Text("gulo-gulo-no-tiles-alone"))
    state = GuloGuloAlone()
    state.options = options
    state.turn = state.thief = first_seat(setup, options)
    state.deck, state.seen, state.ahead = [], [], []
    state.colour = state.egg = 0
    state.shown = CHOSEN
    state.said = -1
    state.phase = POINT
    state._lay_out()
    return state


def deal(first: str) -> Setup:
    """Nothing is shuffled but the eggs."""
    return {"first": [first], "path": [], "deck": []}


def _aims(eggs: int) -> tuple[Move, ...]:
    return tuple(move for move in AIMS if eggs >> move.arg & 1)


_PLAY: Final[dict[int, Callable[[GuloGuloAlone, Move], None]]] = {
    AIM: GuloGuloAlone._aim,
    TAKES: GuloGuloAlone._takes,
    ALARM: GuloGuloAlone._alarm,
    POLE_BACK: GuloGuloAlone._pole_back,
}
