"""The gate: how many may be connected, and how long they may take to say what they want."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any, Final, cast

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from teeter.server.guard import GUARDS
from teeter.server.limits import Shares, household
from teeter.server.machine import Alone, Machine
from teeter.server.settings import Settings
from teeter.table.refusal import Refusal
from teeter.words.speaker import english

SPARE_FILES: Final = 200  # for the store, for programs that are started, for the log
LINGER: Final = 1.0  # seconds for somebody who is refused to hear it
MOST_FILES: Final = 65_536  # more would only make lists long


class Gate:
    """Everybody who is connected, by address. Proxies come for many, so they are not counted by theirs:
    of those they speak for each has a limited number of sockets."""

    def __init__(self, settings: Settings, machine: Machine | Alone) -> None:
        self.settings = settings
        self._most = min(settings.connections, max(SPARE_FILES, files() - SPARE_FILES))
        self._each = Shares(settings.connections_each, "connections", machine.row("connections"))
        self._proxies = [ip_network(proxy) for proxy in settings.proxies]
        self._inside: dict[asyncio.Transport, str | None] = {}

    def admit(self, transport: asyncio.Transport) -> str | None:
        """Let somebody in, or say in a sentence why not."""
        if len(self._inside) >= self._most:
            return "This server has no room for more connections."
        peer = (transport.get_extra_info("peername") or ("?",))[0]
        address = None if self._is_proxy(peer) else household(peer)
        if address is not None:
            try:
                self._each.take(address)
            except Refusal as refusal:
                self._inside[transport] = None  # for as long as it takes to say so
                return english(refusal.sentence)
        self._inside[transport] = address
        return None

    def __contains__(self, transport: asyncio.Transport) -> bool:
        return transport in self._inside

    def leave(self, transport: asyncio.Transport) -> None:
        """Somebody is gone. Who was not let in may be told too."""
        address = self._inside.pop(transport, None)
        if address is not None:
            self._each.give(address)

    async def see_out(self) -> None:
        """For ever: who is to go and does not read what was still to be said is cut off."""
        leaving: set[asyncio.Transport] = set()
        while True:
            await asyncio.sleep(self.settings.stall_limit)
            still = {transport for transport in self._inside if transport.is_closing()}
            for transport in still & leaving:
                transport.abort()
            leaving = still

    def _is_proxy(self, peer: str) -> bool:
        try:
            return any(ip_address(peer) in proxy for proxy in self._proxies)
        except ValueError:
            return False


class Config(uvicorn.Config):
    """What uvicorn hands to every connection, with our gate."""

    def __init__(self, app: ASGIApp, gate: Gate, **settings: Any) -> None:
        super().__init__(app, **settings)
        self.gate = gate


def gate_of(config: uvicorn.Config) -> Gate:
    return cast(Config, config).gate


class Counted(asyncio.Protocol):
    """What all connections share: the gate counts them until they are lost, and a client that reads
    nothing of what waits for it is cut off. The protocol of uvicorn comes after it."""

    config: uvicorn.Config
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reads_again()
        limit = gate_of(self.config).settings.stall_limit
        self._stalled = self.loop.call_later(limit, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reads_again()

    def connection_lost(self, exc: Exception | None) -> None:
        gate_of(self.config).leave(self.transport)
        self._reads_again()
        super().connection_lost(exc)

    def _reads_again(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


class Door(Counted, H11Protocol):
    """A connection that speaks HTTP, as uvicorn serves it, with limits of number and of time."""

    def __init__(self, config: uvicorn.Config, **handed_on: Any) -> None:
        super().__init__(config, **handed_on)
        self._gate = gate_of(config)
        self._refusal: bytes | None = None  # what somebody who was not let in has still to hear
        self._awaited: object = None  # which part of a request is to come
        self._timer: asyncio.TimerHandle | None = None  # until it has come
        limits = self._gate.settings
        self._limits = {h11.IDLE: limits.request_limit, h11.SEND_BODY: limits.body_limit}

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        sentence = self._gate.admit(transport)
        if sentence is None:
            super().connection_made(transport)
            self._wait()
        else:
            self._refuse(transport, sentence)

    def _refuse(self, transport: asyncio.Transport, sentence: str) -> None:
        """Who is answered before they have asked, or cut off while they speak, may not hear it:
        so wait a moment for what they want, if there is room."""
        self.transport = transport
        self._refusal = plain_answer(503, "Service Unavailable", sentence)
        if transport in self._gate:
            self._timer = self.loop.call_later(LINGER, self._show_out)
        else:
            self._show_out()

    def _say_refusal(self) -> None:
        if self._refusal:
            self.transport.write(self._refusal)
            self.transport.write_eof()
            self._refusal = b""  # said once

    def _show_out(self) -> None:
        self._say_refusal()
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._refusal is None:
            super().data_received(data)
            self._wait()
        else:
            self._say_refusal()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait_no_more()
        self._limits = {}  # a socket is no request: it stays as long as it likes
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is answered in HTTP, unless an answer is under way already."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(plain_answer(400, "Bad Request", msg))
        self.transport.close()

    def _wait(self) -> None:
        """The time for a request, or for its body, begins when it is waited for, not with each byte."""
        state = self.conn.their_state
        if state is not self._awaited:
            self._wait_no_more()
            self._awaited = state
            if state in self._limits:
                self._timer = self.loop.call_later(self._limits[state], self.transport.close)

    def _wait_no_more(self) -> None:
        self._awaited = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def plain_answer(status: int, phrase: str, sentence: str) -> bytes:
    """A whole answer in HTTP, after which the connection ends."""
    body = f"{sentence}\n".encode()
    head = {
        **GUARDS,
        "content-type": "text/plain; charset=utf-8",
        "content-length": str(len(body)),
        "connection": "close",
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
    return f"HTTP/1.1 {status} {phrase}\r\n{lines}\r\n".encode() + body


def files() -> int:
    """How many files and connections the system lets this process have open."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return MOST_FILES
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)


def raise_files() -> None:
    """Ask the system for as many as it gives without being asked for more."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    with suppress(OSError, ValueError):  # some systems have a lower limit that they do not tell
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
