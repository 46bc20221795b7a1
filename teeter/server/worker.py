"""A thread that works for one table, watched: one that hangs is noticed and left behind."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from queue import SimpleQueue
from typing import Final, TypeVar

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
LOOKS: Final = 4  # how often within a limit somebody looks whether it still works


class Hung(RuntimeError):
    """The thread has given no sign of life for too long. Nobody can end it; it is to be abandoned."""


class Worker:
    """Does one thing after the other in a thread of its own, until it is ended or abandoned."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        # A daemon, because a thread that hangs must not keep the whole server from stopping.
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def do(
        self, work: Callable[[], T], limit: float, silent: Callable[[], float] | None = None
    ) -> T:
        """What the work gives back, or raises; or Hung, after `limit` seconds without a sign of life.

        `silent` says for how many seconds there was none; without it, for as long as the work takes.
        """
        job: Future[T] = Future()
        self._jobs.put(partial(_settle, job, work))
        done = asyncio.wrap_future(job)
        began = time.monotonic()
        while not done.done():
            await asyncio.wait((done,), timeout=limit / LOOKS)
            quiet = time.monotonic() - began
            if not done.done() and quiet > limit and (silent is None or silent() > limit):
                raise Hung(f"no sign of life for {limit:g} s")
        return await done

    async def end(self, limit: float) -> None:
        """Wait until it has finished what it does, but not for ever."""
        self.abandon()
        await asyncio.to_thread(self._thread.join, limit)
        if self._thread.is_alive():
            LOG.error("a thread does not end", extra={"of": self._thread.name})

    def abandon(self) -> None:
        """It ends after what it does now, if that ever ends. Nobody waits for it."""
        self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()


class WorkerOnDemand:
    """A worker while there is something to do and none otherwise; after one that hung, another."""

    def __init__(self, name: str, limit: float, silence_limit: float) -> None:
        self._name = name
        self._limit = limit
        self._silence_limit = silence_limit
        self.worker: Worker | None = None

    async def do(self, work: Callable[[], T], silent: Callable[[], float] | None = None) -> T:
        """Raises what the work raises, or Hung."""
        if self.worker is None:
            self.worker = Worker(self._name)
        limit = self._limit if silent is None else self._silence_limit
        return await self.worker.do(work, limit, silent)

    def rest(self) -> None:
        """There is nothing to do any more, or the worker hangs: nobody waits for it."""
        if self.worker is not None:
            self.worker.abandon()
            self.worker = None


def _settle(job: Future[T], work: Callable[[], T]) -> None:
    if not job.set_running_or_notify_cancel():
        return
    try:
        job.set_result(work())
    except BaseException as error:  # whoever asked for the work gets it
        job.set_exception(error)


def call_soon(loop: asyncio.AbstractEventLoop, call: Callable[..., None], *args: object) -> None:
    """Call from a thread; nothing if the loop is gone already."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(call, *args)
