"""How much one core carries: watchers, tries, moves, idle tables; beside a bare echo and engine."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Final

from teeter.server.bench import measure
from teeter.server.bench.measure import Spread, spread
from teeter.server.bench.process import Process, cores, keep_on
from teeter.server.bench.report import Figures

CROWDS: Final = (50, 100, 200, 300, 400, 500, 600, 700, 800, 1000)
MOST_TABLES: Final = 12
IDLE_TABLES: Final = 500
WRITES: Final = 200
IN_MEMORY: Final = Path("/dev/shm")  # a folder without a disk, where the system has one
PARTS: Final = 6 + len(CROWDS) + MOST_TABLES  # at most: for a progress bar
ECHO: Final = "teeter.server.bench.echo"
HOST: Final = "teeter.server.bench.host"

Each = Callable[[], None]


def bench_server(seconds: float, each: Each = lambda: None) -> Figures:
    """Measure everything, each part for so many seconds; `each` is called after every part."""
    load = os.getloadavg()[0]
    engine = measure.engine_alone(seconds)
    each()
    ours = cores()
    keep_on({min(ours)})
    try:
        return asyncio.run(_measure(max(ours), engine, load, seconds, each))
    finally:
        keep_on(ours)


async def _measure(core: int, engine: float, load: float, seconds: float, each: Each) -> Figures:
    with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory(dir=_quick()) as quick:
        folder = Path(name)
        disk = _disk(folder)
        with Process([ECHO], core) as server:
            echo = await measure.echo_trips(server, seconds)
        each()
        with Process([HOST, _file(Path(quick))], core) as server:
            in_memory = await measure.move_trips(server, seconds)
        each()
        with Process([HOST, _file(folder)], core) as server:
            moves = await measure.move_trips(server, seconds)
            each()
            idle = await measure.idle_table(server, IDLE_TABLES)
            each()
            crowds = await measure.watchers(server, CROWDS, seconds, each)
            tables = await measure.active_tables(server, MOST_TABLES, seconds, each)
    return Figures(engine, echo, disk, moves, in_memory, crowds, tables, idle, load)


def _quick() -> Path | None:
    return IN_MEMORY if IN_MEMORY.is_dir() else None


def _file(folder: Path) -> str:
    return f"sqlite:///{folder / 'bench.db'}"


def _disk(folder: Path) -> Spread:
    """What the disk needs to confirm a small write."""
    times = []
    with (folder / "writes").open("wb", buffering=0) as file:
        for _ in range(WRITES):
            start = perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            times.append(perf_counter() - start)
    return spread(times)
