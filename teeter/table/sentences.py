"""What happened at a table, in sentences: the live text."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from teeter.rules.contract import REFEREE, SEATS, SHOWS, Outcome
from teeter.rules.text import Text, Words, lines
from teeter.table.labels import deed, label, shown, told
from teeter.table.log import Entry
from teeter.table.names import name_in_words
from teeter.table.scores import won
from teeter.table.table_state import TableState

_IN_SENTENCES: Final = ("gulp",)  # what is turned up there is told in sentences


def name_of_seat(table: TableState, seat: int) -> str:
    """As logs and records have it."""
    return table.seats[seat].name or f"Seat {SEATS[seat]}"


def sentence(table: TableState, entry: Entry, seat: int | None) -> Words:
    """An entry as this seat may hear it (None: a watcher)."""
    match entry.kind:
        case "move":
            return _move(table, entry, seat)
        case "report":
            return _reported(table, entry, seat)
        case "seat":
            return _seat(entry)
        case "ask":
            told: dict[str, str] = json.loads(entry.body)
            return Text(f"seat-{told['how']}", name=name_in_words(told["name"]), seat=SEATS[entry.who])
        case "take":
            return _taken(entry)
        case "start":
            return Text("table-begins", game=table.game.title)
        case "watchers":
            return Text(f"table-watchers-{entry.body}")
        case "undo" | "clock" | "rematch":
            return Text(f"table-{entry.kind}", name=name_in_words(name_of_seat(table, entry.who)))
        case _:
            return Text("table-next") if entry.kind == "next" else ""


def _move(table: TableState, entry: Entry, seat: int | None) -> Words:
    name = None if entry.who == REFEREE else name_of_seat(table, entry.who)
    return made(table.game.name, entry.heard.get(seat, ""), name)


def _reported(table: TableState, entry: Entry, seat: int | None) -> Words:
    """What the referee saw, and what it turned up."""
    seen = entry.heard.get(seat, "").partition(SHOWS)[2]
    said = msgspec.convert(json.loads(entry.body)["sentence"], Words)
    return _lines([said, *turned_up(table.game.name, seen)])


def made(game: str, heard: str, name: str | None) -> Words:
    """A move that was made by somebody, or (None) said by the referee; and what it turned up."""
    text, _, seen = heard.partition(SHOWS)
    whole = told(game, text, seen, None if name is None else name_in_words(name))
    if whole is not None:
        return whole
    done = _upper(str(label(game, text))) if name is None else f"{name} {deed(game, text)}"
    if name is not None and seen and game not in _IN_SENTENCES:
        return f"{done}: {', '.join(shown(game, seen))}."
    return _lines([f"{done}.", *turned_up(game, seen)])


def turned_up(game: str, seen: str) -> list[str]:
    """What a move turned up, in sentences of their own."""
    parts = shown(game, seen)
    if game in _IN_SENTENCES:
        return [f"{_upper(part)}." for part in parts]
    return [f"Now to be seen: {part}." for part in parts]


def _lines(all_of: list[Words]) -> Words:
    """Sentences that are not texts yet stay one string of several lines."""
    plain = [one for one in all_of if isinstance(one, str)]
    return "\n".join(plain) if len(plain) == len(all_of) else lines(*all_of)


def _upper(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def _seat(entry: Entry) -> Text:
    there: dict[str, Any] = json.loads(entry.body)
    letter = SEATS[entry.who]
    if there["kind"] == "open":
        return Text("seat-open", seat=letter)
    name = name_in_words(there["name"])
    if there["kind"] == "person" and there["level"]:
        return Text("seat-bot-plays-for", name=name)
    return Text("seat-taken-by", name=name, seat=letter)


def _taken(entry: Entry) -> Text:
    told: dict[str, Any] = json.loads(entry.body)
    name, letter = name_in_words(told["seat"]["name"]), SEATS[entry.who]
    if told["from"]:
        return Text("seat-taken-from", name=name, seat=letter, **{"from": name_in_words(told["from"])})
    return Text("seat-taken-open", name=name, seat=letter)


def result(table: TableState, outcome: Outcome) -> Words:
    """How a game ended, in a sentence with names."""
    names = [name_of_seat(table, seat) for seat in range(len(table.seats))]
    return won(table.game, table.plan.options, outcome, names)
