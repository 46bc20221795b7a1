"""Players of Pharaoh's Gulo Gulo, as one would see them choose."""

from __future__ import annotations

from random import Random
from typing import Any

from teeter.bots.bot import Choice, seen_by
from teeter.games.pharaoh.bots.mind import TOO_MANY, jumps, levels
from teeter.games.pharaoh.moves import MOVE
from teeter.games.pharaoh.pieces import FIELDS, LAST
from teeter.rules.contract import REFEREE
from teeter.rules.games import GAMES
from teeter.words.speaker import english
from tests.rules.support import say

PHARAOH = GAMES["pharaoh"]
D1, D2, D3 = (FIELDS.index(field) for field in ("D1", "D2", "D3"))
RED = 0


def a_desert(*colours: str) -> Any:
    """The first desert markers have these colours; nothing is turned yet."""
    state: Any = PHARAOH.start(PHARAOH.options(2), Random(3), first=0)
    for field, colour in enumerate(colours, 1):
        state.faces[field] = PHARAOH.moves[f"choose {colour}"].arg << 2
    return state


def choice(level: str, state: Any) -> Choice:
    return levels()[level](seen_by(PHARAOH, state, state.turn, [], Random(1)))


def test_before_the_chamber_with_scarabs_one_enters() -> None:
    for level in ("casual", "keen", "master"):
        state = a_desert("red")
        state.at[0] = LAST
        state.scarabs[0] = 2
        told = choice(level, state)
        assert told.move.text == "enter"
        assert (
            "door" in english(told.why)
            or "chamber" in english(told.why)
            or "curse" in english(told.why)
        )


def red_at_d3() -> Any:
    """At D3, with a red boulder: on, or back to D2 where a scarab lies."""
    state = a_desert("white", "red", "red")
    say(PHARAOH, state, "turn marker", "takes", "go D1", "turn marker", "takes", "stay")
    state.at[0] = D3
    state.hidden &= ~(1 << D3)
    state.shown[RED] |= 1 << D3
    say(PHARAOH, state, "choose red", "takes")
    return state


def test_a_scarab_is_worth_a_shorter_step() -> None:
    """From D1 a red boulder leads on to D3 or back to the start's side; D2 has a scarab."""
    state = red_at_d3()
    assert state.phase == MOVE
    assert choice("master", state).move.text == "go D2"


def test_a_beginner_thinks_only_of_the_next_field() -> None:
    state = red_at_d3()
    moves = [
        levels()["beginner"](seen_by(PHARAOH, state, 0, [], Random(n))).move.text for n in range(9)
    ]
    assert "stay" in moves


def test_the_first_marker_is_turned_because_there_is_nothing_else() -> None:
    told = choice("master", a_desert("red"))
    assert told.move.text == "turn marker"


def test_boulders_to_go_are_counted_along_the_colours() -> None:
    """Red on D1 and the last field, white on D3: from the start two reds, or white and then red."""
    shown = (1 << D1 | 1 << LAST, 0, 0, 1 << D3)
    far = jumps(shown, 1 << LAST, forward_only=False)
    assert (far[LAST], far[D3], far[D1], far[0]) == (0, 1, 1, 2)
    assert jumps((0, 0, 0, 1 << D3), 1 << LAST, forward_only=True)[0] == TOO_MANY


def test_the_mummy_is_driven_off_the_last_marker_when_all_wait_for_it() -> None:
    """Everything is turned but the last field, where the mummy stands: the way leads back to heads."""
    state = a_desert("red")
    heads = next(n for n in range(LAST) if state.faces[n] >= 0 and state.faces[n] & 3)
    for field in range(1, LAST):
        if state.faces[field] >= 0:
            state.hidden &= ~(1 << field)
            state.shown[state.faces[field] >> 2] |= 1 << field
    state.seen = 15
    state.at[0] = LAST - 1
    state.scarabs[0] = 4
    for number in range(200):
        if state.mummy != LAST:
            break
        seen = seen_by(PHARAOH, state, state.turn, [], Random(number))
        say(PHARAOH, state, levels()["master"](seen).move.text)
        if state.turn == REFEREE:
            say(PHARAOH, state, "takes")
    assert heads < LAST
    assert state.mummy != LAST


def test_who_stays_after_all_does_not_say_that_it_moves() -> None:
    """A restless player takes any move, and that may be to stay."""
    state = a_desert("white", "red", "red")
    say(PHARAOH, state, "turn marker", "takes")
    for luck in range(60):
        for level in levels().values():
            told = level(seen_by(PHARAOH, state, 0, [], Random(luck)))
            assert (told.move.text == "stay") == ("D1" not in english(told.why))


def test_nobody_praises_scarabs_in_a_race() -> None:
    state: Any = PHARAOH.start(PHARAOH.options(2, "race"), Random(3), first=0)
    state.at[0] = LAST
    for level in levels().values():
        told = level(seen_by(PHARAOH, state, 0, [], Random(1)))
        assert told.move.text == "enter"
        assert "scarab" not in english(told.why)
