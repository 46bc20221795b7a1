"""What came of a move of Pharaoh's Gulo Gulo, in the players' names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from teeter.games.pharaoh.view import PharaohView
from teeter.games.pharaoh.words import field
from teeter.rules.extras import Deed, Feat
from teeter.rules.text import Text, Words


def led(deed: Deed) -> list[Words]:
    """What slid, how far the mummy went, whom it met, and who has found or lost scarabs."""
    before: PharaohView = deed.before
    after: PharaohView = deed.after
    if deed.text.startswith("landslide"):
        return [_landslide(before, after, deed.names[before["player"]])]
    if deed.text == "takes":
        return [Text("pharaoh-led-one-more")] if after["phase"] == "try" else []
    return [*_scarab(deed), *_mummy(deed), *_extra(deed)]


def _landslide(before: PharaohView, after: PharaohView, name: Words) -> Text:
    seat = before["player"]
    at = after["at"][seat]
    key = "pharaoh-led-stays" if at == before["at"][seat] else "pharaoh-led-slides"
    return Text(key, name=name, field=at)


def _scarab(deed: Deed) -> Iterator[Words]:
    """Of whoever has moved: those that the mummy meets have less."""
    seat = deed.before["player"]
    has = deed.after["scarabs"][seat]
    if has > deed.before["scarabs"][seat]:
        yield Text("pharaoh-led-scarab", name=deed.names[seat], count=has)


def _mummy(deed: Deed) -> Iterator[Words]:
    before: PharaohView = deed.before
    after: PharaohView = deed.after
    if after["walk"]:
        yield Text("pharaoh-led-walks", count=len(after["walk"]), place=field(after["walk"][-1]))
    mover, went = before["player"], deed.text.removeprefix("go ")
    for seat, name in enumerate(deed.names):
        expected = went if seat == mover and deed.text.startswith("go ") else before["at"][seat]
        if after["at"][seat] == "PIT" and expected not in ("PIT", "START"):
            yield Text("pharaoh-led-pit", name=name)
        elif after["scarabs"][seat] < before["scarabs"][seat]:
            yield Text("pharaoh-led-cursed", name=name, count=after["scarabs"][seat])


def _extra(deed: Deed) -> Iterator[Words]:
    seat = deed.before["player"]
    if deed.after["extra"] and not deed.before["extra"]:
        colour = deed.before["colour"] or ""
        yield Text("pharaoh-led-extra", name=deed.names[seat], colour=colour)


FEATS: Final = ("pharaoh-feat-walk", "pharaoh-feat-boulders", "pharaoh-feat-landslides")


def did(deed: Deed) -> Iterator[Feat]:
    """The longest walk of the mummy that somebody woke, boulders taken, and landslides."""
    seat: int = deed.before["player"]
    if deed.text == "takes":
        yield Feat("pharaoh-feat-boulders", seat)
    elif deed.text.startswith("landslide"):
        yield Feat("pharaoh-feat-landslides", seat)
    elif deed.text.startswith("go "):
        yield Feat("pharaoh-feat-walk", seat, len(deed.after["walk"]), adds=False)
