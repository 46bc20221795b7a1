"""Seats at random: whatever people do at a table of Gulp, nobody plays who has seen another hand."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import get_args

from teeter.server.updates import eyes_of, may_look
from teeter.table.events import WatchersSee
from teeter.table.log import Entry
from teeter.table.refusal import Refusal
from teeter.table.table import Table
from tests.table.seated import HOST, OPENED, laid

PEOPLE = [HOST, "b", "two", "x", "y"]  # two with a seat each, two people at one screen, two watchers
SEATS = 4
WALKS, STEPS = 250, 60


class Walk:
    """A table of four with people and bots; a model of who has been shown what, and who has agreed."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.table = table = laid("gulp", seats=SEATS)
        self.log = table.set_watchers(HOST, rng.choice(get_args(WatchersSee)), OPENED)
        self.log += table.sit(0, HOST, "Ann", OPENED)
        shared = rng.random() < 0.5
        for seat, who, sits in ((1, "b", rng.random() < 0.5), (2, "two", shared), (3, "two", shared)):
            if sits:
                self.log += table.sit(seat, who, who, OPENED)
            else:
                self.log += table.put_bot(seat, HOST, "random", OPENED)
        self.began = {who: set(table.held_by(who)) for who in PEOPLE}
        self.shown: dict[str, set[int]] = {who: set() for who in PEOPLE}
        self.looking: dict[str, int | None] = dict.fromkeys(PEOPLE)
        self.agreed: set[str] = set()  # to the request that is open
        self.last = [seat.holder for seat in table.seats]
        self.taken = 0  # seats that somebody got who had not had them
        self.here = set(PEOPLE)
        self.done: list[tuple[str, str, int]] = []
        self.all_come()

    def step(self) -> None:
        """Somebody does something, and nobody has got what they must not have."""
        do, who, seat = self.rng.choice(ACTIONS), self.rng.choice(PEOPLE), self.rng.randrange(SEATS)
        self.done.append((do.__name__, who, seat))
        do(self, who, seat)
        self.check_consent()
        self.check_hands()

    def all_come(self) -> None:
        for who in sorted(self.here):
            self.table.came(who)

    def attempt(self, do: Callable[[], list[Entry]]) -> bool:
        """Whether it was not refused."""
        try:
            self.log += do()
        except Refusal:
            return False
        return True

    def sit(self, who: str, seat: int) -> None:
        if self.attempt(lambda: self.table.sit(seat, who, who, OPENED)):
            self.agreed = {who}

    def say_yes(self, who: str, seat: int) -> None:
        self.agreed.add(who)
        self.answer(who, yes=True)

    def say_no(self, who: str, seat: int) -> None:
        self.answer(who, yes=False)

    def answer(self, who: str, *, yes: bool) -> None:
        request = self.table.requests.get("seat")
        number = request.number if request else 1
        self.attempt(lambda: self.table.answer_seat(who, number, OPENED, yes=yes))

    def all_say_yes(self, who: str, seat: int) -> None:
        """So that seats do change hands."""
        for one in PEOPLE:
            self.say_yes(one, seat)

    def stand(self, who: str, seat: int) -> None:
        self.attempt(lambda: self.table.stand(seat, who, OPENED))

    def set_seat(self, who: str, seat: int) -> None:
        self.attempt(lambda: self.table.open_seat(seat, HOST, OPENED))
        self.attempt(lambda: self.table.put_bot(seat, who, "random", OPENED))

    def let_bot(self, who: str, seat: int) -> None:
        self.attempt(lambda: self.table.let_bot(seat, who, "random", OPENED + 20))

    def take_back(self, who: str, seat: int) -> None:
        self.attempt(lambda: self.table.take_back(seat, who, OPENED + 20))

    def set_watchers(self, who: str, seat: int) -> None:
        sight = self.rng.choice(get_args(WatchersSee))
        self.attempt(lambda: self.table.set_watchers(HOST, sight, OPENED))

    def look(self, who: str, seat: int) -> None:
        """As a room does it."""
        mine = frozenset(self.table.held_by(who))
        if may_look(self.table, seat, mine):
            if seat not in mine:
                self.log += self.table.show_hand(seat, who, OPENED)
            self.looking[who] = seat

    def come_or_go(self, who: str, seat: int) -> None:
        self.here ^= {who}
        if who in self.here:
            self.table.came(who)
        else:
            self.table.went(who, OPENED)

    def move(self, who: str, seat: int) -> None:
        turn = self.table.turn
        if turn is not None and turn >= 0:
            text = self.rng.choice(self.table.moves(turn)).text
            self.log += self.table.play_for(turn, text, self.table.version, OPENED)
        elif turn is not None:
            self.log += self.table.chance(OPENED)

    def undo(self, who: str, seat: int) -> None:
        self.attempt(lambda: self.table.ask_undo(seat, who, self.table.version, OPENED))

    def restart(self, who: str, seat: int) -> None:
        self.table = Table.from_log(self.table.plan, self.log, OPENED)
        self.all_come()

    def check_consent(self) -> None:
        """A seat changes hands only when all have agreed: nobody here is away for long."""
        for number, seat in enumerate(self.table.seats):
            if seat.kind == "person" and seat.holder != self.last[number]:
                asked = {one.holder for one in self.table.seats if one.kind == "person"}
                assert asked <= self.agreed, self.done
                self.last[number] = seat.holder
                self.taken += 1

    def check_hands(self) -> None:
        """Nobody plays who has been shown another hand, but for those of one screen from the start."""
        for who in PEOPLE:
            eyes = eyes_of(self.table, who, self.looking[who])
            self.shown[who] |= eyes.mine if eyes.looking is None else {*eyes.mine, eyes.looking}
            for seat in eyes.mine:
                began = self.began[who]
                assert self.shown[who] - {seat} <= (began if seat in began else set()), self.done


ACTIONS = [
    *[Walk.sit] * 4,
    *[Walk.stand] * 2,
    *[Walk.look] * 3,
    *[Walk.all_say_yes] * 2,
    Walk.say_yes,
    Walk.say_no,
    Walk.set_seat,
    Walk.let_bot,
    Walk.take_back,
    Walk.set_watchers,
    Walk.come_or_go,
    Walk.move,
    Walk.undo,
    Walk.restart,
]


def test_whatever_people_do_nobody_plays_who_has_seen_another_hand() -> None:
    taken = 0
    for seed in range(WALKS):
        walk = Walk(Random(seed))
        for _ in range(STEPS):
            walk.step()
        taken += walk.taken
    assert taken > WALKS // 5, "so few seats changed hands that this proves nothing"
