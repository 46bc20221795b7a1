"""Doors: one after the other at the same table, all at once at different ones."""

from __future__ import annotations

import asyncio

from teeter.server.doors import Doors


def test_one_table_is_brought_once_and_others_do_not_wait() -> None:
    async def run() -> list[str]:
        doors = Doors()
        told: list[str] = []
        slow = asyncio.Event()

        async def bring(name: str, wait: asyncio.Event | None = None) -> None:
            async with doors.through(name):
                told.append(f"{name} begins")
                if wait is not None:
                    await wait.wait()
                told.append(f"{name} ends")

        first = asyncio.create_task(bring("a", slow))
        await asyncio.sleep(0)
        second = asyncio.create_task(bring("a"))
        await asyncio.sleep(0)
        await bring("b")
        quiet = asyncio.create_task(doors.quiet())
        await asyncio.sleep(0)
        assert not quiet.done()
        slow.set()
        await asyncio.gather(first, second, quiet)
        await doors.quiet()
        return told

    assert asyncio.run(run()) == ["a begins", "b begins", "b ends", "a ends", "a begins", "a ends"]


def test_who_fails_leaves_the_door_open() -> None:
    async def run() -> None:
        doors = Doors()
        for _ in range(2):
            try:
                async with doors.through("a"):
                    raise ValueError
            except ValueError:
                pass
        await doors.quiet()

    asyncio.run(run())
