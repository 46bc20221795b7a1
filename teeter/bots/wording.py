"""Several ways to say a thing: which one is taken depends on nothing but the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final
from zlib import crc32

from teeter.bots.bot import Choice, Seen
from teeter.rules.contract import Move

Ways = Sequence[str]
Voices = Mapping[str, Ways]
"""By level: how it says something."""
Said = tuple[Ways, Mapping[str, object]]
"""The ways to say it, and what is filled in."""

LITTLE: Final = 0.3
BEGINNER, CASUAL, KEEN, MASTER = "beginner", "casual", "keen", "master"


def one_of(ways: Ways, dice: str) -> str:
    """One of these ways, always the same for the same dice."""
    return ways[crc32(dice.encode()) % len(ways)]


def saying(seen: Seen, move: Move, ways: Ways, **parts: object) -> Choice:
    """A choice with one of these sentences, its {slots} filled."""
    return thinking(seen, move, lambda: (ways, parts))


def thinking(seen: Seen, move: Move, said: Callable[[], Said]) -> Choice:
    """The same where it takes some thought what to say: thought only if somebody asks."""
    number = len(seen.heard)  # now, because the list grows with the game

    def reason() -> str:
        ways, parts = said()
        return one_of(ways, f"{number} {seen.seat} {move.text}").format(**parts)

    return Choice(move, reason)


def amount(value: float, one: str, many: str) -> str:
    """A number of things: "1 step", "2.4 steps"."""
    shown = f"{value:z.1f}".removesuffix(".0")
    return f"{shown} {one if shown == '1' else many}"


def percent(chance: float) -> str:
    """A chance: never nothing and never certainty, which no guess can promise."""
    return f"{min(max(chance, 0.01), 0.99):.0%}"


def worth_naming(value: float) -> bool:
    """Whether so many steps, turns or fields are a reason. Less is none, and below zero is nonsense."""
    return value >= LITTLE
