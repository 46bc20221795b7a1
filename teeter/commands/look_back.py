"""teeter replay --look-back: everybody's chances as a table, and what turned them in sentences."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import msgspec

from teeter.commands.common import Refused, print_json, progress
from teeter.lab.lookback.looking import look_back
from teeter.lab.lookback.past import CannotLookBack, Past
from teeter.lab.lookback.told import Chance, LookBack, TryOdds
from teeter.lab.lookback.turning import percent
from teeter.rules.contract import SEATS
from teeter.table.record import BadRecord, Record
from teeter.table.try_files import unpack
from teeter.words.speaker import english


def tell_look_back(args: argparse.Namespace, record: Record, packed: bytes | None) -> None:
    """Look back at a record that was checked, with the tries that lie beside it. Raises Refused."""
    try:
        past = Past.of(record)
        tries = unpack(packed) if packed else []
        with progress(100, "%") as bar:
            told = look_back(past, tries, went=lambda part: bar.update(round(100 * part) - bar.n))
    except (CannotLookBack, BadRecord) as error:
        raise Refused(f"{args.file}: {english(error.sentence)}") from None
    if args.json:
        print_json(_document(told))
        return
    print("\n".join(_table(record, told)))


def _document(told: LookBack) -> object:
    """As over HTTP, with the sentences in English."""
    document = msgspec.to_builtins(told)
    for point, turned in zip(document["turning_points"], told.turning_points, strict=True):
        point["sentence"] = english(turned.sentence)
    return document


def _table(record: Record, told: LookBack) -> Iterator[str]:
    names = [f"{SEATS[seat]} {name}" for seat, name in enumerate(record.names)]
    wide = [max(len(name), len("100 % (100-100)")) for name in names]
    tries = {one.step: one for one in told.tries}
    yield "  ".join(["step", "games", *map(str.ljust, names, wide)]).rstrip()
    for point in told.points:
        cells = map(str.ljust, map(_cell, point.chances), wide)
        row = "  ".join([f"{point.step:4}", f"{point.games or '-':>5}", *cells])
        yield (row + _try(tries.get(point.step))).rstrip()
    turned = told.turning_points
    yield f"Turning points: {len(turned)}." if turned else "No change is larger than the noise."
    for one in turned:
        yield f"{one.step:4}  " + " ".join(english(one.sentence).split())


def _cell(chance: Chance) -> str:
    low, value, high = (percent(one) for one in (chance.low, chance.value, chance.high))
    return f"{value:3} % ({low}-{high})"


def _try(tried: TryOdds | None) -> str:
    return "" if tried is None else f"  odds of the try {percent(tried.odds)} %"
