"""Moves in words: a short label for buttons, and what somebody did for live texts and the story."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from teeter.rules.games import GAMES
from teeter.rules.text import Text, Words


def told(game: str, text: str, seen: str, name: Words | None) -> Text | None:
    """What somebody did (None: the referee) and turned up; None if the game has no texts yet."""
    telling = GAMES[game].telling
    return telling.told(text, seen, name) if telling.told else None


def depends_on_view(game: str) -> bool:
    """Whether labels tell what can be seen, so that they change in a game."""
    return GAMES[game].telling.by_view


def label(game: str, text: str, view: Mapping[str, Any] | None = None) -> Words:
    """A move in words; with a view, what it is done to is told too."""
    telling = GAMES[game].telling
    if not view or not telling.by_view:
        return _plain(game, text)
    if telling.label:
        return telling.label(text, view)
    template, verb, rest = _split(game, text)
    return template.format(telling.look(verb, rest, view))


def deed(game: str, text: str) -> str:
    """What somebody did who made this move, to be told after the name: its label, with an s."""
    template, _, rest = _split(game, text)
    return _third_person(template).format(rest)


def _third_person(template: str) -> str:
    verb, space, what = f"{template[:1].lower()}{template[1:]}".partition(" ")
    if verb.endswith(("s", "sh", "o")):
        verb += "e"
    elif verb.endswith("y") and verb[-2] not in "aeiou":
        verb = f"{verb[:-1]}ie"
    return f"{verb}s{space}{what}"


@lru_cache(maxsize=4096)  # every update labels all moves that are legal, time and again the same
def _plain(game: str, text: str) -> Words:
    telling = GAMES[game].telling
    if telling.label:
        return telling.label(text, None)
    template, _, rest = _split(game, text)
    return template.format(rest)


@lru_cache(maxsize=4096)
def _split(game: str, text: str) -> tuple[str, str, str]:
    """The template of a move, its first word, and what goes into the template."""
    telling = GAMES[game].telling
    words = text.split()
    for count in range(len(words), 0, -1):
        template = telling.labels.get(" ".join(words[:count]))
        if template is not None:
            return template, words[0], " ".join(words[count:])
    return f"{text[:1].upper()}{text[1:]}".replace("{", "{{").replace("}", "}}"), "", ""


def shown(game: str, text: str) -> list[Words]:
    """What a move turned up, in players' words, part by part."""
    return [GAMES[game].telling.shown(part) for part in text.split("; ")] if text else []
