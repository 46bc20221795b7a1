"""Tables for tests: people sit down, moves are made, time is what the test says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from teeter.rules.contract import REFEREE
from teeter.rules.games import GAMES
from teeter.table.events import Reported, SeatAsked
from teeter.table.log import Entry, TablePlan
from teeter.table.refusal import Refusal
from teeter.table.table import Table
from tests.words.ftl import is_known

HOST = "host"
OPENED = 1000.0


def laid(game: str, *, seats: int = 2, seed: str = "7", clock: float | None = None) -> Table:
    """A table with nobody at it."""
    plan = TablePlan(game, GAMES[game].options(seats), seed, OPENED, HOST, clock)
    return Table(plan, OPENED)


def seated(game: str, *, seats: int = 2, seed: str = "7", clock: float | None = None) -> Table:
    """A table where everybody is a person, here, with a holder of their own: host, b, c, ..."""
    table = laid(game, seats=seats, seed=seed, clock=clock)
    for seat in range(seats):
        table.sit(seat, holder(seat), f"Player {seat}", OPENED)
        table.came(holder(seat))
    return table


def with_bot(game: str, *, seats: int = 3) -> Table:
    """Ann and Bob at a table, and bots on all other seats. The game has begun."""
    table = laid(game, seats=seats)
    for number, one in enumerate((HOST, "b")):
        table.sit(number, one, f"Player {number}", OPENED)
        table.came(one)
    for number in range(2, seats):
        table.put_bot(number, HOST, "random", OPENED)
    assert table.started
    return table


def holder(seat: int) -> str:
    return HOST if seat == 0 else "abcdef"[seat]


def play(table: Table, text: str, now: float = OPENED) -> list[Entry]:
    """A move of whoever is on turn."""
    assert table.turn is not None
    return table.play(table.turn, holder(table.turn), text, table.version, now)


def play_any(table: Table, rng: Random, moves: int = 1) -> list[Entry]:
    """Random moves; chance and stand-in answer for the referee."""
    entries: list[Entry] = []
    for _ in range(moves):
        if table.turn == REFEREE:
            assert table.state
            said = table.game.stand_in(table.state, rng, 0.8)
            entries += table.report(Reported(said.text, "seen"), OPENED)
        elif table.turn is not None:
            entries += play(table, rng.choice(table.moves(table.turn)).text)
    return entries


def play_out(table: Table, rng: Random) -> None:
    while table.turn is not None:
        play_any(table, rng)


def ask(table: Table, seat: int, who: str) -> int:
    """Ask for a seat; the number of the request."""
    table.came(who)
    (entry,) = table.sit(seat, who, who, OPENED)
    assert isinstance(entry.event, SeatAsked)
    return entry.number


def agree(table: Table, number: int, *people: str) -> list[Entry]:
    """All of them say yes; what the last one brings about."""
    told: list[Entry] = []
    for one in people:
        assert not told, "somebody was not waited for"
        told = table.answer_seat(one, number, OPENED, yes=True)
    return told


def refused(do: Callable[[], object]) -> str:
    """The code of a refusal; it has a sentence."""
    with pytest.raises(Refusal) as caught:
        do()
    assert is_known(caught.value.sentence)
    return caught.value.reason
