"""The proxy's file that is shipped, with a real HAProxy before three servers: tables are found, limits
see who comes, and the servers start anew one after the other without a lost move.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from bench.server.client import Client, Elsewhere
from teeter.server.protocol import PROTOCOL
from tests.fleet.people import Crowd, crowd
from tests.fleet.town import Town
from tests.fleet.verdict import judged
from tests.haproxy import needs_haproxy
from tests.postgres import postgres
from tests.server.guest import ME

pytestmark = needs_haproxy

WAIT = 90.0  # seconds until a test gives up; never how long it takes
MOST = 12  # connections of one address
REFUSED = 429


@pytest.fixture(scope="module")
def town() -> Iterator[Town]:
    with Town(postgres(), words=("--tables", "3", "--connections", str(MOST))) as all_three:
        yield all_three


async def joined(town: Town, table: str) -> Client:
    """Somebody at a table, by its name or where they are sent."""
    path = f"/socket?table={table}"
    while True:
        client = await Client.connect("127.0.0.1", town.port, path)
        try:
            await client.ask("join", table=table)
        except Elsewhere as moved:
            client.close()
            path = "{0.path}?{0.query}".format(urlsplit(moved.address))
        else:
            return client


async def opened(town: Town, home: str) -> Client:
    client = await Client.connect("127.0.0.1", town.port, home=home)
    await client.ask("create", game="eruk", seats=[ME, ME])
    return client


def test_a_table_is_found_whichever_server_has_it(town: Town) -> None:
    async def run() -> None:
        for _ in range(2):  # connections without a table go to one after the other
            hosts = [await opened(town, f"127.0.9.{n}") for n in range(1, 4)]
            guests = [await joined(town, host.latest["table"]) for host in hosts]
            for host, guest in zip(hosts, guests, strict=True):
                assert guest.latest["table"] == host.latest["table"]
            for client in (*hosts, *guests):
                client.close()

    asyncio.run(asyncio.wait_for(run(), WAIT))


def test_limits_see_the_address_of_whoever_comes_and_nobody_can_claim_another(town: Town) -> None:
    async def run() -> None:
        hosts = [await opened(town, f"127.0.8.{n}") for n in range(1, 13)]  # three each, of one server
        for host in hosts:
            host.close()

    asyncio.run(asyncio.wait_for(run(), WAIT))
    with ExitStack() as stack:
        told = [opened_as(town, f"10.1.2.{n}", stack) for n in range(10)]
    assert told[0] == "joined"
    assert told[-1] == "refused"


def test_a_household_has_no_more_of_three_servers_than_of_one(town: Town) -> None:
    """Whatever it says of its address. The proxy leads to one server after the other."""

    def comes(forged: str, home: str) -> ClientConnection:
        return connect(
            f"ws://127.0.0.1:{town.port}/socket",
            additional_headers={"x-forwarded-for": forged},
            source_address=(home, 0),
        )

    def is_let_in(n: int) -> bool:
        try:
            with comes(f"10.1.2.{n}", "127.0.7.1"):
                return True
        except InvalidStatus as refused:
            if refused.response.status_code != REFUSED:
                raise
            return False

    with ExitStack() as stack:
        for n in range(MOST):
            stack.enter_context(comes(f"10.1.3.{n}", "127.0.7.1"))
        end = time.monotonic() + WAIT
        while any(is_let_in(n) for n in range(3)):
            assert time.monotonic() < end, "it has more"
        stack.enter_context(comes("127.0.7.1", "127.0.7.2"))


def opened_as(town: Town, forged: str, stack: ExitStack) -> str:
    """What is said to somebody who opens a table, and says to come from elsewhere."""
    line = stack.enter_context(
        connect(
            f"ws://127.0.0.1:{town.port}/socket",
            compression=None,
            additional_headers={"x-forwarded-for": forged},
        )
    )
    for message in (
        {"type": "hello", "protocol": PROTOCOL},
        {"type": "create", "id": 1, "game": "eruk", "seats": [ME, ME]},
    ):
        line.send(json.dumps(message))
    while True:
        kind: str = json.loads(line.recv(WAIT))["type"]
        if kind in ("joined", "refused"):
            return kind


def test_figures_are_not_for_everybody(town: Town) -> None:
    for way in ("/metrics", "/metrics?x", "/%6Detrics", "/%6detric%73"):  # a server reads them as one
        assert httpx.get(f"http://127.0.0.1:{town.port}{way}").status_code == 404
    assert httpx.get(f"http://127.0.0.1:{town.port}/").status_code == 200


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not true():
            await asyncio.sleep(0.05)


def test_servers_start_anew_one_after_the_other_without_a_lost_move() -> None:
    people = crowd(12, 1, Random(5), pause=0.09)

    async def run(town: Town) -> None:
        everybody = Crowd(people, town.port)
        await everybody.until("here", len(people), WAIT)
        for server in town.servers:
            await everybody.until("heard", everybody.heard + 30, WAIT)
            await asyncio.to_thread(town.ask_to_go, server)
            await everybody.until("here", len(people), WAIT)
            town.start(server)
            await until(lambda name=server.name: name in town.proxy.up())  # type: ignore[misc]
        await everybody.until("heard", everybody.heard + 30, WAIT)
        await everybody.end()

    with Town(postgres()) as town:
        asyncio.run(run(town))
        verdict = asyncio.run(judged(town.url, people))
    assert verdict.wrong == []
    assert verdict.told > 90
    assert verdict.hand_overs >= len(people)
