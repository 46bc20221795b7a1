"""What the processes behind one port count together: how much one address has, and how often it asks.

Memory that all of them have mapped. Each writes counts into a row of its own and reads those of the
others, so nobody waits for a lock and a process that dies takes nothing along. An address is a slot by
its fingerprint; of two that share one, which is rare, each counts for the other too.

Where several machines share a database, each process tells those of the others once a second what its
own addresses have and do, and heeds what they told last (`neighbours.py`).
"""

from __future__ import annotations

import mmap
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Literal, Self

import numpy as np
import numpy.typing as npt

from teeter.server.settings import Settings
from teeter.server.storage.leases import LEASE

NAME: Final = "limits"  # of the file
SLOTS: Final = 2**16
COUNTS: Final = ("connections", "sockets", "tables")
RATES: Final = ("new tables", "new series", "replays", "looks back", "advice")
LATE: Final = 30.0  # seconds for which they hear of an address whose every request is forgotten here
MOST_HEARD: Final = 1000  # processes whose counts are remembered, before those that are gone are not
_COUNT, _MOMENT, _WORD = 4, 8, 8  # bytes
_ENTRY: Final = np.dtype([("kind", "u1"), ("slot", "<u2"), ("count", "<u4")])

Counted = Literal["connections", "sockets", "tables"]
Rated = Literal["new tables", "new series", "replays", "looks back", "advice"]
Rows = npt.NDArray[np.int32]
Told = np.ndarray[Any, np.dtype[np.void]]  # of `_ENTRY`


class Elsewhere:
    """How many things of each kind an address has at other machines, as they told last."""

    def __init__(self) -> None:
        self._counts: Rows = np.zeros((len(COUNTS), SLOTS), np.int32)
        self._until = 0.0

    def hear(self, counts: Rows, now: float) -> None:
        self._counts = counts
        self._until = now + LEASE

    def at(self, kind: int, slot: int) -> int:
        """Nothing if nobody was heard for long: who is cut off from the others counts for itself."""
        return int(self._counts[kind, slot]) if time.monotonic() < self._until else 0


class Row:
    """How many things of a kind each address has in this process, and everywhere else."""

    def __init__(self, rows: Rows, own: int, key: bytes, kind: int, elsewhere: Elsewhere) -> None:
        self._rows = rows
        self._own = rows[own]
        self._key = key
        self._kind = kind
        self._elsewhere = elsewhere
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
        """How many it has in the other processes, here and at other machines."""
        slot = _slot(address, self._key)
        here = int(self._rows[:, slot].sum() - self._own[slot])
        return here + self._elsewhere.at(self._kind, slot)


class Moments:
    """How often each address does something, in all processes: for each there is one moment, when all
    is forgotten. Two that look at the same time may both be let in: a limit is no account."""

    def __init__(self, moments: npt.NDArray[np.float64], key: bytes, rate: float) -> None:
        """So many a second."""
        self._moments = moments
        self._key = key
        self._rate = rate
        self._taken = np.zeros(SLOTS, np.uint32)  # by this process, as long as it is remembered

    def take(self, address: str, at_once: float, now: float | None = None) -> bool:
        """Whether one more is within the limit, of which so many at once."""
        now = time.monotonic() if now is None else now  # the same clock for all processes
        slot = _slot(address, self._key)
        forgotten = max(float(self._moments[slot]), now)
        if at_once - (forgotten - now) * self._rate < 1:
            return False
        self._moments[slot] = forgotten + 1 / self._rate
        self._taken[slot] += 1
        return True

    def taken(self, now: float) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.uint32]]:
        """What this process has let in: the slots, and how often in all since it was last forgotten."""
        slots = np.flatnonzero(self._taken)
        over = slots[self._moments[slots] < now - LATE]
        self._taken[over] = 0
        slots = np.flatnonzero(self._taken)
        return slots, self._taken[slots]

    def add(self, slot: int, count: int, now: float) -> None:
        """So many more were let in at another machine."""
        self._moments[slot] = max(float(self._moments[slot]), now) + count / self._rate


class Alone:
    """The only process of its database: it counts for itself."""

    def row(self, what: Counted) -> None:
        """There is nobody else."""

    def moments(self, what: Rated, rate: float) -> None:
        """There is nobody else."""


