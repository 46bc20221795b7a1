"""Two servers on one PostgreSQL: a household has no more of both than of one, as of a second ago."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any

from sqlalchemy import select
from websockets.exceptions import InvalidStatus

from teeter.server.storage.layout import SERVERS
from teeter.server.storage.leases import LEASE
from tests.postgres import postgres
from tests.server.client import QUICK, Client, Running
from tests.server.storage.test_leases import expire

WAIT = 90.0  # seconds until a test gives up; never how long it takes
HOME, SCHOOL = "198.51.100.1", "198.51.100.2"
REFUSED = 429
NEVER = 1e-9  # a second: nothing comes back while a test runs
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]


def until(true: Callable[[], object], what: str) -> None:
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.02)  # nobody would tell us


@contextmanager
def two(url: str, **limits: Any) -> Iterator[tuple[Running, Running]]:
    """Two servers behind a proxy, which says who comes."""
    with ExitStack() as stack:
        servers = []
        for name in "ab":
            address = f"ws://play.example/socket?server={name}"
            settings = replace(QUICK, address=address, proxies=("127.0.0.1",), **limits)
            servers.append(Running(url, settings))
            stack.callback(servers[-1].stop)
        yield servers[0], servers[1]


def came_from(server: Running, address: str) -> Client:
    headers: dict[str, Any] = {"X-Forwarded-For": address}
    return Client(server, **headers)


def is_let_in(server: Running, address: str = HOME) -> bool:
    try:
        came_from(server, address).close()
    except InvalidStatus as refused:
        if refused.response.status_code != REFUSED:
            raise
        return False
    return True


def test_a_household_has_as_many_connections_at_two_servers_as_at_one() -> None:
    with two(postgres().new_database(), connections_each=3) as (a, b), ExitStack() as stack:
        lines = [stack.enter_context(came_from(server, HOME)) for server in (a, b, a)]
        for server in (a, b):
            until(lambda server=server: not is_let_in(server), "it has no more")  # type: ignore[misc]
        assert is_let_in(a, SCHOOL)
        assert is_let_in(b, SCHOOL)
        lines[1].close()
        until(lambda: is_let_in(a), "one has gone: there is room again")


def test_a_household_has_as_many_tables_at_two_servers_as_at_one() -> None:
    with two(postgres().new_database(), tables_each=2) as (a, b), ExitStack() as stack:
        ann, bob, cleo = (stack.enter_context(came_from(server, HOME)) for server in (a, b, b))
        ann.create("eruk", "me Ann", "me Bob")
        bob.create("eruk", "me Ann", "me Bob")
        # Whoever opens another one leaves the one before, which gives way.
        until(lambda: says(cleo) == "too-many", "it has no more")
        dora = stack.enter_context(came_from(b, SCHOOL))
        dora.create("eruk", "me Ann", "me Bob")


def test_how_often_somebody_does_something_is_counted_at_both() -> None:
    limits = {"tables_each": 2, "new_tables": NEVER}  # four at once
    with two(postgres().new_database(), **limits) as (a, b), ExitStack() as stack:
        ann, bob = (stack.enter_context(came_from(server, HOME)) for server in (a, b))
        for client in (ann, bob, ann, bob):
            client.do("create", game="eruk", seats=SEATS)
        for client in (ann, bob):
            until(lambda client=client: says(client) == "too-fast", "all are counted")  # type: ignore[misc]


def says(client: Client) -> str:
    """What somebody hears who opens a table."""
    answer = client.ask("create", game="eruk", seats=SEATS)
    return str(answer.get("reason", "done"))


def test_what_a_server_has_told_goes_with_its_lease() -> None:
    with two(postgres().new_database(), connections_each=1) as (a, b), came_from(a, HOME):
        until(lambda: not is_let_in(b), "it has no more")
        leases = a.lobby.store.leases
        assert leases
        leases.beat = nothing  # type: ignore[method-assign] # as if it were dead
        a.call(expire(a.lobby.store, leases))
        until(lambda: is_let_in(b), "its counts are gone")


async def nothing() -> None:
    """No beat."""


def test_who_goes_from_a_server_that_stops_is_let_in_at_the_other() -> None:
    with two(postgres().new_database(), connections_each=1) as (a, b), came_from(a, HOME) as ann:
        ann.create("eruk", "me Ann", "me Bob")
        until(lambda: not is_let_in(b), "it has no more")
        a.server.stop()
        assert ann.wait("elsewhere")["address"] == ""
        until(lambda: is_let_in(b), "there is room where it is sent")


def test_no_address_is_written_down() -> None:
    with two(postgres().new_database(), connections_each=1) as (a, b), came_from(a, HOME):
        until(lambda: not is_let_in(b), "it was told")
        rows = b.call(b.lobby.store.read(select(SERVERS)))
        told = b"".join(row.counts for row in rows)
        assert told
        assert HOME.encode() not in told
        assert HOME not in repr(rows)


def test_while_the_database_is_away_nobody_is_refused_for_what_was_elsewhere() -> None:
    """Nobody waits for it either: who is let in is decided at once."""
    database = postgres()
    with two(database.new_database(), connections_each=1) as (a, b), came_from(a, HOME):
        until(lambda: not is_let_in(b), "it has no more")
        database.crash()
        try:
            until(lambda: is_let_in(b), f"after {LEASE} s each counts for itself")
            assert not is_let_in(a)
        finally:
            database.start()
        until(lambda: not is_let_in(b), "it is told again")
