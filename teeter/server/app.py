"""The server as an ASGI application, and how it is run."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from teeter.server.frame_socket import FrameSocket
from teeter.server.gate import Config, Door, Gate, raise_files
from teeter.server.guard import GUARDS, SOCKET, Guard, Hosts
from teeter.server.handed_on import HandedOn
from teeter.server.lobby import Lobby
from teeter.server.machine import Machine
from teeter.server.memory import few_heaps
from teeter.server.metrics import Metrics
from teeter.server.neighbours import Neighbours
from teeter.server.pages import routes
from teeter.server.ports import address_of, listen
from teeter.server.protocol import MAX_TEXT
from teeter.server.settings import Settings
from teeter.server.socket import SocketServer
from teeter.server.storage import LOST, Store, StoreError

LOG: Final = logging.getLogger(__name__)
# Bytes: a longer message ends the connection, and no more is kept of one that is not whole.
MAX_FRAME: Final = 2 * MAX_TEXT
HANDING_OVER: Final = 10.0  # seconds for all tables, when the server stops and others go on
LEAVING: Final = 5  # seconds for requests under way when the server stops


def application(lobby: Lobby, hosts: Hosts) -> Starlette:
    """All that can be reached, for one lobby."""
    app = Starlette(
        routes=[WebSocketRoute(SOCKET, SocketServer(lobby)), *routes(lobby)],
        middleware=[
            Middleware(Guard, hosts=hosts),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
    )
    app.state.lobby = lobby
    return app


class _Uvicorn(uvicorn.Server):
    """Leaves signals to us: its own way kills the process before threads are joined."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    def protocol(self) -> asyncio.Protocol:
        """For a connection that somebody else has taken."""
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: it does not exist for Windows."""
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - not everywhere

    return uvloop.new_event_loop


class Server:
    """A server at one address with one store. It runs until a signal comes, or `stop`."""

    def __init__(
        self,
        url: str,
        settings: Settings,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        ready: Callable[[str], None] = lambda address: None,
        channel: socket.socket | None = None,
    ) -> None:
        """Takes the port at once; with a `channel` connections are handed on through it (`front.py`).
        Raises OSError. `ready` is told the address when it serves."""
        self._socket = channel or listen(host, port)
        self._is_handed_on = channel is not None
        self.address = address_of(host, port if channel else self._socket.getsockname()[1])
        self.lobby: Lobby | None = None  # while it runs
        self._url = url
        self._settings = settings
        self._host = host
        self._ready = ready
        self._uvicorn: _Uvicorn | None = None
        self._handed_on: HandedOn | None = None  # while it runs
        self._neighbours: Neighbours | None = None  # where there are several servers
        self._handing_over: asyncio.Task[None] | None = None
        self.loop: asyncio.AbstractEventLoop | None = None  # while it runs

    def run(self) -> None:
        """Serve until it is stopped. Raises StoreError."""
        if threading.current_thread() is threading.main_thread():  # the whole process is ours
            # What is loaded stays: to search it for garbage would stop every picture for a moment.
            gc.freeze()
            raise_files()
            few_heaps()
        try:
            with asyncio.Runner(loop_factory=_loop_factory()) as runner:
                runner.run(self._serve())
        finally:
            self.loop = None
            self._socket.close()

    def stop(self) -> None:
        """From any thread: finish what is under way, and end."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self._leave)

    async def _serve(self) -> None:
        store = await Store.open(self._url, holder=self.address, address=self._settings.address)
        try:
            machine = Machine.of(self._settings, store.leases.key if store.leases else b"")
            lobby = self.lobby = Lobby(store, self._settings, Metrics(), machine)
            gate = Gate(self._settings, machine)
            self._uvicorn = _Uvicorn(self._config(lobby, gate), self._open)
            self.loop = asyncio.get_running_loop()
            self._heed_signals(self.loop)
            beside = [
                self.loop.create_task(gate.see_out()),
                self.loop.create_task(self._leave_if_lost(store)),
            ]
            if store.leases is not None:
                beside.append(self.loop.create_task(store.leases.beat_for_ever()))
            if store.leases is not None and isinstance(machine, Machine):
                self._neighbours = Neighbours(machine, store.leases)
            try:
                await self._uvicorn.serve(sockets=[] if self._is_handed_on else [self._socket])
            finally:
                for task in beside:
                    task.cancel()
                if self._neighbours is not None:
                    self._neighbours.close()
                await lobby.close()
            if store.lost.is_set():
                raise StoreError(LOST)
        finally:
            await store.close()

    def _open(self) -> None:
        """From now on connections may come."""
        assert self._uvicorn is not None, "it serves"
        if self._is_handed_on:
            self._handed_on = HandedOn(self._socket, self._leave)
            self._handed_on.open(self._uvicorn.protocol)
        self._ready(self.address)

    def _config(self, lobby: Lobby, gate: Gate) -> Config:
        proxies = list(self._settings.proxies)
        return Config(
            application(lobby, Hosts(self._host, self._settings.hosts)),
            gate,
            lifespan="off",
            http=Door,
            ws=FrameSocket,
            ws_per_message_deflate=False,
            ws_max_size=MAX_FRAME,
            log_config=None,
            access_log=False,
            server_header=False,
            headers=list(GUARDS.items()),
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies or None,
            timeout_graceful_shutdown=LEAVING,
        )

    def _heed_signals(self, loop: asyncio.AbstractEventLoop) -> None:
        """Only the main thread of a process gets signals."""
        with contextlib.suppress(ValueError, RuntimeError):
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self._leave)

    async def _leave_if_lost(self, store: Store) -> None:
        """Who does not hold the database any more may not serve it: another may."""
        await store.lost.wait()
        LOG.critical(LOST)
        assert self._uvicorn is not None, "it serves"
        self._uvicorn.force_exit = self._uvicorn.should_exit = True

    def _leave(self) -> None:
        """At first politely; the second time without waiting for anybody."""
        assert self._uvicorn is not None, "it serves"
        assert self.lobby is not None, "it serves"
        assert self.loop is not None, "it serves"
        if self._settings.address and self._handing_over is None:
            self._handing_over = self.loop.create_task(self._hand_over(self.lobby))
            return
        self._uvicorn.force_exit = self._uvicorn.should_exit or self._handing_over is not None
        self._uvicorn.should_exit = True

    async def _hand_over(self, lobby: Lobby) -> None:
        """Nobody new comes in, so whoever is sent away finds another server."""
        assert self._uvicorn is not None, "it serves"
        for server in self._uvicorn.servers:
            server.close()
        if self._handed_on is not None:
            self._handed_on.close()
        self._socket.close()
        if self._neighbours is not None:
            await self._neighbours.leave()
        try:
            await asyncio.wait_for(lobby.hand_over(), HANDING_OVER)
        except Exception:
            LOG.exception("not all tables are handed over: they are had when our lease ends")
        self._uvicorn.should_exit = True
