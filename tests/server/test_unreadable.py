"""What cannot be read is refused in a sentence, and is no fault of the server."""

from __future__ import annotations

import pytest

from tests.server.bare import all_of, closing_code, frame, head_of, plug, upgraded
from tests.server.client import Client, Running

pytestmark = pytest.mark.usefixtures("no_fault")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/x/tracks/" + "9" * 5000, 404),
        ("/api/tables/x/tracks/%C2%B2", 404),  # a digit to some
        ("/api/tables/%FF%00/record", 404),
        ("/api/tables/x/replay?seat=%FF", 404),
        ("/api/games/%FF/rules", 404),
        ("/api/games/eruk/rules?language=%FF%00", 200),
        ("/api/words/%ED%A0%80", 404),
        ("/%FF", 404),
        ("/a?" + "b=c&" * 1000, 404),
    ],
)
def test_what_cannot_be_read_in_an_address_is_not_found(
    server: Running, path: str, status: int
) -> None:
    with plug(server) as bare:
        bare.sendall(head_of(server, "Connection: close", path=path))
        head, _, body = all_of(bare).partition(b"\r\n\r\n")
        assert head.startswith(f"HTTP/1.1 {status}".encode())
        assert body


@pytest.mark.parametrize(
    "said",
    [
        b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nzz\r\n",
        b"Content-Length: 3\r\nConnection: close\r\n\r\n\xff\xfe\xfd",
        b"Content-Length: -1\r\n\r\n",
        b"Content-Length: " + b"9" * 5000 + b"\r\n\r\n",
    ],
)
def test_a_body_that_cannot_be_read_is_refused(server: Running, said: bytes) -> None:
    with plug(server) as bare:
        bare.sendall(head_of(server, method="POST", path="/api/replay")[:-2] + said)
        told = all_of(bare)
        assert told.startswith(b"HTTP/1.1 4")
        assert told.partition(b"\r\n\r\n")[2]


def test_a_handshake_with_a_header_that_is_too_long_is_refused(server: Running) -> None:
    lines = ("Upgrade: websocket", "Connection: Upgrade", f"X-Long: {'x' * 9000}")
    with plug(server) as bare:
        bare.sendall(head_of(server, *lines, path="/socket"))
        told = all_of(bare)
        assert told.startswith(b"HTTP/1.1 400")
        assert told.endswith(b"This is no WebSocket handshake.\n")


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (frame(1, b"\xff\xfe"), 1007),
        (frame(1, b"\xc3", fin=False) + frame(0, b"\x28"), 1007),
        (frame(3, b""), 1002),
        (frame(1, b"")[:1] + b"\0", 1002),  # not masked
    ],
)
def test_a_frame_that_cannot_be_read_ends_the_connection(
    server: Running, said: bytes, code: int
) -> None:
    with upgraded(server) as bare:
        bare.sendall(said)
        assert closing_code(all_of(bare)) == code


@pytest.mark.parametrize(
    "said",
    [
        '{"type": "join", "table": "\\u0000"}',
        '{"type": "join", "table": "\\ud800"}',
        '{"type": "look", "seat": 1e400}',
        '{"type": "look", "seat": ' + "9" * 5000 + "}",
        '{"type": "look", "seat": NaN}',
        '{"type": "create", "game": "eruk", "seats": [' + '{"kind": "me"},' * 500 + '{"kind": "me"}]}',
        '{"type": "create", "game": "eruk", "seats": [{"kind": "me"}], "clock": -1e308}',
        '{"type": "why", "number": -9223372036854775808}',
        '{"a":' * 2000,
    ],
)
def test_a_message_of_extremes_is_refused(server: Running, said: str) -> None:
    with Client(server) as eve:
        eve.send(said)
        assert eve.wait("refused")["sentence"]
        eve.do("ping")
