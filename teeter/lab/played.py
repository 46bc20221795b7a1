"""A game that was played without a screen: all there is to tell of it."""

from __future__ import annotations

from dataclasses import dataclass

from teeter.rules.contract import Game, Outcome, Setup, State
from teeter.table.record import ENGINE, LONGEST_NAME, Record, RecordLine, write
from teeter.table.try_files import pack


@dataclass(frozen=True, slots=True)
class Files:
    """What is kept of a game: the text of its record, and its tries packed into a file beside it."""

    record: str
    tries: bytes | None


@dataclass(frozen=True, slots=True)
class Played:
    """One game, from its deal to its end, or until it was stopped because it was too long."""

    seed: str
    names: tuple[str, ...]
    first: int
    setup: Setup
    state: State
    lines: tuple[RecordLine, ...]
    physics: str
    tries: tuple[bytes, ...] = ()  # by physics: every try written down

    @property
    def outcome(self) -> Outcome:
        """How it ended; nobody wins a game that did not."""
        nobody = Outcome((), (0,) * len(self.names), f"stopped after {len(self.lines)} moves")
        return self.state.outcome() or nobody

    def record(self, game: Game) -> Record:
        """Its record. Simulated games have no clock."""
        outcome = self.state.outcome()
        assert outcome is not None, "only a finished game has a record"
        options = self.state.options
        names = tuple(name[:LONGEST_NAME] for name in self.names)
        return Record(
            game.name, options, names, self.seed, ENGINE, self.physics, self.setup, outcome, self.lines
        )

    def files(self, game: Game) -> Files | None:
        """What to keep of it; of a game that did not end, nothing."""
        if self.state.outcome() is None:
            return None
        return Files(write(self.record(game)), pack(self.tries) if self.tries else None)
