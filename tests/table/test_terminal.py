"""The table in a terminal, through what a person types and reads."""

from __future__ import annotations

from random import Random

import pytest

from teeter.bots.simple import any_of
from teeter.rules.contract import Outcome
from teeter.rules.games import GAMES
from teeter.rules.referee import StandIn
from teeter.table.terminal import HELP, Quit, Terminal, numbered, result


class Person:
    """Types prepared words, then the number of any move that is offered; keeps what was read."""

    def __init__(self, *words: str) -> None:
        self.words = list(words)
        self.read: list[str] = []
        self.rng = Random(1)

    def ask(self, prompt: str) -> str:
        return self.words.pop(0) if self.words else self.rng.choice(list(self.offered()))

    def offered(self) -> dict[str, str]:
        """The moves as they were read last, by their numbers."""
        at = max(n for n, line in enumerate(self.read) if line.startswith("Your moves:"))
        listed = self.read[at].removeprefix("Your moves:").strip(" .")
        moves = listed.split("; ") if listed else self.read[at + 1 :]
        return {number: move for number, _, move in (text.partition(" ") for text in moves)}

    def sit_down(self, name: str, seats: int = 2, first: int = 0) -> Terminal:
        game = GAMES[name]
        rng = Random(4)
        state = game.start(game.options(seats), rng, first)
        return Terminal(
            game,
            state,
            0,
            StandIn(rng, 0.8),
            lambda state, seat, heard: (
                any_of(state.moves(), rng),
                f"I have heard {len(heard)} moves.",
            ),
            self.ask,
            self.read.append,
            lambda: 1.5,
        )


@pytest.mark.parametrize("name", GAMES)
def test_a_person_can_play_every_game_to_its_end_by_numbers(name: str) -> None:
    person = Person()
    table = person.sit_down(name, seats=3)
    outcome = table.play()
    assert person.read[-1] == result(outcome)
    assert len(table.lines) > 10
    assert table.lines[0].seconds == 1.5


def test_the_table_and_the_moves_are_told_in_words() -> None:
    person = Person("quit")
    with pytest.raises(Quit):
        person.sit_down("eruk").play()
    assert person.read[0] == "Eruk"
    assert person.read[1].startswith("You are A.")
    assert "The sun is on field 1 of 9." in person.read
    assert person.read[-1].startswith("Your moves: 1 turn 1; 2 turn 2; ")


def test_moves_can_be_typed_as_text() -> None:
    person = Person("  Turn 17 ", "quit")
    table = person.sit_down("eruk")
    with pytest.raises(Quit):
        table.play()
    assert table.lines[0].text == "turn 17"


def test_an_illegal_move_is_refused_with_its_rule_and_asked_again() -> None:
    person = Person("stop", "trun 17", "999", "turn 3", "exit")
    table = person.sit_down("eruk")
    with pytest.raises(Quit):
        table.play()
    told = "\n".join(person.read)
    assert "Turn over at least one counter first. (ERUK-14)" in told
    assert "Did you mean 'turn 17'" in told
    assert "You have no move 999 now." in told
    assert [line.text for line in table.lines][:1] == ["turn 3"]


def test_the_number_of_a_counter_means_that_counter_at_any_time() -> None:
    person = Person("5", "5", "75", "quit")
    table = person.sit_down("eruk")
    with pytest.raises(Quit):
        table.play()
    assert [line.text for line in table.lines if line.who == 0][:2] == ["turn 5", "stop"]
    assert "You have no move 5 now. " + HELP in person.read
    assert any("4 turn 4; 6 turn 6; " in line for line in person.read)


def test_where_numbers_of_pieces_would_clash_moves_are_counted() -> None:
    moves = GAMES["go-cuckoo"].moves
    told = numbered(GAMES["go-cuckoo"], [moves["pull 9"], moves["lay 9"]])
    assert told == {1: moves["pull 9"], 2: moves["lay 9"]}


def test_a_bot_can_be_asked_why() -> None:
    person = Person("why", "1", "why", "quit")
    table = person.sit_down("gulo-gulo", first=1)
    with pytest.raises(Quit):
        table.play()
    asked = [line for line in person.read if line.startswith("B, ")]
    assert asked[0].endswith(": I have heard 0 moves.")
    assert len(asked) > 1


def test_the_table_and_the_moves_can_be_asked_for_again() -> None:
    person = Person("table", "moves", "quit")
    with pytest.raises(Quit):
        person.sit_down("eruk").play()
    assert person.read.count("The sun is on field 1 of 9.") == 2
    assert sum(line.startswith("Your moves:") for line in person.read) == 2


def test_others_are_heard_but_not_their_secrets() -> None:
    person = Person("quit")
    with pytest.raises(Quit):
        person.sit_down("eruk", first=1).play()
    assert any(line.startswith("B: turn ") for line in person.read)


def test_a_result_is_a_sentence() -> None:
    assert result(Outcome((0,), (5, 3), "most eggs")) == "A wins: most eggs. Scores: A 5, B 3."
    assert result(Outcome((0, 1), (4, 4), "a tie")).startswith("A and B win: a tie.")
