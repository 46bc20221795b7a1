"""The clock of a table: it rings when the time of a decision is up, and when somebody who was asked has
been away for too long to be waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Protocol

from teeter.server.errands import Errands
from teeter.table.table import Table


class TimedTable(Protocol):
    """What time may do at a table."""

    @property
    def table(self) -> Table:
        """The game, to be read."""

    @property
    def attended(self) -> bool:
        """Whether anybody is there."""

    def now(self) -> float:
        """The time by which the table counts."""

    async def time_up(self) -> None:
        """The time of the decision that is open is up."""

    async def wait_no_more(self) -> None:
        """Somebody who was asked is not waited for any longer."""


class _Alarm:
    """Rings once, at a time that can be set anew."""

    def __init__(self, errands: Errands, ring: Callable[[], Coroutine[object, object, None]]) -> None:
        self._errands = errands
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, wait: float | None) -> None:
        """After so many seconds and at no other time; None: not at all."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if wait is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, wait), lambda: self._errands.begin(self._ring()))


class Clock:
    """Of one table. The time of a decision runs as long as somebody is there."""

    def __init__(self, table: TimedTable, errands: Errands) -> None:
        self._table = table
        self._decision = _Alarm(errands, table.time_up)
        self._grace = _Alarm(errands, table.wait_no_more)

    def stop(self) -> None:
        self._decision.set(None)
        self._grace.set(None)

    def wind(self) -> None:
        """Something has changed: see when it has to ring next."""
        table, now = self._table.table, self._table.now()
        deadline = table.deadline() if self._table.attended else None
        grace = table.grace_ends(now)
        self._decision.set(None if deadline is None else deadline - now)
        self._grace.set(None if grace is None else grace - now)
