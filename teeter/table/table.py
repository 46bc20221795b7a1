"""One running game: who sits where, whose turn it is, what has happened.

Synchronous, with one caller at a time; "now" is handed in. A table is what its log says: each change is
an entry that is handed back to be stored, and `from_log` makes the same table again.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from teeter.rules.contract import NOBODY, REFEREE, Reason
from teeter.rules.extras import PRACTICE
from teeter.rules.text import Text
from teeter.table import events
from teeter.table.consent import Request
from teeter.table.log import Entry
from teeter.table.names import WATCHER, seat_name
from teeter.table.record import ENGINE, Record
from teeter.table.refusal import Refusal, Why
from teeter.table.seating import Seating
from teeter.table.seats import MAX_CHAT, MAX_NAME, clean
from teeter.table.table_state import KEPT
from teeter.table.undo import MayUndo
from teeter.table.world_seeds import world_seed


class Table(Seating):
    """A game under way. Every change raises Refusal and changes nothing, or returns what happened."""

    # Playing

    def play(self, seat: int, holder: str, text: str, version: int, now: float) -> list[Entry]:
        """A person's move, made in view of this version."""
        if self._check_holder(seat, holder).level:
            raise Refusal(Why.WRONG_SEAT, Text("refused-bot-plays"))
        return self.play_for(seat, text, version, now)

    def play_for(self, seat: int, text: str, version: int, now: float) -> list[Entry]:
        """A move of a seat, by whoever may play for it: a bot, or a clock that has run out."""
        self._check_version(version)
        self._seat(seat)
        if self.state and self.touched and self.state.turn == REFEREE:
            raise Refusal(Reason.NOT_NOW, Text("refused-touched"), self.game.turn_rule)
        return [self._happen(events.Moved(text), seat, now)]

    def report(self, said: events.Reported, now: float) -> list[Entry]:
        """What the physical referee says."""
        return [self._happen(said, REFEREE, now)]

    def chance(self, now: float) -> list[Entry]:
        """What chance says in a game without a world. The same again after an undo."""
        assert self.state is not None, "chance is asked in a game"
        rng = Random(f"{self.plan.seed}/chance/{len(self.lines)}")
        move = self.game.stand_in(self.state, rng, 1.0)
        return [self._happen(events.Moved(move.text), REFEREE, now)]

    def world_seed(self) -> int:
        """The seed of the physical world at this moment: the same after a restart.

        In a series of a day it is the same for everybody, whatever is said at their tables.
        """
        return world_seed(self.plan.seed, 0 if self.plan.day else self.number)

    # Undo

    def may_undo(self, seat: int) -> MayUndo:
        """Whether a seat may take back its last move."""
        return self._undo(seat)[1]

    def ask_undo(self, seat: int, holder: str, version: int, now: float) -> list[Entry]:
        """Take back one's last move and what followed; if the others have to agree, ask them."""
        self._check_holder(seat, holder)
        self._check_version(version)
        _, may = self._undo(seat)
        if may == "no":
            raise Refusal(Why.NO_UNDO, self._why_no_undo(seat))
        if may == "free":
            return self._take_back_at_once(seat, now)
        self.requests["undo"] = Request(version, seat, holder, self.seats[seat].name)
        return self.settle(now)

    def answer_undo(
        self, seat: int, holder: str, version: int, now: float, *, yes: bool
    ) -> list[Entry]:
        """Agree to an undo, or not. When the last one has agreed it is done."""
        self._check_holder(seat, holder)
        self._check_version(version)
        request = self.requests.get("undo")
        if request is None or seat not in self.waits_for("undo", now):
            raise Refusal(Why.NO_UNDO, Text("refused-undo-not-asked"))
        if not yes:
            del self.requests["undo"]
            return []
        if self.may_undo(request.seat) == "no":  # a hand was quicker than this answer
            raise Refusal(Why.NO_UNDO, self._why_no_undo(request.seat))
        self.requests["undo"] = request.and_agreed(holder)
        return self.settle(now)

    def settle(self, now: float) -> list[Entry]:
        entries = super().settle(now)
        request = self.requests.get("undo")
        if request is None or self.waits_for("undo", now):
            return entries
        if self.may_undo(request.seat) == "no":  # a hand was quicker than the end of the wait
            del self.requests["undo"]
            return entries
        return [*entries, *self._take_back(request.seat, now)]

    def _undo(self, seat: int) -> tuple[int, MayUndo]:
        """How many moves stay if this seat takes back its last one, and whether it may."""
        keep = next((n for n in range(len(self.lines) - 1, -1, -1) if self.lines[n].who == seat), -1)
        if keep < self._fixed or self.turn is None or self.touched:
            return keep, "no"
        if self.plan.options.variant == PRACTICE:  # a try, too: the world goes back to before it
            return keep, "free"
        taken = self.lines[keep:]
        if self.hand_moved or (self.game.physical and any(line.who == REFEREE for line in taken)):
            return keep, "no"
        others = any(line.who not in (seat, REFEREE) and not self.seats[line.who].bot for line in taken)
        return keep, "ask" if others or self._told_something(seat, len(taken)) else "free"

    def _told_something(self, seat: int, count: int) -> bool:
        """Whether one of the last moves revealed something to this seat."""
        if count > KEPT:
            return True
        assert self.state is not None, "moves were made"
        recent = list(self._made)[-count:]
        afters = [made.before for made in recent[1:]] + [self.state]
        return any(
            made.told(self.game, after, seat) for made, after in zip(recent, afters, strict=True)
        )

    def _why_no_undo(self, seat: int) -> Text:
        if self.turn is None:
            return Text("refused-not-under-way")
        if self._undo(seat)[0] < 0:
            return Text("refused-not-moved")
        if self._undo(seat)[0] < self._fixed:
            return Text("refused-seat-since")
        return Text("refused-hand-since")

    def _take_back(self, seat: int, now: float) -> list[Entry]:
        return [self._happen(events.Undone(self._undo(seat)[0]), seat, now)]

    def _take_back_at_once(self, seat: int, now: float) -> list[Entry]:
        """Nobody was asked, so the decision has only the time that was left when it was made."""
        keep = self._undo(seat)[0]
        before = self.lines[keep - 1].seconds if keep else 0.0
        took = (self.lines[keep].seconds or 0.0) - (before or 0.0)
        entries = self._take_back(seat, now)
        self.decided = now - took
        return entries

    # A hand at work

    def try_begins(self, now: float) -> None:
        """The hand stands ready: from here on its time runs."""
        self.touched = self.hand_moved = False
        self.decided = now

    # The clock

    def wake(self, now: float) -> None:
        """Somebody comes to an empty table: the decision that is open has all its time again."""
        self.decided = now

    def deadline(self) -> float | None:
        """When the open decision must be made, if a clock runs for it."""
        seat = self.decider()
        if self.plan.clock is None or seat is None or self.seats[seat].bot:
            return None
        return self.decided + self.plan.clock

    def out_of_time(self, now: float) -> int | None:
        """The seat whose time is up."""
        deadline = self.deadline()
        return self.decider() if deadline is not None and now >= deadline else None

    def call_time(self, seat: int, now: float) -> list[Entry]:
        """Say that the time of a seat is up; who hands in `now` then moves for it."""
        return [self._happen(events.TimeUp(), seat, now)]

    # Talking, watching, playing again

    def chat(self, who: int | None, holder: str, name: str, text: str, now: float) -> list[Entry]:
        """Somebody says something: a seat, or a watcher by name."""
        if who is not None:
            name = self._check_holder(who, holder).name
        said = events.Said(clean(name or WATCHER, MAX_NAME), clean(text, MAX_CHAT))
        return [self._happen(said, NOBODY if who is None else who, now)]

    def set_watchers(self, holder: str, sight: events.WatchersSee, now: float) -> list[Entry]:
        """The host says what watchers see; whether they see hands, before anybody else sits down.

        A player may well watch on another screen, and whoever has sat down did not know of it.
        """
        self._check_host(holder)
        others = any(seat.kind == "person" and seat.holder != holder for seat in self.seats)
        if sight == "seats" != self.watchers and self.game.secret and (others or self.turn is not None):
            raise Refusal(Why.UNDER_WAY, Text("refused-sight"))
        if sight == self.watchers:
            return []
        return [self._happen(events.WatchersSet(sight), NOBODY, now)]

    def set_listed(self, holder: str, now: float, *, listed: bool) -> list[Entry]:
        """The host shows the table to everybody who comes here, or no more; all at the table are told.

        A series of a day is played by one person, in a world that others have still before them.
        """
        self._check_host(holder)
        if self.plan.day:
            raise Refusal(Why.NOT_LISTED, Text("refused-listed-series"))
        if listed == (self.listed is not None):
            return []
        return [self._happen(events.ListedSet(listed), NOBODY, now)]

    def show_hand(self, seat: int, holder: str, now: float) -> list[Entry]:
        """A watcher looks at the hand of a seat: it is noted who has seen it. None is there before
        the start, and none is secret after the end."""
        if not self.game.secret or self.turn is None or seat in self.shown.get(holder, ()):
            return []
        return [self._happen(events.Looked(holder), seat, now)]

    def has_seen(self, seat: int, holder: str) -> bool:
        """Whether it is noted, where it has to be, that a watcher sees the hand of this seat."""
        return not self.game.secret or self.turn is None or seat in self.shown.get(holder, ())

    def want_rematch(self, seat: int, holder: str, now: float) -> list[Entry]:
        self._check_holder(seat, holder)
        if self.outcome is None:
            raise Refusal(Why.NOT_OVER, Text("refused-not-over"))
        if self.next_table is not None:
            raise Refusal(Why.STALE, Text("refused-next-laid"))
        if seat in self.wishes:
            return []
        return [self._happen(events.RematchWished(), seat, now)]

    def all_want_rematch(self) -> bool:
        """Whether everybody who is still here wants to play again."""
        if not self.wishes:
            return False
        people = {n for n, s in enumerate(self.seats) if s.kind == "person" and not self.is_away(n)}
        return bool(people) and people <= self.wishes

    def move_on(self, table: str, now: float) -> list[Entry]:
        """The rematch is played at this table."""
        return [self._happen(events.MovedOn(table), NOBODY, now)]

    def record(self, physics: str) -> Record:
        """The record of the finished game. Raises Refusal while it goes on."""
        outcome = self.outcome
        if outcome is None:
            raise Refusal(Why.NOT_OVER, Text("refused-record"))
        names = tuple(seat_name(seat.name, n) for n, seat in enumerate(self.seats))
        lines = tuple(self.lines)
        plan = self.plan
        return Record(
            plan.game, plan.options, names, plan.seed, ENGINE, physics, self.setup, outcome, lines
        )

    # Checks

    def _check_version(self, version: int) -> None:
        if self.state is None:
            raise Refusal(Why.NOT_STARTED, Text("refused-not-started"))
        if version != self.version:
            raise Refusal(Why.STALE, Text("refused-stale"))


Change = Callable[[Table, float], list[Entry]]
"""Something that is done at a table, now: what happened by it."""
