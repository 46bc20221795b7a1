"""The measurements: each asks one question, of a server on a core of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from time import perf_counter, process_time
from typing import Final

from teeter.physics.bare import bare_nest
from teeter.server.bench.client import Client, Frame
from teeter.server.bench.process import Process
from teeter.server.bench.tables import Hovering, Pair, leave_idle, watch
from teeter.server.protocol import PICTURES

TALKERS: Final = 10  # connections that ask at the same time
PACE: Final = 12.0  # questions a second of each: below the limit of a connection
CREATORS: Final = 10  # connections that open idle tables
ENOUGH: Final = 0.95  # of 60 pictures a second, and of real time
LATE: Final = 2 / PICTURES  # seconds: a picture that comes later than this is seen as a stutter
LEAST_CROWDS: Final = 3  # of watchers, also where none is held: the CPU of a frame shows all the same
SETTLE: Final = 1.0  # seconds before a measurement, for what joining causes


@dataclass(frozen=True, slots=True)
class Spread:
    """Half of all were below p50, and 99 of 100 below p99; in milliseconds."""

    p50: float
    p99: float


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


def spread(seconds: Sequence[float]) -> Spread:
    """Of durations in seconds. Raises ValueError if there are none."""
    if not seconds:
        raise ValueError("nothing was measured")
    ordered = sorted(seconds)
    half, most = (ordered[int(part * (len(ordered) - 1))] for part in (0.5, 0.99))
    return Spread(half * 1000, most * 1000)


def engine_alone(seconds: float) -> float:
    """Seconds of a full nest in one second of CPU, with nothing but mj_step."""
    step = bare_nest(seed=3, seconds=1 / PICTURES)
    world, start = step(), process_time()
    while (spent := process_time() - start) < seconds:
        now = step()
    return (now - world) / spent


async def echo_trips(server: Process, seconds: float) -> Spread:
    """The way to a bare echo and back."""
    clients = [await Client.connect(server.host, server.port, "/echo") for _ in range(TALKERS)]

    async def ask(client: Client) -> float:
        start = perf_counter()
        await client.ask("done", seat=0, text="turn 12", version=34)
        return perf_counter() - start

    trips = await _paced([partial(ask, client) for client in clients], seconds)
    for client in clients:
        client.close()
    return spread(trips)


async def move_trips(server: Process, seconds: float) -> Spread:
    """From a move to its acknowledgement: applied, stored, told."""
    pairs = [await Pair.sit(server) for _ in range(TALKERS)]
    trips = await _paced([pair.move for pair in pairs], seconds)
    for pair in pairs:
        pair.close()
    return spread(trips)


async def _paced(asks: Sequence[Callable[[], Awaitable[float]]], seconds: float) -> list[float]:
    """Each asks again and again at the same pace, not all at the same moment."""
    end = perf_counter() + seconds
    trips: list[float] = []

    async def go_on(ask: Callable[[], Awaitable[float]], turn: int) -> None:
        await asyncio.sleep(turn / len(asks) / PACE)
        while (now := perf_counter()) < end:
            trips.append(await ask())
            await asyncio.sleep(max(0.0, now + 1 / PACE - perf_counter()))

    await asyncio.gather(*(go_on(ask, turn) for turn, ask in enumerate(asks)))
    return trips


async def watchers(
    server: Process, steps: Sequence[int], seconds: float, each: Callable[[], None]
) -> list[Stream]:
    """A try under way and more and more watchers, until not all are served in time."""
    table = await Hovering.sit(server)
    clients = [table.client]
    found: list[Stream] = []
    for count in steps:
        while len(clients) < count:
            clients.append(await watch(server, table.table))
        found.append(await _stream(server, clients, 1, seconds))
        each()
        if len(found) >= LEAST_CROWDS and not found[-1].held:
            break
    await table.close()
    for client in clients:
        client.close()
    return found


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


async def idle_table(server: Process, count: int) -> float:
    """Bytes of a table that nobody looks at, without a world."""
    clients = [await Client.connect(server.host, server.port) for _ in range(CREATORS)]
    await _leave_idle(clients, CREATORS)
    before = server.memory()
    await _leave_idle(clients, count)
    grown = server.memory() - before
    for client in clients:
        client.close()
    return grown / count


async def _leave_idle(clients: list[Client], count: int) -> None:
    async def some(client: Client) -> None:
        for _ in range(count // len(clients)):
            start = perf_counter()
            await leave_idle(client)
            await asyncio.sleep(max(0.0, start + 1 / PACE - perf_counter()))

    await asyncio.gather(*map(some, clients))


async def _stream(server: Process, clients: Sequence[Client], tables: int, seconds: float) -> Stream:
    await asyncio.sleep(SETTLE)
    for client in clients:
        client.frames.clear()
    cpu, start = server.cpu(), perf_counter()
    await asyncio.sleep(seconds)
    spent = perf_counter() - start
    used = server.cpu() - cpu
    frames = [list(client.frames) for client in clients]
    late = [value for some in frames for value in lateness(some)]
    return Stream(
        clients=len(clients),
        tables=tables,
        rate=min(map(len, frames)) / spent,
        sent=sum(map(len, frames)) / spent,
        real_time=min(map(real_time, frames)),
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
