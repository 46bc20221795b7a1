"""A server that dies between the last word of a try and the next world: both are there, or neither."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from teeter.rules.contract import REFEREE
from teeter.server.frames import POSES
from tests.physical import BOWLS, PHYSICAL
from tests.server.client import QUICK, Client, Running, running

GAME = "gulo-gulo"
EGGS = len(BOWLS[GAME].pieces)
FRESH = replace(QUICK, spare_worlds=0)  # bowls made ahead have a chance of their own
SEEN = 1e-5  # metres: what was saved and restored is a step further, by up to 1.3e-6 in 60 bowls
MOST_TRIES = 20  # of a careful hand, until one succeeds


@contextmanager
def no_world_saved(server: Running) -> Iterator[None]:
    """As if the server died whenever it comes to save a world: it never gets any further."""
    store, loop = server.lobby.store, server.server.loop
    assert loop
    real, goes_on = store.save_world, asyncio.Event()

    async def stuck(table: str, number: int, saved: bytes) -> None:
        await goes_on.wait()
        await real(table, number, saved)

    store.save_world = stuck  # type: ignore[method-assign]
    try:
        yield
    finally:
        store.save_world = real  # type: ignore[method-assign]
        if not loop.is_closed():
            loop.call_soon_threadsafe(goes_on.set)


def to_a_try(client: Client) -> int:
    """Play until a hand is over the nest; whose it is."""
    while client.table["turn"] != REFEREE:
        seat = client.table["turn"]
        client.do("look", seat=seat)
        texts = [choice["text"] for choice in client.table["moves"]]
        wanted = next((text for text in texts if text.startswith(("point", "turn"))), texts[0])
        client.do("move", seat=seat, text=wanted, version=client.table["version"])
    client.see_try()
    seat = client.table["hand"]["seat"]
    assert isinstance(seat, int)
    return seat


def last_word(client: Client) -> str:
    """What the referee says of the try that is under way."""
    told = client.until(lambda m: any(event["who"] == REFEREE for event in m.get("events", [])))
    return str(next(event["text"] for event in told["events"] if event["who"] == REFEREE))


def eggs(poses: bytes | None) -> npt.NDArray[np.float32]:
    """Where all eggs are; NaN for those that were taken."""
    assert poses
    rows = np.frombuffer(poses, np.float32, offset=POSES.size).reshape(-1, 7)
    return rows[:EGGS, :3]


def test_after_a_theft_the_nest_lies_as_the_hand_left_it(tmp_path: Path) -> None:
    with running(tmp_path, FRESH) as server, Client(server) as ann:
        name = ann.create(GAME, "me Ann", "me Bob")
        world = server.lobby.rooms[name].world
        assert world
        for _ in range(MOST_TRIES):
            seat = to_a_try(ann)
            with no_world_saved(server):
                ann.do("let_bot", seat=seat, level="master")
                taken = last_word(ann) == "takes"
                ann.do("take_back", seat=seat)
                if taken:
                    left, token = eggs(world.shown.frame), ann.joined["token"]
                    server.stop()
                    break
        assert taken
    assert np.isnan(left[:, 0]).sum() >= 1
    with running(tmp_path, FRESH) as server, Client(server) as ann:
        ann.do("join", table=name, token=token)
        ann.pose_head()
        assert np.allclose(eggs(ann.poses), left, atol=SEEN, equal_nan=True)
        in_nest = {
            piece.name for piece, egg in zip(BOWLS[GAME].pieces, left, strict=True) if egg[0] == egg[0]
        }
        assert set(ann.table["view"]["nest"]) == in_nest


def test_after_an_alarm_the_nest_is_filled_as_it_would_have_been(tmp_path: Path) -> None:
    with running(tmp_path, FRESH) as server, Client(server) as ann:
        name = ann.create(GAME, "me Ann", "me Bob")
        seat = to_a_try(ann)
        with no_world_saved(server):
            ann.do("give_up", seat=seat, try_number=ann.table["hand"]["number"])
            assert last_word(ann) == "alarm gave up"
            table, token = server.lobby.rooms[name].table, ann.joined["token"]
            server.stop()
    assert table.state
    stage = PHYSICAL[GAME].stage()
    stage.follow(table.state, table.world_seed())
    with running(tmp_path, FRESH) as server, Client(server) as ann:
        ann.do("join", table=name, token=token)
        ann.pose_head()
        assert np.allclose(eggs(ann.poses), stage.poses()[:EGGS, :3], atol=SEEN, equal_nan=True)
