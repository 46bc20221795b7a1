"""Pictures down the line: all to who reads, the newest to who is slow, none before a decision."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bench.server.client import Client
from teeter.server.frames import POSES, POSES_KIND
from teeter.server.room import Room
from tests.server.client import WAIT, Running

ME = {"kind": "me", "name": "Ann"}
LINK = {"kind": "link"}
ROWS = bytes(28 * 100)  # as many as a can of sticks has
MANY = 1000


def picture(number: int) -> bytes:
    return POSES.pack(POSES_KIND, 0, 100, 1, number, number / 60, 0.0, -1, 255, 0, 0, -1, 0) + ROWS


def shown(client: Client) -> list[int]:
    """The numbers of the pictures that came."""
    return [round(frame.world * 60) for frame in client.frames]


async def connect(server: Running) -> Client:
    host, port = server.address.split(":")
    return await Client.connect(host, int(port))


def with_watcher(server: Running, test: Callable[[Client, Room], Awaitable[None]]) -> None:
    """A watcher at a table where nothing moves of itself."""

    async def run() -> None:
        ann, will = await connect(server), await connect(server)
        await ann.ask("create", game="eruk", seats=[ME, LINK])
        await will.ask("join", table=ann.latest["table"])
        await test(will, server.lobby.rooms[ann.latest["table"]])
        for client in (ann, will):
            client.close()

    asyncio.run(run())


async def show(server: Running, room: Room, numbers: range) -> None:
    """Show pictures, each in a moment of its own."""

    async def inside() -> None:
        for number in numbers:
            room.show(picture(number))
            await asyncio.sleep(0)

    await asyncio.to_thread(lambda: server.call(inside()))


async def until(ready: Callable[[], Any]) -> None:
    async with asyncio.timeout(WAIT):
        while not ready():
            await asyncio.sleep(0.01)


async def came(client: Client, count: int) -> None:
    await until(lambda: len(client.frames) >= count)


def test_who_reads_sees_every_picture_in_order(server: Running) -> None:
    async def test(will: Client, room: Room) -> None:
        for number in range(20):
            await show(server, room, range(number, number + 1))
            await came(will, number + 1)
        assert shown(will) == [*range(20)]

    with_watcher(server, test)


def test_who_does_not_read_is_shown_the_newest_picture_and_few_old_ones(server: Running) -> None:
    async def test(will: Client, room: Room) -> None:
        will.doze()
        await show(server, room, range(MANY))

        def newest() -> bool:
            will.gulp()
            return bool(will.frames) and shown(will)[-1] == MANY - 1

        await until(newest)
        assert shown(will) == sorted(set(shown(will)))
        assert len(will.frames) < MANY / 2

    with_watcher(server, test)


def test_a_decision_is_told_before_the_picture_that_follows_it(server: Running) -> None:
    async def test(will: Client, room: Room) -> None:
        async def both() -> None:
            room.tell()
            room.show(picture(7))

        before = will.latest
        await asyncio.to_thread(lambda: server.call(both()))
        await until(lambda: will.frames)
        assert will.latest is not before, "the table came first"
        assert shown(will) == [7]

    with_watcher(server, test)


def test_who_has_hung_up_is_shown_nothing_and_disturbs_nobody(server: Running) -> None:
    async def test(will: Client, room: Room) -> None:
        other = await connect(server)
        await other.ask("join", table=room.name)
        other.close()
        await show(server, room, range(50))
        await until(lambda: shown(will) and shown(will)[-1] == 49)

    with_watcher(server, test)
