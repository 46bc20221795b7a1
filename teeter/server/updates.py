"""What is told to whom: the one place where a table is turned into messages for a seat."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Literal

from teeter.rules.contract import NOBODY, SHOWS, Game, Move, Options, Outcome
from teeter.rules.games import game as game_called
from teeter.rules.text import Words
from teeter.server.protocol import (
    Chatted,
    Choice,
    ClockTold,
    Happened,
    OutcomeTold,
    RequestTold,
    SeatTold,
    TryTold,
    UndoTold,
    Update,
)
from teeter.table.labels import depends_on_view, label
from teeter.table.log import Entry
from teeter.table.names import name_in_words
from teeter.table.sentences import result, sentence
from teeter.table.table import Table
from teeter.table.table_state import QUIET


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


def update(
    name: str,
    table: Table,
    eyes: Eyes,
    entries: Sequence[Entry],
    hand: TryTold | None,
    watching: int,
    now: float,
) -> Update:
    """The table as these eyes may see it."""
    seat, plays = eyes.looking, eyes.plays
    state = table.state if sees(table, eyes) else None
    view: dict[str, Any] | None = dict(state.view(seat)) if state else None
    options = table.plan.options
    return Update(
        table=name,
        number=table.number,
        version=table.version,
        events=_events(table, entries, seat) if sees(table, eyes) else [],
        game=table.game.name,
        variant=options.variant,
        options=dict(options.choices),
        seats=[_seat(table, n, eyes) for n in range(len(table.seats))],
        started=table.started,
        looking=seat,
        turn=table.turn,
        view=view,
        words=[*table.game.describe(view)] if view is not None else [],
        moves=_choices(table, () if plays is None else table.moves(plays), view),
        asides=_choices(table, () if plays is None else table.asides(plays), view),
        hand=hand,
        clock=_clock(table, now),
        may_undo="no" if plays is None else table.may_undo(plays),
        undo=_undo(table),
        request=_request(table, eyes),
        outcome=outcome(table),
        rematch=sorted(table.wishes),
        next_table=table.next_table,
        watchers=table.watchers,
        watching=watching,
    )


def chatted(entry: Entry) -> Chatted:
    """A line of the chat. Everybody may read it."""
    told = json.loads(entry.body)
    return Chatted(
        number=entry.number,
        seconds=entry.seconds,
        seat=None if entry.who == NOBODY else entry.who,
        name=name_in_words(told["name"]),
        text=told["text"],
    )


def outcome(table: Table) -> OutcomeTold | None:
    told = table.outcome
    if told is None:
        return None
    return outcome_told(table.game, table.plan.options, told, result(table, told))


def outcome_told(game: Game, options: Options, outcome: Outcome, sentence: Words) -> OutcomeTold:
    """How a game ended, with what its scores count."""
    scoring = game.scoring(options, outcome.reason)
    return OutcomeTold(
        winners=list(outcome.winners),
        scores=list(outcome.scores),
        reason=scoring.why or outcome.reason,
        sentence=sentence,
        counted=[scoring.told(score) for score in outcome.scores],
        remark=scoring.remark,
        fewer_is_better=scoring.fewer_is_better,
    )


def _events(table: Table, entries: Sequence[Entry], seat: int | None) -> list[Happened]:
    told = [_event(table, entry, seat) for entry in entries if entry.kind not in QUIET]
    ended = table.outcome
    if ended and any(entry.kind in ("move", "report") for entry in entries):
        last = entries[-1]
        said = result(table, ended)
        told.append(_happened(last, "over", None, "", said, {}))
    return told


_KINDS: dict[str, Literal["move", "seat", "start", "undo", "clock", "note"]] = {
    "move": "move",
    "report": "move",
    "seat": "seat",
    "take": "seat",
    "start": "start",
    "undo": "undo",
    "clock": "clock",
}


def _event(table: Table, entry: Entry, seat: int | None) -> Happened:
    kind = _KINDS.get(entry.kind, "note")
    who = None if entry.who == NOBODY else entry.who
    seen = json.loads(entry.body) if entry.kind == "report" else {}
    return _happened(entry, kind, who, entry.heard.get(seat, ""), sentence(table, entry, seat), seen)


def _happened(
    entry: Entry,
    kind: Literal["move", "seat", "start", "undo", "clock", "over", "note"],
    who: int | None,
    text: str,
    said: Words,
    seen: dict[str, Any],
) -> Happened:
    return Happened(
        number=entry.number,
        seconds=entry.seconds,
        kind=kind,
        who=who,
        text=text.partition(SHOWS)[0],
        by_bot=kind == "move" and entry.by_bot,
        shown=text.partition(SHOWS)[2],
        sentence=said,
        bodies=seen.get("bodies", []),
        place=seen.get("place"),
    )


def _seat(table: Table, number: int, eyes: Eyes) -> SeatTold:
    seat = table.seats[number]
    return SeatTold(
        kind=seat.kind,
        name=name_in_words(seat.name),
        level=seat.bot,
        away=table.is_away(number),
        mine=number in eyes.mine,
        may_sit=table.may_sit(number, eyes.known),
    )


def _choices(table: Table, moves: Sequence[Move], view: dict[str, Any] | None) -> list[Choice]:
    """Moves always in the order of the game's list, whatever order the rules keep them in."""
    name = table.game.name
    listed = sorted(moves, key=_order(name).__getitem__)
    if depends_on_view(name):
        return [Choice(text=move.text, label=label(name, move.text, view)) for move in listed]
    return [_choice(name, move.text) for move in listed]


@lru_cache(maxsize=4096)  # every update tells all moves that are legal, time and again the same
def _choice(game: str, text: str) -> Choice:
    return Choice(text=text, label=label(game, text))


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


def _undo(table: Table) -> UndoTold | None:
    request = table.requests.get("undo")
    if request is None:
        return None
    return UndoTold(seat=request.seat, waits_for=table.waits_for("undo"))


def _request(table: Table, eyes: Eyes) -> RequestTold | None:
    request = table.requests.get("seat")
    if request is None:
        return None
    return RequestTold(
        number=request.number,
        seat=request.seat,
        name=name_in_words(request.name),
        waits_for=table.waits_for("seat"),
        mine=eyes.known == request.holder,
    )
