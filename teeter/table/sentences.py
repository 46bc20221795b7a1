"""What happened at a table, in sentences: the live text."""

from __future__ import annotations

import json
from typing import Any, Final

from teeter.rules.contract import REFEREE, SEATS, SHOWS, Outcome
from teeter.rules.games import GAMES
from teeter.table.labels import deed, label, shown
from teeter.table.log import Entry
from teeter.table.scores import won
from teeter.table.table_state import TableState

_WATCHERS: Final = {
    "table": "Watchers see what everybody sees.",
    "seats": "Watchers see the table as every player sees it.",
    "nothing": "Watchers see nothing.",
}


def name_of_seat(table: TableState, seat: int) -> str:
    return table.seats[seat].name or f"Seat {SEATS[seat]}"


def sentence(table: TableState, entry: Entry, seat: int | None) -> str:
    """An entry as this seat may hear it (None: a watcher)."""
    match entry.kind:
        case "move":
            return _move(table, entry, seat)
        case "report":
            seen = entry.heard.get(seat, "").partition(SHOWS)[2]
            told: str = json.loads(entry.body)["sentence"]
            return "\n".join([told, *turned_up(table.game.name, seen)])
        case "seat":
            return _seat(entry)
        case "ask":
            return _asked(entry)
        case "take":
            return _taken(entry)
        case "start":
            return f"All seats are taken: {table.game.title} begins."
        case "undo":
            return f"{name_of_seat(table, entry.who)} takes back a move."
        case "clock":
            return f"The time of {name_of_seat(table, entry.who)} is up."
        case _:
            return _rarer(table, entry)


def _rarer(table: TableState, entry: Entry) -> str:
    if entry.kind == "rematch":
        return f"{name_of_seat(table, entry.who)} wants to play again."
    if entry.kind == "watchers":
        return _WATCHERS[entry.body]
    return "The next game is laid." if entry.kind == "next" else ""


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


def _seat(entry: Entry) -> str:
    there: dict[str, Any] = json.loads(entry.body)
    letter = SEATS[entry.who]
    if there["kind"] == "open":
        return f"Seat {letter} is open."
    if there["kind"] == "person" and there["level"]:
        return f"A bot plays for {there['name']}."
    return f"{there['name']} sits on seat {letter}."


def _asked(entry: Entry) -> str:
    told: dict[str, str] = json.loads(entry.body)
    name, letter = told["name"], SEATS[entry.who]
    return {
        "asks": f"{name} asks for seat {letter}.",
        "denied": f"{name} does not get seat {letter}: not everybody agrees.",
        "unheard": f"{name} does not get seat {letter}: nobody is here who could agree.",
        "withdraws": f"{name} no longer asks for seat {letter}.",
    }[told["how"]]


def _taken(entry: Entry) -> str:
    told: dict[str, Any] = json.loads(entry.body)
    name, letter = told["seat"]["name"], SEATS[entry.who]
    everybody = "everybody who was there agreed" if told.get("absent") else "everybody agreed"
    if told["from"]:
        return f"{name} takes seat {letter} from {told['from']}: {everybody}."
    return f"{name} takes the open seat {letter}: {everybody}."


def result(table: TableState, outcome: Outcome) -> str:
    """How a game ended, in a sentence with names."""
    return won(outcome, [name_of_seat(table, seat) for seat in range(len(table.seats))])
