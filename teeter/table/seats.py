"""The seats of a table: who sits there, and who plays."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from itertools import accumulate
from typing import Final, Literal

from teeter.rules.text import Text
from teeter.table.refusal import Refusal, Why

MAX_NAME: Final = 24
MAX_CHAT: Final = 280
JOINER: Final = "\u200d"
AS_PICTURE: Final = "\ufe0f"  # the sign before it is drawn as a picture
SKINS: Final = tuple(map(chr, range(0x1F3FB, 0x1F400)))
FLAGS: Final = tuple(map(chr, range(0x1F1E6, 0x1F200)))  # two letters of a country are its flag

Kind = Literal["open", "person", "bot"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat. A person is known by the holder's secret only, told as its fingerprint."""

    kind: Kind = "open"
    name: str = ""
    holder: str = ""  # of a person
    level: str = ""  # of the bot that plays here, also in place of a person
    helped: bool = False  # of a person: the hand reaches by itself, steadily, in the physical games

    @property
    def bot(self) -> str | None:
        """The level of the bot that makes the moves of this seat."""
        return self.level or None


def clean(text: str, most: int) -> str:
    """A name or a chat line: printable, on one line, not too long. Raises Refusal if nothing is left.

    Control and formatting characters go, so that no name can turn round the text behind it, or hide
    a letter; only the joiner stays where it makes one sign of several, as in a picture of a family.
    """
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(map(_readable, f" {normal}", normal, f"{normal} "[1:]))
    words = _cut(" ".join(kept.split()), most).strip()
    if not words:
        raise Refusal(Why.BAD_NAME, Text("refused-empty-text"))
    return words


def _readable(before: str, letter: str, after: str) -> str:
    """A letter between its neighbours as it is shown: itself, a space, or nothing."""
    if letter == JOINER:
        joins = _is_picture(before) and unicodedata.category(after) == "So"
        return letter if joins else ""
    kind = unicodedata.category(letter)[0]
    if kind == "Z" or letter in "\t\n\r":
        return " "
    return "" if kind == "C" else letter


def _is_picture(letter: str) -> bool:
    return letter == AS_PICTURE or letter in SKINS or unicodedata.category(letter) == "So"


def _cut(text: str, most: int) -> str:
    """At most so many letters; a sign that is made of several stays whole or goes."""
    signs: list[str] = []
    for letter in text:
        if signs and _belongs_to(signs[-1], letter):
            signs[-1] += letter
        else:
            signs.append(letter)
    ends = accumulate(map(len, signs))
    return "".join(sign for sign, end in zip(signs, ends, strict=True) if end <= most)


def _belongs_to(sign: str, letter: str) -> bool:
    """Whether a letter is a part of the sign before it: a mark, a skin, what is joined, half a flag."""
    flag = letter in FLAGS and len(sign) == 1 and sign in FLAGS
    return (
        flag
        or JOINER in (sign[-1], letter)
        or letter in SKINS
        or unicodedata.category(letter)[0] == "M"
    )
