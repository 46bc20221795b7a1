"""Everything at a table can be said in words."""

from __future__ import annotations

import re
from random import Random

import pytest

from teeter.physics.can.referee import told as can_told
from teeter.rules.contract import REFEREE
from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.table import events
from teeter.table.events import Reported
from teeter.table.log import Entry
from teeter.table.seats import Seat
from teeter.table.sentences import made, result, sentence
from teeter.table.table import Table
from teeter.words.speaker import english, speaker
from tests.table.seated import HOST, OPENED, laid, play, play_any, play_out, seated


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_a_label_of_its_own(game: str) -> None:
    """A new move without words would show up here."""
    texts = list(GAMES[game].moves)
    labels = [english(GAMES[game].telling.label(text, None)) for text in texts]
    assert len(set(labels)) == len(texts)
    assert not [text for text, said in zip(texts, labels, strict=True) if text == said and " " in text]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_hears_the_codes_of_pieces(game: str) -> None:
    told = [english(GAMES[game].telling.label(text, None)) for text in GAMES[game].moves]
    assert not [said for said in told if re.search(r"\w-\w|\b(?<![Ss]eat )[A-F]\b", said)]


@pytest.mark.parametrize(
    ("game", "text", "told"),
    [
        ("gulo-gulo", "point green-1", "Ann points at green egg 1."),
        ("gulp", "push k-blerries", "Ann pushes BOGGLE LOGS."),
        ("gulp", "push 7-blornn", "Ann pushes Blornn 7."),
        ("gulp", "fill 3 10-grabbles", "Ann fills River spot 3 with Grabbles 10."),
        ("gulp", "keep a card", "Ann keeps a card."),
        ("gulp", "choose B", "Ann chooses seat B."),
    ],
)
def test_pieces_are_told_by_their_names(game: str, text: str, told: str) -> None:
    assert english(made(game, text, "Ann")) == told


def test_moves_are_told_with_names_and_with_what_they_turn_up() -> None:
    table = seated("eruk")
    name = table.seats[table.turn or 0].name
    (entry,) = play(table, "turn 12")
    face = table.setup["counters"][11]
    assert english(sentence(table, entry, None)) == f"{name} turns counter 12: a {face}."


def test_what_the_referee_turns_up_is_told_too() -> None:
    table = seated("go-cuckoo")
    play(table, "pull 17")
    table.report(Reported("touches", Text("can-touches")), OPENED)
    (entry,) = table.report(Reported("pulled", can_told("pulled", 16)), OPENED)
    stick = table.setup["sticks"][16]
    told = f"Stick 17 is out of the can.\nNow to be seen: {stick}."
    assert english(sentence(table, entry, None)) == told
    german = speaker("de")(sentence(table, entry, None)).split("\n")
    assert german[0] == "Stäbchen 17 ist aus der Dose heraus."
    assert german[1].startswith("Jetzt zu sehen: ")


@pytest.mark.parametrize(
    ("heard", "told"),
    [
        ("draw: you get 7-blornn, a-grettuce", "Ann draws two cards.\nYou get Blornn 7, SEED SHOWER."),
        (
            "let pass: A harvests 2-blornn; B harvests 3-blornn",
            "Ann lets it pass.\nA harvests Blornn 2.\nB harvests Blornn 3.",
        ),
        (
            "let pass: the River becomes 2-blornn, a gap",
            "Ann lets it pass.\nThe River becomes Blornn 2, a gap.",
        ),
    ],
)
def test_cards_that_turn_up_in_gulp_are_told_by_their_names(heard: str, told: str) -> None:
    assert english(made("gulp", heard, "Ann")) == told


def test_the_referee_is_told_in_the_words_of_who_saw_it() -> None:
    table = seated("gulo-gulo")
    rng = Random(1)
    while table.turn != REFEREE:
        play_any(table, rng)
    (entry,) = table.report(Reported("takes", "green-4 is out."), OPENED)
    assert sentence(table, entry, 1) == "green-4 is out."


def test_a_card_that_only_one_sees_is_not_named_to_others() -> None:
    for seed in range(300):
        table = seated("gulp", seed=str(seed))
        rng = Random(seed)
        while table.turn is not None:
            if table.turn == REFEREE:
                table.chance(OPENED)
                continue
            kept = [
                m.text for m in table.moves(table.turn) if m.text.startswith("keep ") and "-" in m.text
            ]
            if kept:
                seat = table.turn
                (entry,) = play(table, kept[0])
                card = english(table.game.telling.label(kept[0], None)).removeprefix("Keep ")
                assert card in english(sentence(table, entry, seat))
                assert card not in english(sentence(table, entry, 1 - seat))
                assert card not in english(sentence(table, entry, None))
                return
            play(table, rng.choice(table.moves(table.turn)).text)
    raise AssertionError("nobody kept a card")


