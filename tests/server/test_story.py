"""The story of a table and the live text: everybody is told what everybody saw."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest

from teeter.rules.text import Words
from teeter.server.protocol import Happened
from teeter.server.replays import Asked, replay_of
from teeter.server.updates import Updates, eyes_of
from teeter.table.record import NO_PHYSICS, write
from teeter.table.table import Table
from teeter.words.speaker import english, speaker
from tests.table.seated import OPENED, holder, play, play_out, seated


def where(table: Table, face: str) -> int:
    """The first counter that shows this."""
    return 1 + int(table.setup["counters"].index(face))


def told(table: Table, who: str) -> list[Happened]:
    """What somebody hears of all that has happened, as a newcomer does."""
    updates = Updates("t", table, list(table.story), None, 0, OPENED)
    return updates.seen_by(eyes_of(table, who, None)).events


def flight() -> tuple[Table, str, str]:
    """A seal lies open, and then a bear: who turned them, and what has to be told of the second."""
    table = seated("eruk", seats=3)
    name = table.seats[table.turn or 0].name
    seal, bear = where(table, "seal"), where(table, "bear")
    play(table, f"turn {seal}")
    play(table, f"turn {bear}")
    fled = f"Scared away: seal at {seal}.\n{name} keeps 1 counter."
    return (
        table,
        f"{name} turns counter {seal}: a seal.",
        f"{name} turns counter {bear}: a bear.\n{fled}",
    )


@pytest.mark.parametrize("who", [holder(0), holder(1), holder(2), "a watcher"])
def test_everybody_hears_what_fled_and_where(who: str) -> None:
    table, turned, fled = flight()
    assert [english(event.sentence) for event in told(table, who) if event.kind == "move"] == [
        turned,
        fled,
    ]


def test_it_is_still_told_after_the_next_move_and_after_a_restart() -> None:
    table, _, fled = flight()
    play(table, f"turn {where(table, 'herring')}")
    assert fled in [english(event.sentence) for event in told(table, holder(1))]
    bare = [replace(entry, heard={}, led=()) for entry in table.story]  # as it is stored
    again = Table.from_log(table.plan, bare, OPENED)
    assert fled in [english(event.sentence) for event in told(again, "a watcher")]


def test_watchers_who_see_nothing_do_not_hear_it() -> None:
    table, _, _ = flight()
    table.watchers = "nothing"
    assert told(table, "a watcher") == []


def test_it_is_told_in_german() -> None:
    table, _, _ = flight()
    last = told(table, "a watcher")[-1].sentence
    assert "\nVerscheucht: Robbe auf " in speaker("de", "eruk")(last)


def test_a_replay_tells_it_too() -> None:
    table, turned, fled = flight()
    play_out(table, Random(1))
    asked = Asked(write(table.record(NO_PHYSICS)), None, [], {}, packed=False)
    steps = msgspec.json.decode(replay_of(asked))["steps"]
    said = [msgspec.convert(step["sentence"], Words) for step in steps[1:3]]
    assert [english(one) for one in said] == [turned, fled]
