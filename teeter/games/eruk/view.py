"""What is seen of a game of Eruk."""

from __future__ import annotations

from typing import TypedDict


class PileView(TypedDict):
    top: str | None
    height: int  # rounded up to a step of house.PILE_STEP
    count: int | None  # known only when the game is over


class ErukView(TypedDict):
    """What anybody at the table sees: Eruk has no private information."""

    turn: int
    phase: str
    sun: int
    counters: list[str]  # by place: "?" face down, "" gone, else the face
    igloo: list[int | None]  # by field: the seat whose figure stands there, -2 none, None no counter
    figures: list[int]
    piles: list[PileView]
    named: str | None
    shown: tuple[int, str] | None  # the counter turned last
    fled: list[tuple[int, str]]  # the counters that fled from it
