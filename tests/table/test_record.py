"""The record: what is written reads back, and whatever was changed is refused with its line."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.lab.conformance.cases import SKILL, Case
from teeter.lab.judging import Judge
from teeter.lab.simulate import play_one
from teeter.rules.games import GAMES
from teeter.table.record import BadRecord, Record, RecordLine, read, write
from teeter.table.replay import check, replay
from tests.rules.cases import CASES
from tests.says import said, says

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def played(case: Case, seed: int) -> Record:
    return play_one(case.game, case.options(Random(seed)), str(seed), Judge("model", SKILL)).record(
        case.game
    )


def eruk() -> Record:
    return play_one(GAMES["eruk"], GAMES["eruk"].options(2), "7", Judge("model", SKILL)).record(
        GAMES["eruk"]
    )


def resealed(lines: list[str]) -> str:
    """The text of changed lines with a seal that fits, as a forger would write it."""
    body = "".join(line + "\n" for line in lines[:-2])
    return f"{body}seal {hashlib.sha256(body.encode()).hexdigest()}\n"


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        check(read(text))
    return caught.value


@every_case
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
def test_a_record_reads_back_and_replays_to_the_same_state(case: Case, seed: int) -> None:
    game = play_one(case.game, case.options(Random(seed)), str(seed), Judge("model", SKILL))
    record = game.record(case.game)
    back = read(write(record))
    assert back == record
    assert write(back) == write(record)
    assert check(back).to_json() == game.state.to_json()


@every_case
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
def test_a_record_replays_through_the_same_states_at_every_move(case: Case, seed: int) -> None:
    record = played(case, seed)
    state = case.game.new(record.options, record.setup)
    steps = replay(read(write(record)))
    assert next(steps)[1].to_json() == state.to_json()
    for line, after in steps:
        assert line is not None
        state.play(case.game.moves.parse(line.text))
        assert after.to_json() == state.to_json()


def test_a_record_is_readable_text() -> None:
    lines = write(eruk()).splitlines()
    assert lines[0] == "teeter-record 1"
    assert lines[1:8] == [
        "game eruk",
        "variant base",
        "option layout rows",
        "option naming animals",
        "seats 2",
        "name A Random A",
        "name B Random B",
    ]
    assert lines[lines.index("---") + 1].startswith("- ")


def test_times_are_seconds_and_never_run_backwards() -> None:
    record = eruk()
    timed = tuple(RecordLine(n / 4, line.who, line.text) for n, line in enumerate(record.lines))
    text = write(replace(record, lines=timed))
    assert read(text).lines == timed
    lines = text.split("\n")
    at = lines.index("---") + 1
    lines[at + 4] = lines[at + 4].replace("1.000", "0.500")
    assert refusal(resealed(lines)).line == at + 5


def test_an_illegal_move_is_refused_with_its_line_and_rule() -> None:
    lines = write(eruk()).split("\n")
    at = lines.index("---") + 1
    lines[at + 1] = lines[at]  # the same counter turned twice
    error = refusal(resealed(lines))
    assert error.line == at + 2
    assert "ERUK-14" in said(error)


def test_a_move_by_the_wrong_seat_is_refused() -> None:
    lines = write(eruk()).split("\n")
    at = lines.index("---") + 1
    other = {"A": "B", "B": "A"}
    time, who, text = lines[at].split(" ", 2)
    lines[at] = f"{time} {other[who]} {text}"
    error = refusal(resealed(lines))
    assert error.line == at + 1
    assert "ERUK-13" in said(error)


@pytest.mark.parametrize(
    ("key", "other"),
    [("result", "another result"), ("scores", "other scores"), ("reason", "another reason")],
)
def test_a_false_result_is_refused(key: str, other: str) -> None:
    record = eruk()
    outcome = record.outcome
    false = {
        "result": replace(outcome, winners=(0, 1) if outcome.winners != (0, 1) else (0,)),
        "scores": replace(outcome, scores=(0, 74)),
        "reason": replace(outcome, reason="it was late"),
    }
    text = write(replace(record, outcome=false[key]))
    error = refusal(text)
    assert text.splitlines()[error.line - 1].startswith(key)
    assert said(error) == f"line {error.line}: the moves lead to {other}."


@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["bare", "marked"])
def test_a_record_that_came_through_windows_or_a_mail_is_read(mark: str) -> None:
    record = eruk()
    assert check(read(mark + write(record).replace("\n", "\r\n"))).outcome() == record.outcome


def test_a_fault_of_the_whole_file_names_no_line() -> None:
    assert BadRecord(0, "it is too large").sentence == "it is too large"


def test_a_record_that_stops_early_is_refused() -> None:
    record = eruk()
    text = write(replace(record, lines=record.lines[:-1]))
    error = refusal(text)
    assert said(error).endswith(": the record stops before the end of the game.")
    assert error.line == len(text.splitlines())


def test_moves_after_the_end_are_refused() -> None:
    record = eruk()
    error = refusal(write(replace(record, lines=(*record.lines, record.lines[0]))))
    assert "over" in said(error)


def test_a_changed_name_breaks_the_seal() -> None:
    text = write(eruk()).replace("name A Random A", "name A Somebody")
    error = refusal(text)
    assert said(error).endswith(": the seal does not fit: a line above was changed.")
    assert text.splitlines()[error.line - 1].startswith("seal ")


def test_a_set_up_without_its_pieces_is_refused_at_its_line() -> None:
    record = eruk()
    text = write(replace(record, setup={"first": ["A"], "counters": ["seal"]}))
    error = refusal(text)
    assert text.splitlines()[error.line - 1] == "setup first A"


CHANGES = {
    "teeter-record 1": "teeter-record 2",
    "game eruk": "game chess",
    "variant base": "variant ",
    "option layout rows": "option naming animals",
    "option naming animals": "option naming  animals",
    "seats 2": "seats 7",
    "name A Random A": "name B Random A",
    "name B Random B": "name B " + "x" * 41,
    "seed 7": "sead 7",
    "setup first A": "setup counters A",
    "---": "--",
}


@pytest.mark.parametrize(("before", "after"), CHANGES.items())
def test_a_header_that_is_not_a_header_is_refused_at_its_line(before: str, after: str) -> None:
    lines = write(eruk()).replace("setup first B", "setup first A").split("\n")
    at = lines.index(before)
    lines[at] = after
    error = refusal(resealed(lines))
    assert error.line >= at + 1
    assert error.line <= at + 3


@pytest.mark.parametrize(
    ("key", "after"),
    [
        ("result", "result Z"),
        ("result", "result C"),
        ("result", "result A A"),
        ("result", "result B A"),
        ("scores", "scores 1"),
        ("scores", "scores 1 " + "9" * 40),
        ("moves", "moves many"),
        ("seats", "seats 02"),
        ("scores", "scores 01 2"),
        ("scores", "scores -0 2"),
        ("engine", "engine two  spaces"),
        ("moves", "moves 1"),
        ("moves", "moves 99999"),
        ("seal", "seel 00"),
    ],
)
def test_a_line_of_the_wrong_kind_is_refused(key: str, after: str) -> None:
    lines = write(eruk()).split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith(key + " "))
    lines[at] = after
    assert said(refusal("\n".join(lines)))


@pytest.mark.parametrize("letters", ["AB", "BC", "BCDEF"])
def test_winners_are_named_by_one_letter_a_word(letters: str) -> None:
    lines = write(eruk()).split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("result "))
    lines[at] = f"result {letters}"
    error = refusal(resealed(lines))
    assert error.line == at + 1
    assert "a letter a word" in said(error)


def test_a_file_that_is_not_utf8_is_refused_with_the_line() -> None:
    record = replace(eruk(), names=("Zoë", "Jürgen"))
    file = write(record).encode()
    assert read(file) == record
    garbled = file.replace("Jürgen".encode(), "Jürgen".encode("latin-1"))
    with pytest.raises(BadRecord, check=says("UTF-8")) as caught:
        read(garbled)
    assert garbled.split(b"\n")[caught.value.line - 1].startswith(b"name B")


def test_nothing_stands_after_the_seal() -> None:
    text = write(eruk())
    assert said(refusal(text + "more\n")).endswith(": nothing stands after the seal.")
    assert said(refusal(text.removesuffix("\n")))


@given(text=st.text(max_size=300))
def test_garbage_is_refused(text: str) -> None:
    assert refusal(text).line >= 1


@settings(max_examples=60)
@given(data=st.data())
def test_a_record_with_any_line_changed_is_refused(data: st.DataObject) -> None:
    lines = write(eruk()).split("\n")
    at = data.draw(st.integers(0, len(lines) - 2))
    lines[at] = data.draw(st.text(max_size=30).filter(lambda text: text != lines[at]))
    assert refusal("\n".join(lines)).line >= 1
