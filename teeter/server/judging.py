"""A series judged by its hand's path, as a program of its own: one that is handed in (apart.py)."""

from __future__ import annotations

import sys

import msgspec

from teeter.rules.text import Text
from teeter.server.replays import GIVES_WAY, answered
from teeter.table.record import BadRecord, read
from teeter.table.refusal import Refusal, Why
from teeter.table.replay import check
from teeter.table.series import NoSeries, SeriesResult, judge


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


def answer(claimed: Claimed) -> bytes:
    """Raises Refusal."""
    try:
        return msgspec.json.encode(judged(claimed))
    except NoSeries as error:
        raise Refusal(Why.NO_RECORD, error.sentence) from None


if __name__ == "__main__":
    sys.exit(answered(Claimed, answer, GIVES_WAY))
