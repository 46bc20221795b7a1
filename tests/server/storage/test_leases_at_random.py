"""Claims, beats, stops and stale writers in any order, on a real PostgreSQL whose clock is ours.

A model says who may write; every statement has to agree with it, and the log has to tell of one owner
after the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from sqlalchemy import Connection, column, select, table

from teeter.server.storage import NotOurs, Store, Stored
from teeter.server.storage import layout as stored
from teeter.server.storage.database import Database, Work, database_at
from teeter.server.storage.layout import EVENTS, SERVERS
from teeter.server.storage.leases import LEASE, Leases
from tests.postgres import postgres

T = TypeVar("T")
NAMES = ("a", "b", "c")
TABLES = ("t", "u")
HAND = table("test_clock", column("now"))  # its one row is the time

server = st.sampled_from(NAMES)
at_table = st.sampled_from(TABLES)


@cache
def shared_by_all() -> str:
    """One database for all rounds, each of which clears it."""
    url = postgres().new_database()

    async def make() -> None:
        await (await Store.open(url)).close()
        database = database_at(url)
        made = "CREATE TABLE test_clock (now FLOAT NOT NULL)"
        await database.transact(lambda connection: connection.exec_driver_sql(made), writes=True)
        await database.close()

    asyncio.run(make())
    return url


@dataclass
class Server:
    """A process as the model knows it."""

    store: Store
    leases: Leases
    beat: float = 0.0
    life: int = 1  # how often it has begun
    believes: dict[str, int] = field(default_factory=dict)  # by table: the term in which it is its own
    lost: list[str] = field(default_factory=list)  # what the room of a table was told of


@dataclass
class Owner:
    """Who has a table, by the model."""

    name: str = ""
    life: int = 0
    term: int = 0


class LeaseModel(RuleBasedStateMachine):
    """Three servers and two tables."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.now = 1000.0
        self.servers: dict[str, Server] = {}
        self.owners = {name: Owner() for name in TABLES}
        self.written: dict[str, list[tuple[int, int]]] = {name: [] for name in TABLES}
        self.writers: dict[tuple[str, int], set[tuple[str, int]]] = {}
        self.number = 0

    def run_it(self, work: Awaitable[T]) -> T:
        return self.loop.run_until_complete(work)

    def in_database(self, work: Work[T]) -> T:
        return self.run_it(self.database.transact(work, writes=False))

    @initialize()
    def open_all(self) -> None:
        url = shared_by_all()
        self.database: Database = database_at(url)

        def clear(connection: Connection) -> None:
            for old in (SERVERS, HAND, stored.TABLES):
                connection.execute(old.delete())
            connection.execute(HAND.insert().values(now=self.now))
            rows = [{"id": name, "header": "{}", "opened": 1.0, "changed": 1.0} for name in TABLES]
            connection.execute(stored.TABLES.insert(), rows)

        self.in_database(clear)
        for name in NAMES:
            self.servers[name] = self.run_it(self.started(url, name))

    async def started(self, url: str, name: str) -> Server:
        """Its own clock stands still: it never suspects that its lease has ended."""
        database = database_at(url)
        hand = select(HAND.c.now).scalar_subquery()
        leases = Leases(database, f"ws://{name}", hand, here=lambda: 0.0)
        await leases.begin()
        made = Server(Store(database, (), lambda: self.now, leases), leases, beat=self.now)
        leases.on_lost = made.lost.append
        return made

    def teardown(self) -> None:
        for one in self.servers.values():
            self.run_it(one.store.close())
        if self.servers:
            self.run_it(self.database.close())
        self.loop.close()

    # The model

    def alive(self, name: str) -> bool:
        return self.now - self.servers[name].beat < LEASE

    def owns(self, name: str, at: str) -> bool:
        owner, one = self.owners[at], self.servers[name]
        return (owner.name, owner.life) == (name, one.life)

    def is_free(self, at: str) -> bool:
        owner = self.owners[at]
        if not owner.name or owner.life != self.servers[owner.name].life:
            return True
        return not self.alive(owner.name)

    def begin_anew(self, name: str) -> None:
        one = self.servers[name]
        one.believes.clear()
        one.life += 1
        one.beat = self.now

    # What may happen

    @rule(seconds=st.sampled_from([1.0, 3.0, LEASE - 1, LEASE, LEASE + 1]))
    def time_goes_by(self, seconds: float) -> None:
        self.now += seconds
        self.in_database(lambda connection: connection.execute(HAND.update().values(now=self.now)))

    @rule(name=server)
    def beat(self, name: str) -> None:
        one = self.servers[name]
        one.lost.clear()
        believed, lives = set(one.believes), self.alive(name)
        self.run_it(one.leases.beat())
        if lives:
            one.beat = self.now
            assert one.lost == []
        else:
            self.begin_anew(name)
            assert set(one.lost) == believed

    @rule(name=server, at=at_table)
    def claim(self, name: str, at: str) -> None:
        one, owner = self.servers[name], self.owners[at]
        free = self.is_free(at) or self.owns(name, at)
        if not free:
            assert self.run_it(one.leases.claim(at)) == f"ws://{owner.name}"
            return
        if not self.alive(name):
            self.begin_anew(name)
        assert self.run_it(one.leases.claim(at)) is None
        self.owners[at] = Owner(name, one.life, owner.term + 1)
        one.believes[at] = owner.term + 1

    @rule(name=server, at=at_table)
    def release(self, name: str, at: str) -> None:
        one, owner = self.servers[name], self.owners[at]
        self.run_it(one.leases.release(at))
        if one.believes.pop(at, None) == owner.term and self.owns(name, at):
            self.owners[at] = Owner(term=owner.term)

    @rule(name=server)
    def stop_and_start(self, name: str) -> None:
        one = self.servers[name]
        self.run_it(one.leases.end())
        self.run_it(one.leases.begin())
        self.begin_anew(name)

    @rule(name=server, at=at_table, world=st.booleans())
    def write(self, name: str, at: str, world: bool) -> None:
        one = self.servers[name]
        one.lost.clear()
        self.number += 1
        entry = Stored(self.number, 0.0, "move", 0, name)
        may = self.may_write(name, at)
        try:
            self.run_it(one.store.append(at, [entry], b"a world" if world else None))
        except NotOurs:
            assert not may
            assert one.lost == [at] * (at in one.believes)
            one.believes.pop(at, None)
        else:
            assert may
            self.note(name, at, self.number)

    @rule(name=server)
    def write_to_all_at_once(self, name: str) -> None:
        """One commit: what is not its own fails, and nothing else."""
        one = self.servers[name]
        self.number += 1
        entry = Stored(self.number, 0.0, "move", 0, name)
        may = [self.may_write(name, at) for at in TABLES]

        async def both() -> list[BaseException | None]:
            writes = (one.store.append(at, [entry]) for at in TABLES)
            return await asyncio.gather(*writes, return_exceptions=True)

        done = self.run_it(both())
        assert [result is None for result in done] == may
        for at, result in zip(TABLES, done, strict=True):
            if result is None:
                self.note(name, at, self.number)
            else:
                assert isinstance(result, NotOurs)
                one.believes.pop(at, None)

    def believers(self) -> list[tuple[str, str]]:
        """Who believes to own what, rightly or not."""
        return [(name, at) for name, one in self.servers.items() for at in sorted(one.believes)]

    @precondition(lambda self: self.believers())
    @rule(data=st.data(), world=st.booleans())
    def write_in_good_faith(self, data: st.DataObject, world: bool) -> None:
        self.write(*data.draw(st.sampled_from(self.believers())), world)

    @precondition(lambda self: self.believers())
    @rule(data=st.data(), name=server, beats=st.booleans())
    def write_after_a_long_stop(self, data: st.DataObject, name: str, beats: bool) -> None:
        """Somebody was stopped; another may have come, and the stopped one may find out first."""
        stopped, at = data.draw(st.sampled_from(self.believers()))
        self.time_goes_by(LEASE)
        if name != stopped:
            self.claim(name, at)
        if beats:
            self.beat(stopped)
        self.write(stopped, at, world=True)

    def may_write(self, name: str, at: str) -> bool:
        believed = self.servers[name].believes.get(at)
        return believed == self.owners[at].term and self.owns(name, at) and self.alive(name)

    def note(self, name: str, at: str, number: int) -> None:
        term = self.owners[at].term
        self.written[at].append((number, term))
        self.writers.setdefault((at, term), set()).add((name, self.servers[name].life))

    @invariant()
    def the_log_tells_of_one_owner_after_the_other(self) -> None:
        if not self.servers:
            return
        c = EVENTS.c
        chosen = select(c.table_id, c.number, c.term).order_by(c.number)
        rows = self.in_database(lambda connection: connection.execute(chosen).all())
        log = {at: [(row.number, row.term) for row in rows if row.table_id == at] for at in TABLES}
        assert log == self.written
        for entries in log.values():
            terms = [term for _, term in entries]
            assert terms == sorted(terms)
        assert all(len(who) == 1 for who in self.writers.values())


LeaseModel.TestCase.settings = settings(max_examples=20, stateful_step_count=40)
TestLeases = LeaseModel.TestCase
