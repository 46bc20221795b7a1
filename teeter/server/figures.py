"""All figures of a server at the moment when somebody asks: what is counted, and what is looked up.

Processes behind one port write theirs into a folder, so that each can tell those of all.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from teeter.server.metrics import Metrics
from teeter.server.room import Room
from teeter.server.storage import Store

EVERY: Final = 5.0  # seconds between two times that a process writes its figures
STALE: Final = 30.0  # seconds, after which those of another process are of one that is gone
TICK: Final = 0.25  # seconds between two looks at how late the loop is
SAMPLE: Final = re.compile(r"^(\w+)(?:\{(.*)\})? (\S+)$")


class Figures:
    """Of one process, and of all of a machine."""

    def __init__(
        self,
        rooms: Mapping[str, Room],
        store: Store,
        metrics: Metrics,
        folder: Path | None = None,
        worker: int = 0,
    ) -> None:
        """With a folder this is one of several processes, of which each has a number."""
        self._rooms = rooms
        self._store = store
        self._metrics = metrics
        self._folder = folder
        self._worker = worker
        self._count_storage()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._watch_loop())]
        if folder is not None:
            self._tasks.append(loop.create_task(self._write_for_ever(folder)))

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._folder is not None:
            self._file(self._folder).unlink(missing_ok=True)

    def text(self) -> bytes:
        """In the form of Prometheus; of all processes where there are several, with their numbers."""
        own = self._own()
        if self._folder is None:
            return own
        others = {worker: text for worker, text in self._read(self._folder) if worker != self._worker}
        return merged({**others, self._worker: own.decode()}).encode()

    def _own(self) -> bytes:
        """With what is only looked up when somebody asks."""
        metrics, rooms = self._metrics, self._rooms.values()
        waiting = [room.waiting for room in rooms]
        metrics.waiting_jobs.set(sum(waiting))
        metrics.longest_queue.set(max(waiting, default=0))
        metrics.waiting_writes.set(self._store.waiting)
        metrics.under_way.set(sum(room.is_tried for room in rooms))
        games = [(room.table.game.name, room) for room in rooms]
        metrics.rank(metrics.top_events, [(game, room.table.number) for game, room in games])
        metrics.rank(metrics.top_crowds, [(game, len(room.connections)) for game, room in games])
        if self._store.leases is not None:
            metrics.beat_age.set(self._store.leases.age())
        return metrics.text()

    def _count_storage(self) -> None:
        """The store knows of no figures: it tells whoever listens."""
        metrics, leases = self._metrics, self._store.leases
        self._store.tell_times(metrics.timed("read"), metrics.timed("write"))
        if leases is not None:
            claims = {got: metrics.claims.labels(got) for got in ("yes", "no")}
            leases.on_claim = lambda seconds, got: claims["yes" if got else "no"].observe(seconds)
            leases.on_ended = metrics.leases_lost.inc
            leases.on_table_lost = metrics.tables_lost.inc

    async def _watch_loop(self) -> None:
        """Who has too much to do comes late to what was to be done."""
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self._metrics.loop_late.observe(max(0.0, time.perf_counter() - due))

    # Several processes

    def _file(self, folder: Path) -> Path:
        return folder / f"{self._worker}.prom"

    async def _write_for_ever(self, folder: Path) -> None:
        while True:
            with contextlib.suppress(OSError):  # a full disk is told of elsewhere
                new = self._file(folder).with_suffix(".new")
                new.write_bytes(self._own())
                new.replace(self._file(folder))
            await asyncio.sleep(EVERY)

    def _read(self, folder: Path) -> Iterable[tuple[int, str]]:
        for path in sorted(folder.glob("*.prom")):
            with contextlib.suppress(OSError, ValueError):  # it ends just now
                if time.time() - path.stat().st_mtime < STALE:
                    yield int(path.stem), path.read_text("utf-8")


def merged(texts: Mapping[int, str]) -> str:
    """The figures of several processes in one text: each figure once, its samples with a number."""
    families: dict[str, list[str]] = {}  # by its two lines of explanation
    for worker, text in sorted(texts.items()):
        head: list[str] = []
        for line in text.splitlines():
            if line.startswith("# HELP"):
                head = [line]
            elif line.startswith("# TYPE"):
                families.setdefault("\n".join([*head, line]), [])
                head = [*head, line]
            elif found := SAMPLE.match(line):
                name, labels, value = found.groups()
                more = f",{labels}" if labels else ""
                families["\n".join(head)].append(f'{name}{{worker="{worker}"{more}}} {value}')
    return "".join(f"{head}\n" + "".join(f"{one}\n" for one in said) for head, said in families.items())
