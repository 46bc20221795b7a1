"""Pharaoh's Gulo Gulo in practice (R34): the trap alone, one boulder after the other."""

from __future__ import annotations

from random import Random

import pytest

from teeter.rules.contract import REFEREE, Illegal, State
from teeter.rules.extras import PRACTICE
from teeter.rules.games import GAMES

GAME = GAMES["pharaoh"]


def begun(*moves: str) -> State:
    state = GAME.start(GAME.options(variant=PRACTICE), Random(1))
    for text in moves:
        state.play(GAME.moves[text])
    return state


def test_any_colour_in_the_trap_may_be_chosen_and_nobody_moves() -> None:
    state = begun()
    before = state.view(0)
    assert {move.text.split()[0] for move in state.moves()} == {"choose"}
    for text in ("choose red", "takes"):
        state.play(GAME.moves[text])
    after = state.view(0)
    assert after["bowl"]["red"] == before["bowl"]["red"] - 1  # type: ignore[index]
    assert (after["at"], after["turn"], after["mummy"]) == (before["at"], 0, None)
    assert state.outcome() is None


def test_after_a_landslide_the_trap_is_built_anew() -> None:
    state = begun("choose red", "takes", "choose blue", "landslide staff")
    assert state.view(0) == begun("choose blue", "landslide staff").view(0)
    assert state.view(0)["bowl"] == begun().view(0)["bowl"]


def test_after_the_last_boulder_the_trap_is_built_anew() -> None:
    state = begun()
    count = sum(state.view(0)["bowl"].values())  # type: ignore[attr-defined]
    for _ in range(count - 1):
        state.play(state.moves()[0])
        state.play(GAME.moves["takes"])
    assert len(state.moves()) == 1
    state.play(state.moves()[0])
    state.play(GAME.moves["takes"])
    assert state.view(0)["bowl"] == begun().view(0)["bowl"]


def test_the_staff_that_fell_by_itself_is_stood_up() -> None:
    state = begun()
    (aside,) = state.asides(REFEREE)
    before = state.to_json()
    state.play(aside)
    assert state.to_json() == before
    assert not state.asides(0)
    assert not begun("choose red").asides(REFEREE)


def test_what_there_is_not_in_practice_is_refused() -> None:
    for text in ("turn marker", "takes", "stay"):
        with pytest.raises(Illegal):
            begun().play(GAME.moves[text])
    with pytest.raises(Illegal):
        begun().play(GAMES["eruk"].moves["stop"])
    with pytest.raises(TypeError):
        begun().play("choose red")  # type: ignore[arg-type]


def test_a_state_copies_redeals_and_comes_back_from_json() -> None:
    state = begun("choose red")
    assert state.turns_up(GAME.moves["takes"], 0) == ""
    for other in (state.copy(), state.redeal(0, Random(1)), GAME.from_json(state.to_json())):
        assert type(other) is type(state)
        assert other.to_json() == state.to_json()
        other.play(GAME.moves["takes"])
        assert other.to_json() != state.to_json()
