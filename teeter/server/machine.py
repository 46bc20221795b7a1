"""What the processes behind one port count together: how much one address has, and how often it asks.

A file that all of them have mapped into memory. Each writes counts into a row of its own and reads
those of the others, so nobody waits for a lock and a process that dies takes nothing along. An address
is a slot by its fingerprint; of two that share one, which is rare, each counts for the other too.
"""

from __future__ import annotations

import mmap
import time
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Final, Literal, Self

import numpy as np
import numpy.typing as npt

from teeter.server.settings import Settings

NAME: Final = "limits"  # of the file
SLOTS: Final = 2**16
COUNTS: Final = ("connections", "sockets", "tables")
RATES: Final = ("new tables", "new series", "replays", "looks back", "advice")
_COUNT, _MOMENT = 4, 8  # bytes

Counted = Literal["connections", "sockets", "tables"]
Rated = Literal["new tables", "new series", "replays", "looks back", "advice"]


class Row:
    """How many things of a kind each address has in this process, and in the others."""

    def __init__(self, rows: npt.NDArray[np.int32], own: int, key: bytes) -> None:
        self._rows = rows
        self._own = rows[own]
        self._key = key
        self._told: list[int] = []  # slots
        self._own[np.flatnonzero(self._own)] = 0  # of a process that was here before

    def add(self, address: str, count: int) -> None:
        """So many more, or less."""
        slot = _slot(address, self._key)
        self._own[slot] += count

    def tell(self, counts: Mapping[str, int]) -> None:
        """All that there are now."""
        self._own[self._told] = 0
        self._told = [_slot(address, self._key) for address in counts]
        for address, count in counts.items():
            self.add(address, count)

    def others(self, address: str) -> int:
        """How many it has in the other processes."""
        slot = _slot(address, self._key)
        return int(self._rows[:, slot].sum() - self._own[slot])


class Moments:
    """How often each address does something, in all processes: for each there is one moment, when all
    is forgotten. Two that look at the same time may both be let in: a limit is no account."""

    def __init__(self, moments: npt.NDArray[np.float64], key: bytes) -> None:
        self._moments = moments
        self._key = key

    def take(self, address: str, rate: float, at_once: float, now: float | None = None) -> bool:
        """Whether one more is within so many a second, and so many at once."""
        now = time.monotonic() if now is None else now  # the same clock for all processes
        slot = _slot(address, self._key)
        forgotten = max(float(self._moments[slot]), now)
        if at_once - (forgotten - now) * rate < 1:
            return False
        self._moments[slot] = forgotten + 1 / rate
        return True


class Alone:
    """The only process behind its port: it counts for itself."""

    def row(self, what: Counted) -> None:
        """There is nobody else."""

    def moments(self, what: Rated) -> None:
        """There is nobody else."""


class Machine:
    """One of so many processes; `folder` is known to all of them and to nobody else."""

    def __init__(self, folder: Path, workers: int, worker: int) -> None:
        self._workers = workers
        self._worker = worker
        self._key = blake2b(str(folder).encode(), digest_size=16).digest()
        self._counts = len(RATES) * SLOTS * _MOMENT  # where they begin
        size = self._counts + len(COUNTS) * workers * SLOTS * _COUNT
        with (folder / NAME).open("a+b") as file:  # pages that nobody writes to take no room
            file.truncate(size)
            self._map = mmap.mmap(file.fileno(), size)

    @classmethod
    def of(cls, settings: Settings) -> Self | Alone:
        """Those that these settings speak of."""
        if settings.figures is None or settings.workers < 2:
            return Alone()
        return cls(settings.figures, settings.workers, settings.worker)

    def row(self, what: Counted) -> Row:
        length = self._workers * SLOTS
        start = self._counts + COUNTS.index(what) * length * _COUNT
        rows = np.frombuffer(self._map, np.int32, length, start).reshape(-1, SLOTS)
        return Row(rows, self._worker, self._key)

    def moments(self, what: Rated) -> Moments:
        start = RATES.index(what) * SLOTS * _MOMENT
        return Moments(np.frombuffer(self._map, np.float64, SLOTS, start), self._key)


def _slot(address: str, key: bytes) -> int:
    told = blake2b(address.encode(), digest_size=4, key=key).digest()
    return int.from_bytes(told, "little") % SLOTS
