"""Seats in a game under way: given by consent of all who are here, and never with a second hand."""

from __future__ import annotations

from random import Random

import pytest

from teeter.rules.games import GAMES
from teeter.table.events import Looked, Seated, SeatTaken, WatchersSet
from teeter.table.log import Entry
from teeter.table.seats import Seat
from teeter.table.table import Table
from tests.table.seated import (
    HOST,
    OPENED,
    agree,
    ask,
    holder,
    laid,
    play,
    refused,
    seated,
    with_bot,
)

SECRET, OPEN = "gulp", "eruk"  # a game with secret hands, and one without


@pytest.mark.parametrize("game", [SECRET, OPEN])
def test_a_bots_seat_is_given_to_who_asks_when_all_agree(game: str) -> None:
    table = with_bot(game)
    number = ask(table, 2, "x")
    assert table.waits_for("seat", OPENED) == [0, 1]
    assert table.seats[2].kind == "bot"
    (entry,) = agree(table, number, HOST, "b")
    assert isinstance(entry.event, SeatTaken)
    assert table.held_by("x") == [2]
    assert not table.requests


def test_one_no_is_enough_and_stands_until_the_next_move() -> None:
    table = with_bot(OPEN)
    number = ask(table, 2, "x")
    table.answer_seat("b", number, OPENED, yes=False)
    assert table.seats[2].kind == "bot"
    assert refused(lambda: table.answer_seat(HOST, number, OPENED, yes=True)) == "not-asked"
    assert refused(lambda: table.sit(2, "y", "Yan", OPENED)) == "asked-already"
    table.play_for(table.turn or 0, table.moves(table.turn or 0)[0].text, table.version, OPENED)
    ask(table, 2, "y")


def test_who_asks_can_only_withdraw() -> None:
    table = with_bot(OPEN)
    number = ask(table, 2, "x")
    assert refused(lambda: table.answer_seat("x", number, OPENED, yes=True)) == "not-asked"
    assert refused(lambda: table.answer_seat("watcher", number, OPENED, yes=False)) == "not-asked"
    table.answer_seat("x", number, OPENED, yes=False)
    assert not table.requests


def test_nobody_agrees_to_another_request_than_they_saw() -> None:
    table = with_bot(OPEN, seats=4)
    number = ask(table, 2, "x")
    table.answer_seat("x", number, OPENED, yes=False)
    ask(table, 3, "y")
    assert refused(lambda: table.answer_seat(HOST, number, OPENED, yes=True)) == "not-asked"


def test_one_seat_is_asked_for_at_a_time() -> None:
    table = with_bot(OPEN, seats=4)
    ask(table, 2, "x")
    assert refused(lambda: table.sit(3, "y", "Yan", OPENED)) == "asked-already"


def test_a_request_outlives_moves_but_not_the_game() -> None:
    table = seated(OPEN)
    table.stand(1, holder(1), OPENED)
    number = ask(table, 1, "x")
    play_one = table.turn
    assert play_one is not None
    table.play_for(play_one, table.moves(play_one)[0].text, table.version, OPENED)
    assert table.waits_for("seat", OPENED) == [0]
    rng = Random(1)
    while table.turn is not None:
        table.play_for(table.turn, rng.choice(table.moves(table.turn)).text, table.version, OPENED)
    assert not table.requests
    assert refused(lambda: table.answer_seat(HOST, number, OPENED, yes=True)) == "not-asked"


def test_who_comes_back_is_asked_too() -> None:
    table = with_bot(SECRET)
    table.went("b", OPENED)
    number = ask(table, 2, "x")
    table.came("b")
    assert not agree(table, number, HOST)
    assert table.waits_for("seat", OPENED) == [1]
    assert agree(table, number, "b")


def test_who_asks_and_goes_asks_no_longer() -> None:
    table = with_bot(SECRET)
    number = ask(table, 2, "x")
    table.went("x", OPENED)
    assert refused(lambda: table.answer_seat(HOST, number, OPENED, yes=True)) == "not-asked"


