"""Replays worked out apart, in processes of their own: the loop and its memory do not suffer."""

from __future__ import annotations

import asyncio
import functools
import logging
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from teeter.hands.physical_game import physical_game
from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.server.protocol import Scene
from teeter.server.replays import REFUSED, Answered, Asked
from teeter.table.refusal import Refusal, Why

LOG: Final = logging.getLogger(__name__)
AT_ONCE: Final = 2  # processes
LONGEST: Final = 30.0  # seconds for one game
TOO_SLOW: Final = Text("refused-slow")


class Apart:
    """A place for a few processes, each of which waits for nobody and can be ended."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "replays")

    async def show(self, text: str, seat: int | None, tracks: list[int], *, packed: bool) -> bytes:
        """A game step by step as JSON, through gzip if it is to be packed. Raises Refusal."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._threads, lambda: _run(Asked(text, seat, tracks, scenes(), packed))
        )

    def close(self) -> None:
        self._threads.shutdown()


def _run(asked: Asked) -> bytes:
    """In a thread: wait for the process."""
    try:
        done = subprocess.run(
            [sys.executable, "-m", "teeter.server.replays"],
            input=msgspec.json.encode(asked),
            capture_output=True,
            timeout=LONGEST,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Refusal(Why.TOO_LONG, TOO_SLOW) from None
    if done.returncode == REFUSED:
        answered = msgspec.json.decode(done.stdout, type=Answered)
        raise Refusal(answered.reason, answered.sentence)
    if done.returncode:
        LOG.error("a replay broke", extra={"error": done.stderr.decode(errors="replace")[-2000:]})
        raise Refusal(Why.BROKEN, Text("refused-fault"))
    return done.stdout


@functools.cache
def scenes() -> dict[str, msgspec.Raw]:
    """What there is to draw in each physical game. It takes a moment, and never changes."""
    told = {}
    for game in filter(lambda game: game.physical, GAMES.values()):
        stage = physical_game(game).stage()
        scene = Scene(names=list(stage.names), tick=stage.tick, scene=stage.scene())
        told[game.name] = msgspec.Raw(msgspec.json.encode(scene))
    return told
