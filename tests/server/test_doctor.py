"""The doctor says of each thing in a sentence whether it is well, and finds what is not."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from sqlalchemy.sql.dml import UpdateBase

from teeter import __version__
from teeter.cli import main
from teeter.server.doctor import machine, way
from teeter.server.doctor.database import Beat, Seen, answers, clock, layout, look, servers
from teeter.server.doctor.finding import Finding
from teeter.server.storage import Store
from teeter.server.storage.database import database_at
from teeter.server.storage.layout import CURRENT, LAYOUT, SERVERS
from teeter.server.storage.leases import LEASE
from tests.haproxy import NOBODY
from tests.postgres import postgres
from tests.server.client import Running

GONE = f"postgresql://teeter@{NOBODY}:1/nothing"


@contextmanager
def answering(answers: dict[str, tuple[int, str]]) -> Iterator[int]:
    """Somebody who is no Teeter, and what they say to each path; the port."""

    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            status, said = answers.get(self.path.partition("?")[0], (404, ""))
            self.send_response(status)
            self.send_header("content-length", str(len(said)))
            self.end_headers()
            self.wfile.write(said.encode())

        def log_message(self, *args: object) -> None:
            """Nothing."""

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        thread = threading.Thread(target=other.serve_forever)
        thread.start()
        yield other.server_address[1]
        other.shutdown()
        thread.join()


async def carried_out(url: str, statement: UpdateBase) -> None:
    """What no server would write."""
    database = database_at(url)
    await database.transact(lambda connection: connection.execute(statement), writes=True)
    await database.close()


def told(found: list[Finding]) -> dict[str, bool]:
    return {one.name: one.well for one in found}


def port_of(server: Running) -> int:
    return int(server.address.rpartition(":")[2])


def test_the_page_is_built_or_not(tmp_path: Path) -> None:
    assert not machine.page(tmp_path).well
    (tmp_path / "index.html").touch()
    assert machine.page(tmp_path).well


def test_disk_memory_and_files(tmp_path: Path) -> None:
    assert machine.disk(tmp_path, 1).well
    assert not machine.disk(tmp_path, 2**70).well
    full = tmp_path / "meminfo"
    full.write_text("MemTotal: 100 kB\nMemAvailable: 1000 kB\n")
    found = machine.memory(full)
    assert found is not None
    assert not found.well
    full.write_text("MemAvailable: 9000000 kB\n")
    found = machine.memory(full)
    assert found is not None
    assert found.well
    assert machine.memory(tmp_path / "none") is None
    assert machine.open_files(65_536).well
    assert not machine.open_files(100).well


def test_the_physics_repeats_itself() -> None:
    assert machine.physics().well


def test_a_port_is_free_ours_or_somebody_elses(server: Running) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        number = free.getsockname()[1]
    assert machine.port("127.0.0.1", number).well
    ours = machine.port("127.0.0.1", port_of(server))
    assert (ours.well, "is well" in ours.sentence) == (True, True)
    with answering({"/healthz": (200, "I am another")}) as other:
        assert not machine.port("127.0.0.1", other).well


def test_a_database_that_cannot_be_reached_or_is_none() -> None:
    for url in (GONE, "nonsense"):
        found, beats = asyncio.run(look(url))
        assert told(found) == {"database": False}
        assert beats == []


def test_a_database_is_slow_or_of_another_layout() -> None:
    assert answers(0.001).well
    assert not answers(1.0).well
    assert layout(CURRENT).well
    assert layout(0).well
    assert not layout(CURRENT - 1).well
    assert not layout(CURRENT + 1).well


def test_clocks_differ() -> None:
    assert clock(0.2).well
    assert not clock(-20.0).well
    assert "behind" in clock(-20.0).sentence


def test_servers_that_beat_and_servers_that_fell_silent() -> None:
    fresh, gone = Beat("a", "ws://a", 0.5), Beat("b", "ws://b", 3 * LEASE)
    assert told(servers(Seen([fresh], {"a": 3, "": 2}))) == {
        "beats": True,
        "silent": True,
        "owners": True,
    }
    found = servers(Seen([fresh, gone], {"a": 3, "b": 2}))
    assert told(found) == {"beats": True, "silent": False, "owners": True}
    assert "ws://b" in found[1].sentence
    assert told(servers(Seen([gone], {"b": 2})))["owners"] is False


def test_a_server_that_was_killed_and_started_again_is_not_silent() -> None:
    """Nor are two processes behind one port, whose addresses have a new word with each start."""
    front = "/socket?front=http%3A%2F%2F127.0.0.1%3A8000+{}&worker={}"
    found = servers(
        Seen(
            [
                Beat("old", "ws://a/socket?server=a", 3 * LEASE),
                Beat("new", "ws://a/socket?server=a", 0.5),
                *(Beat(f"old {n}", front.format("word", n), 3 * LEASE) for n in range(2)),
                *(Beat(f"new {n}", front.format("other", n), 0.5) for n in range(2)),
            ],
            {},
        )
    )
    assert told(found) == {"beats": True, "silent": True, "owners": True}


def test_two_servers_with_one_address_are_told_of() -> None:
    """As when a line was copied: players would be sent in circles."""
    found = servers(Seen([Beat("a", "ws://a", 0.5), Beat("b", "ws://a", 0.5)], {}))
    assert told(found)["addresses"] is False


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    found, _ = asyncio.run(look(f"sqlite:///{file}"))
    assert told(found) == {"database": True, "layout": True}
    assert not file.exists()


def test_a_real_database_with_a_server_and_one_that_died() -> None:
    url = postgres().new_database()

    async def run() -> list[Finding]:
        store = await Store.open(url, holder="a test", address="ws://a/socket")
        await store.add_table("one", {}, 0.0)
        dead = {"id": "dead", "address": "ws://b/socket", "beat": 0.0}
        await carried_out(url, SERVERS.insert().values(dead))
        found, beats = await look(url)
        await store.close()
        assert {beat.address: beat.lives for beat in beats} == {
            "ws://a/socket": True,
            "ws://b/socket": False,
        }
        return found

    found = asyncio.run(run())
    names = ["database", "layout", "clock", "beats", "silent", "owners"]
    assert [one.name for one in found] == names
    assert [one.name for one in found[1:] if not one.well] == ["silent"]  # how quick it is, is its own


def test_a_newer_layout_is_told_and_nothing_else_asked(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"

    async def run() -> list[Finding]:
        store = await Store.open(url)
        await store.close()
        await carried_out(url, LAYOUT.update().values(version=CURRENT + 1))
        return (await look(url))[0]

    assert told(asyncio.run(run()))["layout"] is False


def test_versions_of_a_fleet() -> None:
    def ask(one_is: str, other_is: str) -> Finding | None:
        with (
            answering({"/api/shelf": (200, json.dumps({"server": one_is}))}) as one,
            answering({"/api/shelf": (200, json.dumps({"server": other_is}))}) as two,
        ):
            return way.versions(
                [
                    Beat("a", f"ws://127.0.0.1:{one}/socket?server=a", 0.1),
                    Beat("b", f"/socket?front=http%3A%2F%2F127.0.0.1%3A{two}+word&worker=1", 0.1),
                    Beat("c", "ws://gone", 3 * LEASE),
                ]
            )

    ours = f"teeter {__version__}"
    older = "teeter 0.0.1"
    same, mixed, old = ask(ours, ours), ask(ours, older), ask(older, older)
    assert same is not None
    assert same.well
    assert mixed is not None
    assert "different versions" in mixed.sentence
    assert old is not None
    assert not old.well
    assert way.versions([]) is None
    mute = way.versions([Beat("a", f"ws://{NOBODY}:1/socket", 0.1)])
    assert mute is not None
    assert not mute.well


def test_the_way_through_a_proxy(server: Running) -> None:
    found = way.proxy(
        f"http://127.0.0.1:{port_of(server)}"
    )  # no proxy: whoever is here sees the figures
    assert told(found) == {"proxy": True, "figures": False}
    assert "On the server's own machine they are shown" in found[1].sentence
    assert told(way.proxy(f"http://{NOBODY}:1")) == {"proxy": False}
    with answering({"/healthz": (421, "no")}) as other:
        assert "--name" in way.proxy(f"http://127.0.0.1:{other}")[0].sentence
    with answering({"/healthz": (503, "ill")}) as other:
        assert told(way.proxy(f"http://127.0.0.1:{other}")) == {"proxy": False}
    with answering({"/healthz": (200, "ok"), "/socket": (403, "no")}) as other:
        found = way.proxy(f"http://127.0.0.1:{other}")
        assert told(found) == {"proxy": False, "figures": True}
        assert "Host" in found[0].sentence
    with answering({"/healthz": (200, "ok")}) as other:
        assert "no sockets" in way.proxy(f"http://127.0.0.1:{other}")[0].sentence


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        number = str(free.getsockname()[1])
    db = f"sqlite:///{tmp_path / 'a.db'}"
    assert main(["doctor", "--db", db, "--port", number, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["well"]
    assert {one["name"] for one in document["findings"]} >= {"page", "physics", "port", "layout"}
    with answering({}) as other:
        assert main(["doctor", "--db", db, "--port", str(other)]) == 2
    said = capsys.readouterr()
    assert "! port" in said.out
    assert said.err == "teeter: not all is well: port\n"
    assert main(["doctor", "--url", "play.example"]) == 2
