"""A table as its log in the store tells it: what each pair of eyes has to have been told of it."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from teeter.server.storage import Store
from teeter.server.updates import Eyes, Updates, outcome
from teeter.table.events import Moved, from_row
from teeter.table.log import Entry, TablePlan
from teeter.table.table import Table

OVER: Final = "over"  # the end once more, beside the event that led to it
Look = tuple[int, int | None]  # at a version of the game, from a seat


class Mine(NamedTuple):
    """A move of somebody, as the log has it."""

    number: int
    seat: int
    text: str


class Retold(Table):
    """A table that keeps what goes by while its log is read."""

    looks: Collection[Look] = ()  # which views are kept
    views: dict[Look, Any]
    entries: list[Entry]
    made: dict[int, Mine]  # by the version in which it was made

    def _fold(self, entry: Entry) -> Entry:
        before = self.version
        entry = super()._fold(entry)
        self.entries.append(entry)
        if isinstance(entry.event, Moved) and entry.who >= 0:
            self.made[before] = Mine(entry.number, entry.who, entry.event.text)
        if self.version != before:
            for seat in [seat for version, seat in self.looks if version == self.version]:
                self.views[self.version, seat] = as_json(self.view(seat))
        return entry

    def heard_from(self, seat: int | None) -> dict[int, Any]:
        """Everything that is told to who looks from there, by its number."""
        eyes = Eyes(seat, frozenset(() if seat is None else (seat,)))
        updates = Updates("", self, self.entries, None, 0, 0.0)
        told = as_json(updates.seen_by(eyes).events)
        return {event["number"]: event for event in told if event["kind"] != OVER}

    @property
    def ended(self) -> Any:
        """How the game ended, as people are told; None while it goes on."""
        return as_json(outcome(self))


async def retold(store: Store, name: str, looks: Collection[Look]) -> Retold | None:
    """The table of this name. Raises whatever is wrong with its log."""
    header = await store.header(name)
    if header is None:
        return None
    table = Retold(TablePlan.from_json(header), 0.0)
    table.looks, table.views, table.entries, table.made = looks, {}, [], {}
    for row in await store.events(name):
        table._fold(Entry(row.number, row.seconds, row.who, from_row(row.kind, row.body)))
    return table


def as_json(value: object) -> Any:
    """As it comes over the line."""
    return json.loads(msgspec.json.encode(value))


def different(told: Mapping[int, Any], said: Mapping[int, Any]) -> list[int]:
    """The numbers of what was told otherwise, of all that is known both ways."""
    return sorted(number for number in told.keys() & said.keys() if told[number] != said[number])
