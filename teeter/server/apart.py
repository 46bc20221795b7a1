"""Replays, looks back and judgements worked out in processes of their own: the loop does not suffer."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from subprocess import PIPE
from typing import Final

import msgspec

from teeter.hands.physical_game import physical_game
from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.server.judging import Claimed
from teeter.server.look_backs import PastAsked
from teeter.server.replays import REFUSED, Answered, Asked
from teeter.server.steered_hand import scene_of
from teeter.table.refusal import Refusal, Why
from teeter.table.series import SeriesResult

LOG: Final = logging.getLogger(__name__)
AT_ONCE: Final = 2  # processes
LONGEST: Final = 30.0  # seconds for one game
LONGEST_LOOK_BACK: Final = 300.0  # it takes ten to twenty on a core of its own
LONGEST_SERIES: Final = 600.0  # for all tries of a series: they are run again one after the other
TOO_SLOW: Final = Text("refused-slow")


class Apart:
    """A place for a few processes, each of which waits for nobody and can be ended."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "replays")
        self._judges = ThreadPoolExecutor(1, "judges")  # a series takes as long as it took to play
        self._lookers = ThreadPoolExecutor(1, "look-backs")  # so nobody waits for them but each other
        self._running: set[subprocess.Popen[bytes]] = set()
        self._closed = False

    async def show(self, text: str, seat: int | None, tracks: list[int], *, packed: bool) -> bytes:
        """A game step by step as JSON, through gzip if it is to be packed. Raises Refusal."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._threads,
            lambda: self._run(
                "teeter.server.replays", Asked(text, seat, tracks, scenes(), packed), LONGEST
            ),
        )

    async def judge(self, claimed: Claimed) -> SeriesResult:
        """What a series counts, one at a time. Raises Refusal."""
        loop = asyncio.get_running_loop()
        told = await loop.run_in_executor(
            self._judges, lambda: self._run("teeter.server.judging", claimed, LONGEST_SERIES)
        )
        return msgspec.json.decode(told, type=SeriesResult)

    async def look_back(self, asked: PastAsked) -> bytes:
        """A look back, one at a time; or a master's advice, which is quick. Raises Refusal."""
        loop = asyncio.get_running_loop()
        threads, longest = (
            (self._lookers, LONGEST_LOOK_BACK) if asked.step is None else (self._threads, LONGEST)
        )
        return await loop.run_in_executor(
            threads, lambda: self._run("teeter.server.look_backs", asked, longest)
        )

    def close(self) -> None:
        """A judgement under way is ended: it can be made again."""
        self._closed = True
        for process in list(self._running):
            process.kill()
        self._threads.shutdown()
        self._judges.shutdown()
        self._lookers.shutdown()

    def _run(self, module: str, asked: Asked | Claimed | PastAsked, longest: float) -> bytes:
        """In a thread: wait for the process. Raises Refusal."""
        if self._closed:
            raise Refusal(Why.BROKEN, Text("refused-fault"))
        process = subprocess.Popen([sys.executable, "-m", module], stdin=PIPE, stdout=PIPE, stderr=PIPE)
        with process:
            self._running.add(process)
            try:
                out, error = process.communicate(msgspec.json.encode(asked), longest)
            except subprocess.TimeoutExpired:
                raise Refusal(Why.TOO_LONG, TOO_SLOW) from None
            finally:
                self._running.discard(process)
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
        if process.returncode == REFUSED:
            answered = msgspec.json.decode(out, type=Answered)
            raise Refusal(answered.reason, answered.sentence)
        if process.returncode:
            LOG.error("%s broke", module, extra={"error": error.decode(errors="replace")[-2000:]})
            raise Refusal(Why.BROKEN, Text("refused-fault"))
        return out


@functools.cache
def scenes() -> dict[str, msgspec.Raw]:
    """What there is to draw in each physical game. It takes a moment, and never changes."""
    told = {}
    for game in filter(lambda game: game.physical, GAMES.values()):
        told[game.name] = msgspec.Raw(msgspec.json.encode(scene_of(physical_game(game).stage())))
    return told
