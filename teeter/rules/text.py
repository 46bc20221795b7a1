"""Something to say, in no language yet: a key and what is filled in. Catalogues make the sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Union

MOST_QUOTED: Final = 80  # letters of what somebody wrote that they are told again


@dataclass(slots=True, init=False)
class Text:
    """A key of the catalogues and its arguments. Lists are told one after the other."""

    key: str
    args: dict[str, Arg]

    def __init__(self, key: str, **args: Arg) -> None:
        self.key = key
        self.args = args

    def __reduce__(self) -> tuple[object, ...]:
        """For pickles and copies of the compiled class."""
        return _text, (self.key, self.args)

    def __str__(self) -> str:
        """For logs: sentences are made where people read them (`teeter.words`)."""
        filled = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key}({filled})" if filled else self.key


def _text(key: str, args: dict[str, Arg]) -> Text:
    return Text(key, **args)


Words = Union[str, Text]  # noqa: UP007 - evaluated, and compiled
"""A text, or words that are the same in every language: somebody's name, what was typed."""

Arg = Union[int, float, Words, list[Words]]  # noqa: UP007


def lines(first: Words, *rest: Words) -> Words:
    """Several sentences, a line each."""
    return Text("lines", first=first, rest=lines(*rest)) if rest else first


def both(all_of: list[Words]) -> Words:
    """Several things that belong together: "Ann, Bob and Cid"."""
    return all_of[0] if len(all_of) == 1 else Text("and", first=all_of[:-1], last=all_of[-1])


def either(all_of: list[Words]) -> Words:
    """Several things of which one is meant: "Ann, Bob or Cid"."""
    return all_of[0] if len(all_of) == 1 else Text("or", first=all_of[:-1], last=all_of[-1])


def quoted(said: str) -> Text:
    """What somebody wrote, told again: not too much of it, and nothing that a screen would obey."""
    return Text("quoted", text=harmless(said))


def harmless(said: str, most: int = MOST_QUOTED) -> str:
    """The same without marks of quotation around it, for lists and for what is no sentence."""
    return repr(said[:most])[1:-1]


def runs(numbers: list[int]) -> list[tuple[int, int]]:
    """Numbers that rise, the first and the last of each run: 1-3, 7-7, 9-10."""
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found
