"""Follows a game of Eruk move by move: its row of numbers is ready at once, without a view.

The row is that of encoding.py, bit by bit. It is kept as the first seat sees it, and only what a move
has changed is written anew; for another seat the last part of it is put into another order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from teeter.games.eruk import house
from teeter.games.eruk.moves import (
    COLLECT,
    EMPTY,
    FACES,
    IGLOO,
    IGLOOS,
    LAST_SUN,
    MOVES,
    OVER,
    PLACES,
    SEARCH,
    UNMARKED,
)
from teeter.games.eruk.table import ErukTable
from teeter.rules.contract import Options
from teeter.rules.encoding import Record

GONE, HIDDEN, FACE = range(3)  # what a place holds: nothing, a counter face down, or FACE + its face
WIDE: Final = FACE + len(FACES)
PILE: Final = len(FACES) + 2  # numbers of a pile: its top, its height, and its size
NUMBER: Final = {move: number for number, move in enumerate(MOVES.values())}


class ErukFollower:
    """Keeps the row of one game."""

    def __init__(self, options: Options, parts: Record) -> None:
        self._seats = options.seats
        self._at = parts.starts
        self._row: npt.NDArray[np.float32] = np.zeros(parts.size, np.float32)
        self._cells = self._row.data.cast("B").cast("f")  # the same, quicker to write singly
        self._split = parts.starts["turn"]  # up to here all seats see the same
        self._common = self._row[: self._split]
        self._own = self._row[self._split :]
        self._turned = [self._order(seat) for seat in range(options.seats)]
        self._legal: npt.NDArray[np.int8] = np.zeros(len(MOVES), np.int8)
        self._hidden = self._legal.data  # the same
        self._held: list[int] = []  # by place: GONE, HIDDEN or a face
        self._open: list[int] = []
        self._lately: list[int] = []  # the cells of what was shown and what fled last
        self._phase: list[int] = []  # those of the phase, the call and the turn
        self._turn = 0
        self._igloo: list[int] = []
        self._tops: list[int] = []

    def _order(self, me: int) -> npt.NDArray[np.intp]:
        """Where each number of the last part stands in the row of the first seat."""
        seats = self._seats
        ahead = [(seat + me) % seats for seat in range(seats)]
        fields = [field * (seats + 1) + k for field in range(IGLOOS) for k in (*ahead, seats)]
        piles = [seat * PILE + k for seat in ahead for k in range(PILE)]
        blocks = {"turn": ahead, "igloo": fields, "figures": ahead, "piles": piles}
        cells = [self._at[name] - self._split + k for name, block in blocks.items() for k in block]
        return np.array(cells, np.intp)

    def begin(self, state: ErukTable) -> None:
        self._row[:] = 0.0
        self._held = [GONE] * (PLACES + 1)
        self._lately, self._phase, self._igloo = [], [], []
        self._tops = [0] * self._seats
        self._turn = state.turn
        self._place(state, range(1, PLACES + 1))
        self._new_turn(state)
        for seat in range(self._seats):
            self._pile(state, seat)

    def follow(self, state: ErukTable) -> None:
        if len(state.open) == len(self._open) + 1:
            self._place(state, (state.shown,))
        else:
            self._place(state, (*self._open, state.shown) if state.shown else self._open)
        if state.turn != self._turn or state.phase != COLLECT:
            self._new_turn(state)

    def look(self, state: ErukTable, seat: int, row: Any) -> None:
        row[: self._split] = self._common
        self._own.take(self._turned[seat], out=row[self._split :], mode="clip")

    def legal(self, state: ErukTable, mask: Any) -> None:
        if state.phase == COLLECT or state.phase == SEARCH:
            mask[:] = self._legal
            mask[0] = state.where[0] >= 0
        else:
            for move in state.moves():
                mask[NUMBER[move]] = 1

    def _place(self, state: ErukTable, places: Iterable[int]) -> None:
        """What lies at these places, what was shown and what fled, and the sun."""
        cells, held, where, faces, hidden = (
            self._cells,
            self._held,
            state.where,
            state.faces,
            self._hidden,
        )
        for place in places:
            if where[place] >= 0:
                now = HIDDEN
            elif place in state.open or place in state.wasted:
                now = FACE + faces[place]
            else:
                now = GONE
            at = (place - 1) * WIDE
            cells[at + held[place]] = 0.0
            cells[at + now] = 1.0
            held[place] = now
            hidden[place] = now == HIDDEN
        self._open = state.open[:]
        self._lately = self._only(self._lately, self._seen_lately(state))
        cells[self._at["sun"]] = state.sun / LAST_SUN

    def _only(self, before: list[int], now: list[int]) -> list[int]:
        """Ones in these cells, and no more in those before."""
        cells = self._cells
        for cell in before:
            cells[cell] = 0.0
        for cell in now:
            cells[cell] = 1.0
        return now

    def _seen_lately(self, state: ErukTable) -> list[int]:
        """The cells of the counter turned last, and of those that fled from it."""
        cells: list[int] = []
        if state.fled:
            fled = self._at["fled"]
            cells = [fled + (place - 1) * IGLOO + state.faces[place] for place in state.fled]
        if state.shown:
            shown = self._at["shown"]
            cells += (shown + state.shown - 1, shown + PLACES + state.faces[state.shown])
        return cells

    def _new_turn(self, state: ErukTable) -> None:
        """The phase, the name that was called, whose turn it is, the igloos and the piles."""
        told = [self._at["phase"] + state.phase]
        if state.phase == SEARCH:
            told.append(self._at["named"] + state.named)
        if state.turn >= 0:
            told.append(self._at["turn"] + state.turn)
        self._phase = self._only(self._phase, told)
        if state.igloo != self._igloo:
            self._figures(state)
        for seat in range(self._seats) if state.phase == OVER else (self._turn, state.turn):
            self._pile(state, seat)
        self._turn = state.turn

    def _figures(self, state: ErukTable) -> None:
        """The igloos, and the figures that are left in the hands."""
        igloo, figures, piles = self._at["igloo"], self._at["figures"], self._at["piles"]
        self._row[igloo:figures] = 0.0
        for field, seat in enumerate(state.igloo):
            if seat != EMPTY:
                at = igloo + field * (self._seats + 1)
                self._cells[at + (self._seats if seat == UNMARKED else seat)] = 1.0
        self._row[figures:piles] = np.array(state.figures, np.float32) / house.FIGURES.value
        self._igloo = state.igloo[:]

    def _pile(self, state: ErukTable, seat: int) -> None:
        count, step, cells = state.counts[seat], house.PILE_STEP.value, self._cells
        if count:
            at = self._at["piles"] + seat * PILE
            cells[at + self._tops[seat]] = 0.0
            cells[at + state.tops[seat]] = 1.0
            self._tops[seat] = state.tops[seat]
            cells[at + len(FACES)] = min(1.0, -(-count // step) * step / PLACES)
            cells[at + len(FACES) + 1] = count / PLACES if state.phase == OVER else 0.0
