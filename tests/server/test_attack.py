"""What an attacker sees: closed, refused, or no more than a bound; and everybody else is served."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from teeter.lab.judging import Judge
from teeter.lab.simulate import play_one
from teeter.rules.games import GAMES
from teeter.server import replays
from teeter.server.gate import files, raise_files
from teeter.server.protocol import MAX_TEXT
from teeter.server.replays import Asked, replay_of
from teeter.table.record import write
from teeter.table.refusal import Refusal
from tests.says import says
from tests.server.bare import (
    NEIGHBOUR,
    all_of,
    closing_code,
    frame,
    head_of,
    is_served,
    plug,
    upgraded,
    wait_until_all_are_gone,
)
from tests.server.client import QUICK, WAIT, Client, Running, running

pytestmark = pytest.mark.usefixtures("no_fault")


def come_by_proxy(server: Running, address: str) -> Client:
    headers: dict[str, Any] = {"X-Forwarded-For": address}
    return Client(server, **headers)


# Connections


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, connections_each=30)) as server, ExitStack() as stack:
        for _ in range(30):
            stack.enter_context(plug(server))
        told = all_of(stack.enter_context(plug(server)))
        assert told.startswith(b"HTTP/1.1 503")
        assert told.endswith(b"One address can have 30 connections.\n")
        assert is_served(server)


def test_there_is_room_for_so_many_and_again_when_somebody_leaves(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, connections=3)) as server, ExitStack() as stack:
        with plug(server), plug(server), plug(server):
            told = all_of(stack.enter_context(plug(server, NEIGHBOUR)))
            assert told.endswith(b"This server has no room for more connections.\n")
        wait_until_all_are_gone(server)
        assert is_served(server)


def test_sockets_count_as_connections_until_they_are_closed(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, connections_each=2)) as server:
        with upgraded(server), upgraded(server), plug(server) as third:
            assert all_of(third).startswith(b"HTTP/1.1 503")
        wait_until_all_are_gone(server)
        assert is_served(server, "127.0.0.1")


def test_a_proxy_comes_for_many_and_each_of_them_has_a_share(tmp_path: Path) -> None:
    """The proxy's own address has no limit; who it speaks for has one."""
    shared = replace(QUICK, connections_each=2, proxies=("127.0.0.0/8",))
    with running(tmp_path, shared) as server, ExitStack() as stack:
        for address in ("198.51.100.1", "198.51.100.1", "198.51.100.2", "2001:db8::1"):
            stack.enter_context(come_by_proxy(server, address))
        stack.enter_context(come_by_proxy(server, "2001:db8::2"))
        for address in ("198.51.100.1", "2001:db8::3"):  # of version 6 a network is one address
            with pytest.raises(Exception, match="429"):
                come_by_proxy(server, address)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_server_asks_for_as_many_files_as_it_may_have() -> None:
    import resource  # noqa: PLC0415

    before, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        raise_files()
        assert files() == (65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, hard))


# Time


def test_the_time_for_a_body_is_no_limit_for_a_socket(tmp_path: Path) -> None:
    """The request that becomes a socket has no body, and what comes later is none."""
    with running(tmp_path, replace(QUICK, body_limit=0.0)) as server, Client(server) as ann:
        for _ in range(5):
            assert ann.ask("ping")["type"] == "done"


@pytest.mark.parametrize(
    "said",
    [b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"POST /api/replay HTTP/1.1\r\nHost:"],
)
def test_who_does_not_say_what_they_want_is_not_waited_for(tmp_path: Path, said: bytes) -> None:
    with running(tmp_path, replace(QUICK, request_limit=0.2)) as server, plug(server) as idle:
        idle.sendall(said)
        assert all_of(idle) == b""


def test_a_second_request_has_no_more_time_than_the_first(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, request_limit=0.2)) as server, plug(server) as slow:
        slow.sendall(head_of(server) + b"GET /healthz HTTP/1.1\r\n")
        assert all_of(slow).endswith(b"ok\n")


def test_a_socket_that_does_not_say_hello_is_closed(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, hello_limit=0.2)) as server:
        with Client(server, hello=False) as mute, pytest.raises(ConnectionClosed) as closed:
            mute.hear()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1008


def test_who_says_hello_in_time_stays(tmp_path: Path) -> None:
    with (
        running(tmp_path, replace(QUICK, hello_limit=0.2)) as server,
        Client(server) as ann,
        Client(server, hello=False) as mute,
    ):
        with pytest.raises(ConnectionClosed):  # so long it took, and longer
            mute.hear()
        ann.do("ping")


# Memory


