"""What the doctor found of one thing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """Whether something is well, in a sentence."""

    name: str
    well: bool
    sentence: str


def well(name: str, sentence: str) -> Finding:
    return Finding(name, well=True, sentence=sentence)


def ill(name: str, sentence: str) -> Finding:
    return Finding(name, well=False, sentence=sentence)
