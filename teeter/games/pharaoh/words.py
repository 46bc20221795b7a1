"""The table of Pharaoh's Gulo Gulo in words."""

from __future__ import annotations

from teeter.games.pharaoh.pieces import FIELDS
from teeter.games.pharaoh.view import MarkerView, PharaohView
from teeter.rules.contract import SEATS, Options, Scoring


def describe(view: PharaohView) -> list[str]:
    """The table, a sentence a line."""
    lines = [_track(view["track"])]
    if view["mummy"]:
        lines.append(f"Scarab fields: {', '.join(view['scarab_fields'])}.")
        lines += _mummy(view)
    lines.append(f"Burial markers: {_burial(view['burial'])}.")
    boulders = ", ".join(f"{count} {colour}" for colour, count in view["bowl"].items())
    lines.append(f"Boulders in the trap: {boulders}.")
    for seat, field in enumerate(view["at"]):
        owned = f" with {_count(view['scarabs'][seat], 'scarab')}" if view["mummy"] else ""
        lines.append(f"{SEATS[seat]} is {_place(field)}{owned}.")
    lines.append(_phase(view))
    return lines


def scoring(options: Options, reason: str) -> Scoring:
    return Scoring("the field of the figure", lambda field: _place(FIELDS[field]))


def _track(track: list[MarkerView]) -> str:
    up = [marker(one) for one in track if one["colour"] != "?"]
    down = [one["field"] for one in track if one["colour"] == "?"]
    return f"Face up: {', '.join(up) or 'nothing'}. Face down: {', '.join(down) or 'nothing'}."


def marker(face_up: MarkerView) -> str:
    """A marker that lies face up."""
    heads = f" with {_count(face_up['heads'], 'mummy head')}" if face_up["heads"] else ""
    return f"{face_up['field']} {face_up['colour']}{heads}"


def _mummy(view: PharaohView) -> list[str]:
    blocks = " and blocks the marker under it" if view["blocked"] else ""
    here = f"The mummy is on {view['mummy']}, looks towards the {view['facing']}{blocks}."
    return [*lately(view), here]


def lately(view: PharaohView) -> list[str]:
    """Where the mummy went."""
    return [f"The mummy walked: {', '.join(view['walk'])}."] if view["walk"] else []


def _burial(colours: list[str]) -> str:
    return ", ".join("face down" if colour == "?" else colour for colour in colours)


def _place(field: str) -> str:
    places = {
        "START": "on the start",
        "PIT": "in the pit at the entrance",
        "C": "in the burial chamber",
    }
    return places.get(field, f"on {field}")


def _phase(view: PharaohView) -> str:
    player = SEATS[view["player"]]
    if view["phase"] == "explore":
        return f"{player} explores{', in an extra turn' if view['extra'] else ''}."
    if view["phase"] == "try":
        taken = ", the second in the chamber" if view["taken"] else ""
        return f"{player} tries to take a {view['colour']} boulder{taken}."
    if view["phase"] == "move":
        return f"{player} has taken a {view['colour']} boulder and may move."
    return f"{player} has broken the curse."


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"
