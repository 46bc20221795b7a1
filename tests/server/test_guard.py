"""By which names a server is called, what its answers tell browsers, what only its machine hears."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from teeter.server.guard import Hosts
from tests.server.bare import all_of, head_of, plug
from tests.server.client import QUICK, WAIT, Running, running

HERE = Hosts("127.0.0.1", ["play.example"])
EVERYWHERE = Hosts("0.0.0.0", [])
SOCKET = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture(scope="module")
def web(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{server.address}", timeout=WAIT) as client:
        yield client


# Names


@pytest.mark.parametrize(
    "name",
    ["localhost", "localhost:8000", "127.0.0.1:80", "[::1]:8000", "LOCALHOST.", "Play.Example:443"],
)
def test_a_server_of_this_machine_answers_to_its_names(name: str) -> None:
    assert HERE.have(name)


@pytest.mark.parametrize(
    "name",
    ["", "rebound.example", "localhost.example", "192.0.2.1", "[", "[]", "::", "play.example:x", "*"],
)
def test_a_server_of_this_machine_answers_to_nothing_else(name: str) -> None:
    assert not HERE.have(name)


def test_a_server_for_others_answers_to_its_machine_and_to_numbers() -> None:
    """A name can be made to point here; a number points where it points."""
    own = socket.gethostname()
    for name in (
        own,
        f"{own}:8000",
        f"{own.partition('.')[0]}.local",
        "192.0.2.1:8000",
        "[2001:db8::1]",
    ):
        assert EVERYWHERE.have(name)
    assert not EVERYWHERE.have("rebound.example")


def test_another_name_is_sent_away_with_a_sentence(server: Running, web: httpx.Client) -> None:
    for page in ("/", "/healthz", "/api/shelf", "/nowhere"):
        answer = web.get(page, headers={"host": "rebound.example"})
        assert answer.status_code == 421
        assert "does not answer to that name" in answer.text
    with plug(server) as bare:
        bare.sendall(SOCKET.replace(b"localhost", b"rebound.example"))
        told = all_of(bare)
    assert told.startswith(b"HTTP/1.1 421")
    assert b"does not answer to that name" in told


# What every answer tells browsers


def test_every_answer_says_what_browsers_beware_of(server: Running, web: httpx.Client) -> None:
    pages = ("/", "/healthz", "/metrics", "/nowhere", "/api/shelf", "/api/games/chess/rules")
    answers = [web.get(page) for page in pages]
    answers += [web.post("/healthz"), web.get("/healthz", headers={"host": "rebound.example"})]
    for answer in answers:
        check(answer.headers, str(answer.url))


@pytest.mark.parametrize(
    "said",
    [
        b"nonsense\r\n\r\n",
        SOCKET.replace(b"/socket", b"/other"),
        SOCKET.replace(b"Sec-WebSocket-Key", b"X"),
        SOCKET.replace(b"Upgrade\r\n", b"Upgrade\r\nOrigin: http://[\r\n", 1),
    ],
)
def test_so_does_an_answer_to_what_is_no_request(server: Running, said: bytes) -> None:
    with plug(server) as bare:
        bare.sendall(said)
        head, _, body = all_of(bare).partition(b"\r\n\r\n")
    lines = [line.partition(": ") for line in head.decode().split("\r\n")[1:]]
    check(httpx.Headers([(name, value) for name, _, value in lines]), head.decode())
    assert body


def check(headers: httpx.Headers, where: str) -> None:
    assert headers["x-content-type-options"] == "nosniff", where
    assert "frame-ancestors 'none'" in headers["content-security-policy"], where
    assert headers["referrer-policy"] == "no-referrer", where
    assert "server" not in headers, where


# What only the machine itself is told


def test_figures_are_for_the_machine_itself(server: Running, web: httpx.Client) -> None:
    assert web.get("/metrics").status_code == 200
    for header in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
        answer = web.get("/metrics", headers={header: "192.0.2.1"})
        assert answer.status_code == 403
        assert "--metrics-everywhere" in answer.text


def test_a_proxy_of_this_machine_does_not_speak_for_it(tmp_path: Path) -> None:
    behind = replace(QUICK, proxies=("127.0.0.1",))
    with running(tmp_path, behind) as server:
        page = f"http://{server.address}/metrics"
        assert httpx.get(page, headers={"x-forwarded-for": "127.0.0.1"}).status_code == 403
        assert httpx.get(page).status_code == 200


def test_figures_are_for_everybody_if_the_host_says_so(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, metrics_everywhere=True)) as server, plug(server) as bare:
        lines = ("X-Forwarded-For: 192.0.2.1", "Connection: close")
        bare.sendall(head_of(server, *lines, path="/metrics"))
        assert b"teeter_connections" in all_of(bare)
