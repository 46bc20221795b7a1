"""Gulo Gulo's table in words."""

from __future__ import annotations

from collections import Counter
from typing import Final

from teeter.games.gulo_gulo.view import GuloGuloView
from teeter.rules.contract import SEATS, Options, Scoring

_START: Final = "on START"
REPORTS: Final = {  # what the referee says, by how its words begin
    "takes": "the egg is stolen",
    "alarm pole": "alarm: the pole fell",
    "alarm egg": "alarm: a {} egg fell out",
    "alarm sweep": "alarm: the hand swept eggs away",
    "alarm gave up": "alarm: the try was given up",
    "sets the pole back": "the pole fell by itself and stands again",
}


def describe(view: GuloGuloView) -> list[str]:
    """The table, a sentence a line."""
    lines = [_path(view["path"]), _deck(view), _nest(view["nest"])]
    for seat, place in enumerate(view["gulos"]):
        lines.append(f"{SEATS[seat]}: {_place(place, view['path'])}.")
    if view["last"]:
        last = view["last"]
        lines.append(
            f"The last try: {SEATS[last['seat']]} at {egg_name(last['egg'])}: {_said(last['said'])}."
        )
    return lines + _try(view)


def scoring(options: Options, reason: str) -> Scoring:
    return Scoring("the tile of the Gulo", lambda tile: f"on tile {tile}" if tile else _START)


def egg_name(egg: str) -> str:
    """green-1 is green egg 1."""
    colour, _, number = egg.partition("-")
    return f"{colour} egg {number}"


def tile_name(face: str) -> str:
    return "Gulo junior" if face == "junior" else f"a {face} tile"


def _said(report: str) -> str:
    begins, _, colour = report.rpartition(" ")
    return REPORTS.get(report) or REPORTS[begins].format(colour)


def _path(path: list[str]) -> str:
    open_tiles = [f"{n} {face}" for n, face in enumerate(path, 1) if face != "?"]
    hidden = path.count("?")
    down = f"; {len(path) - hidden + 1}-{len(path)} face down" if hidden else ""
    return f"Path of {len(path)} tiles: {', '.join(open_tiles) or 'none open'}{down}."


def _deck(view: GuloGuloView) -> str:
    tiles = f"{view['deck']} tile{'s' * (view['deck'] != 1)}"
    if not view["turned"]:
        return f"Deck: {tiles} face down."
    return f"Deck: {tiles} face down, and {tile_name(view['turned'])} lies turned."


def _nest(nest: list[str]) -> str:
    counts = Counter(egg.split("-")[0] for egg in nest)
    colours = ", ".join(f"{count} {colour}" for colour, count in counts.items())
    return f"Nest: {len(nest)} eggs ({colours})."


def _place(place: int, path: list[str]) -> str:
    if not place:
        return _START
    last = ", the last" if place == len(path) else ""
    return f"on tile {place}{last} ({path[place - 1]})"


def _try(view: GuloGuloView) -> list[str]:
    player = SEATS[view["player"]]
    if view["egg"]:
        return [f"{player} tries to steal {egg_name(view['egg'])}."]
    if view["colour"]:
        eggs = [egg.partition("-")[2] for egg in view["nest"] if egg.startswith(view["colour"])]
        return [f"{player} must steal a {view['colour']} egg: {', '.join(eggs)}."]
    if view["phase"] == "deck":
        return [f"{player} is on the last tile and turns the deck."]
    if view["phase"] == "over":
        return [f"{player} has won: Gulo junior is free."]
    return [f"{player} fixes a colour."]
