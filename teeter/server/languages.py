"""Pages and sentences in the languages people read: English is the server's own."""

from __future__ import annotations

import functools
import hashlib
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from teeter.rules.contract import Game
from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.table.refusal import Refusal, Why
from teeter.words.catalogues import ENGLISH, NoLanguage, catalogue

OTHERS: Final = ("de",)  # languages of the sentences that are not in the catalogues yet
_WORDS: Final = Path(__file__).parent / "words"

Phrases = dict[str, dict[str, str]]
"""By kind: how English says it -> how the other language does (web/src/i18n/phrasebook.ts)."""


@dataclass(frozen=True, slots=True)
class Served:
    """All that is said at the tables of this server, in a language."""

    body: bytes
    tag: str  # another one when a word has changed


@functools.cache
def words(language: str) -> Served:
    """What a page needs that speaks a language. Raises Refusal."""
    try:
        told = {"catalogue": catalogue(language), "phrases": phrasebooks(language)}
    except NoLanguage:
        raise Refusal(Why.NO_LANGUAGE, Text("refused-no-language")) from None
    body = msgspec.json.encode(told)
    return Served(body, f'"{hashlib.sha256(body).hexdigest()[:16]}"')


@functools.cache
def phrasebooks(language: str) -> dict[str, Phrases]:
    """What this server still says in English, in another language: by game, and what is common."""
    if language not in OTHERS:
        return {}
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
