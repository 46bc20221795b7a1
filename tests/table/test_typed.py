"""What people type, and the move it means."""

from __future__ import annotations

import pytest

from teeter.commands.in_words import sayer
from teeter.rules.games import GAMES
from teeter.table.typed import begun, meant

COMMANDS = {"hilfe": "help", "züge": "moves", "zurück": "undo", "schau": "table", "tisch": "table"}


def german(name: str, *texts: str) -> dict[str, str]:
    """The labels of these moves in German, and the moves."""
    assert all(text in GAMES[name].moves for text in texts)
    return {sayer("de", name)(GAMES[name].telling.label(text, None)): text for text in texts}


@pytest.mark.parametrize(
    ("name", "typed", "move"),
    [
        ("eruk", "dreh 17", "turn 17"),
        ("eruk", "drehe 17 um", "turn 17"),
        ("eruk", "umdrehen 17", "turn 17"),
        ("eruk", "Plaettchen 17", "turn 17"),
        ("eruk", "hör auf", "stop"),
        ("eruk", "nimm 5", "take igloo 5"),
        ("eruk", "nimm Iglufeld 5 zurück", "take igloo 5"),
        ("eruk", "sag Robbe an", "name seal"),
        ("gulo-gulo", "dreh", "turn tile"),
        ("gulo-gulo", "wähle rot", "choose red"),
        ("go-cuckoo", "zieh 12", "pull 12"),
        ("go-cuckoo", "lege ein Ei", "lay egg"),
        ("go-cuckoo", "kein Ei", "no egg"),
        ("pharaoh", "bleib", "stay"),
        ("pharaoh", "betritt die Grabkammer", "enter"),
        ("gulp", "zieh zwei", "draw"),
        ("gulp", "lass durch", "let pass"),
        ("gulp", "durch", "let pass"),
    ],
)
def test_some_german_words_of_a_move_mean_it(name: str, typed: str, move: str) -> None:
    moves = {
        "eruk": (
            "turn 17",
            "turn 18",
            "stop",
            "take igloo 5",
            "take igloo 6",
            "name seal",
            "name bear",
        ),
        "gulo-gulo": ("turn tile", "choose red", "choose blue"),
        "go-cuckoo": ("pull 12", "pull 13", "lay egg", "no egg"),
        "pharaoh": ("stay", "enter", "go P6"),
        "gulp": ("draw", "butt", "let pass", "move to 3"),
    }
    assert meant(typed, german(name, *moves[name])) == move


def test_accents_need_not_be_typed() -> None:
    assert begun("regles", {"règles": "rules", "reprendre": "undo"}) == "rules"
    assert begun("porque", {"porqué": "why"}) == "why"


@pytest.mark.parametrize("typed", ["umdrehen", "dreh 19", "1", "a", "dreh 17 weg", "1 7 um", ""])
def test_what_is_not_clear_means_nothing(typed: str) -> None:
    assert meant(typed, german("eruk", "turn 17", "turn 18", "stop")) is None


@pytest.mark.parametrize(
    ("typed", "command"),
    [("Hilf", "help"), ("zuege", "moves"), ("zurueck", "undo"), ("zur", "undo"), ("SCHAU", "table")],
)
def test_a_command_may_be_spelt_and_shortened(typed: str, command: str) -> None:
    assert begun(typed, COMMANDS) == command


@pytest.mark.parametrize("typed", ["zu", "z", "hilfen", "", "quer"])
def test_what_could_be_two_commands_or_none_is_none(typed: str) -> None:
    assert begun(typed, COMMANDS) is None
