"""Follows a game of Eruk move by move: its row of numbers is ready at once, without a view.

The row is that of encoding.py, bit by bit. Only what a move has changed is written anew, as single
cells. The last part, which each seat sees in an order of its own, is put together from ready pieces.
"""

from __future__ import annotations

from array import array
from typing import Final

from teeter.games.eruk import house
from teeter.games.eruk.moves import (
    COLLECT,
    EMPTY,
    FACES,
    IGLOO,
    LAST_SUN,
    MOVES,
    OVER,
    PLACES,
    SEARCH,
    UNMARKED,
)
from teeter.games.eruk.table import ErukTable
from teeter.rules.contract import NOBODY, Move, Options
from teeter.rules.encoding import Record

# what a place holds: nothing, a counter face down, or FACE + its face
GONE: Final = 0
HIDDEN: Final = 1
FACE: Final = 2
WIDE: Final = FACE + len(FACES)
FLOAT: Final = 4  # bytes
STEP: Final = house.PILE_STEP.value
NUMBER: Final[dict[Move, int]] = {move: number for number, move in enumerate(MOVES.values())}


def told(*numbers: float) -> bytes:
    """These numbers as they stand in a row."""
    return array("f", numbers).tobytes()


def one_of(size: int, place: int = -1) -> bytes:
    """A one among zeros; or zeros only."""
    return told(*(1.0 if n == place else 0.0 for n in range(size)))


FIGURES: Final = [told(left / house.FIGURES.value) for left in range(house.FIGURES.value + 1)]
NO_PILE: Final = one_of(len(FACES) + 2)  # its top, its height, and its size
PILE: Final = len(NO_PILE)


