"""A game that brings no encoding is seen in numbers all the same."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any, TypedDict

import numpy as np
import pytest
from pettingzoo.test import api_test

from teeter.envs import board, names
from teeter.envs.actions import Actions
from teeter.envs.looking import BITS, LIST, FromViews, guessed
from teeter.rules.contract import NOBODY, REFEREE, Game
from teeter.rules.encoding import Record
from teeter.rules.extras import resolved
from tests.sixth_game import NIM


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.syspath_prepend(str(NIM))
    game = resolved("teeter_nim.game:GAME")
    assert isinstance(game, Game)
    yield game
    sys.modules.pop("teeter_nim.game", None)


def row(parts: Record, view: Any, me: int) -> list[float]:
    told = [0.0] * parts.size
    for place, value in zip(*parts.row(view, me), strict=True):
        told[place] = value
    return told


def test_a_game_of_another_package_passes_the_suite(nim: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "named", lambda _: nim)
    for seats in nim.seats:
        env = board.raw_env("nim", seats=seats)
        assert str(env) == "teeter/nim-v0"
        api_test(env, num_cycles=60)


def test_its_row_says_who_looks_and_holds_no_secret(nim: Game) -> None:
    rng = Random(3)
    options = nim.options(3)
    parts = guessed(nim.view_type).parts(options)
    follower = FromViews(parts, Actions(nim, 3))
    state = nim.start(options, rng)
    while state.turn != NOBODY:
        rows = np.full((3, parts.size), np.nan, np.float32)
        for seat in range(3):
            follower.look(state, seat)
            rows[seat] = follower.row
            follower.look(state.redeal(seat, rng), seat)
            assert (follower.row == rows[seat]).all()
            assert rows[seat, :3].argmax() == seat
        assert (rows[:, 3:] == rows[0, 3:]).all()
        moves = state.moves()
        state.play(nim.stand_in(state, rng, 0.5) if state.turn == REFEREE else rng.choice(moves))


class Card(TypedDict):
    name: str
    worth: int


class View(TypedDict):
    turn: int
    open: bool
    cards: list[Card]
    top: str | None


def test_every_kind_of_value_has_its_place() -> None:
    parts = guessed(View).parts(GUESSED)
    assert parts.size == 2 + 2 + 1 + LIST * (BITS + 1) + 1 + BITS
    told = row(parts, {"turn": 1, "open": True, "cards": [{"name": "a", "worth": 50}], "top": "a"}, 1)
    assert told[:5] == [0.0, 1.0, 0.0, 1.0, 1.0]
    name = told[5 : 5 + BITS]
    assert any(name)
    assert told[5 + BITS] == 0.5
    assert told[-BITS - 1 :] == [1.0, *name]
    assert row(parts, {"turn": -1, "open": False, "cards": [], "top": None}, 0) == [1.0] + [0.0] * (
        parts.size - 1
    )


def test_a_game_whose_views_have_no_type_tells_at_least_whose_turn_it_is() -> None:
    parts = guessed(None).parts(GUESSED)
    assert row(parts, {"turn": 1, "secret": 7}, 0) == [1.0, 0.0, 0.0, 1.0]


GUESSED: Any = type("Options", (), {"seats": 2})()
