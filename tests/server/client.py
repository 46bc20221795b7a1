"""A client and a server for tests: real sockets on loopback, each server in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
from websockets.sync.client import ClientConnection, connect

from teeter.rules.text import Words
from teeter.server.app import Server
from teeter.server.frames import HAND, HAND_KIND, IN_AIR, POSES, PRESSED
from teeter.server.lobby import Lobby
from teeter.server.protocol import PROTOCOL
from teeter.server.settings import Settings
from tests.words.ftl import is_known

WAIT = 60.0  # seconds until a test gives up waiting; never how long it takes

Message = dict[str, Any]
T = TypeVar("T")

QUICK = Settings(
    bot_waits=0.0,
    bot_answers=0.0,
    pace=50.0,
    aftermath=0.0,
    spare_worlds=1,
    messages=5000.0,
    hands=5000.0,
    new_tables=5000.0,
    replays=5000.0,
)


def in_time(within: float = WAIT) -> Iterator[None]:
    """Round after round, as long as a test waits: pictures may come for ever while it waits in vain."""
    end = time.monotonic() + within
    while time.monotonic() < end:
        yield


class Running:
    """A server that is up."""

    def __init__(self, at: Path | str, settings: Settings = QUICK) -> None:
        """In a folder, or with a database."""
        up = threading.Event()
        self.url = at if isinstance(at, str) else f"sqlite:///{at / 'tables.db'}"
        self.server = Server(self.url, settings, ready=lambda address: up.set())
        self.address = self.server.address.removeprefix("http://")
        self._thread = threading.Thread(target=self.server.run, name="server")
        self._thread.start()
        assert up.wait(WAIT), "the server did not start"

    @property
    def lobby(self) -> Lobby:
        assert self.server.lobby
        return self.server.lobby

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server."""
        loop = self.server.loop
        assert loop
        return asyncio.run_coroutine_threadsafe(work, loop).result(WAIT)

    def stop(self) -> None:
        self.server.stop()
        self._thread.join(WAIT)
        assert not self._thread.is_alive(), "the server does not stop"


@contextmanager
def running(folder: Path, settings: Settings = QUICK) -> Iterator[Running]:
    server = Running(folder, settings)
    try:
        yield server
    finally:
        server.stop()


class Client:
    """Somebody at a table, by hand."""

    def __init__(self, server: Running, *, hello: bool = True, **headers: str) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://{server.address}/socket",
                additional_headers=headers,
                compression=None,
                max_size=None,
                max_queue=None,  # a test may look away for a while
                ping_interval=None,
            )
        )
        self.heard: list[Message] = []  # all JSON, in order
        self.bytes = bytearray()  # everything that came, as it came
        self.poses: bytes | None = None
        self.frames = 0
        self.table: Message = {}  # the last update
        self.told = b""  # the same as it came
        self.updates = 0
        self.joined: Message = {}
        self.scene: Message = {}
        self._id = 0
        self._made = 0  # milliseconds: the newest hand frame
        self._read = 0
        if hello:
            self.say("hello", protocol=PROTOCOL)
            self.welcome = self.wait("welcome")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    # Sending

    def send(self, message: str | bytes) -> None:
        self.socket.send(message)

    def say(self, kind: str, /, **fields: Any) -> None:
        self.send(msgspec.json.encode({"type": kind, **fields}).decode())

    def ask(self, kind: str, /, **fields: Any) -> Message:
        """Say something and wait for its answer: done or refused."""
        self._id += 1
        self.say(kind, id=self._id, **fields)
        for _ in in_time():
            message = self.hear()
            if message and message["type"] in ("done", "refused") and message["id"] == self._id:
                return message
        raise AssertionError(f"no answer to {kind}")

    def do(self, kind: str, /, **fields: Any) -> None:
        answer = self.ask(kind, **fields)
        assert answer["type"] == "done", answer

    def refused(self, kind: str, /, **fields: Any) -> str:
        """The code with which a message is refused."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        reason: str = answer["reason"]
        if reason != "wrong-protocol":  # who speaks another one need not know our keys
            assert is_known(msgspec.convert(answer["sentence"], Words)), answer
        return reason

    def create(self, game: str, /, *seats: str, **fields: Any) -> str:
        """A new table; seats are "me NAME", "link" or "bot LEVEL"."""
        self.do("create", game=game, seats=[_seat(seat) for seat in seats], **fields)
        table: str = self.joined["table"]
        return table

    def move(self, seat: int, text: str) -> Message:
        return self.ask("move", seat=seat, text=text, version=self.table["version"])

    def hand(
        self, seat: int, number: int, *wish: float, pressed: bool = False, in_air: bool = False
    ) -> None:
        """A hand frame, made now: x, y, z, yaw, level."""
        self._made = max(self._made + 1, time.monotonic_ns() // 1_000_000 % 2**31)
        flags = (PRESSED if pressed else 0) | (IN_AIR if in_air else 0)
        self.send(HAND.pack(HAND_KIND, flags, seat, 0, number, self._made, *wish))

    # Hearing

    def hear(self) -> Message | None:
        """The next message; None for poses."""
        data = self.socket.recv(timeout=WAIT)
        if isinstance(data, bytes):
            self.poses = data
            self.frames += 1
            return None
        self.bytes += data.encode()
        message: Message = msgspec.json.decode(data)
        self.heard.append(message)
        if message["type"] == "update":
            self.table = message
            self.told = data.encode()
            self.updates += 1
        elif message["type"] in ("joined", "scene"):
            setattr(self, message["type"], message)
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message like this that was not waited for yet."""
        for _ in in_time():
            while self._read < len(self.heard):
                message = self.heard[self._read]
                self._read += 1
                if wanted(message):
                    return message
            self.hear()
        raise AssertionError("no such message")

    def wait(self, kind: str) -> Message:
        return self.until(lambda message: message["type"] == kind)

    def table_when(self, wanted: Callable[[Message], bool], within: float = WAIT) -> Message:
        """The table as soon as it is like this."""
        for _ in in_time(within):
            if self.table and wanted(self.table):
                return self.table
            self.hear()
        raise AssertionError("the table does not come to that")

    def see_try(self) -> int:
        """Wait for a picture of the try that is under way; its number."""
        number: int = self.table_when(lambda t: t["hand"]["phase"] == "trying")["hand"]["number"]
        for _ in in_time():
            if self.pose_head()[3] == number:
                return number
            self.hear()
        raise AssertionError(f"no picture of try {number}")

    def pose_head(self) -> tuple[Any, ...]:
        """The head of the newest pose frame."""
        for _ in in_time():
            if self.poses is not None:
                return POSES.unpack_from(self.poses)
            self.hear()
        raise AssertionError("no picture")


def _seat(asked: str) -> dict[str, str]:
    kind, _, rest = asked.partition(" ")
    if kind == "bot":
        return {"kind": kind, "level": rest}
    return {"kind": kind, "name": rest}