def test_a_frame_that_says_it_is_large_ends_the_connection_before_it_comes(server: Running) -> None:
    with upgraded(server) as bare:
        bare.sendall(frame(1, b"x", says=2**20))
        assert closing_code(all_of(bare)) == 1009


def test_a_message_in_pieces_may_not_be_larger_than_one_in_one_piece(server: Running) -> None:
    piece = b"x" * (MAX_TEXT - 1)
    with upgraded(server) as bare:
        bare.sendall(
            frame(1, piece, fin=False) + frame(0, piece, fin=False) + frame(0, b"xxx", fin=False)
        )
        assert closing_code(all_of(bare)) == 1009


def test_a_message_has_no_more_than_so_many_pieces(server: Running) -> None:
    with upgraded(server) as bare:
        bare.sendall(frame(1, b"x", fin=False) + frame(0, b"", fin=False) * 100)
        assert closing_code(all_of(bare)) == 1009


def test_pings_whose_pongs_are_not_read_end_the_connection(tmp_path: Path) -> None:
    soon = replace(QUICK, stall_limit=0.3)
    with running(tmp_path, soon) as server, upgraded(server, receive=4096) as deaf:
        with suppress(ConnectionError):
            for _ in range(100_000):
                deaf.sendall(frame(9, b"x" * 100) * 20)
        wait_until_all_are_gone(server)


def test_a_flood_of_frames_ends_the_connection(tmp_path: Path) -> None:
    calm = replace(QUICK, messages=20.0, hands=150.0)
    for flood in (frame(9, b""), frame(10, b""), frame(1, b"")):
        with running(tmp_path, calm) as server, upgraded(server) as bare:
            with suppress(ConnectionError):
                bare.sendall(flood * 40_000)
            told = all_of(bare)
            assert not told or closing_code(told) == 1008, "or it was cut off in the middle"


def test_who_goes_and_does_not_read_the_rest_is_cut_off(tmp_path: Path) -> None:
    """A close that nobody reads would otherwise wait for ever, and keep its place."""
    eager = replace(QUICK, stall_limit=0.2, connections_each=1, waiting=1)
    with running(tmp_path, eager) as server, upgraded(server, receive=2048) as deaf:
        hello = b'{"type": "hello", "protocol": 3}'
        with suppress(ConnectionError):
            for _ in range(1000):
                deaf.sendall(frame(1, hello) * 10)
        wait_until_all_are_gone(server)


# Bodies


def test_a_body_that_says_it_is_too_long_is_refused_before_it_comes(server: Running) -> None:
    with plug(server) as bare:
        lines = ("Content-Length: 2000001", "Connection: close")
        bare.sendall(head_of(server, *lines, method="POST", path="/api/replay"))
        told = all_of(bare)
        assert told.startswith(b"HTTP/1.1 413")
        assert b'{"key":"refused-record-long","args":{"most":2000000}}' in told


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, body_limit=0.3)) as server, ExitStack() as stack:
        bodies = [stack.enter_context(plug(server)) for _ in range(20)]
        for bare in bodies:
            lines = ("Content-Length: 2000000",)
            bare.sendall(head_of(server, *lines, method="POST", path="/api/replay") + b"x" * 70_000)
        assert is_served(server)
        assert [all_of(bare) for bare in bodies] == [b""] * 20


def test_who_goes_away_in_the_middle_of_a_body_is_no_fault(server: Running) -> None:
    for _ in range(5):
        with plug(server) as bare:
            lines = ("Content-Length: 100000",)
            bare.sendall(head_of(server, *lines, method="POST", path="/api/replay") + b"x" * 1000)
    assert is_served(server)


def test_a_large_answer_that_is_not_read_is_not_kept_for_ever(tmp_path: Path) -> None:
    film = replace(QUICK, stall_limit=0.3, film=b"x" * 20_000_000)
    with running(tmp_path, film) as server, plug(server, receive=4096) as deaf:
        deaf.sendall(head_of(server, path="/api/film"))
        wait_until_all_are_gone(server)


# Tables


def test_tables_that_nobody_is_at_give_way(tmp_path: Path) -> None:
    """Twenty tables of one bad neighbour do not lock out everybody else at that address."""
    with running(tmp_path, replace(QUICK, tables_each=3)) as server, Client(server) as bad:
        first = bad.create("eruk", "me Bad", "link")
        for _ in range(10):
            bad.create("eruk", "me Bad", "link")
        assert len(server.lobby.rooms) == 3
        with Client(server) as good:
            good.create("eruk", "me Good", "me Ann")
            good.do("join", table=first)  # it gave its place, not its life


