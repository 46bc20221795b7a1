"""The database goes away in a game, or is slow: what is not stored has not happened and is not told."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest

from bench.server.client import Client, Refusal
from teeter.rules.contract import NOBODY
from teeter.server.storage import Store
from tests.postgres import postgres
from tests.server import client as by_hand
from tests.server.client import WAIT, running
from tests.server.nursery import Nursery

ME = {"kind": "me", "name": "Ann"}


async def play(client: Client) -> None:
    """The first move that is offered to whoever is on turn."""
    if client.latest["looking"] != client.latest["turn"]:
        await client.ask("look", seat=client.latest["turn"])
    seen = client.latest
    text = seen["moves"][0]["text"]
    await client.ask("move", seat=seen["turn"], text=text, version=seen["version"])


async def moves_stored(url: str, table: str) -> list[str]:
    store = await Store.open(url)
    events = await store.events(table)
    await store.close()
    return [event.body for event in events if event.kind == "move"]


def test_a_move_that_cannot_be_stored_is_refused_and_may_be_made_later() -> None:
    database = postgres()
    url = database.new_database()

    async def run(host: str, port: int) -> None:
        player = await Client.connect(host, port)
        await player.ask("create", game="eruk", seats=[ME, ME])
        table = player.latest["table"]
        watcher = await Client.connect(host, port)
        await watcher.ask("join", table=table)
        await play(player)
        version = player.latest["version"]
        await asyncio.to_thread(database.crash)
        try:
            with pytest.raises(Refusal, match="could not be stored"):
                await play(player)
        finally:
            await asyncio.to_thread(database.start)
        assert watcher.latest["version"] == version, "nobody was told"
        await play(player)
        while watcher.latest["version"] < version + 1:
            await watcher.hear("update")
        assert watcher.latest["version"] == player.latest["version"] == version + 1
        assert len(await moves_stored(url, table)) == 2
        for client in (player, watcher):
            client.close()

    with Nursery() as nursery:
        _, host, port = nursery.start(url)
        asyncio.run(run(host, port))


def last_move(server: by_hand.Running, ann: by_hand.Client) -> str:
    """Play until one move is left that ends the game; which one."""
    rng = Random(3)
    while True:
        seat = ann.table["turn"]
        ann.do("look", seat=seat)
        text = rng.choice(ann.table["moves"])["text"]
        table = server.lobby.rooms[ann.joined["table"]].table
        assert table.state
        after = table.state.copy()
        after.play(table.game.moves[text])
        if after.turn == NOBODY:
            return str(text)
        ann.move(seat, text)


def test_no_record_is_given_out_before_the_last_move_is_stored(tmp_path: Path) -> None:
    with (
        running(tmp_path) as server,
        by_hand.Client(server) as ann,
        closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other,
    ):
        name = ann.create("eruk", "me Ann", "me Bob")
        text, seat = last_move(server, ann), ann.table["turn"]
        room = server.lobby.rooms[name]

        async def played() -> None:
            async with asyncio.timeout(WAIT):
                while room.table.outcome is None:
                    await asyncio.sleep(0.01)

        other.execute("BEGIN IMMEDIATE")
        ann.say("move", id=99, seat=seat, text=text, version=ann.table["version"])
        server.call(played())
        for page in ("record", "replay", "game", "tries", "tracks/1"):
            answer = httpx.get(f"http://{server.address}/api/tables/{name}/{page}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "not-over"), page
        other.execute("ROLLBACK")
        ann.table_when(lambda t: t["outcome"] is not None)
        assert httpx.get(f"http://{server.address}/api/tables/{name}/record").status_code == 200


def test_a_move_that_failed_to_be_stored_does_not_end_a_game(tmp_path: Path) -> None:
    """Whatever stops the writing, also what is no error of the store: the table is read again."""
    with running(tmp_path) as server, by_hand.Client(server) as ann:
        name = ann.create("eruk", "me Ann", "me Bob")
        text, seat = last_move(server, ann), ann.table["turn"]
        room = server.lobby.rooms[name]
        store = server.lobby.store
        real = store.append

        async def cut(table: str, events: object, world: bytes | None = None) -> None:
            raise asyncio.CancelledError

        async def cut_off() -> None:
            store.append = cut  # type: ignore[method-assign]
            try:
                with pytest.raises(asyncio.CancelledError):
                    await room.change(lambda t, now: t.play_for(seat, text, t.version, now))
            finally:
                store.append = real  # type: ignore[method-assign]

        server.call(cut_off())
        answer = httpx.get(f"http://{server.address}/api/tables/{name}/record")
        assert answer.json()["reason"] == "not-over"
        assert ann.move(seat, text)["type"] == "done"
        ann.table_when(lambda t: t["outcome"] is not None)


def test_what_could_not_be_told_while_a_line_was_stored_is_told_with_it(tmp_path: Path) -> None:
    """While somebody else holds the file a watcher asks for the table: it comes with the line."""
    with (
        running(tmp_path) as server,
        by_hand.Client(server) as ann,
        by_hand.Client(server) as will,
        closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other,
    ):
        will.do("join", table=ann.create("eruk", "me Ann", "me Bob"))
        will.table_when(lambda t: t["watching"] == 1)
        room = server.lobby.rooms[ann.joined["table"]]

        async def storing() -> None:
            async with asyncio.timeout(WAIT):
                while not room.in_doubt:
                    await asyncio.sleep(0.01)

        other.execute("BEGIN IMMEDIATE")
        ann.say("chat", id=99, seat=0, text="Hello")
        server.call(storing())
        before = will.updates
        will.do("look", seat=None)
        assert will.updates == before, "nobody knows yet what has happened"
        other.execute("ROLLBACK")
        assert will.wait("chatted")["text"] == "Hello"
        assert will.updates == before + 1
