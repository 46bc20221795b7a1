"""What is written is there: the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.server.storage import Clash, Store, Stored, StoreError

HEADER = {"game": "eruk", "seats": 2, "names": ["Ada", "Bjørn 🐦"]}
NOON = 1_700_000_000.0


def move(number: int, text: str = "turn 5") -> Stored:
    return Stored(number, number * 0.25, "move", number % 2, text)


@asynccontextmanager
async def opened(url: str, now: float = NOON) -> AsyncIterator[Store]:
    store = await Store.open(url, pauses=(), clock=lambda: now)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await test(store)

    asyncio.run(run())


def test_a_new_table_is_open_and_has_its_header(url: str) -> None:
    async def test(store: Store) -> None:
        assert await store.idle_tables(inf) == []
        await store.add_table("t1", HEADER, NOON)
        assert await store.idle_tables(inf) == ["t1"]
        assert await store.header("t1") == HEADER
        assert await store.header("t2") is None
        assert await store.events("t1") == []

    with_store(url, test)


def test_events_come_back_in_order_and_by_table(url: str) -> None:
    async def test(store: Store) -> None:
        for table in ("t1", "t2"):
            await store.add_table(table, HEADER, NOON)
        await store.append("t1", [move(2), move(1)])
        await store.append("t2", [move(1, "pass")])
        await store.append("t1", [Stored(3, 1.5, "chat", -1, '{"text": "Grüße \\u0000 🐦"}')])
        assert [event.number for event in await store.events("t1")] == [1, 2, 3]
        assert (await store.events("t1"))[2].body == '{"text": "Grüße \\u0000 🐦"}'
        assert await store.events("t2") == [move(1, "pass")]

    with_store(url, test)


def test_everything_is_there_after_a_restart(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.add_table("t1", HEADER, NOON)
            await store.append("t1", [move(1), move(2)])
            await store.save_world("t1", 2, b"a world")
            await store.add_track("t1", 2, b"\x00a track\xff")
        async with opened(url) as store:
            assert await store.idle_tables(inf) == ["t1"]
            assert await store.header("t1") == HEADER
            assert await store.events("t1") == [move(1), move(2)]
            assert await store.world("t1") == (2, b"a world")
            assert await store.tracks("t1") == {2: b"\x00a track\xff"}

    asyncio.run(run())


def test_many_tables_write_at_once_and_each_keeps_its_order(url: str) -> None:
    tables = [f"t{n}" for n in range(40)]

    async def play(store: Store, table: str) -> None:
        await store.add_table(table, HEADER, NOON)
        for number in range(1, 11):
            await store.append(table, [move(number, f"{table} {number}")])

    async def test(store: Store) -> None:
        await asyncio.gather(*(play(store, table) for table in tables))
        for table in tables:
            assert [event.body for event in await store.events(table)] == [
                f"{table} {number}" for number in range(1, 11)
            ]

    with_store(url, test)


def test_calls_for_one_table_are_written_in_the_order_of_the_calls(url: str) -> None:
    async def test(store: Store) -> None:
        await asyncio.gather(
            store.add_table("t1", HEADER, NOON),
            *(store.append("t1", [move(number)]) for number in range(1, 30)),
            store.save_world("t1", 3, b"first"),
            store.save_world("t1", 29, b"last"),
        )
        assert [event.number for event in await store.events("t1")] == list(range(1, 30))
        assert await store.world("t1") == (29, b"last")

    with_store(url, test)


def test_only_the_latest_world_is_kept(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table("t1", HEADER, NOON)
        assert await store.world("t1") is None
        for number in range(3):
            await store.save_world("t1", number, bytes([number]) * 1000)
        assert await store.world("t1") == (2, b"\x02" * 1000)

    with_store(url, test)


def test_an_older_world_never_replaces_a_newer_one(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table("t1", HEADER, NOON)
        await store.save_world("t1", 5, b"newer")
        await store.save_world("t1", 4, b"older")
        assert await store.world("t1") == (5, b"newer")
        await store.append("t1", [move(1)], b"older still, with an event")
        assert await store.world("t1") == (5, b"newer")
        assert len(await store.events("t1")) == 1
        await store.save_world("t1", 5, b"set up anew")
        assert await store.world("t1") == (5, b"set up anew")

    with_store(url, test)


def test_a_world_is_written_with_its_events_or_neither_is(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table("t1", HEADER, NOON)
        await store.append("t1", [move(1), move(2)], b"after two")
        assert await store.world("t1") == (2, b"after two")
        with pytest.raises(Clash):
            await store.append("t1", [move(2, "another")], b"after another")
        assert await store.world("t1") == (2, b"after two")

    with_store(url, test)


def test_a_written_event_cannot_be_written_otherwise(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table("t1", HEADER, NOON)
        await store.append("t1", [move(1), move(2)])
        with pytest.raises(Clash, match="Event 2 of table 't1' is already written"):
            await store.append("t1", [move(2, "another"), move(3)])
        with pytest.raises(Clash, match="Event 7"):
            await store.append("t1", [move(7), move(7, "twice")])
        assert await store.events("t1") == [move(1), move(2)]

    with_store(url, test)


def test_the_very_same_may_be_written_again(url: str) -> None:
    """A commit whose answer was lost is simply tried again."""

    async def test(store: Store) -> None:
        await store.add_table("t1", HEADER, NOON)
        await store.append("t1", [move(1), move(2)])
        await store.add_table("t1", HEADER, NOON)
        await store.append("t1", [move(1), move(2)])
        assert await store.events("t1") == [move(1), move(2)]

    with_store(url, test)


def test_a_bad_write_fails_alone(url: str) -> None:
    """Written in one commit with others, it takes none of them with it."""

    async def test(store: Store) -> None:
        for table in ("t1", "t2"):
            await store.add_table(table, HEADER, NOON)
        results = await asyncio.gather(
            store.append("t1", [move(1)]),
            store.append("nowhere", [move(1)]),
            store.append("t2", [move(1, "half a letter \ud800")]),
            store.append("t1", [move(2)]),
            store.add_table("t1", {"game": "gulp"}, NOON),
            store.append("t2", [move(1)]),
            return_exceptions=True,
        )
        assert [isinstance(result, StoreError) for result in results] == [
            False,
            True,
            True,
            False,
            True,
            False,
        ]
        assert str(results[1]) == "There is no table 'nowhere'."
        assert str(results[4]) == "There is already a table 't1'."
        assert await store.events("t1") == [move(1), move(2)]
        assert await store.events("t2") == [move(1)]

    with_store(url, test)


def test_a_caller_who_went_away_stops_nobody(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table("t1", HEADER, NOON)
        gone = asyncio.create_task(store.append("t1", [move(1)]))
        await asyncio.sleep(0)  # it now stands in the queue
        gone.cancel()
        await store.append("t1", [move(2)])
        assert [event.number for event in await store.events("t1")] == [1, 2]

    with_store(url, test)


def test_closing_writes_what_waits_and_takes_nothing_more(url: str) -> None:
    async def run() -> None:
        store = await Store.open(url)
        await store.add_table("t1", HEADER, NOON)
        waiting = [asyncio.create_task(store.append("t1", [move(number)])) for number in range(1, 20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StoreError, match="The store is closed"):
            await store.append("t1", [move(20)])
        async with opened(url) as again:
            assert len(await again.events("t1")) == 19

    asyncio.run(run())


def test_a_closed_table_is_not_opened_again_but_kept(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table("t2", HEADER, NOON + 1)
        await store.add_table("t1", HEADER, NOON + 2)
        await store.append("t2", [move(1)])
        assert await store.idle_tables(inf) == ["t2", "t1"]
        await store.close_table("t2", NOON + 3)
        assert await store.idle_tables(inf) == ["t1"]
        assert [await store.is_open(table) for table in ("t1", "t2", "t3")] == [True, False, False]
        assert await store.events("t2") == [move(1)]

    with_store(url, test)


def test_the_last_change_of_a_table_is_known_to_the_minute(url: str) -> None:
    now = [NOON]

    async def run() -> None:
        store = await Store.open(url, pauses=(), clock=lambda: now[0])
        await store.add_table("t", HEADER, NOON - 1)
        for number, seconds in enumerate((0.0, 50.0, 70.0), 1):
            now[0] = NOON + seconds
            await store.append("t", [move(number)])
            assert await store.idle_tables(NOON + seconds - 60) == []
        assert await store.idle_tables(NOON + 71) == ["t"]
        await store.close()

    asyncio.run(run())


def test_old_tables_are_cleaned_with_all_they_have(url: str) -> None:
    async def test(store: Store) -> None:  # its clock stands at noon
        for number in range(50):
            await store.add_table(f"old{number}", HEADER, NOON - 100)
        for table in ("old0", "played"):
            if table == "played":
                await store.add_table(table, HEADER, NOON - 100)
                await store.append(table, [move(1)])  # at noon
            await store.save_world(table, 1, b"world")
            await store.add_track(table, 1, b"track")
        await store.add_table("closed", HEADER, NOON - 100)
        await store.close_table("closed", NOON)
        assert len(await store.idle_tables(NOON)) == 50
        assert await store.clean(NOON - 100) == 0
        assert await store.clean(NOON) == 50
        assert await store.idle_tables(inf) == ["played"]
        assert await store.header("closed") == HEADER
        assert (await store.world("old0"), await store.tracks("old0")) == (None, {})
        assert (await store.world("played"), await store.tracks("played")) == (
            (1, b"world"),
            {1: b"track"},
        )
        assert await store.clean(NOON + 1) == 2
        assert await store.events("played") == []

    with_store(url, test)


texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=50)


def test_whatever_is_written_comes_back(url: str) -> None:
    with asyncio.Runner() as runner:
        store = runner.run(Store.open(url))
        tables = map(str, itertools.count())

        async def write_and_read(header: dict[str, object], event: Stored, blob: bytes) -> None:
            table = next(tables)
            await store.add_table(table, header, NOON)
            await store.append(table, [event])
            await store.save_world(table, 1, blob)
            assert await store.header(table) == header
            assert await store.events(table) == [event]
            assert await store.world(table) == (1, blob)

        @settings(max_examples=30)
        @given(st.dictionaries(texts, texts | st.integers() | st.none()), texts, st.binary())
        def check(header: dict[str, object], body: str, blob: bytes) -> None:
            runner.run(write_and_read(header, Stored(1, 0.1, "move", -1, body), blob))

        try:
            check()
        finally:
            runner.run(store.close())


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "\udfff\0", "\x7f", "é", ""])
def test_a_name_that_no_table_can_have_is_simply_not_there(url: str, name: str) -> None:
    async def test() -> None:
        store = await Store.open(url)
        assert await store.header(name) is None
        assert not await store.is_open(name)
        await store.close()

    asyncio.run(test())
