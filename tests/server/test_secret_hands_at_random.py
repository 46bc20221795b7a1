"""Seats at random: whatever people do at a table of Gulp, nobody plays who has seen another hand."""

from __future__ import annotations

from collections.abc import Callable

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from teeter.server.sight import eyes_of, may_look
from teeter.table.log import Entry, Sight
from teeter.table.logged import SIGHTS
from teeter.table.refusal import Refusal
from teeter.table.table import Table
from tests.table.seated import HOST, OPENED, laid

PEOPLE = [HOST, "b", "two", "x", "y"]  # two with a seat each, two people at one screen, two watchers
SEATS = 4
people, seats = st.sampled_from(PEOPLE), st.integers(0, SEATS - 1)


class Seats(RuleBasedStateMachine):
    """A table of four with people and bots; a model of who has been shown what, and who has agreed."""

    table: Table

    @initialize(kept=st.tuples(st.booleans(), st.booleans()), sight=st.sampled_from(SIGHTS))
    def begin(self, kept: tuple[bool, bool], sight: Sight) -> None:
        self.table = table = laid("gulp", seats=SEATS)
        self.log = table.set_watchers(HOST, sight, OPENED) + table.sit(0, HOST, "Ann", OPENED)
        for seat, who, sits in ((1, "b", kept[0]), (2, "two", kept[1]), (3, "two", kept[1])):
            if sits:
                self.log += table.sit(seat, who, who, OPENED)
            else:
                self.log += table.put_bot(seat, HOST, "random", OPENED)
        self.began = {who: set(table.held_by(who)) for who in PEOPLE}
        self.shown: dict[str, set[int]] = {who: set() for who in PEOPLE}
        self.looking: dict[str, int | None] = dict.fromkeys(PEOPLE)
        self.here = set(PEOPLE)
        self.agreed: set[str] = set()  # to the request that is open
        self.last = [seat.holder for seat in table.seats]
        self.all_come()

    def all_come(self) -> None:
        for who in self.here:
            self.table.came(who)

    def try_to(self, do: Callable[[], list[Entry]]) -> bool:
        """Whether it was not refused."""
        try:
            self.log += do()
        except Refusal:
            return False
        return True

    @rule(who=people, seat=seats)
    def sit(self, who: str, seat: int) -> None:
        if self.try_to(lambda: self.table.sit(seat, who, who, OPENED)):
            self.agreed = {who}

    @rule(who=people, yes=st.booleans())
    def answer(self, who: str, *, yes: bool) -> None:
        request = self.table.requests.get("seat")
        number = request.number if request else 1
        self.agreed |= {who} if yes else set()
        self.try_to(lambda: self.table.answer_seat(who, number, OPENED, yes=yes))

    @rule()
    def all_agree(self) -> None:
        """So that seats do change hands."""
        for who in PEOPLE:
            self.answer(who, yes=True)

    @rule(who=people, seat=seats)
    def stand(self, who: str, seat: int) -> None:
        self.try_to(lambda: self.table.stand(seat, who, OPENED))

    @rule(who=people, seat=seats)
    def set_seat(self, who: str, seat: int) -> None:
        self.try_to(lambda: self.table.open_seat(seat, who, OPENED))
        self.try_to(lambda: self.table.put_bot(seat, who, "random", OPENED))

    @rule(who=people, seat=seats)
    def let_bot(self, who: str, seat: int) -> None:
        self.try_to(lambda: self.table.let_bot(seat, who, "random", OPENED + 20))

    @rule(who=people, seat=seats)
    def take_back(self, who: str, seat: int) -> None:
        self.try_to(lambda: self.table.take_back(seat, who, OPENED + 20))

    @rule(who=people, sight=st.sampled_from(SIGHTS))
    def set_watchers(self, who: str, sight: Sight) -> None:
        self.try_to(lambda: self.table.set_watchers(who, sight, OPENED))

    @rule(who=people, seat=seats)
    def look(self, who: str, seat: int) -> None:
        """As a room does it."""
        mine = frozenset(self.table.held_by(who))
        if may_look(self.table, seat, mine):
            if seat not in mine:
                self.log += self.table.show_hand(seat, who, OPENED)
            self.looking[who] = seat

    @rule(who=people)
    def come_or_go(self, who: str) -> None:
        self.here ^= {who}
        if who in self.here:
            self.table.came(who)
        else:
            self.table.went(who, OPENED)

    @rule(choice=st.integers(0, 99))
    @precondition(lambda self: self.table.turn is not None)
    def move(self, choice: int) -> None:
        turn = self.table.turn
        if turn is not None and turn >= 0:
            moves = self.table.moves(turn)
            text = moves[choice % len(moves)].text
            self.log += self.table.play_for(turn, text, self.table.version, OPENED)
        else:
            self.log += self.table.chance(OPENED)

    @rule(who=people, seat=seats)
    def undo(self, who: str, seat: int) -> None:
        self.try_to(lambda: self.table.ask_undo(seat, who, self.table.version, OPENED))

    @rule()
    def restart(self) -> None:
        self.table = Table.from_log(self.table.plan, self.log, OPENED)
        self.agreed = set()
        self.all_come()

    @invariant()
    def seats_change_hands_only_by_consent(self) -> None:
        for number, seat in enumerate(self.table.seats):
            if seat.kind == "person" and seat.holder != self.last[number]:
                asked = {self.table.seats[other].holder for other in self.table.here()}
                assert asked <= self.agreed, "somebody who is here has not agreed"
                self.last[number] = seat.holder

    @invariant()
    def nobody_plays_who_has_seen_another_hand(self) -> None:
        for who in PEOPLE:
            eyes = eyes_of(self.table, who, self.looking[who])
            self.shown[who] |= eyes.mine | ({eyes.looking} - {None})  # type: ignore[operator]
            for seat in eyes.mine if self.table.turn is not None else ():
                began = self.began[who]
                assert self.shown[who] - {seat} <= (began if seat in began else set())


Seats.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
test_whatever_people_do_nobody_plays_who_has_seen_another_hand = Seats.TestCase