@pytest.mark.parametrize("game", [SECRET, OPEN])
def test_nobody_takes_a_seat_while_nobody_is_here_to_agree(game: str) -> None:
    table = with_bot(game)
    for one in (HOST, "b"):
        table.went(one, OPENED)
    assert refused(lambda: table.sit(2, "x", "Xan", OPENED)) == "nobody-here"


def test_for_whom_a_bot_plays_is_asked_too() -> None:
    table = with_bot(SECRET)
    table.let_bot(1, "b", "random", OPENED)
    ask(table, 2, "x")
    assert table.waits_for("seat", OPENED) == [0, 1]


def test_who_plays_alone_needs_nobodys_consent_where_nothing_is_secret() -> None:
    table = laid(OPEN, seats=3)
    table.sit(0, HOST, "Ann", OPENED)
    for seat in (1, 2):
        table.put_bot(seat, HOST, "random", OPENED)
    table.came(HOST)
    (entry,) = table.sit(2, HOST, "Ben", OPENED)
    assert isinstance(entry.event, SeatTaken)
    assert table.held_by(HOST) == [0, 2]


def test_the_host_of_bots_gets_one_secret_hand_and_no_other() -> None:
    table = laid(SECRET)
    for seat in (0, 1):
        table.put_bot(seat, HOST, "random", OPENED)
    table.came(HOST)
    assert refused(lambda: table.sit(0, "x", "Xan", OPENED)) == "nobody-here"
    assert table.sit(0, HOST, "Ann", OPENED)
    assert refused(lambda: table.sit(1, HOST, "Ann", OPENED)) == "has-seen"
    table.stand(0, HOST, OPENED)
    assert refused(lambda: table.sit(1, HOST, "Ann", OPENED)) == "has-seen"
    assert table.sit(0, HOST, "Ann", OPENED)


def test_the_host_cannot_have_a_bots_seat_by_opening_it() -> None:
    table = with_bot(SECRET)
    assert refused(lambda: table.open_seat(2, HOST, OPENED)) == "under-way"
    assert refused(lambda: table.put_bot(2, HOST, "master", OPENED)) == "under-way"
    assert refused(lambda: table.sit(2, HOST, "Ann", OPENED)) == "has-seen"


def test_who_stands_up_comes_back_without_asking_until_somebody_else_sat_there() -> None:
    table = seated(SECRET)
    assert refused(lambda: table.stand(1, HOST, OPENED)) == "wrong-seat"
    table.stand(1, "b", OPENED)
    assert (table.may_sit(1, "b"), table.may_sit(1, "x"), table.may_sit(1, HOST)) == (
        "sit",
        "ask",
        "no",
    )
    table.sit(1, "b", "Bob", OPENED)
    table.stand(1, "b", OPENED)
    table.let_bot(1, HOST, "random", OPENED)
    assert table.seats[1].kind == "bot"
    table.sit(1, "b", "Bob", OPENED)
    table.stand(1, "b", OPENED)
    agree(table, ask(table, 1, "x"), HOST)
    table.stand(1, "x", OPENED)
    assert table.may_sit(1, "b") == "ask"


def test_who_only_sat_there_before_the_start_has_no_claim() -> None:
    table = laid(SECRET)
    table.sit(1, "b", "Bob", OPENED)
    table.stand(1, "b", OPENED)
    table.put_bot(1, HOST, "random", OPENED)
    table.sit(0, HOST, "Ann", OPENED)
    table.came(HOST)
    assert table.may_sit(1, "b") == "ask"


def test_people_at_one_screen_keep_the_seats_they_began_with() -> None:
    table = laid(SECRET, seats=3)
    for seat in (0, 1):
        table.sit(seat, HOST, f"Player {seat}", OPENED)
    table.put_bot(2, HOST, "random", OPENED)
    table.came(HOST)
    table.stand(1, HOST, OPENED)
    table.sit(1, HOST, "Bob", OPENED)
    assert table.held_by(HOST) == [0, 1]
    assert refused(lambda: table.sit(2, HOST, "Cid", OPENED)) == "has-seen"


