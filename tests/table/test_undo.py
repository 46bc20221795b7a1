"""Undo by plain calls: free where nothing was learnt, else by consent, never after a hand has moved."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from teeter.games.eruk.view import ErukView
from teeter.rules.contract import REFEREE, Game, Move, State
from teeter.table.consent import GRACE
from teeter.table.events import Undone
from teeter.table.table import Table
from teeter.table.table_state import KEPT
from teeter.table.undo import reveals, tells
from tests.table.seated import OPENED, holder, play, play_any, play_out, refused, seated


def undo(table: Table, seat: int) -> bool:
    """Ask for an undo; whether it was done at once."""
    return bool(table.ask_undo(seat, holder(seat), table.version, OPENED))


def to_move(table: Table) -> int:
    assert table.turn is not None
    return table.turn


def test_a_choice_that_revealed_nothing_is_taken_back_freely() -> None:
    table = seated("gulp")
    seat = to_move(table)
    play(table, "settle 2")
    assert table.state
    after = table.state.to_json()
    assert table.may_undo(seat) == "free"
    assert undo(table, seat)
    assert table.turn == seat
    assert not table.lines
    play(table, "settle 2")
    assert table.state.to_json() == after


def test_a_turned_counter_stays_turned_unless_all_agree() -> None:
    table = seated("eruk", seats=3)
    seat = to_move(table)
    others = [n for n in range(3) if n != seat]
    play(table, "turn 1")
    assert table.may_undo(seat) == "ask"
    assert not undo(table, seat)
    assert table.waits_for("undo", OPENED) == others
    version = table.version
    assert (
        refused(lambda: table.answer_undo(seat, holder(seat), version, OPENED, yes=True)) == "no-undo"
    )
    assert not table.answer_undo(others[0], holder(others[0]), version, OPENED, yes=True)
    (entry,) = table.answer_undo(others[1], holder(others[1]), version, OPENED, yes=True)
    assert isinstance(entry.event, Undone)
    assert not table.lines
    assert table.version > version


def test_an_undo_plays_the_game_anew_only_when_it_is_one_of_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever takes back the same move again and again makes the log long, but not slow to read."""
    table = seated("gulp")
    play_any(table, Random(1), 3 * KEPT)
    assert table.state
    played: list[str] = []
    monkeypatch.setattr(
        "teeter.table.table_state.act", lambda game, state, who, move: played.append(move.text)
    )
    before = table.state.to_json()
    made = len(table.lines)
    table._rewind(made - KEPT)
    assert not played
    assert len(table.lines) == made - KEPT
    assert table.state.to_json() != before
    table._rewind(made - KEPT - 1)
    assert len(played) == made - KEPT - 1


@pytest.mark.parametrize("game", ["gulp", "eruk"])
def test_moves_and_undos_in_any_order_leave_the_table_that_the_log_tells_of(game: str) -> None:
    table = seated(game)
    entries, rng = [], Random(5)
    for _ in range(120):
        seat = table.turn
        if seat is None:
            break
        if table.lines and rng.random() < 0.5:
            keep = rng.randrange(max(0, len(table.lines) - 2 * KEPT), len(table.lines))
            entries.append(table._happen(Undone(keep), 0, OPENED))
        else:
            move = rng.choice(table.moves(seat))
            entries += table.play(seat, holder(seat), move.text, table.version, OPENED)
    assert sum(isinstance(entry.event, Undone) for entry in entries) > KEPT
    again = seated(game)
    for line in table.lines:
        again.play(line.who, holder(line.who), line.text, again.version, OPENED)
    assert table.state
    assert again.state
    assert table.state.to_json() == again.state.to_json()
    assert [table.heard_by(seat) for seat in (0, 1)] == [again.heard_by(seat) for seat in (0, 1)]
    assert [table.may_undo(seat) for seat in (0, 1)] == [again.may_undo(seat) for seat in (0, 1)]


