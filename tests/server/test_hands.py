"""Hands at a table: people's over the socket and bots', seen by all, judged by the world alone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from teeter.physics.engine import PhysicsError
from teeter.physics.stage import Report
from teeter.physics.try_recording import TryRecording
from teeter.rules.games import GAMES
from teeter.server.frames import AT_REST, POSES
from teeter.server.storage import Store
from teeter.server.world_pool import WorldPool
from teeter.table.table import Table
from tests.physical import PHYSICAL
from tests.server.client import QUICK, Client, Message, Running, in_time, running
from tests.server.hands import SocketHand, StickHand


def pointed(client: Client, seat: int) -> str:
    """Turn a tile and point out an egg of its colour."""
    client.table_when(lambda t: t["turn"] == seat)
    client.do("look", seat=seat)
    turn = {"key": "gulo-gulo-turn-tile", "args": {}}
    if {"text": "turn tile", "label": turn} in client.table["moves"]:
        client.move(seat, "turn tile")
    text: str = client.table["moves"][0]["text"]
    client.do("move", seat=seat, text=text, version=client.table["version"])
    return text


def trying(table: Message) -> bool:
    return bool(table["hand"]["phase"] == "trying")


def table_of(server: Running, client: Client) -> Table:
    return server.lobby.rooms[client.joined["table"]].table


@pytest.fixture
def ann(server: Running) -> Iterator[Client]:
    """Ann plays both seats of a nest, and has just pointed out an egg."""
    with Client(server) as client:
        client.create("gulo-gulo", "me Ann", "me Bob")
        pointed(client, client.table["turn"])
        client.see_try()
        yield client


def test_a_hand_over_the_socket_plays_a_try_that_all_see(server: Running, ann: Client) -> None:
    with Client(server) as will:
        will.do("join", table=ann.joined["table"], name="Will")
        SocketHand(ann, ann.table["hand"]["seat"]).take()
        ann.table_when(lambda t: t["turn"] != -1)
        told = [e for m in ann.heard for e in m.get("events", []) if e["who"] == -1]
        assert len(told) == 1
        assert told[0]["sentence"]
        assert told[0]["text"] == "takes" or told[0]["text"].startswith("alarm")
        assert told[0]["well"] == (told[0]["text"] == "takes")
        will.table_when(lambda t: t["turn"] != -1)
        assert will.frames > 5
        assert will.scene["names"] == ann.scene["names"]


def test_a_hand_over_the_socket_pulls_a_stick_out_of_the_can(server: Running) -> None:
    with Client(server) as ann, Client(server) as will:
        will.do("join", table=ann.create("go-cuckoo", "me Ann", "me Bob"), name="Will")
        seat = ann.table["turn"]
        ann.do("look", seat=seat)
        ann.do("move", seat=seat, text="pull 35", version=ann.table["version"])
        ann.see_try()
        hand = StickHand(ann, seat)
        hand.take()
        assert hand.held
        ann.table_when(lambda t: t["turn"] != -1)
        words = [e["text"] for m in ann.heard for e in m.get("events", []) if e["who"] == -1]
        assert words[0] == "touches"
        assert words[-1] in ("pulled", "left standing") or words[-1].startswith("fell")
        will.table_when(lambda t: t["version"] == ann.table["version"])
        assert will.frames > 5


def test_the_hand_goes_where_it_is_told(ann: Client) -> None:
    hand = SocketHand(ann, ann.table["hand"]["seat"])
    number = ann.table["hand"]["number"]
    place = hand.place("hand")
    goal = place + np.array([0.03, -0.02, 0.04])
    for _ in in_time():
        if float(np.linalg.norm(hand.place("hand") - goal)) < 0.003:
            break
        ann.hand(hand.seat, number, *goal, 0.0, 0.0, in_air=True)
        ann.poses = None
        ann.pose_head()
    assert hand.place("hand") == pytest.approx(goal, abs=0.003)
    assert ann.table["turn"] == -1


def test_only_the_acting_seat_moves_the_hand(server: Running) -> None:
    with ExitStack() as stack:
        ann, bob = (stack.enter_context(Client(server)) for _ in range(2))
        bob.do("join", table=ann.create("gulo-gulo", "me Ann", "link"))
        bob.do("sit", seat=1, name="Bob")
        players = [ann, bob]
        ann.table_when(lambda t: t["started"])
        seat = ann.table["turn"]
        acting, other = players[seat], players[1 - seat]
        pointed(acting, seat)
        number = acting.table_when(trying)["hand"]["number"]
        for claimed, reason in ((seat, "wrong-seat"), (1 - seat, "no-try")):
            other.hand(claimed, number, 0.0, 0.0, 0.1, 0.0, 0.0)
            assert other.wait("refused")["reason"] == reason
        assert other.refused("give_up", seat=seat, try_number=number) == "wrong-seat"
        acting.hand(seat, number + 1, 0.0, 0.0, 0.1, 0.0, 0.0)
        assert acting.wait("refused")["reason"] == "no-try"
        acting.hand(seat, number, float("nan"), 0.0, 0.1, 0.0, 0.0)
        assert acting.wait("refused")["reason"] == "malformed"
        assert not table_of(server, ann).hand_moved


def test_out_of_reach_is_told_to_the_player(ann: Client) -> None:
    hand = ann.table["hand"]
    ann.hand(hand["seat"], hand["number"], 5.0, 5.0, 5.0, 0.0, 0.0, in_air=True)
    assert ann.wait("hand_note")["sentence"]["key"] == "note-too-far"


def test_a_try_can_be_given_up(ann: Client) -> None:
    hand = ann.table["hand"]
    assert ann.refused("give_up", seat=hand["seat"], try_number=hand["number"] + 7) == "no-try"
    ann.do("give_up", seat=hand["seat"], try_number=hand["number"])
    table = ann.table_when(lambda t: t["turn"] != -1)
    assert table["view"]["last"]["said"] == "alarm gave up"


def test_after_an_alarm_the_world_is_seen_to_go_on(tmp_path: Path) -> None:
    """The referee has spoken, and pictures of the same try still come before the nest is filled."""
    with running(tmp_path, replace(QUICK, pace=2.0, aftermath=4.0)) as server, Client(server) as ann:
        ann.create("gulo-gulo", "me Ann", "me Bob")
        pointed(ann, ann.table["turn"])
        number = ann.see_try()
        ann.do("give_up", seat=ann.table["hand"]["seat"], try_number=number)
        ann.until(lambda m: any(event["text"] == "alarm gave up" for event in m.get("events", [])))
        seen = ann.frames
        for _ in in_time():
            ann.hear()
            assert not ann.pose_head()[1] & AT_REST
            assert ann.pose_head()[3] == number
            if ann.frames >= seen + 2:  # the last one of the try itself may still have been on its way
                break
        assert ann.frames >= seen + 2


def test_before_the_touch_another_egg_can_be_pointed_out_or_all_taken_back(ann: Client) -> None:
    seat = ann.table["hand"]["seat"]
    first = ann.table["hand"]["number"]
    other = ann.table["asides"][0]["text"]
    ann.do("move", seat=seat, text=other, version=ann.table["version"])
    table = ann.table_when(lambda t: trying(t) and t["hand"]["number"] != first)
    assert table["view"]["egg"] == other.removeprefix("point ")
    assert table["may_undo"] == "free"
    ann.do("undo", seat=seat, version=table["version"])
    ann.do("undo", seat=seat, version=ann.table["version"])
    ann.table_when(lambda t: t["turn"] == seat and t["hand"]["phase"] == "resting")


def test_after_the_hand_has_moved_nothing_is_taken_back(ann: Client) -> None:
    hand = SocketHand(ann, ann.table["hand"]["seat"])
    ann.hand(hand.seat, ann.table["hand"]["number"], *hand.place("hand"), 0.0, 0.0)
    assert ann.refused("undo", seat=hand.seat, version=ann.table["version"]) == "no-undo"


def test_a_world_without_a_hand_stands_still(server: Running, ann: Client) -> None:
    """Nobody has moved: no picture comes, and the untouched nest is left as it is."""
    room = server.lobby.rooms[ann.joined["table"]]
    assert room.world
    assert room.world.live_try
    for number in range(5):
        ann.do("chat", seat=0, text=f"waiting {number}")
    assert room.world.live_try.recorder.tried.ticks == 0


def test_a_fault_of_the_physics_is_told_and_the_try_begins_again(server: Running, ann: Client) -> None:
    """The stage raises in the middle of a tick: all hear of it, the nest is as before."""
    room = server.lobby.rooms[ann.joined["table"]]
    assert room.world
    before = room.world.shown.frame
    live_try = room.world.live_try
    assert before
    assert live_try
    stage = live_try.recorder.stage

    def burst(ticks: int = 1) -> list[Report]:
        raise PhysicsError("Something moves at 40 m/s.")

    stage.advance = burst  # type: ignore[method-assign]
    hand = ann.table["hand"]
    ann.hand(hand["seat"], hand["number"], 0.0, 0.0, 0.2, 0.0, 0.0)
    broken = ann.until(lambda m: m["type"] == "update" and m["hand"]["phase"] == "broken")
    assert broken["hand"]["sentence"]["key"] == "try-void"
    ann.table_when(trying)
    assert ann.table["turn"] == -1
    assert room.world.stage is not stage
    assert _pieces(room.world.shown.frame) == _pieces(before)
    ann.do("give_up", seat=hand["seat"], try_number=ann.table["hand"]["number"])
    ann.table_when(lambda t: t["turn"] != -1)


def test_a_hand_that_hangs_in_the_physics_is_noticed_and_the_try_begins_again(tmp_path: Path) -> None:
    """The thread comes back from a tick too late: all were told, and it has no say any more."""
    wakes = threading.Event()
    with running(tmp_path, replace(QUICK, silence_limit=2.0)) as server, ExitStack() as stack:
        ann, will = (stack.enter_context(Client(server)) for _ in range(2))
        will.do("join", table=ann.create("gulo-gulo", "me Ann", "me Bob"))
        pointed(ann, ann.table["turn"])
        number, before = ann.see_try(), _pieces(ann.poses)
        world = server.lobby.rooms[ann.joined["table"]].world
        assert world
        assert world.live_try
        stuck = world.live_try.recorder.stage

        def hang(ticks: int = 1) -> list[Report]:
            wakes.wait()
            return []

        stuck.advance = hang  # type: ignore[method-assign]
        try:
            ann.hand(ann.table["hand"]["seat"], number, 0.0, 0.0, 0.2, 0.0, 0.0)
            for client in (ann, will):
                client.until(lambda m: m["type"] == "update" and m["hand"]["phase"] == "broken")
            ann.poses = None
            ann.see_try()
            assert _pieces(ann.poses) == before
            assert world.stage is not stuck
        finally:
            wakes.set()
        seat, again = ann.table["hand"]["seat"], ann.table["hand"]["number"]
        ann.do("give_up", seat=seat, try_number=again)
        ann.table_when(lambda t: t["turn"] != -1)
        assert ann.table["view"]["last"]["said"] == "alarm gave up"


def _pieces(poses: bytes | None) -> bytes:
    """The 22 eggs and the pole of a frame, without the hand."""
    assert poses
    return poses[POSES.size : POSES.size + 23 * 28]


def test_a_try_begins_again_from_its_checkpoint_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(server) as ann:
        table = ann.create("gulo-gulo", "me Ann", "me Bob")
        pointed(ann, ann.table["turn"])
        ann.see_try()
        hand = SocketHand(ann, ann.table["hand"]["seat"])
        token, before = ann.joined["token"], _pieces(ann.poses)
        nearer = hand.place("hand") * 0.9
        ann.hand(hand.seat, ann.table["hand"]["number"], *nearer, 0.0, 0.0, in_air=True)
    with running(tmp_path) as server, Client(server) as ann:
        ann.do("join", table=table, token=token)
        ann.see_try()
        assert _pieces(ann.poses) == before
        assert ann.table["hand"]["seat"] == hand.seat


def test_a_bots_hand_plays_at_the_pace_of_the_clock_and_is_written_down(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, pace=4.0)) as server, Client(server) as ann:
        name = ann.create("gulo-gulo", "bot casual", "bot beginner")
        ann.until(lambda m: any(e["who"] == -1 for e in m.get("events", [])))
        room = server.lobby.rooms[name]
        ann.table_when(lambda t: t["hand"]["phase"] == "trying" and t["version"] > 5)
        assert ann.frames > 3, "the hand is seen at work"
        assert room.table.lines
    with running(tmp_path) as server:
        (track, *_) = _tracks(server, name)
        tried = TryRecording.from_bytes(track)
        assert tried.commands
        assert len(tried.frames()) > 10


def _tracks(server: Running, name: str) -> list[bytes]:
    async def read() -> list[bytes]:
        store = await Store.open(server.url)
        try:
            return list((await store.tracks(name)).values())
        finally:
            await store.close()

    return asyncio.run(read())


def test_newcomers_see_the_world_at_rest(server: Running) -> None:
    with Client(server) as ann, Client(server) as will:
        name = ann.create("pharaoh", "me Ann", "me Bob")
        ann.pose_head()
        will.do("join", table=name)
        head = will.pose_head()
        assert head[1] & AT_REST
        assert head[2] == len(will.scene["names"])


def test_who_may_see_nothing_gets_no_picture(server: Running) -> None:
    with Client(server) as ann, Client(server) as will:
        name = ann.create("go-cuckoo", "me Ann", "me Bob", watchers="nothing")
        ann.pose_head()
        will.do("join", table=name)
        will.do("ping")
        assert will.scene["names"]
        assert will.poses is None


def test_a_bot_may_take_over_a_hand_at_work(ann: Client) -> None:
    seat = ann.table["hand"]["seat"]
    ann.do("let_bot", seat=seat, level="beginner")
    ann.table_when(lambda t: t["view"]["last"] is not None)
    assert ann.table["view"]["last"]["seat"] == seat


def test_the_clock_ends_a_try(server: Running) -> None:
    with Client(server) as ann:
        ann.create("gulo-gulo", "me Ann", "me Bob", clock=1)
        ann.table_when(lambda t: t["view"] is not None and t["view"]["last"] is not None)
        assert ann.table["view"]["last"]["said"] == "alarm gave up"


def test_after_a_knock_all_wait_until_the_table_is_calm(server: Running) -> None:
    """A try without a hand: the world alone says when it is over."""
    with Client(server) as ann:
        name = ann.create("go-cuckoo", "me Ann", "me Bob")
        ann.pose_head()
        room, turn = server.lobby.rooms[name], ann.table["turn"]

        async def knock() -> None:
            await room.hear([Report("knock A", "Ann knocked the table.", 0.0, ends=False)])

        server.call(knock())
        ann.table_when(lambda t: t["turn"] == turn and t["version"] > 2)
        said = [event["text"] for message in ann.heard for event in message.get("events", [])]
        assert said[-2:] == ["knock A", "calm"]


def test_a_bowl_made_ahead_is_as_good_as_one_poured_now() -> None:
    """The stage takes it for what the rules ask: nothing is poured again."""
    world_pool = WorldPool(kept=1)
    try:
        world_pool.stock(GAMES["gulo-gulo"])
        world_pool._thread.submit(int).result()  # after what was asked for
        saved = world_pool.take(GAMES["gulo-gulo"])
        assert saved
        assert world_pool.take(GAMES["gulo-gulo"]) is None
        state = GAMES["gulo-gulo"].start(GAMES["gulo-gulo"].options(4), Random(5))
        assert PHYSICAL["gulo-gulo"].is_full(state)
        stage = PHYSICAL["gulo-gulo"].stage()
        stage.restore(saved)
        before = stage.poses()
        stage.follow(state, 1)
        assert np.array_equal(before, stage.poses(), equal_nan=True)
    finally:
        world_pool.close()


def test_only_bowls_are_made_ahead_and_only_full_ones() -> None:
    can = GAMES["go-cuckoo"].start(GAMES["go-cuckoo"].options(2), Random(1))
    assert not PHYSICAL["go-cuckoo"].is_full(can)
    nest = GAMES["gulo-gulo"].start(GAMES["gulo-gulo"].options(2), Random(1))
    nest.play(GAMES["gulo-gulo"].moves["turn tile"])
    nest.play(next(iter(nest.moves())))
    nest.play(GAMES["gulo-gulo"].moves["takes"])
    assert not PHYSICAL["gulo-gulo"].is_full(nest)
