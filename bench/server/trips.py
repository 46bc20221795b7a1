"""There and back: a bare echo and moves, by turns, so that a busy moment of the machine meets both."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from functools import partial
from time import perf_counter
from typing import Final

from bench.server.client import Client
from bench.server.process import Process
from bench.server.spread import Spread, spread
from bench.server.tables import Pair

TALKERS: Final = 10  # connections that ask at the same time
PACE: Final = 12.0  # questions a second of each: below the limit of a connection
TURNS: Final = 4

Ask = Callable[[], Awaitable[float]]
"""Asks once; the seconds until the answer came."""


async def trips(echo: Process, servers: Sequence[Process], seconds: float) -> list[Spread]:
    """The way to a bare echo and back, and from a move to its acknowledgement: stored and told; by each
    of these servers."""
    with ExitStack() as stack:
        all_asks = [await _echoes(echo, stack), *[await _movers(one, stack) for one in servers]]
        found: list[list[float]] = [[] for _ in all_asks]
        for _ in range(TURNS):
            for one, asks in zip(found, all_asks, strict=True):
                one.extend(await _paced(asks, seconds / TURNS))
    return [spread(heard) for heard in found]


async def _echoes(server: Process, stack: ExitStack) -> list[Ask]:
    clients = [await Client.connect(server.host, server.port, "/echo") for _ in range(TALKERS)]
    for client in clients:
        stack.callback(client.close)
    return [partial(_ask, client) for client in clients]


async def _ask(client: Client) -> float:
    start = perf_counter()
    await client.ask("done", seat=0, text="turn 12", version=34)
    return perf_counter() - start


async def _movers(server: Process, stack: ExitStack) -> list[Ask]:
    """Each pair from an address of its own, as people come: limits count by address."""
    pairs = [await Pair.sit(server, f"127.0.0.{2 + n}") for n in range(TALKERS)]
    for pair in pairs:
        stack.callback(pair.close)
    return [pair.move for pair in pairs]


async def _paced(asks: Sequence[Ask], seconds: float) -> list[float]:
    """Each asks again and again at the same pace, not all at the same moment."""
    end = perf_counter() + seconds
    found: list[float] = []

    async def go_on(ask: Ask, turn: int) -> None:
        await asyncio.sleep(turn / len(asks) / PACE)
        while (now := perf_counter()) < end:
            found.append(await ask())
            await asyncio.sleep(max(0.0, now + 1 / PACE - perf_counter()))

    await asyncio.gather(*(go_on(ask, turn) for turn, ask in enumerate(asks)))
    return found
