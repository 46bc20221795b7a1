"""Errands: what goes on beside the changes of a table, as a bot's thoughts or the work of a world."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final

from teeter.server.metrics import Metrics
from teeter.table.refusal import Refusal

LOG: Final = logging.getLogger(__name__)


class Errands:
    """Of one table. They end with its room, and a fault in one of them is logged."""

    def __init__(self, table: str, metrics: Metrics) -> None:
        self._table = table
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refusal):
            LOG.warning("not done", extra={"table": self._table, "why": str(error)})
        elif error is not None:
            self._metrics.errors.inc()
            LOG.error("fault in a room", extra={"table": self._table}, exc_info=error)
