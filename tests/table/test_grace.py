"""Who drops the line for a moment is still at the table: asked and waited for, but not for ever."""

from __future__ import annotations

from random import Random

from teeter.table.consent import GRACE
from teeter.table.events import Undone
from teeter.table.sentences import sentence
from teeter.table.table import Table
from teeter.words.speaker import english
from tests.table.seated import HOST, OPENED, agree, ask, holder, laid, play, seated, with_bot
from tests.table.test_undo import to_move, undo, waits_for_somebody_elses_hand

SECRET, OPEN = "gulp", "eruk"  # a game with secret hands, and one without


def test_who_drops_the_line_for_a_moment_is_waited_for() -> None:
    table = with_bot(SECRET)
    number = ask(table, 2, "x")
    table.went("b", OPENED)
    assert not agree(table, number, HOST)
    assert table.waits_for("seat", OPENED + GRACE - 1) == [1]
    assert not table.settle(OPENED + GRACE - 1)
    table.came("b")
    table.answer_seat("b", number, OPENED + GRACE + 1, yes=False)
    assert table.seats[2].kind == "bot"


def test_who_has_dropped_the_line_just_before_is_asked_too() -> None:
    table = with_bot(SECRET)
    table.went("b", OPENED)
    number = ask(table, 2, "x")
    assert table.waits_for("seat", OPENED) == [0, 1]
    assert not agree(table, number, HOST)
    assert table.seats[2].kind == "bot"


def test_who_stays_away_is_waited_for_no_longer_and_everybody_is_told_so() -> None:
    table = with_bot(SECRET)
    number = ask(table, 2, "x")
    table.went("b", OPENED + 5)
    agree(table, number, HOST)
    assert table.grace_ends(OPENED + 6) == OPENED + 5 + GRACE
    (entry,) = table.settle(OPENED + 5 + GRACE)
    assert table.held_by("x") == [2]
    told = english(sentence(table, entry, None))
    assert told == "x takes seat C from Random bot C: everybody who was there agreed."


def test_nobody_gets_a_seat_because_all_others_have_gone() -> None:
    table = with_bot(SECRET)
    ask(table, 2, "x")
    table.went(HOST, OPENED)
    table.went("b", OPENED + 1)
    assert not table.settle(OPENED + GRACE)
    late = OPENED + 2 + GRACE
    assert table.grace_ends(late) == late, "whoever asks only now decides at once"
    (entry,) = table.settle(late)
    assert table.seats[2].kind == "bot"
    told = english(sentence(table, entry, None))
    assert told == "x does not get seat C: nobody is here who could agree."
    assert not table.requests


def test_after_a_restart_people_have_a_moment_to_come_back_before_seats_are_given() -> None:
    table = laid(OPEN, seats=3)
    log = table.sit(0, HOST, "Ann", OPENED) + table.sit(1, "b", "Bob", OPENED)
    log += table.put_bot(2, HOST, "random", OPENED)
    again = Table.from_log(table.plan, log, OPENED)
    again.came(HOST)
    number = ask(again, 2, "x")
    assert not agree(again, number, HOST)
    assert again.waits_for("seat", OPENED) == [1]


def test_who_is_away_for_a_moment_is_asked_and_waited_for() -> None:
    table = seated("eruk")
    seat = to_move(table)
    play(table, "turn 1")
    table.went(holder(1 - seat), OPENED)
    assert not undo(table, seat)
    assert table.waits_for("undo", OPENED + GRACE - 1) == [1 - seat]
    assert not table.settle(OPENED + GRACE - 1)
    (entry,) = table.settle(OPENED + GRACE)
    assert isinstance(entry.event, Undone)


def test_who_is_asked_and_drops_the_line_can_still_say_no() -> None:
    table = seated("eruk")
    seat, other = to_move(table), 1 - to_move(table)
    play(table, "turn 1")
    assert not undo(table, seat)
    table.went(holder(other), OPENED)
    table.came(holder(other))
    table.answer_undo(other, holder(other), table.version, OPENED + 1, yes=False)
    assert not table.requests
    assert len(table.lines) == 1


def test_a_hand_that_moves_while_somebody_is_waited_for_is_not_taken_back() -> None:
    table = seated("pharaoh")
    seat = waits_for_somebody_elses_hand(table, Random(5))
    table.went(holder(1 - seat), OPENED)
    assert not undo(table, seat)
    table.hand_moved = True
    assert not table.settle(OPENED + GRACE)
    assert not table.requests
