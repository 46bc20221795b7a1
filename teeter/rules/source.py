"""House data: what the games are made of, each value with the source it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

T = TypeVar("T")
Source = Literal["rulebook", "public", "house"]


@dataclass(frozen=True, slots=True)
class Value(Generic[T]):
    """A value and where it is from; `why` names the rule, the ruling or the reason."""

    value: T
    source: Source
    why: str


def rulebook(value: T, why: str) -> Value[T]:
    """A value printed in the rulebook."""
    return Value(value, "rulebook", why)


def public(value: T, why: str) -> Value[T]:
    """A value the rulebook has lost and a public source gives."""
    return Value(value, "public", why)


def house(value: T, why: str) -> Value[T]:
    """A value no source gives: our own choice."""
    return Value(value, "house", why)
