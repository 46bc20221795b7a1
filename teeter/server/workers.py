"""The processes of a server behind one port: started one after the other, watched, started again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
from collections.abc import Callable, Sequence
from typing import Final

from teeter.server.front import Front
from teeter.server.handed_on import READY

LOG: Final = logging.getLogger(__name__)
PAUSE: Final = 1.0  # seconds at least between two starts of the same process
LEAVING: Final = 30.0  # seconds for a process to hand its tables over and end


class WorkerRefused(Exception):
    """A process could not start; it has said why."""


class Workers:
    """So many processes; `words(number, file)` is the command of one, with the file of its channel."""

    def __init__(
        self, count: int, words: Callable[[int, int], Sequence[str]], ready: Callable[[], None]
    ) -> None:
        self._words = words
        self._ready = ready
        self._channels: list[socket.socket | None] = [None] * count
        self._processes: list[asyncio.subprocess.Process | None] = [None] * count
        self._leaving = asyncio.Event()
        self._renewing: asyncio.Task[None] | None = None

    async def serve(self, listening: socket.socket) -> None:
        """Until a signal comes. Raises WorkerRefused if none can start."""
        loop = asyncio.get_running_loop()
        for asked in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(asked, self._leave)
        loop.add_signal_handler(signal.SIGHUP, self._renew)
        tasks = []
        try:
            for number in range(len(self._channels)):  # the first may have to alter the database
                await self._start(number)
            tasks = [loop.create_task(self._watch(number)) for number in range(len(self._channels))]
            tasks.append(loop.create_task(Front(listening, self._channels).serve()))
            self._ready()
            await self._leaving.wait()
        finally:
            listening.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*(self._stop(number) for number in range(len(self._channels))))

    async def _start(self, number: int) -> None:
        """Start a process and wait until it takes connections. Raises WorkerRefused."""
        ours, theirs = socket.socketpair()
        ours.settimeout(0.0)
        with theirs:
            process = await asyncio.create_subprocess_exec(
                *self._words(number, theirs.fileno()),
                pass_fds=[theirs.fileno()],
                start_new_session=True,  # what is typed at a terminal is for us, and we tell them
            )
        self._processes[number] = process
        said = await asyncio.get_running_loop().sock_recv(ours, len(READY))
        if said != READY:
            ours.close()
            raise WorkerRefused(number, await process.wait())
        self._channels[number] = ours

    async def _watch(self, number: int) -> None:
        """Whenever a process ends it is started again; its tables are had by the others meanwhile."""
        while True:
            process = self._processes[number]
            assert process is not None, "it has been started"
            code = await process.wait()
            self._close(number)
            LOG.warning("a process has ended", extra={"worker": number, "code": code})
            await asyncio.sleep(PAUSE)
            with contextlib.suppress(WorkerRefused):  # it is tried again
                await self._start(number)

    def _close(self, number: int) -> None:
        channel, self._channels[number] = self._channels[number], None
        if channel is not None:
            channel.close()

    async def _stop(self, number: int) -> None:
        """It hands its tables over; if it does not end, it is ended."""
        process = self._processes[number]
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGTERM)
            try:
                await asyncio.wait_for(process.wait(), LEAVING)
            except TimeoutError:
                LOG.error("a process does not end", extra={"worker": number})
                process.kill()
                await process.wait()
        self._close(number)

    def _renew(self) -> None:
        """SIGHUP: one process after the other begins anew; others have its tables meanwhile."""
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.get_running_loop().create_task(self._renew_all())

    async def _renew_all(self) -> None:
        for number in range(len(self._channels)):
            old = self._processes[number]
            await self._stop(number)
            while self._processes[number] is old or self._channels[number] is None:
                await asyncio.sleep(PAUSE / 10)  # who watches starts it

    def _leave(self) -> None:
        """The second time without waiting for anybody."""
        if self._leaving.is_set():
            for process in self._processes:
                if process is not None and process.returncode is None:
                    process.kill()
        self._leaving.set()
