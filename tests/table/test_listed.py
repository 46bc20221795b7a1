"""Whether a table is shown to everybody is the host's word, and stands in the log."""

from __future__ import annotations

import pytest

from teeter.table.events import from_row, to_row
from teeter.table.sentences import sentence
from teeter.table.table import Table
from teeter.words.speaker import english
from tests.table.seated import HOST, OPENED, laid, refused, seated


@pytest.mark.parametrize("table", [laid("eruk"), seated("eruk")], ids=["before", "during"])
def test_the_host_says_so_before_and_during_the_game_and_the_log_keeps_it(table: Table) -> None:
    before = table.version
    assert since(table) is None
    assert refused(lambda: table.set_listed("b", OPENED, listed=True)) == "not-host"
    (entry,) = table.set_listed(HOST, OPENED + 5, listed=True)
    assert since(table) == 5.0
    assert table.version == before, "the game has not changed"
    assert table.set_listed(HOST, OPENED + 6, listed=True) == []
    assert from_row(*to_row(entry.event)) == entry.event
    assert since(Table.from_log(table.plan, [entry], OPENED)) == 5.0
    table.set_listed(HOST, OPENED + 7, listed=False)
    assert since(table) is None


def since(table: Table) -> float | None:
    """When the table was shown; asked anew each time."""
    return table.listed


def test_it_is_told_in_the_story() -> None:
    table = laid("eruk")
    told = [
        *table.set_listed(HOST, OPENED, listed=True),
        *table.set_listed(HOST, OPENED, listed=False),
    ]
    assert [english(sentence(table, entry, None)) for entry in told] == [
        "Everybody who comes here is shown the way to this table.",
        "This table is no longer shown on the shelf.",
    ]
