"""Pages and sentences in the languages people read: English is the server's own."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec

from teeter.rules.games import GAMES
from teeter.table.refusal import Refusal, Why
from teeter.words.catalogues import ENGLISH, NoLanguage, catalogue

OTHERS: Final = ("de",)  # languages of the sentences that are not in the catalogues yet
_WORDS: Final = Path(__file__).parent / "words"
_DOCS: Final = Path(__file__).parents[2] / "docs" / "games"

Phrases = dict[str, dict[str, str]]
"""By kind: how English says it -> how the other language does (web/src/i18n/phrasebook.ts)."""


@dataclass(frozen=True, slots=True)
class Served:
    """All that is said at the tables of this server, in a language."""

    catalogue: str
    phrases: dict[str, Phrases]


@functools.cache
def words(language: str) -> Served:
    """What a page needs that speaks a language. Raises Refusal."""
    try:
        return Served(catalogue(language), phrasebooks(language))
    except NoLanguage:
        raise Refusal(Why.NO_LANGUAGE, "There are no words in this language.") from None


@functools.cache
def phrasebooks(language: str) -> dict[str, Phrases]:
    """What this server still says in English, in another language: by game, and what is common."""
    if language not in OTHERS:
        return {}
    files = sorted((_WORDS / language).glob("*.json"))
    return {file.stem: msgspec.json.decode(file.read_bytes(), type=Phrases) for file in files}


def page(game: str, language: str = ENGLISH) -> str:
    """The rules of a game: in its own folder, in an installed package, or in the docs."""
    own = resources.files(GAMES[game].deal.__module__.rpartition(".")[0]) / "pages" / f"{language}.md"
    if own.is_file():
        return own.read_text(encoding="utf-8")
    name = f"{language}/{game}.md" if language in OTHERS else f"{game}.md"
    installed: Any = resources.files("teeter") / "pages" / name
    found = installed if installed.is_file() else _DOCS / name
    text: str = found.read_text(encoding="utf-8")
    return text
