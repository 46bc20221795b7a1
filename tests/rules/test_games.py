"""The one list of games."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import EntryPoint
from random import Random
from typing import Any

import pytest

from teeter.rules.contract import BadOptions, BadState, Unreadable
from teeter.rules.games import GAMES, GROUP, collected, game
from tests.says import says


def test_a_game_is_found_by_its_name() -> None:
    assert [game(name).name for name in GAMES] == list(GAMES)


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadOptions, check=says("gulo-gulo")) as refused:
        game("chess")
    assert "chess" in str(refused.value)


def test_where_nothing_is_secret_everybody_hears_the_whole_move() -> None:
    chosen = game("gulo-gulo")
    state = chosen.start(chosen.options(2), Random(1))
    (move, *_) = state.moves()
    assert state.spoken(move, 1) == state.spoken(move, None) == move.text
    assert state.heard(move, 1) == state.heard(move, None)


def test_no_two_games_share_a_verb() -> None:
    """So a game knows its own moves by a number that it looks at anyway."""
    verbs = [verb for game_ in GAMES.values() for verb in {move.verb for move in game_.moves.values()}]
    assert len(verbs) == len(set(verbs))


@pytest.mark.parametrize("seats", ["3", 3.0, True, 9])
def test_a_number_of_seats_is_a_number(seats: Any) -> None:
    with pytest.raises(BadOptions, check=says(f"players, not {seats!r}")):
        game("eruk").options(seats)


def test_an_option_is_asked_for_by_its_name() -> None:
    options = game("go-cuckoo").options(3, kiki="fewest")
    assert (options["mix"], options["kiki"]) == ("normal", "fewest")
    with pytest.raises(KeyError, match="colour"):
        options["colour"]


@pytest.mark.parametrize("nothing", [None, 7])
def test_what_has_no_name_or_text_is_refused_in_a_sentence(nothing: Any) -> None:
    with pytest.raises(BadOptions, check=says(f"no game '{nothing}'")):
        game(nothing)
    with pytest.raises(Unreadable, check=says(f"no move '{nothing}'")):
        game("eruk").moves.parse(nothing)


@pytest.mark.parametrize("name", GAMES)
def test_json_of_something_else_is_refused_in_a_sentence(name: str) -> None:
    chosen = game(name)
    whole = chosen.start(chosen.options(2), Random(1)).to_json()
    partial: Any
    for partial in ({}, None, [], {"options": whole["options"]}, {**whole, "options": "x"}):
        with pytest.raises(BadState, match=r"not the JSON of a state of .*\."):
            chosen.from_json(partial)


# Entry points


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


OURS = [point(name, f"{one.package}.game:GAME") for name, one in GAMES.items()]


def test_games_stand_in_the_order_of_the_shelf_however_they_are_found() -> None:
    assert list(collected(reversed(OURS))) == list(GAMES)
    assert list(GAMES) == ["gulo-gulo", "pharaoh", "go-cuckoo", "eruk", "gulp"]


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("chess", "no_such_package:GAME", "ModuleNotFoundError: No module named 'no_such_package'."),
        ("chess", "teeter.rules.contract:Move", "Unfit: It is not a teeter.rules.contract.Game."),
        ("chess", "teeter.games.eruk:GAME", "calls it 'chess', it calls itself 'eruk'."),
        ("eruk", "tests.rules.test_games:SAME_NAME", "There is already a game of this name."),
        ("chess", "tests.rules.test_games:SAME_VERBS", "It has verbs with the numbers of Eruk;"),
    ],
)
def test_a_game_that_is_not_fit_is_told_of_and_left_out(
    name: str, value: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert list(collected([point(name, value), *OURS])) == list(GAMES)
    assert f"The game {name} ({value}) is left out. " in caplog.text
    assert told in caplog.text
    assert len(caplog.records) == 1


SAME_NAME = game("eruk")
SAME_VERBS = replace(SAME_NAME, name="chess")
