"""Sentences in another language, for whoever reads them outside a browser: in a terminal.

The same patterns, read in the same way, as web/src/i18n/phrasebook.ts; a test holds the two together.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import Final

from teeter.server.languages import Phrases, phrasebooks

_SLOT: Final = re.compile(r"\{([a-z]+)(\d*)(,?)(?::(\w+))?\}")
_NAMED: Final = re.compile(r"\{(name|text)")
_BETWEEN: Final = ", | and "
_PLAIN: Final = {"n": r"-?\d+(?:\.\d+)?%?", "seat": "[A-F]", "text": ".+?"}
_MANY: Final = 4000  # texts that are remembered


@dataclass(frozen=True, slots=True)
class _Slot:
    name: str  # in the pattern, as "egg2"
    kind: str
    several: bool


@dataclass(frozen=True, slots=True)
class _Phrase:
    whole: re.Pattern[str]
    slots: list[_Slot]
    other: str


@functools.cache
def reader(language: str, game: str) -> Reader:
    """Who reads what is said in a game; English is read as it is."""
    books = phrasebooks(language)
    book: Phrases = {}
    for name in (game, "common"):
        for kind, phrases in books.get(name, {}).items():
            book[kind] = book.get(kind, {}) | phrases
    return Reader(book)


class Reader:
    """Reads one book."""

    def __init__(self, book: Phrases) -> None:
        self._book = book
        self._sources: dict[str, str] = {}
        self._phrases: dict[str, list[_Phrase]] = {}
        self.read = functools.lru_cache(_MANY)(self._read)

    def __call__(self, text: str) -> str:
        """A sentence in this language; as it came if the book does not have it."""
        told = self.read(text) if self._book else None
        return text if told is None else told

    def _read(self, text: str) -> str | None:
        """A text of one or several lines, or None."""
        lines = [self._translate("sentence", line) for line in text.split("\n")]
        return _joined(lines, "\n")

    def _source(self, kind: str) -> str:
        """What a kind looks like in English, as a regular expression."""
        if kind in _PLAIN:
            return _PLAIN[kind]
        if kind not in self._sources:
            every = [self._compile(pattern, "(?:") for pattern in self._book.get(kind, {})]
            self._sources[kind] = f"(?:{'|'.join(every)})"
        return self._sources[kind]

    def _compile(self, pattern: str, opens: str) -> str:
        source = ""
        at = 0
        for slot in _SLOT.finditer(pattern):
            one = self._source(slot[1])
            source += re.escape(pattern[at : slot.start()])
            # what matches anything matches several of it, too: to try both takes for ever
            more = f"(?:(?:{_BETWEEN}){one})*" if slot[3] and _PLAIN["text"] not in one else ""
            source += f"{opens}{one}{more})"
            at = slot.end()
        return _any_case(source + re.escape(pattern[at:]))

    def _of(self, kind: str) -> list[_Phrase]:
        if kind not in self._phrases:
            self._phrases[kind] = [
                _Phrase(re.compile(self._compile(english, "(")), _slots(english), other)
                for english, other in self._book.get(kind, {}).items()
            ]
        return self._phrases[kind]

    def _translate(self, kind: str, text: str) -> str | None:
        if kind == "n":  # as Germans write it: 1,5 and 75 %
            return text.replace(".", ",").replace("%", "\u00a0%")
        if kind in _PLAIN:
            return text
        for phrase in self._of(kind):
            found = phrase.whole.fullmatch(text)
            told = self._filled(phrase, found) if found else None
            if told is not None:  # a sentence begins with a capital, but nobody's name is changed
                return _upper(told) if kind == "sentence" and not _NAMED.match(phrase.other) else told
        return None

    def _filled(self, phrase: _Phrase, found: re.Match[str]) -> str | None:
        values: dict[str, str] = {}
        for slot, text in zip(phrase.slots, found.groups(), strict=True):
            value = self._value(slot, text)
            if value is None:
                return None
            values[slot.name] = value
        return _SLOT.sub(lambda slot: _bent(values[slot[1] + slot[2]], slot[4]), phrase.other)

    def _value(self, slot: _Slot, text: str) -> str | None:
        if not slot.several:
            return self._translate(slot.kind, text)
        parts = re.split(f"({_BETWEEN})", text)
        told = [self._translate(slot.kind, part) for part in parts[::2]]
        between = [" und " if part == " and " else part for part in parts[1::2]]
        return _joined([part for pair in zip(told, [*between, ""], strict=True) for part in pair], "")


def _slots(pattern: str) -> list[_Slot]:
    return [_Slot(slot[1] + slot[2], slot[1], bool(slot[3])) for slot in _SLOT.finditer(pattern)]


def _joined(parts: list[str | None], between: str) -> str | None:
    """All parts as one text; None if one of them is missing."""
    there = [part for part in parts if part is not None]
    return between.join(there) if len(there) == len(parts) else None


def _any_case(source: str) -> str:
    """Something that can begin a sentence or stand in the middle of one."""
    first = source[:1]
    return f"[{first.lower()}{first.upper()}]{source[1:]}" if re.match("[a-zA-Z]", first) else source


def _bent(value: str, ending: str | None) -> str:
    if ending == "up":
        return _upper(value)
    return value if ending is None or value == "lila" else value + ending


def _upper(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
