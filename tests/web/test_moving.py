"""Two servers behind one address: the page follows its table when a server stops, and when it is at the
wrong one, and the person stays seated.
"""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Browser, expect

from tests.postgres import postgres
from tests.web.person import Person
from tests.web.test_restart import free_port, kill

WORD = re.compile(rb"server=(\w)")


class Proxy:
    """Hands connections on: to the server that the first line names, else to whichever is `usual`."""

    def __init__(self) -> None:
        self.ports: dict[str, int] = {}
        self.usual = ""
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def close(self) -> None:
        with suppress(OSError):  # wakes up who waits for the next guest
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        self._thread.join()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=self._join, args=self._door.accept()[:1], daemon=True).start()

    def _join(self, guest: socket.socket) -> None:
        with guest, suppress(OSError):
            first = guest.recv(65536)
            named = WORD.search(first.partition(b"\r\n")[0])
            name = named[1].decode() if named else self.usual
            with socket.create_connection(("127.0.0.1", self.ports[name])) as server:
                server.sendall(first)
                back = threading.Thread(target=_pass_on, args=(server, guest), daemon=True)
                back.start()
                _pass_on(guest, server)
                back.join()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    """Until one of them hangs up."""
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    for each in (one, other):
        with suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)


@contextmanager
def proxy() -> Iterator[Proxy]:
    made = Proxy()
    try:
        yield made
    finally:
        made.close()


def start(between: Proxy, name: str, url: str) -> subprocess.Popen[str]:
    """One of several servers, once it answers."""
    port = between.ports[name] = free_port()
    address = f"http://127.0.0.1:{between.port}/socket?server={name}"
    words = ["serve", "--port", str(port), "--db", url, "--address", address, "--workers", "1"]
    process = subprocess.Popen(
        [sys.executable, "-m", "teeter.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout
    assert any("served at" in line for line in process.stdout)
    return process


def play_on(ann: Person) -> None:
    version = ann.version()
    assert ann.wait_for_choice()
    ann.press(ann.moves()[0])
    ann.wait_for_choice()
    assert ann.version() > version


def test_the_page_follows_its_table_from_server_to_server(flat: Browser) -> None:
    url = postgres().new_database()
    with proxy() as between:
        between.usual = "a"
        first, second = start(between, "a", url), start(between, "b", url)
        ann = Person(flat, f"http://127.0.0.1:{between.port}")
        try:
            ann.play_now("eruk")
            assert ann.wait_for_choice()
            between.usual = "b"  # from now on the proxy believes all tables to be there
            with ann.page.expect_websocket(lambda line: "server=a" in line.url):
                ann.page.reload()
            play_on(ann)
            version = ann.version()
            with ann.page.expect_websocket(lambda line: "table=" in line.url):
                first.send_signal(signal.SIGTERM)
            expect(ann.page.locator(".line")).to_have_count(0)
            assert first.wait(timeout=60) == 0
            assert ann.version() >= version
            play_on(ann)
        finally:
            kill(second)
            kill(first)
            ann.leave()
    assert ann.faults == []
