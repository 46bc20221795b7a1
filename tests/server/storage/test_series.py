"""Series of a day in both databases: one for each holder, judged once, the best first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from teeter.server.storage import Store
from teeter.server.storage.series import SeriesStore, StoredSeries

DAY, GAME = "2026-11-17", "gulo-gulo"


def with_store(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(url)
        await test(store)
        await store.close()

    asyncio.run(run())


async def begin(store: Store, table: str, holder: str, day: str = DAY) -> bool:
    await store.add_table(table, {}, 1.0)
    return await SeriesStore(store).add(StoredSeries(table, day, GAME, holder, holder.title()))


def test_a_holder_has_one_series_a_day(url: str) -> None:
    async def test(store: Store) -> None:
        series = SeriesStore(store)
        assert await begin(store, "one", "ada")
        assert not await begin(store, "two", "ada")
        assert await begin(store, "three", "ada", "2026-11-18")
        assert await begin(store, "four", "bea")
        known = await series.of(DAY, GAME, "ada")
        assert known is not None
        assert (known.table, known.judged) == ("one", False)
        assert await series.of("2026-11-19", GAME, "ada") is None
        assert await series.at("two") is None

    with_store(url, test)


def test_the_best_come_first_and_the_first_judgement_stands(url: str) -> None:
    async def test(store: Store) -> None:
        series = SeriesStore(store)
        for table, holder in (("one", "ada"), ("two", "bea"), ("three", "cid"), ("four", "dan")):
            assert await begin(store, table, holder)
        await series.judge("one", 3, 9.5, helped=False, refused=None)
        await series.judge("two", 3, 7.25, helped=True, refused=None)
        await series.judge("three", None, None, helped=False, refused='"no"')
        await series.judge("one", 22, 1.0, helped=False, refused=None)
        best, number = await series.best(DAY, GAME, 30)
        assert [(one.name, one.count, one.seconds, one.helped) for one in best] == [
            ("Bea", 3, 7.25, True),
            ("Ada", 3, 9.5, False),
        ]
        assert number == 2
        assert [await series.better(one) for one in best] == [0, 1]
        refused = await series.at("three")
        assert refused is not None
        assert (refused.judged, refused.refused) == (True, '"no"')
        assert await series.best(DAY, GAME, 1) == (best[:1], 2)

    with_store(url, test)


def test_a_series_goes_with_its_table(url: str) -> None:
    async def test(store: Store) -> None:
        assert await begin(store, "one", "ada")
        assert await store.clean(before=2.0) == 1
        assert await SeriesStore(store).at("one") is None

    with_store(url, test)
