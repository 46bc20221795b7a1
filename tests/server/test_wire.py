"""The wire keeps secrets: what is sent to a seat does not depend on what that seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from teeter.lab.conformance.cases import Case, legal, next_move
from teeter.rules.contract import NOBODY, Move, State
from teeter.rules.games import GAMES
from teeter.server.connection import ENCODER
from teeter.server.live_try import frame
from teeter.server.updates import Eyes, Updates
from teeter.table.events import Reported
from teeter.table.log import Entry, TablePlan
from teeter.table.table import Table
from tests.physical import PHYSICAL
from tests.rules.cases import CASES
from tests.rules.hidden import scramble

OPENED = 1000.0
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def seated(case: Case, rng: Random) -> Table:
    options = case.options(rng)
    table = Table(TablePlan(case.game.name, options, "7", OPENED, "0", 60.0), OPENED)
    for seat in range(options.seats):
        table.sit(seat, str(seat), f"Player {seat}", OPENED)
        table.came(str(seat))
    return table


def sent(table: Table, seat: int | None, state: State, entries: list[Entry]) -> bytes:
    """What goes to a seat over the wire, were this the state of the table."""
    kept = table.state
    table.state = state
    try:
        eyes = Eyes(seat, frozenset() if seat is None else frozenset({seat}))
        return ENCODER.encode(Updates("name", table, entries, None, 1, OPENED).seen_by(eyes))
    finally:
        table.state = kept


def steps(case: Case, seed: int) -> Iterator[tuple[Table, State, Entry]]:
    """A whole game, with the state before each move and what was noted of it."""
    rng = Random(seed)
    table = seated(case, rng)
    while table.state is not None and table.state.turn != NOBODY:
        before = table.state.copy()
        move = next_move(case, table.state, rng)
        asides = [who for who in (-1, *range(len(table.seats))) if move in before.asides(who)]
        who = before.turn if move in before.moves() or not asides else asides[0]
        if who >= 0:
            (entry,) = table.play_for(who, move.text, table.version, OPENED)
        else:
            (entry,) = table.report(Reported(move.text, "The referee has seen it."), OPENED)
        yield table, before, entry


@every_case
def test_all_that_is_sent_is_the_same_when_only_secrets_differ(case: Case) -> None:
    """At every step of a whole game, for every seat and a watcher: the bytes of view, words, moves."""
    rng = Random(11)
    for number, (table, _, _) in enumerate(steps(case, 3)):
        if number % 3 or number > 600:  # every third step is enough, and no walk goes on for ever
            continue
        assert table.state is not None
        for seat in (*range(len(table.seats)), None):
            other = scramble(table.state, seat, rng)
            assert sent(table, seat, table.state, []) == sent(table, seat, other, [])


@every_case
def test_what_is_heard_of_a_move_is_the_same_when_only_secrets_differ(case: Case) -> None:
    rng = Random(12)
    for number, (table, before, entry) in enumerate(steps(case, 5)):
        if number > 600:
            break
        move = table.game.moves[table.lines[-1].text]
        for seat in (*range(len(table.seats)), None):
            other = scramble(before, seat, rng)
            assert other.spoken(move, seat) == before.spoken(move, seat)
            if seat != entry.who and move in legal(other):  # else the move itself tells a secret
                _assert_alike(table.state, entry.heard[seat], other, move, seat)


def _assert_alike(state: State | None, heard: str, other: State, move: Move, seat: int | None) -> None:
    """Two worlds that look alike to a seat before and after a move sound alike to it, too."""
    assert state is not None
    told = other.heard(move, seat)
    other.play(move)
    assert told == heard or other.view(seat) != state.view(seat)


def test_the_secrets_of_the_test_are_secrets() -> None:
    """It would see it if a hand were sent: another seat's view does differ."""
    rng = Random(1)
    table = seated(next(case for case in CASES if case.game.name == "gulp"), rng)
    assert table.state is not None
    other = scramble(table.state, 0, rng)
    assert sent(table, 1, table.state, []) != sent(table, 1, other, [])


@pytest.mark.parametrize("game", list(PHYSICAL))
def test_poses_are_the_same_when_only_secrets_differ(game: str) -> None:
    """A face-down tile or the bottom of a standing stick must not show in where things lie."""
    state = GAMES[game].start(GAMES[game].options(2), Random(1), 0)
    frames = []
    for one in (state, scramble(state, None, Random(2))):
        stage = PHYSICAL[game].stage()
        scene = ENCODER.encode(stage.scene())
        stage.follow(one, 7)
        pictured = frame(stage, number=1, picture=1, seconds=0.0, seat=None, rests=True)
        frames.append((scene, ENCODER.encode(stage.scene()), pictured))
    assert frames[0] == frames[1]
