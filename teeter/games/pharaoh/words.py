"""What is said at a table of Pharaoh's Gulo Gulo; the words themselves stand in `words/`."""

from __future__ import annotations

from typing import Final

from teeter.games.pharaoh.pieces import COLOURS, FIELDS
from teeter.games.pharaoh.view import MarkerView, PharaohView
from teeter.rules.contract import SEATS, Options
from teeter.rules.extras import Scoring
from teeter.rules.text import Arg, Text, Words

_DEEDS: Final = {
    "choose": "chose",
    "turn-marker": "turned",
    "enter": "entered",
    "decline": "declined",
    "go": "went",
    "stay": "stayed",
}


def label(text: str, view: PharaohView | None = None) -> Text:
    """A move on a button."""
    key, args = _parts(text)
    if key == "go":
        return Text("pharaoh-go", place=field(str(args["field"])))
    return Text(f"pharaoh-{key}", **args)


def told(text: str, shown: str, name: Words | None) -> Text:
    """What somebody did or the referee said, and what it turned up."""
    if name is None:
        said = label(text)
        return Text("lines", first=said, rest=seen(shown)) if shown else said
    key, args = _parts(text)
    if shown:
        return Text(f"pharaoh-{_DEEDS[key]}-and-saw", name=name, marker=_turned(shown))
    if key == "go":
        return Text("pharaoh-went", name=name, place=field(str(args["field"])))
    return Text(f"pharaoh-{_DEEDS[key]}", name=name, **args)


def field(code: str) -> Text:
    """A field of desert or pyramid as the story tells it: codes are for the list alone."""
    return Text("pharaoh-desert" if code[0] == "D" else "pharaoh-pyramid", number=int(code[1:]))


def seen(shown: str) -> Text:
    """What a move turned up, in a sentence of its own."""
    return Text("pharaoh-seen", marker=_turned(shown))


def _parts(text: str) -> tuple[str, dict[str, Arg]]:
    """The words of a move that never change, and the colour or field that it is done to."""
    *verb, last = text.split()
    if last in COLOURS:
        return "-".join(verb), {"colour": last}
    if last in FIELDS:
        return "-".join(verb), {"field": last}
    return text.replace(" ", "-"), {}


def _turned(shown: str) -> Text:
    """A marker as it was heard of, "burial marker red" or "P1 blue with 2 mummy heads"."""
    first, colour, *rest = shown.split()
    if first == "burial":
        return Text("pharaoh-burial-marker", colour=rest[0])
    if rest:
        return Text("pharaoh-turned-heads", colour=colour, heads=int(rest[1]))
    return Text("pharaoh-shows", colour=colour)


def describe(view: PharaohView) -> list[Words]:
    """The table, a sentence a line."""
    return [
        _track(view["track"]),
        *(_mummy(view) if view["mummy"] else []),
        Text("pharaoh-burial", markers=[_burial(colour) for colour in view["burial"]]),
        Text("pharaoh-trap", boulders=[_boulders(*some) for some in view["bowl"].items()]),
        *(_player(view, seat) for seat in range(len(view["at"]))),
        _phase(view),
    ]


def lately(view: PharaohView) -> list[Words]:
    """Where the mummy went."""
    return [Text("pharaoh-walked", fields=[*view["walk"]])] if view["walk"] else []


def scoring(options: Options, reason: str) -> Scoring:
    why = Text(f"pharaoh-end-{reason.replace(' ', '-')}")
    return Scoring(Text("pharaoh-counted"), lambda number: _reached(FIELDS[number]), why=why)


def _track(track: list[MarkerView]) -> Text:
    up: list[Words] = [_marker(one) for one in track if one["colour"] != "?"]
    down: list[Words] = [one["field"] for one in track if one["colour"] == "?"]
    nothing = Text("pharaoh-nothing")
    return Text("pharaoh-track", up=up or nothing, down=down or nothing)


def _marker(face_up: MarkerView) -> Text:
    field, colour = face_up["field"], face_up["colour"]
    if face_up["heads"]:
        return Text("pharaoh-marker-heads", field=field, colour=colour, heads=face_up["heads"])
    return Text("pharaoh-marker", field=field, colour=colour)


def _mummy(view: PharaohView) -> list[Words]:
    here: dict[str, Arg] = {"field": view["mummy"] or "", "facing": view["facing"] or ""}
    return [
        Text("pharaoh-scarab-fields", fields=[*view["scarab_fields"]]),
        *lately(view),
        Text("pharaoh-mummy-blocks" if view["blocked"] else "pharaoh-mummy", **here),
    ]


def _burial(colour: str) -> Text:
    return Text("pharaoh-face-down") if colour == "?" else Text("pharaoh-shows", colour=colour)


def _boulders(colour: str, count: int) -> Text:
    return Text("pharaoh-boulders", count=count, colour=colour)


def _player(view: PharaohView, seat: int) -> Text:
    where: dict[str, Arg] = {"seat": SEATS[seat], "field": view["at"][seat]}
    if view["mummy"]:
        return Text("pharaoh-player-scarabs", scarabs=view["scarabs"][seat], **where)
    return Text("pharaoh-player", **where)


def _reached(code: str) -> Text:
    return field(code) if code[1:].isdigit() else Text("pharaoh-place", field=code)


def _phase(view: PharaohView) -> Text:
    seat, colour = SEATS[view["player"]], view["colour"] or ""
    if view["phase"] == "explore":
        return Text("pharaoh-explores-again" if view["extra"] else "pharaoh-explores", seat=seat)
    if view["phase"] == "try":
        again = view["taken"]
        return Text("pharaoh-tries-second" if again else "pharaoh-tries", seat=seat, colour=colour)
    if view["phase"] == "move":
        return Text("pharaoh-may-move", seat=seat, colour=colour)
    return Text("pharaoh-broke-curse", seat=seat)
