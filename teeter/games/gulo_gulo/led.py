"""What came of a move of Gulo Gulo, in the players' names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from teeter.games.gulo_gulo.view import GuloGuloView
from teeter.rules.extras import Deed, Feat
from teeter.rules.text import Text, Words


def led(deed: Deed) -> list[Words]:
    """Where the Gulo went after a try, whether the nest was filled, and who goes on."""
    before: GuloGuloView = deed.before
    after: GuloGuloView = deed.after
    if len(before["gulos"]) == 1:
        return _led_alone(deed.text, before, after)
    if deed.text == "turn deck" and after["turned"] == "junior" and after["phase"] != "over":
        return [Text("gulo-gulo-led-junior")]
    if before["phase"] != "try" or after["phase"] in ("try", "over"):
        return []
    seat = before["player"]
    return [
        _went(before, after, deed.names[seat], alarm=deed.text.startswith("alarm")),
        *_goes_on(before, after, deed.names[seat], seat),
    ]


def _led_alone(text: str, before: GuloGuloView, after: GuloGuloView) -> list[Words]:
    if before["phase"] != "try" or after["phase"] == "try":
        return []
    if not text.startswith("alarm"):
        return [Text("gulo-gulo-led-series", count=before["gulos"][0] + 1)]
    ended = "ended" if after["phase"] == "ended" else "anew"
    return [Text(f"gulo-gulo-led-{ended}", count=before["gulos"][0])]


def _went(before: GuloGuloView, after: GuloGuloView, name: Words, *, alarm: bool) -> Text:
    seat = before["player"]
    place = after["gulos"][seat]
    how = "back" if alarm else "on"
    if place == before["gulos"][seat]:
        return Text(f"gulo-gulo-led-stays-{how}", name=name)
    if not place:
        return Text("gulo-gulo-led-start", name=name)
    return Text(f"gulo-gulo-led-{how}", name=name, place=place, colour=after["path"][place - 1])


def _goes_on(before: GuloGuloView, after: GuloGuloView, name: Words, seat: int) -> Iterator[Words]:
    if after["player"] != seat:
        return
    if len(after["nest"]) > len(before["nest"]):
        yield Text("gulo-gulo-led-refilled", name=name, colour=before["colour"] or "")
    else:
        yield Text("gulo-gulo-led-again", name=name)


FEATS: Final = ("gulo-gulo-feat-theft", "gulo-gulo-feat-stolen", "gulo-gulo-feat-alarms")


def did(deed: Deed) -> Iterator[Feat]:
    """The boldest theft, by how far it led; eggs stolen; and alarms."""
    before: GuloGuloView = deed.before
    seat = before["player"]
    if deed.text == "takes":
        yield Feat("gulo-gulo-feat-stolen", seat)
        steps = deed.after["gulos"][seat] - before["gulos"][seat]
        yield Feat("gulo-gulo-feat-theft", seat, steps, adds=False)
    elif deed.text.startswith("alarm"):
        yield Feat("gulo-gulo-feat-alarms", seat)
