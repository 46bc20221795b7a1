"""What can be measured alone: the engine without a server, and the memory of tables at rest."""

from __future__ import annotations

import asyncio
from time import perf_counter, process_time
from typing import Final

from bench.bare_mujoco import bare_nest
from bench.server.client import Client
from bench.server.process import Process
from bench.server.tables import leave_idle
from bench.server.trips import PACE
from teeter.server.frames import PICTURES

CREATORS: Final = 10  # connections that open idle tables


def engine_alone(seconds: float) -> float:
    """Seconds of a full nest in one second of CPU, with nothing but mj_step."""
    step = bare_nest(seed=3, seconds=1 / PICTURES)
    world, start = step(), process_time()
    while (spent := process_time() - start) < seconds:
        now = step()
    return (now - world) / spent


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
