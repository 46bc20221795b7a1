"""What people asked for at their tables, how often they had to ask, and what they were answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from bench.server.client import Refusal
from teeter.rules.text import Text
from teeter.words.speaker import english

STALE: Final = "stale"  # the table has moved on: what was asked again may have happened the first time
BROKEN: Final = "broken"  # the store is away
NOT_HAPPENED: Final = english(Text("refused-not-happened"))


@dataclass
class Decision:
    """One move that somebody wants to make in one position, however often they have to say so."""

    seat: int
    version: int  # of the game, in view of which it was decided
    text: str
    sent: int = 0
    done: int = 0  # how often the server has answered that it was carried out
    refused: list[str] = field(default_factory=list)  # why it was not

    @property
    def open(self) -> bool:
        """Nobody has said yet whether it has happened."""
        return not self.done and self.sent > len(self.refused)

    @property
    def denied(self) -> bool:
        """The server has said each time that it has not happened."""
        return not self.done and self.sent == len(self.refused) > 0

    def answer(self, refusal: Refusal) -> None:
        """While the store is away it is often not known whether something has happened."""
        if refusal.reason != BROKEN or str(refusal) == NOT_HAPPENED:
            self.refused.append(refusal.reason)


class Decisions:
    """All of the people at one table: one for each position."""

    def __init__(self) -> None:
        self._all: dict[int, Decision] = {}
        self._asked: dict[int, Decision] = {}  # on the line that is open, by the id of the message

    def __iter__(self) -> Iterator[Decision]:
        return iter(self._all.values())

    def at(self, version: int) -> Decision | None:
        """What was decided in this position."""
        return self._all.get(version)

    def decided(self, seat: int, version: int, text: str) -> Decision | None:
        """What is to be asked for now: who has decided once stays with it. None while it is asked."""
        decision = self._all.setdefault(version, Decision(seat, version, text))
        return None if decision in self._asked.values() else decision

    def asks(self, number: int, decision: Decision) -> None:
        """Under this id."""
        decision.sent += 1
        self._asked[number] = decision

    def answered(self, number: int, refusal: Refusal | None = None) -> Decision | None:
        """It was carried out, or refused; None if it was not asked on this line."""
        decision = self._asked.pop(number, None)
        if decision is not None and refusal is not None:
            decision.answer(refusal)
        elif decision is not None:
            decision.done += 1
        return decision

    def line_broke(self) -> list[Decision]:
        """Nobody answers any more; what has to be asked again, for want of an answer."""
        self._asked.clear()
        return [decision for decision in self if decision.open]
