"""Whether a table is shown to everybody is the host's word, and stands in the log."""

from __future__ import annotations

from teeter.table.events import from_row, to_row
from teeter.table.sentences import sentence
from teeter.table.table import Table
from teeter.words.speaker import english
from tests.table.seated import HOST, OPENED, laid, refused, seated


def test_the_host_says_so_before_and_during_the_game_and_the_log_keeps_it() -> None:
    for table in (laid("eruk"), seated("eruk")):
        before = table.version
        assert table.listed is None
        assert refused(lambda table=table: table.set_listed("b", OPENED, listed=True)) == "not-host"  # type: ignore[misc]
        (entry,) = table.set_listed(HOST, OPENED + 5, listed=True)
        assert table.listed == 5.0
        assert table.version == before, "the game has not changed"
        assert table.set_listed(HOST, OPENED + 6, listed=True) == []
        assert from_row(*to_row(entry.event)) == entry.event
        assert Table.from_log(table.plan, [entry], OPENED).listed == 5.0
        table.set_listed(HOST, OPENED + 7, listed=False)
        assert table.listed is None


def test_it_is_told_in_the_story() -> None:
    table = laid("eruk")
    told = [
        *table.set_listed(HOST, OPENED, listed=True),
        *table.set_listed(HOST, OPENED, listed=False),
    ]
    assert [english(sentence(table, entry, None)) for entry in told] == [
        "Everybody on this server is shown the way to this table.",
        "This table is no longer shown on the shelf.",
    ]
