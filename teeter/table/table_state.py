"""A table as its log tells it: who sits where, the game, and what of it can be seen."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, Self, assert_never

from teeter.rules.contract import (
    NOBODY,
    REFEREE,
    Game,
    Illegal,
    Move,
    Outcome,
    Setup,
    State,
    Unreadable,
    View,
    act,
)
from teeter.rules.games import game as game_called
from teeter.rules.text import Words
from teeter.table import events
from teeter.table.consent import GRACE, Request, What
from teeter.table.decisive import decisive_step
from teeter.table.feats import feats
from teeter.table.led import led
from teeter.table.log import Entry, TablePlan
from teeter.table.record import RecordLine
from teeter.table.refusal import refusal_of
from teeter.table.seats import Seat
from teeter.table.undo import Made

KEPT: Final = 12  # moves back to which an undo can be free
MADE: Final = 2 * KEPT  # moves whose states are kept: an undo then hardly ever plays the game anew
CHATS: Final = 50  # lines that a newcomer is told
STORY: Final = 40  # things that have happened, as well
QUIET: Final = (events.Said, events.Looked)  # no part of the story
# After these a decision begins anew.
_DECIDED: Final = (events.Started, events.Moved, events.Reported, events.Undone, events.TimeUp)


class TableState:
    """What the entries of a log add up to. Each change is an entry, handed back to be stored."""

    def __init__(self, plan: TablePlan, now: float) -> None:
        self.plan = plan
        self.game: Game = game_called(plan.game)
        self.seats = [Seat() for _ in range(plan.options.seats)]
        self.number = 0  # entries so far
        self.version = 0  # of the game: what a move refers to
        self.state: State | None = None
        self.setup: Setup = {}
        self.lines: list[RecordLine] = []  # the moves of the game, less those taken back
        self.watchers: events.WatchersSee = "table"
        self.listed: float | None = (
            None  # since when the shelf of the server shows it: seconds, as in the log
        )
        self.wishes: set[int] = set()  # seats that want a rematch
        self.next_table: str | None = None
        self.chats: deque[Entry] = deque(maxlen=CHATS)
        self.story: deque[Entry] = deque(maxlen=STORY)
        self.requests: dict[What, Request] = {}  # what the others have not all answered yet
        self.last = [""] * plan.options.seats  # by seat: the holder who sat there last
        self.held: dict[str, set[int]] = {}  # by holder: the seats they have had in this game
        self.shown: dict[str, set[int]] = {}  # and those whose hands they have seen as a watcher
        self.standing: dict[int, str] = {}  # by seat: the holder who always lets pass; a secret
        self.touched = False  # in this try the hand has touched something
        self.hand_moved = False  # or, if it is a person's, at least moved
        self.decided = now  # when the decision that is open began
        self._loaded = now
        self._present: set[str] = set()
        self._gone: dict[str, float] = {}  # by holder: when
        self._made: deque[Made] = deque(maxlen=MADE)  # the last moves
        self._heard: list[list[tuple[int, str]]] = [[] for _ in self.seats]  # by seat: of all moves
        self._denied: set[int] = set()  # seats that are not asked for again before the next move
        self._fixed = 0  # moves that no undo reaches: somebody else has taken a seat since
        self._feats: tuple[object, list[Words]] = None, []  # when they were counted, and what they are
        self._decisive = -1, 0  # in which version it was found, and the move
        self._looked: State | None = None  # the state of which this is known, as far as it was asked:
        self._seen: dict[int | None, View] = {}  # what seats and watchers see
        self._described: dict[int | None, list[Words]] = {}  # and what they are told of it
        self._seconds = 0.0
        self._began = 0.0  # when the game started

    @classmethod
    def from_log(cls, plan: TablePlan, entries: Iterable[Entry], now: float) -> Self:
        """The table that this log tells of."""
        table = cls(plan, now)
        for entry in entries:
            table._fold(entry)
        return table

    # Looking

    @property
    def started(self) -> bool:
        return self.state is not None

    @property
    def turn(self) -> int | None:
        """The seat on turn, REFEREE, or None before the start and after the end."""
        if self.state is None or self.state.turn == NOBODY:
            return None
        return self.state.turn

    def view(self, seat: int | None) -> View:
        """What a seat or a watcher sees."""
        assert self.state is not None, "the game has begun"
        who = self._eyes(seat)
        if who not in self._seen:
            self._seen[who] = self.state.view(who)
        return self._seen[who]

    def described(self, seat: int | None) -> list[Words]:
        """The same in words; only for those who are told of it."""
        who = self._eyes(seat)
        if who not in self._described:
            self._described[who] = [*self.game.describe(self.view(who))]
        return self._described[who]

    def _eyes(self, seat: int | None) -> int | None:
        """Where hands are not secret all see the same, so it is made once for everybody."""
        if self._looked is not self.state:
            self._look_anew()
        return seat if self.game.secret else None

    def _look_anew(self) -> None:
        self._looked = self.state
        self._seen.clear()
        self._described.clear()

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome() if self.state else None

    def feats(self) -> list[Words]:
        """What the game will be remembered for, told with the names of now; counted once."""
        names = tuple(seat.name for seat in self.seats)
        if self._feats[0] != (self.version, names):
            moves = [line.text for line in self.lines]
            told = feats(self.game, self.plan.options, self.setup, moves, names)
            self._feats = (self.version, names), told
        return self._feats[1]

    def decisive(self) -> int:
        """The number of the move with which a finished game was decided; found once."""
        outcome = self.outcome
        if outcome is not None and self._decisive[0] != self.version:
            moves = [line.text for line in self.lines]
            found = decisive_step(self.game, self.plan.options, self.setup, moves, outcome.winners)
            self._decisive = self.version, found
        return self._decisive[1]

    def waits_for(self, what: What, now: float) -> list[int]:
        """The seats that have not answered a request yet: those of all others at the table.

        For whom a bot plays is not asked about an undo, as bots agree; but it is still their table.
        """
        request = self.requests.get(what)
        if request is None:
            return []
        settled = {request.holder, *request.agreed}
        return [
            number
            for number in range(len(self.seats))
            if self.is_expected(number, now)
            and self.seats[number].holder not in settled
            and not (what == "undo" and self.seats[number].level)
        ]

    def is_expected(self, seat: int, now: float) -> bool:
        """Whether a person of this seat is here, or will be back at once if only the line broke."""
        return self.seats[seat].kind == "person" and (
            not self.is_away(seat) or now < self._missed_from(seat)
        )

    def grace_ends(self, now: float) -> float | None:
        """When the next of those who are away, and still waited for, is waited for no longer.

        Where nobody is, that is now: a moment ago somebody was, and nobody has decided since.
        """
        waiting = [self.waits_for(what, now) for what in self.requests]
        if not all(waiting):
            return now
        away = (seat for seats in waiting for seat in seats if self.is_away(seat))
        return min(map(self._missed_from, away), default=None)

    def _missed_from(self, seat: int) -> float:
        return self._gone.get(self.seats[seat].holder, self._loaded) + GRACE

    def acting(self) -> int | None:
        """The seat whose hand is at work."""
        watched = self.game.physical and self.turn == REFEREE
        return self.game.acting(self.view(None)) if watched else None

    def decider(self) -> int | None:
        """The seat that everybody waits for: on turn, or with its hand at work."""
        turn = self.turn
        return self.acting() if turn == REFEREE else turn

    def held_by(self, holder: str) -> list[int]:
        return [
            n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.holder == holder
        ]

    def knows(self, holder: str) -> bool:
        """Whether a holder is more than a stranger here, as who may sit where."""
        if holder in self.held or holder in self.shown or holder in self.last:
            return True
        return holder == self.plan.host or holder in [one.holder for one in self.requests.values()]

    def is_away(self, seat: int) -> bool:
        """Whether a person's seat has nobody behind it now."""
        return self.seats[seat].kind == "person" and self.seats[seat].holder not in self._present

    def asides(self, seat: int) -> Sequence[Move]:
        """What a seat may do although it is not on turn: never after the hand has touched."""
        if self.state is None or self.touched or seat == self.state.turn:
            return ()
        return self.state.asides(seat)

    def moves(self, seat: int) -> Sequence[Move]:
        return self.state.moves() if self.state and self.state.turn == seat else ()

    def heard_by(self, seat: int) -> list[tuple[int, str]]:
        """Every move of the game so far as this seat heard it: who, and the text."""
        return list(self._heard[seat])

    # The log

    def _happen(self, event: events.Event, who: int, now: float) -> Entry:
        """Something happens: it changes the table, and is handed back to be stored."""
        seconds = round(max(self._seconds, now - self.plan.opened), 3)
        before = list(self.last)
        entry = self._fold(Entry(self.number + 1, seconds, who, event))
        decider = self.decider()
        newcomer = decider is not None and self.last[decider] != before[decider]
        if isinstance(event, _DECIDED) or newcomer:  # who only comes back has no more time than before
            self.decided = now
        return entry

    def _fold(  # noqa: C901, PLR0912 - a line for each kind of event
        self, entry: Entry
    ) -> Entry:
        """What an entry changes. Raises Refusal and changes nothing; returns it with what was heard."""
        match entry.event:
            case events.Moved(text=text) | events.Reported(text=text):
                entry = self._move(entry, text)
            case events.Seated(seat=seat) | events.SeatTaken(seat=seat):
                self._sits(entry.who, seat)
            case events.HandSet(helped=helped):
                self.seats[entry.who] = replace(self.seats[entry.who], helped=helped)
            case events.Started(setup=setup):
                self._start(setup, entry.seconds)
            case events.Undone(keep=keep):
                self._rewind(keep)
            case events.Looked(holder=holder):
                self._look(entry.who, holder)
            case events.Said():
                self.chats.append(entry)
            case events.WatchersSet(sight=sight):
                self.watchers = sight
            case events.ListedSet(listed=listed):
                self.listed = entry.seconds if listed else None
            case events.RematchWished():
                self.wishes.add(entry.who)
            case events.MovedOn(table=name):
                self.next_table = name
            case events.SeatAsked() | events.TimeUp():
                pass  # it is told; who still asks is known only to those who are here
            case _:
                assert_never(entry.event)
        if not isinstance(entry.event, QUIET):
            self.story.append(entry)
        self.number = entry.number
        self._seconds = entry.seconds
        return entry

    def _sits(self, number: int, seat: Seat) -> None:
        """Whatever changes at a seat ends what was asked before."""
        self.seats[number] = seat
        self.requests.clear()
        if seat.kind == "person":
            if self.last[number] != seat.holder:
                self.last[number] = seat.holder
                self._fixed = len(self.lines)
            if self.turn is not None:
                self.held.setdefault(seat.holder, set()).add(number)

    def _start(self, setup: Setup, seconds: float) -> None:
        self.setup = setup
        self.state = self.game.new(self.plan.options, setup)
        self._began = seconds
        for number, seat in enumerate(self.seats):
            if seat.kind == "person":
                self.held.setdefault(seat.holder, set()).add(number)
            self.last[number] = seat.holder  # who only sat there before the start has no claim
        self._changed()

    def _look(self, seat: int, holder: str) -> None:
        self.shown.setdefault(holder, set()).add(seat)
        request = self.requests.get("seat")
        if request is not None and request.holder == holder:
            del self.requests["seat"]  # who looks at a hand now gets no other

    def _move(self, entry: Entry, text: str) -> Entry:
        assert self.state is not None, "moves are made in a game"
        before, seen, acting = self.state.copy(), self.view(None), self.acting()
        try:
            move = self.game.moves.parse(text)
            act(self.game, self.state, entry.who, move)
        except (Illegal, Unreadable) as error:
            raise refusal_of(error) from None
        self._made.append(Made(before, move))
        seconds = round(entry.seconds - self._began, 3)
        helped = isinstance(entry.event, events.Reported) and entry.event.helped
        hand = acting if helped else None
        self.lines.append(RecordLine(seconds, entry.who, move.text, hand))
        self._changed()
        heard = {seat: before.heard(move, seat) for seat in (*range(len(self.seats)), None)}
        for seat, kept in enumerate(self._heard):
            kept.append((entry.who, heard[seat]))
        by_bot = entry.who >= 0 and self.seats[entry.who].bot is not None
        names = [seat.name for seat in self.seats]
        came = led(self.game, move.text, seen, self.view(None), names)
        return replace(entry, heard=heard, led=came, by_bot=by_bot)

    def _rewind(self, keep: int) -> None:
        """The game as it was after its first moves."""
        back = len(self.lines) - keep
        del self.lines[keep:]
        for kept in self._heard:
            del kept[keep:]
        if len(self._made) - back >= min(KEPT, keep):
            for _ in range(back):
                self.state = self._made.pop().before
        else:
            self._play_anew()
        self._changed()

    def _play_anew(self) -> None:
        """All moves that stay: of the last ones more is known then than what they were."""
        state = self.game.new(self.plan.options, self.setup)
        self._made.clear()
        for line in self.lines:
            move = self.game.moves[line.text]
            self._made.append(Made(state.copy(), move))
            act(self.game, state, line.who, move)
        self.state = state

    def _changed(self) -> None:
        self.version += 1
        self._look_anew()
        self.requests.pop("undo", None)
        self._denied.clear()
        if self.turn is None:
            self.requests.clear()
        if self.turn != REFEREE:
            self.touched = self.hand_moved = False