class ErukFollower:
    """Keeps the row of one game."""

    def __init__(self, options: Options, parts: Record) -> None:
        seats = options.seats
        at = parts.starts
        self._seats = seats
        self.row = bytearray(parts.size * FLOAT)
        self.mask = bytearray(len(MOVES))
        self._cells = memoryview(self.row).cast("f")
        self._fresh = one_of(WIDE, HIDDEN) * PLACES + bytes((parts.size - PLACES * WIDE) * FLOAT)
        self._fled_at, self._shown_at, self._phase_at = at["fled"], at["shown"], at["phase"]
        self._named_at, self._sun_at = at["named"], at["sun"]
        self._own_at = at["turn"] * FLOAT  # up to here all seats see the same
        self._turns = [one_of(seats, seat) for seat in range(seats)]
        self._nobody = one_of(seats)
        owners = {EMPTY: -1, UNMARKED: seats}
        self._owners = [  # by who looks, and by owner as seen from there
            {
                owner: one_of(seats + 1, owners[owner] if owner < 0 else (owner - me) % seats)
                for owner in (*owners, *range(seats))
            }
            for me in range(seats)
        ]
        self._piles: list[bytes] = []
        self._round = b""  # all piles, twice around the table: a seat begins at its own
        self._igloo: list[int] = []
        self._figures: list[bytes] = []  # by who looks, and empty if not asked for since they moved
        self._counts: list[int] = []  # how many counters each of these piles has
        self._held: list[int] = []  # by place: GONE, HIDDEN or a face
        self._hidden = bytearray()  # by place, as a mask
        self._open: list[int] = []
        self._lately: list[int] = []  # the cells of what was shown and what fled last
        self._told: list[int] = []  # those of the phase and the call
        self._sun = 0
        self._turn = 0
        self._seen_by = NOBODY  # the seat for which the last part was put together; nobody if it is old

    def begin(self, state: ErukTable) -> None:
        self.row[:] = self._fresh
        self._held = [HIDDEN] * (PLACES + 1)
        self._hidden = bytearray(len(MOVES))
        self._hidden[1 : PLACES + 1] = b"\x01" * PLACES
        self._lately, self._told = [], []
        self._piles = [NO_PILE] * self._seats
        self._round = NO_PILE * (2 * self._seats)
        self._igloo = []
        self._counts = [0] * self._seats
        self._sun = 0
        self._turn = state.turn
        where = state.where
        self._place(state, [place for place in range(1, PLACES + 1) if where[place] < 0])
        self._new_turn(state)
        for seat in range(self._seats):
            self._pile(state, seat)

    def follow(self, state: ErukTable) -> None:
        shown = state.shown
        if len(state.open) == len(self._open) + 1:
            self._hold(shown, FACE + state.faces[shown])
            self._open.append(shown)
            self._lately_seen(state)
        elif shown:
            self._place(state, [*self._open, shown])
        else:
            self._place(state, self._open)
        if state.turn != self._turn or state.phase != COLLECT:
            self._new_turn(state)

    def look(self, state: ErukTable, seat: int) -> None:
        if self._seen_by == seat:
            return
        turn, seats = state.turn, self._seats
        whose = self._turns[(turn - seat) % seats] if turn >= 0 else self._nobody
        figures = self._figures[seat] or self._igloo_and_figures(state, seat)
        piles = self._round[seat * PILE : (seat + seats) * PILE]
        self.row[self._own_at :] = whose + figures + piles
        self._seen_by = seat

    def _igloo_and_figures(self, state: ErukTable, seat: int) -> bytes:
        """Whose figures stand on the igloos, and how many are left in the hands."""
        owners = self._owners[seat]
        hands = [FIGURES[left] for left in state.figures]
        igloo = [owners[owner] for owner in state.igloo]
        told = b"".join([*igloo, *hands[seat:], *hands[:seat]])
        self._figures[seat] = told
        return told

    def legal(self, state: ErukTable) -> None:
        mask, phase = self.mask, state.phase
        if phase == COLLECT or phase == SEARCH:  # noqa: SIM109 - the commonest question by far
            mask[:] = self._hidden
            mask[0] = state.where[0] >= 0
        else:
            mask[:] = bytes(len(mask))
            for move in state.moves():
                mask[NUMBER[move]] = 1

    def _place(self, state: ErukTable, places: list[int]) -> None:
        """What lies at these places, and what was seen of it."""
        for place in places:
            if state.where[place] >= 0:
                self._hold(place, HIDDEN)
            elif place in state.open or place in state.wasted:
                self._hold(place, FACE + state.faces[place])
            else:
                self._hold(place, GONE)
        self._open = state.open[:]
        self._lately_seen(state)

    def _hold(self, place: int, now: int) -> None:
        at = (place - 1) * WIDE
        cells = self._cells
        cells[at + self._held[place]] = 0.0
        cells[at + now] = 1.0
        self._held[place] = now
        self._hidden[place] = now == HIDDEN

    def _lately_seen(self, state: ErukTable) -> None:
        """The counter turned last, those that fled from it, and the sun."""
        cells, faces, shown = self._cells, state.faces, state.shown
        now: list[int] = []
        if state.fled:
            now = [self._fled_at + (place - 1) * IGLOO + faces[place] for place in state.fled]
        if shown:
            now.append(self._shown_at + shown - 1)
            now.append(self._shown_at + PLACES + faces[shown])
        for cell in self._lately:
            cells[cell] = 0.0
        for cell in now:
            cells[cell] = 1.0
        self._lately = now
        if state.sun != self._sun:
            self._sun = state.sun
            cells[self._sun_at] = state.sun / LAST_SUN

    def _new_turn(self, state: ErukTable) -> None:
        """The phase, the name that was called, and the piles of who had and who has the turn."""
        cells, phase, turn = self._cells, state.phase, state.turn
        for cell in self._told:
            cells[cell] = 0.0
        self._told = [self._phase_at + phase]
        if phase == SEARCH:
            self._told.append(self._named_at + state.named)
        for cell in self._told:
            cells[cell] = 1.0
        self._pile(state, self._turn)
        if phase == OVER:
            for seat in range(self._seats):
                self._pile(state, seat)
        elif turn != self._turn:
            self._pile(state, turn)
        if state.igloo != self._igloo:
            self._igloo = state.igloo[:]
            self._figures = [b""] * self._seats
        self._turn = turn
        self._seen_by = NOBODY

    def _pile(self, state: ErukTable, seat: int) -> None:
        """Its top, its height as all see it, and at the end its size."""
        count, over = state.counts[seat], state.phase == OVER
        if not count or (count == self._counts[seat] and not over):
            return
        height = min(1.0, -(-count // STEP) * STEP / PLACES)
        numbers = [0.0] * len(FACES) + [height, count / PLACES if over else 0.0]
        numbers[state.tops[seat]] = 1.0
        self._piles[seat] = told(*numbers)
        self._round = b"".join(self._piles) * 2
        self._counts[seat] = count
