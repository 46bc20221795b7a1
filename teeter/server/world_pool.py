"""Full bowls made ahead, so that nobody waits long for a refill."""

from __future__ import annotations

import logging
import secrets
import threading
from collections import Counter, defaultdict, deque
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from typing import Final

from teeter.hands.physical_game import physical_game
from teeter.rules.contract import Game

LOG: Final = logging.getLogger(__name__)


class WorldPool:
    """Saved worlds by game. They are poured one at a time, in one thread behind the scenes."""

    def __init__(self, kept: int) -> None:
        self._kept = kept  # of each game
        self._ready: defaultdict[str, deque[str]] = defaultdict(deque)
        self._asked: Counter[str] = Counter()
        self._lock = threading.Lock()  # they are counted in the thread too
        self._thread = ThreadPoolExecutor(1, "spare worlds")

    def take(self, game: Game) -> str | None:
        """A full bowl, if one is ready."""
        ready = self._ready[game.name]
        return ready.popleft() if ready else None

    def stock(self, game: Game) -> None:
        """Have spare worlds of this game made, when nobody waits for the processor."""
        if not physical_game(game).poured:
            return
        name = game.name
        with self._lock:
            missing = self._kept - len(self._ready[name]) - self._asked[name]
            self._asked[name] += max(0, missing)
        for _ in range(missing):
            self._thread.submit(_pour, game).add_done_callback(lambda made: self._made(name, made))

    def _made(self, game: str, made: Future[str]) -> None:
        with self._lock:
            self._asked[game] -= 1
        if made.cancelled():
            return
        error = made.exception()
        if error is None:
            self._ready[game].append(made.result())
        else:
            LOG.error("no spare world", extra={"game": game, "error": repr(error)})

    def close(self) -> None:
        """Wait for the pour under way; the others are not made."""
        self._thread.shutdown(wait=True, cancel_futures=True)


def _pour(game: Game) -> str:
    """The world with which any game of this kind begins."""
    stage = physical_game(game).stage()
    stage.follow(game.start(game.options(), Random(0), 0), secrets.randbits(32))
    return stage.save()