def watched(table: Table, seat: int, who: str) -> list[Entry]:
    table.came(who)
    return table.show_hand(seat, who, OPENED)


def test_a_watcher_who_has_seen_a_hand_gets_no_other_even_after_a_restart() -> None:
    table = laid(SECRET, seats=3)
    log = table.set_watchers(HOST, "seats", OPENED)
    for seat in (0, 1):
        log += table.sit(seat, holder(seat), f"Player {seat}", OPENED)
    log += table.put_bot(2, HOST, "random", OPENED)
    log += watched(table, 0, "w")
    assert not watched(table, 0, "w"), "it is noted once"
    again = Table.from_log(table.plan, log, OPENED)
    for one in (table, again):
        one.came(HOST)
        assert refused(lambda one=one: one.sit(2, "w", "Will", OPENED)) == "has-seen"  # type: ignore[misc]
        assert not any(isinstance(entry.event, Looked) for entry in one.story)


def test_who_looks_at_a_hand_while_asking_asks_no_longer() -> None:
    table = with_bot(SECRET)
    number = ask(table, 2, "x")
    watched(table, 0, "x")
    assert refused(lambda: table.answer_seat(HOST, number, OPENED, yes=True)) == "not-asked"


def test_who_stands_up_and_watches_the_others_does_not_come_back() -> None:
    table = seated(SECRET)
    table.stand(1, "b", OPENED)
    watched(table, 1, "b")
    assert table.may_sit(1, "b") == "sit", "it was one's own hand"
    watched(table, 0, "b")
    assert refused(lambda: table.sit(1, "b", "Bob", OPENED)) == "has-seen"


def test_watchers_are_shown_hands_only_if_that_was_said_before_the_start() -> None:
    table = with_bot(SECRET)
    assert refused(lambda: table.set_watchers(HOST, "seats", OPENED)) == "under-way"
    table.set_watchers(HOST, "nothing", OPENED)
    table.set_watchers(HOST, "table", OPENED)
    said_before = laid(SECRET)
    said_before.set_watchers(HOST, "seats", OPENED)
    for seat in (0, 1):
        said_before.sit(seat, holder(seat), "", OPENED)
    said_before.set_watchers(HOST, "table", OPENED)
    assert refused(lambda: said_before.set_watchers(HOST, "seats", OPENED)) == "under-way"


@pytest.mark.parametrize("game", [game.name for game in GAMES.values() if not game.secret])
def test_where_nothing_is_secret_there_is_nothing_to_hide(game: str) -> None:
    table = seated(game)
    table.set_watchers(HOST, "seats", OPENED)
    assert not watched(table, 0, "w")
    table.stand(1, "b", OPENED)
    agree(table, ask(table, 1, "w"), HOST)


def test_after_the_end_seats_are_free_again() -> None:
    table = seated(SECRET)
    rng = Random(2)
    while table.turn is not None:
        if table.turn < 0:
            table.chance(OPENED)
        else:
            play(table, rng.choice(table.moves(table.turn)).text)
    table.stand(1, "b", OPENED)
    table.sit(1, "x", "Xan", OPENED)
    assert table.held_by("x") == [1]


def test_no_undo_reaches_back_over_a_change_of_seats() -> None:
    """Who has taken the seat would see the cards as they were before, also those that were put away."""
    table = seated(SECRET)
    first = table.turn
    assert first is not None
    play(table, "settle 2")
    other = 1 - first
    table.stand(other, holder(other), OPENED)
    agree(table, ask(table, other, "x"), holder(first))
    assert table.may_undo(first) == "no"
    assert refused(lambda: table.ask_undo(first, holder(first), table.version, OPENED)) == "no-undo"


def test_an_undo_that_was_asked_for_ends_when_a_seat_changes() -> None:
    table = seated(OPEN, seats=3)
    seat = table.turn
    assert seat is not None
    play(table, "turn 1")
    table.ask_undo(seat, holder(seat), table.version, OPENED)
    gone = next(n for n in range(3) if n != seat)
    table.stand(gone, holder(gone), OPENED)
    assert not table.requests


