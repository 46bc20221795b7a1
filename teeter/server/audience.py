"""Everybody who is connected to a table: each is told and shown what they may know, and no more."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from teeter.server.connection import Connection, framed
from teeter.server.frame_socket import binary_frame
from teeter.server.protocol import Joined, Told, TryTold
from teeter.server.updates import Eyes, Updates, chats_of, first_look, sees
from teeter.server.world_shown import WorldShown
from teeter.table.log import Entry
from teeter.table.table import Table


class Audience:
    """The connections of one table."""

    def __init__(self, name: str) -> None:
        self._name = name  # of the table
        self.connections: set[Connection] = set()

    def welcome(self, table: Table, connection: Connection, mine: frozenset[int]) -> None:
        """Tell a connection who they are here."""
        connection.mine = mine
        host = connection.holder == table.plan.host
        connection.tell(Joined(table=self._name, token=connection.token, host=host, seats=sorted(mine)))

    def tell(
        self,
        table: Table,
        hand: TryTold | None,
        entries: Sequence[Entry],
        only: Connection | None,
        by: Connection | None,
    ) -> None:
        """The table as it is now, to each as they may see it; and what happened, by whom."""
        players = {seat.holder for seat in table.seats if seat.kind == "person"}
        watching = len({one.holder for one in self.connections} - players)
        updates = Updates(self._name, table, entries, hand, watching, time.time())
        told: dict[Eyes, bytes] = {}
        for connection in (only,) if only else sorted(self.connections, key=lambda one: one is not by):
            eyes = self._eyes(table, connection)
            if eyes not in told:
                told[eyes] = framed(updates.seen_by(eyes))
            connection.tell_frame(told[eyes])
            if connection is by:
                connection.answer()

    def chat(self, entries: Iterable[Entry]) -> None:
        """The lines of the chat among them, which everybody may read."""
        for chat in chats_of(entries):
            self.tell_message(chat)

    def tell_message(self, message: Told, seat: int | None = None) -> None:
        """A message for all, or for who holds a seat."""
        frame = framed(message)
        for connection in self.connections:
            if seat is None or seat in connection.eyes.mine:
                connection.tell_frame(frame)

    def part(self, message: Told) -> None:
        """A last message for all: nobody is here any more."""
        self.tell_message(message)
        for connection in self.connections:
            connection.room = None
        self.connections.clear()

    def show(self, table: Table, poses: bytes) -> None:
        """A picture for all who may see the table."""
        picture = binary_frame(poses)
        everybody = table.watchers != "nothing"  # to ask each of them would cost too much here
        for connection in self.connections:
            if everybody or sees(table, connection.eyes):
                connection.show(picture)

    def show_world(self, table: Table, connection: Connection, shown: WorldShown) -> None:
        """What there is to see of the physical world, for a newcomer."""
        if shown.scene is None:
            return
        connection.tell(shown.scene)
        if shown.frame is not None and sees(table, connection.eyes):
            connection.show(binary_frame(shown.frame))

    def _eyes(self, table: Table, connection: Connection) -> Eyes:
        """From where a connection sees the table; who has other seats than before is told so first."""
        eyes = connection.eyes
        if eyes.mine == connection.mine:
            return eyes
        self.welcome(table, connection, eyes.mine)
        if connection.looking not in eyes.mine:
            connection.looking = first_look(table, eyes.mine)
        return connection.eyes
