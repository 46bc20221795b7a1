"""What anybody at a table of Go Cuckoo! sees, as JSON has it."""

from __future__ import annotations

from typing import TypedDict


class GoCuckooView(TypedDict):
    """Go Cuckoo! has no private information; seats and sticks are numbered as in the moves."""

    turn: int
    phase: str
    player: int  # whose turn it is
    answers: int | None  # who answers for the nest; while a knock is open, who knocked
    knock: bool
    declared: str | None  # what is being tried, as it was declared
    sticks: list[str]  # "red/green" is top/bottom, "red/?" while nobody has seen the bottom
    places: list[str]  # by stick: "can", "hand" (being pulled), "front" or "nest"
    front: list[list[int]]  # by seat: the sticks in front of it
    supplies: list[int]
    nest: int
    can: int
    away: int
    out: int  # eggs on the table while Kiki is being set
    sank: int  # and in the can
    kiki: str
    tries: int  # sticks pulled in this turn
    need: str | None  # the top colour that must be pulled
    may_lay: bool  # an egg may be laid in this turn
    paid: bool  # the egg for those that sank has been taken
    quiet: int  # turns in a row without a pulled stick
