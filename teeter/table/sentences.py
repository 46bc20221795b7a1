"""What happened at a table, in sentences: the live text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from teeter.rules.contract import REFEREE, SEATS, SHOWS, Outcome
from teeter.rules.games import GAMES
from teeter.rules.text import Text, Words, lines
from teeter.table import events
from teeter.table.log import Entry
from teeter.table.names import name_in_words, seat_name
from teeter.table.record import Record, RecordLine
from teeter.table.scores import won
from teeter.table.seats import Seat
from teeter.table.table_state import TableState


def name_of_seat(table: TableState, seat: int) -> str:
    """As logs and records have it."""
    return seat_name(table.seats[seat].name, seat)


def sentence(  # noqa: C901, PLR0912 - a line for each kind of event
    table: TableState, entry: Entry, seat: int | None
) -> Words:
    """An entry as this seat may hear it (None: a watcher)."""
    match entry.event:
        case events.Moved():
            return _move(table, entry, seat)
        case events.Reported(sentence=said):
            seen = entry.heard.get(seat, "").partition(SHOWS)[2]
            return lines(said, table.game.telling.shown(seen)) if seen else said
        case events.Seated(seat=there):
            return _seated(there, SEATS[entry.who])
        case events.SeatAsked(name=name, how=how):
            return Text(f"seat-{how}", name=name_in_words(name), seat=SEATS[entry.who])
        case events.SeatTaken():
            return _taken(entry.event, SEATS[entry.who])
        case events.HandSet(helped=helped):
            return Text("seat-hand-helped" if helped else "seat-hand-free", name=_name(table, entry))
        case events.Started():
            return Text("table-begins", game=table.game.title)
        case events.Undone():
            return Text("table-undo", name=_name(table, entry))
        case events.TimeUp():
            return Text("table-clock", name=_name(table, entry))
        case events.RematchWished():
            return Text("table-rematch", name=_name(table, entry))
        case events.WatchersSet(sight=sight):
            return Text(f"table-watchers-{sight}")
        case events.ListedSet(listed=listed):
            return Text("table-listed" if listed else "table-unlisted")
        case events.MovedOn():
            return Text("table-next")
        case events.Said() | events.Looked():
            return ""
        case _:
            assert_never(entry.event)


def _name(table: TableState, entry: Entry) -> Words:
    return name_in_words(name_of_seat(table, entry.who))


def _move(table: TableState, entry: Entry, seat: int | None) -> Words:
    name = None if entry.who == REFEREE else name_of_seat(table, entry.who)
    return made(table.game.name, entry.heard.get(seat, ""), name)


def made(game: str, heard: str, name: str | None) -> Words:
    """A move that was made by somebody, or (None) said by the referee; and what it turned up."""
    text, _, seen = heard.partition(SHOWS)
    return GAMES[game].telling.told(text, seen, None if name is None else name_in_words(name))


def of_line(record: Record, line: RecordLine, seen: str, came: Sequence[Words]) -> Words:
    """A line of a record, with what it turned up and what came of it."""
    heard = f"{line.text}{SHOWS}{seen}" if seen else line.text
    told = made(record.game, heard, None if line.who == REFEREE else record.names[line.who])
    return lines(told, *came)


def _seated(there: Seat, letter: str) -> Text:
    if there.kind == "open":
        return Text("seat-open", seat=letter)
    name = name_in_words(there.name)
    if there.kind == "person" and there.level:
        return Text("seat-bot-plays-for", name=name)
    return Text("seat-taken-by", name=name, seat=letter)


def _taken(event: events.SeatTaken, letter: str) -> Text:
    told: dict[str, Words] = {
        "name": name_in_words(event.seat.name),
        "seat": letter,
        "agreed": "present" if event.absent else "all",
    }
    if event.before:
        return Text("seat-taken-from", **told, **{"from": name_in_words(event.before)})
    return Text("seat-taken-open", **told)


def result(table: TableState, outcome: Outcome) -> Words:
    """How a game ended, in a sentence with names."""
    names = [name_of_seat(table, seat) for seat in range(len(table.seats))]
    return won(table.game, table.plan.options, outcome, names)
