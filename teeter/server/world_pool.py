"""Full bowls made ahead, so that nobody waits long for a refill."""

from __future__ import annotations

import logging
import secrets
import threading
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from typing import Final

from teeter.physics.stages import STAGES
from teeter.rules.contract import State
from teeter.rules.games import GAMES

LOG: Final = logging.getLogger(__name__)
_HOLDS: Final = {"gulo-gulo": "nest", "pharaoh": "bowl"}  # where the view tells what is in the bowl
FILLED: Final = frozenset(_HOLDS)  # games with a bowl


def wants_full(game: str, state: State) -> bool:
    """Whether the rules ask for a bowl with everything in it."""
    key = _HOLDS.get(game)
    return key is not None and state.view(None)[key] == _fresh(game).view(None)[key]


def _fresh(game: str) -> State:
    chosen = GAMES[game]
    return chosen.start(chosen.options(), Random(0), 0)


class WorldPool:
    """Saved worlds by game. They are poured one at a time, in one thread behind the scenes."""

    def __init__(self, kept: int) -> None:
        self._kept = kept  # of each game
        self._ready: dict[str, deque[str]] = {game: deque() for game in _HOLDS}
        self._asked: dict[str, int] = dict.fromkeys(_HOLDS, 0)
        self._lock = threading.Lock()  # they are counted in the thread too
        self._thread = ThreadPoolExecutor(1, "spare worlds")

    def take(self, game: str) -> str | None:
        """A full bowl, if one is ready."""
        ready = self._ready.get(game)
        return ready.popleft() if ready else None

    def stock(self, game: str) -> None:
        """Have spare worlds of this game made, when nobody waits for the processor."""
        if game not in _HOLDS:
            return
        with self._lock:
            missing = self._kept - len(self._ready[game]) - self._asked[game]
            self._asked[game] += max(0, missing)
        for _ in range(missing):
            self._thread.submit(_pour, game).add_done_callback(lambda made: self._made(game, made))

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

    def wait(self) -> None:
        """Until what was asked for is poured."""
        self._thread.submit(int).result()

    def close(self) -> None:
        """Wait for the pour under way; the others are not made."""
        self._thread.shutdown(wait=True, cancel_futures=True)


def _pour(game: str) -> str:
    stage = STAGES[game]()
    stage.follow(_fresh(game), secrets.randbits(32))
    return stage.save()
