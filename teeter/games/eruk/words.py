"""What is said at a table of Eruk; the words themselves stand in the catalogues of `words/`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from teeter.games.eruk.view import ErukView, PileView
from teeter.rules.contract import NOBODY, SEATS, Options
from teeter.rules.extras import MORE, Scoring
from teeter.rules.text import Arg, Text, Words, runs

_VERBS: Final = {"turn": "place", "stop": "", "take": "field", "name": "kind"}
_DEEDS: Final = {"turn": "turned", "stop": "stopped", "take": "took", "name": "named"}


def label(text: str, view: ErukView | None = None) -> Text:
    """A move on a button."""
    return _label(text)


@cache
def _label(text: str) -> Text:
    """Made once: most of an update is the labels of seventy counters."""
    verb, args = _parts(text)
    return Text(f"eruk-{verb}", **args)


def told(text: str, shown: str, name: Words | None) -> Text:
    """What somebody did, and what it turned up."""
    verb, args = _parts(text)
    if verb == "turn":
        args["face"] = (
            Text("eruk-igloo", field=int(shown[-1])) if "-" in shown else Text("eruk-lies", kind=shown)
        )
    assert name is not None, "nobody asks the referee of Eruk anything"
    return Text(f"eruk-{_DEEDS[verb]}", name=name, **args)


def _parts(text: str) -> tuple[str, dict[str, Arg]]:
    """The verb of a move, and what it is done to."""
    verb, _, rest = text.partition(" ")
    what = rest.rpartition(" ")[2]  # "igloo 3" is field 3
    return verb, {_VERBS[verb]: int(what) if what.isdecimal() else what} if what else {}


def describe(view: ErukView) -> list[Words]:
    """The table, a sentence a line."""
    return [
        Text("eruk-sun", field=view["sun"]),
        _open(view["counters"]),
        _hidden(view),
        _igloo(view["igloo"]),
        *(_player(view, seat) for seat in range(len(view["piles"]))),
        *_turned(view),
        *lately(view),
        *([Text("eruk-search", kind=view["named"])] if view["named"] else []),
    ]


def lately(view: ErukView) -> list[Words]:
    """What fled: it can be seen until the next move, and then never again."""
    gone: list[Words] = [counter_at(place, face) for place, face in view["fled"]]
    return [Text("eruk-fled", counters=gone)] if gone else []


def follows(view: ErukView) -> list[Words]:
    """What a move says itself by naming its counter."""
    return [_hidden(view), *_turned(view)]


def scoring(options: Options, reason: str) -> Scoring:
    why = Text(f"eruk-end-{reason.replace(' ', '-')}")
    return Scoring(
        Text("eruk-counted"),
        _counters,
        MORE,
        why=why,
        with_score=lambda count: Text("eruk-end-most", count=count),
    )


def face_name(face: str) -> Text:
    """igloo-4 is igloo 4."""
    kind, _, field = face.partition("-")
    return Text("eruk-igloo", field=int(field)) if field else Text("eruk-kind", kind=kind)


def counter_at(place: int, face: str) -> Text:
    """A counter that lies, or lay, open."""
    return Text("eruk-at", face=face_name(face), place=place)


def _open(counters: Sequence[str]) -> Text:
    seen: list[Words] = [
        counter_at(n, face) for n, face in enumerate(counters, 1) if face not in ("", "?")
    ]
    return Text("eruk-open", counters=seen) if seen else Text("eruk-none-open")


def _hidden(view: ErukView) -> Text:
    places = [place for place, face in enumerate(view["counters"], 1) if face == "?"]
    if not places:
        return Text("eruk-none-hidden")
    return Text("eruk-hidden", count=len(places), places=[_run(*run) for run in runs(places)])


def _turned(view: ErukView) -> list[Words]:
    return [Text("eruk-last", counter=counter_at(*view["shown"]))] if view["shown"] else []


def _igloo(fields: Sequence[int | None]) -> Text:
    built: list[Words] = [
        Text("eruk-built-unmarked", field=n)
        if owner == NOBODY
        else Text("eruk-built-by", field=n, seat=SEATS[owner])
        for n, owner in enumerate(fields, 1)
        if owner is not None
    ]
    return Text("eruk-built", fields=built) if built else Text("eruk-none-built")


def _player(view: ErukView, seat: int) -> Text:
    pile = view["piles"][seat]
    size = _height(pile) if pile["count"] is None else _counters(pile["count"])
    return Text("eruk-player", seat=SEATS[seat], pile=size, figures=view["figures"][seat])


def _height(pile: PileView) -> Text:
    if pile["top"] is None:
        return _counters(0)
    return Text("eruk-pile", counters=_counters(pile["height"]), face=face_name(pile["top"]))


def _counters(number: int) -> Text:
    return Text("eruk-counters", count=number)


def _run(first: int, last: int) -> Words:
    return str(first) if first == last else Text("eruk-run", first=first, last=last)
