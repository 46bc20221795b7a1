"""The catalogues of a language: what is common stands here, what a game says stands in its folder.

A language is a folder here. What it lacks is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from teeter.rules.contract import Game
from teeter.rules.games import GAMES

ENGLISH: Final = "en"
_HERE: Final = resources.files(__package__)
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t].*)?(?=\n|\Z))*", re.MULTILINE)

LANGUAGES: Final = (
    ENGLISH,
    *sorted(
        folder.name
        for folder in _HERE.iterdir()
        if folder.is_dir() and folder.name not in (ENGLISH, "__pycache__")
    ),
)


class NoLanguage(ValueError):
    """Nobody speaks this language here."""


@cache
def catalogue(language: str, *games: str) -> str:
    """All that is said in these games; in every game, if none is named. Raises NoLanguage."""
    if language not in LANGUAGES:
        raise NoLanguage(f"There are no words in this language; there are {', '.join(LANGUAGES)}.")
    chosen = [GAMES[name] for name in games or GAMES]
    return "\n".join((_entries(ENGLISH, chosen) | _entries(language, chosen)).values()) + "\n"


def keys(ftl: str) -> list[str]:
    """The keys of the messages in a catalogue."""
    return [entry[1] for entry in _ENTRY.finditer(ftl)]


def _entries(language: str, games: Iterable[Game]) -> dict[str, str]:
    """By key: a message as it is written."""
    files = [file for file in _files(language, games) if file.is_file()]
    return {
        entry[1]: entry[0].rstrip()
        for file in files
        for entry in _ENTRY.finditer(file.read_text(encoding="utf-8"))
    }


def _files(language: str, games: Iterable[Game]) -> Iterator[Traversable]:
    yield from (_HERE / language).iterdir()
    for game in games:
        yield resources.files(game.package) / "words" / f"{language}.ftl"
