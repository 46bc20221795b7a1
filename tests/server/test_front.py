"""Which process gets a connection: by what it asks for, without reading it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from teeter.server.front import HANDED, LINE, Front, first_line, wanted
from teeter.server.handed_on import READY, HandedOn

Pair = tuple[socket.socket, socket.socket]


@pytest.fixture
def pairs() -> Iterator[list[Pair]]:
    """Lines, each with the client's end first."""
    with ExitStack() as stack:
        made = [socket.socketpair() for _ in range(3)]
        for one, other in made:
            other.settimeout(0.0)
            stack.enter_context(one)
            stack.enter_context(other)
        yield made


@pytest.mark.parametrize(
    ("line", "number"),
    [
        (b"GET /socket?worker=2 HTTP/1.1", 2),
        (b"GET /socket?front=x&worker=0&table=abc HTTP/1.1", 0),
        (b"GET /socket?table=abc HTTP/1.1", wanted(b"GET /api?table=abc HTTP/1.1", 3)),
        (b"GET /socket HTTP/1.1", None),
        (b"GET /socket?worker=3 HTTP/1.1", None),  # there are three: 0, 1 and 2
        (b"GET /socket?worker=-1 HTTP/1.1", None),
        (b"GET /socket?worker=" + b"9" * 5000 + b" HTTP/1.1", None),
        ("GET /socket?worker=٣ HTTP/1.1".encode(), None),
        (b"GET //[ HTTP/1.1", None),
        (b"\xff\xfe", None),
        (b"", None),
    ],
)
def test_a_request_names_its_process_or_its_table_or_anybody_may_have_it(
    line: bytes, number: int | None
) -> None:
    assert wanted(line, 3) == number


def test_tables_are_spread_over_all_processes() -> None:
    found = {wanted(f"GET /socket?table={n} HTTP/1.1".encode(), 4) for n in range(100)}
    assert found == {0, 1, 2, 3}


def test_what_is_asked_is_seen_and_left_for_who_reads_it(pairs: list[Pair]) -> None:
    client, taken = pairs[0]

    async def look() -> bytes:
        client.send(b"GET /a HT")
        looking = asyncio.create_task(first_line(taken))
        await asyncio.sleep(0)
        client.send(b"TP/1.1\r\nHost: b\r\n")
        return await looking

    assert asyncio.run(look()) == b"GET /a HTTP/1.1"
    assert taken.recv(100) == b"GET /a HTTP/1.1\r\nHost: b\r\n"


def test_who_says_nothing_or_never_ends_is_not_waited_for(
    pairs: list[Pair], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teeter.server.front.ASKED_WITHIN", 0.0)
    (_, silent), (endless, long), (slow, half) = pairs
    endless.send(b"x" * LINE)
    slow.send(b"GET /")
    assert asyncio.run(first_line(silent)) == b""
    monkeypatch.undo()
    assert asyncio.run(first_line(long)) == b"x" * LINE
    monkeypatch.setattr("teeter.server.front.ASKED_WITHIN", 0.05)
    assert asyncio.run(first_line(half)) == b"GET /"


def test_who_has_gone_needs_nobody(pairs: list[Pair]) -> None:
    client, taken = pairs[0]
    client.close()
    with pytest.raises(ConnectionAbortedError):
        asyncio.run(first_line(taken))


def test_what_one_process_does_not_take_another_one_gets(pairs: list[Pair]) -> None:
    (ended, its_end), (alive, other_end), (client, taken) = pairs
    its_end.close()
    front = Front(taken, [ended, None, alive])
    front.give(taken, 0)
    taken.close()
    said, files, _, _ = socket.recv_fds(other_end, 1, 1)
    assert said == HANDED
    with socket.socket(fileno=files[0]) as handed:
        client.send(b"hello")
        assert handed.recv(5) == b"hello"


def test_a_process_takes_connections_until_the_front_is_gone(pairs: list[Pair]) -> None:
    (front, channel), (client, taken), _ = pairs
    heard = asyncio.Event()
    gone = asyncio.Event()

    class Hears(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self._transport = transport

        def data_received(self, data: bytes) -> None:
            assert data == b"hello"
            self._transport.close()
            heard.set()

    async def live() -> None:
        HandedOn(channel, gone.set).open(Hears)
        assert front.recv(1) == READY
        socket.send_fds(front, [HANDED], [taken.fileno()])
        client.send(b"hello")
        await heard.wait()
        front.close()
        await gone.wait()

    asyncio.run(live())
    assert channel.fileno() == -1
