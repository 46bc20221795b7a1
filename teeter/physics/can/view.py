"""What the physical can is set up by, of all that anybody sees of a game around it."""

from __future__ import annotations

from typing import TypedDict, cast

from teeter.rules.contract import State


class CanView(TypedDict):
    """The part of a view that a game around the can has."""

    phase: str
    declared: str | None  # what is being tried, as it was declared
    places: list[str]  # by stick: "can", "hand", "front" or "nest"
    nest: int  # eggs
    can: int  # and those that sank
    kiki: str


def seen(state: State) -> CanView:
    """The game as anybody sees it."""
    return cast(CanView, state.view(None))
