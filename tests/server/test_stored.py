"""Databases of an earlier version: each kind of event in them is read as it was meant.

`stored/tables.db` was written before events had types, `stored/tables.json` beside it says what
these tables were then.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from teeter.server import logbook
from teeter.server.lobby import holder_of
from teeter.server.logbook import load, stored
from teeter.server.storage import Store, Stored
from teeter.table.events import Event, Said, from_row, to_row
from teeter.table.log import Entry
from teeter.table.seats import Seat
from teeter.table.table import Table

HERE = Path(__file__).parent / "stored"
TOLD: dict[str, dict[str, Any]] = json.loads((HERE / "tables.json").read_text(encoding="utf-8"))
NOW = 5000.0
NEW = {"hand", "listed"}  # kinds of events that it cannot have


def read(path: Path, name: str) -> tuple[Table, list[Stored]]:
    """A table of a copy of the old database, and its rows."""
    shutil.copy(HERE / "tables.db", path / "tables.db")

    async def opened() -> tuple[Table | None, list[Stored]]:
        store = await Store.open(f"sqlite:///{path}/tables.db")
        try:
            return await load(store, name, NOW), await store.events(name)
        finally:
            await store.close()

    table, rows = asyncio.run(opened())
    assert table
    return table, rows


def told(table: Table) -> dict[str, Any]:
    """What is compared of a table."""
    assert table.state
    said = [(entry.who, entry.event) for entry in table.chats]
    ended = table.outcome
    return {
        "state": table.state.to_json(),
        "version": table.version,
        "number": table.number,
        "seats": [_old_seat(seat) for seat in table.seats],
        "watchers": table.watchers,
        "wishes": sorted(table.wishes),
        "next": table.next_table,
        "held": {holder: sorted(seats) for holder, seats in table.held.items()},
        "shown": {holder: sorted(seats) for holder, seats in table.shown.items()},
        "last": table.last,
        "chats": [[who, said.name, said.text] for who, said in said if isinstance(said, Said)],
        "lines": [str(line) for line in table.lines],
        "outcome": [[*ended.winners], [*ended.scores], ended.reason] if ended else None,
    }


@pytest.mark.parametrize("name", TOLD)
def test_a_table_that_was_stored_before_events_had_types_is_what_it_was(
    tmp_path: Path, name: str
) -> None:
    table, _ = read(tmp_path, name)
    assert msgspec.to_builtins(told(table)) == TOLD[name]


def test_a_long_log_is_read_as_a_short_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logbook, "LONG", 0)
    name = next(iter(TOLD))
    table, _ = read(tmp_path, name)
    assert msgspec.to_builtins(told(table)) == TOLD[name]


def test_a_token_that_was_given_out_then_opens_the_same_seats() -> None:
    assert holder_of("s3cret") == "1ec1c26b50d5d3c58d9583181af80766"


@pytest.mark.parametrize("name", TOLD)
def test_what_is_stored_now_is_what_was_stored_then(tmp_path: Path, name: str) -> None:
    _, rows = read(tmp_path, name)
    for row in rows:
        again = stored(Entry(row.number, row.seconds, row.who, from_row(row.kind, row.body)))
        body = again.body.replace(',"helped":false', "")  # new in reports and seats
        assert _parsed(body) == _parsed(row.body)
        assert (again.number, again.seconds, again.kind, again.who) == (
            row.number,
            row.seconds,
            row.kind,
            row.who,
        )


def _old_seat(seat: Seat) -> dict[str, Any]:
    """A seat as it was told then: nobody's hand was helped."""
    told: dict[str, Any] = msgspec.to_builtins(seat)
    assert told.pop("helped") is False
    return told


def _parsed(body: str) -> object:
    return json.loads(body) if body[:1] in ("{", "[") else body


def test_the_old_database_has_every_kind_of_event(tmp_path: Path) -> None:
    kinds = {row.kind for name in TOLD for row in read(tmp_path, name)[1]}
    assert kinds == {kind.__struct_config__.tag for kind in get_args(Event)} - NEW


@pytest.mark.parametrize(
    ("kind", "body"),
    [("sneeze", ""), ("undo", "many"), ("seat", '{"kind": "king"}'), ("watchers", "all"), ("ask", "")],
)
def test_a_row_that_no_version_wrote_is_not_taken_for_something_else(kind: str, body: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        to_row(from_row(kind, body))
