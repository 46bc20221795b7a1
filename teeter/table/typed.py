"""What somebody has typed, and which of the moves they can make it means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar
from unicodedata import combining, normalize

T = TypeVar("T")
SHORTEST: Final = 3  # letters of a word that need not be whole
_SPELT: Final = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}  # on keyboards without these letters
# "Nimm" is short for "nehmen": what a German asks for in one word may have another vowel.
_STEMS: Final = {"nimm": "nehm", "betritt": "betret"}
_WHOLE, _BEGINNING, _INSIDE, _NOT = 3, 2, 1, 0


def folded(text: str) -> str:
    """The same for everything that is typed alike."""
    words = " ".join(text.lower().split())
    spelt = "".join(_SPELT.get(letter, letter) for letter in words)
    return "".join(letter for letter in normalize("NFD", spelt) if not combining(letter))


def begun(typed: str, names: Mapping[str, T]) -> T | None:
    """What a name stands for, whole or only begun, if it is clear which."""
    word = folded(typed)
    known = {folded(name): what for name, what in names.items()}
    if word in known or len(word) < SHORTEST:
        return known.get(word)
    meant = [what for name, what in known.items() if name.startswith(word)]
    return meant[0] if meant and all(what is meant[0] for what in meant) else None


def meant(typed: str, said: Mapping[str, T]) -> T | None:
    """The move whose words are these, or begin or end so, in any order, if one fits best."""
    words = folded(typed).split()
    if all(len(word) < SHORTEST or word.isdecimal() for word in words):
        return None
    fits = {text: _fit(words, folded(text).split()) for text in said}
    best = max(fits.values(), default=_NOT)
    found = [text for text, fit in fits.items() if fit == best]
    return said[found[0]] if best and len(found) == 1 else None


def _fit(words: list[str], label: list[str]) -> int:
    """How well all these words fit into a label; 0 if one of them does not."""
    each = [max(_alike(_STEMS.get(word, word), one) for one in label) for word in words]
    return sum(each) if all(each) else _NOT


def _alike(word: str, one: str) -> int:
    """How a word is part of one of a label: a verb may have a syllable before it, as in umdrehen."""
    one = one.strip(".,:()")
    if word == one:
        return _WHOLE
    if word.isdecimal() or one.isdecimal():
        return _NOT
    if one.startswith(word):
        return _BEGINNING
    return _INSIDE if len(word) >= SHORTEST and word in one else _NOT
