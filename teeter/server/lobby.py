"""The lobby: all tables of a server, opened, found again after a restart, and cleared away by age."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator
from typing import Final

from teeter.rules.contract import BadOptions
from teeter.rules.extras import SERIES
from teeter.rules.games import game
from teeter.rules.text import Text
from teeter.server import protocol as p
from teeter.server.apart import Apart
from teeter.server.attended import Attended
from teeter.server.bots import Bots
from teeter.server.days import Days, day_of, game_with_series, new_series
from teeter.server.doors import Doors
from teeter.server.figures import Figures
from teeter.server.fleet import Elsewhere, Fleet
from teeter.server.health import Health
from teeter.server.limits import Buckets, Rates, Shares, Turns
from teeter.server.listing import Listing
from teeter.server.logbook import load, stored
from teeter.server.look_backs import LookBacks
from teeter.server.machine import Alone, Machine
from teeter.server.memory import give_back
from teeter.server.metrics import Metrics
from teeter.server.room import Room
from teeter.server.said import Create, SeatAsked
from teeter.server.settings import Settings
from teeter.server.storage import Store
from teeter.server.world_pool import WorldPool
from teeter.server.world_runner import WorldRunner
from teeter.table.log import Entry, TablePlan
from teeter.table.refusal import Refusal, Why
from teeter.table.table import Table
from teeter.table.world_seeds import seed_of_day

LOG: Final = logging.getLogger(__name__)
ALONE: Final = Alone()
TOO_OLD: Final = Text("closed-old")
CLOSED: Final = Text("closed-by-host")
OPENED_TOO_OFTEN: Final = Text("refused-new-tables")
ASKED_AT_ONCE: Final = 6
ASKED_TOO_OFTEN: Final = Text("refused-requests")
SHOWN_AT_ONCE: Final = 20
SHOWN_TOO_OFTEN: Final = Text("refused-shown")
LOOKED_BACK_AT_ONCE: Final = 6
LOOKED_BACK_TOO_OFTEN: Final = Text("refused-looks-back")
ADVISED_AT_ONCE: Final = 20
ADVISED_TOO_OFTEN: Final = Text("refused-advice")


def holder_of(token: str) -> str:
    """The fingerprint of a token: what tables and the store know of it."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


