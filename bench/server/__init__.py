"""How much one core carries: watchers, tries, moves, idle tables; beside a bare echo and engine."""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from bench.server import measure, stirring, streams, trips
from bench.server.process import Process, cores, keep_on
from bench.server.report import Figures

CROWDS: Final = (100, 300, 500, 700, 1000)
MOST_TABLES: Final = 12
PROCESSES: Final = (1, 2)
MOST_STIRRED: Final = 12
IDLE_TABLES: Final = 500
TRIPS: Final = 3  # times as long as the other parts: one in a hundred is rare
STEPS: Final = len(PROCESSES) * MOST_STIRRED // stirring.STEP
PARTS: Final = 3 + len(CROWDS) + MOST_TABLES + STEPS  # at most: for a progress bar
ECHO: Final = "bench.server.echo"
HOST: Final = "bench.server.host"

Each = Callable[[], None]


def bench_server(seconds: float, each: Each = lambda: None) -> Figures:
    """Measure everything, each part for so many seconds; `each` is called after every part."""
    load = os.getloadavg()[0]
    engine = measure.engine_alone(seconds)
    each()
    ours = cores()
    keep_on({min(ours)})
    gc.disable()  # a client that looks for its own garbage would find the server late
    try:
        figures = asyncio.run(_measure(max(ours), engine, load, seconds, each))
    finally:
        gc.enable()
        keep_on(ours)
    return replace(figures, stirred=asyncio.run(_stir(seconds, each)))


async def _stir(seconds: float, each: Each) -> list[stirring.Stirred]:
    """With a core for each process; nothing if there is no PostgreSQL, which several processes need."""
    from tests.postgres import NoPostgres, postgres  # noqa: PLC0415 - only who has installed the tests

    found: list[stirring.Stirred] = []
    try:
        for count in PROCESSES:
            url, some = postgres().new_database(), sorted(cores())[:count]
            found += await stirring.stirring(url, count, some, MOST_STIRRED, seconds, each)
    except NoPostgres:
        return []
    return found


async def _measure(core: int, engine: float, load: float, seconds: float, each: Each) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        file = f"sqlite:///{Path(folder) / 'bench.db'}"
        with Process([ECHO], {core}) as peer, Process([HOST, file], {core}) as server:
            echo, moves = await trips.trips(peer, server, TRIPS * seconds)
            each()
            idle = await measure.idle_table(server, IDLE_TABLES)
            each()
            crowds = await streams.watchers(server, CROWDS, seconds, each)
            tables = await streams.active_tables(server, MOST_TABLES, seconds, each)
    return Figures(engine, echo, moves, crowds, tables, idle, load)
