"""Two servers on one PostgreSQL, each of two processes behind its port: four that have tables."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager

from websockets.sync.client import connect

from bench.server.process import Process
from tests.haproxy import free_ports
from tests.postgres import postgres
from tests.server.test_workers import Line, is_let_in, table_of, until, workers

MOST = 12  # connections of one address


@contextmanager
def two() -> Iterator[tuple[Process, Process]]:
    url = postgres().new_database()
    with ExitStack() as stack:
        servers = []
        for port in free_ports(2):
            words = ("--port", str(port), "--address", f"http://127.0.0.1:{port}/socket")
            more = ("--workers", "2", "--connections", str(MOST))
            served = Process(["teeter.cli", "serve", "--db", url, *words, *more])
            servers.append(stack.enter_context(served))
        yield servers[0], servers[1]


def ways(served: Process) -> list[str]:
    """To each of its processes."""
    return [f"ws://127.0.0.1:{served.port}/socket?worker={number}" for number in range(2)]


def kill(served: Process) -> None:
    """The machine is gone, with all its processes."""
    for pid in (served.pid, *workers(served.pid)):
        os.kill(pid, signal.SIGKILL)


def test_tables_are_found_are_moved_by_a_kill_and_limits_hold() -> None:
    with two() as (a, b), ExitStack() as stack:
        ann, bob = (stack.enter_context(closing(Line(served))) for served in (a, b))
        tables = []
        for line, other in ((ann, bob), (bob, ann)) * 3:
            table, token = table_of(line)
            line.ask("chat", "done", text="Do not forget this")
            assert other.join(table, token)["seats"] == [0, 1]
            tables.append((table, token))
        assert "://" in ann.path  # whoever asks at one server is sent to the other

        everywhere = [*ways(a), *ways(b)]
        for way in everywhere:
            for _ in range(MOST // len(everywhere) - 1):  # and a place for each of these two
                stack.enter_context(connect(way))
        had = [stack.enter_context(connect(way)) for way in ways(a)]
        for way in everywhere:
            until(lambda way=way: not is_let_in(way), "it has no more anywhere")  # type: ignore[misc]
        had[0].close()
        until(lambda: is_let_in(ways(b)[1]), "one has gone: there is room again")

        kill(a)
        for way in ways(b):
            until(lambda way=way: is_let_in(way), "what it had there is gone")  # type: ignore[misc]
        for table, token in tables:
            assert bob.join(table, token)["seats"] == [0, 1]
            assert bob.hear("chatted")["text"] == "Do not forget this"
