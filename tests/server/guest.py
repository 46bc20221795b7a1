"""Somebody who plays at real servers that die, and remembers all that was told."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from bench.server.client import Client
from teeter.server.frames import HAND, HAND_KIND, IN_AIR, POSES
from teeter.server.storage import Store
from tests.physical import BOWLS

Seats = list[dict[str, str]]
ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot"}
SEATS = {  # a hand is over the nest, and a bot's hand often in the trap, when the server is killed
    "eruk": [ME, ME, ME],
    "gulp": [ME, ME],
    "gulo-gulo": [ME, ME],
    "pharaoh": [BOT, ME],
}
HOVER = (0.12, 0.0, 0.2)  # metres: where the hand touches nothing


@dataclass
class Told:
    """Everything the people at one table were told."""

    version: int = 0
    moves: dict[int, str] = field(default_factory=dict)  # by number: what a seat played
    numbers: set[int] = field(default_factory=set)  # of everything that happened
    views: dict[int | None, tuple[int, Any]] = field(default_factory=dict)  # by seat: version, view
    events: dict[tuple[int | None, int], Any] = field(default_factory=dict)  # by seat and number, whole
    otherwise: list[int] = field(default_factory=list)  # told a second time, and not as the first time
    outcome: Any = None  # how it ended

    def hear(self, update: dict[str, Any]) -> None:
        """Note what is new, and check that what was known still holds."""
        assert update["version"] >= self.version
        self.version = update["version"]
        seen, view = self.views.get(update["looking"], (-1, None))
        if seen == self.version:
            assert update["view"] == view
        self.views[update["looking"]] = (self.version, update["view"])
        self.outcome = update["outcome"] or self.outcome
        for event in update["events"]:
            self.numbers.add(event["number"])
            if event["kind"] == "over":  # the end once more, beside the event that led to it
                continue
            if self.events.setdefault((update["looking"], event["number"]), event) != event:
                self.otherwise.append(event["number"])
            if event["kind"] == "move" and event["who"] == update["looking"]:  # others may hear less
                self.moves[event["number"]] = event["text"]


class Guest:
    """Somebody who holds seats at tables of one game, and comes back after every crash."""

    at_once = 30  # messages; after those a guest keeps to the pace that the server allows
    pause = 0.06  # seconds
    home: str | None = None  # the address on loopback from which they come

    def __init__(
        self, game: str, rng: Random, seats: Seats | None = None, variant: str = "base"
    ) -> None:
        self.game = game
        self.variant = variant
        self.seats = seats or SEATS[game]
        self.tables: dict[str, Told] = {}  # the last one is played at
        self.heard = 0
        self.seen_nest = False  # with the hand over it, since the server was started
        self.tried_again = 0
        self._token = ""
        self._said = 0  # messages, since the server was started
        self._rng = rng
        self._nest: tuple[int, npt.NDArray[np.float32]] = 0, np.empty(0, np.float32)  # when a try began

    @property
    def told(self) -> Told:
        return list(self.tables.values())[-1]

    async def play(self, host: str, port: int, path: str = "/socket") -> None:
        """Play on for ever; ends with Gone when the server dies."""
        self.seen_nest = False
        self._said = 0
        client = await Client.connect(host, port, path, self.home)
        try:
            if self.tables:
                client.say("join", table=list(self.tables)[-1], token=self._token)
                self.again(client)
            else:
                self._create(client)
            while True:
                joined = await client.hear("joined")
                self._token = joined["token"]
                self.tables.setdefault(joined["table"], Told())
                self.came(port)
                await self._play_on(client)
                self._create(client)
        finally:
            client.close()

    def _create(self, client: Client) -> None:
        client.say("create", game=self.game, seats=self.seats, variant=self.variant)

    def again(self, client: Client) -> None:
        """At the table again after the line broke."""

    def came(self, port: int) -> None:
        """To a table, of the server at this port."""

    async def _play_on(self, client: Client) -> None:
        """To the end of the game."""
        answered: tuple[object, ...] = ()
        while True:
            update = await self._update(client)
            known = len(self.told.numbers)
            self.told.hear(update)
            self.heard += len(self.told.numbers) - known
            if update["outcome"]:
                return
            hand = update["hand"] or {"phase": ""}
            trying = ("try", hand["number"]) if hand["phase"] == "trying" else None
            asked = trying or (update["version"], update["looking"])
            if asked != answered:  # the same may be told twice
                answered = asked
                await self._answer(client, update)

    async def _update(self, client: Client) -> dict[str, Any]:
        """The next one."""
        return await client.hear("update")

    async def _answer(self, client: Client, update: dict[str, Any]) -> None:
        self._said += 1
        if self._said > self.at_once:
            await asyncio.sleep(self.pause)
        turn = update["turn"]
        if update["hand"] and update["hand"]["phase"] == "trying":
            await self._try(client, update["hand"])
        elif turn not in (None, -1, update["looking"]) and self.seats[turn] == ME:
            client.say("look", seat=turn)
        elif update["moves"] and turn == update["looking"]:
            self._move(client, turn, self._rng.choice(update["moves"])["text"], update["version"])

    def _move(self, client: Client, seat: int, text: str, version: int) -> None:
        client.say("move", seat=seat, text=text, version=version)

    async def _try(self, client: Client, hand: dict[str, Any]) -> None:
        """Over the nest hold the hand until the server dies; from the trap take it away at once."""
        if self.seats[hand["seat"]] != ME:
            return
        if self.game == "gulo-gulo":
            await self._hover(client, hand)
        else:
            client.say("give_up", seat=hand["seat"], try_number=hand["number"])

    async def _hover(self, client: Client, hand: dict[str, Any]) -> None:
        """Hold the hand over the nest until the server dies."""
        for made in itertools.count(1, 10):
            place = (*HOVER, 0.0, 0.0)
            client.send(HAND.pack(HAND_KIND, IN_AIR, hand["seat"], 0, hand["number"], made, *place))
            await asyncio.sleep(0.01)
            if client.picture and not self.seen_nest:
                self.seen_nest = True
                self._compare(hand["number"], client.picture)

    def _compare(self, number: int, picture: bytes) -> None:
        """The nest lies as it lay when this very try began, before the server died."""
        rows = np.frombuffer(picture, np.float32, offset=POSES.size).reshape(-1, 7)
        eggs = rows[: len(BOWLS[self.game].pieces), :3]
        before, nest = self._nest
        if number == before:
            assert np.allclose(eggs, nest, atol=0.001, equal_nan=True)
            self.tried_again += 1
        self._nest = number, eggs


async def check_stored(url: str, guests: list[Guest]) -> None:
    """Everything that was told is in the store, and nothing is missing between."""
    store = await Store.open(url)
    for guest in guests:
        for table, told in guest.tables.items():
            events = {event.number: event for event in await store.events(table)}
            assert told.numbers <= events.keys()
            assert {number: events[number].body for number in told.moves} == told.moves
            assert sorted(events) == list(range(min(events), min(events) + len(events)))
    await store.close()
