"""What happened at a table, in sentences: the live text."""

from __future__ import annotations

from typing import Final, assert_never

from teeter.rules.contract import REFEREE, SEATS, SHOWS, Outcome
from teeter.rules.games import GAMES
from teeter.table import events
from teeter.table.labels import deed, label, shown
from teeter.table.log import Entry
from teeter.table.scores import won
from teeter.table.seats import Seat
from teeter.table.table_state import TableState

_WATCHERS: Final = {
    "table": "Watchers see what everybody sees.",
    "seats": "Watchers see the table as every player sees it.",
    "nothing": "Watchers see nothing.",
}


def name_of_seat(table: TableState, seat: int) -> str:
    return table.seats[seat].name or f"Seat {SEATS[seat]}"


def sentence(  # noqa: C901, PLR0912 - a line for each kind of event
    table: TableState, entry: Entry, seat: int | None
) -> str:
    """An entry as this seat may hear it (None: a watcher)."""
    match entry.event:
        case events.Moved():
            return _move(table, entry, seat)
        case events.Reported(sentence=told):
            seen = entry.heard.get(seat, "").partition(SHOWS)[2]
            return "\n".join([told, *turned_up(table.game.name, seen)])
        case events.Seated(seat=there):
            return _seated(there, SEATS[entry.who])
        case events.SeatAsked():
            return _asked(entry.event, SEATS[entry.who])
        case events.SeatTaken():
            return _taken(entry.event, SEATS[entry.who])
        case events.Started():
            return f"All seats are taken: {table.game.title} begins."
        case events.Undone():
            return f"{name_of_seat(table, entry.who)} takes back a move."
        case events.TimeUp():
            return f"The time of {name_of_seat(table, entry.who)} is up."
        case events.RematchWished():
            return f"{name_of_seat(table, entry.who)} wants to play again."
        case events.WatchersSet(sight=sight):
            return _WATCHERS[sight]
        case events.MovedOn():
            return "The next game is laid."
        case events.Said() | events.Looked():
            return ""
        case _:
            assert_never(entry.event)


def _move(table: TableState, entry: Entry, seat: int | None) -> str:
    name = None if entry.who == REFEREE else name_of_seat(table, entry.who)
    return made(table.game.name, entry.heard.get(seat, ""), name)


def made(game: str, heard: str, name: str | None) -> str:
    """A move that was made by somebody, or (None) said by the referee; and what it turned up."""
    text, _, seen = heard.partition(SHOWS)
    told = _upper(label(game, text)) if name is None else f"{name} {deed(game, text)}"
    if name is not None and seen and not GAMES[game].telling.in_sentences:
        return f"{told}: {', '.join(shown(game, seen))}."
    return "\n".join([f"{told}.", *turned_up(game, seen)])


def turned_up(game: str, seen: str) -> list[str]:
    """What a move turned up, in sentences of their own."""
    parts = shown(game, seen)
    if GAMES[game].telling.in_sentences:
        return [f"{_upper(part)}." for part in parts]
    return [f"Now to be seen: {part}." for part in parts]


def _upper(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def _seated(there: Seat, letter: str) -> str:
    if there.kind == "open":
        return f"Seat {letter} is open."
    if there.kind == "person" and there.level:
        return f"A bot plays for {there.name}."
    return f"{there.name} sits on seat {letter}."


def _asked(event: events.SeatAsked, letter: str) -> str:
    return {
        "asks": f"{event.name} asks for seat {letter}.",
        "denied": f"{event.name} does not get seat {letter}: not everybody agrees.",
        "unheard": f"{event.name} does not get seat {letter}: nobody is here who could agree.",
        "withdraws": f"{event.name} no longer asks for seat {letter}.",
    }[event.how]


def _taken(event: events.SeatTaken, letter: str) -> str:
    everybody = "everybody who was there agreed" if event.absent else "everybody agreed"
    if event.before:
        return f"{event.seat.name} takes seat {letter} from {event.before}: {everybody}."
    return f"{event.seat.name} takes the open seat {letter}: {everybody}."


def result(table: TableState, outcome: Outcome) -> str:
    """How a game ended, in a sentence with names."""
    return won(outcome, [name_of_seat(table, seat) for seat in range(len(table.seats))])
