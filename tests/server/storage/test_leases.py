"""Several servers on one PostgreSQL: a table has one owner, and who is none writes nothing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from teeter.server.storage import Held, NotOurs, Store, Stored, StoreError
from teeter.server.storage.database import Work, database_at
from teeter.server.storage.layout import CURRENT, EVENTS, LAYOUT, SERVERS, bring_up_to_date
from teeter.server.storage.leases import LEASE, Leases
from teeter.server.storage.postgres import PostgresServer
from teeter.server.storage.series import SeriesStore, StoredSeries
from tests.postgres import postgres
from tests.server.storage.test_older import older
from tests.server.test_lost_lock import cut

SERIES = StoredSeries("t", "2026-11-18", "gulo-gulo", "holder", "Ann")


def move(number: int, text: str = "turn 5") -> Stored:
    return Stored(number, number * 0.25, "move", 0, text)


async def shared(url: str, name: str) -> tuple[Store, Leases]:
    store = await Store.open(url, holder=f"http://{name}", address=f"ws://{name}/socket", pauses=())
    assert store.leases
    return store, store.leases


async def expire(store: Store, leases: Leases) -> None:
    """A server gives no sign of life for longer than its lease, by the clock of the database."""
    late = SERVERS.update().where(SERVERS.c.id == leases.id).values(beat=SERVERS.c.beat - LEASE)

    def work(connection: Connection) -> None:
        connection.execute(late)

    await store._database.transact(work, writes=False)


@asynccontextmanager
async def two() -> AsyncIterator[tuple[Store, Leases, Store, Leases]]:
    url = postgres().new_database()
    (one, ours), (other, theirs) = await asyncio.gather(shared(url, "a"), shared(url, "b"))
    yield one, ours, other, theirs
    await one.close()
    await other.close()


Story = Callable[[Store, Leases, Store, Leases], Awaitable[None]]


def told(story: Story) -> None:
    async def run() -> None:
        async with two() as stores:
            await story(*stores)

    asyncio.run(run())


def test_a_new_table_is_its_server_s_and_the_other_hears_where_it_is() -> None:
    async def story(one: Store, ours: Leases, other: Store, theirs: Leases) -> None:
        await one.add_table("t", {}, 1.0)
        await one.append("t", [move(1)])
        assert await theirs.claim("t") == "ws://a/socket"
        with pytest.raises(NotOurs):
            await other.append("t", [move(2)])
        await ours.release("t")
        assert await theirs.claim("t") is None
        await other.append("t", [move(2)])
        with pytest.raises(NotOurs):
            await one.append("t", [move(3)])
        rows = await one.read(select(EVENTS.c.number, EVENTS.c.term).order_by(EVENTS.c.number))
        assert [tuple(row) for row in rows] == [(1, 1), (2, 2)]

    told(story)


def test_who_has_not_beaten_for_too_long_writes_nothing_of_any_kind() -> None:
    async def story(one: Store, ours: Leases, other: Store, theirs: Leases) -> None:
        lost: list[str] = []
        ours.on_lost = lost.append
        await one.add_table("t", {}, 1.0)
        series = SeriesStore(one)
        writes: list[Callable[[], Awaitable[object]]] = [
            lambda: one.append("t", [move(1)], b"a world"),
            lambda: one.save_world("t", 1, b"a world"),
            lambda: one.add_track("t", 1, b"a track"),
            lambda: one.drop_tracks("t", 0),
            lambda: one.close_table("t", 2.0),
            lambda: one.forget_unplayed("t"),
            lambda: series.add(SERIES),
            lambda: series.judge("t", 1, 1.0, helped=False, refused=None),
        ]
        for write in writes:
            assert await ours.claim("t") is None
            await expire(one, ours)
            with pytest.raises(NotOurs):  # found out by the database: we do not know it yet
                await write()
            await ours.beat()
        assert lost == ["t"] * len(writes)
        assert await theirs.claim("t") is None
        assert (await other.events("t"), await other.world("t"), await other.tracks("t")) == (
            [],
            None,
            {},
        )
        assert await other.is_open("t")
        assert await SeriesStore(other).at("t") is None

    told(story)


def test_a_lease_that_has_ended_does_not_come_back() -> None:
    async def story(one: Store, ours: Leases, other: Store, theirs: Leases) -> None:
        lost: list[str] = []
        ours.on_lost = lost.append
        for table in ("t", "u"):
            await one.add_table(table, {}, 1.0)
        before = ours.id
        await expire(one, ours)
        await ours.beat()
        assert sorted(lost) == ["t", "u"]
        assert ours.id != before
        with pytest.raises(NotOurs):
            await one.append("t", [move(1)])
        assert await ours.claim("t") is None  # as anybody may
        await one.append("t", [move(1)])
        assert await theirs.claim("u") is None

    told(story)


def test_in_one_commit_only_what_is_not_ours_fails() -> None:
    async def story(one: Store, ours: Leases, other: Store, theirs: Leases) -> None:
        for table in ("t", "u"):
            await one.add_table(table, {}, 1.0)
        await ours.release("u")
        assert await theirs.claim("u") is None
        ours._terms["u"] = 1  # as if we had not noticed
        done = await asyncio.gather(
            one.append("t", [move(1)]), one.append("u", [move(1)]), return_exceptions=True
        )
        assert done[0] is None
        assert isinstance(done[1], NotOurs)
        assert (await other.events("t"), await other.events("u")) == ([move(1)], [])

    told(story)


def test_what_a_room_of_an_earlier_term_still_wants_written_is_refused() -> None:
    async def story(one: Store, ours: Leases, other: Store, theirs: Leases) -> None:
        await one.add_table("t", {}, 1.0)
        await ours.release("t")
        assert await ours.claim("t") is None  # by the same server, for another room

        def late(connection: Connection) -> None:
            ours.guard([("t", 1)], connection)

        with pytest.raises(NotOurs):
            await one._database.transact(late, writes=True)
        await one.append("t", [move(1)])

    told(story)


def test_a_release_that_comes_late_does_not_free_the_table_of_a_later_term(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A room is dropped, and the same server has made another one of the table before the database
    hears of it: that one stays the owner."""

    async def story(one: Store, ours: Leases, other: Store, theirs: Leases) -> None:
        await one.add_table("t", {}, 1.0)
        beside, claimed, sent = ours._beside, asyncio.Event(), asyncio.Event()

        async def late(work: Work[object]) -> object:
            sent.set()
            await claimed.wait()
            return await beside(work)

        with monkeypatch.context() as slow:
            slow.setattr(ours, "_beside", late)
            releasing = asyncio.create_task(ours.release("t"))
            await sent.wait()
        assert await ours.claim("t") is None
        claimed.set()
        await releasing
        assert await theirs.claim("t") == "ws://a/socket"
        await one.append("t", [move(1)])
        with pytest.raises(NotOurs):
            await other.append("t", [move(2)])

    told(story)


