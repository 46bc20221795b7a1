"""The figures of the bench: for people and for programs, beside the goals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from bench.server.spread import Spread
from bench.server.stirring import Stirred, held
from bench.server.streams import Stream, frame_cost
from teeter.server.frames import PICTURES

WATCHERS_GOAL: Final = 500
IDLE_GOAL: Final = 100_000  # bytes
QUIET: Final = 0.5  # load: with more, others get what the server should have
TRIP_GOAL: Final = 3.0  # times the p99 of the bare echo


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything that one run measured, with the server on one core."""

    engine: float  # seconds of a nest in a second of CPU, mj_step alone
    echo: Spread
    moves: Spread
    watchers: list[Stream]
    tables: list[Stream]
    idle: float  # bytes
    load: float  # processes that wanted a core before the run, on average
    stirred: Sequence[Stirred] = ()  # on all cores
    front: Spread | None = None  # moves that go through the front to PostgreSQL, if there is one here

    @property
    def watchers_held(self) -> int:
        return max((stream.clients for stream in self.watchers if stream.held), default=0)

    @property
    def watchers_by_cpu(self) -> int:
        """How many a core of its own could serve, from the CPU of a frame: for a busy machine."""
        cost = frame_cost(self.watchers) if self.watchers else 0.0
        if cost <= 0:
            return 0
        least = min(self.watchers, key=lambda stream: stream.sent)
        return int((1.0 - (least.cores - cost * least.sent)) / (cost * PICTURES))

    @property
    def tables_held(self) -> int:
        return max((stream.tables for stream in self.tables if stream.held), default=0)

    @property
    def trip_ratio(self) -> float:
        return self.moves.p99 / self.echo.p99

    @property
    def reached(self) -> dict[str, bool]:
        """Each goal, and whether it was met."""
        return {
            "watchers": self.watchers_held >= WATCHERS_GOAL,
            "round_trip": self.trip_ratio < TRIP_GOAL,
            "idle_table": self.idle < IDLE_GOAL,
        }


def to_json(figures: Figures) -> dict[str, Any]:
    """The figures for programs."""
    return {
        "watchers_held": figures.watchers_held,
        "watchers_by_cpu": figures.watchers_by_cpu,
        "tables_held": figures.tables_held,
        "idle_table_bytes": round(figures.idle),
        "trip_ms": {
            "echo": asdict(figures.echo),
            "move": asdict(figures.moves),
            "front": None if figures.front is None else asdict(figures.front),
            "ratio_p99": figures.trip_ratio,
        },
        "engine_real_time": figures.engine,
        "stirred": [{**asdict(one), "held": one.held, "rate": one.rate} for one in figures.stirred],
        "load_before": figures.load,
        "watchers": [_stream(stream) for stream in figures.watchers],
        "tables": [_stream(stream) for stream in figures.tables],
        "goals": {"watchers": WATCHERS_GOAL, "idle_table_bytes": IDLE_GOAL, "ratio_p99": TRIP_GOAL},
        "reached": figures.reached,
    }


def table(figures: Figures) -> list[str]:
    """The figures for people."""
    met = {name: "reached" if yes else "NOT reached" for name, yes in figures.reached.items()}
    return [
        f"The server on one core, its clients on another; load before: {figures.load:.1f}"
        f"{'' if figures.load < QUIET else ', so the figures are those of a busy machine'}",
        f"Watchers of one try at 60 pictures a second: {figures.watchers_held}"
        f" (goal {WATCHERS_GOAL}: {met['watchers']})",
        *map(_line, figures.watchers),
        f"  by the CPU of a frame a core of its own would serve {figures.watchers_by_cpu}",
        f"Tables with a try under way in real time: {figures.tables_held}"
        f" (mj_step alone: {figures.engine:.1f} nests)",
        *map(_line, figures.tables),
        *_stirred(figures.stirred),
        f"An idle table without its world: {figures.idle / 1000:.1f} kB"
        f" (goal < {IDLE_GOAL // 1000} kB: {met['idle_table']})",
        "There and back, in milliseconds             p50      p99",
        _trip("a bare echo", figures.echo),
        _trip("a move, stored in a file and told", figures.moves),
        *_front(figures),
        f"p99 of a move is {figures.trip_ratio:.1f} times the echo's"
        f" (goal < {TRIP_GOAL:g}: {met['round_trip']})",
    ]


def _front(figures: Figures) -> list[str]:
    if figures.front is None:
        return ["  a move through the front: not measured, for want of PostgreSQL"]
    return [_trip("a move through the front, PostgreSQL", figures.front)]


def _stirred(found: Sequence[Stirred]) -> list[str]:
    """By the number of processes."""
    counts = sorted({one.processes for one in found})
    most = [one for count in counts if (one := held(found, count))]
    told = [f"{one.tables} with {one.processes} ({one.rate:.0f} steps/s)" for one in most]
    lines = [
        f"  {one.processes} processes, {one.tables:>2} tables: {one.late / max(1.0, one.ticks):.1%} of"
        f" {one.ticks:.0f} steps late, {one.cores:.2f} cores, {one.cost:.2f} ms a step, clients"
        f" {one.clients:.2f} cores{'' if one.held else ', not held'}"
        for one in found
    ]
    what = "Tables with hands that stir, in real time, by processes with a core each"
    return [f"{what}: {', '.join(told) or 'none'}", *_linear(most), *lines]


def _linear(most: Sequence[Stirred]) -> list[str]:
    """Beside as many times what the first one holds."""
    return [_beside(most[0], one) for one in most[1:]]


def _beside(first: Stirred, one: Stirred) -> str:
    times = one.processes / first.processes
    tables, steps = one.tables / (times * first.tables), one.rate / (times * first.rate)
    return (
        f"  {one.processes} processes hold {tables:.2f} of {times:g} times the tables,"
        f" and make {steps:.2f} of {times:g} times the steps"
    )


def _trip(name: str, spread: Spread) -> str:
    return f"  {name:36} {spread.p50:8.2f} {spread.p99:8.2f}"


def _line(stream: Stream) -> str:
    return (
        f"  {stream.clients:>5} clients, {stream.tables:>2} tables: {stream.rate:5.1f} pictures/s,"
        f" late p50 {stream.lateness.p50:.1f} p99 {stream.lateness.p99:.1f} ms,"
        f" {stream.cores:.2f} cores{'' if stream.held else ', not held'}"
    )


def _stream(stream: Stream) -> dict[str, Any]:
    late = asdict(stream.lateness) if math.isfinite(stream.lateness.p99) else None
    return {**asdict(stream), "lateness": late, "held": stream.held}
