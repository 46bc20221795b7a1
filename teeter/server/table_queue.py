"""The queue of a table: one job after the other, each to its end, also if who asked for it has gone."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from teeter.table.refusal import Refusal

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)


class TableQueue:
    """Whatever changes a table is a job here. A job must not wait for another one."""

    def __init__(self) -> None:
        self._jobs: deque[Callable[[], Awaitable[None]]] = deque()
        self._worker: asyncio.Task[None] | None = None  # while there are jobs

    @property
    def busy(self) -> bool:
        return self._worker is not None and not self._worker.done()

    def __len__(self) -> int:
        """Jobs that wait."""
        return len(self._jobs)

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """What a job gives back when its turn has come, or raises."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.append(lambda: _settle(job, done))
        if not self.busy:
            self._worker = loop.create_task(self._work())
        return await done

    async def empty(self) -> None:
        """Until all jobs are done."""
        if self._worker is not None:
            await asyncio.wait((self._worker,))

    async def _work(self) -> None:
        while self._jobs:
            await self._jobs.popleft()()


async def _settle(job: Callable[[], Awaitable[T]], done: asyncio.Future[T]) -> None:
    try:
        result = await job()
    except asyncio.CancelledError:
        done.cancel()
        task = asyncio.current_task()
        if task is not None and task.cancelling():  # it is the queue itself that has to end
            raise
    except Exception as error:
        if not done.done():
            done.set_exception(error)
        elif not isinstance(error, Refusal):
            LOG.exception("fault in a job that nobody waits for")
    else:
        if not done.done():
            done.set_result(result)
