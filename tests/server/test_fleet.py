"""Three servers on one PostgreSQL, a dozen tables, and servers that are killed, stopped for longer than
their lease, or asked to go: nothing told is lost or done twice, a table has one owner after the other,
and everybody comes back.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import select

from bench.server.client import Client, Elsewhere, Gone
from teeter.physics.engine import PHYSICS
from teeter.rules.games import GAMES
from teeter.server.logbook import load
from teeter.server.storage import Store
from teeter.server.storage.layout import EVENTS
from teeter.table.record import NO_PHYSICS, read, write
from teeter.table.replay import check
from tests.postgres import postgres
from tests.server.guest import BOT, ME, SEATS, Guest, check_stored
from tests.server.nursery import Nursery

WAIT = 90.0  # seconds until a test gives up; never how long it takes
TABLES = [  # a game, and who sits there
    *[("eruk", SEATS["eruk"])] * 3,
    *[("eruk", [ME, BOT])] * 3,
    *[("gulp", SEATS["gulp"])] * 2,
    *[("gulp", [BOT, ME, BOT])] * 2,
    ("gulo-gulo", SEATS["gulo-gulo"]),
    ("pharaoh", SEATS["pharaoh"]),
]


@dataclass
class Place:
    """A server that people know of."""

    pid: int
    port: int
    up: bool = True  # a proxy's health check, or a page whose ping is not answered, notices if not
    fell: asyncio.Event = field(default_factory=asyncio.Event)


class Town:
    """All servers of one database."""

    def __init__(self, nursery: Nursery, url: str) -> None:
        self.nursery = nursery
        self.url = url
        self.places: list[Place] = []

    def open(self) -> Place:
        with socket.create_server(("127.0.0.1", 0)) as one:
            port: int = one.getsockname()[1]
        address = f"http://127.0.0.1:{port}"
        pid, _, port = self.nursery.start(self.url, "--port", str(port), "--address", address)
        self.places.append(Place(pid, port))
        return self.places[-1]

    @property
    def up(self) -> list[Place]:
        return [place for place in self.places if place.up]

    def fall(self, place: Place) -> None:
        place.up = False
        place.fell.set()

    def kill(self, place: Place) -> None:
        self.nursery.kill(place.pid)
        self.fall(place)

    def stop(self, place: Place) -> None:
        os.kill(place.pid, signal.SIGSTOP)
        self.fall(place)

    def go_on(self, place: Place) -> None:
        os.kill(place.pid, signal.SIGCONT)
        place.up, place.fell = True, asyncio.Event()

    def ask_to_go(self, place: Place) -> None:
        """People find out by themselves."""
        os.kill(place.pid, signal.SIGTERM)
        place.up = False

    async def until_gone(self, place: Place) -> None:
        await asyncio.to_thread(self.nursery.until_gone, place.pid)


class Traveller(Guest):
    """A guest who looks for the table at any server, and goes where they are sent."""

    at_once = 0
    pause = 0.09

    def __init__(self, game: str, seats: list[dict[str, str]], rng: Random) -> None:
        super().__init__(game, rng, seats)
        self.at: int | None = None  # the port of the server at whose table they sit

    def came(self, port: int) -> None:
        self.at = port

    async def travel(self, town: Town, rng: Random) -> None:
        """For ever."""
        sent_to: int | None = None
        while True:
            port = sent_to or rng.choice(town.up).port
            known = [place for place in town.places if place.port == port]
            sent_to = None
            try:
                await _until_fallen(self.play("127.0.0.1", port), known[0])
            except Elsewhere as moved:
                sent_to = urlsplit(moved.address).port
            except (Gone, OSError):
                pass
            self.at = None
            await asyncio.sleep(0.1)


async def _until_fallen(playing: Awaitable[None], place: Place) -> None:
    """A server that stopped says nothing: whoever is there goes away."""
    task, fell = asyncio.ensure_future(playing), asyncio.ensure_future(place.fell.wait())
    try:
        await asyncio.wait((task, fell), return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
    finally:
        for one in (task, fell):
            one.cancel()
        await asyncio.gather(task, fell, return_exceptions=True)


class Story:
    """Travellers on their way, and what the test waits for."""

    def __init__(self, town: Town, guests: list[Traveller], rng: Random) -> None:
        self.town = town
        self.guests = guests
        self._tasks = [asyncio.create_task(guest.travel(town, rng)) for guest in guests]

    async def until(self, ready: Callable[[], bool]) -> None:
        async with asyncio.timeout(WAIT):
            while not ready():
                await asyncio.sleep(0.01)
                for task in self._tasks:
                    assert not task.done(), task.exception()

    async def until_all_are_at(self, *places: Place) -> None:
        ports = {place.port for place in places}
        await self.until(lambda: all(guest.at in ports for guest in self.guests))

    async def until_more_has_happened(self, events: int = 30) -> None:
        """In all, and at each table of a game without hands: elsewhere a hand may hover for ever."""
        enough = self.heard + events
        before = {guest: guest.heard for guest in self.guests if not GAMES[guest.game].physical}
        await self.until(
            lambda: self.heard >= enough and all(guest.heard > was for guest, was in before.items())
        )

    @property
    def heard(self) -> int:
        return sum(guest.heard for guest in self.guests)

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def owners_follow_each_other(url: str, guests: list[Traveller]) -> int:
    """By the log: terms only grow. How often a table has changed hands."""
    store = await Store.open(url)
    c = EVENTS.c
    changes = 0
    for table in (name for guest in guests for name in guest.tables):
        rows = await store.read(select(c.term).where(c.table_id == table).order_by(c.number))
        terms = [row.term for row in rows]
        assert terms == sorted(terms)
        assert min(terms) >= 1
        changes += len(set(terms)) - 1
    await store.close()
    return changes


async def records_check(url: str, guests: list[Traveller]) -> int:
    """Every game that is over replays from its record; how many."""
    store = await Store.open(url)
    over = 0
    for name in (name for guest in guests for name in guest.tables):
        table = await load(store, name, 0.0)
        assert table
        if table.state is not None and table.outcome is not None:
            check(read(write(table.record(PHYSICS if table.game.physical else NO_PHYSICS))))
            over += 1
    await store.close()
    return over


async def stale(place: Place) -> tuple[Client, str, dict[str, Any]]:
    """Somebody at a table of this server whose move will reach it when nobody expects it any more."""
    client = await Client.connect("127.0.0.1", place.port)
    await client.ask("create", game="eruk", seats=[ME, ME])
    await client.ask("look", seat=client.latest["turn"])
    update = client.latest
    move = {"seat": update["turn"], "text": update["moves"][0]["text"], "version": update["version"]}
    return client, update["table"], move


def guests_of(rng: Random) -> list[Traveller]:
    return [Traveller(game, seats, rng) for game, seats in TABLES]


async def checked(url: str, guests: list[Traveller]) -> None:
    await check_stored(url, list(guests))
    assert await owners_follow_each_other(url, guests) >= len(guests)
    assert await records_check(url, guests)


def test_tables_go_on_when_servers_die_freeze_and_go() -> None:
    rng = Random(17)
    guests = guests_of(rng)
    url = postgres().new_database()

    async def run() -> None:
        town = Town(nursery, url)
        first, second, third = town.open(), town.open(), town.open()
        story = Story(town, guests, rng)
        await story.until_all_are_at(first, second, third)
        await story.until_more_has_happened()
        late, table, move = await stale(second)
        town.kill(first)
        town.stop(second)
        late.say("move", **move)  # it waits in the system
        await story.until_all_are_at(third)
        await story.until_more_has_happened()
        bob = await Client.connect("127.0.0.1", third.port)
        await bob.ask("join", table=table)  # somebody else has that table now
        town.go_on(second)
        with pytest.raises((Elsewhere, Gone)):
            await late.hear("done")
        fourth = town.open()
        await story.until_more_has_happened()
        town.ask_to_go(third)
        await story.until_all_are_at(second, fourth)
        await town.until_gone(third)
        await story.until_more_has_happened()  # with the last owner, too
        await story.until(lambda: any(len(guest.tables) > 1 for guest in guests))  # a game is over
        await story.end()
        late.close()
        bob.close()
        store = await Store.open(url)
        assert "move" not in {event.kind for event in await store.events(table)}
        await store.close()

    with Nursery() as nursery:
        asyncio.run(run())
        asyncio.run(checked(url, guests))


@pytest.mark.slow
def test_many_servers_die_freeze_and_go() -> None:
    rng = Random(23)
    guests = guests_of(rng)
    url = postgres().new_database()

    async def run() -> None:
        town = Town(nursery, url)
        for _ in range(3):
            town.open()
        story = Story(town, guests, rng)
        await story.until_all_are_at(*town.up)
        for _ in range(8):
            await story.until_more_has_happened(rng.randrange(1, 60))
            place = rng.choice(town.up)
            how = rng.choice([town.kill, town.stop, town.ask_to_go])
            how(place)
            if how == town.stop:
                await story.until_all_are_at(*town.up)
                town.go_on(place)
            else:
                town.open()
                await town.until_gone(place)
            await story.until_all_are_at(*town.up)
        await story.end()

    with Nursery() as nursery:
        asyncio.run(run())
        asyncio.run(checked(url, guests))
