"""Series of the day over the socket: the same nest for everybody, judged by running the tries again."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec
import pytest

from teeter.physics.try_recording import TryRecording
from teeter.rules.text import Words
from teeter.server.days import AT_ONCE, day_of, seconds_left
from teeter.server.frames import POSES
from tests.server.client import QUICK, Client, Message, Running, running
from tests.server.hands import SocketHand
from tests.words.ftl import is_known

GAME = "gulo-gulo"
ROUNDS = 4  # of a minute each, at most: a judge gives way to everything else on a busy machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("days")) as up:
        yield up


def day_told(server: Running, table: str = "", day: str = "") -> Message:
    where = f"/api/days/{GAME}" + (f"/{day}" if day else "") + (f"?table={table}" if table else "")
    with urlopen(f"http://{server.address}{where}") as answer:
        told: Message = msgspec.json.decode(answer.read())
    return told


def wait_for_world(server: Running, table: str) -> None:
    """Until the last try is stored."""
    world = server.lobby.rooms[table].world
    assert world
    server.call(world.settled())


def judged(server: Running, table: str) -> Message:
    """One's own series, when it was judged. Who asks too early does no harm."""
    wait_for_world(server, table)
    day_told(server, table)
    for _ in range(ROUNDS):
        with suppress(TimeoutError):
            server.call(server.lobby.days.settled())
            break
    mine: Message = day_told(server, table)["mine"]
    return mine


def see_rest(client: Client) -> None:
    """Until the nest lies there to be looked at, or all is over."""
    client.table_when(lambda t: t["outcome"] or t["hand"]["phase"] == "resting")
    client.pose_head()


def begin(client: Client, name: str, token: str | None = None) -> str:
    client.do("play_day", game=GAME, name=name, token=token)
    see_rest(client)
    table: str = client.joined["table"]
    return table


def play_to_the_end(client: Client, most: int) -> int:
    """Steal the easiest eggs, then give up in a try; how many were stolen."""
    hand = SocketHand(client, 0)
    while client.table["outcome"] is None:
        stolen: int = client.table["view"]["gulos"][0]
        egg = hand.easiest(hand.pieces)
        assert client.move(0, f"point {egg}")["type"] == "done"
        if stolen < most:
            hand.take()
        else:
            client.say("give_up", seat=0, try_number=client.see_try())
        see_rest(client)
    scores: list[int] = client.table["outcome"]["scores"]
    return scores[0]


def test_a_series_is_run_again_before_it_counts(server: Running) -> None:
    with Client(server) as ada:
        table = begin(ada, "Ada")
        assert day_told(server, table)["mine"]["status"] == "open"
        count = play_to_the_end(ada, 1)
    mine = judged(server, table)
    assert mine["status"] == "counts", mine
    assert mine["count"] == count
    assert mine["card"].endswith("💥")
    assert len(mine["card"]) == count + 1
    (placed,) = [one for one in day_told(server, table)["board"] if one["mine"]]
    assert (placed["name"], placed["count"], placed["helped"]) == ("Ada", count, False)


def test_everybody_finds_the_same_nest_and_has_one_series_a_day(server: Running) -> None:
    with Client(server) as bea, Client(server) as cid:
        one, other = begin(bea, "Bea"), begin(cid, "Cid")
        assert one != other
        assert bea.poses
        assert cid.poses
        assert bea.poses[POSES.size :] == cid.poses[POSES.size :]
        token = cid.joined["token"]
        assert cid.move(0, "point red-1")["type"] == "done"
        cid.do("play_day", game=GAME, name="Cid again", token=token)
        assert cid.joined["table"] == other
        assert cid.table["view"]["egg"] == "red-1"
        assert cid.table["seats"][0]["name"] == "Cid"


