"""A turn of Go Cuckoo!: who plays and who answers, what is tried, and how the turn goes on."""

from __future__ import annotations

from typing import Final

from teeter.games.go_cuckoo import house
from teeter.games.go_cuckoo.moves import (
    BUILD,
    CHOOSE,
    FIRST_PULL,
    KNOCKED,
    LAY_EGG,
    MAY_LAY,
    MUST_LAY,
    NEXT_PULL,
    NOTHING,
    OVER,
    PLACE_KIKI,
    PULL,
    REACH,
    SIT,
    TRY,
)
from teeter.games.go_cuckoo.table import CuckooTable
from teeter.rules.contract import NOBODY, REFEREE

NO_ONE: Final = -1  # answers for the nest before the first touch
# the egg to take when eggs sink (CUCK-35): not yet, done
UNPAID: Final = 1
PAID: Final = 2
# how a game ends
SITS: Final = 1
SANK: Final = 2
ROUNDS: Final = 3
TRIES: Final = house.TRIES.value

_HAND_FALLS: Final = house.HAND_FALLS.value
_BEGINS: Final = {PULL: FIRST_PULL, LAY_EGG: MUST_LAY, PLACE_KIKI: SIT}


class CuckooTurn(CuckooTable):
    """The pieces, and the turn that is under way."""

    __slots__ = (
        "answers",
        "ending",
        "fallen",
        "hand",
        "matched",
        "need",
        "paused",
        "phase",
        "player",
        "quiet",
        "sunk",
        "tries",
        "trying",
    )

    answers: int  # the seat that answers for the nest (CUCK-28), the knocker while a knock is open
    ending: int
    fallen: int  # pieces that fell since `answers` answers
    hand: int  # the stick that was declared last
    matched: bool  # an egg may be laid in this turn
    need: int  # bottom colour of the stick pulled last
    paused: list[int]  # the turn that a knock interrupts: answers, fallen, sunk, phase, trying, hand
    phase: int
    player: int  # the seat whose turn it is
    quiet: int  # turns in a row without a pulled stick
    sunk: int  # 0, or UNPAID or PAID since `answers` answers
    tries: int  # sticks pulled in this turn
    trying: int  # what is declared: PULL, LAY, LAY_EGG, PLACE_KIKI or NOTHING

    def begin(self, first: int) -> None:
        """The first turn of a game."""
        self.player = first
        self.answers = NO_ONE
        self.fallen = self.sunk = self.tries = self.quiet = self.ending = 0
        self.matched = False
        self.need = self.hand = -1
        self.paused = []
        self.trying = NOTHING
        self.open_turn()

    def go_on(self) -> None:
        """Settle what has fallen (CUCK-33 to 38), then find the next step."""
        seat = self.answers
        if self.sunk == UNPAID and self._must_choose(seat):
            return
        if self.fallen and self.front:
            if self._table_repairs():
                self.lay_all()
            else:
                self.trying = NOTHING
                self.phase = BUILD
                self.turn = seat
                return
        if self.paused:
            self._resume()
        elif seat != self.player:
            self.open_turn()
        elif self.fallen:
            self.end_turn()
        else:
            self._next_step()

    def _next_step(self) -> None:
        """Pull up to three sticks, then lay them, then perhaps an egg."""
        self.turn = self.player
        if not self.matched and self.tries < TRIES and self.standing():
            self.phase = NEXT_PULL
        elif self.front:
            self.phase = BUILD
        elif self.matched and self.supplies[self.player]:
            self.phase = MAY_LAY
        else:
            self.end_turn()

    def end_turn(self) -> None:
        if not self.tries:
            self.quiet += 1
            if self.quiet == house.ROUNDS.value * self.options.seats:
                self.end_game(ROUNDS)
                return
        seat = self.player + 1
        self.player = seat if seat < self.options.seats else 0
        self.tries = 0
        self.matched = False
        self.open_turn()

    def open_turn(self) -> None:
        """The player has not touched the nest yet. What was declared holds while it is legal (R22)."""
        kind = PULL if self.standing() else LAY_EGG
        if not self.supplies[self.player]:
            kind = PLACE_KIKI
        if self.trying == kind and (kind != PULL or self.is_standing(self.hand)):
            self.phase = REACH
            self.turn = REFEREE
        else:
            self.trying = NOTHING
            self.phase = _BEGINS[kind]
            self.turn = self.player

    def end_game(self, ending: int) -> None:
        self.ending = ending
        self.trying = NOTHING
        self.phase = OVER
        self.turn = NOBODY

    def _must_choose(self, thief: int) -> bool:
        """Take the one egg for those that sank, unless it is open from whom."""
        rich = self.richest(thief)
        if len(rich) > 1:
            self.phase = CHOOSE
            self.turn = thief
            return True
        if rich:
            self.take_from(rich[0])
        self.sunk = PAID
        return False

    def take_from(self, seat: int) -> None:
        self.supplies[seat] -= 1
        self.supplies[self.answers] += 1
        self.sunk = PAID

    def _table_repairs(self) -> bool:
        """Whether the table itself puts the sticks back (R6), by hand only for a while (R24)."""
        by_hand = self.options["repair"] == "hand" and self.fallen <= _HAND_FALLS
        return not by_hand or self.answers == NO_ONE

    # A knock is a small turn inside the turn of somebody else

    def interrupt(self, knocker: int) -> None:
        self.paused = [self.answers, self.fallen, self.sunk, self.phase, self.trying, self.hand]
        self.kept = self.front
        self.answers = knocker
        self.fallen = self.sunk = 0
        self.front = []
        self.trying = NOTHING
        self.phase = KNOCKED
        self.turn = REFEREE

    def _resume(self) -> None:
        """The knock is settled: the turn goes on where it was (R8)."""
        self.answers, self.fallen, self.sunk, self.phase, self.trying, self.hand = self.paused
        self.front = self.kept
        self.paused = []
        self.kept = []
        if self.phase == TRY:
            self.turn = REFEREE
        else:
            self.go_on()

    def copy_turn(self, new: CuckooTurn) -> None:
        self.copy_pieces(new)
        new.answers = self.answers
        new.ending = self.ending
        new.fallen = self.fallen
        new.hand = self.hand
        new.matched = self.matched
        new.need = self.need
        new.paused = self.paused
        new.phase = self.phase
        new.player = self.player
        new.quiet = self.quiet
        new.sunk = self.sunk
        new.tries = self.tries
        new.trying = self.trying
