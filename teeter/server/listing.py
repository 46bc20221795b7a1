"""The tables that their hosts show to everybody: what is told of them, to whom and how often.

A link to a table is a secret. Here stand only those that their hosts have let go. Where several servers
share a database, each leaves its own there for the others.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol

import msgspec
from msgspec.structs import replace

from teeter.rules.text import Text
from teeter.server.connection import Connection, framed
from teeter.server.protocol import OpenTable, OpenTables
from teeter.server.room import Room
from teeter.server.settings import Settings
from teeter.server.storage import StoreError
from teeter.table.names import name_in_words
from teeter.table.refusal import Refusal, Why

LOG: Final = logging.getLogger(__name__)
Seen = list[tuple[object, ...]]  # what of the tables is news when it changes: all but the time


class Board(Protocol):
    """Where each of several servers leaves what the others may read (`Leases`)."""

    async def show(self, told: str) -> None: ...

    async def shown_by_others(self) -> list[str]: ...


class _Shown(msgspec.Struct):
    """The tables of a server, and when it told them."""

    tables: list[OpenTable]
    at: float

    def now(self) -> list[OpenTable]:
        """With the time that has gone by since."""
        since = max(0.0, time.time() - self.at)
        return [replace(one, seconds=round(one.seconds + since, 1)) for one in self.tables]


class Listing:
    """Looks at all rooms now and then, while somebody wants to know; so no change is too quick."""

    def __init__(
        self,
        settings: Settings,
        rooms: Mapping[str, Room],
        owners: Mapping[str, str],
        board: Board | None = None,
    ) -> None:
        """The board is where several servers tell each other of theirs."""
        self._settings = settings
        self._rooms = rooms
        self._owners = owners  # by table: the address that opened it, as far as it is known
        self._listeners: dict[Connection, Seen] = {}  # with what each was told last
        self._teller: asyncio.Task[None] | None = None  # while somebody listens
        self._elsewhere: list[OpenTable] = []  # of other servers
        self._left: Seen | None = None  # what the others were told of ours
        self._sharing: asyncio.Task[None] | None = None
        if board is not None and settings.open_tables:
            self._sharing = asyncio.get_running_loop().create_task(self._share_for_ever(board))

    def check(self, *, listed: bool) -> None:
        """Whether a table may be shown, or no more. Raises Refusal."""
        if listed and not self._settings.open_tables:
            raise Refusal(Why.NOT_LISTED, Text("refused-no-open-tables"))

    def listen(self, connection: Connection, *, on: bool) -> None:
        """Somebody wants to hear of the tables, and is told at once; or no more."""
        if not on:
            self._listeners.pop(connection, None)
            return
        told = self.told()
        self._listeners[connection] = _seen(told.tables)
        connection.tell(told)
        if self._teller is None:
            self._teller = asyncio.get_running_loop().create_task(self._tell_changes())

    def told(self) -> OpenTables:
        """What everybody may know now, wherever the tables are."""
        here = self._here()
        known = {one.table for one in here}  # a table may have come from another server just now
        all_of_them = [*here, *(one for one in self._elsewhere if one.table not in known)]
        all_of_them.sort(key=lambda one: (one.started, -one.seconds))
        return OpenTables(tables=all_of_them[: self._settings.open_tables_most])

    def _here(self) -> list[OpenTable]:
        return [*self._of_each_address(self._rooms_shown())] if self._settings.open_tables else []

    def close(self) -> None:
        for task in (self._teller, self._sharing):
            if task is not None:
                task.cancel()

    async def _share_for_ever(self, board: Board) -> None:
        while True:
            await asyncio.sleep(self._settings.open_tables_every)
            try:
                await self.share(board)
            except StoreError as error:  # the database is away: soon again
                LOG.warning("open tables are not shared", extra={"why": str(error)})

    async def share(self, board: Board) -> None:
        """Leave ours for the others if there is news, and read theirs. Raises StoreError."""
        here = self._here()[: self._settings.open_tables_most]
        if _seen(here) != self._left:
            told = msgspec.json.encode(_Shown(here, time.time())).decode()
            await board.show(told)
            self._left = _seen(here)
        others = [msgspec.json.decode(told, type=_Shown) for told in await board.shown_by_others()]
        self._elsewhere = [one for told in others for one in told.now()]

    async def _tell_changes(self) -> None:
        """Until nobody listens."""
        while self._listeners:
            await asyncio.sleep(self._settings.open_tables_every)
            self._tell_news()
        self._teller = None

    def _tell_news(self) -> None:
        """To those who were told something else, whenever that was."""
        told = self.told()
        seen = _seen(told.tables)
        late = [connection for connection, known in self._listeners.items() if known != seen]
        if not late:
            return
        frame = framed(told)
        for connection in late:
            self._listeners[connection] = seen
            connection.tell_frame(frame)

    def _rooms_shown(self) -> list[Room]:
        """Those that wait for players first, who waits longest before all others."""
        shown = [room for room in self._rooms.values() if _is_shown(room)]
        return sorted(shown, key=lambda room: (room.table.started, _since(room)))

    def _of_each_address(self, rooms: list[Room]) -> Iterator[OpenTable]:
        """Nobody fills the shelf alone."""
        count: Counter[str] = Counter()
        now = time.time()
        for room in rooms:
            address = self._owners.get(room.name) or min(one.address for one in room.connections)
            count[address] += 1
            if count[address] <= self._settings.open_tables_each:
                yield _told(room, now)


def _is_shown(room: Room) -> bool:
    """Whether its host wants it, somebody is there, and whoever comes can do something."""
    table = room.table
    if table.listed is None or room.in_doubt or not room.connections or table.outcome:
        return False
    return bool(_free(room)) or table.watchers != "nothing"


def _since(room: Room) -> float:
    """When it was shown first."""
    return room.table.plan.opened + (room.table.listed or 0.0)


def _free(room: Room) -> int:
    """The open seats that a stranger may take, or ask for."""
    table = room.table
    return sum(
        there.kind == "open" and table.may_sit(seat, "") != "no"
        for seat, there in enumerate(table.seats)
    )


def _told(room: Room, now: float) -> OpenTable:
    table = room.table
    return OpenTable(
        table=room.name,
        game=table.game.name,
        variant=table.plan.options.variant,
        names=[name_in_words(seat.name) for seat in table.seats if seat.kind != "open"],
        free=_free(room),
        started=table.started,
        watch=table.watchers != "nothing",
        seconds=round(max(0.0, now - _since(room)), 1),
    )


def _seen(tables: Sequence[OpenTable]) -> Seen:
    return [(one.table, one.started, one.free, one.watch, tuple(map(str, one.names))) for one in tables]
