"""Two ways to say a thing: which one is taken depends on nothing but the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final
from zlib import crc32

from teeter.bots.bot import Choice, Seen
from teeter.rules.contract import Move
from teeter.rules.text import Arg, Text

Said = tuple[str, Mapping[str, Arg]]
"""The key of a sentence that the catalogues have in two ways, and what is filled in."""

LITTLE: Final = 0.3
BEGINNER, CASUAL, KEEN, MASTER = "beginner", "casual", "keen", "master"


def saying(seen: Seen, move: Move, key: str, **parts: Arg) -> Choice:
    """A choice with this sentence, and what is filled in."""
    return thinking(seen, move, lambda: (key, parts))


def thinking(seen: Seen, move: Move, said: Callable[[], Said]) -> Choice:
    """The same where it takes some thought what to say: thought only if somebody asks."""
    number = len(seen.heard)  # now, because the list grows with the game

    return Choice(move, lambda: filled(said(), f"{number} {seen.seat} {move.text}"))


def filled(said: Said, dice: str) -> Text:
    """One of the two ways to say it, always the same for the same dice, with what is filled in."""
    key, parts = said
    return Text(f"{key}-2" if crc32(dice.encode()) % 2 else f"{key}-1", **parts)


def tenths(value: float) -> int | float:
    """A number of steps or turns as it is told: 2.4, and 1 for what is nearly 1."""
    told = round(value, 1)
    return int(told) if told.is_integer() else told


def hundredths(chance: float) -> int:
    """A chance in whole percents: never nothing and never certainty, which no guess can promise."""
    return min(max(round(chance * 100), 1), 99)


def worth_naming(value: float) -> bool:
    """Whether so many steps, turns or fields are a reason. Less is none, and below zero is nonsense."""
    return value >= LITTLE
