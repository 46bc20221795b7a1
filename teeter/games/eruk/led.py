"""What came of a move of Eruk, in the players' names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from teeter.games.eruk.view import ErukView
from teeter.games.eruk.words import counter_at
from teeter.rules.contract import NOBODY
from teeter.rules.extras import Deed, Feat
from teeter.rules.text import Text, Words


def led(deed: Deed) -> list[Words]:
    """What fled, was built or was found; how the sun moved; and what the player keeps."""
    before: ErukView = deed.before
    after: ErukView = deed.after
    name = deed.names[before["turn"]]
    if before["phase"] == "search":
        return [_searched(before, after, name)]
    if before["phase"] != "collect":
        return []
    return [*_fled(after), *_built(before, after, name), *_sun(before, after), *_kept(deed, name)]


def _fled(after: ErukView) -> Iterator[Words]:
    """Only the counter that was turned last, or others that lay open before."""
    if not after["fled"]:
        return
    if after["shown"] in [tuple(one) for one in after["fled"]] and len(after["fled"]) == 1:
        yield Text("eruk-led-flees")
        return
    fled: list[Words] = [counter_at(place, face) for place, face in after["fled"]]
    yield Text("eruk-led-fled", counters=fled)


def _built(before: ErukView, after: ErukView, name: Words) -> Iterator[Words]:
    for field, (old, new) in enumerate(zip(before["igloo"], after["igloo"], strict=True), 1):
        if old is None and new is not None:
            key = "eruk-led-unmarked" if new == NOBODY else "eruk-led-built"
            yield Text(key, name=name, field=field)


def _sun(before: ErukView, after: ErukView) -> Iterator[Words]:
    if after["phase"] != "collect":
        yield Text("eruk-led-sunset")
    elif after["sun"] != before["sun"]:
        yield Text("eruk-led-sun", field=after["sun"])


def _kept(deed: Deed, name: Words) -> Iterator[Words]:
    """At the end of a turn: all that lay open and did not flee."""
    before: ErukView = deed.before
    after: ErukView = deed.after
    if before["turn"] == after["turn"] and after["phase"] == "collect":
        return
    lay = {place for place, face in enumerate(before["counters"], 1) if face not in ("", "?")}
    if after["shown"] and not after["shown"][1].startswith("igloo"):
        lay.add(after["shown"][0])
    yield Text("eruk-led-keeps", name=name, count=len(lay - {place for place, _ in after["fled"]}))


def _searched(before: ErukView, after: ErukView, name: Words) -> Text:
    assert after["shown"] is not None, "a search turns a counter over"
    kind = before["named"] or ""
    if after["shown"][1].partition("-")[0] == kind:
        return Text("eruk-led-found", name=name)
    return Text("eruk-led-missed", name=name, kind=kind)


FEATS: Final = ("eruk-feat-catch", "eruk-feat-found", "eruk-feat-scared")


def did(deed: Deed) -> Iterator[Feat]:
    """The largest catch of a turn, animals found in a search, and animals scared away."""
    seat: int = deed.before["turn"]
    for said in led(deed):
        assert isinstance(said, Text), "all that is told has a key"
        if said.key == "eruk-led-keeps":
            yield Feat("eruk-feat-catch", seat, int(str(said.args["count"])), adds=False)
        elif said.key == "eruk-led-found":
            yield Feat("eruk-feat-found", seat)
    if deed.text.startswith("turn") and deed.before["phase"] == "collect":
        yield Feat("eruk-feat-scared", seat, len(deed.after["fled"]))
