"""A helped hand over the socket: everybody sees it, a restart keeps it, the try's file says it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from teeter.physics.try_recording import TryRecording
from teeter.server.storage import Store
from tests.server.client import Client, Running, running
from tests.server.test_hands import pointed


def helped(client: Client) -> list[bool]:
    return [seat["helped"] for seat in client.table["seats"]]


def test_all_are_told_whose_hand_is_helped_in_the_lobby_and_after(server: Running) -> None:
    with Client(server) as ann, Client(server) as bob, Client(server) as will:
        table = ann.create("gulo-gulo", "me Ann", "link")
        bob.do("join", table=table)
        will.do("join", table=table)
        assert helped(ann) == [False, False]
        ann.do("set_help", seat=0, helped=True)
        for one in (ann, bob, will):
            one.table_when(lambda t: t["seats"][0]["helped"])
            story = [event["sentence"] for m in one.heard for event in m.get("events", [])]
            assert {"key": "seat-hand-helped", "args": {"name": "Ann"}} in story
        bob.do("sit", seat=1, name="Bob")
        assert bob.refused("set_help", seat=0, helped=False) == "wrong-seat"
        assert will.refused("set_help", seat=0, helped=False) == "wrong-seat"
        bob.table_when(lambda t: t["started"])
        bob.do("set_help", seat=1, helped=True)
        will.table_when(lambda t: t["seats"][1]["helped"])
        bob.do("let_bot", seat=1)
        will.table_when(lambda t: t["seats"][1]["level"] is not None)
        assert helped(will) == [True, False], "a bot's hand is not helped"


def test_who_shares_a_screen_has_a_switch_for_each_seat_and_a_game_of_cards_none(
    server: Running,
) -> None:
    with Client(server) as ann:
        ann.create("go-cuckoo", "me Ann", "me Ida")
        ann.do("set_help", seat=1, helped=True)
        ann.table_when(lambda t: t["seats"][1]["helped"])
        assert helped(ann) == [False, True]
        ann.create("eruk", "me Ann", "me Ida")
        assert ann.refused("set_help", seat=1, helped=True) == "no-try"


def test_help_outlives_a_restart_and_is_written_into_the_try(tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(server) as ann:
        table = ann.create("gulo-gulo", "me Ann", "me Bob")
        seat = ann.table["turn"]
        ann.do("set_help", seat=seat, helped=True)
        token = ann.joined["token"]
    with running(tmp_path) as server, Client(server) as ann:
        ann.do("join", table=table, token=token)
        assert helped(ann) == [number == seat for number in range(2)]
        for helps in (True, False):
            player = ann.table_when(lambda t: t["turn"] not in (None, -1))["turn"]
            assert (player == seat) == helps
            pointed(ann, player)
            number = ann.see_try()
            ann.do("set_help", seat=seat, helped=True)  # nothing new: the try goes on
            ann.do("give_up", seat=player, try_number=number)
            ann.table_when(lambda t: t["turn"] != -1)
        lines = server.lobby.rooms[table].table.lines
        assert [line.helped for line in lines if line.who == -1] == [seat, None]
        url = server.url
    assert [TryRecording.from_bytes(one).steered for one in _tracks(url, table)] == ["helped", "free"]


def _tracks(url: str, name: str) -> list[bytes]:
    async def read() -> list[bytes]:
        store = await Store.open(url)
        try:
            tracks = await store.tracks(name)
            return [tracks[number] for number in sorted(tracks)]
        finally:
            await store.close()

    return asyncio.run(read())
