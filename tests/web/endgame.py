"""Tables shortly before the end of a game, put into the store of a server, to be played to a result."""

from __future__ import annotations

import secrets
import time
from random import Random
from typing import Final

from teeter.bots.bot import seen_by
from teeter.bots.levels import player_called
from teeter.rules.contract import REFEREE, SEATS, Options
from teeter.server.lobby import holder_of
from teeter.server.logbook import stored
from teeter.table.events import Reported
from teeter.table.log import Entry, TablePlan
from teeter.table.table import Table
from tests.server.client import Running
from tests.web.midgame import ME, Place

# Of the hands that have played until now: the last alarm was not long ago, and the bowl is full again.
SKILL: Final = 0.6


def store_near_the_end(
    server: Running, game: str, options: Options, *, seed: str, bot: str, left: int, people: int = 1
) -> list[Place]:
    """The seats of people at a table where the first has to choose, some moves before the end."""
    table, entries = _seated(
        TablePlan(game, options, seed, time.time(), holder_of(_token(ME))), bot, people
    )
    while table.turn is not None:
        entries += _go_on(table)
    kept = len(entries) - left
    while entries[kept].who != ME:
        kept -= 1
    name = secrets.token_urlsafe(9)
    server.call(_store(server, name, table.plan, entries[:kept]))
    return [Place(name, _token(seat)) for seat in range(people)]


def _token(seat: int) -> str:
    return f"the key to seat {seat} of a stored table"


def _seated(plan: TablePlan, bot: str, people: int) -> tuple[Table, list[Entry]]:
    table = Table(plan, plan.opened)
    entries: list[Entry] = []
    for seat in range(plan.options.seats):
        if seat < people:
            entries += table.sit(seat, holder_of(_token(seat)), SEATS[seat], plan.opened)
        else:
            entries += table.put_bot(seat, plan.host, bot, plan.opened)
    return table, entries


def _go_on(table: Table) -> list[Entry]:
    """One sensible move of whoever has to play, or what came of a try."""
    assert table.state
    assert table.turn is not None
    rng = Random(table.version)
    if table.turn == REFEREE:
        said = table.game.stand_in(table.state, rng, SKILL)
        return table.report(Reported(said.text, "seen"), table.plan.opened)
    seen = seen_by(table.game, table.state, table.turn, [], rng, None)
    move = player_called("keen").bot(seen).move
    return table.play_for(table.turn, move.text, table.version, table.plan.opened)


async def _store(server: Running, name: str, plan: TablePlan, entries: list[Entry]) -> None:
    store = server.lobby.store
    await store.add_table(name, plan.to_json(), plan.opened)
    await store.append(name, [stored(entry) for entry in entries])
