"""The log of a table in the store: entries are written as events, and read back as a table."""

from __future__ import annotations

from typing import cast

from teeter.server.storage import Store, Stored
from teeter.table.log import Entry, Happening, TablePlan
from teeter.table.table import Table


async def load(store: Store, name: str, now: float) -> Table | None:
    """The table as it is stored."""
    header = await store.header(name)
    if header is None:
        return None
    entries = [_entry(stored) for stored in await store.events(name)]
    return Table.from_log(TablePlan.from_json(header), entries, now)


def stored(entry: Entry) -> Stored:
    return Stored(entry.number, entry.seconds, entry.kind, entry.who, entry.body)


def _entry(stored: Stored) -> Entry:
    return Entry(stored.number, stored.seconds, cast(Happening, stored.kind), stored.who, stored.body)
