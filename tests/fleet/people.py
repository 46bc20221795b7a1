"""People who play through the proxy, come back when they are cut off, and time how long that takes."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final
from urllib.parse import urlsplit

from bench.server.client import Elsewhere, Gone, Refusal
from tests.server.guest import BOT, ME, Guest, Seats

SOONEST: Final = 0.1  # seconds until somebody who was cut off comes again
LATEST: Final = 1.0  # the longest they wait between two times
KINDS: Final[Sequence[tuple[str, Seats]]] = (  # of tables: games, and who sits there
    ("eruk", [ME, ME, ME]),
    ("gulp", [ME, ME]),
    ("eruk", [ME, BOT]),
    ("gulp", [BOT, ME, BOT]),
)
PHYSICAL: Final[Sequence[tuple[str, Seats]]] = (  # people take their hands away at once
    ("pharaoh", [BOT, ME]),
    ("go-cuckoo", [ME, ME]),
)
SELDOM: Final = 10  # one table of so many is physical
COMING: Final = 0.05  # seconds between two who come at first
WITH_HANDS: Final[Sequence[tuple[str, Seats]]] = (  # whose worlds move all the time
    ("gulo-gulo", [ME, ME]),  # a hand hovers over the nest
    ("pharaoh", [BOT, BOT]),
    ("gulo-gulo", [BOT, BOT]),
    ("go-cuckoo", [BOT, BOT]),
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

    def __init__(self, game: str, seats: Seats, rng: Random, home: str, pause: float) -> None:
        super().__init__(game, rng, seats)
        self.home = home
        self.pause = pause
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


def crowd(tables: int, with_hands: int, rng: Random, pause: float) -> list[Person]:
    """So many tables, each with somebody at it; each from an address of its own."""
    kinds = [WITH_HANDS[n % len(WITH_HANDS)] for n in range(with_hands)]
    for n in range(tables - with_hands):
        some, place = (PHYSICAL, n // SELDOM) if n % SELDOM == 0 else (KINDS, n)
        kinds.append(some[place % len(some)])
    return [
        Person(game, seats, rng, f"127.0.{1 + n // 200}.{1 + n % 200}", pause)
        for n, (game, seats) in enumerate(kinds)
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
