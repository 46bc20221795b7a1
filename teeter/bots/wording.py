"""Several ways to say a thing: which one is taken depends on nothing but the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final
from zlib import crc32

from teeter.bots.bot import Choice, Seen
from teeter.rules.contract import Move
from teeter.rules.text import Arg, Text

Ways = Sequence[Text]
Voices = Mapping[str, Ways]
"""By level: how it says something."""
Said = tuple[Ways, Mapping[str, Arg]]
"""The ways to say it, and what is filled in."""

LITTLE: Final = 0.3
BEGINNER, CASUAL, KEEN, MASTER = "beginner", "casual", "keen", "master"


def two(key: str) -> Ways:
    """Two ways to say it, as the catalogues number them."""
    return Text(f"{key}-1"), Text(f"{key}-2")


def by_level(key: str) -> Voices:
    """The same for every level."""
    return {level: two(f"{key}-{level}") for level in (BEGINNER, CASUAL, KEEN, MASTER)}


def one_of(ways: Ways, dice: str) -> Text:
    """One of these ways, always the same for the same dice."""
    return ways[crc32(dice.encode()) % len(ways)]


def saying(seen: Seen, move: Move, ways: Ways, **parts: Arg) -> Choice:
    """A choice with one of these sentences, and what is filled in."""
    return thinking(seen, move, lambda: (ways, parts))


def thinking(seen: Seen, move: Move, said: Callable[[], Said]) -> Choice:
    """The same where it takes some thought what to say: thought only if somebody asks."""
    number = len(seen.heard)  # now, because the list grows with the game

    return Choice(move, lambda: filled(said(), f"{number} {seen.seat} {move.text}"))


def filled(said: Said, dice: str) -> Text:
    """One of the ways to say it, with what is filled in."""
    ways, parts = said
    return Text(one_of(ways, dice).key, **parts)


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