def test_tables_where_somebody_is_do_not_give_way(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, tables_each=2)) as server, ExitStack() as stack:
        ann, bob, cid = (stack.enter_context(Client(server)) for _ in range(3))
        for host in (ann, bob):
            host.create("eruk", "me Ann", "me Bob")
        seats = [{"kind": "me"}, {"kind": "me"}]
        assert cid.refused("create", game="eruk", seats=seats) == "too-many"
        assert ann.move(ann.table["turn"], "turn 1")["type"] == "done"


def test_opening_and_closing_tables_has_a_limit_and_leaves_no_rows(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, tables_each=5, new_tables=0.0)) as server:
        with Client(server) as bad:
            for _ in range(10):
                bad.create("eruk", "me Bad", "me Worse")
                bad.do("close")
            seats = [{"kind": "me"}, {"kind": "me"}]
            assert bad.refused("create", game="eruk", seats=seats) == "too-fast"
        assert rows(tmp_path, "tables") == rows(tmp_path, "events") == 0


def test_a_closed_table_with_a_move_stays_in_the_store(tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(server) as ann:
        ann.create("eruk", "me Ann", "me Bob")
        ann.move(ann.table["turn"], "turn 1")
        ann.do("close")
        assert rows(tmp_path, "tables") == 1


def rows(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        count: int = database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        return count


# Games to be shown


def test_games_are_shown_only_so_often_to_one_address(tmp_path: Path) -> None:
    rare = replace(QUICK, replays=0.0)
    with running(tmp_path, rare) as server, httpx.Client(timeout=WAIT) as client:
        page = f"http://{server.address}/api/replay?seat=nobody"
        answers = [client.post(page, content=b"?") for _ in range(21)]
        assert {answer.status_code for answer in answers[:20]} == {400}
        assert (answers[20].status_code, answers[20].json()["reason"]) == (429, "too-fast")


def test_a_game_that_would_be_too_large_step_by_step_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["gulo-gulo"]
    played = play_one(game, game.options(4), "5", Judge("model", 0.8))
    text = write(played.record(game))
    most = 10 * len(text)
    replay_of(Asked(text, None, [], {}, packed=False))
    monkeypatch.setattr(replays, "MOST_BYTES", most)
    with pytest.raises(Refusal, check=says(f"at most {most:,} bytes")):
        replay_of(Asked(text, None, [], {}, packed=False))


@pytest.mark.parametrize(("kind", "said"), [("chat", {"text": "spam"}), ("react", {"what": "clap"})])
def test_who_watches_cannot_silence_who_plays(tmp_path: Path, kind: str, said: dict[str, str]) -> None:
    few = replace(QUICK, chats=1e-9, chats_at_once=2, reactions=1e-9, reactions_at_once=2)
    with running(tmp_path, few) as server, Client(server) as ann, Client(server) as eve:
        table = ann.create("eruk", "me Ann", "bot")
        eve.do("join", table=table)
        for _ in range(2):
            eve.do(kind, **said)
        assert eve.refused(kind, **said) == "too-fast"
        for _ in range(2):
            ann.do(kind, seat=0, **said)
        assert ann.refused(kind, seat=0, **said) == "too-fast"


def test_what_a_stranger_is_refused_costs_the_table_nothing(tmp_path: Path) -> None:
    few = replace(QUICK, seatings=1e-9, seatings_at_once=2)
    with running(tmp_path, few) as server, Client(server) as ann, Client(server) as eve:
        table = ann.create("eruk", "me Ann", "link")
        eve.do("join", table=table)
        for _ in range(5):
            assert eve.refused("set_listed", listed=True) == "not-host"
        ann.do("set_watchers", watchers="seats")
        ann.do("set_listed", listed=True)
        assert ann.refused("set_listed", listed=False) == "too-fast"


def test_moves_of_a_table_are_taken_back_only_so_often(tmp_path: Path) -> None:
    few = replace(QUICK, undos=1e-9, undos_at_once=2)
    with running(tmp_path, few) as server, Client(server) as ann:
        ann.create("gulp", "me Ann", "me Bob")
        seat = ann.table["turn"]
        answers = []
        for _ in range(3):
            ann.move(seat, "settle 2")
            version = ann.table["version"]
            answers.append(ann.ask("undo", seat=seat, version=version).get("reason", "done"))
        assert answers == ["done", "done", "too-fast"]


def test_only_who_looks_is_told_of_it(tmp_path: Path) -> None:
    """Or many who look around would keep the whole room busy."""
    with running(tmp_path) as server, Client(server) as ann, Client(server) as eve:
        table = ann.create("gulp", "me Ann", "me Bob", watchers="seats")
        eve.do("join", table=table)
        ann.ask("ping")
        told = len(ann.heard)
        eve.do("look", seat=1)
        eve.do("look", seat=0)
        ann.ask("ping")
        assert "update" not in [message["type"] for message in ann.heard[told:]]
