"""Veiled Nim: take pebbles from under a cloth; whoever takes the last one wins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypedDict

from teeter.rules.contract import (
    NOBODY,
    REFEREE,
    SEATS,
    BadSetup,
    Game,
    Illegal,
    Move,
    Moves,
    Options,
    Outcome,
    Reason,
    Setup,
    State,
    first_seat,
    verbs,
)

LEAST, MOST = 12, 18  # pebbles in the heap

TAKE, LIES, ROLLS = verbs(3)
MOVES: Final = Moves()
TAKES: Final = [MOVES.add(f"take {number}", TAKE, number) for number in (1, 2, 3)]
REPORTS: Final = [MOVES.say("all lie still", LIES), MOVES.say("one rolls back", ROLLS, 1)]


class NimView(TypedDict):
    """What anybody sees: how many pebbles are left is hidden until the end."""

    turn: int
    player: int  # who takes, or took last
    out: int  # pebbles that were taken
    left: int | None  # known when the game is over


class Nim(State):
    """A game under way. `heap` is hidden."""

    __slots__ = ("heap", "out", "player")

    heap: int  # pebbles under the cloth
    out: int
    player: int

    def moves(self) -> Sequence[Move]:
        if self.turn == NOBODY:
            return ()
        return REPORTS if self.turn == REFEREE else TAKES

    def play(self, move: Move) -> None:
        if move not in self.moves():
            raise self._refusal(move)
        if move.verb == TAKE:
            self._take(move.arg)
        else:
            self._give_back(move.arg)

    def _refusal(self, move: Any) -> Exception:
        if not isinstance(move, Move) or MOVES.get(move.text) is not move:
            return MOVES.stranger(move, "NIM-2")
        if self.turn == NOBODY:
            return Illegal(Reason.OVER, "NIM-4", "The game is over.")
        return Illegal(Reason.NOT_NOW, "NIM-2", "Pebbles are taken, and then they may roll.")

    def _take(self, number: int) -> None:
        """NIM-2, NIM-4."""
        taken = min(number, self.heap)
        self.heap -= taken
        self.out += taken
        if not self.heap:
            self.turn = NOBODY
        elif taken > 1:
            self.turn = REFEREE
        else:
            self._next()

    def _give_back(self, number: int) -> None:
        """NIM-3."""
        self.heap += number
        self.out -= number
        self._next()

    def _next(self) -> None:
        self.turn = self.player = (self.player + 1) % self.options.seats

    def copy(self) -> Nim:
        return _laid(self.options, self.turn, self.player, self.heap, self.out)

    def outcome(self) -> Outcome | None:
        if self.turn != NOBODY:
            return None
        scores = tuple(int(seat == self.player) for seat in range(self.options.seats))
        return Outcome((self.player,), scores, "the last pebble is taken")

    def _view(self, seat: int | None) -> NimView:
        left = self.heap if self.turn == NOBODY else None
        return {"turn": self.turn, "player": self.player, "out": self.out, "left": left}

    def redeal(self, seat: int | None, rng: Random) -> Nim:
        """There is at least one more pebble than what was taken, as long as nobody has won."""
        other = self.copy()
        if self.turn != NOBODY:
            other.heap = rng.randint(max(LEAST, self.out + 1), MOST) - self.out
        return other

    def turns_up(self, move: Move, seat: int | None) -> str:
        return f"the last {self.heap}" if move.verb == TAKE and move.arg >= self.heap else ""


def _laid(options: Options, turn: int, player: int, heap: int, out: int) -> Nim:
    state = Nim()
    state.options, state.turn, state.player, state.heap, state.out = options, turn, player, heap, out
    return state


def deal(options: Options, first: int, rng: Random) -> Setup:
    return {"first": [SEATS[first]], "heap": [str(rng.randint(LEAST, MOST))]}


def new(options: Options, setup: Setup) -> Nim:
    """Raises BadSetup."""
    heap = setup.get("heap", [])
    if len(heap) != 1 or heap[0] not in map(str, range(LEAST, MOST + 1)):
        raise BadSetup(f"The heap has {LEAST} to {MOST} pebbles.")
    first = first_seat(setup, options)
    return _laid(options, first, first, int(heap[0]), 0)


def describe(view: NimView) -> list[str]:
    """The table in words."""
    return [f"{LEAST} to {MOST} pebbles were under the cloth, {view['out']} are out."]


GAME: Final = Game(
    name="nim",
    title="Veiled Nim",
    package="teeter_nim",
    seats=range(2, 5),
    turn_rule="NIM-1",
    setup_keys=("first", "heap"),
    moves=MOVES,
    new=new,
    empty=Nim,
    deal=deal,
    describe=describe,
    view_type=NimView,
)
