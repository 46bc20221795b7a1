"""Tables whose hands stir: bots who steal egg after egg, by the number of processes that serve them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import takewhile
from time import perf_counter, process_time
from typing import Final
from urllib.request import urlopen

from bench.server.client import Client
from bench.server.process import Process
from bench.server.tables import NEST

BOT: Final = {"kind": "bot"}
EXPECTED: Final = 5  # tables of a process: where the search begins
MOST: Final = 16  # tables for each process, at most
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


def counts(cores: int) -> list[int]:
    """Numbers of processes to be compared: 1, twice as many each time, and one for each core."""
    doubled = takewhile(lambda count: count < cores, (2**power for power in range(64)))
    return [*doubled, cores]


async def stirring(
    url: str,
    processes: int,
    some: Collection[int],
    guess: int,
    seconds: float,
    each: Callable[[], None],
) -> list[Stirred]:
    """How many tables run in real time: all that were tried to find the number that is held while one
    more is not. `some` are the cores of the processes: the engine's threads would take what others are
    to have. The database has to be PostgreSQL."""
    words = ["teeter.cli", "serve", "--port", "0", "--db", url, "--workers", str(processes)]
    found: list[Stirred] = []
    clients: list[Client] = []
    with Process([*words, "--tables", "1000"], some) as server:
        search = Search(processes, MOST * processes, guess)
        while (tables := search.next) is not None:
            await _seated(server, clients, tables)
            await asyncio.sleep(LONGER * seconds)  # until all worlds are poured and all hands at work
            found.append(await _watched(server, processes, tables, LONGER * seconds))
            search.note(tables, held=found[-1].held)
            each()
        await _seated(server, clients, 0)
    return found


class Search:
    """For the largest number that is held: up or down in steps, then between the two that are known."""

    def __init__(self, step: int, most: int, guess: int) -> None:
        self._step, self._most = step, most
        self._good, self._bad = 0, most + 1
        self._guess = max(1, min(guess, most))

    @property
    def next(self) -> int | None:
        """What to try now; None when it is found."""
        if self._bad - self._good <= 1:
            return None
        if self._good < self._guess < self._bad:
            return self._guess
        return (self._good + self._bad) // 2

    def note(self, number: int, *, held: bool) -> None:
        if held:
            self._good = number
            self._guess = number + self._step
        else:
            self._bad = number
            self._guess = number - self._step


async def _seated(server: Process, clients: list[Client], tables: int) -> None:
    """So many tables; at one that nobody looks at any more nothing goes on."""
    while len(clients) > tables:
        clients.pop().close()
    while len(clients) < tables:
        clients.append(await Client.connect(server.host, server.port))
        await clients[-1].ask("create", game=NEST, seats=[BOT, BOT])


async def _watched(server: Process, processes: int, tables: int, seconds: float) -> Stirred:
    before, began, own = await _figures(server), perf_counter(), process_time()
    await asyncio.sleep(seconds)
    own = process_time() - own
    after, spent = await _figures(server), perf_counter() - began
    ticks, late, cpu = (new - old for new, old in zip(after, before, strict=True))
    return Stirred(processes, tables, spent, ticks, late, cpu / spent, own / spent)


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
    """The most tables that were held with so many processes."""
    good = [one for one in found if one.held and one.processes == processes]
    return max(good, key=lambda one: one.tables, default=None)