def test_a_forged_series_does_not_count_and_the_reason_is_told(server: Running) -> None:
    with Client(server) as dan:
        table = begin(dan, "Dan")
        world = server.lobby.rooms[table].world
        assert world
        world.on_kept = lambda: None  # a server that is stopped before it judges
        dan.move(0, "point blue-1")
        dan.say("give_up", seat=0, try_number=dan.see_try())
        dan.table_when(lambda t: bool(t["outcome"]))
        wait_for_world(server, table)
        (number, told), *_ = server.call(server.lobby.store.tracks(table)).items()
        tried = TryRecording.from_bytes(told)
        tried.steered = ""
        server.call(server.lobby.store.add_track(table, number, tried.to_bytes()))
        mine = judged(server, table)
    assert mine["status"] == "refused"
    assert is_known(msgspec.convert(mine["sentence"], Words))
    assert not [one for one in day_told(server, table)["board"] if one["mine"]]


def test_no_bot_plays_a_series_for_anybody(server: Running) -> None:
    with Client(server) as gil:
        begin(gil, "Gil")
        assert gil.refused("let_bot", seat=0, level="master") == "wrong-seat"
        gil.do("stand", seat=0)
        assert gil.refused("let_bot", seat=0, level="master") != ""
        assert gil.refused("set_seat", seat=0, kind="bot", level="master") == "wrong-seat"


def test_a_hand_that_a_bot_has_moved_is_not_said_to_be_a_persons(server: Running) -> None:
    with Client(server) as ivy:
        table = ivy.create(GAME, "me Ivy", "bot casual")
        while ivy.table["hand"]["phase"] != "trying" or ivy.table["hand"]["seat"] != 0:
            if ivy.table["turn"] == 0:
                ivy.move(0, ivy.table["moves"][0]["text"])
            ivy.hear()
        world = server.lobby.rooms[table].world
        assert world
        assert world.live_try
        tried = world.live_try.recorder.tried
        assert tried.steered == "free"
        ivy.do("let_bot", seat=0, level="casual")
        assert tried.steered == ""


def test_who_leaves_a_try_of_a_series_that_has_touched_has_given_it_up(server: Running) -> None:
    """Or it could be tried again and again, until it ends well."""
    with Client(server) as hal:
        table = begin(hal, "Hal")
        token = hal.joined["token"]
        hand = SocketHand(hal, 0)
        room = server.lobby.rooms[table]
        assert room.world
        world = room.world
        hal.move(0, f"point {hand.easiest(hand.pieces)}")
        hand.take(lambda: world.live_try is not None and world.live_try.touched)
        assert world.live_try is not None, "it is under way"
        hal.do("leave")
    room.emptied = float("-inf")
    server.call(server.lobby.sweep(0.0))
    assert table not in server.lobby.rooms
    with Client(server) as hal:
        hal.do("join", table=table, token=token)
        assert hal.table_when(lambda told: told["outcome"] is not None)["outcome"]["scores"] == [0]


def test_what_is_no_day_and_no_series_is_refused(server: Running) -> None:
    for where, status in (
        ("/api/days/eruk", 404),
        ("/api/days/nowhere", 404),
        (f"/api/days/{GAME}/2999-01-01", 404),
        (f"/api/days/{GAME}/yesterday", 404),
    ):
        with pytest.raises(HTTPError) as refused:
            urlopen(f"http://{server.address}{where}")
        assert refused.value.code == status
        refused.value.close()
    assert day_told(server, day="2026-01-01")["board"] == []
    assert day_told(server, "%00")["mine"] is None
    with Client(server) as eve:
        assert eve.refused("play_day", game="eruk", name="Eve") == "no-game"
        assert eve.refused("play_day", game=GAME, name="\u200b") == "bad-name"


def test_one_address_begins_only_so_many(tmp_path: Path) -> None:
    few = dataclasses.replace(QUICK, new_series=1e-9)
    with running(tmp_path, few) as server, Client(server) as fay:
        for _ in range(AT_ONCE):
            fay.do("play_day", game=GAME, name="Fay")
        assert fay.refused("play_day", game=GAME, name="Fay") == "too-fast"
        fay.do("play_day", game=GAME, name="Fay", token=fay.joined["token"])


def test_days_are_those_of_utc() -> None:
    noon = datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp()
    assert (day_of(noon), seconds_left(noon)) == ("2026-11-17", 12 * 3600)
    assert day_of(noon + 12 * 3600) == "2026-11-18"