def test_who_stops_leaves_its_tables_to_the_others_at_once() -> None:
    async def story(one: Store, ours: Leases, other: Store, theirs: Leases) -> None:
        await one.add_table("t", {}, 1.0)
        await one.close()
        assert await theirs.claim("t") is None

    told(story)


def test_whose_connection_is_cut_goes_on_with_another() -> None:
    async def story(one: Store, ours: Leases, other: Store, theirs: Leases) -> None:
        await one.add_table("t", {}, 1.0)
        await other.close()
        await cut(one._database.url.render_as_string())
        async with asyncio.timeout(60):
            while True:
                try:
                    await one.append("t", [move(1)])
                    break
                except StoreError:
                    await asyncio.sleep(0.05)
        assert not one.lost.is_set()

    told(story)


def test_a_server_that_freezes_in_the_middle_of_a_write_is_not_waited_for() -> None:
    async def story(one: Store, ours: Leases, other: Store, theirs: Leases) -> None:
        await one.add_table("t", {}, 1.0)
        assert isinstance(one._database, PostgresServer)
        hold = one._database._hold
        assert hold
        begun = await hold.begin()
        await hold.run_sync(
            lambda connection: ours.guard([("t", 1)], connection)
        )  # and here it freezes
        await expire(one, ours)
        async with asyncio.timeout(60):
            assert await theirs.claim("t") is None
        await other.append("t", [move(1)])
        with contextlib.suppress(Exception):  # its connection is gone, whatever it says
            await begun.rollback()

    told(story)


