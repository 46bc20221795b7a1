"""What is said at a table of Go Cuckoo!; the words themselves stand in the catalogues of `words/`."""

from __future__ import annotations

from typing import Final

from teeter.games.go_cuckoo import house
from teeter.games.go_cuckoo.view import GoCuckooView
from teeter.rules.contract import OVER, SEATS, Options
from teeter.rules.extras import FEWER, MORE, Scoring
from teeter.rules.text import Arg, Text, Words

# How a game ends: as records have it.
KIKI_SITS: Final = "Kiki sits on the nest"
KIKI_SANK: Final = "Kiki fell into the can"
NO_STICK: Final = f"{house.ROUNDS.value} rounds without a stick"
_WHY: Final = {
    KIKI_SITS: Text("go-cuckoo-end-sits"),
    KIKI_SANK: Text("go-cuckoo-end-sank"),
    NO_STICK: Text("go-cuckoo-end-rounds", rounds=house.ROUNDS.value),
}


def label(text: str, view: GoCuckooView | None = None) -> Text:
    """A move on a button, where a stick is known by its colours; and what the referee says."""
    what, args = _parts(text)
    if view is None or what not in ("pull", "lay"):
        return Text(f"go-cuckoo-move-{what}", **args)
    ends = _ends(view["sticks"][int(text.split()[1]) - 1])
    return Text(f"go-cuckoo-move-{what}-seen", **args, **ends)


def told(text: str, shown: str, name: Words | None) -> Text:
    """What somebody did or the referee said, and what it turned up."""
    if name is not None:
        what, args = _parts(text)
        if "seat" in args:  # whose egg it was is told by name (`led.py`)
            return Text(f"go-cuckoo-told-{what}", name=name)
        return Text(f"go-cuckoo-told-{what}", name=name, **args)
    said = label(text)
    return Text("lines", first=said, rest=seen(shown)) if shown else said


def seen(shown: str) -> Text:
    """A stick that a move turned up, in a sentence of its own."""
    return Text("go-cuckoo-seen", **_ends(shown))


def _parts(text: str) -> tuple[str, dict[str, Arg]]:
    """The words of a move that never change, and the stick or seat that it is done to."""
    *verb, last = text.split()
    if last.isdecimal():
        return "-".join(verb), {"stick": last}
    if last in SEATS:
        return "-".join(verb), {"seat": last}
    return text.replace(" ", "-"), {}


def _ends(stick: str) -> dict[str, Arg]:
    """The colours of "red/green"; "red/?" stands in the can and shows its top."""
    top, _, bottom = stick.partition("/")
    return {"top": top} if bottom == "?" else {"top": top, "bottom": bottom}


def describe(view: GoCuckooView) -> list[Words]:
    """The table, a sentence a line."""
    return [
        _turn(view),
        *(_standing(view) or [Text("go-cuckoo-none-standing")]),
        Text("go-cuckoo-nest", sticks=_sticks(view["places"].count("nest")), eggs=_eggs(view["nest"])),
        Text("go-cuckoo-can", can=_eggs(view["can"]), away=_eggs(view["away"])),
        *(_player(view, seat) for seat in range(len(view["supplies"]))),
        Text("go-cuckoo-kiki", place=view["kiki"].replace(" ", "-")),
        *_now(view),
    ]


def scoring(options: Options, reason: str) -> Scoring:
    """When Kiki has sunk, the option says which of the others wins."""
    more = reason == KIKI_SANK and options["kiki"] == "most"
    return Scoring(
        Text("go-cuckoo-counted"),
        lambda eggs: Text("go-cuckoo-score", eggs=eggs),
        MORE if more else FEWER,
        not more,
        _WHY.get(reason, ""),
    )


def _turn(view: GoCuckooView) -> Text:
    if view["phase"] == "over":
        return OVER
    return Text("go-cuckoo-turn", seat=SEATS[view["player"]], sticks=_sticks(view["tries"]))


def _standing(view: GoCuckooView) -> list[Words]:
    """The numbers of the sticks in the can, by top colour."""
    standing: dict[str, list[Words]] = {}
    for number, (stick, place) in enumerate(zip(view["sticks"], view["places"], strict=True), 1):
        if place == "can":
            standing.setdefault(stick.partition("/")[0], []).append(str(number))
    return [
        Text("go-cuckoo-standing", top=top, count=len(numbers), sticks=numbers)
        for top, numbers in standing.items()
    ]


def _player(view: GoCuckooView, seat: int) -> Text:
    has: dict[str, Arg] = {"seat": SEATS[seat], "eggs": _eggs(view["supplies"][seat])}
    sticks: list[Words] = [
        Text("go-cuckoo-stick", stick=str(number), **_ends(view["sticks"][number - 1]))
        for number in view["front"][seat]
    ]
    if sticks:
        return Text("go-cuckoo-player-sticks", sticks=sticks, **has)
    return Text("go-cuckoo-player", **has)


def _now(view: GoCuckooView) -> list[Words]:
    """What is going on: who answers, what is tried, what is asked for."""
    lines: list[Words] = []
    if view["answers"] is not None:
        seat = SEATS[view["answers"]]
        lines.append(Text("go-cuckoo-knocked" if view["knock"] else "go-cuckoo-answers", seat=seat))
    if view["declared"]:
        what, args = _parts(view["declared"])
        lines.append(Text(f"go-cuckoo-declared-{what}", **args))
    if view["out"] or view["sank"]:
        lines.append(Text("go-cuckoo-fallen", out=_eggs(view["out"]), sank=_eggs(view["sank"])))
    if view["need"]:
        lines.append(Text("go-cuckoo-need", top=view["need"]))
    if view["may_lay"]:
        lines.append(Text("go-cuckoo-may-lay"))
    if view["quiet"]:
        lines.append(Text("go-cuckoo-quiet", count=view["quiet"]))
    return lines


def _sticks(count: int) -> Text:
    return Text("go-cuckoo-sticks", count=count)


def _eggs(count: int) -> Text:
    return Text("go-cuckoo-eggs", count=count)
