"""Pictures sixty times a second: to more and more watchers, and from more and more tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter
from typing import Final

from bench.server.client import Client, Frame
from bench.server.process import Process
from bench.server.spread import Spread, spread
from bench.server.tables import Hovering, watch
from teeter.server.frames import PICTURES

ENOUGH: Final = 0.95  # of 60 pictures a second, and of real time
LATE: Final = 2 / PICTURES  # seconds: a picture that comes later than this is seen as a stutter
LEAST_CROWDS: Final = 3  # of watchers, also where none is held: the CPU of a frame shows all the same
SETTLE: Final = 1.0  # seconds before a measurement, for what joining causes
AWAKE: Final = 20  # one watcher of so many notes when each picture came; the others count them
GULPS: Final = 40  # groups of those who doze, one after the other, so that nobody awake waits for all
PAUSE: Final = 0.005  # seconds between two groups


@dataclass(frozen=True, slots=True)
class Stream:
    """How pose frames came to many clients."""

    clients: int
    tables: int
    rate: float  # frames a second of the client that got the fewest
    sent: float  # frames a second to all
    real_time: float  # how fast the slowest world ran, 1 is as fast as ours
    lateness: Spread
    cores: float  # that the server used

    @property
    def held(self) -> bool:
        """Whether everybody saw 60 pictures a second, in time."""
        steady = self.rate >= ENOUGH * PICTURES and self.real_time >= ENOUGH
        return steady and self.lateness.p99 <= LATE * 1000


async def watchers(
    server: Process, steps: Sequence[int], seconds: float, each: Callable[[], None]
) -> list[Stream]:
    """A try under way and more and more watchers, until not all are served in time."""
    table = await Hovering.sit(server)
    clients = [table.client]
    found: list[Stream] = []
    async with _gulping(clients):
        for count in steps:
            while len(clients) < count:
                clients.append(await watch(server, table.table))
                if len(clients) % AWAKE:
                    clients[-1].doze()
            found.append(await _stream(server, clients, 1, seconds))
            each()
            if len(found) >= LEAST_CROWDS and not found[-1].held:
                break
        await table.close()
    for client in clients:
        client.close()
    return found


@asynccontextmanager
async def _gulping(clients: Sequence[Client]) -> AsyncIterator[None]:
    """Meanwhile those who doze read a few times a second."""

    async def gulp() -> None:
        while True:
            for first in range(GULPS):
                for client in clients[first::GULPS]:
                    client.gulp()
                await asyncio.sleep(PAUSE)

    task = asyncio.create_task(gulp())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def active_tables(
    server: Process, most: int, seconds: float, each: Callable[[], None]
) -> list[Stream]:
    """More and more tables with a try under way, until one does not run in real time any more."""
    tables: list[Hovering] = []
    found: list[Stream] = []
    while len(tables) < most and (not found or found[-1].held):
        tables.append(await Hovering.sit(server))
        clients = [table.client for table in tables]
        found.append(await _stream(server, clients, len(tables), seconds))
        each()
    for table in tables:
        await table.close()
    return found


async def _stream(server: Process, clients: Sequence[Client], tables: int, seconds: float) -> Stream:
    await asyncio.sleep(SETTLE)
    for client in clients:
        client.gulp()
        client.frames.clear()
    cpu, start = server.cpu(), perf_counter()
    await asyncio.sleep(seconds)
    spent = perf_counter() - start
    used = server.cpu() - cpu
    for client in clients:
        client.gulp()
    counts = [len(client.frames) for client in clients]
    noted = [list(client.frames) for client in clients if client.awake]
    late = [value for some in noted for value in lateness(some)]
    return Stream(
        clients=len(clients),
        tables=tables,
        rate=min(counts) / spent,
        sent=sum(counts) / spent,
        real_time=min(map(real_time, noted)),
        lateness=spread(late) if late else Spread(float("inf"), float("inf")),
        cores=used / spent,
    )


def lateness(frames: Sequence[Frame]) -> list[float]:
    """How much later than the world it shows each frame came, after the one that came earliest."""
    behind = [frame.arrival - frame.world for frame in frames]
    earliest = min(behind, default=0.0)
    return [late - earliest for late in behind]


def frame_cost(streams: Sequence[Stream]) -> float:
    """Seconds of CPU for one more frame: the slope from the smallest crowd to the largest."""
    low, high = (pick(streams, key=lambda stream: stream.sent) for pick in (min, max))
    return (high.cores - low.cores) / (high.sent - low.sent) if high.sent > low.sent else 0.0


def real_time(frames: Sequence[Frame]) -> float:
    """How fast the world ran beside our clock; 0 if it stood still or its try ended."""
    if len(frames) < 2 or any(after.world < before.world for before, after in pairwise(frames)):
        return 0.0
    first, last = frames[0], frames[-1]
    return (last.world - first.world) / (last.arrival - first.arrival)