class Lobby:
    """All tables: those in memory are rooms, the others lie in the store until somebody comes."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics, machine: Machine | Alone = ALONE
    ) -> None:
        """What one address may have is counted with the other servers of this database."""
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.connections = Shares(settings.connections_each, "connections", machine.row("sockets"))
        self.messages = Buckets(settings.household * settings.messages)
        self.hands = Buckets(settings.household * settings.hands)
        self._asked = Rates(settings.seat_requests, ASKED_AT_ONCE, ASKED_TOO_OFTEN)
        attended = machine.row("tables")
        self._tables = Shares(settings.tables_each, "tables", attended, told=False)
        self._opened = Rates.everywhere(
            machine, "new tables", settings.new_tables, 2 * settings.tables_each, OPENED_TOO_OFTEN
        )
        self._owners: dict[str, str] = {}  # by table in memory: the address that opened it
        self._attended = Attended(attended, self.rooms, self._owners)
        self.listing = Listing(settings, self.rooms, self._owners, store.leases)
        self.turns = Turns(settings.work_each, settings.work)  # for heavy pages
        self.thoughts = Turns(settings.thoughts_each, settings.thoughts)  # for looks back and advice
        self.shown = Rates.everywhere(
            machine, "replays", settings.replays, SHOWN_AT_ONCE, SHOWN_TOO_OFTEN
        )
        self.looked_back = Rates.everywhere(
            machine, "looks back", settings.look_backs, LOOKED_BACK_AT_ONCE, LOOKED_BACK_TOO_OFTEN
        )
        self.advised = Rates.everywhere(
            machine, "advice", settings.replays, ADVISED_AT_ONCE, ADVISED_TOO_OFTEN
        )
        self.apart = Apart()
        self.look_backs = LookBacks(self.apart.look_back)
        self.days = Days(
            store,
            self.apart,
            metrics,
            new_series(settings.new_series, machine),
            self.stored_table,
            self._is_busy,
            self._owned,
        )
        self.fleet = Fleet(store.leases, self._lose)
        self.figures = Figures(self.rooms, store, metrics, settings.figures, settings.worker)
        self._dropping: dict[str, asyncio.Task[None]] = {}  # rooms that leave memory just now
        self.health = Health(store, settings.disk_least)
        self._doors = Doors()
        self._world_pool = WorldPool(settings.spare_worlds)
        self._seeds = iter(settings.seeds)
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep_for_ever())

    async def open_series(self, game: str, name: str, holder: str, address: str) -> Room:
        """The table at which somebody plays today's series, once a day. Raises Refusal."""
        game_with_series(game)
        day = day_of(time.time())
        known = await self.days.table_of(game, holder, day)
        if known is not None:
            return await self.find(known)
        self.days.take(address)
        seats = [SeatAsked(kind="me", name=name)]
        room = await self.open_table(
            Create(game=game, seats=seats, variant=SERIES), holder, address, day
        )
        if await self.days.begun(room.name, room.table):
            return room
        await self._close_room(room.name, CLOSED)  # the same person was quicker on another screen
        return await self.open_series(game, name, holder, address)

    async def open_table(self, wish: Create, holder: str, address: str, day: str = "") -> Room:
        """A new table as somebody wished; or of a series of a day. Raises Refusal."""
        self.fleet.check()
        try:
            options = game(wish.game).checked(len(wish.seats), wish.variant, wish.options)
        except BadOptions as error:
            raise Refusal(Why.BAD_OPTIONS, error.sentence) from None
        await self._make_place(address)
        try:
            seed = seed_of_day(wish.game, day) if day else self._seed()
            plan = TablePlan(wish.game, options, seed, time.time(), holder, wish.clock, day=day)
            table = Table(plan, plan.opened)
            entries: list[Entry] = []
            if wish.watchers != "table":
                entries += table.set_watchers(holder, wish.watchers, plan.opened)
            for number, asked in enumerate(wish.seats):
                entries += _taken(table, number, asked, holder, self.settings.bots)
            room = await self._lay(table, entries)
        except BaseException:
            self._tables.give(address)
            raise
        self._owners[room.name] = address
        return room

    async def _make_place(self, address: str) -> None:
        """For one more table of this address. Those that nobody is at give way. Raises Refusal."""
        self._opened.take(address)
        if self._tables.has_all(address):
            empty = (room for room in self.rooms.values() if not room.connections)
            left = [room for room in empty if self._owners.get(room.name) == address]
            if left:
                await self._clear(min(left, key=lambda room: room.emptied))
        self._tables.take(address)

    async def find(self, name: str) -> Room:
        """The room of a table, brought back from the store if need be; if it is with another server,
        Elsewhere says so. Raises Refusal."""
        await self.fleet.be_sure()
        async with self._doors.through(name):
            room = self.rooms.get(name)
            if room is None:
                if not await self.store.is_open(name):
                    raise Refusal(Why.NO_TABLE, Text("refused-closed"))
                await self._claim(name)
                table = await load(self.store, name, time.time())
                if table is None:
                    raise Refusal(Why.NO_TABLE, Text("refused-no-table"))
                room = await self._make_room(name, table)
            room.emptied = time.monotonic()  # somebody is on the way: it stays
        return room

    async def _claim(self, name: str) -> None:
        """Have a table, when nothing of an older room of it is under way any more. Raises Elsewhere."""
        if name in self._dropping:
            await asyncio.wait((self._dropping[name],))
        await self.fleet.claim(name)

    @contextlib.asynccontextmanager
    async def _owned(self, name: str) -> AsyncIterator[None]:
        """Have a table for a while, whether somebody is at it or not. Raises Elsewhere."""
        async with self._doors.through(name):
            if name not in self.rooms:
                await self._claim(name)
        try:
            yield
        finally:
            async with self._doors.through(name):
                if name not in self.rooms:
                    await self.fleet.release(name)

    def check_request(self, room: Room, address: str) -> None:
        """Somebody asks for a seat once more. Whoever asks may have any number of names and tokens,
        but not of addresses. Raises Refusal."""
        self._asked.take(f"{room.name} {address}")

    def _is_busy(self, name: str) -> bool:
        """Whether something goes on in the world of a table."""
        room = self.rooms.get(name)
        return room is not None and room.world is not None and room.world.busy

    async def stored_table(self, name: str) -> Table:
        """A table to be read as it is stored, whether it is open or closed. Raises Refusal."""
        room = self.rooms.get(name)
        if room is not None and not room.in_doubt:
            return room.table
        table = await load(self.store, name, time.time())
        if table is None:
            raise Refusal(Why.NO_TABLE, Text("refused-no-table"))
        return table

    async def close_table(self, room: Room, holder: str) -> None:
        """The host ends a table. Raises Refusal."""
        if holder != room.table.plan.host:
            raise Refusal(Why.NOT_HOST, Text("refused-close"))
        await self._close_room(room.name, CLOSED)

    async def hand_over(self) -> None:
        """For other servers: what is under way is finished and stored, then everybody is sent there."""
        self.fleet.leaving = True
        await self._doors.quiet()  # who is on the way in comes in, and goes with the others
        await asyncio.gather(*(self._drop_room(name) for name in list(self.rooms)))

    async def close(self) -> None:
        """Let go of everything, and wait for all threads."""
        self.listing.close()
        self._attended.close()
        self.figures.close()
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()
        await asyncio.gather(*self._dropping.values(), return_exceptions=True)
        self.days.close()
        await asyncio.to_thread(self._world_pool.close)
        await asyncio.to_thread(self.apart.close)

    # Laying tables

    def _seed(self) -> str:
        return next(self._seeds, None) or secrets.token_hex(16)

    async def _lay(self, table: Table, entries: list[Entry]) -> Room:
        """Store a new table, then make its room."""
        name = secrets.token_urlsafe(9)
        await self.store.add_table(name, table.plan.to_json(), table.plan.opened)
        await self.store.append(name, [stored(entry) for entry in entries])
        self.metrics.tables.labels(table.game.name).inc()
        LOG.info("table opened", extra={"table": name, "game": table.game.name})
        return await self._make_room(name, table)

    async def _make_room(self, name: str, table: Table) -> Room:
        room = Room(name, table, self.store, self.settings, self.metrics, self._lay_rematch)
        if table.game.physical:
            room.world = WorldRunner(
                room, name, self.store, self._world_pool, self.settings, self.metrics
            )
            if table.plan.day:
                room.world.on_kept = lambda: self.days.tried(name, room.table)
        self.rooms[name] = room
        self.metrics.rooms.set(len(self.rooms))
        return room

    async def _lay_rematch(self, room: Room) -> str:
        """The same people, bots and options at a new table."""
        old = room.table
        plan = TablePlan(
            old.plan.game,
            old.plan.options,
            self._seed(),
            time.time(),
            old.plan.host,
            old.plan.clock,
            room.name,
        )
        table = Table(plan, plan.opened)
        entries: list[Entry] = []
        if old.watchers != "table":
            entries += table.set_watchers(plan.host, old.watchers, plan.opened)
        if old.listed is not None:
            entries += table.set_listed(plan.host, plan.opened, listed=True)
        for number, seat in enumerate(old.seats):
            entries += table.seat_again(number, seat, plan.opened)
        return (await self._lay(table, entries)).name

    # Clearing away

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            try:
                await self.sweep(time.time())
            except Exception:
                LOG.exception("the sweep failed")
                self.metrics.errors.inc()

    async def sweep(self, now: float) -> None:
        """Empty rooms leave memory; old tables are closed, and very old ones deleted."""
        for room in list(self.rooms.values()):
            if not room.connections and time.monotonic() - room.emptied > self._stays(room):
                await self._clear(room)
        await asyncio.to_thread(give_back)
        for name in await self.store.idle_tables(now - self.settings.close_after):
            with contextlib.suppress(Elsewhere):  # then it is theirs to close
                await self._close_room(name, TOO_OLD)
        gone = await self.store.clean(now - self.settings.forget_after)
        LOG.info("swept", extra={"rooms": len(self.rooms), "deleted": gone})

    def _stays(self, room: Room) -> float:
        """Seconds that it stays in memory while nobody is there."""
        over = room.table.state is not None and room.table.outcome is not None
        return self.settings.room_over if over else self.settings.room_idle

    async def _close_room(self, name: str, sentence: Text) -> None:
        async with self._owned(name):
            await self.store.close_table(name, time.time())
            LOG.info("table closed", extra={"table": name, "why": str(sentence)})
            room = self._take_out(name)
            if room is not None:
                await room.close()
                room.audience.part(p.Closed(table=name, sentence=sentence))
            await self.store.forget_unplayed(name)

    async def _clear(self, room: Room) -> None:
        """Nobody is there: it leaves memory."""
        if room.world is not None:
            await room.world.forfeit()
        await self._drop_room(room.name)

    async def _drop_room(self, name: str) -> None:
        """A room leaves memory."""
        await asyncio.shield(self._drop(name))

    def _drop(self, name: str) -> asyncio.Task[None]:
        """From now on nobody finds this room; the task lasts until nothing of it is under way."""
        task = self._dropping.get(name)
        if task is None:
            room = self._take_out(name)
            task = asyncio.get_running_loop().create_task(self._dropped(name, room))
            self._dropping[name] = task
            task.add_done_callback(lambda _: self._dropping.pop(name, None))
        return task

    async def _dropped(self, name: str, room: Room | None) -> None:
        """Whoever is still there is sent away when others can have the table, and not before."""
        if room is not None:
            await room.close(self.fleet.moved(name))
        if not self.days.judges(name):
            await self.fleet.release(name)
        if room is not None:
            room.audience.part(p.Elsewhere(id=0, table=name, address=""))

    def _lose(self, name: str) -> None:
        """Another server may have the table by now."""
        if name in self.rooms:
            self._drop(name)

    def _take_out(self, name: str) -> Room | None:
        room = self.rooms.pop(name, None)
        self.metrics.rooms.set(len(self.rooms))
        address = self._owners.pop(name, None)
        if address is not None:
            self._tables.give(address)
        return room


def _taken(table: Table, number: int, asked: SeatAsked, holder: str, bots: Bots) -> list[Entry]:
    """Who sits on a seat of a new table."""
    now = table.plan.opened
    if asked.kind == "me":
        return table.sit(number, holder, asked.name, now)
    if asked.kind == "bot":
        return table.put_bot(number, holder, bots.checked(asked.level), now)
    return []
