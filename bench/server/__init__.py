"""How much one core carries: watchers, tries, moves, idle tables; beside a bare echo and engine."""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Final

from bench.server import measure, stirring, streams, trips
from bench.server.process import Process, cores, keep_on
from bench.server.report import Figures

CROWDS: Final = (100, 300, 500, 700, 1000)
MOST_TABLES: Final = 12
FRONT: Final = 2  # processes behind one port, where moves go through it
IDLE_TABLES: Final = 500
TRIPS: Final = 3  # times as long as the other parts: one in a hundred is rare
STEPS: Final = 6  # about, until the tables that some processes hold are found
ECHO: Final = "bench.server.echo"
HOST: Final = "bench.server.host"

Each = Callable[[], None]
NewDatabase = Callable[[], str]
"""Makes one in PostgreSQL; its address."""


def parts() -> int:
    """About how many there are: for a progress bar."""
    return 3 + len(CROWDS) + MOST_TABLES + STEPS * len(stirring.counts(len(cores())))


def bench_server(seconds: float, each: Each = lambda: None) -> Figures:
    """Measure everything, each part for so many seconds; `each` is called after every part."""
    load = os.getloadavg()[0]
    engine = measure.engine_alone(seconds)
    each()
    ours, new_database = cores(), _postgres()
    keep_on({min(ours)})
    gc.disable()  # a client that looks for its own garbage would find the server late
    try:
        figures = asyncio.run(_measure(max(ours), new_database, engine, load, seconds, each))
    finally:
        gc.enable()
        keep_on(ours)
    return replace(figures, stirred=asyncio.run(_stir(new_database, seconds, each)))


def _postgres() -> NewDatabase | None:
    """Started on all cores; None if there is none here."""
    from tests.postgres import NoPostgres, postgres  # noqa: PLC0415 - only who has installed the tests

    try:
        return postgres().new_database
    except NoPostgres:
        return None


async def _stir(new_database: NewDatabase | None, seconds: float, each: Each) -> list[stirring.Stirred]:
    """With a core for each process; nothing without PostgreSQL, which several processes need."""
    found: list[stirring.Stirred] = []
    ours, each_holds = sorted(cores()), float(stirring.EXPECTED)
    for count in stirring.counts(len(ours)) if new_database else ():
        assert new_database
        guess = round(count * each_holds)
        found += await stirring.stirring(new_database(), count, ours[:count], guess, seconds, each)
        most = stirring.held(found, count)
        each_holds = most.tables / count if most else 1.0
    return found


async def _measure(
    core: int, new_database: NewDatabase | None, engine: float, load: float, seconds: float, each: Each
) -> Figures:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        file = f"sqlite:///{Path(folder) / 'bench.db'}"
        peer = running.enter_context(Process([ECHO], {core}))
        server = running.enter_context(Process([HOST, file], {core}))
        servers = [server]
        if new_database is not None:
            servers.append(running.enter_context(Process(_behind_a_front(new_database()), {core})))
        echo, moves, *front = await trips.trips(peer, servers, TRIPS * seconds)
        each()
        for other in servers[1:]:
            other.stop()
        idle = await measure.idle_table(server, IDLE_TABLES)
        each()
        crowds = await streams.watchers(server, CROWDS, seconds, each)
        tables = await streams.active_tables(server, MOST_TABLES, seconds, each)
    return Figures(engine, echo, moves, crowds, tables, idle, load, front=front[0] if front else None)


def _behind_a_front(url: str) -> list[str]:
    return ["teeter.cli", "serve", "--port", "0", "--db", url, "--workers", str(FRONT)]
