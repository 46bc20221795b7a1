"""A series judged by its hand's path, as a program of its own: one that is handed in (apart.py)."""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from teeter.rules.text import Text
from teeter.server.replays import REFUSED, Answered
from teeter.table.record import BadRecord, read
from teeter.table.refusal import Why
from teeter.table.replay import check
from teeter.table.series import NoSeries, SeriesResult, judge

GIVES_WAY: Final = 5  # how far it lets tries under way go first


class Claimed(msgspec.Struct):
    """A series that somebody has played."""

    record: str
    tries: list[bytes]
    day: str


def judged(claimed: Claimed) -> SeriesResult:
    """What it counts. Raises NoSeries."""
    try:
        record = read(claimed.record)
        check(record)
    except BadRecord as error:
        raise NoSeries(Text("series-otherwise", why=error.sentence)) from None
    return judge(record, claimed.tries, claimed.day)


def main() -> int:
    """What is claimed comes on standard input, the answer goes to standard output."""
    os.nice(GIVES_WAY)
    claimed = msgspec.json.decode(sys.stdin.buffer.read(), type=Claimed)
    try:
        told: SeriesResult | Answered = judged(claimed)
    except NoSeries as error:
        told = Answered(Why.NO_RECORD, error.sentence)
    sys.stdout.buffer.write(msgspec.json.encode(told))
    return REFUSED if isinstance(told, Answered) else 0


if __name__ == "__main__":
    sys.exit(main())
