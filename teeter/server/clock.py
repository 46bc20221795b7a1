"""The clock of a table: a bot decides for who has thought too long."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from teeter.rules.contract import REFEREE

if TYPE_CHECKING:
    from teeter.server.room import Room


class Clock:
    """Rings when the time for the decision that is open is up, as long as somebody is there."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def wind(self) -> None:
        """Something has changed: see when it has to ring next."""
        self.stop()
        room = self.room
        deadline = room.table.deadline()
        if deadline is not None and room.connections:
            wait = max(0.0, deadline - room.now())
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: room.spawn(self._time_up()))

    def hand_ready(self) -> None:
        """A try begins: from now on the time of its player runs."""
        self.room.table.try_begins(self.room.now())
        self.wind()

    async def _time_up(self) -> None:
        """A bot decides for who has thought too long; a hand that has taken too long lets go."""
        room = self.room
        async with room.one_at_a_time():
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
