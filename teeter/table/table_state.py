"""A table as its log tells it: who sits where, the game, and what of it can be seen."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, Self, get_args

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
    act,
)
from teeter.rules.games import game as game_called
from teeter.table.acting import acting
from teeter.table.consent import GRACE, Request, What
from teeter.table.log import Entry, Happening, TablePlan, WatchersSee
from teeter.table.record import RecordLine
from teeter.table.refusal import refusal_of
from teeter.table.seats import Seat
from teeter.table.undo import Made

KEPT: Final = 12  # moves back to which an undo can be free
SIGHTS: Final[tuple[WatchersSee, ...]] = get_args(WatchersSee)
CHATS: Final = 50  # lines that a newcomer is told
STORY: Final = 40  # things that have happened, as well
QUIET: Final = ("chat", "look")  # no part of the story
_SEATED: Final = ("seat", "take")
_DECIDED: Final = ("start", "move", "report", "undo", "clock")  # after these a decision begins anew


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
        self.watchers: WatchersSee = "table"
        self.wishes: set[int] = set()  # seats that want a rematch
        self.next_table: str | None = None
        self.chats: deque[Entry] = deque(maxlen=CHATS)
        self.story: deque[Entry] = deque(maxlen=STORY)
        self.requests: dict[What, Request] = {}  # what the others have not all answered yet
        self.last = [""] * plan.options.seats  # by seat: the holder who sat there last
        self.held: dict[str, set[int]] = {}  # by holder: the seats they have had in this game
        self.shown: dict[str, set[int]] = {}  # and those whose hands they have seen as a watcher
        self.standing: dict[
            int, str
        ] = {}  # by seat: the holder who always lets pass; nobody's business
        self.touched = False  # in this try the hand has touched something
        self.hand_moved = False  # or, if it is a person's, at least moved
        self.decided = now  # when the decision that is open began
        self._loaded = now
        self._present: set[str] = set()
        self._gone: dict[str, float] = {}  # by holder: when
        self._made: deque[Made] = deque(maxlen=KEPT)  # the last moves
        self._denied: set[int] = set()  # seats that are not asked for again before the next move
        self._fixed = 0  # moves that no undo reaches: somebody else has taken a seat since
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

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome() if self.state else None

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
        """When the next of those who are away, and still waited for, is waited for no longer."""
        waiting = {*self.waits_for("seat", now), *self.waits_for("undo", now)}
        return min((self._missed_from(seat) for seat in waiting if self.is_away(seat)), default=None)

    def _missed_from(self, seat: int) -> float:
        return self._gone.get(self.seats[seat].holder, self._loaded) + GRACE

    def acting(self) -> int | None:
        """The seat whose hand is at work."""
        return acting(self.game, self.state) if self.state else None

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
        state = self.game.new(self.plan.options, self.setup)
        heard = []
        for line in self.lines:
            move = self.game.moves[line.text]
            heard.append((line.who, state.heard(move, seat)))
            state.play(move)
        return heard

    # The log

    def _happen(self, kind: Happening, who: int, body: str, now: float) -> Entry:
        """Something happens: it changes the table, and is handed back to be stored."""
        seconds = round(max(self._seconds, now - self.plan.opened), 3)
        before = self.last[who] if kind in _SEATED else ""
        entry = self._fold(Entry(self.number + 1, seconds, kind, who, body))
        newcomer = kind in _SEATED and who == self.decider() and self.last[who] != before
        if kind in _DECIDED or newcomer:  # who only comes back to a seat has no more time than before
            self.decided = now
        return entry

    def _fold(self, entry: Entry) -> Entry:
        """What an entry changes. Raises Refusal and changes nothing; returns it with what was heard."""
        if entry.kind in ("move", "report"):
            entry = self._moved(entry)
        else:
            _FOLD[entry.kind](self, entry)
        if entry.kind not in QUIET:
            self.story.append(entry)
        self.number = entry.number
        self._seconds = entry.seconds
        return entry

    def _seated(self, entry: Entry) -> None:
        self._sits(entry.who, Seat(**json.loads(entry.body)))

    def _took(self, entry: Entry) -> None:
        self._sits(entry.who, Seat(**json.loads(entry.body)["seat"]))

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

    def _started(self, entry: Entry) -> None:
        self.setup = json.loads(entry.body)
        self.state = self.game.new(self.plan.options, self.setup)
        self._began = entry.seconds
        for number, seat in enumerate(self.seats):
            if seat.kind == "person":
                self.held.setdefault(seat.holder, set()).add(number)
            self.last[number] = seat.holder  # who only sat there before the start has no claim
        self._changed()

    def _asked(self, entry: Entry) -> None:
        """It is told; whether somebody still asks is known only to those who are here."""

    def _looked(self, entry: Entry) -> None:
        self.shown.setdefault(entry.body, set()).add(entry.who)
        request = self.requests.get("seat")
        if request is not None and request.holder == entry.body:
            del self.requests["seat"]  # who looks at a hand now gets no other

    def _chatted(self, entry: Entry) -> None:
        self.chats.append(entry)

    def _shown(self, entry: Entry) -> None:
        (self.watchers,) = [sight for sight in SIGHTS if sight == entry.body]

    def _wished(self, entry: Entry) -> None:
        self.wishes.add(entry.who)

    def _moved_on(self, entry: Entry) -> None:
        self.next_table = entry.body

    def _timed(self, entry: Entry) -> None:
        """It is told, and that is all: the move follows."""

    def _moved(self, entry: Entry) -> Entry:
        text = json.loads(entry.body)["text"] if entry.kind == "report" else entry.body
        assert self.state is not None, "moves are made in a game"
        before = self.state.copy()
        try:
            move = self.game.moves.parse(text)
            act(self.game, self.state, entry.who, move)
        except (Illegal, Unreadable) as error:
            raise refusal_of(error) from None
        self._made.append(Made(before, move))
        self.lines.append(RecordLine(round(entry.seconds - self._began, 3), entry.who, move.text))
        self._changed()
        heard = {seat: before.heard(move, seat) for seat in (*range(len(self.seats)), None)}
        by_bot = entry.who >= 0 and self.seats[entry.who].bot is not None
        led = tuple(self.game.lately(self.state.view(None)))
        return replace(entry, heard=heard, led=led, by_bot=by_bot)

    def _rewound(self, entry: Entry) -> None:
        """The game as it was after its first moves."""
        keep = int(entry.body)
        state = self.game.new(self.plan.options, self.setup)
        self._made.clear()
        del self.lines[keep:]
        for line in self.lines:
            move = self.game.moves[line.text]
            self._made.append(Made(state.copy(), move))
            act(self.game, state, line.who, move)
        self.state = state
        self._changed()

    def _changed(self) -> None:
        self.version += 1
        self.requests.pop("undo", None)
        self._denied.clear()
        if self.turn is None:
            self.requests.clear()
        if self.turn != REFEREE:
            self.touched = self.hand_moved = False


_FOLD: Final[dict[Happening, Callable[[TableState, Entry], None]]] = {
    "seat": TableState._seated,
    "ask": TableState._asked,
    "take": TableState._took,
    "look": TableState._looked,
    "start": TableState._started,
    "undo": TableState._rewound,
    "chat": TableState._chatted,
    "watchers": TableState._shown,
    "rematch": TableState._wished,
    "next": TableState._moved_on,
    "clock": TableState._timed,
}
