"""Figures for whoever runs the server, in the form of Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Literal

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

QUICK: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)  # seconds
SLOW: Final = (0.1, 0.3, 0.75, 1.5, 3.0, 6.0)
TOP: Final = 5  # tables of which more is told than of all others
Size = tuple[str, int]  # the game of a table, and how large something is there


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # memory, processor, files
        self.connections = Gauge("teeter_connections", "Open connections", registry=registry)
        self.rooms = Gauge("teeter_rooms", "Tables in memory", registry=registry)
        self.tables = Counter("teeter_tables", "Tables opened", ["game"], registry=registry)
        self.moves = Counter("teeter_moves", "Moves and reports stored", ["game"], registry=registry)
        self.tries = Counter("teeter_tries", "Physical tries that ended", ["game"], registry=registry)
        self.under_way = Gauge("teeter_tries_under_way", "Hands at work now", registry=registry)
        self.faults = Counter("teeter_physics_faults", "Tries that physics broke", registry=registry)
        self.ticks = Counter("teeter_ticks", "Steps of physical worlds", registry=registry)
        self.late = Counter(
            "teeter_ticks_late", "Of these later than two pictures, or left out", registry=registry
        )
        self.errors = Counter("teeter_errors", "Faults of the server", registry=registry)
        self.refusals = Counter("teeter_refusals", "Messages refused", ["reason"], registry=registry)
        self.frames = Counter("teeter_pose_frames", "Pictures shown to a table", registry=registry)
        self._times(registry)
        self._queues(registry)
        self._leases(registry)

    def _times(self, registry: CollectorRegistry) -> None:
        def times(name: str, about: str, buckets: tuple[float, ...] = QUICK) -> Histogram:
            return Histogram(name, about, buckets=buckets, registry=registry)

        self.stored = times("teeter_store_seconds", "Time until a change was durable")
        self.moved = times("teeter_move_seconds", "Time from a move to its answer: stored and told")
        self.refills = times("teeter_refill_seconds", "Time that players waited for a world", SLOW)
        self.loop_late = times("teeter_loop_late_seconds", "How late the server's own clock rings")
        self.database = Histogram(
            "teeter_database_seconds",
            "Time of one transaction of the database, with all tries",
            ["kind"],
            buckets=QUICK,
            registry=registry,
        )

    def _queues(self, registry: CollectorRegistry) -> None:
        def size(name: str, about: str, labels: Iterable[str] = ()) -> Gauge:
            return Gauge(name, about, labels, registry=registry)

        self.waiting_writes = size("teeter_store_queue", "Writes that wait for the database")
        self.waiting_jobs = size("teeter_table_queue", "Jobs that wait for their table, of all tables")
        self.longest_queue = size("teeter_table_queue_longest", "Of the table where most wait")
        ranked = ["rank", "game"]  # never by the name of a table: whoever knows it may go there
        self.top_events = size("teeter_top_table_events", "Of the longest logs in memory", ranked)
        self.top_crowds = size("teeter_top_table_connections", "At the fullest tables", ranked)

    def _leases(self, registry: CollectorRegistry) -> None:
        self.claims = Histogram(
            "teeter_claim_seconds",
            "Time to have a table, or to learn who has it",
            ["got"],
            buckets=QUICK,
            registry=registry,
        )
        self.leases_lost = Counter(
            "teeter_leases_lost", "Leases of this server that ended", registry=registry
        )
        self.tables_lost = Counter(
            "teeter_tables_lost", "Tables that others may have", registry=registry
        )
        self.beat_age = Gauge(
            "teeter_beat_age_seconds", "Since the last beat of this server was heard", registry=registry
        )

    def timed(self, kind: Literal["read", "write"]) -> Callable[[float], None]:
        """For whoever times the database."""
        return self.database.labels(kind).observe

    def rank(self, gauge: Gauge, sizes: Iterable[Size]) -> None:
        """The largest, by rank and game; those of before are forgotten."""
        gauge.clear()
        largest = sorted(sizes, key=lambda one: -one[1])[:TOP]
        for place, (game, size) in enumerate(largest, 1):
            gauge.labels(str(place), game).set(size)

    def text(self) -> bytes:
        return generate_latest(self._registry)
