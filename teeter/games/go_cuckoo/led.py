"""What came of a move of Go Cuckoo!, in the players' names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from teeter.games.go_cuckoo.view import GoCuckooView
from teeter.rules.extras import Deed, Feat
from teeter.rules.text import Text, Words


def led(deed: Deed) -> list[Words]:
    """What a pulled stick asks for, whose eggs have become more or fewer, and whose turn has ended."""
    return [*_pulled(deed), *_eggs(deed), *_ended(deed)]


def _pulled(deed: Deed) -> Iterator[Words]:
    before: GoCuckooView = deed.before
    after: GoCuckooView = deed.after
    if deed.text != "pulled" or after["player"] != before["player"]:
        return
    if after["may_lay"]:
        yield Text("go-cuckoo-led-match", name=deed.names[after["player"]])
    elif after["need"]:
        yield Text("go-cuckoo-led-need", top=after["need"])
    elif after["phase"] == "build":
        yield Text("go-cuckoo-led-no-match", name=deed.names[after["player"]])


def _eggs(deed: Deed) -> Iterator[Words]:
    """Who gives one and who takes one, told together if it is the same egg."""
    changes = [
        new - old for old, new in zip(deed.before["supplies"], deed.after["supplies"], strict=True)
    ]
    took = [seat for seat, change in enumerate(changes) if change > 0]
    gave = [seat for seat, change in enumerate(changes) if change < 0]
    for seat in took:
        count = deed.after["supplies"][seat]
        if gave:
            told = {"name": deed.names[seat], "other": deed.names[gave[0]], "count": count}
            chosen = deed.text.startswith("take from ")  # and said already, but for the name
            yield Text("go-cuckoo-led-took", **told) if chosen else Text("go-cuckoo-led-takes", **told)
        else:
            yield Text("go-cuckoo-led-back", name=deed.names[seat], count=count)
    if not took:
        for seat in gave:
            count = deed.after["supplies"][seat]
            yield Text("go-cuckoo-led-left", name=deed.names[seat], count=count)


def _ended(deed: Deed) -> Iterator[Words]:
    """A turn that ends although it could have gone on: something fell."""
    before: GoCuckooView = deed.before
    after: GoCuckooView = deed.after
    could = (
        before["phase"] == "try" and deed.text in ("pulled", "left standing") and not after["may_lay"]
    )
    if could and before["player"] != after["player"] and after["phase"] != "over":
        yield Text("go-cuckoo-led-over", name=deed.names[before["player"]])


FEATS: Final = ("go-cuckoo-feat-sticks", "go-cuckoo-feat-eggs", "go-cuckoo-feat-falls")


def did(deed: Deed) -> Iterator[Feat]:
    """Sticks pulled, eggs laid, and what fell of the nest."""
    before: GoCuckooView = deed.before
    if deed.text == "pulled":
        yield Feat("go-cuckoo-feat-sticks", before["player"])
    elif deed.text == "rests" and before["declared"] == "lay egg":
        yield Feat("go-cuckoo-feat-eggs", before["player"])
    elif deed.text.startswith(("fell", "sank")) and before["answers"] is not None:
        yield Feat("go-cuckoo-feat-falls", before["answers"])
