"""The thread of a table: it does what it is told, and whoever waits hears of it when it hangs."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Coroutine
from typing import Any

import pytest

from teeter.server.worker import Hung, Worker

LONG = 60.0  # seconds: a limit that nothing here comes near
SHORT = 0.1


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_it_does_one_thing_after_the_other_in_one_thread() -> None:
    async def story() -> None:
        worker = Worker("it")
        names = [await worker.do(lambda: threading.current_thread().name, LONG) for _ in range(3)]
        assert names == ["it", "it", "it"]
        await worker.end(LONG)
        assert "it" not in [thread.name for thread in threading.enumerate()]

    run(story())


def test_what_the_work_raises_arrives() -> None:
    async def story() -> None:
        worker = Worker("it")
        with pytest.raises(ZeroDivisionError):
            await worker.do(lambda: 1 / 0, LONG)
        assert await worker.do(lambda: 7, LONG) == 7, "and the thread goes on"
        await worker.end(LONG)

    run(story())


def test_work_that_hangs_is_noticed_and_does_not_keep_the_server_from_stopping() -> None:
    wakes = threading.Event()

    async def story() -> None:
        worker = Worker("it")
        with pytest.raises(Hung):
            await worker.do(wakes.wait, SHORT)
        await worker.end(SHORT)

    try:
        run(story())
    finally:
        wakes.set()


def test_long_work_that_gives_signs_of_life_is_waited_for() -> None:
    async def story() -> None:
        worker = Worker("it")
        end = time.monotonic() + 5 * SHORT

        def count() -> int:
            ticks = 0
            while time.monotonic() < end:
                ticks += 1
            return ticks

        assert await worker.do(count, SHORT, lambda: 0.0) > 0
        await worker.end(LONG)

    run(story())
