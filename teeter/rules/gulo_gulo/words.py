"""Gulo Gulo's table in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from teeter.rules.contract import SEATS


def describe(view: Mapping[str, Any]) -> list[str]:
    """The table, a sentence a line."""
    lines = [_path(view["path"]), _deck(view), _nest(view["nest"])]
    for seat, place in enumerate(view["gulos"]):
        lines.append(f"{SEATS[seat]}: {_place(place, view['path'])}.")
    if view["last"]:
        last = view["last"]
        lines.append(f"The last try: {SEATS[last['seat']]} at {last['egg']}: {last['said']}.")
    return lines + _try(view)


def _path(path: list[str]) -> str:
    open_tiles = [f"{n} {face}" for n, face in enumerate(path, 1) if face != "?"]
    hidden = path.count("?")
    down = f"; {len(path) - hidden + 1}-{len(path)} face down" if hidden else ""
    return f"Path of {len(path)} tiles: {', '.join(open_tiles) or 'none open'}{down}."


def _deck(view: Mapping[str, Any]) -> str:
    tiles = f"{view['deck']} tile{'s' * (view['deck'] != 1)}"
    if not view["turned"]:
        return f"Deck: {tiles} face down."
    turned = "Gulo junior" if view["turned"] == "junior" else f"a {view['turned']} tile"
    return f"Deck: {tiles} face down, and {turned} lies turned."


def _nest(nest: list[str]) -> str:
    counts = Counter(egg.split("-")[0] for egg in nest)
    colours = ", ".join(f"{count} {colour}" for colour, count in counts.items())
    return f"Nest: {len(nest)} eggs ({colours})."


def _place(place: int, path: list[str]) -> str:
    if not place:
        return "on START"
    last = ", the last" if place == len(path) else ""
    return f"on tile {place}{last} ({path[place - 1]})"


def _try(view: Mapping[str, Any]) -> list[str]:
    player = SEATS[view["player"]]
    if view["phase"] == "try":
        return [f"{player} tries to steal {view['egg']}."]
    if view["phase"] == "point":
        eggs = [egg for egg in view["nest"] if egg.startswith(view["colour"])]
        return [f"{player} must steal a {view['colour']} egg: {', '.join(eggs)}."]
    if view["phase"] == "deck":
        return [f"{player} is on the last tile and turns the deck."]
    if view["phase"] == "over":
        return [f"{player} has won: Gulo junior is free."]
    return [f"{player} fixes a colour."]
