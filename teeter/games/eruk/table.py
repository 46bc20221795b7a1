"""The table of a game of Eruk: what lies on it, and what anybody sees of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teeter.games.eruk import house
from teeter.games.eruk.moves import (
    EMPTY,
    FACES,
    KINDS,
    NAMES,
    OVER,
    PHASES,
    SEARCH,
    TURN,
    TURNS,
    UNMARKED,
)
from teeter.games.eruk.view import ErukView
from teeter.rules.contract import NOBODY, Move, Options, Outcome, StateWith


class ErukTable(StateWith[ErukView]):
    """The things on the table, and what can be seen of them."""

    __slots__ = (
        "animals",
        "counts",
        "faces",
        "figures",
        "fled",
        "igloo",
        "kinds",
        "legal",
        "named",
        "naming",
        "open",
        "phase",
        "remembered",
        "shown",
        "sun",
        "tops",
        "wasted",
        "where",
    )

    animals: int  # animal counters still face down; counted in phase 2 only
    counts: list[int]  # size of each seat's pile
    faces: list[int]  # by place; never changed
    figures: list[int]  # figures in each seat's hand
    fled: list[int]  # places that fled in the last move
    igloo: list[int]  # by field: EMPTY, UNMARKED or the seat whose figure stands there
    kinds: int  # bits of the kinds that are open in this turn
    legal: list[Move]  # a turn move for each face-down place, and STOP if legal, in no order
    named: int
    naming: list[Move]
    open: list[int]  # places turned in this turn of phase 1
    phase: int
    remembered: list[int]  # places that fled at some time: everybody has seen them
    shown: int  # the place turned last, 0 for none
    sun: int
    tops: list[int]  # face on top of each pile
    wasted: list[int]  # places left open by wrong calls
    where: list[int]  # by place: its index in `legal`, or UNLISTED; STOP has the number 0

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        best = max(self.counts)
        winners = tuple(seat for seat, count in enumerate(self.counts) if count == best)
        reason = "all animals turned" if not self.animals else "no figures left on the board"
        return Outcome(winners, tuple(self.counts), reason)

    def _view(self, seat: int | None) -> ErukView:
        over = self.phase == OVER
        return {
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "sun": self.sun,
            "counters": self._seen(),
            "igloo": [None if s == EMPTY else NOBODY if s == UNMARKED else s for s in self.igloo],
            "figures": self.figures[:],
            "piles": [
                {
                    "top": FACES[top] if count else None,
                    "height": -(-count // house.PILE_STEP.value) * house.PILE_STEP.value,
                    "count": count if over else None,
                }
                for top, count in zip(self.tops, self.counts, strict=True)
            ],
            "named": KINDS[self.named] if self.phase == SEARCH else None,
            "shown": (self.shown, FACES[self.faces[self.shown]]) if self.shown else None,
            "fled": [(place, FACES[self.faces[place]]) for place in self.fled],
        }

    def _seen(self) -> list[str]:
        """At each place a face, a counter face down, or nothing."""
        seen = ["?" if at >= 0 else "" for at in self.where]
        for place in (*self.open, *self.wasted):
            seen[place] = FACES[self.faces[place]]
        return seen[1:]

    def turns_up(self, move: Move, seat: int | None) -> str:
        return FACES[self.faces[move.arg]] if move.verb == TURN else ""

    def to_json(self) -> dict[str, Any]:
        data = super().to_json()
        data["legal"] = [move.arg for move in self.legal]
        data["naming"] = len(self.naming)
        return data

    def read_json(self, options: Options, data: Mapping[str, Any]) -> None:
        legal = [TURNS[place] for place in data["legal"]]
        naming = NAMES[: data["naming"]]
        super().read_json(options, {**data, "legal": legal, "naming": naming})
