"""The table in a terminal, through what a person types and reads."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

from teeter.bots.simple import any_of
from teeter.commands.in_words import sayer
from teeter.games.pharaoh.game import Pharaoh
from teeter.rules.contract import REFEREE, Move, State
from teeter.rules.games import GAMES
from teeter.rules.text import Text, Words
from teeter.table.led import led
from teeter.table.log import TablePlan
from teeter.table.numbering import listed, numbered
from teeter.table.scores import result
from teeter.table.sentences import made
from teeter.table.terminal import ABOUT, HELP, HOLDER, Doors, Quit, Terminal, laid
from teeter.words.speaker import english, speaker
from tests.stand_in import StandIn
from tests.web.test_german import ENGLISH


def some_move(state: State, rng: Random) -> Move:
    """A legal move by chance; where that would go round for hours, one forward now and then."""
    if isinstance(state, Pharaoh) and rng.random() < 0.5:
        return max(state.moves(), key=lambda move: (move.text == "enter", move.arg))
    return any_of(state.moves(), rng)


class Listener:
    """Says everything in a language, and notes what is no text."""

    def __init__(self, language: str, game: str) -> None:
        self.plain: list[str] = []
        self._say = speaker(language, game)

    def __call__(self, words: Words) -> str:
        self.plain.extend([words] if isinstance(words, str) else [])
        return self._say(words)


class Person:
    """Types prepared words, then the number of any move that is offered; keeps what was read."""

    def __init__(self, *words: str, say: Callable[[Words], str] = english) -> None:
        self.words = list(words)
        self.read: list[str] = []
        self.rng = Random(1)
        self.say = say
        self.at: Terminal | None = None

    def ask(self, prompt: str) -> str:
        if self.words:
            return self.words.pop(0)
        assert self.at is not None, "asked at a table"
        moves = self.at._numbered_moves()
        wanted = some_move(self.at.state, self.rng)
        return str(next(number for number, move in moves.items() if move is wanted))

    def sit_down(self, name: str, seats: int = 2, me: int = 0, seed: str = "4") -> Terminal:
        rng = Random(4)
        table = laid(TablePlan(name, GAMES[name].options(seats), seed, 0.0, HOLDER), me, "casual")
        self.at = Terminal(
            table,
            me,
            StandIn(rng, 0.8),
            lambda state, seat, heard: (some_move(state, rng), Text("why-any")),
            Doors(
                ask=self.ask,
                tell=self.read.append,
                say=self.say,
                clock=lambda: 1.5,
                rules=lambda words: f"The page about {words or 'all'}.",
                save=lambda name: [f"The game is kept. Go on with: {name}"],
            ),
        )
        return self.at

    def leaves(self, name: str, seats: int = 2, me: int | None = None) -> Terminal:
        """Sits down where the first turn is, unless said otherwise, and types until the words end."""
        table = self.sit_down(name, seats, _first(name, seats) if me is None else me)
        self.words.append("quit")
        with pytest.raises(Quit):
            table.play()
        return table


def _first(name: str, seats: int) -> int:
    turn = laid(TablePlan(name, GAMES[name].options(seats), "4", 0.0, HOLDER), 0, "casual").turn
    assert turn is not None
    return turn


@pytest.mark.parametrize("name", GAMES)
def test_a_person_can_play_every_game_to_its_end_by_numbers(name: str) -> None:
    person = Person()
    table = person.sit_down(name, seats=3)
    outcome = table.play()
    told = [english(words) for words in result(GAMES[name], table.state.options, outcome)]
    assert person.read[-len(told) :] == told
    assert len(table.table.lines) > 10
    assert table.table.lines[-1].seconds == 1.5


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_was_heard_and_seen_is_told_in_order(name: str) -> None:
    """Also to somebody with other players in between: every single move, and what came of it."""
    person = Person()
    table = person.sit_down(name, seats=3).table
    assert person.at is not None
    person.at.play()
    state = GAMES[name].new(table.plan.options, table.setup)
    told = iter(person.read)
    for line in table.lines:
        move = GAMES[name].moves[line.text]
        by = None if line.who == REFEREE else table.seats[line.who].name
        expected, before = made(name, state.heard(move, 0), by), state.view(None)
        state.play(move)
        names = [seat.name for seat in table.seats]
        for one in (expected, *led(GAMES[name], line.text, before, state.view(None), names)):
            assert english(one) in told, f"{one} was not told in its turn"


def face_in_words(face: str) -> str:
    """As the story names it."""
    kind, _, field = face.partition("-")
    return f"igloo {field}" if field else f"a {kind}"


def test_eruk_can_be_played_by_ear() -> None:
    """What others turned up is named although it lies face down again at my next turn."""
    person = Person()
    table = person.sit_down("eruk", seats=4)
    table.play()
    faces = table.table.setup["counters"]
    turned = [(line.who, int(line.text[5:])) for line in table.table.lines if "turn" in line.text]
    names = [table.table.seats[seat].name for seat in range(4)]
    told = [line for line in person.read if " turns counter " in line]
    assert told == [
        f"{names[who]} turns counter {place}: {face_in_words(faces[place - 1])}."
        for who, place in turned
    ]
    assert any(line.startswith("Scared away: ") for line in person.read)


def test_what_gulp_stores_and_draws_is_told() -> None:
    person = Person()
    table = person.sit_down("gulp", seats=3)
    table.play()
    assert any(
        re.fullmatch(r"Casual bot [BC] stores \d+ crops? \(.*\) and has \d+ of \d+\.", line)
        for line in person.read
    )
    own = [line for line in person.read if "draws two cards" in line and "You get " in line]
    assert own
    assert all(line.startswith("Player A draws") for line in own)


def test_the_table_and_the_moves_are_told_in_words() -> None:
    person = Person()
    table = person.leaves("eruk")
    assert person.read[0] == "Eruk"
    assert person.read[1] == f"You are {'AB'[table.me]}."
    assert "The sun is on field 1 of 9." in person.read
    assert person.read[-1] == "Your moves: 1-74 Turn counter …."


def test_few_moves_have_a_line_each() -> None:
    person = Person()
    person.leaves("gulo-gulo")
    assert person.read[-2:] == ["Your moves:", "1 Turn the next tile"]


@pytest.mark.parametrize("words", ["  Turn 17 ", "turn  counter 17", "17"])
def test_moves_can_be_typed_as_text_in_words_and_as_numbers(words: str) -> None:
    table = Person(words).leaves("eruk")
    assert table.table.lines[0].text == "turn 17"


def test_an_illegal_move_is_refused_with_its_rule_and_asked_again() -> None:
    person = Person("stop", "trun 17", "999", "turn 3")
    table = person.leaves("eruk")
    told = "\n".join(person.read)
    assert "Turn over at least one counter first. (ERUK-14)" in told
    assert "Did you mean 'turn 17'" in told
    assert "You have no move 999 now." in told
    assert table.table.lines[0].text == "turn 3"


def test_the_number_of_a_counter_means_that_counter_at_any_time() -> None:
    person = Person("5", "5", "moves", "75")
    table = person.leaves("eruk")
    assert [line.text for line in table.table.lines if line.who == table.me][:2] == ["turn 5", "stop"]
    assert "You have no move 5 now." in person.read
    assert any(" 1-4, 6-74 Turn counter …" in line for line in person.read)


def test_in_the_middle_of_a_turn_only_what_has_changed_is_told() -> None:
    person = Person("turn 17", "turn 18", "table")
    table = person.leaves("eruk")
    mine = person.read.index("Player A turns counter 17: a bear.")
    assert person.read[mine + 1 :] == [
        "Open: bear at 17.",
        "Now you can also: 75 Stop.",
        "Player A turns counter 18: a bear.",
        "Open: bear at 17, bear at 18.",
        *map(english, GAMES["eruk"].describe(table.state.view(table.me))),
    ]
    assert "Face down (72): 1-16, 19-74." in person.read[-8:]


def test_a_new_turn_begins_with_the_whole_table() -> None:
    person = Person("turn 17", "stop")
    person.leaves("eruk")
    assert sum(line.startswith("Face down (") for line in person.read) == 2
    assert sum(line.startswith("Your moves: ") for line in person.read) == 2


def test_moves_that_are_no_longer_there_are_not_passed_over() -> None:
    """After the choice of a tile an egg is pointed at: nothing that could be done before remains."""
    person = Person("1")
    person.leaves("gulo-gulo")
    assert person.read.count("Your moves:") == 2


def test_where_numbers_of_pieces_would_clash_moves_are_counted() -> None:
    moves = GAMES["go-cuckoo"].moves
    told = numbered(GAMES["go-cuckoo"], [moves["pull 9"], moves["lay 9"]])
    assert told == {1: moves["pull 9"], 2: moves["lay 9"]}


def test_many_moves_are_told_in_few_words() -> None:
    sticks = {1: "Pull stick 1 (red top)", 2: "Pull stick 2 (blue top)", 3: "Pull stick 3 (red top)"}
    assert listed(sticks) == ["1, 3 Pull stick … (red top)", "2 Pull stick 2 (blue top)"]
    cards = {1: "Lay 1 as 1", 2: "Lay 1 as 2", 3: "Lay 2 as 3"}  # counted: their numbers mean nothing
    assert listed(cards) == ["1 Lay 1 as 1", "2 Lay 1 as 2", "3 Lay 2 as 3"]


def test_a_bot_can_be_asked_why() -> None:
    person = Person("1", "1", "why")  # my tile, my egg; then the bot has had its turn
    person.leaves("gulo-gulo")
    assert [line for line in person.read if line.endswith(" I take any move that is allowed.")]
    person = Person("why")
    person.leaves("eruk")
    assert person.read[-1] == "Nobody else has moved since you did."


def test_what_can_be_said_is_told_by_help() -> None:
    person = Person("help")
    person.leaves("eruk")
    assert person.read[-len(ABOUT) - 1 :] == [english(words) for words in (HELP, *ABOUT)]


def test_the_table_the_moves_and_the_rules_can_be_asked_for_again() -> None:
    person = Person("table", "moves", "rules", "rules the end", "save My Game.json")
    person.leaves("eruk")
    assert person.read.count("The sun is on field 1 of 9.") == 2
    assert sum(line.startswith("Your moves:") for line in person.read) == 2
    assert "The page about all." in person.read
    assert "The page about the end." in person.read
    assert person.read[-1] == "The game is kept. Go on with: My Game.json"


def test_a_move_can_be_taken_back_by_the_rules_of_the_table() -> None:
    person = Person("undo", "turn 17", "undo")
    table = person.leaves("eruk", me=0)
    assert "You have not moved yet." in person.read
    assert "Player A takes back a move." in person.read
    assert not [line for line in table.table.lines if line.who == 0]
    assert table.table.turn == 0


def test_what_a_hand_has_done_cannot_be_taken_back() -> None:
    person = Person("1", "1", "undo")
    table = person.leaves("gulo-gulo")
    assert any(line.who == REFEREE for line in table.table.lines)
    assert "A hand has moved since: what it did cannot be taken back." in person.read


@pytest.mark.parametrize("name", GAMES)
def test_a_german_hears_german_and_types_it(name: str) -> None:
    """Whole games, and no English is left."""
    say = Listener("de", name)
    person = Person("hilfe", "warum", "zurück", "tisch", "züge", "9999", "xyzzy", say=say)
    person.sit_down(name, seats=3).play()
    assert say.plain == []
    assert [line for line in person.read if ENGLISH.search(line)] == []
    person = Person("ende", say=say)
    with pytest.raises(Quit):
        person.sit_down(name).play()


def test_a_german_types_the_words_of_a_move() -> None:
    person = Person("Plättchen 17 umdrehen", say=sayer("de", "eruk"))
    assert person.leaves("eruk").table.lines[0].text == "turn 17"


@pytest.mark.parametrize(
    ("language", "commands"),
    [
        ("fr", ("aide", "pourquoi", "coups", "reprendre")),
        ("es", ("ayuda", "porqué", "jugadas", "deshacer")),
    ],
)
def test_eruk_is_played_in_any_language_without_a_sentence_in_english(
    language: str, commands: tuple[str, ...]
) -> None:
    say = Listener(language, "eruk")
    person = Person(*commands, say=say)
    person.sit_down("eruk", seats=3).play()
    assert say.plain == []
    assert person.read[1] in ("Tu es A.", "Eres A.")
