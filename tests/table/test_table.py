"""The table by plain calls: seats, turns, versions, watchers, chat, rematch, the record."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from teeter.rules.contract import REFEREE
from teeter.rules.games import GAMES
from teeter.table.consent import GRACE
from teeter.table.events import Reported, Said, Seated, Started
from teeter.table.log import Entry, TablePlan
from teeter.table.record import read, write
from teeter.table.replay import check
from teeter.table.seats import MAX_CHAT, MAX_NAME
from teeter.table.table import Table
from tests.table.seated import HOST, OPENED, holder, laid, play, play_any, play_out, refused, seated

every_game = pytest.mark.parametrize("game", GAMES)


def test_an_entry_says_whether_a_bot_made_the_move() -> None:
    """Who plays a seat may change: what counts is who played it then."""
    table = laid("eruk", seats=2)
    table.sit(0, HOST, "Ann", OPENED)
    table.sit(1, "b", "Bob", OPENED)
    assert table.turn is not None
    seat, holder = table.turn, (HOST, "b")[table.turn]
    (own,) = table.play_for(seat, "turn 1", table.version, OPENED)
    table.let_bot(seat, holder, "random", OPENED)
    (stood_in,) = table.play_for(seat, "stop", table.version, OPENED)
    assert (own.by_bot, stood_in.by_bot) == (False, True)


@every_game
def test_a_table_is_what_its_log_says(game: str) -> None:
    table = laid(game, seats=3)
    log: list[Entry] = []
    log += table.sit(0, HOST, "Ann", OPENED)
    log += table.put_bot(1, HOST, "random", OPENED)
    log += table.sit(2, "c", "Cid", OPENED + 5)
    log += table.chat(2, "c", "", "hello", OPENED + 6)
    rng = Random(4)
    for _ in range(60):
        if table.turn is None:
            break
        assert table.state
        if table.turn == REFEREE:
            said = table.game.stand_in(table.state, rng, 0.8)
            log += table.report(Reported(said.text, "seen"), OPENED + 9)
        else:
            text = rng.choice(table.moves(table.turn)).text
            log += table.play_for(table.turn, text, table.version, OPENED + 9)
    plan = TablePlan.from_json(table.plan.to_json())
    again = Table.from_log(plan, log, OPENED + 100)
    assert table.state
    assert again.state
    assert again.state.to_json() == table.state.to_json()
    assert (again.number, again.version, again.lines) == (table.number, table.version, table.lines)
    assert again.seats == table.seats
    assert list(again.chats) == list(table.chats)


@every_game
def test_a_finished_game_gives_a_record_that_checks(game: str) -> None:
    table = seated(game)
    assert refused(lambda: table.record("none")) == "not-over"
    play_out(table, Random(2))
    record = read(write(table.record("none")))
    assert record.names == ("Player 0", "Player 1")
    check(record)


def test_the_game_starts_when_the_last_seat_is_taken() -> None:
    table = laid("eruk", seats=3)
    table.sit(0, HOST, "Ann", OPENED)
    table.put_bot(2, HOST, "random", OPENED)
    assert not table.started
    assert refused(lambda: table.play(0, HOST, "turn 1", 0, OPENED)) == "not-started"
    entries = table.sit(1, "b", "Bob", OPENED)
    assert [type(entry.event) for entry in entries] == [Seated, Started]
    assert table.started


def test_a_taken_seat_is_not_open() -> None:
    table = seated("eruk")
    assert refused(lambda: table.sit(1, "x", "Xan", OPENED)) == "not-open"
    assert refused(lambda: table.put_bot(1, HOST, "random", OPENED)) == "not-open"
    assert refused(lambda: table.open_seat(1, HOST, OPENED)) == "not-open"
    assert refused(lambda: table.sit(2, "x", "Xan", OPENED)) == "wrong-seat"


def test_only_the_host_seats_bots_and_shows_the_table() -> None:
    table = laid("eruk")
    assert refused(lambda: table.put_bot(1, "b", "random", OPENED)) == "not-host"
    table.put_bot(1, HOST, "random", OPENED)
    assert refused(lambda: table.open_seat(1, "b", OPENED)) == "not-host"
    table.open_seat(1, HOST, OPENED)
    assert table.seats[1].kind == "open"
    assert refused(lambda: table.set_watchers("b", "seats", OPENED)) == "not-host"
    table.set_watchers(HOST, "seats", OPENED)
    assert table.watchers == "seats"


def test_a_move_needs_the_seat_the_turn_and_the_version() -> None:
    table = seated("eruk")
    assert table.turn is not None
    me, other = table.turn, 1 - table.turn
    version = table.version
    assert refused(lambda: table.play(me, holder(other), "turn 1", version, OPENED)) == "wrong-seat"
    assert refused(lambda: table.play(other, holder(other), "turn 1", version, OPENED)) == "not-yours"
    assert refused(lambda: table.play(me, holder(me), "turn 1", version - 1, OPENED)) == "stale"
    assert refused(lambda: table.play(me, holder(me), "turn 99", version, OPENED)) == "unreadable"
    assert refused(lambda: table.play(me, holder(me), "stop", version, OPENED)) == "not-now"
    assert table.version == version
    table.play(me, holder(me), "turn 1", version, OPENED)
    assert table.version == version + 1
    assert refused(lambda: table.play(me, holder(me), "turn 2", version, OPENED)) == "stale"


def test_a_seat_cannot_speak_for_the_referee() -> None:
    table = seated("gulo-gulo")
    play(table, "turn tile")
    play(table, next(iter(table.moves(table.turn or 0))).text)
    assert table.turn == REFEREE
    seat = table.acting()
    assert seat is not None
    assert (
        refused(lambda: table.play(seat, holder(seat), "takes", table.version, OPENED)) == "not-yours"
    )


def test_another_egg_may_be_pointed_out_until_the_hand_touches() -> None:
    table = seated("gulo-gulo")
    play(table, "turn tile")
    play(table, next(iter(table.moves(table.turn or 0))).text)
    seat = table.acting()
    assert seat is not None
    table.try_begins(OPENED)
    other = table.asides(seat)[0].text
    table.play(seat, holder(seat), other, table.version, OPENED)
    table.touched = True
    assert not table.asides(seat)
    again = next(move.text for move in table.state.asides(seat)) if table.state else ""
    assert refused(lambda: table.play(seat, holder(seat), again, table.version, OPENED)) == "not-now"


def test_a_player_without_connection_is_away_and_comes_back() -> None:
    table = seated("eruk")
    assert not table.is_away(1)
    table.went(holder(1), OPENED)
    assert table.is_away(1)
    table.came(holder(1))
    assert not table.is_away(1)


def test_a_bot_takes_the_seat_of_who_stays_away_and_gives_it_back() -> None:
    table = seated("eruk")
    b = holder(1)
    assert refused(lambda: table.let_bot(1, HOST, "random", OPENED)) == "not-away"
    table.went(b, OPENED)
    assert refused(lambda: table.let_bot(1, HOST, "random", OPENED + GRACE - 1)) == "not-away"
    assert refused(lambda: table.let_bot(1, "watcher", "random", OPENED + GRACE)) == "wrong-seat"
    table.let_bot(1, HOST, "random", OPENED + GRACE)
    assert table.seats[1].bot == "random"
    table.came(b)
    assert refused(lambda: table.play(1, b, "turn 1", table.version, OPENED + 20)) == "wrong-seat"
    assert refused(lambda: table.take_back(1, HOST, OPENED + 20)) == "wrong-seat"
    table.take_back(1, b, OPENED + 20)
    assert not table.seats[1].level
    assert refused(lambda: table.take_back(1, b, OPENED + 20)) == "no-bot"


def test_one_may_let_a_bot_play_for_oneself() -> None:
    table = seated("eruk")
    table.let_bot(0, HOST, "random", OPENED)
    assert table.seats[0].bot == "random"
    assert refused(lambda: table.let_bot(0, "x", "random", OPENED)) == "wrong-seat"


def test_after_a_restart_people_are_away_until_they_come() -> None:
    table = laid("eruk")
    log = table.sit(0, HOST, "Ann", OPENED) + table.sit(1, "b", "Bob", OPENED)
    again = Table.from_log(table.plan, log, OPENED + 50)
    assert again.is_away(0)
    again.came(HOST)
    assert refused(lambda: again.let_bot(1, HOST, "random", OPENED + 51)) == "not-away"
    again.let_bot(1, HOST, "random", OPENED + 50 + GRACE)


def test_the_clock_runs_for_people_and_starts_anew_with_each_decision() -> None:
    table = seated("eruk", clock=30.0)
    assert table.deadline() == OPENED + 30
    assert table.out_of_time(OPENED + 29) is None
    assert table.out_of_time(OPENED + 30) == table.turn
    play(table, "turn 1", OPENED + 20)
    assert table.deadline() == OPENED + 50
    table.chat(0, HOST, "", "thinking", OPENED + 40)
    assert table.deadline() == OPENED + 50
    assert table.turn is not None
    table.let_bot(table.turn, holder(table.turn), "random", OPENED + 41)
    assert table.deadline() is None


def test_a_hand_at_work_has_its_own_time() -> None:
    table = seated("gulo-gulo", clock=30.0)
    play(table, "turn tile")
    play(table, next(iter(table.moves(table.turn or 0))).text)
    table.try_begins(OPENED + 100)
    assert table.out_of_time(OPENED + 129) is None
    assert table.out_of_time(OPENED + 130) == table.acting()


def test_what_does_not_concern_the_decision_gives_no_time_for_it() -> None:
    table = seated("eruk", clock=30.0)
    turn = table.turn
    assert turn is not None
    table.set_watchers(HOST, "nothing", OPENED + 10)
    other = 1 - turn
    table.let_bot(other, holder(other), "casual", OPENED + 11)
    table.take_back(other, holder(other), OPENED + 12)
    assert table.deadline() == OPENED + 30


def test_nobody_lengthens_the_own_clock() -> None:
    """Neither by letting a bot play for a moment, nor by standing up, nor by an undo that is free."""
    table = seated("gulp", clock=30.0)
    turn = table.turn
    assert turn is not None
    me = holder(turn)
    table.let_bot(turn, me, "casual", OPENED + 13)
    table.take_back(turn, me, OPENED + 20)
    assert table.deadline() == OPENED + 30
    table.stand(turn, me, OPENED + 21)
    table.sit(turn, me, "Me again", OPENED + 22)
    assert table.deadline() == OPENED + 30
    play(table, "settle 2", OPENED + 25)
    assert table.deadline() == OPENED + 55
    assert table.ask_undo(turn, me, table.version, OPENED + 27)
    assert table.turn == turn
    assert table.deadline() == OPENED + 32, "five seconds were left"


def test_who_takes_a_seat_over_has_time_of_their_own() -> None:
    table = seated("eruk", clock=30.0)
    turn = table.turn
    assert turn is not None
    table.stand(turn, holder(turn), OPENED + 10)
    (asks,) = table.sit(turn, "new", "Nina", OPENED + 20)
    table.answer_seat(holder(1 - turn), asks.number, OPENED + 25, yes=True)
    assert table.deadline() == OPENED + 55


def test_without_a_clock_nobody_is_out_of_time() -> None:
    assert seated("eruk").out_of_time(OPENED + 1e9) is None


def test_a_rematch_needs_everybody_who_is_still_here() -> None:
    table = seated("eruk", seats=3)
    assert refused(lambda: table.want_rematch(0, HOST, OPENED)) == "not-over"
    play_out(table, Random(1))
    table.went(holder(2), OPENED)
    assert table.want_rematch(0, HOST, OPENED)
    assert not table.want_rematch(0, HOST, OPENED), "who says it twice is heard once"
    assert not table.all_want_rematch()
    table.want_rematch(1, holder(1), OPENED)
    assert table.all_want_rematch()
    table.move_on("next-table", OPENED)
    assert table.next_table == "next-table"
    assert refused(lambda: table.want_rematch(1, holder(1), OPENED)) == "stale"


def test_after_the_end_nobody_moves() -> None:
    table = seated("eruk")
    play_out(table, Random(1))
    assert refused(lambda: table.play(0, HOST, "turn 1", table.version, OPENED)) == "over"
    assert table.deadline() is None


def test_names_and_chat_are_cleaned_and_shortened() -> None:
    table = laid("eruk")
    table.sit(0, HOST, "  A\u202en\tn <b>\x00 " + "x" * 60, OPENED)
    assert table.seats[0].name == ("An n <b> " + "x" * 60)[:MAX_NAME]
    (entry,) = table.chat(0, HOST, "", "hi\n\n there\u200b " + "y" * 500, OPENED)
    assert entry.event == Said(table.seats[0].name, ("hi there " + "y" * 500)[:MAX_CHAT])
    assert refused(lambda: table.chat(0, HOST, "", " \u200b\n", OPENED)) == "bad-name"
    assert refused(lambda: table.chat(1, HOST, "", "not me", OPENED)) == "wrong-seat"
    table.chat(None, "w", "Will", "from the side", OPENED)


def test_chance_is_the_same_again_after_an_undo() -> None:
    """Otherwise an undo would be a way to draw once more."""
    table = seated("gulp")
    seed = 0
    while table.turn != REFEREE:  # until some game asks for chance
        seed += 1
        table = seated("gulp", seed=str(seed))
        rng = Random(seed)
        while table.turn is not None and table.turn != REFEREE:
            play(table, rng.choice(table.moves(table.turn)).text)
    asker = table.lines[-1]
    (first,) = table.chance(OPENED)
    table.went(holder(1 - asker.who), OPENED - GRACE)
    assert table.ask_undo(asker.who, holder(asker.who), table.version, OPENED)
    table.play_for(asker.who, asker.text, table.version, OPENED)
    (second,) = table.chance(OPENED)
    assert first.event == second.event


def test_times_in_the_log_never_run_backwards() -> None:
    table = seated("eruk")
    play(table, "turn 1", OPENED + 10)
    (entry,) = table.chat(0, HOST, "", "the clock was set back", OPENED + 3)
    assert entry.seconds == 10.0


@every_game
def test_random_moves_of_wrong_people_change_nothing(game: str) -> None:
    table = seated(game, seats=3)
    rng = Random(9)
    texts = list(table.game.moves)
    for _ in range(40):
        play_any(table, rng)
        if table.turn is None:
            break
        assert table.state
        before = table.state.to_json(), table.number
        wrong = rng.choice([seat for seat in range(3) if seat not in (table.turn, table.acting())])
        move = partial(table.play, wrong, holder(wrong), rng.choice(texts), table.version, OPENED)
        refused(move)
        assert (table.state.to_json(), table.number) == before


@every_game
def test_what_a_bot_may_remember_is_what_its_seat_heard(game: str) -> None:
    table = seated(game, seats=3)
    rng = Random(6)
    heard: list[list[tuple[int, str]]] = [[], [], []]
    for _ in range(80):
        if table.turn is None:
            break
        assert table.state
        if table.turn == REFEREE:
            said = table.game.stand_in(table.state, rng, 0.8)
            (entry,) = table.report(Reported(said.text, "seen"), OPENED)
        else:
            (entry,) = play(table, rng.choice(table.moves(table.turn)).text)
        for seat, told in enumerate(heard):
            told.append((entry.who, entry.heard[seat]))
    assert [table.heard_by(seat) for seat in range(3)] == heard


@pytest.mark.parametrize("game", ["gulo-gulo", "pharaoh", "go-cuckoo"])
def test_the_hand_is_of_who_has_declared(game: str) -> None:
    table = seated(game, seats=3)
    rng = Random(8)
    tries = 0
    for _ in range(200):
        if table.turn is None:
            break
        if table.turn == REFEREE and table.lines[-1].who != REFEREE:
            tries += 1
            assert table.acting() == table.lines[-1].who
        elif table.turn != REFEREE:
            assert table.acting() is None
        play_any(table, rng)
    assert tries > 5


@pytest.mark.rule("CUCK-29")
def test_fallen_sticks_are_laid_back_by_the_hand_of_who_answers() -> None:
    """Between two turns a stick falls: the player before lays it, although it is another's turn."""
    options = GAMES["go-cuckoo"].options(2, repair="hand")
    table = Table(TablePlan("go-cuckoo", options, "7", OPENED, HOST), OPENED)
    for seat in range(2):
        table.sit(seat, holder(seat), f"Player {seat}", OPENED)
    first = table.turn
    assert first is not None
    rng = Random(1)
    while table.turn != 1 - first:  # a whole turn in which nothing falls
        assert table.state
        assert table.turn is not None
        if table.turn == REFEREE:
            words = {move.text for move in table.state.moves()}
            (good,) = words & {"touches", "pulled", "rests"}
            table.report(Reported(good, "seen"), OPENED)
        else:
            play(table, rng.choice(table.moves(table.turn)).text)
    assert table.state
    fell = next(m.text for m in table.state.asides(REFEREE) if m.text.startswith("fell stick"))
    table.report(Reported(fell, "A stick fell."), OPENED)
    assert table.turn == first
    play(table, table.moves(first)[0].text)
    assert table.turn == REFEREE
    assert table.acting() == first
    assert table.state.view(None)["player"] == 1 - first
