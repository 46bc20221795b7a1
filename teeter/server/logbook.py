"""The log of a table in the store: entries are written as events, and read back as a table."""

from __future__ import annotations

from teeter.server.storage import Store, Stored
from teeter.table.events import from_row, to_row
from teeter.table.log import Entry, TablePlan
from teeter.table.table import Table


async def load(store: Store, name: str, now: float) -> Table | None:
    """The table as it is stored."""
    header = await store.header(name)
    if header is None:
        return None
    entries = [
        Entry(row.number, row.seconds, row.who, from_row(row.kind, row.body))
        for row in await store.events(name)
    ]
    return Table.from_log(TablePlan.from_json(header), entries, now)


def stored(entry: Entry) -> Stored:
    """An entry as it is written."""
    kind, body = to_row(entry.event)
    return Stored(entry.number, entry.seconds, kind, entry.who, body)
