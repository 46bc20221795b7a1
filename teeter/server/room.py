"""A room: one table, everybody who is connected to it, one change at a time.

Apply, store, then tell. If it cannot be stored, it has not happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from teeter.physics.stage import Report
from teeter.rules.contract import REFEREE
from teeter.server.bot_turns import BotTurns
from teeter.server.clock import Clock
from teeter.server.connection import Connection, framed
from teeter.server.frame_socket import binary_frame
from teeter.server.limits import Bucket
from teeter.server.live_try import LiveTry
from teeter.server.logbook import load, stored
from teeter.server.metrics import Metrics
from teeter.server.protocol import Closed, HandNote, Joined, Reacted, Scene
from teeter.server.settings import Settings
from teeter.server.storage import Store, StoreError
from teeter.server.updates import Eyes, chatted, first_look, may_look, sees, update
from teeter.server.world_runner import WorldRunner
from teeter.table.log import Entry
from teeter.table.refusal import Refusal, Why
from teeter.table.table import Table

LOG: Final = logging.getLogger(__name__)
GONE: Final = "This table is gone."
COUNT_AFTER: Final = 0.3  # seconds: of a crowd that comes at once, all are told once
Change = Callable[[Table, float], list[Entry]]


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
        self.table = table
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.emptied = time.monotonic()  # when the last connection went
        self.world: WorldRunner | None = None  # of a physical game
        self.bots = BotTurns(self)
        self.talk = Bucket(settings.chats, time.monotonic(), settings.chats_at_once)
        self.clock = Clock(self)
        self._on_rematch = on_rematch
        self._counting: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.in_doubt = False  # a write is under way or failed: what is in memory may not have happened
        self._untold = False  # somebody should have been told, but could not be yet
        self._closed = False  # who still waits for the lock comes too late

    def now(self) -> float:
        return time.time()

    # Coming and going

    async def enter(self, connection: Connection) -> None:
        """A connection comes to the table, with seats or to watch. Raises Refusal."""
        async with self.one_at_a_time():
            held = self.table.held_by(connection.holder)
            was_away = any(self.table.is_away(seat) for seat in held)
            if not self.connections:
                self.table.wake(self.now())
            self.connections.add(connection)
            connection.room = self
            self.table.came(connection.holder)
            self._welcome(connection, frozenset(held))
            connection.looking = first_look(self.table, connection.mine)
            for entry in self.table.chats:
                connection.tell(chatted(entry))
            self._show_world(connection)
            self.tell(self.table.story, only=connection)
            if was_away:
                self.tell()
            if not held:
                self._count_watchers()
            self.go_on()

    async def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        async with self.lock:
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

    def _count_watchers(self) -> None:
        """Somebody came to watch, or went: soon all are told how many there are."""
        if self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(COUNT_AFTER, self._tell_watchers)

    def _tell_watchers(self) -> None:
        self._counting = None
        self.tell()

    async def look(self, connection: Connection, seat: int | None) -> None:
        """A connection wants to see the table from there. Raises Refusal."""
        if seat is not None and seat not in connection.eyes.mine:
            async with self.one_at_a_time():
                self._check_look(connection, seat)
                noted = self.table.show_hand(seat, connection.holder, self.now())
                if noted:
                    await self._store_or_forget(noted)  # the others are not told who looks where
                connection.looking = seat
        else:
            connection.looking = seat
        self.tell(only=connection)

    def _check_look(self, connection: Connection, seat: int) -> None:
        if not may_look(self.table, seat, connection.eyes.mine):
            raise Refusal(Why.HIDDEN, "You cannot see the table from there.")

    def _welcome(self, connection: Connection, mine: frozenset[int]) -> None:
        """Tell a connection who they are here."""
        connection.mine = mine
        host = connection.holder == self.table.plan.host
        connection.tell(Joined(table=self.name, token=connection.token, host=host, seats=sorted(mine)))

    def _eyes(self, connection: Connection) -> Eyes:
        """From where a connection sees the table; who has other seats than before is told so first."""
        eyes = connection.eyes
        if eyes.mine == connection.mine:
            return eyes
        self._welcome(connection, eyes.mine)
        if connection.looking not in connection.mine:
            connection.looking = first_look(self.table, connection.mine)
        return connection.eyes

    async def close(self, sentence: str | None = None) -> None:
        """No more of this table; with a sentence everybody is told why."""
        self._closed = True
        self.clock.stop()
        if self._counting is not None:
            self._counting.cancel()
        if self.world is not None:
            await self.world.close()
        for task in self._tasks:
            task.cancel()
        if sentence is not None:
            for connection in list(self.connections):
                connection.tell(Closed(table=self.name, sentence=sentence))
                connection.room = None
            self.connections.clear()

    # Changing

    async def change(self, do: Change, by: Connection | None = None) -> list[Entry]:
        """Something is done at the table, stored and told, first to who did it. Raises Refusal."""
        async with self.one_at_a_time():
            version = self.table.version
            if self.world is not None:
                await self.world.hold()
            try:
                entries = do(self.table, self.now())
                await self.keep([*entries, *self._chance()], by=by)
            finally:
                if self.world is not None:
                    self.world.release(version)
            self.go_on()
            return entries

    async def say(self, do: Change) -> None:
        """Something that does not touch the game: a chat line. Raises Refusal."""
        if not self.talk.take(time.monotonic()):
            raise Refusal(Why.TOO_FAST, "All of you together chat too much.")
        async with self.one_at_a_time():
            await self.keep(do(self.table, self.now()))

    async def hear(self, reports: Sequence[Report], world: str | None = None) -> None:
        """What the referee of the physical world says, stored with the world as it is then.

        The caller holds the lock. Raises Refusal; what the rules did take before is kept.
        """
        await self._be_sure()
        entries: list[Entry] = []
        try:
            for report in reports:
                entries += self.table.report(report.text, _seen(report), self.now())
        except Refusal:
            await self.keep(entries)
            raise
        await self.keep(entries, world)
        self.go_on()

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
            await self._store_or_forget(entries, world)
        seconds = time.perf_counter() - began
        self.tell(entries, by=by)
        if entries:
            self._count(entries, seconds)

    def _count(self, entries: Sequence[Entry], seconds: float) -> None:
        """For the metrics: what happened, and how long it took to be stored."""
        self.metrics.stored.observe(seconds)
        moves = sum(entry.kind in ("move", "report") for entry in entries)
        self.metrics.moves.labels(self.table.game.name).inc(moves)
        if moves and self.table.outcome is not None:
            LOG.info("game over", extra={"table": self.name, "game": self.table.game.name})

    async def _store_or_forget(self, entries: Sequence[Entry], world: str | None = None) -> None:
        try:
            await self._store(entries, world)
        except StoreError as error:
            await self._forget(error)

    async def _store(self, entries: Sequence[Entry], world: str | None) -> None:
        kept = None if world is None else world.encode()
        self.in_doubt = True
        await self.store.append(self.name, [stored(entry) for entry in entries], kept)
        self.in_doubt = False

    async def _forget(self, error: StoreError) -> None:
        """It could not be stored, so it has not happened: the table is what the store says."""
        LOG.error("not stored", extra={"table": self.name, "error": str(error)})
        self.metrics.errors.inc()
        try:
            await self._be_sure()
        except StoreError:
            raise Refusal(
                Why.BROKEN, "This could not be stored. Try again when the store answers."
            ) from None
        self.tell()
        raise Refusal(Why.BROKEN, "This could not be stored, so it has not happened.") from None

    async def _be_sure(self) -> None:
        """After a failed write only the store knows what has happened. Raises StoreError."""
        if not self.in_doubt:
            return
        kept = await load(self.store, self.name, self.now())
        if kept is None:
            raise Refusal(Why.CLOSED, GONE)
        for connection in self.connections:
            kept.came(connection.holder)
        self.table = kept
        self.in_doubt = False

    @asynccontextmanager
    async def one_at_a_time(self) -> AsyncIterator[None]:
        """The table for one caller, and as it is stored. Raises Refusal."""
        async with self.lock:
            if self._closed:
                raise Refusal(Why.CLOSED, GONE)
            try:
                await self._be_sure()
            except StoreError:
                raise Refusal(Why.BROKEN, "The store does not answer; try again soon.") from None
            yield

    def go_on(self) -> None:
        """See to whoever is asked next: the world, a bot, the clock, a rematch."""
        if self.connections and self.world is not None:
            self.world.attend()
        if self.connections:
            self.bots.attend()
        self.clock.wind()
        if self.table.next_table is None and self.table.all_want_rematch():
            self.spawn(self._rematch())

    async def _rematch(self) -> None:
        async with self.one_at_a_time():
            if self.table.next_table is None and self.table.all_want_rematch():
                name = await self._on_rematch(self)
                await self.keep(self.table.move_on(name, self.now()))

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
        chats = [framed(chatted(entry)) for entry in entries if entry.kind == "chat"]
        if chats and len(chats) == len(entries) and not self._untold:
            self._tell_all(chats)
            return
        self._untold = self._untold and only is not None
        told: dict[Eyes, bytes] = {}
        watching = len({one.holder for one in self.connections if one.eyes.watches})
        for connection in (only,) if only else sorted(self.connections, key=lambda one: one is not by):
            eyes = self._eyes(connection)
            if eyes not in told:
                told[eyes] = self._update(eyes, entries, watching)
            connection.tell_frame(told[eyes])
            if connection is by:
                connection.answer()
        self._tell_all(chats)

    def _update(self, eyes: Eyes, entries: Sequence[Entry], watching: int) -> bytes:
        hand = self.world.hand if self.world is not None else None
        return framed(update(self.name, self.table, eyes, entries, hand, watching, self.now()))

    def _tell_all(self, frames: Iterable[bytes]) -> None:
        for frame in frames:
            for connection in self.connections:
                connection.tell_frame(frame)

    def tell_scene(self, scene: Scene) -> None:
        self._tell_all([framed(scene)])

    def tell_reaction(self, reaction: Reacted) -> None:
        self._tell_all([framed(reaction)])

    def show(self, poses: bytes) -> None:
        """A picture for all who may see the table."""
        self.metrics.frames.inc()
        picture = binary_frame(poses)
        everybody = self.table.watchers != "nothing"  # to ask each of them would cost too much here
        for connection in self.connections:
            if everybody or sees(self.table, connection.eyes):
                connection.show(picture)

    def _show_world(self, connection: Connection) -> None:
        """What there is to see of the physical world, for a newcomer."""
        world = self.world
        if world is not None and world.scene is not None:
            connection.tell(world.scene)
            if world.frame is not None and sees(self.table, connection.eyes):
                connection.show(binary_frame(world.frame))

    def note_hand(self, live_try: LiveTry, reason: str) -> None:
        """Tell the acting player why the hand does not follow."""
        for connection in self.connections:
            if live_try.seat in connection.eyes.mine:
                connection.tell(HandNote(try_number=live_try.number, sentence=reason))

    # Keeping the world

    async def keep_world(self, saved: str) -> None:
        await self.store.save_world(self.name, self.table.number, saved.encode())

    async def kept_world(self) -> str | None:
        """The world as it was kept last; None if it is to be set up from nothing. Raises StoreError."""
        kept = await self.store.world(self.name)
        return kept[1].decode() or None if kept else None

    async def keep_track(self, track: bytes, step: int) -> None:
        """How a try went, by the step of the record that ended it."""
        await self.store.add_track(self.name, step, track)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that goes on beside; a fault in it is logged, and ends with the room."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refusal):
            LOG.warning("not done", extra={"table": self.name, "why": str(error)})
        elif error is not None:
            self.metrics.errors.inc()
            LOG.error("fault in a room", extra={"table": self.name}, exc_info=error)


def _seen(report: Report) -> dict[str, Any]:
    """What people are told of a report."""
    return {
        "sentence": report.sentence,
        "seconds": round(report.seconds, 3),
        "bodies": list(report.bodies),
        "place": None if report.place is None else [round(at, 4) for at in report.place],
    }
