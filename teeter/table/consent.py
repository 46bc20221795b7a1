"""What needs the consent of the others at the table: an undo, or somebody else on a seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

GRACE: Final = 15.0  # seconds that somebody can be away and still counts as at the table
What = Literal["undo", "seat"]


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody asks, and all others at the table have to agree. One no is enough to end it."""

    number: int  # answers name it, so that nobody agrees to another one than was shown
    seat: int  # the one that is asked for; of an undo: whose move is taken back
    holder: str  # who asks
    name: str
    agreed: frozenset[str] = frozenset()  # the holders who have said yes

    def and_agreed(self, holder: str) -> Request:
        return replace(self, agreed=self.agreed | {holder})
