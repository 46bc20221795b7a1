"""Go Cuckoo!'s table in words."""

from __future__ import annotations

from typing import Final

from teeter.games.go_cuckoo.view import GoCuckooView
from teeter.rules.contract import FEWER, MORE, SEATS, Options, Scoring

KIKI_SANK: Final = "Kiki fell into the can"


def describe(view: GoCuckooView) -> list[str]:
    """The table, a sentence a line."""
    lines = [_turn(view)]
    for colour, numbers in _standing(view).items():
        lines.append(f"Standing with a {colour} top ({len(numbers)}): {', '.join(map(str, numbers))}.")
    if not _standing(view):
        lines.append("No stick is standing any more.")
    lines.append(
        f"On the nest: {_count(view['places'].count('nest'), 'stick')} and {_eggs(view['nest'])}."
    )
    lines.append(f"In the can: {_eggs(view['can'])}. Put away: {_eggs(view['away'])}.")
    for seat, eggs in enumerate(view["supplies"]):
        lines.append(f"{SEATS[seat]}: {_eggs(eggs)}{_in_front(view, seat)}.")
    lines.append(f"Kiki is {view['kiki']}.")
    return lines + _now(view)


def scoring(options: Options, reason: str) -> Scoring:
    """When Kiki has sunk, the option says which of the others wins."""
    more = reason == KIKI_SANK and options["kiki"] == "most"
    return Scoring("eggs left", lambda eggs: f"{_eggs(eggs)} left", MORE if more else FEWER, not more)


def _turn(view: GoCuckooView) -> str:
    if view["phase"] == "over":
        return "The game is over."
    return f"It is {SEATS[view['player']]}'s turn, {_count(view['tries'], 'stick')} pulled."


def _standing(view: GoCuckooView) -> dict[str, list[int]]:
    """The numbers of the sticks in the can, by top colour."""
    standing: dict[str, list[int]] = {}
    for number, (stick, place) in enumerate(zip(view["sticks"], view["places"], strict=True), 1):
        if place == "can":
            standing.setdefault(stick.partition("/")[0], []).append(number)
    return standing


def _in_front(view: GoCuckooView, seat: int) -> str:
    sticks = [f"{number} {view['sticks'][number - 1]}" for number in view["front"][seat]]
    return f", in front {', '.join(sticks)}" if sticks else ""


def _now(view: GoCuckooView) -> list[str]:
    """What is going on: who answers, what is tried, what is asked for."""
    lines = []
    if view["answers"] is not None:
        what = (
            "knocked the table and answers for what falls" if view["knock"] else "answers for the nest"
        )
        lines.append(f"{SEATS[view['answers']]} {what}.")
    if view["declared"]:
        lines.append(f"Declared: {_declared(view['declared'])}.")
    if view["out"] or view["sank"]:
        lines.append(f"In this try {_eggs(view['out'])} fell out and {_eggs(view['sank'])} sank.")
    if view["need"]:
        lines.append(f"The next stick must have a {view['need']} top.")
    if view["may_lay"]:
        lines.append("An egg may be laid in this turn.")
    if view["quiet"]:
        lines.append(f"No stick was pulled for {_count(view['quiet'], 'turn')}.")
    return lines


def _declared(text: str) -> str:
    """What is being tried, in words: "pull 12" is "pull stick 12"."""
    whole = {"lay egg": "lay an egg", "place kiki": "set Kiki on the nest"}
    return whole.get(text) or text.replace(" ", " stick ")


def _eggs(count: int) -> str:
    return _count(count, "egg")


def _count(count: int, noun: str) -> str:
    return f"{count or 'no'} {noun}{'s' * (count != 1)}"
