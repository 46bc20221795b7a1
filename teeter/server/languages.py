"""Pages and words in the languages people read."""

from __future__ import annotations

import functools
import hashlib
from dataclasses import dataclass
from importlib import resources

from teeter.rules.contract import Game
from teeter.rules.text import Text
from teeter.table.refusal import Refusal, Why
from teeter.words.catalogues import ENGLISH, NoLanguage, catalogue


@dataclass(frozen=True, slots=True)
class Served:
    """All that is said at the tables of this server, in a language."""

    body: bytes
    tag: str  # another one when a word has changed


@functools.cache
def words(language: str) -> Served:
    """What a page needs that speaks a language. Raises Refusal."""
    try:
        body = catalogue(language).encode()
    except NoLanguage:
        raise Refusal(Why.NO_LANGUAGE, Text("refused-no-language")) from None
    return Served(body, f'"{hashlib.sha256(body).hexdigest()[:16]}"')


def page(game: Game, language: str = ENGLISH) -> str:
    """The rules of a game, in this language or else in English; they lie in its package."""
    folder = resources.files(game.package) / "pages"
    there = {file.name: file for file in folder.iterdir()} if folder.is_dir() else {}
    found = there.get(f"{language}.md") or there.get(f"{ENGLISH}.md")
    return (
        found.read_text("utf-8") if found else f"# {game.title}\n\nNobody has written its rules down.\n"
    )
