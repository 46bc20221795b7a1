"""Eruk's table in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teeter.rules.contract import MORE, NOBODY, SEATS, Options, Scoring
from teeter.rules.numbers import ranges


def describe(view: Mapping[str, Any]) -> list[str]:
    """The table, a sentence a line."""
    lines = [f"The sun is on field {view['sun']} of 9."]
    open_now = [
        f"{face_name(face)} at {place}"
        for place, face in enumerate(view["counters"], 1)
        if face not in ("", "?")
    ]
    lines.append(f"Open: {', '.join(open_now) or 'nothing'}.")
    lines.append(_face_down(view))
    built = [
        f"{n} {'unmarked' if owner == NOBODY else 'with a figure of ' + SEATS[owner]}"
        for n, owner in enumerate(view["igloo"], 1)
        if owner is not None
    ]
    lines.append(f"Igloo: {', '.join(built) or 'empty'}.")
    for seat, pile in enumerate(view["piles"]):
        size = _height(pile) if pile["count"] is None else _counters(pile["count"])
        figures = view["figures"][seat]
        lines.append(f"{SEATS[seat]}: {size}, {figures} figure{'s' * (figures != 1)} in hand.")
    lines += _turned(view)
    lines += lately(view)
    if view["named"]:
        lines.append(f"The search is for: {view['named']}.")
    return lines


def lately(view: Mapping[str, Any]) -> list[str]:
    """What fled: it can be seen until the next move, and then never again."""
    gone = ", ".join(f"{face_name(face)} at {place}" for place, face in view["fled"])
    return [f"These fled and lie face down again: {gone}."] if gone else []


def follows(view: Mapping[str, Any]) -> list[str]:
    """What a move says itself by naming its counter."""
    return [_face_down(view), *_turned(view)]


def _face_down(view: Mapping[str, Any]) -> str:
    hidden = [place for place, face in enumerate(view["counters"], 1) if face == "?"]
    return f"Face down ({len(hidden)}): {ranges(hidden)}."


def _turned(view: Mapping[str, Any]) -> list[str]:
    if not view["shown"]:
        return []
    place, face = view["shown"]
    return [f"Turned last: {face_name(face)} at {place}."]


def scoring(options: Options, reason: str) -> Scoring:
    return Scoring("counters", _counters, MORE)


def face_name(face: str) -> str:
    """igloo-4 is igloo 4."""
    return face.replace("-", " ")


def _height(pile: Mapping[str, Any]) -> str:
    if not pile["height"]:
        return _counters(0)
    return f"a pile of up to {_counters(pile['height'])}, {face_name(pile['top'])} on top"


def _counters(number: int) -> str:
    return "1 counter" if number == 1 else f"{number or 'no'} counters"
