"""Players of Gulo Gulo, as one would see them choose."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from teeter.bots.bot import Choice, seen_by
from teeter.games.gulo_gulo.bots.mind import Way, levels, turns_to_go
from teeter.games.gulo_gulo.moves import COLOURS
from teeter.rules.contract import Move
from teeter.rules.games import GAMES
from teeter.words.speaker import english
from tests.rules.support import say

GULO = GAMES["gulo-gulo"]
BLUE, RED, YELLOW, GREEN = range(4)


def a_path(*faces: str, at: int = 0) -> Any:
    """Tiles 1, 2, ... lie face up with these faces; seat A stands `at` one of them and is on turn."""
    rest = dict.fromkeys(COLOURS[:4], 6) | {"blue": 5}
    for face in faces:
        rest[face] -= 1
    others = [face for face, count in rest.items() for _ in range(count)]
    path = [*faces, *others][:19]
    deck = [*[*faces, *others][19:], "junior"]
    state: Any = GULO.new(GULO.options(2), {"first": ["A"], "path": path, "deck": deck})
    for _ in faces:
        say(GULO, state, "turn tile", state_point(state), "alarm gave up")
    while state.turn != 0:
        say(GULO, state, *skip(state))
    state.gulos[0] = at
    return state


def state_point(state: Any) -> str:
    return f"point {COLOURS[state.path[state.opened + 1]]}-1"


def skip(state: Any) -> list[str]:
    colour = COLOURS[state.path[1]]
    return [f"choose {colour}", f"point {colour}-1", "alarm gave up"]


def choice(level: str, state: Any, odds: dict[str, float] | None = None) -> Choice:
    def told(move: Move) -> float:
        assert odds is not None
        return odds[move.text.split()[1].split("-")[0]]

    seen = seen_by(GULO, state, 0, [], Random(1), told if odds else None)
    return levels()[level](seen)


def test_a_beginner_goes_for_the_farthest_colour() -> None:
    state = a_path("red", "blue", "green", "yellow")
    assert choice("beginner", state).move.text in ("choose yellow", "turn tile")


def test_a_keen_player_fears_the_long_way_back() -> None:
    """A failed green would cost five tiles, a failed red only one, and both lead on."""
    state = a_path("green", "blue", "yellow", "red", "yellow", "red", "green", at=5)
    odds = {"green": 0.5, "red": 0.5, "blue": 0.1, "yellow": 0.1}
    assert choice("keen", state, odds).move.text == "choose red"


def test_a_master_takes_the_egg_that_comes_out_most_easily() -> None:
    state = a_path("red")
    say(GULO, state, "choose red")
    easy = {"red-1": 0.2, "red-2": 0.3, "red-3": 0.9, "red-4": 0.1, "red-5": 0.2}
    seen = seen_by(GULO, state, 0, [], Random(1), lambda move: easy[move.text.split()[1]])
    told = levels()["master"](seen)
    assert told.move.text == "point red-3"
    assert "90%" in english(told.why)


def test_the_way_knows_what_lies_ahead_and_behind() -> None:
    way = Way((RED, BLUE, RED, GREEN), here=3)
    assert way.forward(GREEN) == 4
    assert way.forward(BLUE) is None
    assert way.back(RED) == 1
    assert way.back(YELLOW) == 0


def test_turns_to_go_are_exact_where_one_can_reckon_them() -> None:
    assert turns_to_go((RED,), [0.5] * 4)[0] == pytest.approx(2, abs=1e-3)
    sure = [1.0] * 4
    assert turns_to_go((RED, BLUE, RED, GREEN), sure) == [1, 1, 1, 1, 0]
    assert turns_to_go((RED, RED, RED), sure) == [3, 2, 1, 0]


def test_without_a_nest_no_egg_is_said_to_be_the_easiest() -> None:
    state = a_path("red")
    say(GULO, state, "choose red")
    for level in levels():
        assert "%" not in english(choice(level, state).why)


def test_an_egg_like_all_others_is_not_said_to_be_the_easiest() -> None:
    state = a_path("red")
    say(GULO, state, "choose red")
    assert "%" not in english(choice("master", state, {"red": 0.8}).why)