def test_one_who_serves_alone_and_several_who_share_keep_each_other_out() -> None:
    async def story() -> None:
        url = postgres().new_database()
        alone = await Store.open(url, holder="http://alone")
        await alone.add_table("t", {}, 1.0)
        with pytest.raises(Held, match="by http://alone"):
            await shared(url, "a")
        await alone.close()
        one, leases = await shared(url, "a")
        assert await leases.claim("t") is None
        with pytest.raises(Held, match="by http://a"):
            await Store.open(url, holder="http://alone")
        await one.close()

    asyncio.run(story())


def test_who_serves_alone_leaves_nobody_who_believes_to_own_a_table() -> None:
    async def story() -> None:
        url = postgres().new_database()
        one, _ = await shared(url, "a")
        await one.add_table("t", {}, 1.0)
        assert isinstance(one._database, PostgresServer)
        await one._database._let_go()  # as a network that fails for long
        alone = await Store.open(url, holder="http://alone")
        await alone.close()
        await one._database.hold("http://a", shared=True)
        with pytest.raises(NotOurs):
            await one.append("t", [move(1)])
        await one.close()

    asyncio.run(story())


def test_servers_that_start_at_once_bring_an_older_database_up_to_date_together() -> None:
    async def story() -> None:
        url = postgres().new_database()
        database = database_at(url)
        await database.transact(older, writes=True)
        await database.close()
        stores = await asyncio.gather(*(shared(url, name) for name in "abc"))
        (store, leases), *_ = stores
        assert [row.version for row in await store.read(select(LAYOUT.c.version))] == [CURRENT]
        assert await leases.claim("t") is None
        await store.append("t", [move(2)])
        for one, _ in stores:
            await one.close()

    asyncio.run(story())


def test_who_starts_while_another_lays_out_a_new_database_waits_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As three servers that start at once on a busy machine: one took longer than another waited for
    the lock, and that one stopped, with the advice to stop the first."""
    monkeypatch.setattr("teeter.server.storage.server_lock.PAUSES", (0.05,))

    async def story() -> None:
        url = postgres().new_database()
        first = database_at(url)
        await first.hold("http://first")
        second = asyncio.create_task(shared(url, "second"))
        await asyncio.sleep(0.5)
        assert not second.done()
        await first.transact(bring_up_to_date, writes=True)
        await first.close()
        store, _ = await second
        await store.close()

    asyncio.run(story())


def test_an_older_server_that_still_runs_is_not_altered_under_its_feet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("teeter.server.storage.leases.LAID_OUT_WITHIN", 0.0)

    async def story() -> None:
        url = postgres().new_database()
        old, _ = await shared(url, "old")

        def make_old(connection: Connection) -> None:
            connection.execute(LAYOUT.update().values(version=CURRENT - 1))

        await old._database.transact(make_old, writes=True)
        with pytest.raises(Held, match="by http://old"):
            await shared(url, "new")
        await old.close()

    asyncio.run(story())


def test_a_file_is_not_shared(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="several of them need PostgreSQL"):
        asyncio.run(shared(f"sqlite:///{tmp_path / 'a.db'}", "a"))


def test_what_a_server_shows_is_read_by_the_others_for_as_long_as_it_lives() -> None:
    async def story() -> None:
        async with two() as (one, ours, _, theirs):
            assert await theirs.shown_by_others() == []
            await ours.show("a table")
            assert await theirs.shown_by_others() == ["a table"]
            assert await ours.shown_by_others() == []
            await expire(one, ours)
            assert await theirs.shown_by_others() == []
            await ours.beat()  # under another id, it shows the same
            assert await theirs.shown_by_others() == ["a table"]

    asyncio.run(story())
