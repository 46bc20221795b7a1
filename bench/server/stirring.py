"""Tables whose hands stir: bots who steal egg after egg, by the number of processes that serve them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Final
from urllib.request import urlopen

from bench.server.client import Client
from bench.server.process import Process
from bench.server.tables import NEST

BOT: Final = {"kind": "bot"}
STEP: Final = 2  # tables more each time
LATE: Final = 0.02  # of all steps of their worlds: more is seen as a stutter
LONGER: Final = 5  # times as long as other parts: steps are counted when a try ends
NAMES: Final = ("teeter_ticks_total", "teeter_ticks_late_total", "process_cpu_seconds_total")
SAMPLE: Final = re.compile(f"({'|'.join(NAMES)})[ {{]")


@dataclass(frozen=True, slots=True)
class Stirred:
    """How so many tables did with so many processes."""

    processes: int
    tables: int
    seconds: float  # for which it was watched
    ticks: float  # of their worlds
    late: float  # of these too late, or left out
    cores: float  # that all processes used
    clients: float  # and who looked on: of a machine with few cores that is missing to the others

    @property
    def held(self) -> bool:
        return self.ticks > 0 and self.late <= LATE * self.ticks

    @property
    def rate(self) -> float:
        """Steps of worlds in a second."""
        return self.ticks / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of a core for one step of a world, with everything around it."""
        return 1000 * self.cores * self.seconds / self.ticks if self.ticks else 0.0


async def stirring(
    url: str,
    processes: int,
    some: Collection[int],
    most: int,
    seconds: float,
    each: Callable[[], None],
) -> list[Stirred]:
    """More and more tables, until their worlds do not run in real time any more, on some cores: the
    engine's threads would take what other processes are to have. The database has to be PostgreSQL."""
    words = ["teeter.cli", "serve", "--port", "0", "--db", url, "--workers", str(processes)]
    found: list[Stirred] = []
    clients: list[Client] = []
    with Process([*words, "--tables", "1000"], some) as server:
        while len(clients) < most and (not found or found[-1].held):
            for _ in range(STEP):
                clients.append(await Client.connect(server.host, server.port))
                await clients[-1].ask("create", game=NEST, seats=[BOT, BOT])
            await asyncio.sleep(LONGER * seconds)  # until all worlds are poured and all hands at work
            before, began, own = await _figures(server), perf_counter(), process_time()
            await asyncio.sleep(LONGER * seconds)
            own = process_time() - own
            after, spent = await _figures(server), perf_counter() - began
            ticks, late, cpu = (new - old for new, old in zip(after, before, strict=True))
            found.append(Stirred(processes, len(clients), spent, ticks, late, cpu / spent, own / spent))
            each()
        for client in clients:
            client.close()
    return found


async def _figures(server: Process) -> tuple[float, float, float]:
    """Steps, late ones, and seconds of CPU, of all processes."""

    def ask() -> str:
        with urlopen(f"http://{server.host}:{server.port}/metrics") as answer:
            return str(answer.read().decode())

    found = dict.fromkeys(NAMES, 0.0)
    for line in (await asyncio.to_thread(ask)).splitlines():
        if named := SAMPLE.match(line):
            found[named[1]] += float(line.rpartition(" ")[2])
    ticks, late, cpu = found.values()
    return ticks, late, cpu


def held(found: Sequence[Stirred], processes: int) -> Stirred | None:
    """The most that was held with so many processes."""
    good = [one for one in found if one.held and one.processes == processes]
    return max(good, key=lambda one: one.rate, default=None)
