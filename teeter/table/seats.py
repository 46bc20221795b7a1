"""The seats of a table: who sits there, and who plays."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any, Final, Literal

from teeter.table.refusal import Refusal, Why

MAX_NAME: Final = 24
MAX_CHAT: Final = 280

Kind = Literal["open", "person", "bot"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat. A person is known by the holder's secret only, told as its fingerprint."""

    kind: Kind = "open"
    name: str = ""
    holder: str = ""  # of a person
    level: str = ""  # of the bot that plays here, also in place of a person

    @property
    def bot(self) -> str | None:
        """The level of the bot that makes the moves of this seat."""
        return self.level or None

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "name": self.name, "holder": self.holder, "level": self.level}


def clean(text: str, most: int) -> str:
    """A name or a chat line: printable, on one line, not too long. Raises Refusal if nothing is left.

    Control and formatting characters go, so that no name can turn round the text behind it.
    """
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(
        " " if unicodedata.category(letter)[0] == "Z" or letter in "\t\n\r" else letter
        for letter in normal
        if unicodedata.category(letter)[0] != "C" or letter in "\t\n\r"
    )
    words = " ".join(kept.split())[:most].strip()
    if not words:
        raise Refusal(Why.BAD_NAME, "There is nothing readable in this text.")
    return words