def test_what_a_move_has_told_is_found_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every update says whether one may undo; finding out takes longer than all the rest of it."""
    asked: list[str] = []

    def counted(game: Game, before: State, move: Move, after: State, seat: int) -> bool:
        asked.append(move.text)
        return reveals(game, before, move, after, seat)

    monkeypatch.setattr("teeter.table.undo.reveals", counted)
    table = seated("gulp")
    seat = to_move(table)
    play(table, "settle 2")
    assert [table.may_undo(seat) for _ in range(5)] == ["free"] * 5
    assert asked == ["settle 2"]
    undo(table, seat)
    play(table, "settle 3")
    assert table.may_undo(seat) == "free"
    assert asked == ["settle 2", "settle 3"]


@pytest.mark.parametrize("game", ["gulo-gulo", "pharaoh", "go-cuckoo", "eruk"])
def test_by_name_alone_is_known_whether_a_move_tells_something(game: str) -> None:
    """Only in Gulp it depends on the cards; here trying it out finds what the words of a move say."""
    rng = Random(game)
    table = seated(game)
    for _ in range(150):
        before, seat = table.state.copy() if table.state else None, table.turn
        if before is None or seat is None:
            return
        play_any(table, rng)
        move = table.game.moves[table.lines[-1].text]
        assert table.state
        if seat != REFEREE and not reveals(table.game, before, move, table.state, seat):
            assert not tells(before, move, table.state, seat)


def test_one_no_is_enough() -> None:
    table = seated("eruk")
    seat = to_move(table)
    play(table, "turn 1")
    undo(table, seat)
    assert not table.answer_undo(1 - seat, holder(1 - seat), table.version, OPENED, yes=False)
    assert not table.requests
    assert len(table.lines) == 1


def test_a_remembered_counter_is_not_peeked_at_by_undo() -> None:
    """Everybody has seen it, but whoever had forgotten it would be shown it a second time."""
    table = seated("eruk")
    rng = Random(3)
    while not (table.state and table.state.view(None)["fled"]):
        play_any(table, rng)
    seat = to_move(table)
    place = cast(ErukView, table.state.view(None))["fled"][0][0]
    if any(move.text == f"turn {place}" for move in table.moves(seat)):
        play(table, f"turn {place}")
        assert table.may_undo(seat) == "ask"


def test_the_next_move_withdraws_the_question() -> None:
    table = seated("eruk")
    seat = to_move(table)
    play(table, "turn 1")
    undo(table, seat)
    play(table, table.moves(to_move(table))[0].text)
    assert not table.requests
    other = 1 - seat
    reason = refused(lambda: table.answer_undo(other, holder(other), table.version, OPENED, yes=True))
    assert reason == "no-undo"


def test_what_somebody_else_did_since_needs_their_consent() -> None:
    table = seated("gulp")
    first = to_move(table)
    play(table, "settle 2")
    play(table, "settle 3")
    assert table.may_undo(first) == "ask"


def test_bots_agree() -> None:
    table = seated("eruk")
    seat = to_move(table)
    table.let_bot(1 - seat, holder(1 - seat), "random", OPENED)
    play(table, "turn 1")
    assert undo(table, seat)
    assert not table.lines


def test_who_is_away_is_not_waited_for() -> None:
    table = seated("eruk")
    seat = to_move(table)
    table.went(holder(1 - seat), OPENED - GRACE)
    play(table, "turn 1")
    assert undo(table, seat)


def test_an_undo_takes_back_the_moves_of_bots_since() -> None:
    table = seated("gulp")
    seat = to_move(table)
    table.let_bot(1 - seat, holder(1 - seat), "random", OPENED)
    play(table, "settle 2")
    table.play_for(1 - seat, "settle 3", table.version, OPENED)
    assert table.may_undo(seat) == "free"
    assert undo(table, seat)
    assert not table.lines


@pytest.mark.parametrize("game", ["gulo-gulo", "pharaoh", "go-cuckoo"])
def test_never_after_a_physical_try(game: str) -> None:
    table = seated(game)
    rng = Random(1)
    while not any(line.who == REFEREE for line in table.lines):
        play_any(table, rng)
    seat = next(line.who for line in reversed(table.lines) if line.who != REFEREE)
    assert table.may_undo(seat) == "no"
    assert refused(lambda: undo(table, seat)) == "no-undo"


def test_a_target_can_be_taken_back_until_the_hand_moves() -> None:
    table = seated("gulo-gulo")
    seat = to_move(table)
    play(table, "turn tile")
    play(table, table.moves(seat)[0].text)
    assert table.turn == REFEREE
    assert table.may_undo(seat) == "free"
    table.hand_moved = True
    assert table.may_undo(seat) == "no"
    assert refused(lambda: undo(table, seat)) == "no-undo"
    table.hand_moved = False
    assert undo(table, seat)
    assert table.turn == seat
    assert [line.text for line in table.lines] == ["turn tile"]


def test_nothing_to_take_back() -> None:
    table = seated("eruk")
    assert refused(lambda: undo(table, 0)) == "no-undo"
    play_out(table, Random(5))
    assert refused(lambda: undo(table, 0)) == "no-undo"


def test_an_undo_needs_seat_and_version() -> None:
    table = seated("gulp")
    seat = to_move(table)
    play(table, "settle 2")
    other = holder(1 - seat)
    assert refused(lambda: table.ask_undo(seat, other, table.version, OPENED)) == "wrong-seat"
    assert refused(lambda: table.ask_undo(seat, holder(seat), 0, OPENED)) == "stale"


def test_what_a_bots_hand_has_touched_cannot_be_taken_back_either() -> None:
    """Its frames never come from a socket, so nothing but the touch tells that it was there."""
    table = seated("pharaoh")
    seat = waits_for_somebody_elses_hand(table, Random(5))
    table.let_bot(1 - seat, holder(1 - seat), "casual", OPENED)
    assert table.may_undo(seat) != "no"
    table.touched = True
    assert table.may_undo(seat) == "no"
    assert refused(lambda: undo(table, seat)) == "no-undo"


def test_a_hand_that_moves_before_all_have_agreed_ends_the_question() -> None:
    table = seated("pharaoh")
    seat = waits_for_somebody_elses_hand(table, Random(5))
    other = 1 - seat
    assert not undo(table, seat)
    table.hand_moved = True
    before = len(table.lines)
    answer = refused(lambda: table.answer_undo(other, holder(other), table.version, OPENED, yes=True))
    assert answer == "no-undo"
    assert len(table.lines) == before
    assert not table.answer_undo(other, holder(other), table.version, OPENED, yes=False)
    assert not table.requests


def waits_for_somebody_elses_hand(table: Table, rng: Random) -> int:
    """Play until a hand is at work and the other one could still take back a move; who that is."""
    while True:
        play_any(table, rng)
        acting = table.acting()
        if acting is not None and table.may_undo(1 - acting) == "ask":
            return 1 - acting
