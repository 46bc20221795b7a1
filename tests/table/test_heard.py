"""What each seat has heard is kept as the game goes on, and is what a replay of the game would say."""

from __future__ import annotations

from random import Random

import pytest

from teeter.rules.games import GAMES
from teeter.table.log import Entry
from teeter.table.table import Table
from tests.table.seated import OPENED, holder, laid, play_any

SEATS = 3
MOVES = 120


def replayed(table: Table, seat: int) -> list[tuple[int, str]]:
    """All moves that were not taken back, played again before the eyes of a seat."""
    state = table.game.new(table.plan.options, table.setup)
    heard = []
    for line in table.lines:
        move = table.game.moves[line.text]
        heard.append((line.who, state.heard(move, seat)))
        state.play(move)
    return heard


def take_back(table: Table, seat: int) -> list[Entry]:
    """A seat takes back its last move, if it may; all others agree."""
    if table.may_undo(seat) == "no":
        return []
    undone = table.ask_undo(seat, holder(seat), table.version, OPENED)
    for other in table.waits_for("undo", OPENED):
        undone = table.answer_undo(other, holder(other), table.version, OPENED, yes=True)
    return undone


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_seat_knows_what_a_replay_would_tell_it_also_after_undos_and_a_restart(
    game: str, seed: int
) -> None:
    table, rng, undone = laid(game, seats=SEATS, seed=str(seed)), Random(seed), 0
    log = [entry for seat in range(SEATS) for entry in table.sit(seat, holder(seat), "P", OPENED)]
    for seat in range(SEATS):
        table.came(holder(seat))
    for _ in range(MOVES):
        log += play_any(table, rng)
        if rng.random() < 0.2:
            taken = take_back(table, rng.randrange(SEATS))
            undone += len(taken)
            log += taken
        for seat in range(SEATS):
            assert table.heard_by(seat) == replayed(table, seat)
    assert undone
    again = Table.from_log(table.plan, log, OPENED)
    for seat in range(SEATS):
        assert again.heard_by(seat) == table.heard_by(seat)
