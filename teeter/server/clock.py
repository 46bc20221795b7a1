"""What time does at a table: a bot decides for who has thought too long, and nobody is waited for
for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from teeter.rules.contract import REFEREE

if TYPE_CHECKING:
    from teeter.server.room import Room


class _Alarm:
    """Rings once, at a time that can be set anew."""

    def __init__(self, room: Room, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._room = room
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, when: float | None) -> None:
        """At this time and at no other; None: not at all."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if when is not None:
            wait = max(0.0, when - self._room.now())
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self._room.errands.begin(self._ring()))


class Clock:
    """Rings when the time for the decision that is open is up, as long as somebody is there; and when
    somebody who was asked has been away for too long to be waited for."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._decision = _Alarm(room, self._time_up)
        self._grace = _Alarm(room, self._wait_no_more)

    def stop(self) -> None:
        self._decision.set(None)
        self._grace.set(None)

    def wind(self) -> None:
        """Something has changed: see when it has to ring next."""
        room = self.room
        self._decision.set(room.table.deadline() if room.connections else None)
        self._grace.set(room.table.grace_ends(room.now()))

    async def _time_up(self) -> None:
        await self.room.post(self._call_time)

    async def _call_time(self) -> None:
        """A bot decides for who has thought too long; a hand that has taken too long lets go."""
        room = self.room
        table, world = room.table, room.world
        seat = table.out_of_time(room.now())
        waits = table.turn == REFEREE and (world is None or world.live_try is None)
        if seat is not None and not waits:  # nobody's time runs while the world is set up
            await room.keep(table.call_time(seat, room.now()))
            if table.turn == seat:
                room.bots.decide_for(seat)
            elif world is not None:
                world.end_try()
        elif seat is not None:
            table.try_begins(room.now())
        self.wind()

    async def _wait_no_more(self) -> None:
        await self.room.change(lambda table, now: table.settle(now))
