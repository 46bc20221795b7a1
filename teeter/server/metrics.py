"""Figures for whoever runs the server, in the form of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.connections = Gauge("teeter_connections", "Open connections", registry=registry)
        self.rooms = Gauge("teeter_rooms", "Tables in memory", registry=registry)
        self.tables = Counter("teeter_tables", "Tables opened", ["game"], registry=registry)
        self.moves = Counter("teeter_moves", "Moves and reports stored", ["game"], registry=registry)
        self.tries = Counter("teeter_tries", "Physical tries that ended", ["game"], registry=registry)
        self.faults = Counter("teeter_physics_faults", "Tries that physics broke", registry=registry)
        self.errors = Counter("teeter_errors", "Faults of the server", registry=registry)
        self.refusals = Counter("teeter_refusals", "Messages refused", ["reason"], registry=registry)
        self.frames = Counter("teeter_pose_frames", "Pictures shown to a table", registry=registry)
        self.stored = Histogram(
            "teeter_store_seconds",
            "Time until a change was durable",
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0),
            registry=registry,
        )
        self.refills = Histogram(
            "teeter_refill_seconds",
            "Time that players waited for a world",
            buckets=(0.1, 0.3, 0.75, 1.5, 3.0, 6.0),
            registry=registry,
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)
