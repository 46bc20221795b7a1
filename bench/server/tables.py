"""Tables for the bench: two who play Eruk, and one whose hand hovers over a nest."""

from __future__ import annotations

import asyncio
import math
from time import perf_counter
from typing import Any, Final, Self

from bench.server.client import Client, Elsewhere, Refusal
from bench.server.process import Process
from teeter.server.frames import HAND, HAND_KIND, IN_AIR, PICTURES

ME: Final = {"kind": "me", "name": "Ann"}
LINK: Final = {"kind": "link"}
ERUK: Final = "eruk"
NEST: Final = "gulo-gulo"
MOST_MOVES: Final = 200  # to the first try; a game is under way long before
HOVER: Final = (0.12, 0.0, 0.2)  # metres: beside and above the pole, where nothing can be touched
CIRCLE: Final = 0.02  # metres


class Pair:
    """Two clients at a table of Eruk who play whatever is offered first, one game after the other."""

    def __init__(self, players: tuple[Client, Client]) -> None:
        self.players = players

    @classmethod
    async def sit(cls, server: Process, home: str | None = None) -> Self:
        """Both from this address, at the same process of the server."""
        host = await _connect(server, home=home)
        await host.ask("create", game=ERUK, seats=[ME, LINK])
        guest = await _joined(server, host.latest["table"], home)
        pair = cls((host, guest))
        await pair._begin()
        return pair

    async def move(self) -> float:
        """Make one move; the seconds until it was acknowledged."""
        if self.players[0].latest["outcome"]:
            await self.players[0].ask("close")
            await self._open()
        turn: int = self.players[0].latest["turn"]
        mover, other = self.players[turn], self.players[1 - turn]
        offered = mover.latest
        start = perf_counter()
        number = mover.say(
            "move", seat=turn, text=offered["moves"][0]["text"], version=offered["version"]
        )
        await mover.hear("done", number)
        seconds = perf_counter() - start
        await _reach(other, mover.latest["version"])
        return seconds

    async def _open(self) -> None:
        host, guest = self.players
        await host.ask("create", game=ERUK, seats=[ME, LINK])
        await guest.ask("join", table=host.latest["table"])
        await self._begin()

    async def _begin(self) -> None:
        host, guest = self.players
        await guest.ask("sit", seat=1, name="Ben")
        await _reach(host, guest.latest["version"])

    def close(self) -> None:
        for player in self.players:
            player.close()


class Hovering:
    """A table with a try under way: the hand goes round in a circle and touches nothing."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.table: str = client.latest["table"]
        self._hand: dict[str, Any] = client.latest["hand"]
        self._task = asyncio.create_task(self._hover())

    @classmethod
    async def sit(cls, server: Process) -> Self:
        client = await _connect(server)
        await client.ask("create", game=NEST, seats=[ME, ME])
        await _to_first_try(client)
        return cls(client)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self.client.close()

    async def _hover(self) -> None:
        x, y, z = HOVER
        number, seat = self._hand["number"], self._hand["seat"]
        start = perf_counter()
        for count in range(1, 2**31):
            angle = 2 * math.pi * count / PICTURES
            place = (x + CIRCLE * math.cos(angle), y + CIRCLE * math.sin(angle), z)
            made = count * 1000 // PICTURES
            self.client.send(HAND.pack(HAND_KIND, IN_AIR, seat, 0, number, made, *place, 0.0, 0.0))
            await asyncio.sleep(max(0.0, start + count / PICTURES - perf_counter()))


async def watch(server: Process, table: str) -> Client:
    """A watcher at a table."""
    client = await _connect(server)
    await client.ask("join", table=table)
    return client


async def leave_idle(client: Client) -> None:
    """A table of Eruk that has begun and is left alone; the client may go on to another."""
    await client.ask("create", game=ERUK, seats=[ME, ME])


async def _connect(server: Process, path: str = "/socket", home: str | None = None) -> Client:
    return await Client.connect(server.host, server.port, path, home)


async def _joined(server: Process, table: str, home: str | None) -> Client:
    """Somebody at a table, whichever process of the server has it."""
    path = f"/socket?table={table}"
    while True:
        client = await _connect(server, path, home)
        try:
            await client.ask("join", table=table)
        except Elsewhere as moved:
            client.close()
            path = moved.address or path
        else:
            return client


async def _reach(client: Client, version: int) -> None:
    while client.latest.get("version", -1) < version:
        await client.hear("update")


async def _to_first_try(client: Client) -> None:
    for _ in range(MOST_MOVES):
        seen = client.latest
        if seen["hand"]["phase"] == "trying":
            return
        if seen["turn"] != seen["looking"] and seen["turn"] in (0, 1):
            await client.ask("look", seat=seen["turn"])
        elif seen["moves"]:
            await client.ask(
                "move", seat=seen["turn"], text=seen["moves"][0]["text"], version=seen["version"]
            )
        else:
            await client.hear("update")
    raise Refusal("The nest was never touched.")
