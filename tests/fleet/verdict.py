"""What the store says afterwards: whether anything told was lost, or written by two owners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from sqlalchemy import select

from teeter.physics.engine import PHYSICS
from teeter.rules.contract import Outcome
from teeter.server.logbook import load
from teeter.server.storage import Store
from teeter.server.storage.layout import EVENTS
from teeter.table.record import ENGINE, NO_PHYSICS, BadRecord, Record, read, write
from teeter.table.replay import check
from teeter.table.table import Table
from teeter.table.try_files import run_again
from tests.server.guest import Guest, Told

OF_ONE_TABLE: Final = 8  # tries that are run again, so that there are some of many tables


@dataclass
class Verdict:
    """How much was looked at, and every fault in a sentence."""

    tables: int = 0
    told: int = 0  # events that somebody was told
    moves: int = 0  # of these, moves whose very text was told
    stored: int = 0
    hand_overs: int = 0  # how often a table had another owner than before
    finished: int = 0  # games whose records were checked
    tries: int = 0  # that were run again
    wrong: list[str] = field(default_factory=list)


async def judged(url: str, guests: Sequence[Guest], tries: int = 0) -> Verdict:
    """Of all tables of these guests; at most so many tries are run again."""
    verdict = Verdict()
    store = await Store.open(url)
    try:
        for guest in guests:
            for table, told in guest.tables.items():
                verdict.tables += 1
                await _judge_told(store, table, told, verdict)
                await _judge_owners(store, table, verdict)
                await _judge_record(store, table, verdict, tries)
    finally:
        await store.close()
    return verdict


async def _judge_told(store: Store, table: str, told: Told, verdict: Verdict) -> None:
    """Everything told is stored as it was told, once, and nothing is missing between."""
    events = await store.events(table)
    by_number = {event.number: event for event in events}
    verdict.told += len(told.numbers)
    verdict.moves += len(told.moves)
    verdict.stored += len(events)
    if lost := sorted(told.numbers - by_number.keys()):
        verdict.wrong.append(f"{table}: told, and lost: {lost}")
    other = [n for n, text in told.moves.items() if n in by_number and by_number[n].body != text]
    if other:
        verdict.wrong.append(f"{table}: told otherwise than stored: {other}")
    numbers = [event.number for event in events]
    if numbers != list(range(numbers[0], numbers[0] + len(numbers))) if numbers else True:
        verdict.wrong.append(f"{table}: its log has gaps: {numbers}")


async def _judge_owners(store: Store, table: str, verdict: Verdict) -> None:
    """Each event has the term of its owner: who writes after another has begun would show."""
    c = EVENTS.c
    rows = await store.read(select(c.term).where(c.table_id == table).order_by(c.number))
    terms = [row.term for row in rows]
    if terms != sorted(terms) or (terms and terms[0] < 1):
        verdict.wrong.append(f"{table}: two owners wrote: {terms}")
    verdict.hand_overs += max(0, len(set(terms)) - 1)


async def _judge_record(store: Store, name: str, verdict: Verdict, tries: int) -> None:
    """A finished game replays from its record; and tries come out again as they did, in any game."""
    table = await load(store, name, 0.0)
    if table is None or table.state is None:
        return
    try:
        if table.outcome is not None:
            verdict.finished += 1
            check(read(write(table.record(PHYSICS if table.game.physical else NO_PHYSICS))))
        if table.game.physical and verdict.tries < tries:
            tracks = [*(await store.tracks(name)).values()]
            some = islice(run_again(_so_far(table), tracks), min(OF_ONE_TABLE, tries - verdict.tries))
            verdict.tries += sum(1 for _ in some)
    except BadRecord as error:
        verdict.wrong.append(f"{name}: its record does not check: {error}")


def _so_far(table: Table) -> Record:
    """The moves up to now, with the end still open. A server may die after the last word of a try and
    before its track is stored, so that not every word has one."""
    plan, names = table.plan, tuple(seat.name for seat in table.seats)
    outcome = table.outcome or Outcome((), (), "")
    lines = tuple(table.lines)
    return Record(
        plan.game, plan.options, names, plan.seed, ENGINE, NO_PHYSICS, table.setup, outcome, lines
    )
