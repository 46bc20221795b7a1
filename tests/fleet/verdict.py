"""What the store says afterwards: whether anything told was lost, told otherwise, carried out twice, or
written by two owners."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

import msgspec
from sqlalchemy import select

from teeter.physics.engine import PHYSICS
from teeter.rules.contract import REFEREE, Outcome
from teeter.server.storage import Store
from teeter.server.storage.layout import EVENTS
from teeter.table.record import ENGINE, NO_PHYSICS, BadRecord, Record, read, write
from teeter.table.refusal import Refusal
from teeter.table.replay import check
from teeter.table.table import Table
from teeter.table.try_files import run_again
from tests.fleet.decisions import STALE, Decision, Decisions
from tests.fleet.people import Person
from tests.fleet.retold import Retold, different, retold
from tests.server.guest import ME, Told

OF_ONE_TABLE: Final = (
    8  # tries of a game that goes on that are run again, so that there are some of many
)
MOST_UNTRACKED: Final = 0.5  # of the words of finished games; only who is killed just then leaves none
UNREADABLE: Final = (Refusal, msgspec.MsgspecError, AssertionError, LookupError, ValueError)


@dataclass
class Verdict:
    """How much was looked at, and every fault in a sentence."""

    tables: int = 0
    told: int = 0  # events that somebody was told
    compared: int = 0  # the same by every pair of eyes: each of them whole, with the store
    views: int = 0  # of the whole table, as somebody saw it last
    stored: int = 0
    hand_overs: int = 0  # how often a table had another owner than before
    asked: int = 0  # moves that people wanted to make
    again: int = 0  # of these, asked once more for want of an answer
    had_happened: int = 0  # and refused then, because the first time was enough
    finished: dict[str, int] = field(default_factory=dict)  # games whose records were checked, by name
    physical: int = 0  # of these with hands: all of their tries were run again
    words: int = 0  # that the referee has said in them
    untracked: int = 0  # of these without a track: the server died between a try and its track
    tries: int = 0  # that were run again, of all games
    wrong: list[str] = field(default_factory=list)


async def judged(url: str, people: Sequence[Person], tries: int = 0) -> Verdict:
    """Of all tables of these people. All tries of finished games are run again, and of the others at
    most so many."""
    verdict = Verdict()
    store = await Store.open(url)
    try:
        for person in people:
            for name, told in person.tables.items():
                judge = _Judge(store, name, told, verdict)
                await judge.told()
                await judge.owners()
                if table := await judge.read():
                    judge.heard(table)
                    judge.asked(table, person.decisions.get(name, Decisions()), _seats_of(person))
                    await judge.record(table, tries)
    finally:
        await store.close()
    if verdict.untracked > MOST_UNTRACKED * verdict.words:
        verdict.wrong.append(
            f"{verdict.untracked} of {verdict.words} words of the referee have no track"
        )
    return verdict


def _seats_of(person: Person) -> set[int]:
    return {seat for seat, who in enumerate(person.seats) if who == ME}


class _Judge:
    """Of one table."""

    def __init__(self, store: Store, name: str, told: Told, verdict: Verdict) -> None:
        self._store, self._name, self._told, self._verdict = store, name, told, verdict
        verdict.tables += 1

    def _wrong(self, what: str, which: Iterable[object] = ()) -> None:
        some = [*which]
        self._verdict.wrong.append(f"{self._name}: {what}{f': {some}' if some else ''}")

    async def told(self) -> None:
        """Everything told is stored, a move as who made it was told; and nothing is missing between."""
        told, events = self._told, await self._store.events(self._name)
        by_number = {event.number: event for event in events}
        self._verdict.told += len(told.numbers)
        self._verdict.stored += len(events)
        if lost := sorted(told.numbers - by_number.keys()):
            self._wrong("told, and lost", lost)
        other = [n for n, text in told.moves.items() if n in by_number and by_number[n].body != text]
        if other:
            self._wrong("another move than was told", other)
        if told.otherwise:
            self._wrong("told a second time, and otherwise", told.otherwise)
        if [*by_number] != list(range(1, len(events) + 1)) or not events:
            self._wrong("its log has gaps", by_number)

    async def owners(self) -> None:
        """Each event has the term of its owner: who writes after another has begun would show."""
        c = EVENTS.c
        rows = await self._store.read(select(c.term).where(c.table_id == self._name).order_by(c.number))
        terms = [row.term for row in rows]
        if terms != sorted(terms) or (terms and terms[0] < 1):
            self._wrong("two owners wrote", terms)
        self._verdict.hand_overs += max(0, len(set(terms)) - 1)

    async def read(self) -> Retold | None:
        """The table as its log tells it."""
        looks = [(version, seat) for seat, (version, view) in self._told.views.items() if view]
        try:
            return await retold(self._store, self._name, looks)
        except UNREADABLE as error:
            self._wrong(f"its log does not read: {error!r}")
            return None

    def heard(self, table: Retold) -> None:
        """Each pair of eyes was told of every event what the log tells of it, to the last word; what
        was seen last is what the log leads to, and the game has ended as was said."""
        told, verdict = self._told, self._verdict
        for seat in {seat for seat, _ in told.events}:
            heard = {number: event for (eyes, number), event in told.events.items() if eyes == seat}
            verdict.compared += len(heard)
            if other := different(heard, table.heard_from(seat)):
                self._wrong(f"from seat {seat} told otherwise than stored", other)
        for seat, (version, view) in told.views.items():
            if view:
                verdict.views += 1
                if table.views.get((version, seat)) != view:
                    self._wrong(f"from seat {seat} seen otherwise than stored", [version])
        if told.outcome is not None and told.outcome != table.ended:
            self._wrong("ended otherwise than was told")

    def asked(self, table: Retold, decisions: Decisions, seats: set[int]) -> None:
        """What somebody asked for has happened once or not at all, and nothing else has."""
        verdict = self._verdict
        for decision in decisions:
            verdict.asked += 1
            verdict.again += decision.sent > 1
            made = table.made.get(decision.version)
            happened = made is not None and (made.seat, made.text) == (decision.seat, decision.text)
            verdict.had_happened += happened and decision.sent > 1 and STALE in decision.refused
            if fault := _fault(decision, happened=happened):
                self._wrong(fault, [decision])
        for version, made in table.made.items():
            wanted = decisions.at(version)
            known = wanted is not None and (wanted.seat, wanted.text) == (made.seat, made.text)
            if made.seat in seats and not known:
                self._wrong("happened, and nobody has asked for it", [made])

    async def record(self, table: Table, most: int) -> None:
        """A finished game replays from its record; tries come out again as they did, in any game."""
        if table.state is None:
            return
        verdict, physical = self._verdict, bool(table.game.physical)
        tracks = [*(await self._store.tracks(self._name)).values()] if physical else []
        try:
            if table.outcome is None:
                left = min(OF_ONE_TABLE, most - verdict.tries) if physical else 0
                verdict.tries += sum(1 for _ in islice(run_again(_so_far(table), tracks), max(0, left)))
                return
            name = table.game.name
            verdict.finished[name] = verdict.finished.get(name, 0) + 1
            check(read(write(table.record(PHYSICS if physical else NO_PHYSICS))))
            if physical:
                again = [*run_again(_so_far(table), tracks)]
                self._count(table, sum(len(each.said) for each in again))
                verdict.tries += len(again)
        except BadRecord as error:
            self._wrong(f"its record does not check: {error}")

    def _count(self, table: Table, said: int) -> None:
        """Of a finished game with hands."""
        words = sum(line.who == REFEREE for line in table.lines)
        self._verdict.physical += 1
        self._verdict.words += words
        self._verdict.untracked += words - said


def _fault(decision: Decision, *, happened: bool) -> str:
    """What is wrong with what came of it; "" if nothing is."""
    if decision.done > 1:
        return "carried out twice"
    if decision.done and not happened:
        return "answered, and lost"
    return "refused, and yet it happened" if decision.denied and happened else ""


def _so_far(table: Table) -> Record:
    """The moves up to now, perhaps with the end still open. A server may die after the last word of a
    try and before its track is stored, so that not every word has one."""
    plan, names = table.plan, tuple(seat.name for seat in table.seats)
    outcome = table.outcome or Outcome((), (), "")
    lines = tuple(table.lines)
    return Record(
        plan.game, plan.options, names, plan.seed, ENGINE, NO_PHYSICS, table.setup, outcome, lines
    )
