"""A text is a key with what is filled in: equal texts are equal, and each can be kept and told."""

from __future__ import annotations

import pickle

from teeter.rules.text import Text, both, either, lines, quoted, runs


def test_equal_texts_are_equal() -> None:
    assert Text("a", place=1) == Text("a", place=1) != Text("a", place=2)
    assert pickle.loads(pickle.dumps(Text("a", place=1))) == Text("a", place=1)


def test_a_log_tells_the_key_and_what_is_filled_in() -> None:
    assert (str(Text("a")), str(Text("a", b=1, c="d"))) == ("a", "a(b=1, c=d)")


def test_several_sentences_are_lines_and_several_things_belong_together() -> None:
    assert lines("One.") == "One."
    assert lines("One.", "Two.") == Text("lines", first="One.", rest="Two.")
    assert both(["Ann"]) == "Ann"
    assert both(["Ann", "Bob"]) == Text("and", first=["Ann"], last="Bob")


def test_numbers_are_told_by_their_runs() -> None:
    assert runs([1, 2, 3, 7, 9, 10]) == [(1, 3), (7, 7), (9, 10)]
    assert runs([]) == []


def test_of_several_things_one_is_meant() -> None:
    assert either(["Ann"]) == "Ann"
    assert either(["Ann", "Bob", "Cid"]) == Text("or", first=["Ann", "Bob"], last="Cid")


def test_what_somebody_wrote_is_told_again_without_what_a_screen_would_obey() -> None:
    assert quoted("\x1b[2J" + "x" * 100) == Text("quoted", text="\\x1b[2J" + "x" * 76)
