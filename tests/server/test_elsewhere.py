"""Two servers on one PostgreSQL, as their clients hear them: where a table is, and that it moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace

import httpx
import pytest

from tests.postgres import postgres
from tests.server.client import QUICK, Client, Message, Running
from tests.server.storage.test_leases import expire
from tests.server.test_open_tables import Guest

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]


@pytest.fixture
def two() -> Iterator[tuple[Running, Running]]:
    url = postgres().new_database()
    with ExitStack() as stack:
        servers = []
        for name in "ab":
            address = f"ws://play.example/socket?server={name}"
            settings = replace(QUICK, address=address, open_tables_every=0.05)
            servers.append(Running(url, settings))
            stack.callback(servers[-1].stop)
        yield servers[0], servers[1]


def elsewhere(client: Client, kind: str, **fields: object) -> Message:
    """What a client hears who asks the wrong server."""
    client.say(kind, id=77, **fields)
    told = client.wait("elsewhere")
    assert told["id"] == 77
    return told


def test_who_comes_to_the_wrong_server_is_told_the_right_one(two: tuple[Running, Running]) -> None:
    a, b = two
    with Client(a) as ann, Client(b) as bob:
        ann.do("create", game="eruk", seats=SEATS)
        table = ann.joined["table"]
        told = elsewhere(bob, "join", table=table)
        assert (told["table"], told["address"]) == (table, "ws://play.example/socket?server=a")
        assert bob.refused("join", table="nowhere") == "no-table"
        bob.do("create", game="eruk", seats=SEATS)  # the line is as good as before
        assert elsewhere(ann, "join", table=bob.joined["table"])["address"].endswith("server=b")
        ann.do("chat", text="I am still here")


def test_the_series_of_a_day_is_one_and_its_board_the_same_everywhere(
    two: tuple[Running, Running],
) -> None:
    a, b = two
    with Client(a) as ann, Client(b) as same:
        ann.do("play_day", game="gulo-gulo", name="Ann")
        table, token = ann.joined["table"], ann.joined["token"]
        assert elsewhere(same, "play_day", game="gulo-gulo", name="Ann", token=token)["table"] == table
        for server in two:
            day = httpx.get(f"http://{server.address}/api/days/gulo-gulo", params={"table": table})
            assert day.json()["mine"]["status"] == "open"


def test_a_server_that_stops_hands_its_tables_over(two: tuple[Running, Running]) -> None:
    a, b = two
    with Client(a) as ann, Client(b) as bob:
        ann.do("create", game="eruk", seats=SEATS)
        table, token = ann.joined["table"], ann.joined["token"]
        ann.do("chat", text="Do not forget this")
        a.server.stop()
        told = ann.wait("elsewhere")
        assert (told["id"], told["table"], told["address"]) == (0, table, "")
        bob.do("join", table=table, token=token)  # at once: nobody waits for a lease to end
        assert bob.joined["seats"] == [0, 1]
        assert bob.wait("chatted")["text"] == "Do not forget this"
        with pytest.raises(OSError, match="refused"):
            Client(a)


def test_a_server_whose_lease_has_ended_sends_its_people_away(two: tuple[Running, Running]) -> None:
    a, b = two
    with Client(a) as ann, Client(b) as bob:
        ann.do("create", game="eruk", seats=SEATS)
        table, token = ann.joined["table"], ann.joined["token"]
        leases = a.lobby.store.leases
        assert leases
        a.call(expire(a.lobby.store, leases))
        assert ann.wait("elsewhere")["table"] == table  # with the next beat
        bob.do("join", table=table, token=token)
        assert elsewhere(ann, "join", table=table, token=token)["address"].endswith("server=b")


def test_open_tables_are_the_same_at_all_servers_until_theirs_is_gone(
    two: tuple[Running, Running],
) -> None:
    a, b = two
    with Client(a) as ann, Client(b) as bob, Guest(b) as guest:
        ann.create("eruk", "me Ann", "link")
        ann.do("set_listed", listed=True)
        bob.create("gulp", "me Bob", "link")
        bob.do("set_listed", listed=True)
        shown = {one["table"]: one for one in guest.shelf_when(lambda tables: len(tables) == 2)}
        assert shown.keys() == {ann.joined["table"], bob.joined["table"]}
        hers = shown[ann.joined["table"]]
        assert hers["names"] == ["Ann"]
        assert hers["seconds"] >= 0
        assert elsewhere(guest, "join", table=hers["table"])["address"].endswith("server=a")
        with Guest(a) as other:
            assert len(other.shelf_when(lambda tables: len(tables) == 2)) == 2
        ann.do("set_listed", listed=False)
        (left,) = guest.shelf_when(lambda tables: len(tables) == 1)
        assert left["game"] == "gulp"