def test_seats_clock_and_end_are_told() -> None:
    table = seated("eruk")
    told = [
        *table.call_time(0, OPENED),
        *table.let_bot(1, "b", "random", OPENED),
        *table.stand(1, "b", OPENED),
        *table.sit(1, "b", "Bea", OPENED),
        *table.set_watchers(HOST, "nothing", OPENED),
        *table.set_watchers(HOST, "seats", OPENED),
        *table.set_watchers(HOST, "table", OPENED),
    ]
    assert [english(sentence(table, entry, None)) for entry in told] == [
        "The time of Player 0 is up.",
        "A bot plays for Player 1.",
        "Seat B is open.",
        "Bea sits on seat B.",
        "Watchers see nothing.",
        "Watchers see the table as every player sees it.",
        "Watchers see what everybody sees.",
    ]
    play_out(table, Random(1))
    assert table.outcome
    most = max(table.outcome.scores)
    assert english(result(table, table.outcome)).endswith(f": {most} counters, the most.")


def test_everybody_is_told_who_asks_for_a_seat_and_what_came_of_it() -> None:
    table = laid("eruk", seats=3)
    table.sit(0, HOST, "Ann", OPENED)
    table.put_bot(1, HOST, "casual", OPENED)
    table.sit(2, "c", "Cid", OPENED)
    for one in (HOST, "c"):
        table.came(one)
    told = table.sit(1, "x", "Ben", OPENED)
    told += table.answer_seat("x", told[-1].number, OPENED, yes=False)
    play_any_for(table)
    told += table.sit(1, "x", "Ben", OPENED)
    told += table.answer_seat(HOST, told[-1].number, OPENED, yes=False)
    play_any_for(table)
    told += table.sit(1, "x", "Ben", OPENED)
    for one in (HOST, "c"):
        told += table.answer_seat(one, told[-1].number, OPENED, yes=True)
    table.came("x")
    told += table.stand(2, "c", OPENED)
    told += table.sit(2, "y", "Eve", OPENED)
    for one in (HOST, "x"):
        told += table.answer_seat(one, told[-1].number, OPENED, yes=True)
    assert [english(sentence(table, entry, None)) for entry in told] == [
        "Ben asks for seat B.",
        "Ben no longer asks for seat B.",
        "Ben asks for seat B.",
        "Ben does not get seat B: not everybody agrees.",
        "Ben asks for seat B.",
        "Ben takes seat B from Casual bot B: everybody agreed.",
        "Seat C is open.",
        "Eve asks for seat C.",
        "Eve takes the open seat C: everybody agreed.",
    ]


BEN = Seat("person", "Ben", "x")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (events.SeatAsked("Ben", "asks"), "Ben bittet um Platz B."),
        (events.SeatAsked("Ben", "withdraws"), "Ben bittet nicht mehr um Platz B."),
        (
            events.SeatAsked("Ben", "denied"),
            "Ben bekommt Platz B nicht: Nicht alle sind einverstanden.",
        ),
        (
            events.SeatAsked("Ben", "unheard"),
            "Ben bekommt Platz B nicht: Niemand ist da, der zustimmen könnte.",
        ),
        (
            events.SeatTaken(BEN, "Keen bot B"),
            "Ben übernimmt Platz B (vorher Eifriger Bot B): Alle waren einverstanden.",
        ),
        (
            events.SeatTaken(BEN, "Keen bot B", absent=True),
            "Ben übernimmt Platz B (vorher Eifriger Bot B): Alle, die da waren, waren einverstanden.",
        ),
        (
            events.SeatTaken(BEN, "", absent=True),
            "Ben nimmt den freien Platz B: Alle, die da waren, waren einverstanden.",
        ),
        (events.SeatTaken(BEN, ""), "Ben nimmt den freien Platz B: Alle waren einverstanden."),
        (
            events.WatchersSet("seats"),
            "Zuschauer sehen den Tisch so, wie jeder Spieler ihn sieht.",
        ),
        (events.WatchersSet("table"), "Zuschauer sehen, was alle sehen."),
        (events.WatchersSet("nothing"), "Zuschauer sehen nichts."),
    ],
)
def test_who_asks_for_a_seat_is_told_of_in_german(event: events.Event, told: str) -> None:
    assert speaker("de")(sentence(laid("eruk"), Entry(1, 0.0, 1, event), None)) == told


def play_any_for(table: Table) -> None:
    """A move, whoever may make it."""
    assert table.turn is not None
    table.play_for(table.turn, table.moves(table.turn)[0].text, table.version, OPENED)
