"""A room: one table, everybody who is connected to it, one change at a time.

Apply, store, then tell. If it cannot be stored, it has not happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from teeter.hands.success_model import Looks
from teeter.physics.stage import Report
from teeter.rules.contract import REFEREE
from teeter.rules.text import Text
from teeter.server.audience import Audience
from teeter.server.bot_turns import BotTurns
from teeter.server.clock import Clock
from teeter.server.connection import Connection
from teeter.server.errands import Errands
from teeter.server.logbook import GONE, Logbook
from teeter.server.metrics import Metrics
from teeter.server.protocol import HandNote, Scene
from teeter.server.settings import Settings
from teeter.server.storage import Store, StoreError
from teeter.server.table_bounds import TableBounds
from teeter.server.table_queue import TableQueue
from teeter.server.updates import MADE, chats_of, first_look, may_look
from teeter.server.world_runner import WorldRunner
from teeter.server.world_table import TableFacts, facts_of, heard
from teeter.table.events import Said, Undone
from teeter.table.log import Entry
from teeter.table.refusal import Refusal, Why
from teeter.table.table import Change, Table

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
KEEPS_FOR: Final = 2.0  # seconds that the track of a try which has ended is waited for
COUNT_AFTER: Final = 0.3  # seconds: of a crowd that comes at once, all are told once


class Room:
    """One table and its connections."""

    def __init__(
        self,
        name: str,
        table: Table,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        on_rematch: Callable[[Room], Awaitable[str]],
    ) -> None:
        self.name = name
        self.settings = settings
        self.metrics = metrics
        self._moves = metrics.moves.labels(table.game.name)
        self._queue = TableQueue()
        self.audience = Audience(name)
        self.connections = self.audience.connections
        self._log = Logbook(name, table, store, metrics, self.now, self._holders)
        self.emptied = time.monotonic()  # when the last connection went
        self.world: WorldRunner | None = None  # of a physical game
        self._errands = Errands(name, metrics)
        self.bots = BotTurns(self, name, settings, metrics, self._errands)
        self.bounds = TableBounds(settings, time.monotonic())
        self._clock = Clock(self, self._errands)
        self._on_rematch = on_rematch
        self._counting: asyncio.TimerHandle | None = None
        self._untold = False  # somebody should have been told, but could not be yet
        self._closed: Refusal | None = None  # why jobs that still wait come too late

    @property
    def table(self) -> Table:
        return self._log.table

    @property
    def in_doubt(self) -> bool:
        """Whether what is in memory may not have happened."""
        return self._log.in_doubt

    @property
    def waiting(self) -> int:
        """Jobs whose turn has not come."""
        return len(self._queue)

    @property
    def is_tried(self) -> bool:
        """Whether a hand is at work."""
        return self.world is not None and self.world.live_try is not None

    def now(self) -> float:
        return time.time()

    def _holders(self) -> list[str]:
        return [connection.holder for connection in self.connections]

    # Coming and going

    async def enter(self, connection: Connection) -> None:
        """A connection comes to the table, with seats or to watch. Raises Refusal."""

        async def enter() -> None:
            held = self.table.held_by(connection.holder)
            was_away = any(self.table.is_away(seat) for seat in held)
            if not self.connections:
                self.table.wake(self.now())
            self.connections.add(connection)
            connection.room = self
            self.table.came(connection.holder)
            self.audience.welcome(self.table, connection, frozenset(held))
            connection.looking = first_look(self.table, connection.mine)
            for chat in chats_of(self.table.chats):
                connection.tell(chat)
            if self.world is not None:
                self.audience.show_world(self.table, connection, self.world.shown)
            self.tell(self.table.story, only=connection)
            if was_away:
                self.tell()
            if not held:
                self._count_watchers()
            self.go_on()

        await self.post(enter)

    async def leave(self, connection: Connection) -> None:
        """A connection is gone."""

        async def leave() -> None:
            self.connections.discard(connection)
            connection.room = None
            if not any(other.holder == connection.holder for other in self.connections):
                asked = len(self.table.requests)
                self.table.went(connection.holder, self.now())
                if self.table.held_by(connection.holder) or len(self.table.requests) < asked:
                    self.tell()
                else:
                    self._count_watchers()
            if not self.connections:
                self.emptied = time.monotonic()
            self.go_on()

        await self._queue.do(leave)

    def _count_watchers(self) -> None:
        """Somebody came to watch, or went: soon all are told how many there are."""
        if self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(COUNT_AFTER, self._tell_watchers)

    def _tell_watchers(self) -> None:
        self._counting = None
        self.tell()

    async def look(self, connection: Connection, seat: int | None) -> None:
        """A connection wants to see the table from there. Raises Refusal."""

        async def show_hand(seat: int) -> None:
            if not may_look(self.table, seat, connection.eyes.mine):
                raise Refusal(Why.HIDDEN, Text("refused-hidden"))
            noted = self.table.show_hand(seat, connection.holder, self.now())
            if noted:
                await self._store(noted)  # the others are not told who looks where

        if seat is not None and seat not in connection.eyes.mine:
            await self.post(lambda: show_hand(seat))
        connection.looking = seat
        self.tell(only=connection)

    async def close(self, why: Refusal | None = None) -> None:
        """No more of this table: what is under way is stored, and what comes later refused."""
        self._closed = why or Refusal(Why.CLOSED, GONE)
        self._clock.stop()
        if self._counting is not None:
            self._counting.cancel()
        if self.world is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.world.tracked.wait(), KEEPS_FOR)
            await self.world.close()
        self._errands.cancel()
        await self._queue.empty()

    # Changing

    async def post(self, job: Callable[[], Awaitable[T]]) -> T:
        """A job for the queue: alone with the table, as it is stored. Raises Refusal."""

        async def alone() -> T:
            if self._closed is not None:
                raise self._closed
            try:
                await self._log.be_sure()
            except StoreError:
                raise Refusal(Why.BROKEN, Text("refused-store-soon")) from None
            return await job()

        return await self._queue.do(alone)

    async def change(self, do: Change, by: Connection | None = None) -> list[Entry]:
        """Something is done at the table, stored and told, first to who did it. Raises Refusal."""
        return await self.post(lambda: self._change(do, by))

    async def _change(self, do: Change, by: Connection | None) -> list[Entry]:
        """The world stands still meanwhile; if the game moves on, a try under way is void."""
        version = self.table.version
        touched = await self.world.hold() if self.world is not None else None
        if touched is not None:
            self.table.touched = touched
        try:
            entries = do(self.table, self.now())
            undone = [entry.event for entry in entries if isinstance(entry.event, Undone)]
            back = await self.world.go_back(undone[0].keep) if undone and self.world else None
            await self.keep([*entries, *self._chance()], back, by)
        finally:
            if self.world is not None:
                self.world.release(void=self.table.version != version)
        self.go_on()
        return entries

    async def set_always(self, connection: Connection, seat: int, *, on: bool) -> None:
        """A seat always answers the same, or no more; only its own player is told. Raises Refusal."""

        async def set_always() -> None:
            self.table.set_always(seat, connection.holder, on=on)
            for one in [one for one in self.connections if one.holder == connection.holder]:
                self.tell(only=one)
            self.go_on()

        await self.post(set_always)

    async def say(self, do: Change) -> None:
        """Something that does not touch the game: a chat line. Raises Refusal."""

        async def say() -> None:
            await self.keep(do(self.table, self.now()))

        await self.post(say)

    def _chance(self) -> list[Entry]:
        """Where no hand decides, chance answers at once."""
        entries: list[Entry] = []
        while not self.table.game.physical and self.table.turn == REFEREE:
            entries += self.table.chance(self.now())
        return entries

    async def keep(
        self, entries: Sequence[Entry], world: str | None = None, by: Connection | None = None
    ) -> None:
        """Store, then tell."""
        began = time.perf_counter()
        if entries:
            await self._store(entries, world)
        seconds = time.perf_counter() - began
        self.tell(entries, by=by)
        if entries:
            self._count(entries, seconds)

    def _count(self, entries: Sequence[Entry], seconds: float) -> None:
        """For the metrics: what happened, and how long it took to be stored."""
        self.metrics.stored.observe(seconds)
        moves = sum(isinstance(entry.event, MADE) for entry in entries)
        self._moves.inc(moves)
        if moves and self.table.outcome is not None:
            LOG.info("game over", extra={"table": self.name, "game": self.table.game.name})

    async def _store(self, entries: Sequence[Entry], world: str | None = None) -> None:
        """Raises Refusal; if it is known by then that it has not happened, everybody is told."""
        try:
            await self._log.append(entries, world)
        except Refusal:
            if not self.in_doubt:
                self.tell()
            raise

    def go_on(self) -> None:
        """See to whoever is asked next: the world, a bot, the clock, a rematch."""
        if self.attended and self.world is not None:
            self.world.attend()
        if self.attended:
            self.bots.attend()
        self._clock.wind()
        if self.table.next_table is None and self.table.all_want_rematch():
            self._errands.begin(self.post(self._rematch))

    async def _rematch(self) -> None:
        if self.table.next_table is None and self.table.all_want_rematch():
            name = await self._on_rematch(self)
            await self.keep(self.table.move_on(name, self.now()))

    # What time does to the table (`TimedTable`), and what bots ask of it (`BotTable`)

    @property
    def attended(self) -> bool:
        return bool(self.connections)

    async def time_up(self) -> None:
        await self.post(self._call_time)

    async def _call_time(self) -> None:
        """A bot decides for who has thought too long; a hand that has taken too long lets go."""
        table, world = self.table, self.world
        seat = table.out_of_time(self.now())
        waits = table.turn == REFEREE and (world is None or world.live_try is None)
        if seat is not None and not waits:  # nobody's time runs while the world is set up
            await self.keep(table.call_time(seat, self.now()))
            if table.turn == seat:
                self.bots.decide_for(seat)
            elif world is not None:
                world.end_try()
        elif seat is not None:
            table.try_begins(self.now())
        self._clock.wind()

    async def wait_no_more(self) -> None:
        await self.change(lambda table, now: table.settle(now))

    async def settled(self) -> None:
        if self.world is not None:
            await self.world.settled()

    def looks(self) -> Looks | None:
        return None if self.world is None else self.world.looks()

    # What the world may do at the table (`WorldTable`)

    def facts(self) -> TableFacts:
        return facts_of(self.table)

    async def hear(
        self,
        reports: Sequence[Report],
        world: str | None = None,
        still: Callable[[], bool] = lambda: True,
        *,
        helped: bool = False,
    ) -> int | None:
        async def hear() -> int | None:
            if self._closed or not still():
                return None
            await self._log.be_sure()
            entries: list[Entry] = []
            try:
                for report in reports:
                    entries += self.table.report(heard(report, helped=helped), self.now())
            except Refusal:
                await self.keep(entries)
                raise
            await self.keep(entries, world)
            self.go_on()
            return len(self.table.lines)

        return await self._queue.do(hear)

    def hand_ready(self) -> None:
        self.table.try_begins(self.now())
        self._clock.wind()

    def hand_moves(self, *, touches: bool = False) -> None:
        if not touches:
            self.table.hand_moved = True
        elif not self.table.touched:
            self.table.touched = True
            self.tell()

    def tell_message(self, message: Scene | HandNote, seat: int | None = None) -> None:
        self.audience.tell_message(message, seat)

    def show(self, poses: bytes) -> None:
        self.metrics.frames.inc()
        self.audience.show(self.table, poses)

    # Telling

    def tell(
        self,
        entries: Sequence[Entry] = (),
        only: Connection | None = None,
        by: Connection | None = None,
    ) -> None:
        """The table as it is now, to each as they may see it; and what happened, by whom."""
        if self.in_doubt:  # whether it has happened is not known yet
            self._untold = True
            return
        only_chat = bool(entries) and all(isinstance(entry.event, Said) for entry in entries)
        if self._untold or not only_chat:
            self._untold = self._untold and only is not None
            hand = self.world.shown.hand if self.world is not None else None
            self.audience.tell(self.table, hand, entries, only, by)
        if only is None:
            self.audience.chat(entries)
