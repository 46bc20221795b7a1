"""People who play through the proxy, come back when they are cut off, and time how long that takes."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from bench.server.client import Client, Elsewhere, Gone, Refusal
from teeter.rules.extras import SERIES
from teeter.server.frames import HAND, HAND_KIND, IN_AIR
from tests.fleet.decisions import STALE, Decision, Decisions
from tests.server.guest import BOT, HOVER, ME, Guest, Seats

SOONEST: Final = 0.1  # seconds until somebody who was cut off comes again
LATEST: Final = 1.0  # the longest they wait between two times
NO_TRY: Final = "no-try"  # it was over before the hand had gone away
LOOKING: Final = 10  # pauses of somebody who looks at a nest before they reach into it
DEEP: Final = 0.05  # metres above the table: among the eggs
SWEEP: Final = 4.0  # seconds of a hand through a nest
FRAMES: Final = 60  # a second


class Kind(NamedTuple):
    """Of a table: the game, and who sits there."""

    game: str
    seats: Seats
    variant: str = "base"


MASTER: Final = {"kind": "bot", "level": "master"}
KINDS: Final[Sequence[Kind]] = (
    Kind("eruk", [ME, ME, ME]),
    Kind("gulp", [ME, ME]),
    Kind("eruk", [ME, BOT]),
    Kind("gulp", [BOT, ME, BOT]),
)
PHYSICAL: Final[Sequence[Kind]] = (
    Kind("gulo-gulo", [ME], SERIES),  # a hand goes through the nest, which ends the game
    Kind("pharaoh", [BOT, ME]),  # people take their hands away at once
    Kind("go-cuckoo", [ME, ME]),
)
SELDOM: Final = 10  # one table of so many is physical
COMING: Final = 0.05  # seconds between two who come at first
WITH_HANDS: Final[Sequence[Kind]] = (  # whose worlds move all the time
    Kind("gulo-gulo", [ME, ME]),  # a hand hovers over the nest
    Kind("pharaoh", [MASTER, MASTER], "race"),  # the shortest games there are
    Kind("gulo-gulo", [MASTER, MASTER], "faster"),
    Kind("go-cuckoo", [BOT, BOT]),
)


@dataclass(frozen=True, slots=True)
class Absence:
    """Somebody was away from their table, and what they met with until they were back."""

    seconds: float
    met: Counter[str]  # how often: no answer, sent elsewhere, refused

    def __str__(self) -> str:
        met = ", ".join(f"{count}x {what}" for what, count in sorted(self.met.items()))
        return f"{self.seconds:.1f} s: {met or 'waited for an answer'}"


class Person(Guest):
    """A guest who knows nothing but the address of the proxy."""

    at_once = 0

    def __init__(self, kind: Kind, rng: Random, home: str, pause: float) -> None:
        super().__init__(kind.game, rng, kind.seats, kind.variant)
        self.home = home
        self.pause = pause
        self.decisions: dict[str, Decisions] = {}  # by table
        self.here = False  # at a table
        self.back: list[Absence] = []
        self.refused: Counter[str] = Counter()
        self._left: float | None = None
        self._met: Counter[str] = Counter()

    def came(self, port: int) -> None:
        self.here = True
        if self._left is not None:
            self.back.append(Absence(time.monotonic() - self._left, self._met))
            self._left = None
        self._met = Counter()

    def _went(self) -> None:
        if self.here:
            self._left = time.monotonic()
        self.here = False

    def _meet(self, what: str) -> None:
        """The end of a stay is not counted: only what came after it."""
        if not self.here:
            self._met[what] += 1

    # Moves are asked for until there is an answer, as by somebody at the page who sees their line come
    # back, and clicks once more before the table is there.

    @property
    def _here(self) -> Decisions:
        return self.decisions.setdefault(list(self.tables)[-1], Decisions())

    def again(self, client: Client) -> None:
        for decision in self._here.line_broke():
            self._ask(client, decision)

    def _move(self, client: Client, seat: int, text: str, version: int) -> None:
        if decision := self._here.decided(seat, version, text):
            self._ask(client, decision)

    def _ask(self, client: Client, decision: Decision) -> None:
        said = {"seat": decision.seat, "text": decision.text, "version": decision.version}
        self._here.asks(client.say("move", **said), decision)

    async def _update(self, client: Client) -> dict[str, Any]:
        """What was asked again and has happened already is refused, and they play on."""
        while True:
            try:
                told = await client.hear_any("update", "done")
            except Refusal as refusal:
                self._here.answered(refusal.number, refusal)
                if refusal.reason not in (STALE, NO_TRY):
                    raise
                continue
            if told["type"] == "update":
                return told
            self._here.answered(told["id"])

    async def _try(self, client: Client, hand: dict[str, Any]) -> None:
        if self.variant == SERIES:
            await self._sweep(client, hand)
        else:
            await super()._try(client, hand)

    async def _sweep(self, client: Client, hand: dict[str, Any]) -> None:
        """Down beside the pole and through the eggs; whatever stands then, the try is given up."""
        await asyncio.sleep(LOOKING * self.pause)
        for frame in range(round(SWEEP * FRAMES)):
            if frame % 10 == 0 and client.latest["hand"]["phase"] != "trying":
                return
            client.send(_swept(hand["seat"], hand["number"], frame / FRAMES))
            await asyncio.sleep(1 / FRAMES)
        client.say("give_up", seat=hand["seat"], try_number=hand["number"])

    async def travel(self, port: int, after: float) -> None:
        """For ever: by the name of the table, or where one is sent."""
        await asyncio.sleep(after)
        sent_to, wait = "", SOONEST
        while True:
            path = sent_to or (f"/socket?table={list(self.tables)[-1]}" if self.tables else "/socket")
            sent_to = ""
            try:
                await self.play("127.0.0.1", port, path)
            except Elsewhere as moved:
                self._meet("elsewhere")
                url = urlsplit(moved.address)
                sent_to = f"{url.path}?{url.query}" if url.path else ""
            except (Gone, OSError):
                self._meet("no answer")
            except Refusal as refusal:  # the store is away
                self._meet("refused")
                self.refused[str(refusal)] += 1
            wait = SOONEST if self.here else min(LATEST, 2 * wait)
            self._went()
            await asyncio.sleep(wait)


def _swept(seat: int, number: int, seconds: float) -> bytes:
    """Where a hand is that goes down for a second, and then to the other side of the nest."""
    x, _, z = HOVER
    down = min(seconds, 1.0)
    along = max(0.0, seconds - 1.0) / (SWEEP - 1.0)
    place = (x * (1 - 2 * along), 0.0, z + (DEEP - z) * down)
    return HAND.pack(HAND_KIND, IN_AIR, seat, 0, number, round(1000 * seconds) + 1, *place, 0.0, 0.0)


def crowd(tables: int, with_hands: int, rng: Random, pause: float) -> list[Person]:
    """So many tables, each with somebody at it; each from an address of its own."""
    kinds = [WITH_HANDS[n % len(WITH_HANDS)] for n in range(with_hands)]
    for n in range(tables - with_hands):
        some, place = (PHYSICAL, n // SELDOM) if n % SELDOM == 0 else (KINDS, n)
        kinds.append(some[place % len(some)])
    return [
        Person(kind, rng, f"127.0.{1 + n // 200}.{1 + n % 200}", pause) for n, kind in enumerate(kinds)
    ]


class Crowd:
    """All of them at once, for as long as it lasts."""

    def __init__(self, people: Sequence[Person], port: int) -> None:
        self.people = people
        self._tasks = [
            asyncio.create_task(person.travel(port, COMING * n)) for n, person in enumerate(people)
        ]

    @property
    def heard(self) -> int:
        """Events that were told."""
        return sum(person.heard for person in self.people)

    @property
    def here(self) -> int:
        return sum(person.here for person in self.people)

    def check(self) -> None:
        """Whatever somebody found wrong is raised."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def until(self, ready: str, number: int, limit: float) -> None:
        """Until so many are `here`, or so much was `heard`. Raises TimeoutError."""
        async with asyncio.timeout(limit):
            while getattr(self, ready) < number:
                await asyncio.sleep(0.02)
                self.check()

    async def end(self) -> None:
        """A task that waits just then for something that has come may miss that it is to end."""
        while still := [task for task in self._tasks if not task.done()]:
            for task in still:
                task.cancel()
            await asyncio.wait(still, timeout=1.0)
