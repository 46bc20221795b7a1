"""What strangers may send: anything. What happens then: a coded refusal, and nothing else."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import convert
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from teeter.rules.contract import Reason
from teeter.rules.text import Words
from teeter.server.frames import HAND, HAND_KIND
from teeter.server.protocol import MAX_TEXT
from teeter.server.said import Said
from teeter.table.refusal import Why
from tests.server.client import QUICK, Client, Running, running
from tests.words.ftl import is_known

CODES = {*map(str, Why), *map(str, Reason)}
KINDS = [one.__struct_config__.tag for one in get_args(Said)]


@pytest.fixture(scope="module")
def table(server: Running) -> Iterator[tuple[Client, Client, Running]]:
    """Ann and Bob at a table of Eruk; Bob is the one who misbehaves."""
    with ExitStack() as stack:
        ann, bob = (stack.enter_context(Client(server)) for _ in range(2))
        name = ann.create("eruk", "me Ann", "link", "me Cid")
        bob.do("join", table=name)
        bob.do("sit", seat=1, name="Bob")
        yield ann, bob, server


def truth(server: Running, client: Client) -> dict[str, Any]:
    """The whole state of the table, as the server has it."""
    state = server.lobby.rooms[client.joined["table"]].table.state
    assert state is not None
    return state.to_json()


# Fields as they should be, nearly as they should be, and wild.
small = st.integers(-3, 9)
words = st.sampled_from(
    ["turn 1", "turn 74", "stop", "name seal", "takes", "", "turn 1 ", "\u202e", "x" * 80]
)
wild = st.recursive(
    st.none() | st.booleans() | small | st.floats(allow_nan=False) | st.text(max_size=20) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
fields = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS) | st.text(max_size=8)},
    optional={
        "id": small | wild,
        "seat": small | st.none() | wild,
        "text": words | wild,
        "version": small | st.integers(0, 2**60) | wild,
        "table": st.text(max_size=20) | wild,
        "token": st.text(max_size=20) | st.none() | wild,
        "name": st.text(max_size=90) | wild,
        "level": st.text(max_size=9) | wild,
        "yes": st.booleans() | wild,
        "number": small | wild,
        "try_number": small | wild,
        "what": st.sampled_from(["clap", "boo"]) | wild,
        "kind": st.sampled_from(["bot", "link", "me"]) | wild,
        "extra": wild,
    },
)
# What would be allowed is left out: leaving the table, or one's own moves and words.
ALLOWED = {
    "move",
    "create",
    "join",
    "leave",
    "stand",
    "chat",
    "react",
    "let_bot",
    "hello",
    "look",
    "ping",
    "sit",
}


def refusals_after(client: Client, number: int) -> list[dict[str, Any]]:
    """What is refused before the answer to a ping of this number comes."""
    client.say("ping", id=number)
    found = []
    while True:
        message = client.hear()
        if message and message["type"] == "refused":
            found.append(message)
        if message and message["type"] == "pong" and message["id"] == number:
            return found


def closing_code(client: Client) -> int:
    """The code with which the server closes a connection."""
    while True:
        try:
            client.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


pings = iter(range(10**6, 10**9))


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(message=fields.filter(lambda m: m["type"] not in ALLOWED))
def test_malformed_and_forbidden_messages_are_refused(
    table: tuple[Client, Client, Running], message: dict[str, Any]
) -> None:
    _, bob, server = table
    before = truth(server, bob)
    bob.send(json.dumps(message))
    (refused,) = refusals_after(bob, next(pings))
    assert refused["reason"] in CODES
    assert refused["reason"] == "wrong-protocol" or is_known(convert(refused["sentence"], Words))
    assert truth(server, bob) == before


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(message=st.text(max_size=200) | st.binary(max_size=200))
def test_noise_is_refused(table: tuple[Client, Client, Running], message: str | bytes) -> None:
    _, bob, server = table
    before = truth(server, bob)
    bob.send(message)
    (refused,) = refusals_after(bob, next(pings))
    assert refused["reason"] == "malformed"
    assert is_known(convert(refused["sentence"], Words))
    assert truth(server, bob) == before


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    seat=st.integers(0, 5),
    text=words,
    stale=st.integers(-2, 3),
)
def test_moves_out_of_turn_stale_or_for_others_are_refused(
    table: tuple[Client, Client, Running], seat: int, text: str, stale: int
) -> None:
    _, bob, server = table
    before = truth(server, bob)
    version = bob.table["version"] + stale
    if seat == 1 and not stale and before["turn"] == 1:
        return
    answer = bob.ask("move", seat=seat, text=text, version=max(0, version))
    assert answer["type"] == "refused"
    assert answer["reason"] in CODES
    assert answer["sentence"]
    assert truth(server, bob) == before


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    kind=st.integers(0, 255),
    flags=st.integers(0, 255),
    seat=st.integers(0, 255),
    numbers=st.lists(st.floats(width=32), min_size=5, max_size=5),
    cut=st.integers(0, 40),
)
def test_hand_frames_where_no_hand_is_asked_are_refused(
    table: tuple[Client, Client, Running],
    kind: int,
    flags: int,
    seat: int,
    numbers: list[float],
    cut: int,
) -> None:
    _, bob, server = table
    before = truth(server, bob)
    bob.send((HAND.pack(kind, flags, seat, 0, 1, 1, *numbers) + b"\0" * 8)[:cut])
    (refused,) = refusals_after(bob, next(pings))
    assert refused["to"] == "hand"
    assert refused["reason"] in ("malformed", "wrong-seat", "no-try")
    assert truth(server, bob) == before


def test_a_replayed_message_is_stale(table: tuple[Client, Client, Running]) -> None:
    ann, bob, server = table
    clients = {0: ann, 1: bob, 2: ann}
    seat = truth(server, ann)["turn"]
    mover = clients[seat]
    version = server.lobby.rooms[ann.joined["table"]].table.version
    message = {"seat": seat, "text": "turn 30", "version": version}
    mover.do("move", **message)
    before = truth(server, ann)
    for client in (ann, bob):
        assert client.refused("move", **message) in ("stale", "wrong-seat")
    assert truth(server, ann) == before


def test_deep_and_long_messages_are_refused(table: tuple[Client, Client, Running]) -> None:
    _, bob, _ = table
    bob.send("[" * 8000)
    assert refusals_after(bob, next(pings))[0]["reason"] == "malformed"
    bob.send('{"type": "chat", "text": "' + "x" * MAX_TEXT + '"}')
    assert refusals_after(bob, next(pings))[0]["reason"] == "too-long"
    assert bob.refused("chat", text="y" * 1001) == "malformed"
    bob.send('{"type": "join", "table": "' + "x" * 300 + '"}')
    assert is_known(convert(refusals_after(bob, next(pings))[0]["sentence"], Words))
    assert bob.refused("chat", text="z" * MAX_TEXT) == "too-long"


def test_a_huge_message_ends_only_its_own_connection(table: tuple[Client, Client, Running]) -> None:
    ann, _, server = table
    with Client(server) as eve:
        eve.send("x" * 2_000_000)
        assert closing_code(eve) == 1009
    ann.do("chat", seat=0, text="still here")


def test_messages_before_hello_and_before_a_table_are_refused(server: Running) -> None:
    with Client(server, hello=False) as eve:
        assert eve.refused("create", game="eruk", seats=[{"kind": "me"}]) == "wrong-protocol"
        told = eve.ask("hello", protocol=99)
        assert told["reason"] == "wrong-protocol"
        # whatever it speaks, a page can show this
        assert told["sentence"] == "This server speaks protocol 3. Load the page again."
        eve.do("hello", protocol=3)
        assert eve.refused("move", seat=0, text="turn 1", version=1) == "not-joined"
        assert eve.refused("join", table="nowhere") == "no-table"
        assert eve.refused("create", game="chess", seats=[{"kind": "me"}]) == "bad-options"
        assert eve.refused("create", game="eruk", seats=[{"kind": "me"}]) == "bad-options"
        seats = [{"kind": "me"}, {"kind": "bot", "level": "grandmaster"}]
        assert eve.refused("create", game="eruk", seats=seats) == "no-bot"
        seats = [{"kind": "me", "name": "\u200b"}, {"kind": "bot"}]
        assert eve.refused("create", game="eruk", seats=seats) == "bad-name"
        for option in ("seats", "variant", "self"):
            named = {"game": "eruk", "seats": [{"kind": "me"}] * 2, "options": {option: "2"}}
            assert eve.refused("create", **named) == "bad-options"


def test_pages_of_other_hosts_may_not_connect(server: Running) -> None:
    for origin in ("http://evil.example", "null", "https://evil.example:443"):
        with pytest.raises(InvalidStatus):
            Client(server, Origin=origin)
    with Client(server, Origin=f"http://{server.address}") as ann:
        assert ann.welcome


def test_an_allowed_origin_may_connect(tmp_path: Path) -> None:
    shown = replace(QUICK, origins=("https://play.example",))
    with running(tmp_path, shown) as server, Client(server, Origin="https://play.example") as ann:
        assert ann.welcome


def test_one_address_can_have_so_many_tables_and_connections(tmp_path: Path) -> None:
    few = replace(QUICK, tables_each=2, connections_each=3)
    with running(tmp_path, few) as server, ExitStack() as stack:
        ann, bob, cid = (stack.enter_context(Client(server)) for _ in range(3))
        ann.create("eruk", "me Ann", "bot")
        bob.create("eruk", "me Bob", "bot")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        assert cid.refused("create", game="eruk", seats=seats) == "too-many"
        ann.do("close")
        cid.create("eruk", "me Cid", "bot")
        for _ in range(30):  # an answer that comes before the question is not always heard
            with pytest.raises(InvalidStatus):
                Client(server)


def test_who_sends_too_fast_is_slowed_down_and_then_shown_out(tmp_path: Path) -> None:
    slow = replace(QUICK, messages=5.0, warnings=30)
    with running(tmp_path, slow) as server, Client(server) as eve, Client(server) as ann:
        with suppress(ConnectionClosed):  # the server may be quicker than her
            for _ in range(60):
                eve.say("ping", id=1)
        assert closing_code(eve) == 1008
        reasons = [message["reason"] for message in eve.heard if message["type"] == "refused"]
        assert set(reasons) == {"too-fast"}
        assert ann.ask("ping")["type"] == "done"


def test_what_comes_too_fast_is_refused_by_its_number(tmp_path: Path) -> None:
    """Whoever waits for the answer to a message gets one, whatever becomes of it."""
    with running(tmp_path, replace(QUICK, messages=5.0)) as server, Client(server) as ann:
        for number in range(1, 31):
            ann.say("ping", id=number)
        answered = {ann.until(lambda m: m["type"] in ("done", "refused"))["id"] for _ in range(30)}
        assert answered == set(range(1, 31))


def test_who_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    with (
        running(tmp_path, replace(QUICK, waiting=20_000, seatings_at_once=1e6)) as server,
        Client(server) as ann,
    ):
        table = ann.create("eruk", "me Ann", "me Bob")
        with asleep(server, table):
            room = server.lobby.rooms[table]
            connections = len(room.connections)
            assert connections == 2
            for number in range(5000):
                ann.do("set_watchers", watchers="seats" if number % 2 else "table")
                if len(room.connections) < connections:
                    break
            assert len(room.connections) == 1


def test_seats_of_a_table_can_be_changed_only_so_often(tmp_path: Path) -> None:
    few = replace(QUICK, seatings=1e-9, seatings_at_once=3)
    with running(tmp_path, few) as server, Client(server) as ann:
        ann.create("eruk", "me Ann", "link")
        for watchers in ("seats", "table", "seats"):
            ann.do("set_watchers", watchers=watchers)
        assert ann.refused("set_watchers", watchers="table") == "too-fast"
        ann.do("chat", seat=0, text="Well.")


@contextmanager
def asleep(server: Running, table: str) -> Iterator[None]:
    """Somebody who joins a table and then reads nothing any more."""
    host, _, port = server.address.partition(":")
    with socket.socket() as plug:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plug.connect((host, int(port)))
        url = f"ws://{server.address}/socket"
        with connect(url, sock=plug, compression=None, max_queue=1, close_timeout=0) as client:
            client.send('{"type": "hello", "protocol": 3}')
            client.send(json.dumps({"type": "join", "table": table}))
            while json.loads(client.recv(timeout=60))["type"] != "update":
                pass
            yield


def test_hand_frames_have_a_limit_too(tmp_path: Path) -> None:
    slow = replace(QUICK, hands=10.0)
    with running(tmp_path, slow) as server, Client(server) as eve:
        for made in range(25):
            eve.send(HAND.pack(HAND_KIND, 0, 0, 0, 1, made, 0, 0, 0, 0, 0))
        reasons = {one["reason"] for one in refusals_after(eve, 1)}
        assert reasons == {"not-joined", "too-fast"}


def test_a_secret_is_never_told(table: tuple[Client, Client, Running]) -> None:
    """Neither tokens of others nor the seed are in anything that was sent."""
    ann, bob, server = table
    room = server.lobby.rooms[ann.joined["table"]]
    assert ann.joined["token"].encode() not in bob.bytes
    assert bob.joined["token"].encode() not in ann.bytes
    for client in (ann, bob):
        assert room.table.plan.seed.encode() not in client.bytes
        assert room.table.seats[0].holder.encode() not in client.bytes