class Machine:
    """One of so many processes; `folder` is known to all of them and to nobody else. The `key` is the
    same at all machines of a database."""

    def __init__(
        self, key: bytes, folder: Path | None = None, workers: int = 1, worker: int = 0
    ) -> None:
        self._key = key
        self._workers = workers
        self._worker = worker
        self._process = secrets.token_bytes(_WORD)
        self._word = self._process  # of all processes of this machine
        self._begin = len(RATES) * SLOTS * _MOMENT  # where counts do
        size = self._begin + len(COUNTS) * workers * SLOTS * _COUNT  # pages nobody writes take no room
        if folder is None:
            self._map = mmap.mmap(-1, size)
        else:
            self._word = blake2b(str(folder).encode(), digest_size=_WORD, key=key).digest()
            with (folder / NAME).open("a+b") as file:
                file.truncate(size)
                self._map = mmap.mmap(file.fileno(), size)
        self._elsewhere = Elsewhere()
        self._rates: dict[int, Moments] = {}  # by the place of their name
        self._heard: dict[bytes, dict[tuple[int, int], int]] | None = None  # by process, kind and slot

    @classmethod
    def of(cls, settings: Settings, key: bytes) -> Self | Alone:
        """The one that these settings speak of; without a key this process has its database alone."""
        if not key:
            return Alone()
        if settings.figures is None or settings.workers < 2:
            return cls(key)
        return cls(key, settings.figures, settings.workers, settings.worker)

    def row(self, what: Counted) -> Row:
        kind = COUNTS.index(what)
        return Row(self._rows(kind), self._worker, self._key, kind, self._elsewhere)

    def moments(self, what: Rated, rate: float) -> Moments:
        """What may be done so often a second."""
        kind = RATES.index(what)
        start = kind * SLOTS * _MOMENT
        moments = Moments(np.frombuffer(self._map, np.float64, SLOTS, start), self._key, rate)
        self._rates[kind] = moments
        return moments

    def _rows(self, kind: int) -> Rows:
        length = self._workers * SLOTS
        start = self._begin + kind * length * _COUNT
        return np.frombuffer(self._map, np.int32, length, start).reshape(-1, SLOTS)

    # Other machines

    def told(self, *, leaving: bool = False) -> bytes:
        """What the others are to know: all counts and takes of this process. Who leaves has nothing any
        more: whoever is still there is on the way to them."""
        parts = [] if leaving else list(self._counted())
        now = time.monotonic()
        for kind, moments in self._rates.items():
            parts.append(_entries(len(COUNTS) + kind, *moments.taken(now)))
        return self._word + self._process + b"".join(part.tobytes() for part in parts)

    def _counted(self) -> Iterator[Told]:
        for kind in range(len(COUNTS)):
            own = self._rows(kind)[self._worker]
            slots = np.flatnonzero(own > 0)
            yield _entries(kind, slots, own[slots])

    def hear(self, told: Sequence[bytes]) -> None:
        """What all other processes of the database have told. Those of this machine are counted in
        memory already; what was done elsewhere, one of them writes there for all."""
        now = time.monotonic()
        counts: Rows = np.zeros((len(COUNTS), SLOTS), np.int32)
        heard: dict[bytes, dict[tuple[int, int], int]] = {}
        is_first = True
        for text in told:
            word, process = text[:_WORD], text[_WORD : 2 * _WORD]
            if word == self._word:
                is_first = is_first and self._process < process
                continue
            entries = np.frombuffer(text, _ENTRY, offset=2 * _WORD)
            had = entries[entries["kind"] < len(COUNTS)]
            np.add.at(counts, (had["kind"], had["slot"]), had["count"].astype(np.int32))
            done = entries[entries["kind"] >= len(COUNTS)]
            heard[process] = {(kind - len(COUNTS), slot): count for kind, slot, count in done.tolist()}
        self._elsewhere.hear(counts, now)
        if is_first and self._heard is not None:
            self._add(heard, now)
        keep = self._heard or {}
        self._heard = heard if len(keep) > MOST_HEARD else {**keep, **heard}

    def _add(self, heard: Mapping[bytes, Mapping[tuple[int, int], int]], now: float) -> None:
        """What is new since the last time. Who begins anew counts from nothing again."""
        assert self._heard is not None, "somebody was heard before"
        for process, done in heard.items():
            before = self._heard.get(process, {})
            for (kind, slot), count in done.items():
                known = before.get((kind, slot), 0)
                more = count - known if count >= known else count
                if more and kind in self._rates:
                    self._rates[kind].add(slot, more, now)


def _entries(kind: int, slots: npt.NDArray[np.intp], counts: npt.NDArray[Any]) -> Told:
    made = np.empty(len(slots), _ENTRY)
    made["kind"], made["slot"], made["count"] = kind, slots, counts
    return made


def _slot(address: str, key: bytes) -> int:
    told = blake2b(address.encode(), digest_size=4, key=key).digest()
    return int.from_bytes(told, "little") % SLOTS
