"""Looks back at finished games, worked out as a program of its own (apart.py); each is kept a while."""

from __future__ import annotations

import asyncio
import hashlib
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from teeter.lab.lookback.looking import look_back
from teeter.lab.lookback.master import advice
from teeter.lab.lookback.past import CannotLookBack, Past
from teeter.lab.lookback.told import Advice, LookBack
from teeter.rules.text import Text
from teeter.server.replays import GIVES_WAY, answered
from teeter.table.record import BadRecord, read
from teeter.table.refusal import Refusal, Why
from teeter.table.replay import check

MOST_KEPT: Final = 256  # answers, a few thousand bytes each


class PastAsked(msgspec.Struct):
    """A finished game to be looked back at."""

    record: str
    tries: list[bytes]
    decisions: int  # that may be made in imagined games
    step: int | None = None  # a master is asked after this one; None: the whole look back


def answer(asked: PastAsked) -> LookBack | Advice:
    """Raises Refusal."""
    try:
        record = read(asked.record)
        check(record)
        past = Past.of(record)
        if asked.step is None:
            return look_back(past, asked.tries, asked.decisions)
        return advice(past, asked.step, asked.tries)
    except BadRecord as error:
        raise Refusal(Why.NO_RECORD, Text("record-not", flaw=error.sentence)) from None
    except CannotLookBack as error:
        raise Refusal(Why.NO_LOOK_BACK, error.sentence) from None


class LookBacks:
    """What was worked out lately, and what is being worked out: each game once, whoever asks."""

    def __init__(self, work: Callable[[PastAsked], Awaitable[bytes]]) -> None:
        self._work = work
        self._kept: OrderedDict[str, asyncio.Future[bytes]] = OrderedDict()

    async def of(self, asked: PastAsked) -> bytes:
        """The answer as JSON. Raises Refusal; then it is worked out anew for whoever asks next."""
        name = _name(asked)
        if name not in self._kept:
            self._kept[name] = asyncio.ensure_future(self._work(asked))
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(name)
        try:
            return await asyncio.shield(self._kept[name])
        except Refusal:
            self._kept.pop(name, None)
            raise

    def has(self, asked: PastAsked) -> bool:
        """Whether nothing more is to be done for it."""
        return _name(asked) in self._kept


def _name(asked: PastAsked) -> str:
    parts = [asked.record.encode(), *asked.tries, str(asked.step).encode()]
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


if __name__ == "__main__":
    sys.exit(answered(PastAsked, lambda asked: msgspec.json.encode(answer(asked)), GIVES_WAY))
