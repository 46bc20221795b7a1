"""The table as whoever runs its physical world sees it: a few facts, and a few things to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from teeter.physics.stage import Report
from teeter.rules.contract import REFEREE, Game, State
from teeter.rules.text import Text
from teeter.server.protocol import HandNote, Scene
from teeter.server.steered_hand import FREE, HELPED
from teeter.table.events import Reported
from teeter.table.names import name_in_words
from teeter.table.table import Table


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat."""

    name: str
    bot: str | None  # the level, if a bot does
    away: bool
    helped: bool = False  # its hand reaches by itself, steadily


@dataclass(frozen=True, slots=True)
class TableFacts:
    """A table at one moment."""

    game: Game
    number: int  # of the last event
    version: int
    turn: int | None
    state: State | None  # the game goes on in it: to be copied at once
    players: tuple[Player, ...]
    acting: int | None  # the seat whose hand is at work
    seed: int  # of the world at this moment
    of_day: bool  # it is the same for everybody: no world is made ahead
    words: int  # of the referee so far

    @property
    def steered(self) -> str:
        """How a person steers the hand that is at work; "" for a bot's, or nobody's."""
        if self.acting is None or self.players[self.acting].bot is not None:
            return ""
        return HELPED if self.players[self.acting].helped else FREE

    @property
    def whose(self) -> Text:
        """Whose hand is at work, in words."""
        if self.acting is None:
            return Text("try-calm")
        return Text("try-hand", name=name_in_words(self.players[self.acting].name))


def facts_of(table: Table) -> TableFacts:
    """A table as it is now."""
    players = [
        Player(seat.name, seat.bot, table.is_away(number), seat.helped)
        for number, seat in enumerate(table.seats)
    ]
    return TableFacts(
        game=table.game,
        number=table.number,
        version=table.version,
        turn=table.turn,
        state=table.state,
        players=tuple(players),
        acting=table.acting(),
        seed=table.world_seed(),
        of_day=bool(table.plan.day),
        words=sum(line.who == REFEREE for line in table.lines),
    )


def heard(report: Report, *, helped: bool) -> Reported:
    """What the rules and the people are told of a report."""
    x, y, z = report.place or (0.0, 0.0, 0.0)
    place = None if report.place is None else (round(x, 4), round(y, 4), round(z, 4))
    seconds = round(report.seconds, 3)
    return Reported(report.text, report.sentence, seconds, report.bodies, place, helped)


class WorldTable(Protocol):
    """What a world may do at its table."""

    def facts(self) -> TableFacts:
        """The table as it is now."""

    async def hear(
        self,
        reports: Sequence[Report],
        world: str | None = None,
        still: Callable[[], bool] = lambda: True,
        *,
        helped: bool = False,
    ) -> int | None:
        """What the referee says, stored with the world as it is then, when its turn has come.

        `helped`: of a helped hand. The number of moves then; None if it was not to be said any more,
        which `still` is asked first.
        Raises Refusal and StoreError; what the rules did take before is kept.
        """

    def hand_ready(self) -> None:
        """A try begins: from now on the time of its player runs."""

    def hand_moves(self, *, touches: bool = False) -> None:
        """A person's hand was moved; or anybody's touches something."""

    def tell(self) -> None:
        """What the runner says of the hand has changed."""

    def tell_message(self, message: Scene | HandNote, seat: int | None = None) -> None:
        """A message for all, or for who holds a seat."""

    def show(self, poses: bytes) -> None:
        """A picture for all who may see the table."""
