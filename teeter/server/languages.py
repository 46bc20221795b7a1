"""Pages and sentences in the languages people read: English is the server's own."""

from __future__ import annotations

import functools
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from teeter.rules.contract import Game
from teeter.rules.games import GAMES
from teeter.table.refusal import Refusal, Why

ENGLISH: Final = "en"
OTHERS: Final = ("de",)
_WORDS: Final = Path(__file__).parent / "words"

Phrases = dict[str, dict[str, str]]
"""By kind: how English says it -> how the other language does (web/src/i18n/phrasebook.ts)."""


@functools.cache
def phrasebooks(language: str) -> dict[str, Phrases]:
    """What this server says in another language: by game, and what is common. Raises Refusal."""
    if language not in OTHERS:
        raise Refusal(Why.NO_LANGUAGE, "There are no words in this language.")
    files = sorted((_WORDS / language).glob("*.json"))
    return {file.stem: msgspec.json.decode(file.read_bytes(), type=Phrases) for file in files}


def page(name: str, language: str = ENGLISH) -> str:
    """The rules of the game with this name, in this language or else in English."""
    return page_of(GAMES[name], language)


def page_of(game: Game, language: str) -> str:
    """The same; they lie in the package of the game."""
    folder = resources.files(game.package) / "pages"
    there = {file.name: file for file in folder.iterdir()} if folder.is_dir() else {}
    found = there.get(f"{language}.md") or there.get(f"{ENGLISH}.md")
    return (
        found.read_text("utf-8") if found else f"# {game.title}\n\nNobody has written its rules down.\n"
    )
