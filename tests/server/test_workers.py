"""A server of two processes behind one port, as people and the system see it; on a real PostgreSQL."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from bench.server.process import NotStarted, Process
from teeter.server.protocol import PROTOCOL
from tests.postgres import postgres

WAIT = 90.0  # seconds until a test gives up; never how long it takes
PAUSE = 0.05  # before a client asks once more: who hammers is refused what comes next, too
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]


class Line:
    """A client that goes where it is sent."""

    def __init__(self, served: Process) -> None:
        self._home = f"ws://{served.host}:{served.port}"
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        self.path = ""

    def open(self, path: str) -> None:
        self.close()
        self.path = path
        url = path if "://" in path else self._home + path
        self._socket = self._open.enter_context(connect(url, compression=None))
        self.ask("hello", "welcome", protocol=PROTOCOL)

    def close(self) -> None:
        self._open.close()

    def ask(self, kind: str, answer: str, **fields: Any) -> dict[str, Any]:
        """What is answered, or that it is elsewhere."""
        assert self._socket is not None
        self._socket.send(json.dumps({"type": kind, "id": 1, **fields}))
        return self.hear(answer, "elsewhere", "refused")

    def hear(self, *kinds: str) -> dict[str, Any]:
        assert self._socket is not None
        while True:
            told = self._socket.recv(WAIT)
            message: dict[str, Any] = json.loads(told) if isinstance(told, str) else {"type": ""}
            if message["type"] in kinds:
                return message

    def join(self, table: str, token: str) -> dict[str, Any]:
        """By the name of a table, or where we are sent; again for as long as nobody has it."""
        path = by_table = f"/socket?table={table}"
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            try:
                self.open(path)
                told = self.ask("join", "joined", table=table, token=token)
            except (OSError, ConnectionClosed, InvalidMessage):  # the process ends just now
                path = by_table
                continue
            if told["type"] == "joined":
                return told
            path = told.get("address") or by_table
            time.sleep(PAUSE)
        raise AssertionError(f"nobody has the table: {told}")


def workers(front: int) -> list[int]:
    """The processes that a process has started."""
    return [int(pid) for pid in Path(f"/proc/{front}/task/{front}/children").read_text().split()]


def until(true: Callable[[], object], what: str) -> None:
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.01)  # nobody would tell us


@contextmanager
def serving(url: str, *words: str) -> Iterator[Process]:
    with Process(
        ["teeter.cli", "serve", "--port", "0", "--db", url, "--workers", "2", *words]
    ) as served:
        yield served


@pytest.fixture(scope="module")
def url() -> str:
    return postgres().new_database()


@pytest.fixture(scope="module")
def served(url: str) -> Iterator[Process]:
    with serving(url) as process:
        yield process


def table_of(line: Line) -> tuple[str, str]:
    line.open("/socket")
    joined = line.ask("create", "joined", game="eruk", seats=SEATS)
    assert joined["type"] == "joined", joined
    line.hear("done")  # else it would be taken for that of the next question
    return joined["table"], joined["token"]


def test_every_table_is_found_through_the_one_port(served: Process) -> None:
    owners = set()
    with closing(Line(served)) as ann, closing(Line(served)) as bob:
        for _ in range(8):  # connections without a table go to one process after the other
            table, token = table_of(ann)
            assert bob.join(table, token)["seats"] == [0, 1]
            owners.add(parse_qs(urlsplit(bob.path).query).get("worker", ["by its name"])[0])
    assert len(owners) > 1


def test_pages_and_figures_come_from_any_process_or_from_the_one_that_is_named(served: Process) -> None:
    home = f"http://{served.host}:{served.port}"
    assert httpx.get(f"{home}/healthz").text.strip() == "ok"
    for number in range(2):
        with connect(f"ws://{served.host}:{served.port}/socket?worker={number}"):
            figures = httpx.get(f"{home}/metrics", params={"worker": number}).text
            assert figures.count(f'teeter_connections{{worker="{number}"}} 1.0') == 1


def test_one_question_has_the_figures_of_all_processes(served: Process) -> None:
    def seen() -> set[str]:
        text = httpx.get(f"http://{served.host}:{served.port}/metrics").text
        return set(re.findall(r'^teeter_rooms\{worker="(\d)"\}', text, re.MULTILINE))

    until(lambda: seen() == {"0", "1"}, "not all were told of")


def test_a_process_that_is_killed_costs_nothing_told_and_is_started_again(served: Process) -> None:
    before = workers(served.pid)
    with closing(Line(served)) as ann:
        table, token = table_of(ann)
        ann.ask("chat", "done", text="Do not forget this")
        for pid in before:
            os.kill(pid, signal.SIGKILL)
            assert ann.join(table, token)["seats"] == [0, 1]
            assert ann.hear("chatted")["text"] == "Do not forget this"
    until(lambda: len(set(workers(served.pid)) - set(before)) == 2, "none was started again")


def test_one_after_the_other_begins_anew_and_nobody_loses_a_table(served: Process) -> None:
    until(lambda: len(workers(served.pid)) == 2, "both are there")
    before = set(workers(served.pid))
    with closing(Line(served)) as ann:
        table, token = table_of(ann)
        os.kill(served.pid, signal.SIGHUP)
        until(lambda: not before & set(workers(served.pid)), "nobody began anew")
        assert ann.join(table, token)["seats"] == [0, 1]


def test_others_do_not_share_a_database_with_processes_whose_way_they_do_not_know(
    served: Process, url: str
) -> None:
    with pytest.raises(NotStarted, match="served already, by http://"), serving(url):
        raise AssertionError("it was served twice")
    with (
        pytest.raises(NotStarted, match="served already"),
        serving(url, "--address", "http://a.example"),
    ):
        raise AssertionError("it was served twice")


def test_an_address_has_no_more_of_two_processes_than_of_one() -> None:
    with ExitStack() as had:
        served = had.enter_context(serving(postgres().new_database(), "--connections", "3"))
        ways = [f"ws://{served.host}:{served.port}/socket?worker={number}" for number in range(2)]
        lines = [had.enter_context(connect(ways[number])) for number in (0, 1, 0)]
        for way in ways:
            with pytest.raises(InvalidStatus, match="503"), connect(way):
                raise AssertionError("there was room")
        lines[1].close()
        until(lambda: is_let_in(ways[0]), "there is room again")


def is_let_in(way: str) -> bool:
    try:
        with connect(way):
            return True
    except InvalidStatus:
        return False


def test_when_the_port_is_given_up_all_of_them_end() -> None:
    with serving(postgres().new_database()) as served:
        pids = workers(served.pid)
        assert len(pids) == 2
        os.kill(served.pid, signal.SIGKILL)  # even so: they notice
        until(lambda: not any(map(alive, pids)), "they live on")


def alive(pid: int) -> bool:
    """Not one of the dead whom nobody has buried either."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
