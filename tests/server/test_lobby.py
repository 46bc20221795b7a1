"""Tables come and go: out of memory when empty, closed and deleted by age, unharmed by a clash."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any, TypeVar

import pytest

from teeter.server.lobby import Lobby
from teeter.server.metrics import Metrics
from teeter.server.said import Create, SeatAsked
from teeter.server.storage import Store, Stored
from teeter.table.refusal import Refusal
from tests.says import says
from tests.server.client import QUICK, Client, running

T = TypeVar("T")
DAY = 86_400.0


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def wish(game: str = "eruk") -> Create:
    return Create(game=game, seats=[SeatAsked(kind="me", name="Ann"), SeatAsked(kind="me", name="Bob")])


def test_an_empty_room_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'a.db'}")
        lobby = Lobby(store, replace(QUICK, room_idle=-1.0), Metrics())
        room = await lobby.open_table(wish(), "ann", "here")
        await room.change(lambda t, now: t.play_for(t.turn or 0, "turn 4", t.version, now))
        assert room.table.state
        before = room.table.state.to_json()
        await lobby.sweep(time.time())
        assert lobby.rooms == {}
        again = await lobby.find(room.name)
        assert again is not room
        assert again.table.state
        assert again.table.state.to_json() == before
        await lobby.close()
        await store.close()

    run(story())


def test_old_tables_are_closed_and_very_old_ones_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'a.db'}")
        lobby = Lobby(store, QUICK, Metrics())
        room = await lobby.open_table(wish(), "ann", "here")
        await room.change(lambda t, now: t.play_for(t.turn or 0, "turn 4", t.version, now))
        await lobby.sweep(time.time() + 13 * DAY)
        assert await store.idle_tables(inf) == [room.name]
        await lobby.sweep(time.time() + 15 * DAY)
        assert await store.idle_tables(inf) == []
        assert await store.header(room.name)
        await lobby.sweep(time.time() + 200 * DAY)
        assert await store.header(room.name) is None
        await lobby.close()
        await store.close()

    run(story())


def test_nobody_enters_or_changes_a_table_that_was_closed_meanwhile(tmp_path: Path) -> None:
    """They had found the room, and waited at its door while the host closed it."""

    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'a.db'}")
        lobby = Lobby(store, QUICK, Metrics())
        room = await lobby.open_table(wish(), "ann", "here")
        await room.change(lambda t, now: t.play_for(t.turn or 0, "turn 4", t.version, now))
        before = await store.events(room.name)
        await lobby.close_table(room, "ann")
        with pytest.raises(Refusal, check=says("gone")) as refused:
            await room.change(lambda t, now: t.play_for(t.turn or 0, "turn 4", t.version, now))
        assert refused.value.reason == "closed"
        assert await store.events(room.name) == before
        await lobby.close()
        await store.close()

    run(story())


def test_at_an_empty_table_the_clock_rests(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        with Client(server) as ann:
            name = ann.create("eruk", "me Ann", "me Bob", clock=3600)
            token = ann.joined["token"]
        table = server.lobby.rooms[name].table
        table.decided -= 4000  # more than an hour has gone by, and nobody was there
        with Client(server) as ann:
            ann.do("join", table=name, token=token)
            assert ann.table["clock"]["left"] > 3500
            ann.do("chat", seat=0, text="here I am")
            assert not [e for m in ann.heard for e in m.get("events", []) if e["kind"] == "clock"]


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    """Somebody else has written to the log: the move is refused, the table is what the store says."""
    with running(tmp_path) as server, Client(server) as ann:
        name = ann.create("eruk", "me Ann", "me Bob")
        seat, version, number = (ann.table[key] for key in ("turn", "version", "number"))

        async def write() -> None:
            store = await Store.open(server.url)
            line = Stored(number + 1, 5.0, "chat", 0, '{"name": "Ann", "text": "from elsewhere"}')
            await store.append(name, [line])
            await store.close()

        run(write())
        assert ann.refused("move", seat=seat, text="turn 1", version=version) == "broken"
        assert ann.table["version"] == version
        assert ann.table["number"] == number + 1
        assert not ann.table["seats"][0]["away"]
        ann.do("move", seat=seat, text="turn 1", version=version)
        assert ann.table["version"] == version + 1
