"""What is told to whom: the one place where a table is turned into messages for a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from teeter.rules.contract import NOBODY, SHOWS, Game, Move, Options, Outcome, View
from teeter.rules.games import game as game_called
from teeter.rules.text import Words, lines
from teeter.server.protocol import (
    Chatted,
    Choice,
    ClockTold,
    Happened,
    Kind,
    OutcomeTold,
    Refused,
    RequestTold,
    SeatTold,
    TryTold,
    UndoTold,
    Update,
)
from teeter.table.events import (
    HandSet,
    Moved,
    Reported,
    Said,
    Seated,
    SeatTaken,
    Started,
    TimeUp,
    Undone,
)
from teeter.table.log import Entry
from teeter.table.names import name_in_words
from teeter.table.refusal import Refusal
from teeter.table.sentences import result, sentence
from teeter.table.table import Table
from teeter.table.table_state import QUIET

MADE: Final = (Moved, Reported)  # events that are moves of the game
_KINDS: Final[dict[type, Kind]] = {
    Moved: "move",
    Reported: "move",
    Seated: "seat",
    SeatTaken: "seat",
    HandSet: "seat",
    Started: "start",
    Undone: "undo",
    TimeUp: "clock",
}


@dataclass(frozen=True, slots=True)
class Eyes:
    """From where somebody sees the table: a seat or as a watcher; and which seats are theirs."""

    looking: int | None
    mine: frozenset[int]
    known: str = ""  # who it is, if the table makes a difference; all strangers are told the same

    @property
    def watches(self) -> bool:
        return not self.mine

    @property
    def plays(self) -> int | None:
        """The seat that can act from here."""
        return self.looking if self.looking in self.mine else None


def eyes_of(table: Table, holder: str, looking: int | None) -> Eyes:
    """From where a holder sees the table: as asked for, as long as that is allowed."""
    mine = frozenset(table.held_by(holder))
    if not may_look(table, looking, mine) or not _is_noted(table, holder, looking, mine):
        looking = first_look(table, mine)
    return Eyes(looking, mine, holder if table.knows(holder) else "")


def first_look(table: Table, mine: frozenset[int]) -> int | None:
    """From where somebody sees the table who has just come: at one's own seat.

    Of several people at one screen nobody knows who sits before it now, so no hand is shown yet.
    """
    covered = len(mine) > 1 and table.game.secret
    return None if covered else min(mine, default=None)


def may_look(table: Table, seat: int | None, mine: frozenset[int]) -> bool:
    """Whether somebody with these seats may see the table from there."""
    if seat is None or seat in mine:
        return True
    return not mine and table.watchers == "seats" and 0 <= seat < len(table.seats)


def _is_noted(table: Table, holder: str, seat: int | None, mine: frozenset[int]) -> bool:
    """Whether the log says so where a watcher sees a secret hand: else nothing is shown of it."""
    return seat is None or seat in mine or table.has_seen(seat, holder)


def sees(table: Table, eyes: Eyes) -> bool:
    """Whether these eyes may see anything of the game."""
    return not eyes.watches or table.watchers != "nothing"


class Updates:
    """A table as it is now, and what has just happened, for all pairs of eyes.

    What is the same for several of them is made once.
    """

    def __init__(
        self,
        name: str,
        table: Table,
        entries: Sequence[Entry],
        hand: TryTold | None,
        watching: int,
        now: float,
    ) -> None:
        self._name, self._table, self._entries = name, table, entries
        self._hand, self._watching, self._now = hand, watching, now
        self._options = dict(table.plan.options.choices)
        self._clock, self._undo, self._outcome = _clock(table, now), _undo(table, now), outcome(table)
        self._rematch = sorted(table.wishes)
        self._events: dict[tuple[str | None, ...], list[Happened]] = {}  # by what is heard of them

    def seen_by(self, eyes: Eyes) -> Update:
        """As these eyes may see it."""
        table, seat, plays = self._table, eyes.looking, eyes.plays
        seen = sees(table, eyes)
        view = table.view(seat) if seen and table.started else None
        return Update(
            table=self._name,
            number=table.number,
            version=table.version,
            events=self._heard(seat) if seen else [],
            game=table.game.name,
            variant=table.plan.options.variant,
            options=self._options,
            seats=[_seat(table, n, eyes) for n in range(len(table.seats))],
            started=table.started,
            looking=seat,
            by_itself=table.turn in eyes.mine and table.goes_by_itself(),
            turn=table.turn,
            view=view,
            words=[] if view is None else table.described(seat),
            moves=_choices(table, () if plays is None else table.moves(plays), view),
            asides=_choices(table, () if plays is None else table.asides(plays), view),
            hand=self._hand,
            clock=self._clock,
            may_undo="no" if plays is None else table.may_undo(plays),
            undo=self._undo,
            request=_request(table, eyes, self._now),
            outcome=self._outcome,
            rematch=self._rematch,
            next_table=table.next_table,
            watchers=table.watchers,
            watching=self._watching,
            listed=table.listed is not None,
        )

    def _heard(self, seat: int | None) -> list[Happened]:
        """Who hears the same is told the same."""
        heard = tuple(entry.heard.get(seat) for entry in self._entries)
        if heard not in self._events:
            self._events[heard] = _events(self._table, self._entries, seat)
        return self._events[heard]


def chats_of(entries: Iterable[Entry]) -> list[Chatted]:
    """The lines of the chat among them. Everybody may read these."""
    return [
        Chatted(
            number=entry.number,
            seconds=entry.seconds,
            seat=None if entry.who == NOBODY else entry.who,
            name=name_in_words(entry.event.name),
            text=entry.event.text,
        )
        for entry in entries
        if isinstance(entry.event, Said)
    ]


def refused(number: int, to: str, refusal: Refusal) -> Refused:
    """The answer to what was not done."""
    reason, rule, sentence = refusal.reason, refusal.rule, refusal.sentence
    return Refused(id=number, to=to, reason=reason, rule=rule, sentence=sentence)


def outcome(table: Table) -> OutcomeTold | None:
    told = table.outcome
    if told is None:
        return None
    sentence = result(table, told)
    return outcome_told(table.game, table.plan.options, told, sentence, table.feats(), table.decisive())


def outcome_told(
    game: Game,
    options: Options,
    outcome: Outcome,
    sentence: Words,
    feats: list[Words],
    decisive: int,
) -> OutcomeTold:
    """How a game ended, with what its scores count."""
    scoring = game.scoring(options, outcome.reason)
    return OutcomeTold(
        winners=list(outcome.winners),
        decisive=decisive,
        scores=list(outcome.scores),
        reason=scoring.why or outcome.reason,
        sentence=sentence,
        counted=[scoring.told(score) for score in outcome.scores],
        remark=scoring.remark,
        fewer_is_better=scoring.fewer_is_better,
        feats=feats,
    )


def _events(table: Table, entries: Sequence[Entry], seat: int | None) -> list[Happened]:
    told = [_event(table, entry, seat) for entry in entries if not isinstance(entry.event, QUIET)]
    ended = table.outcome
    if ended and any(isinstance(entry.event, MADE) for entry in entries):
        last, said = entries[-1], result(table, ended)
        told.append(
            Happened(number=last.number, seconds=last.seconds, kind="over", who=None, sentence=said)
        )
    return told


def _event(table: Table, entry: Entry, seat: int | None) -> Happened:
    text, _, shown = entry.heard.get(seat, "").partition(SHOWS)
    told = Happened(
        number=entry.number,
        seconds=entry.seconds,
        kind=_KINDS.get(type(entry.event), "note"),
        who=None if entry.who == NOBODY else entry.who,
        text=text,
        by_bot=entry.by_bot,
        shown=shown,
        sentence=lines(sentence(table, entry, seat), *entry.led),
    )
    if isinstance(entry.event, Reported):
        place = entry.event.place
        told.bodies, told.place = list(entry.event.bodies), None if place is None else list(place)
    if isinstance(entry.event, MADE):
        told.well = table.game.moves[entry.event.text].well
    return told


def _seat(table: Table, number: int, eyes: Eyes) -> SeatTold:
    seat = table.seats[number]
    return SeatTold(
        kind=seat.kind,
        name=name_in_words(seat.name),
        level=seat.bot,
        away=table.is_away(number),
        mine=number in eyes.mine,
        may_sit=table.may_sit(number, eyes.known),
        helped=seat.helped and seat.bot is None,
        always=table.has_always(number) if number in eyes.mine and table.game.always else None,
    )


def _choices(table: Table, moves: Sequence[Move], view: View | None) -> list[Choice]:
    """Moves always in the order of the game's list, whatever order the rules keep them in."""
    label = table.game.telling.label
    listed = sorted(moves, key=_order(table.game.name).__getitem__)
    return [Choice(text=move.text, label=label(move.text, view)) for move in listed]


@cache
def _order(game: str) -> dict[Move, int]:
    """The place of each move in the game's list."""
    return {move: place for place, move in enumerate(game_called(game).moves.values())}


def _clock(table: Table, now: float) -> ClockTold | None:
    if table.plan.clock is None:
        return None
    deadline = table.deadline()
    return ClockTold(
        seconds=table.plan.clock,
        seat=None if deadline is None else table.decider(),
        left=table.plan.clock if deadline is None else round(max(0.0, deadline - now), 3),
    )


def _undo(table: Table, now: float) -> UndoTold | None:
    request = table.requests.get("undo")
    if request is None:
        return None
    return UndoTold(seat=request.seat, waits_for=table.waits_for("undo", now))


def _request(table: Table, eyes: Eyes, now: float) -> RequestTold | None:
    request = table.requests.get("seat")
    if request is None:
        return None
    return RequestTold(
        number=request.number,
        seat=request.seat,
        name=name_in_words(request.name),
        waits_for=table.waits_for("seat", now),
        mine=eyes.known == request.holder,
    )
