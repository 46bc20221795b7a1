"""Tables that their hosts show to everybody: who may, what is told of them, and what never is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from tests.server.client import QUICK, Client, Message, Running, running

OFTEN = replace(QUICK, open_tables_every=0.01)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """One for each test: the shelf is the same for all who look at it."""
    with running(tmp_path, OFTEN) as up:
        yield up


class Guest(Client):
    """Somebody before the shelf."""

    def __init__(self, server: Running) -> None:
        super().__init__(server)
        self.do("list_tables", on=True)

    def shelf_when(self, wanted: Callable[[list[Message]], bool]) -> list[Message]:
        """The open tables as soon as they are like this."""
        return list(self.until(lambda m: m["type"] == "open_tables" and wanted(m["tables"]))["tables"])


def over_http(server: Running) -> list[dict[str, Any]]:
    with urlopen(f"http://{server.address}/api/tables") as answer:
        tables: list[dict[str, Any]] = json.load(answer)["tables"]
    return tables


def host(server: Running, *seats: str, game: str = "eruk", **fields: Any) -> Client:
    """Ann, who has opened a table and shows it."""
    ann = Client(server)
    ann.create(game, *seats, **fields)
    ann.do("set_listed", listed=True)
    return ann


def test_a_table_is_shown_as_soon_as_its_host_says_so_and_no_longer(server: Running) -> None:
    with Guest(server) as guest, Client(server) as ann:
        assert guest.shelf_when(lambda tables: True) == []
        table = ann.create("eruk", "me Ann", "link", "bot keen", variant="base")
        assert not ann.table["listed"]
        ann.do("set_listed", listed=True)
        assert ann.table_when(lambda told: told["listed"] is True)
        (shown,) = guest.shelf_when(bool)
        assert shown.pop("seconds") >= 0
        assert shown == {
            "table": table,
            "game": "eruk",
            "variant": "base",
            "names": ["Ann", {"key": "name-bot", "args": {"level": "Keen", "seat": "C"}}],
            "free": 1,
            "started": False,
            "watch": True,
        }
        assert [one["table"] for one in over_http(server)] == [table]
        ann.do("set_listed", listed=False)
        assert guest.shelf_when(lambda tables: not tables) == []
        assert over_http(server) == []


def test_who_comes_between_two_looks_is_told_what_has_changed_since(tmp_path: Path) -> None:
    """Somebody else was told of no table, and has gone; who comes then has seen one meanwhile."""
    with running(tmp_path, replace(QUICK, open_tables_every=0.5)) as server, Guest(server) as gone:
        gone.shelf_when(lambda tables: not tables)
        gone.do("list_tables", on=False)
        with host(server, "me Ann", "link") as ann, Guest(server) as guest:
            assert len(guest.shelf_when(bool)) == 1
            ann.do("set_listed", listed=False)
            assert guest.shelf_when(lambda tables: not tables) == []


def test_only_the_host_may_and_everybody_at_the_table_is_told(server: Running) -> None:
    with Client(server) as ann, Client(server) as bob, Client(server) as eve:
        table = ann.create("eruk", "me Ann", "link")
        for one in (bob, eve):
            one.do("join", table=table)
        bob.do("sit", seat=1, name="Bob")
        for one in (bob, eve):
            assert one.refused("set_listed", listed=True) == "not-host"
        ann.do("set_listed", listed=True)  # the game is under way
        for one in (bob, eve):
            told = one.table_when(lambda t: t["listed"])
            assert told["events"][-1]["sentence"]["key"] == "table-listed"
        assert eve.refused("set_listed", listed=False) == "not-host"
        number = ann.table["number"]
        ann.do("set_listed", listed=True)
        assert ann.table["number"] == number, "nothing has happened"


def test_a_guest_sits_down_and_the_shelf_follows(server: Running) -> None:
    with host(server, "me Ann", "link", "link") as ann, Guest(server) as guest, Guest(server) as other:
        (shown,) = guest.shelf_when(bool)
        assert shown["free"] == 2
        guest.do("join", table=shown["table"])
        guest.do("sit", seat=1, name="Gus")
        (shown,) = other.shelf_when(lambda tables: bool(tables) and tables[0]["free"] == 1)
        assert shown["names"] == ["Ann", "Gus"]
        ann.do("set_seat", seat=2, kind="bot")
        (shown,) = other.shelf_when(lambda tables: bool(tables) and tables[0]["started"])
        assert (shown["free"], shown["watch"]) == (0, True)


def test_who_is_at_a_table_hears_no_more_of_the_shelf(server: Running) -> None:
    with host(server, "me Ann", "link") as ann, Guest(server) as guest, Guest(server) as other:
        guest.do("join", table=ann.joined["table"])
        other.do("list_tables", on=False)
        heard = [len(one.heard) for one in (guest, other)]
        with Guest(server) as witness, host(server, "me Una", "link"):
            witness.shelf_when(lambda tables: len(tables) == 2)
            for one, before in zip((guest, other), heard, strict=True):
                one.do("ping")
                assert "open_tables" not in [message["type"] for message in one.heard[before:]]


def test_full_tables_that_nobody_may_watch_are_not_shown(server: Running) -> None:
    with host(server, "me Ann", "link", watchers="nothing") as ann, Client(server) as bob:
        assert [(one["free"], one["watch"]) for one in over_http(server)] == [(1, False)]
        bob.do("join", table=ann.joined["table"])
        bob.do("sit", seat=1, name="Bob")
        assert over_http(server) == []
        ann.do("set_watchers", watchers="table")
        assert [(one["free"], one["watch"]) for one in over_http(server)] == [(0, True)]


def test_a_table_that_nobody_is_at_is_not_shown_until_somebody_is_back(server: Running) -> None:
    with host(server, "me Ann", "link") as ann, Guest(server) as guest:
        guest.shelf_when(bool)
        ann.do("leave")
        guest.shelf_when(lambda tables: not tables)
        ann.do("join", table=ann.joined["table"], token=ann.joined["token"])
        guest.shelf_when(bool)


def test_finished_and_closed_tables_are_not_shown(server: Running) -> None:
    with host(server, "me Ann", "bot random") as ann, host(server, "me Una", "link") as una:
        ann.do("let_bot", seat=0, level="random")
        ann.table_when(lambda told: told["outcome"] is not None)
        assert [one["table"] for one in over_http(server)] == [una.joined["table"]]
        una.do("close")
        assert over_http(server) == []


def test_it_outlives_the_server(tmp_path: Path) -> None:
    with running(tmp_path, OFTEN) as server, host(server, "me Ann", "link") as ann:
        joined = ann.joined
    with running(tmp_path, OFTEN) as server, Client(server) as ann:
        assert over_http(server) == [], "nobody is there yet"
        ann.do("join", table=joined["table"], token=joined["token"])
        assert ann.table["listed"] is True
        assert [one["table"] for one in over_http(server)] == [joined["table"]]


def test_a_rematch_is_shown_as_the_table_before_it(server: Running) -> None:
    with host(server, "me Ann", "bot random") as ann:
        ann.do("let_bot", seat=0, level="random")
        ann.table_when(lambda told: told["outcome"] is not None)
        ann.do("rematch", seat=0)
        name = ann.table_when(lambda told: told["next_table"] is not None)["next_table"]
        ann.do("join", table=name, token=ann.joined["token"])
        assert ann.table["listed"] is True


def test_no_secret_is_told_of_any_table(server: Running) -> None:
    """No token, no fingerprint of one, no address; and of tables that are not shown nothing at all."""
    with (
        host(server, "me Ann", "link", game="gulp") as ann,
        Client(server) as una,
        Guest(server) as guest,
    ):
        hidden = una.create("eruk", "me Una", "link")
        una.do("set_listed", listed=True)
        una.do("set_listed", listed=False)
        guest.shelf_when(lambda tables: len(tables) == 1)
        with urlopen(f"http://{server.address}/api/tables") as answer:
            told = bytes(guest.bytes) + answer.read()
        secrets = [ann.joined["token"], una.joined["token"], hidden, "Una", "127.0.0.1"]
        secrets += [room.table.plan.host for room in server.lobby.rooms.values()]
        secrets += [room.table.plan.seed for room in server.lobby.rooms.values()]
        assert ann.joined["table"].encode() in told
        assert [secret for secret in secrets if secret.encode() in told] == []


def test_one_address_does_not_fill_the_shelf_and_the_shelf_has_an_end(tmp_path: Path) -> None:
    few = replace(OFTEN, open_tables_each=2, open_tables_most=3, proxies=("127.0.0.1",))
    with running(tmp_path, few) as server:
        clients = []
        for number, address in enumerate(("10.0.0.1",) * 3 + ("10.0.0.2",) * 3):
            headers: dict[str, Any] = {"X-Forwarded-For": address}
            clients.append(Client(server, **headers))
            clients[-1].create("eruk", f"me P{number}", "link")
            clients[-1].do("set_listed", listed=True)
        assert [one["names"] for one in over_http(server)] == [["P0"], ["P1"], ["P3"]]
        for client in clients:
            client.close()


def test_those_that_wait_for_players_come_first(server: Running) -> None:
    with (
        host(server, "me Ann", "bot keen"),
        host(server, "me Una", "link"),
        host(server, "me Vi", "link"),
    ):
        assert [one["names"][0] for one in over_http(server)] == ["Una", "Vi", "Ann"]


def test_a_series_of_the_day_is_not_shown(server: Running) -> None:
    with Client(server) as ann:
        ann.do("play_day", game="gulo-gulo", name="Ann")
        assert ann.refused("set_listed", listed=True) == "not-listed"


def test_a_server_may_have_none(tmp_path: Path) -> None:
    with running(tmp_path, OFTEN) as server, host(server, "me Ann", "link") as ann:
        assert ann.welcome["open_tables"] is True
        joined = ann.joined
    with running(tmp_path, replace(OFTEN, open_tables=False)) as server, Guest(server) as ann:
        assert ann.welcome["open_tables"] is False
        assert ann.shelf_when(lambda tables: True) == []
        ann.do("join", table=joined["table"], token=joined["token"])
        assert over_http(server) == [], "shown before, and no more"
        assert ann.refused("set_listed", listed=True) == "not-listed"
        ann.do("set_listed", listed=False)
