"""What is done to the town while people play, and how long everybody needs to come back each time."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final, Literal, get_args

from teeter.server.storage.leases import LEASE
from tests.fleet.people import Absence, Crowd, Person, crowd
from tests.fleet.town import Server, Town
from tests.fleet.verdict import Verdict, judged
from tests.postgres import Postgres

Trouble = Literal["kill", "freeze", "cut", "database", "proxy", "restart"]
TROUBLES: Final[tuple[Trouble, ...]] = get_args(Trouble)
WITHIN: Final = 10.0  # seconds after the lease: then everybody should be back
PATIENCE: Final = 180.0  # seconds until the proof gives up
NOTICED: Final = 0.5  # seconds, in which the end of a connection comes to whoever was there
BETWEEN: Final = 20  # events at least between two troubles


@dataclass(frozen=True, slots=True)
class Plan:
    """How much of everything."""

    tables: int
    with_hands: int  # of these: worlds that move all the time
    pause: float  # seconds in which a person thinks
    seed: int
    troubles: dict[Trouble, int]
    tries: int = 0  # that are run again in the end

    def order(self) -> list[Trouble]:
        """All troubles, mixed by the seed."""
        mixed = [trouble for trouble, count in self.troubles.items() for _ in range(count)]
        Random(self.seed).shuffle(mixed)
        return mixed


WHOLE: Final = Plan(
    tables=200,
    with_hands=8,
    pause=2.0,
    seed=1,
    troubles={"kill": 30, "freeze": 10, "cut": 10, "database": 5, "proxy": 1, "restart": 1},
    tries=60,
)
SMALL: Final = Plan(
    tables=12,
    with_hands=2,
    pause=0.1,
    seed=1,
    troubles={"kill": 1, "freeze": 1, "cut": 1, "database": 1, "proxy": 1},
)


@dataclass
class Proof:
    """What was done, and what came of it."""

    plan: Plan
    done: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    absences: list[Absence] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)  # what people were told meanwhile
    verdict: Verdict = field(default_factory=Verdict)

    @property
    def back(self) -> list[float]:
        """Seconds of each absence of each person."""
        return [one.seconds for one in self.absences]

    @property
    def late(self) -> list[Absence]:
        """Those that took longer than they should."""
        return [one for one in self.absences if one.seconds > LEASE + WITHIN]

    @property
    def holds(self) -> bool:
        return not self.verdict.wrong and not self.late


class Proving:
    """One run."""

    def __init__(self, town: Town, plan: Plan, people: Sequence[Person], proof: Proof) -> None:
        self._town = town
        self._plan = plan
        self._rng = Random(plan.seed)
        self._everybody = Crowd(people, town.port)
        self._proof = proof

    async def run(self, limit: float, each: Callable[[str], None]) -> None:
        """All troubles, or as many as fit into so many seconds; `each` hears of every one."""
        began = time.monotonic()
        do = {
            "kill": self._kill,
            "freeze": self._freeze,
            "cut": self._cut,
            "database": self._restart_database,
            "proxy": self._restart_proxy,
            "restart": self._restart_all,
        }
        try:
            await self._all_here()
            for trouble in self._plan.order():
                if time.monotonic() - began > limit:
                    break
                await self._more()
                await do[trouble](self._rng.choice(self._town.servers))
                await self._all_here()
                self._proof.done[trouble] += 1
                each(trouble)
            await self._more()
        finally:
            self._proof.seconds = time.monotonic() - began
            await self._everybody.end()

    async def _all_here(self) -> None:
        everybody = self._everybody
        await everybody.until("here", len(everybody.people), PATIENCE)

    async def _more(self) -> None:
        """The game goes on everywhere."""
        more = self._everybody.heard + self._rng.randrange(BETWEEN, 3 * BETWEEN)
        await self._everybody.until("heard", more, PATIENCE)

    async def _kill(self, server: Server) -> None:
        await asyncio.to_thread(self._town.kill, server)
        await self._cut_off(server)
        await self._all_here()  # at the others
        await asyncio.to_thread(self._town.start, server)
        await self._well(server)

    async def _freeze(self, server: Server) -> None:
        """It wakes up after its lease, with moves that wait for it, and does not know."""
        self._town.freeze(server)
        await self._cut_off(server)
        await asyncio.sleep(LEASE + self._rng.uniform(0.5, 4.0))
        await self._all_here()
        self._town.wake(server)
        await self._well(server)

    async def _cut(self, server: Server) -> None:
        self._town.cut(server)
        await self._more()

    async def _restart_database(self, server: Server) -> None:
        await asyncio.to_thread(self._town.restart_database)
        await self._more()
        for each in self._town.servers:
            await self._well(each)

    async def _restart_proxy(self, server: Server) -> None:
        await asyncio.to_thread(self._town.restart_proxy)
        await asyncio.sleep(NOTICED)

    async def _restart_all(self, server: Server) -> None:
        """One after the other, as a new version would be."""
        for each in self._town.servers:
            await asyncio.to_thread(self._town.ask_to_go, each)
            await asyncio.to_thread(self._town.start, each)
            await self._well(each)

    async def _cut_off(self, server: Server) -> None:
        """Whoever was there has found out."""
        async with asyncio.timeout(PATIENCE):
            while await asyncio.to_thread(self._town.proxy.sessions, server.name):
                await asyncio.sleep(0.05)
        await asyncio.sleep(NOTICED)

    async def _well(self, server: Server) -> None:
        """The proxy has seen that it is."""
        async with asyncio.timeout(PATIENCE):
            while server.name not in await asyncio.to_thread(self._town.proxy.up):
                await asyncio.sleep(0.1)


def prove(
    database: Postgres, plan: Plan, limit: float, log: str, each: Callable[[str], None] = lambda _: None
) -> Proof:
    """Carry out a plan, and judge. `log` is a file for what the servers log."""
    proof = Proof(plan)
    people = crowd(plan.tables, plan.with_hands, Random(plan.seed), plan.pause)

    async def run(town: Town) -> None:
        await Proving(town, plan, people, proof).run(limit, each)

    with Path(log).open("ab") as file, Town(database, file) as town:
        asyncio.run(run(town))
        url = town.url
    proof.absences = [one for person in people for one in person.back]
    for person in people:
        proof.refused += person.refused
    proof.verdict = asyncio.run(judged(url, people, plan.tries))
    return proof
