"""A hand that is helped: said at the seat, told to all, kept in the log and in the record."""

from __future__ import annotations

from random import Random

import pytest

from teeter.rules.contract import REFEREE
from teeter.table.events import HandSet, Reported, Seated, from_row, to_row
from teeter.table.record import BadRecord, read, write
from teeter.table.replay import check
from teeter.table.seats import Seat
from teeter.table.sentences import sentence
from teeter.table.table import Table
from teeter.words.speaker import english
from tests.table.seated import HOST, OPENED, laid, play, refused, seated, with_bot


def helped(table: Table) -> list[bool]:
    return [seat.helped for seat in table.seats]


def test_a_hand_is_free_until_its_player_says_otherwise_also_before_the_game_begins() -> None:
    table = laid("gulo-gulo")
    table.sit(0, HOST, "Ann", OPENED)
    assert helped(table) == [False, False]
    (entry,) = table.set_help(0, HOST, OPENED, helped=True)
    assert english(sentence(table, entry, None)) == "Ann's hand is helped now."
    table.sit(1, "b", "Bob", OPENED)
    assert table.started
    assert helped(table) == [True, False]
    (entry,) = table.set_help(0, HOST, OPENED, helped=False)
    assert english(sentence(table, entry, 1)) == "Ann's hand is free now."
    assert helped(table) == [False, False]


def test_what_is_said_twice_happens_once() -> None:
    table = seated("pharaoh")
    assert table.set_help(1, "b", OPENED, helped=False) == []
    assert len(table.set_help(1, "b", OPENED, helped=True)) == 1
    assert table.set_help(1, "b", OPENED, helped=True) == []


def test_only_who_holds_a_seat_decides_about_its_hand_and_a_bots_is_never_helped() -> None:
    table = with_bot("gulo-gulo")

    def ask(seat: int, who: str) -> str:
        return refused(lambda: table.set_help(seat, who, OPENED, helped=True))

    assert {ask(0, "b"), ask(1, HOST), ask(2, HOST), ask(5, HOST)} == {"wrong-seat"}
    assert helped(table) == [False] * 3


def test_where_no_hand_plays_none_is_helped() -> None:
    table = seated("eruk")
    assert refused(lambda: table.set_help(0, HOST, OPENED, helped=True)) == "no-try"


def test_help_stays_while_a_bot_plays_and_goes_with_its_player() -> None:
    table = seated("gulo-gulo")
    table.set_help(0, HOST, OPENED, helped=True)
    table.let_bot(0, HOST, "random", OPENED)
    table.take_back(0, HOST, OPENED)
    assert table.seats[0].helped
    table.stand(0, HOST, OPENED)
    assert not table.seats[0].helped


def test_help_does_not_touch_a_move_that_is_being_decided_nor_a_request() -> None:
    table = seated("gulo-gulo")
    version = table.version
    table.set_help(0, HOST, OPENED, helped=True)
    assert table.version == version
    play(table, "turn tile")


def test_a_table_comes_back_from_its_log_with_the_help_that_was_said() -> None:
    table = laid("gulo-gulo")
    entries = table.sit(0, HOST, "Ann", OPENED)
    entries += table.set_help(0, HOST, OPENED, helped=True)
    entries += table.sit(1, "b", "Bob", OPENED)
    again = Table.from_log(table.plan, entries, OPENED)
    assert helped(again) == [True, False]
    assert [from_row(*to_row(entry.event)) for entry in entries] == [entry.event for entry in entries]


def test_what_older_tables_have_stored_is_read_as_free() -> None:
    told = '{"kind":"person","name":"Ann","holder":"x","level":""}'
    assert from_row("seat", told) == Seated(Seat("person", "Ann", "x"))
    report = from_row("report", '{"text":"takes","sentence":"Ann has it.","seconds":1.5}')
    assert isinstance(report, Reported)
    assert not report.helped
    assert from_row("hand", "true") == HandSet(helped=True)


def finished() -> Table:
    """A whole game; the hand of A is helped from its second try on."""
    table, rng = seated("gulo-gulo", seed="3"), Random(3)
    tries = 0
    while table.turn is not None:
        if table.turn == REFEREE:
            assert table.state
            tries += table.acting() == 0
            if tries == 2 and not table.seats[0].helped:
                table.set_help(0, HOST, OPENED, helped=True)
            acting = table.acting()
            said = table.game.stand_in(table.state, rng, 0.8).text
            table.report(Reported(said, "seen", helped=acting == 0 and table.seats[0].helped), OPENED)
        else:
            play(table, rng.choice(table.moves(table.turn)).text)
    return table


def test_the_record_names_the_tries_of_a_helped_hand_and_reads_back() -> None:
    table = finished()
    record = table.record("none")
    text = write(record)
    (line,) = [line for line in text.splitlines() if line.startswith("helped ")]
    letter, *numbers = line.removeprefix("helped ").split()
    assert letter == "A"
    assert numbers
    moves = text[text.index("---\n") + 4 :].splitlines()
    for number in map(int, numbers):
        assert "REFEREE" in moves[number - 1]
        assert record.lines[number - 1].helped == 0
    assert read(text) == record
    assert [n for n, line in enumerate(record.lines, 1) if line.helped is not None] == [
        *map(int, numbers)
    ]


@pytest.mark.parametrize(
    "wrong", ["A", "C 2", "A 0", "A 2 2", "A 3 2", "A 9999", "A x", "A 1", "a 2", "AB 2"]
)
def test_a_record_that_names_something_else_there_is_refused_with_its_line(wrong: str) -> None:
    """Line 1 of the moves is a player's: no try."""
    text = write(finished().record("none"))
    lines = text.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("helped "))
    lines[at] = f"helped {wrong}"
    with pytest.raises(BadRecord) as caught:
        read("\n".join(lines))
    assert caught.value.line >= at + 1


def test_no_try_is_that_of_two_hands() -> None:
    lines = write(finished().record("none")).split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("helped "))
    lines.insert(at + 1, lines[at].replace(" A ", " B "))
    with pytest.raises(BadRecord) as caught:
        read("\n".join(lines))
    assert caught.value.line == at + 2


@pytest.mark.parametrize("wrong", ["reason another", "scores 9 9", "setup first A A"])
def test_a_flaw_is_found_in_its_line_also_where_hands_were_helped(wrong: str) -> None:
    lines = write(finished().record("none")).split("\n")
    at = next(n for n, line in enumerate(lines) if line[:6] == wrong[:6])
    lines[at] = wrong
    with pytest.raises(BadRecord) as caught:
        check(read("\n".join(lines)))
    assert caught.value.line == at + 1
