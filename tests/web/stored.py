"""Tables that are played without hands, as far as one likes, and put into the store of a server."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from playwright.sync_api import BrowserContext

from teeter.bots.bot import seen_by
from teeter.bots.levels import player_called
from teeter.rules.contract import REFEREE, Options
from teeter.server.lobby import holder_of
from teeter.server.logbook import stored
from teeter.table.events import Reported
from teeter.table.log import Entry, TablePlan
from teeter.table.table import Table
from tests.server.client import Running

ME: Final = 0  # the seat of the first person
# Of the hands that have played until now: the last alarm was not long ago, and the bowl is full again.
SKILL: Final = 0.6


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at a table, with the key to it."""

    table: str
    token: str

    def give_to(self, context: BrowserContext) -> None:
        """Whoever opens the table in this browser sits here."""
        key = json.dumps({"token": self.token, "at": 0})
        context.add_init_script(f"localStorage.setItem('teeter.key.{self.table}', {key!r})")


class Played:
    """A table with people and bots on its seats, and all that has happened at it."""

    def __init__(
        self,
        game: str,
        options: Options,
        seed: str,
        people: Sequence[str],
        bots: Sequence[str],
        *,
        one_screen: bool = False,
    ):
        plan = TablePlan(game, options, seed, time.time(), holder_of(_token(ME)))
        self.people = people
        self.table = Table(plan, plan.opened)
        self.entries: list[Entry] = []
        for seat, name in enumerate(people):
            holder = plan.host if one_screen else holder_of(_token(seat))
            self.entries += self.table.sit(seat, holder, name, plan.opened)
        for seat, level in enumerate(bots, len(people)):
            self.entries += self.table.put_bot(seat, plan.host, level, plan.opened)

    def play_until(self, enough: Callable[[Table], bool]) -> None:
        """Sensible moves, up to such a moment or the end."""
        while self.table.turn is not None and not enough(self.table):
            self.entries += _go_on(self.table)

    def store(self, server: Running, kept: int | None = None) -> list[Place]:
        """The people's seats, at the table as it was after so many of its entries."""
        name = secrets.token_urlsafe(9)
        server.call(_store(server, name, self.table.plan, self.entries[:kept]))
        return [Place(name, _token(seat)) for seat in range(len(self.people))]


def _token(seat: int) -> str:
    return f"the key to seat {seat} of a stored table"


def _go_on(table: Table) -> list[Entry]:
    """One sensible move of whoever has to play, or what came of a try."""
    assert table.state
    assert table.turn is not None
    rng = Random(table.version)
    if table.turn == REFEREE:
        said = table.game.stand_in(table.state, rng, SKILL)
        return table.report(
            Reported(said.text, table.game.telling.told(said.text, "", None)), table.plan.opened
        )
    seen = seen_by(table.game, table.state, table.turn, [], rng, None)
    move = player_called("keen").bot(seen).move
    return table.play_for(table.turn, move.text, table.version, table.plan.opened)


async def _store(server: Running, name: str, plan: TablePlan, entries: list[Entry]) -> None:
    store = server.lobby.store
    await store.add_table(name, plan.to_json(), plan.opened)
    await store.append(name, [stored(entry) for entry in entries])
