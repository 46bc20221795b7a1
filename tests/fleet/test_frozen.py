"""A server that says nothing more: the proxy forgets whoever has left it."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.haproxy import PAUSE, before_servers, free_ports, needs_haproxy
from tests.server.client import in_time

pytestmark = needs_haproxy

WELL = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok"
A_SOCKET = (
    b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-accept: any\r\n\r\n"
)
ASKED = (
    b"GET /socket?server=a HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: MDAwMDAwMDAwMDAwMDAwMA==\r\n\r\n"
)


@contextmanager
def silent(port: int) -> Iterator[None]:
    """A server that is well if the proxy asks, and neither reads nor ends the sockets it has."""
    had: list[socket.socket] = []

    def serve(listening: socket.socket) -> None:
        while True:
            try:
                connection, _ = listening.accept()
            except OSError:  # the test is over
                return
            asked = connection.recv(4096)
            if b"/healthz" in asked:
                connection.sendall(WELL)
                connection.close()
            elif asked:
                connection.sendall(A_SOCKET)
                had.append(connection)

    with socket.create_server(("127.0.0.1", port)) as listening:
        thread = threading.Thread(target=serve, args=[listening])
        thread.start()
        try:
            yield
        finally:
            listening.shutdown(socket.SHUT_RDWR)
            thread.join()
            for connection in had:
                connection.close()


def test_who_hangs_up_at_a_frozen_server_is_not_counted_for_an_hour() -> None:
    *ports, port = free_ports(4)
    with ExitStack() as open_:
        for each in ports:
            open_.enter_context(silent(each))
        proxy = open_.enter_context(before_servers(ports, port))
        with socket.create_connection(("127.0.0.1", port)) as client:
            client.sendall(ASKED)
            assert b" 101 " in client.recv(4096)
            assert proxy.sessions("a") == 1
        left = 1
        for _ in in_time():
            left = proxy.sessions("a")
            if not left:
                break
            time.sleep(PAUSE)
        assert left == 0
