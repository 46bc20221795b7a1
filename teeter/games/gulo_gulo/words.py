"""What is said at a table of Gulo Gulo; the words themselves stand in the catalogues of `words/`."""

from __future__ import annotations

from collections import Counter

from teeter.games.gulo_gulo.moves import COLOURS
from teeter.games.gulo_gulo.view import GuloGuloView
from teeter.rules.contract import SEATS, Options
from teeter.rules.extras import SERIES, Scoring
from teeter.rules.text import Arg, Text, Words


def label(text: str, view: GuloGuloView | None = None) -> Text:
    """A move on a button; what the referee says, in the middle of a sentence."""
    what, args = _parts(text)
    return Text(f"gulo-gulo-{what}", **args)


def told(text: str, shown: str, name: Words | None) -> Text:
    """What somebody did, and what it turned up; or what the referee says."""
    what, args = _parts(text)
    if shown:
        args["colour"] = shown
    if name is not None:
        args["name"] = name
    return Text(f"gulo-gulo-told-{what}", **args)


def _parts(text: str) -> tuple[str, dict[str, Arg]]:
    """What is done, as it stands in the keys, and to which colour or egg."""
    *first, last = text.split()
    if "-" in last:
        return "-".join(first), egg(last)
    if last in COLOURS:
        return "-".join(first), {"colour": last}
    return "-".join([*first, last]), {}


def egg(name: str) -> dict[str, Arg]:
    """green-1 is green egg 1."""
    colour, _, number = name.partition("-")
    return {"colour": colour, "number": int(number)}


def describe(view: GuloGuloView) -> list[Words]:
    """The table, a sentence a line."""
    if len(view["gulos"]) == 1:
        return [_series(view), _nest(view["nest"]), *_last(view), _now_alone(view)]
    return [
        _path(view["path"]),
        _deck(view),
        _nest(view["nest"]),
        *(_gulo(SEATS[seat], place, view["path"]) for seat, place in enumerate(view["gulos"])),
        *_last(view),
        _now(view),
    ]


def scoring(options: Options, reason: str) -> Scoring:
    why = Text(f"gulo-gulo-end-{reason.lower().replace(' ', '-')}")
    if options.variant == SERIES:
        stolen = Text("gulo-gulo-counted-eggs")
        return Scoring(stolen, lambda count: Text("gulo-gulo-score-eggs", count=count), why=why)
    return Scoring(Text("gulo-gulo-counted"), lambda tile: Text("gulo-gulo-score", tile=tile), why=why)


def _series(view: GuloGuloView) -> Text:
    return Text("gulo-gulo-series", count=view["gulos"][0])


def _now_alone(view: GuloGuloView) -> Text:
    args = egg(view["egg"] or "") if view["phase"] == "try" else {}
    return Text(f"gulo-gulo-alone-{view['phase']}", **args)


def _path(path: list[str]) -> Text:
    tiles: list[Words] = [
        Text("gulo-gulo-tile", place=n, colour=face) for n, face in enumerate(path, 1) if face != "?"
    ]
    args: dict[str, Arg] = {"count": len(path), "tiles": tiles or Text("gulo-gulo-none-open")}
    if len(tiles) == len(path):
        return Text("gulo-gulo-path", **args)
    return Text("gulo-gulo-path-hidden", first=len(tiles) + 1, last=len(path), **args)


def _deck(view: GuloGuloView) -> Text:
    if not view["turned"]:
        return Text("gulo-gulo-deck", count=view["deck"])
    return Text("gulo-gulo-deck-turned", count=view["deck"], colour=view["turned"])


def _nest(nest: list[str]) -> Text:
    counts = Counter(name.split("-")[0] for name in nest)
    colours: list[Words] = [
        Text("gulo-gulo-nest-colour", count=count, colour=colour) for colour, count in counts.items()
    ]
    return Text("gulo-gulo-nest", count=len(nest), colours=colours)


def _gulo(seat: str, place: int, path: list[str]) -> Text:
    if not place:
        return Text("gulo-gulo-on-start", seat=seat)
    where = "last" if place == len(path) else "tile"
    return Text(f"gulo-gulo-on-{where}", seat=seat, place=place, colour=path[place - 1])


def _last(view: GuloGuloView) -> list[Words]:
    last = view["last"]
    if not last:
        return []
    return [
        Text("gulo-gulo-last", seat=SEATS[last["seat"]], said=label(last["said"]), **egg(last["egg"]))
    ]


def _now(view: GuloGuloView) -> Text:
    args: dict[str, Arg] = {}
    if view["phase"] == "try":
        args = egg(view["egg"] or "")
    elif view["phase"] == "point":
        colour = view["colour"] or ""
        eggs: list[Words] = [e.partition("-")[2] for e in view["nest"] if e.startswith(colour)]
        args = {"colour": colour, "eggs": eggs}
    return Text(f"gulo-gulo-now-{view['phase']}", seat=SEATS[view["player"]], **args)