def test_a_rematch_is_for_those_who_held_the_seats_at_the_end() -> None:
    table = seated(OPEN)
    table.stand(1, "b", OPENED)
    agree(table, ask(table, 1, "x"), HOST)
    assert [seat.holder for seat in table.seats] == [HOST, "x"]
    play_on = Random(1)
    while table.turn is not None:
        table.play_for(table.turn, play_on.choice(table.moves(table.turn)).text, table.version, OPENED)
    assert refused(lambda: table.want_rematch(1, "b", OPENED)) == "wrong-seat"
    assert table.want_rematch(1, "x", OPENED)


def test_before_the_start_all_is_free() -> None:
    table = laid(SECRET)
    table.put_bot(1, HOST, "random", OPENED)
    table.open_seat(1, HOST, OPENED)
    table.sit(1, "x", "Xan", OPENED)
    table.stand(1, "x", OPENED)
    table.set_watchers(HOST, "seats", OPENED)
    table.sit(1, "b", "Bob", OPENED)
    table.sit(0, "x", "Xan", OPENED)
    assert table.started
    assert table.held == {"b": {1}, "x": {0}}


def test_a_table_that_an_earlier_version_stored_is_read_as_it_was() -> None:
    """There seats changed hands in mid-game without a word, and hands were shown at any time."""
    table = laid(SECRET, seats=3)
    log = table.sit(0, HOST, "Ann", OPENED)
    log += table.put_bot(1, HOST, "random", OPENED) + table.put_bot(2, HOST, "random", OPENED)
    for who, seat in ((2, Seat()), (2, Seat("person", "Ann", HOST)), (2, Seat()), (1, Seat())):
        log.append(Entry(len(log) + 1, 1.0, who, Seated(seat)))
    log.append(Entry(len(log) + 1, 1.0, -2, WatchersSet("seats")))
    again = Table.from_log(table.plan, log, OPENED)
    assert again.started
    assert again.held[HOST] == {0, 2}
    again.came(HOST)
    assert refused(lambda: again.sit(1, HOST, "Ann", OPENED)) == "has-seen"
    assert again.may_sit(1, "x") == "ask"


def test_nobody_decides_alone_while_somebody_is_away_for_a_moment() -> None:
    """A page that is loaded anew is no consent."""
    table = with_bot(OPEN)
    table.went("b", OPENED)
    assert refused(lambda: table.sit(2, HOST, "Ann", OPENED)) == "nobody-here"
    assert table.seats[2].kind == "bot"


def test_who_asks_and_vanishes_again_and_again_is_not_heard_until_the_next_move() -> None:
    table = with_bot(OPEN)
    ask(table, 2, "x")
    table.went("x", OPENED)
    table.came("y")
    assert refused(lambda: table.sit(2, "y", "Yve", OPENED)) == "asked-already"


def test_hands_are_not_shown_to_watchers_when_others_have_sat_down() -> None:
    """Neither before the start nor for a rematch to which they have agreed."""
    table = laid(SECRET, seats=3)
    table.sit(0, HOST, "Ann", OPENED)
    table.set_watchers(HOST, "seats", OPENED)
    table.set_watchers(HOST, "table", OPENED)
    table.sit(1, "b", "Bob", OPENED)
    assert refused(lambda: table.set_watchers(HOST, "seats", OPENED)) == "under-way"
    assert table.watchers == "table"


def test_before_the_start_the_host_may_send_anybody_away() -> None:
    """Else one stranger could keep every seat of an open table, and leave."""
    table = laid("eruk", seats=3)
    table.sit(1, "x", "Xan", OPENED)
    assert refused(lambda: table.open_seat(1, "x", OPENED)) == "not-host"
    table.open_seat(1, HOST, OPENED)
    assert table.seats[1].kind == "open"
    assert not table.held_by("x")
