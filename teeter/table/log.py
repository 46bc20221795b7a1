"""The log of a table: everything that happened, in order. A table is what its log says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from teeter.rules.contract import Options
from teeter.rules.games import game
from teeter.rules.text import Words
from teeter.table.events import Event


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened: when (seconds since the table was opened), what, by whom."""

    number: int
    seconds: float
    who: int  # a seat, REFEREE or NOBODY
    event: Event
    heard: Mapping[int | None, str] = field(default_factory=dict, compare=False)  # by seat: of a move
    led: tuple[Words, ...] = field(default=(), compare=False)  # what everybody saw come of a move
    by_bot: bool = field(default=False, compare=False)  # who played this seat then


@dataclass(frozen=True, slots=True)
class TablePlan:
    """How a table was opened. The seed is a secret until the game is over."""

    game: str
    options: Options
    seed: str
    opened: float  # seconds, by the clock of whoever hands in `now`
    host: str  # the holder who opened it
    clock: float | None = None  # seconds for each decision
    before: str = ""  # the table of which this is the rematch
    day: str = ""  # of a series that is the same for everybody: its date, as 2026-11-17

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "options": self.options.to_json(),
            "seed": self.seed,
            "opened": self.opened,
            "host": self.host,
            "clock": self.clock,
            "before": self.before,
            "day": self.day,
        }

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> TablePlan:
        """The plan that `to_json` wrote."""
        given = told["options"]
        options = game(told["game"]).checked(given["seats"], given["variant"], given["choices"])
        rest = {key: told[key] for key in ("seed", "opened", "host", "clock", "before")}
        return cls(told["game"], options, **rest, day=told.get("day", ""))
